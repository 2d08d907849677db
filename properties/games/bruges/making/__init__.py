"""Tables made to be looked at: the strategies that draw them."""
