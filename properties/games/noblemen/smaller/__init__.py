"""How a table that fails is made smaller."""
