"""The commands, one module each; `courtroll.calculator.cli` imports one when it runs."""
