"""The words of all games, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what an answer is about
    "title": "{game}, {moment}, testo {edition}",
    # scores
    "before": "prima",
    "total": "totale",
    "rank": "posto",
    "tiles": "tessere",
    "unscored": "Senza punti:",
    "missing": ", manca {what}",
    "and": "e",
    "wins": "{names} vince per {why}.",
    "win": "{names} vincono per {why}.",
    "unsettled": "Non deciso: possono ancora vincere {names}.",
    "not-worked-out": "Non è calcolato chi vince; possono {names}.",
    # what may stand under any answer
    "open": "Nessun testo decide:",
    "leaning": "{option}, letto qui come {reading}; altrimenti {others}",
    "leanings-unknown": "Non è calcolato se un punto aperto ha contato.",
    "notes": "Note:",
    "assumed": "Supposto, né stampato né scritto:",
    "rules": "Regole:",
    "witness": "{edition}, sotto «{heading}»: «{anchor}»",
    # faults and errors
    "impossible": "Questa posizione non può esistere:",
    "possible": "Nulla parla contro questa posizione.",
    "line": "riga {line}",
    "grammar": "Che cosa si può dire:",
    # verdicts
    "legal": "lecito",
    "illegal": "non lecito",
    "depends": "dipende",
    "not-settled": "non deciso",
    "gave-up": "La ricerca ha rinunciato: non si decide né a favore né contro.",
    "understood": "Inteso: {text}",
    "forced-by": "Imposto da ciò che il file dice di:",
    "by-the-rules": "Per le sole regole, qualunque altra cosa dica il file.",
    "by-texts": "Secondo i testi: {texts}",
    "gives": "Porta:",
    "instead": "Invece:",
    "barred": "Vietato ovunque da {rules}:",
    "in-the-way": "{where} a causa di {pieces}",
    # games played
    "move": "{game}, 1 mossa",
    "moves": "{game}, {moves} mosse",
    "nothing-moved": "non cambia nulla",
    "by-rules": "secondo le regole {what}",
    "by-engine": "secondo il motore {what}",
    "no-parting": "In questo verbale il motore e le regole non divergono.",
    "parting": "Riga {line}: il motore e le regole divergono. {move}",
    "parting-begin": "Dopo l’ultima riga il motore e le regole divergono.",
    "parting-rules": "le regole in questione: {rules}",
    "torn": "L'ultima riga del registro è troncata ed è stata lasciata fuori.",
    "offence": "Riga {line}: {move}",
    # what is gained
    "points": "Punti Vittoria",
    # the list of games
    "games": "gioco,titolo,giocatori,testi,regole,fa",
    "can-play": "conta, gioca",
    "can-score": "conta",
    "can-settle": "conta, giudica, gioca",
    # pictures
    "faults-drawn": "Questa posizione non può esistere. I numeri rossi stanno dove sono i motivi:",
    "shows": "Mostra: {names}.",
    "can-win": "può ancora vincere",
    "crown": "vince",
}
