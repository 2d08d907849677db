"""The commands, one module each; `calculator.cli` imports one when it runs."""
