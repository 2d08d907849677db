"""What lies on the table: the pieces, the box, the state, and the names of places."""
