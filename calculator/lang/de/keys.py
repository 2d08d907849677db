"""The words around the keys of a position file: files to fill in, and questions, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # files to fill in
    "head": (
        'Ein Tisch {game}. Eintragen, was auf dem Tisch liegt. Ein Wert, den niemand weiß, ist "?". Wer einen '
        "Schlüssel braucht, vor dem ein # steht, nimmt das # weg. Dann: courtroll score DATEI"
    ),
    "such-as": " Zum Beispiel {example}.",
    "needed": " Hier nötig.",
    "words": " Wörter: {words}.",
    "keys": "Schlüssel: {keys}.",
    # questions and answers
    "introduction": (
        "Jede Frage beantworten und Enter drücken. Eine leere Antwort lässt den Schlüssel weg, ? ist für das, "
        "was niemand weiß, zurück verbessert die Antwort davor. Mehreres trennt ein Komma. Strg-C bricht ab."
    ),
    "ended-early": "Die Antworten endeten zu früh; nichts ist gespeichert.",
    "stopped": "Abgebrochen; nichts ist gespeichert.",
    "no-game": "ein Spiel „{game}“, das zu werten ist, gibt es nicht{suggestion}",
    "game": "Spiel ({words})",
    "moment": "Zeitpunkt ({words})",
    "which-scoring": "Welche Wertung ist das?",
    "number-of-players": "Zahl der Spieler ({low} bis {high})",
    "player-name": "Spieler {n}, Name",
    "clockwise": "Die Spieler im Uhrzeigersinn.",
    "is-there-any": "{what}, gibt es das (ja, oder leer)",
    "is-there-one": "{what}, gibt es eines (ja, oder leer)",
    "row": "{what}, Reihe {n}",
    "map-ends": " Eine leere Zeile beendet den Plan.",
    "save-as": "speichern als [{file}]",
    "overwrite": "{file} gibt es schon; überschreiben (ja, oder leer)",
    # words that answer, and what is said against an answer
    "yes": "yes y ja j",
    "no": "no n nein",
    "back": "back zurück",
    "yes-no": "ja nein",
    "nothing-before": "davor ist nichts",
    "no-text": "das ist kein Text",
    "too-long": "das ist zu lang, oder kein Text",
    "yes-or-no": "ja oder nein",
    "none-of-them": "„{found}“ ist keines davon{suggestion}",
    "not-closed": "die Anführungszeichen oder Klammern sind nicht geschlossen, wie sie sollten",
    "no-pair": "„{found}“ ist nicht ein Name und sein Wert",
    "cannot-be-written": "sie lässt sich nicht schreiben: {why}",
    "ends-in-toml": "der Name der Datei endet auf .toml",
    "no-folder": "dafür gibt es keinen Ordner, oder es ist ein Ordner",
}

PHRASES: Final = {
    "The game.": "Das Spiel.",
    "Which scoring this is; turn for any moment between scorings.": (
        "Welche Wertung es ist; turn für jeden Zeitpunkt zwischen Wertungen."
    ),
    "The players, clockwise.": "Die Spieler, im Uhrzeigersinn.",
    "The player's name: 1 to 40 characters, unlike any other player's.": (
        "Der Name: 1 bis 40 Zeichen, anders als der jedes anderen Spielers."
    ),
    "Where the marker is on the victory track before this scoring.": (
        "Wo der Marker vor dieser Wertung auf der Siegpunktleiste steht."
    ),
    "Pounds behind the screen. Left out: unknown.": "Pfund hinter dem Sichtschirm. Weggelassen: unbekannt.",
    "The title held. Left out: unknown.": "Der Adelstitel. Weggelassen: unbekannt.",
    'Tiles behind the screen: how many, or which by their letters, such as "F F G W".': (
        'Plättchen hinter dem Sichtschirm: wie viele, oder welche mit ihren Buchstaben, wie "F F G W".'
    ),
    "Bribe tokens held.": "Bestechungsmarker.",
    "Scandal cards in hand, by name; or only how many.": "Skandalkarten auf der Hand, mit Namen; oder nur, wie viele.",
    'Where this player\'s knights stand: whose estate, and the top-left cell, as in "Britta C1".': (
        'Wo die Ritter dieses Spielers stehen: wessen Anwesen, und das Feld oben links, wie in "Britta C1".'
    ),
    "The map of the estate, a line per row and a character per cell: . no tile, F field, G grove, W "
    "fountain, M empty meadow, C castle, P palace, H chapel, Y folly, ? a tile of unknown kind.": (
        "Der Plan des Anwesens, eine Zeile je Reihe und ein Zeichen je Feld: . kein Plättchen, F Acker, G "
        "Hain, W Brunnen, M leere Wiese, C Burg, P Palast, H Kapelle, Y Folly, ? ein Plättchen unbekannter "
        "Art."
    ),
    "The cell of the 64 x 64 frame that is this map's A1. Left out: the map lies in the middle.": (
        "Das Feld des Rahmens von 64 x 64, das A1 dieses Plans ist. Weggelassen: Der Plan liegt in der Mitte."
    ),
    "The top-left cells of the 2x2 squares whose symbol is seen on the table.": (
        "Die Felder oben links der 2x2-Quadrate, deren Symbol auf dem Tisch zu sehen ist."
    ),
    'Which folly stands where, as in "forests D4".': 'Welches Folly wo steht, wie in "forests D4".',
    "Tokens laid out in this decade: tax, land.": (
        "Marker, die in dieser Dekade ausgelegt sind: tax (Steuern), land (Land)."
    ),
    "In place of the map, for a building scoring: the enclosed buildings.": (
        "Anstelle des Plans, für eine Gebäudewertung: die umschlossenen Gebäude."
    ),
    "For each enclosed castle the number of chapels beside it.": (
        "Für jede umschlossene Burg die Zahl der Kapellen daneben."
    ),
    "For each enclosed palace the number of chapels beside it.": (
        "Für jeden umschlossenen Palast die Zahl der Kapellen daneben."
    ),
    "In place of the map, for a ball: all prestige before spending, knights included.": (
        "Anstelle des Plans, für einen Ball: alles Prestige vor dem Ausgeben, Ritter eingeschlossen."
    ),
    "At a ball: what is handed in of what is held.": "Bei einem Ball: was von dem abgegeben wird, was man hat.",
    "How many bribes are handed in.": "Wie viele Bestechungsmarker abgegeben werden.",
    "Which scandal cards are handed in.": "Welche Skandalkarten abgegeben werden.",
    "At a ball: the title chosen, if not the best one free.": (
        "Bei einem Ball: der gewählte Titel, wenn nicht der beste freie."
    ),
    "Which text rules where the texts differ.": "Welcher Text gilt, wo die Texte sich unterscheiden.",
    "Where this comes from; free text.": "Woher das hier stammt; freier Text.",
    "The language of the letters for tiles and buildings.": "Die Sprache der Buchstaben für Plättchen und Gebäude.",
    "Whether the table plays Noblemen for the first time.": "Ob am Tisch zum ersten Mal Noblemen gespielt wird.",
    "The decade, 1 to 3. Left out at the end of the game: 3.": "Die Dekade, 1 bis 3. Am Spielende weggelassen: 3.",
    "Whose turn it is.": "Wer am Zug ist.",
    "Who holds the Queen; required for a ball.": "Wer die Königin hat; für einen Ball nötig.",
    "Whether the round marker stands where nobody may take the Queen.": (
        "Ob der Rundenmarker dort steht, wo niemand die Königin nehmen darf."
    ),
    "The space of the round track where the marker stands, the arrow space being 0.": (
        "Das Feld der Rundenleiste, auf dem der Marker steht; das Pfeilfeld ist 0."
    ),
    "At the end of the game: the building scoring has been done.": (
        "Am Spielende: Die Gebäudewertung ist schon geschehen."
    ),
    "What the player in turn has done already, in the words of moves.": (
        "Was der Spieler am Zug schon getan hat, in den Worten von Zügen."
    ),
    "What is to be decided next.": "Was als Nächstes zu entscheiden ist.",
    "What is to be decided.": "Was zu entscheiden ist.",
    "Who decides. Left out: the player in turn.": "Wer entscheidet. Weggelassen: der Spieler am Zug.",
    "Whether the turn's action has been taken.": "Ob die Aktion des Zuges schon genommen ist.",
    "Whether the turn's scandal card has been played.": "Ob die Skandalkarte des Zuges schon gespielt ist.",
    "Cells laid in the growth that is going on.": "Felder, die in der laufenden Erweiterung angelegt sind.",
    "Tiles put into the bag for Favour of the Vicar.": (
        "Plättchen, die für die Gunst des Vikars in den Beutel gelegt sind."
    ),
    "Scandal cards looked at, of which one is to be kept.": "Angesehene Skandalkarten, von denen eine behalten wird.",
    "Who decides the same after this player, in order.": (
        "Wer nach diesem Spieler dasselbe entscheidet, in der Reihenfolge."
    ),
    "The ball that is going on.": "Der Ball, der gerade stattfindet.",
    "By player: prestige, for those who have spent.": (
        "Je Spieler: das Prestige, bei denen, die schon ausgegeben haben."
    ),
    "By player: where the marker stands, for those who have spent.": (
        "Je Spieler: wo der Marker steht, bei denen, die schon ausgegeben haben."
    ),
    "Prestige for which the player who is spending has handed things in.": (
        "Prestige, für das der Spieler, der gerade ausgibt, schon etwas abgegeben hat."
    ),
    "Tiles given to the church in this decade, by letter.": (
        "Plättchen, die in dieser Dekade der Kirche gespendet sind, nach Buchstaben."
    ),
    "What still stands on the board.": "Was noch auf dem Spielplan steht.",
    "Castles on the board.": "Burgen auf dem Spielplan.",
    "Chapels on the board.": "Kapellen auf dem Spielplan.",
    "Palaces on the board.": "Paläste auf dem Spielplan.",
    "Bribes on the board. Left out: all that no player holds.": (
        "Bestechungsmarker auf dem Spielplan. Weggelassen: alle, die kein Spieler hat."
    ),
    "Follies on the board: forests, farms, gardens, mixed. Left out: all that are not built.": (
        "Follies auf dem Spielplan: forests, farms, gardens, mixed. Weggelassen: alle, die nicht gebaut sind."
    ),
    "Tiles in the bag, by letter. Left out: all not seen elsewhere.": (
        "Plättchen im Beutel, nach Buchstaben. Weggelassen: alle, die nirgends sonst zu sehen sind."
    ),
    "The stack of scandal cards.": "Der Stapel der Skandalkarten.",
    "Blackmail cards in the stack.": "Karten Erpressung im Stapel.",
    "Cunning Stroke cards in the stack.": "Karten Genialer Schachzug im Stapel.",
    "Dowry cards in the stack.": "Karten Mitgift im Stapel.",
    "Favour of the Vicar cards in the stack.": "Karten Gunst des Vikars im Stapel.",
    "Inheritance cards in the stack.": "Karten Erbschaft im Stapel.",
    "Intrigue cards in the stack.": "Karten Intrige im Stapel.",
    "Liaison cards in the stack.": "Karten Liaison im Stapel.",
    "Secret Marriage cards in the stack.": "Karten Geheime Vermählung im Stapel.",
    "Tribute cards in the stack.": "Karten Tribut im Stapel.",
    "Whitehall cards in the stack.": "Karten Whitehall im Stapel.",
    "Cards at the bottom in known order, the uppermost first; they count above as well.": (
        "Karten unten im Stapel in bekannter Reihenfolge, die oberste zuerst; sie zählen auch oben mit."
    ),
    "Single options over the edition's preset.": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "Printed values typed from the box.": "Gedruckte Werte, aus der Schachtel abgeschrieben.",
    "The prices of castles on the board, cheapest first.": (
        "Die Preise der Burgen auf dem Spielplan, der billigste zuerst."
    ),
    "The prices of chapels on the board, cheapest first.": (
        "Die Preise der Kapellen auf dem Spielplan, der billigste zuerst."
    ),
    "The prices of palaces on the board, cheapest first.": (
        "Die Preise der Paläste auf dem Spielplan, der billigste zuerst."
    ),
    "The spaces of the round track, the arrow space first: plain, ball, lock, score.": (
        "Die Felder der Rundenleiste, das Pfeilfeld zuerst: plain, ball, lock, score."
    ),
    "The last space of the prestige track.": "Das letzte Feld der Prestigeleiste.",
    "How many bribes are in the box.": "Wie viele Bestechungsmarker in der Schachtel sind.",
    "Which scoring this is: a round's, or the third with the winner.": (
        "Welche Wertung es ist: die einer Runde, oder die dritte mit dem Gewinner."
    ),
    "The round that is scored, 1 to 3.": "Die Runde, die gewertet wird, 1 bis 3.",
    "Prestige points before this scoring.": "Prestigepunkte vor dieser Wertung.",
    "The player's own colour. Left out: unknown.": "Die eigene Farbe des Spielers. Weggelassen: unbekannt.",
    "All gift cards held, by type: the number of crowns on each card.": (
        "Alle Geschenkkarten, nach Art: die Zahl der Kronen auf jeder Karte."
    ),
    'The cards built on each courtier, the exposed one first: the number of symbols on each, "D" for a '
    "Disguise card.": (
        'Die Karten der Auslage bei jedem Höfling, die offene zuerst: die Zahl der Symbole auf jeder, "D" für '
        "eine Verkleidung."
    ),
    "Courtiers whose ability card the player has before the scoring.": (
        "Höflinge, deren Fähigkeitskarte der Spieler vor der Wertung hat."
    ),
    "Courtiers whose minor control card the player has before the scoring.": (
        "Höflinge, deren Karte der Nebenkontrolle der Spieler vor der Wertung hat."
    ),
    "The courtiers whose builds the player discards from for first places, in their order; with the "
    'option shed-from = "any" a builder\'s name may stand before, as in "Steve mistress".': (
        "Die Höflinge, aus deren Auslagen der Spieler für erste Plätze abwirft, in deren Reihenfolge; mit der "
        'Option shed-from = "any" kann davor ein Name stehen, wie in "Steve mistress".'
    ),
    "Which text rules; there is one.": "Welcher Text gilt; es gibt einen.",
    "Printed values typed from the box; none are needed.": (
        "Gedruckte Werte, aus der Schachtel abgeschrieben; keine sind nötig."
    ),
    "Which scoring this is.": "Welche Wertung es ist.",
    "On the score track before the final scoring, tiles of 50 and 100 included.": (
        "Auf der Punkteleiste vor der Schlusswertung, Plättchen zu 50 und 100 eingeschlossen."
    ),
    "Florins held, which break ties. Left out: unknown.": (
        "Gulden, die einen Gleichstand auflösen. Weggelassen: unbekannt."
    ),
    "Workers by colour: blue, brown, yellow, red, purple.": (
        "Handlanger nach Farbe: blue (blau), brown (braun), yellow (gelb), red (rot), purple (violett)."
    ),
    "All houses, lived in or empty.": "Alle Häuser, bewohnt oder leer.",
    "The persons in the houses, each as its card shows it.": "Die Personen in den Häusern, jede wie auf ihrer Karte.",
    "The person's name, for the answer.": "Der Name der Person, für die Antwort.",
    "The price at the card's upper left.": "Der Preis oben links auf der Karte.",
    "The points on the card.": "Die Punkte auf der Karte.",
    "The group, which matters only to laurels.": "Die Gruppe; sie zählt nur für Lorbeerkränze.",
    "What a laurel person scores.": "Was eine Person mit Lorbeerkranz bringt.",
    "Points for every so many of what is counted, or read off the card.": (
        "Punkte für je so viele von dem, was gezählt wird, oder von der Karte abgelesen."
    ),
    "What is counted: the persons of a group, or a thing. Left out: the points count as they are.": (
        "Was gezählt wird: die Personen einer Gruppe, oder eine Sache. Weggelassen: Die Punkte zählen, wie sie sind."
    ),
    "For every so many of them. Left out: for each.": "Für je so viele davon. Weggelassen: für jedes.",
    "Majority tiles with their coloured side up.": "Mehrheitenmarker mit der farbigen Seite nach oben.",
    "Canal tiles built to the left and to the right of the seal.": "Kanalplättchen links und rechts vom Siegel.",
    "The points of each statue.": "Die Punkte jeder Statue.",
    "The number printed on the space reached; 0 beside the track.": (
        "Die Zahl auf dem erreichten Feld; 0 neben der Leiste."
    ),
    "The highest number on the reputation track.": "Die höchste Zahl auf der Aufstiegsleiste.",
    "Which scoring this is: always the end of the game.": "Welche Wertung es ist: immer das Spielende.",
    "Points before the final count. The game gives none; left out: 0.": (
        "Punkte vor der Schlusswertung. Das Spiel gibt keine; weggelassen: 0."
    ),
    "The points on the noble tiles taken, one number each; or their sum as one number.": (
        "Die Punkte auf den genommenen Adelsplättchen, je eine Zahl; oder ihre Summe als eine Zahl."
    ),
    "Privilege cards lying open that score: 2 or 4 each.": (
        "Offen liegende Privilegkarten, die Punkte bringen: je 2 oder 4."
    ),
    "How many privilege cards are still in hand.": "Wie viele Privilegkarten noch auf der Hand sind.",
    "Servants at the Cardinal, who breaks a tie for the win. Left out: unknown.": (
        "Diener beim Kardinal, der einen Gleichstand um den Sieg auflöst. Weggelassen: unbekannt."
    ),
    "The four edges of the park.": "Die vier Reihen am Rand des Parks.",
    "Any name, unlike that of any other edge.": "Irgendein Name, anders als der jeder anderen Reihe.",
    "By player: what the servants there weigh, one each and two on a space marked 2x.": (
        "Je Spieler: was die Diener dort zählen, jeder eins und auf einem Feld mit 2x zwei."
    ),
    "Corners of the park that hold a servant.": "Ecken des Parks, in denen ein Diener steht.",
    "The names of the two edges that meet in the corner.": "Die Namen der zwei Reihen, die sich in der Ecke treffen.",
    "Whose servant stands there, and whether it weighs one or two.": (
        "Wessen Diener dort steht, und ob er eins oder zwei zählt."
    ),
    "Printed values typed from the box; none are asked for.": (
        "Gedruckte Werte, aus der Schachtel abgeschrieben; nach keinen wird gefragt."
    ),
}
"""What the keys of position files mean, as the reader says it in English."""
