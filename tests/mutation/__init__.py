"""Mutation strength: small wrong changes to the rule functions, and whether tests notice. See `docs/mutation.md`."""
