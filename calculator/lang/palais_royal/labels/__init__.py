"""What keys of position files are called in forms, in all languages."""
