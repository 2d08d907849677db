"""The words around a rule card, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "nothing": 'No rule has the id or the words "{query}".',
    "near": 'There is no rule "{query}". The nearest:',
    "some": 'No rule has all the words "{query}". Those with most of them:',
    "show-one": '"courtroll rule ID" shows one with its witnesses.',
    "show-one-of-more": 'and {more} more; "courtroll rule ID" shows one with its witnesses.',
    "rests-on": "basis: {basis}, confidence: {confidence}",
    "edition": "{edition} ({language})",
    "under": "under: {heading}",
    "at": 'at: "{anchor}"',
    "silent": "does not say it",
    "option": "option {option}: {kind}",
    "settled": "the texts disagree",
    "open": "no text settles it",
    "preset": " (preset of {editions})",
    "difference": "{id} ({parting}): {topic}",
    "difference-with-option": "{id} ({parting}, option {option}): {topic}",
    # languages of the texts
    "German": "German",
    "Italian": "Italian",
    # what a rule rests on
    "basis:printed": "printed",
    "basis:derived": "derived",
    "basis:other-edition": "other-edition",
    "basis:ruling": "ruling",
    "basis:open": "open",
    "basis:tool": "tool",
    "confidence:high": "high",
    "confidence:medium": "medium",
    "confidence:low": "low",
    # how texts differ
    "parting:real": "real",
    "parting:silent": "silent",
    "parting:slip": "slip",
    "parting:wording": "wording",
}
