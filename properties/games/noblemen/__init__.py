"""What an engine of Noblemen is held to: a second definition of the rules, laws, landmarks and tables to begin from."""
