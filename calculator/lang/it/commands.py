"""What commands say beyond their answers, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # games
    "no-game": "non esiste un gioco «{game}»{suggestion}",
    "not-playable-yet": "{game} non si può ancora giocare; si può contare",
    "no-advice-yet": "su {game} non ci sono ancora consigli",
    "no-such-limit": "nessun consiglio su {game} dipende da quanti edifici sono ammessi",
    "no-witness": "non c'è nessun testimone da scrivere: nessun tavolo che corrisponde al file lo rende lecito",
    "witness-in-json-only": "un testimone sta solo nella risposta di --format json; indica un file",
    "not-a-position-file": "{file} non è il nome di un file di posizione; quelli finiscono in {endings}",
    "would-be-overwritten": "{file} è il file su cui si chiede",
    "no-turn-to-ask-about": "se una mossa è legale si chiede di un turno o di un ballo, e questo tavolo è a "
    '"{moment}": un turno si descrive con moment = "turn" e turn = il nome del giocatore',
    "no-questions-yet": "alle domande su {game} non si può ancora rispondere",
    "no-moment": "{game} non ha un momento «{moment}»{suggestion}",
    "wrong-number-of-players": "{found} è fuori dai limiti; a {game} si gioca da {low} a {high}",
    "no-player": "«{player}» non è un giocatore{suggestion}",
    # files
    "cannot-be-written": "{file} non si può scrivere: {why}",
    "standard-output": "l'uscita del programma",
    "holds-no-log": "{file} c'è già e non è un registro; resta com'è",
    "other-picture": "{file}: le immagini sono SVG o PNG; il file va chiamato così",
    "no-png": "per un PNG serve resvg-py, che non è installato; lo porta pip install 'courtroll[png]'",
    "is-being-drawn": "è il file che viene disegnato",
    "name-a-file": "Indicare almeno un file, oppure usare --ask-me senza file.",
    "skipped": "1 file saltato: non contiene una posizione",
    "skipped-several": "{n} file saltati: non contengono una posizione",
    "no-solver": "serve il risolutore {name}, che non è installato; lo porta pip install 'courtroll[proofs]'",
    # scores
    "nothing-to-score": 'con "turn" non c\'è nulla da contare; lì rispondono ask e check',
    "no-range": 'su questo "?" non si calcola un intervallo; si dica che cosa può essere, e si conti ogni caso',
    "no-range-to-compare": (
        'su ciò che qui è ignoto non si calcola un intervallo; si dica che cosa può essere un "?", e si '
        "confronti ogni caso"
    ),
    # many tables, and games played
    "stopped": "interrotto",
    "process-ended": "un processo che rispondeva è stato terminato dall'esterno; le risposte si fermano qui",
    "table": "1 tavolo",
    "tables": "{n} tavoli",
    "moves-so-far": "{n} mosse, punti {points}",
    # questions that are not understood
    "no-player-there": "{shown} non è un giocatore{suggestion}",
    "no-verb": "{shown} non è una mossa{suggestion}",
    "too-many-words": "{shown} è di troppo{suggestion}",
    "not-understood": "{shown} non va lì{suggestion}",
    "ends-too-early": "alla fine manca qualcosa: {wanted}",
    "legal-there": "; sarebbe lecito: {moves}",
    "legal-nowhere": "; non sarebbe lecito da nessuna parte",
    "PLAYER": "GIOCATORE",
    "OTHER": "ALTRO",
    "or": "o",
    # logs
    "cannot-be-read": "{file} non si può leggere: {why}",
    "log-too-large": "il registro supera {limit} byte",
    "not-playable": "«{game}» non è un gioco che si può giocare; si conoscono: {known}",
}
