"""The words of Orchard, a module for each language."""
