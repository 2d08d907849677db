"""Many runs: which, how many at once, and what came of them."""
