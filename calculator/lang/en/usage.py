"""What is said of a wrong call of a command, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "usage": "Usage:",
    "help": "Try '{command} {option}' for help.",
    "error": "Error: {message}",
    # what is wrong
    "extra-argument": "Got unexpected extra argument ({names})",
    "extra-arguments": "Got unexpected extra arguments ({names})",
    "bad-value": "Invalid value for {name}: {message}",
    "bad-value-of-nothing": "Invalid value: {message}",
    "missing-argument": "Missing argument {name}.",
    "missing-option": "Missing option {name}.",
    "choose-from": "{message} Choose from:\n{names}",
    "no-such-option": "No such option {name}.",
    "did-you-mean": "{message} Did you mean {names}?",
    "did-you-mean-one": "{message} (Did you mean one of: {names}?)",
    "needs-a-value": "Option {name} requires an argument.",
    "takes-no-value": "Option {name} does not take a value.",
    "not-one-of": "{name} is not one of {names}.",
    "out-of-range": "{name} is not in the range {range}.",
    "no-integer": "{name} is not a valid integer.",
    "is-a-folder": "File {name} is a directory.",
}
