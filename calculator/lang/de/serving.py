"""What the page is told when it asks wrongly, and what `courtroll serve` says, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what is wrong with a call of the page
    "no-such-call": 'einen Aufruf "{call}" gibt es nicht; bekannt sind: {known}',
    "no-such-language": 'die Sprache "{language}" gibt es hier nicht; bekannt sind: {known}',
    "wrong-value": '"{key}": hier wird {wanted} gebraucht',
    "no-such-key": '"{key}" gehört nicht zu diesem Aufruf; bekannt sind: {known}',
    "a-text": "ein Text",
    "a-number": "eine ganze Zahl",
    "a-flag": "true oder false",
    "a-list-of": "eine Liste aus diesen: {known}",
    "a-table": "eine Tabelle oder ein Text",
    "an-object": "eine Tabelle",
    "one-of": "eines von diesen: {known}",
    # why a request is not answered
    "no-request": "Das ist keine Anfrage, die hier verstanden wird.",
    "foreign-host": "Diese Seite ist nur unter der Adresse erreichbar, die courtroll serve nennt.",
    "foreign-page": "Hier darf nur die Seite selbst fragen.",
    "not-here": "Hier ist nichts. Die Seite liegt unter /.",
    "other-method": "Das geht hier nicht: Seiten werden geholt, und Fragen gehen an /api.",
    "too-slow": "Die Anfrage hat zu lange gedauert.",
    "no-length": "Die Anfrage sagt nicht, wie lang sie ist.",
    "too-large": "Die Anfrage ist größer als 1 MiB.",
    "only-json": "Eine Frage ist JSON (Content-Type: application/json).",
    "head-too-large": "Der Kopf der Anfrage ist zu groß.",
    "broken": "Innen ist etwas schiefgegangen. Das ist ein Fehler von Courtroll; bitte melden, samt Spielstand.",
    "busy": "Es wird zu viel auf einmal gefragt; gleich noch einmal versuchen.",
    # what the command says
    "page-at": "Die Seite liegt unter {url} (Strg-C beendet sie).",
    "for-phones": "Für Telefone und andere im selben Netz: {url}",
    "no-network": "kein Netz nennt eine Adresse dieses Rechners; ohne --lan ist die Seite für ihn allein da",
    "port-taken": "der Port {port} ist nicht zu haben: {why}; mit --port einen anderen nennen, 0 für einen freien",
    # what the command that makes the site says
    "no-npm": "für die Seite braucht es {name}, und das fehlt: Node.js ab 20 bringt node und npm mit",
    "pyodide-not-there": "Pyodide ließ sich nicht von npm holen: {why}",
    "folder-taken": "{folder} gibt es schon, und dieser Befehl hat es nicht angelegt; nenne einen anderen Ordner "
    "oder einen leeren",
    "site-made": "Die Seite liegt in {folder}: {files} Dateien, {size} MB. Jeder Server für Dateien kann sie über "
    "https ausliefern (docs/page.md).",
    "no-image": "Ein Abbild des Speichers ließ sich nicht machen ({why}); die Seite geht auch ohne und startet beim "
    "ersten Mal langsamer.",
}
