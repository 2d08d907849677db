"""The page as a site without a server: its files, the engine packed for a browser's own Python, and Pyodide."""
