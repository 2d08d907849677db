"""What may be decided when, why not, and what happens then; one module a topic."""
