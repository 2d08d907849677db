"""The words around the keys of a position file: files to fill in, and questions, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # files to fill in
    "head": (
        'Un tavolo di {game}. Si scrive ciò che sta sul tavolo. Un valore che nessuno sa è "?". Per usare una '
        "chiave che ha un # davanti, si toglie il #. Poi: courtroll score FILE"
    ),
    "such-as": " Per esempio {example}.",
    "needed": " Qui serve.",
    "words": " Parole: {words}.",
    "keys": "Chiavi: {keys}.",
    # questions and answers
    "introduction": (
        "Si risponde a ogni domanda e si preme Invio. Una risposta vuota omette la chiave, ? è per ciò che "
        "nessuno sa, indietro corregge la risposta prima. Più cose si separano con virgole. Ctrl-C "
        "interrompe."
    ),
    "ended-early": "Le risposte sono finite troppo presto.",
    "stopped": "Interrotto.",
    "nothing-saved": "Non è salvato nulla.",
    "kept": "Risposte conservate in {file}: {n}. courtroll score --ask-me {game} riprende da lì.",
    "go-on": "risposte conservate da prima: {n}; riprenderle (sì, o niente)",
    "letters": "lettere di tessere ed edifici ({words}) [{own}]",
    "no-game": "non c'è un gioco «{game}» che si possa contare{suggestion}",
    "game": "gioco ({words})",
    "moment": "momento ({words})",
    "which-scoring": "Quale punteggio è?",
    "number-of-players": "numero di giocatori (da {low} a {high})",
    "player-name": "giocatore {n}, nome",
    "clockwise": "I giocatori in senso orario.",
    "is-there-any": "{what}, c'è (sì, o vuoto)",
    "is-there-one": "{what}, ce n'è uno (sì, o vuoto)",
    "row": "{what}, riga {n}",
    "map-ends": " Una riga vuota chiude la mappa.",
    "stays-so": "resta così (sì, o indietro per correggere)",
    "save-as": "salva come [{file}]",
    "overwrite": "{file} c'è già; sovrascrivere (sì, o vuoto)",
    # words that answer, and what is said against an answer
    "yes": "yes y sì si s",
    "no": "no n",
    "back": "back indietro",
    "yes-no": "sì no",
    "nothing-before": "prima di questo non c'è nulla",
    "no-text": "questo non è un testo",
    "too-long": "è troppo lungo, o non è un testo",
    "yes-or-back": "sì o indietro, per favore",
    "yes-or-no": "sì o no",
    "none-of-them": "«{found}» non è fra questi{suggestion}",
    "not-closed": "le virgolette o le parentesi non sono chiuse come si deve",
    "no-pair": "«{found}» non è un nome con il suo valore",
    "cannot-be-written": "non si può scrivere: {why}",
    "ends-in-toml": "il nome del file finisce in .toml",
    "no-folder": "per questo non c'è una cartella, o è una cartella",
}
