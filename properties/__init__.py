"""Laws that an engine can be held to. Shipped, so that other people's engines can be held to them too."""
