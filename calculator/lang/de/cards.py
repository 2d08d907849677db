"""The words around a rule card, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "nothing": "Keine Regel hat diesen Namen oder diese Wörter: „{query}“.",
    "near": "Eine Regel „{query}“ gibt es nicht. Die nächsten:",
    "some": "Keine Regel hat alle Wörter „{query}“. Die mit den meisten:",
    "show-one": "„courtroll rule ID“ zeigt eine mit ihren Fundstellen.",
    "show-one-of-more": "und {more} weitere; „courtroll rule ID“ zeigt eine mit ihren Fundstellen.",
    "rests-on": "Grundlage: {basis}, Sicherheit: {confidence}",
    "edition": "{edition} ({language})",
    "under": "unter: {heading}",
    "at": "bei: „{anchor}“",
    "silent": "sagt es nicht",
    "option": "Option {option}: {kind}",
    "settled": "die Texte widersprechen sich",
    "open": "kein Text entscheidet es",
    "preset": " (Vorgabe von {editions})",
    "difference": "{id} ({parting}): {topic}",
    "difference-with-option": "{id} ({parting}, Option {option}): {topic}",
    # languages of the texts
    "German": "Deutsch",
    "Italian": "Italienisch",
    # what a rule rests on
    "basis:printed": "gedruckt",
    "basis:derived": "abgeleitet",
    "basis:other-edition": "andere Ausgabe",
    "basis:ruling": "Schiedsspruch",
    "basis:open": "offen",
    "basis:tool": "Grenze dieses Programms",
    "confidence:high": "hoch",
    "confidence:medium": "mittel",
    "confidence:low": "gering",
    # how texts differ
    "parting:real": "echt",
    "parting:silent": "verschwiegen",
    "parting:slip": "Versehen",
    "parting:wording": "Wortlaut",
}
