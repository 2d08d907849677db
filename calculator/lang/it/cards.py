"""The words around a rule card, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "nothing": "Nessuna regola ha questo nome o queste parole: «{query}».",
    "near": "Non c'è una regola «{query}». Le più vicine:",
    "some": "Nessuna regola ha tutte le parole «{query}». Quelle che ne hanno di più:",
    "show-one": "«courtroll rule ID» ne mostra una con le sue fonti.",
    "show-one-of-more": "e altre {more}; «courtroll rule ID» ne mostra una con le sue fonti.",
    "rests-on": "base: {basis}, certezza: {confidence}",
    "edition": "{edition} ({language})",
    "under": "sotto: {heading}",
    "at": "a: «{anchor}»",
    "silent": "non lo dice",
    "option": "opzione {option}: {kind}",
    "settled": "i testi si contraddicono",
    "open": "nessun testo lo decide",
    "preset": " (scelta di {editions})",
    "difference": "{id} ({parting}): {topic}",
    "difference-with-option": "{id} ({parting}, opzione {option}): {topic}",
    # languages of the texts
    "German": "tedesco",
    "Italian": "italiano",
    # what a rule rests on
    "basis:printed": "stampata",
    "basis:derived": "derivata",
    "basis:other-edition": "altra edizione",
    "basis:ruling": "decisione",
    "basis:open": "aperta",
    "basis:tool": "limite di questo programma",
    "confidence:high": "alta",
    "confidence:medium": "media",
    "confidence:low": "bassa",
    # how texts differ
    "parting:real": "reale",
    "parting:silent": "taciuta",
    "parting:slip": "svista",
    "parting:wording": "formulazione",
}
