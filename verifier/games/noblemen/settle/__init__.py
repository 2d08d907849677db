"""What a described turn means, for those who settle a question about it."""
