"""The same table told otherwise: again, with its keys in another order, with its players on other seats."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy

from courtroll.properties.engines.answers import Document, PlayerScore, Scored
from courtroll.properties.scoring.table import Table, Wrong, all_of


def the_same_again(table: Table) -> Iterator[Wrong]:
    before = json.dumps(table.document)
    if table.scorer.score(table.document) != table.outcome:
        yield table.wrong("the same table is answered otherwise the second time")
    if json.dumps(table.document) != before:
        yield table.wrong("scoring has changed the document")


def order_of_keys(table: Table) -> Iterator[Wrong]:
    turned = _turned(table.document)
    if table.scorer.score(turned) != table.outcome:
        yield Wrong("the same table with its keys in another order is answered otherwise", turned)


def _turned(value: object) -> Document:
    def turn(each: object) -> object:
        match each:
            case dict():
                return {key: turn(item) for key, item in reversed(each.items())}
            case list():
                return [turn(item) for item in each]
            case _:
                return each

    turned = turn(value)
    assert isinstance(turned, dict)
    return turned


def seats_do_not_matter(table: Table) -> Iterator[Wrong]:
    order = table.random().sample(range(len(table.names)), len(table.names))
    moved = table.suite.reseat(deepcopy(table.document), order)
    if moved is None or table.scored is None:
        return
    again = table.scorer.score(moved)
    if not isinstance(again, Scored):
        yield Wrong("the same players on other seats are not scored", moved)
        return
    for player in table.scored.players:
        other = again.of(player.name)
        if _bare(other) != _bare(player):
            yield Wrong(f"{player.name} has {player.total}, and on another seat {other.total}", moved)
    if set(again.winners) != set(table.scored.winners) or again.decided_by != table.scored.decided_by:
        yield Wrong(f"{all_of(table.scored.winners)} won, and on other seats {all_of(again.winners)}", moved)


def _bare(player: PlayerScore) -> tuple[object, ...]:
    return (player.total, player.low, player.high, player.rank, Counter(player.lines), Counter(player.unscored or ()))
