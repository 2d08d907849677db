"""The page over HTTP: its own files, and its calls (`docs/page.md`)."""
