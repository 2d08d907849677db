"""What is counted, one topic a module, and who has won."""
