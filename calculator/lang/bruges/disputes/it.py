"""What the searches for the smallest positions of Bruges say, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "lightning-returned.position": "l'Alchimista di Anna ha agito ed è di nuovo in mano; lei piazza lui e il Principe",
    "lightning-returned.size": "meno Fiorini",
    "lightning-returned.bounds": "tutti i tavoli con meno Fiorini",
    "no-cards-left.position": "Anna ha un Contabile, nessuna carta, e tre delle sue carte sono giocate",
    "no-cards-left.size": "meno personaggi",
    "no-cards-left.bounds": "tutti i tavoli con meno personaggi",
    "emptied-elsewhere.position": "dopo il suo passo Anna pesca l'ultima carta di un mazzo e la gioca",
    "emptied-elsewhere.size": "meno carte nel mazzo di sinistra",
    "emptied-elsewhere.bounds": "tutti i tavoli con meno carte lì",
    "own-event.position": "Anna piazza un Oste che porta un fiorino per ogni personaggio piazzato, e poi uno Scudiero",
    "own-event.size": "meno Fiorini",
    "own-event.bounds": "tutti i tavoli con meno Fiorini",
}
