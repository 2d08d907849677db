"""What a person fills in: questions, templates, schemas."""
