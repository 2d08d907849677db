"""What the search for the smallest orchard says, a module a language."""
