"""What the printed terms of the German and the Italian texts are called in the sentences of our rule cards."""

from __future__ import annotations

from typing import Final

TERMS: Final = {
    # German
    "acker": "field", "adelstitel": "title", "aktion": "action", "anwesen": "estate", "beutel": "bag",
    "bestechung": "bribe", "brunnen": "fountain", "burg": "castle", "garten": "garden", "gebäude": "building",
    "graf": "earl", "gutshof": "farm", "hain": "grove", "herzog": "duke", "kapelle": "chapel", "karte": "card",
    "kirche": "church", "königin": "queen", "maskenball": "ball", "palast": "palace",
    "pfund": "money", "plättchen": "tile", "preis": "price", "ritter": "knight", "rundenzähler": "round",
    "sichtschirm": "screen", "siegpunkt": "point", "skandal": "scandal", "spende": "donate", "spieler": "player",
    "steuer": "tax", "tauschen": "swap", "umschlossen": "enclosed", "vorrat": "supply", "wald": "forest",
    "wertung": "scoring", "wiese": "meadow", "zug": "turn", "bauen": "build", "gleichstand": "tie",
    # Italian
    "abilità": "ability", "azione": "action", "ballo": "ball", "bosco": "grove", "campo": "field", "canale": "canal",
    "cappella": "chapel", "cardinale": "cardinal", "carta": "card", "casa": "house", "castello": "castle",
    "chiesa": "church", "controllo": "control", "corona": "crown", "corruzione": "bribe", "cortigiano": "courtier",
    "dado": "die", "denaro": "money", "edificio": "building", "fattoria": "farm", "fiorini": "florin",
    "follia": "folly", "fontana": "fountain", "foresta": "forest", "giardino": "garden", "giocatore": "player",
    "lavoratore": "worker", "locanda": "inn", "maggioranza": "majority", "minaccia": "threat", "moneta": "coin",
    "mossa": "move", "nobile": "noble", "palazzo": "palace", "parco": "park", "pareggio": "tie", "parità": "tie",
    "pedone": "pawn", "personaggio": "person", "pianura": "meadow", "prestigio": "prestige", "prezzo": "price",
    "privilegio": "privilege", "punti": "point", "punteggio": "scoring", "regina": "queen", "riserva": "supply",
    "sacchetto": "bag", "scalone": "staircase", "scandalo": "scandal", "scarto": "discard", "schermo": "screen",
    "servitore": "servant", "sigillo": "seal", "soldato": "knight", "statua": "statue", "tassa": "tax",
    "tenuta": "estate", "tessera": "tile", "titolo": "title", "turno": "turn", "vittoria": "victory",
}  # fmt: skip
"""A printed word in the singular, and one of ours."""
