"""What the searches for the smallest positions of Palais Royal say, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "place-without-servant.position": "2 Spieler; Anna hat den einzigen Diener in einer Reihe, Bert hat dort keinen",
    "place-without-servant.size": "weniger Diener in einer Reihe",
    "place-without-servant.bounds": (
        "2 Spieler: eine leere Reihe; 3 und 4 Spieler: keine Reihe mit bis zu je {most} Dienern weicht ab"
    ),
    "stairway-leaving.position": "Anna hat den einzigen Diener im Treppenhaus, und er geht hinaus und weiter",
    "majority-time.position": "Anna geht ins Kabinett des Königs, wo niemand ist",
    "empty-room-tie.position": "beim König ist niemand, und beim Kardinal nur Anna",
    "majorities-card.position": "Anna spielt die Karte, bevor sie zum König geht, wo Bert ist",
    "double-card.position": "Anna spielt die Karte nach ihrem ersten Schritt",
    "diagonal-noble.position": "Anna hat einen Adeligen für schräge Schritte und geht zweimal schräg",
    "same-privilege.position": "Anna hat zwei Adelige, die je zwei Diener auf das Tor setzen",
    "seal-card.position": "Anna nimmt zwei Adelige mit je einem Siegel und hat eine Karte mit zweien",
    "card-noble-at-once.position": "Anna nimmt einen Adeligen, der Karten zieht, und zieht",
    "keep-none.position": "Anna zieht eine Karte und lehnt sie ab",
    "turn.size": "wenigste Diener",
    "turn.bounds": "alle Tische mit weniger Dienern in diesem Raum",
}
