"""What can be chosen in forms, in all languages."""
