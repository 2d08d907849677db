"""The page as a site: what is packed, and how it is put together."""
