"""Answers as JSON objects, in the words of the contract."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from courtroll.calculator.lang import Several, about, changes, messages, places, refusals
from courtroll.verifier.kernel.legality import Fault, Objection, Severity
from courtroll.verifier.kernel.place import AtSeat, Place

if TYPE_CHECKING:
    from courtroll.calculator.arbiter import Verdict
    from courtroll.verifier.kernel.ledger import Gain, Line, Unscored
    from courtroll.verifier.kernel.results import Answer
    from courtroll.verifier.kernel.room import AnyRoom, Described
    from courtroll.verifier.kernel.settling.questions import BarredBy, Change, Cost, Help

Object = dict[str, object]


class Speaker:
    """Says the places and codes of one described table."""

    def __init__(self, room: AnyRoom, described: Described, language: str = "en", *, marks: bool = False) -> None:
        self.room = room
        self.described = described
        self.language = language
        self.marks = marks
        """Whether what it says of a place can be found in a picture, and places in a picture be tapped."""
        self.messages = messages(language, room.name)
        self.places = places(language, room.name)

    def impossible(self) -> list[Fault]:
        """Why the table cannot be."""
        found = self.room.faults(self.described)
        return [fault for fault in found if fault.severity is Severity.IMPOSSIBLE]

    def place(self, place: Place, at_home: int | None = None) -> str:
        """A place as the language names it."""
        if self.places:
            from courtroll.calculator.render.places import spoken  # English needs it not

            owned = self.room.spoken(self.described, place, self.places)
            told = spoken(owned, place, self.described.players, self.places, at_home)
            if told is not None:
                return told
        return self.room.say(self.described, place, at_home)

    def _spoken(self, where: Place | None, at_home: int | None = None) -> str:
        return "" if where is None else self.place(where, at_home)

    # ---------------------------------------------------------------------------------------------- scoring

    def answer(self, answer: Answer, warnings: Iterable[str]) -> Object:
        described = self.described
        out: Object = {
            "game": self.room.name,
            "edition": described.edition,
            "moment": str(described.moment),
            "players": [self._player(answer, seat) for seat in range(len(described.players))],
            "winners": [described.players[seat] for seat in answer.winners],
            "decided_by": answer.decided_by,
            "certain": answer.certain,
            "warnings": list(warnings),
            "assumed": list(self.room.assumed(described, answer.result.used)),
        }
        if answer.leanings is None:
            out["leaned_on"] = None
        elif answer.leanings:
            out["leaned_on"] = [
                {"option": leaning.option, "reading": leaning.reading, "others": list(leaning.others)}
                for leaning in answer.leanings
            ]
        return out

    def _player(self, answer: Answer, seat: int) -> Object:
        player = answer.result.players[seat]
        known = self.described.position.is_known("player", seat, "points")
        out: Object = {
            "name": self.described.players[seat],
            "before": player.before if known else None,
            "total": answer.total(seat),
            "low": answer.low[seat],
            "high": answer.high[seat],
            "rank": answer.ranks[seat],
        }
        out |= answer.facts[seat]
        if answer.lists:
            out |= {key: None if words is None else list(words) for key, words in answer.lists[seat].items()}
        out["lines"] = [self.line(line, seat) for line in player.lines]
        if player.parts:
            out["prestige_lines"] = [
                {"code": part.code, "count": part.things, "prestige": part.amount, "rule": part.rule.id}
                for part in player.parts
            ]
        out["unscored"] = [self._unscored(item, seat) for item in player.unscored]
        tiles = self.room.tiles(self.described, seat)
        return out | ({"estate": dict(tiles)} if tiles is not None else {})

    def line(self, line: Line, seat: int) -> Object:
        out: Object = {"code": line.code, "count": line.count, "points": line.points}
        if line.where is not None:
            out["where"] = self.place(line.where, seat)
        return out | {"rule": line.rule.id}

    def _unscored(self, item: Unscored, seat: int) -> Object:
        return {
            "code": item.code,
            "where": self.place(item.where, seat),
            "missing": [self.place(place, seat) for place in item.missing],
            "rule": item.rule.id,
        }

    # ------------------------------------------------------------------------------------- faults, refusals

    def fault(self, fault: Fault) -> Object:
        where = None if fault.where is None else self.place(fault.where)
        told = self.messages.get(fault.code, fault.code)
        message = told.format(where=self._spoken(fault.where), found=Several(fault.found), limit=Several(fault.limit))
        if isinstance(fault.where, AtSeat) and "{where}" not in self.messages.get(fault.code, ""):
            # What objects to a decision is said of "the player"; of a table it must be told of whom.
            message = f"{where}: {message}"
        return {"code": fault.code, "where": where, "rule": fault.rule.id, "message": message} | self._at(fault.where)

    def _at(self, place: Place | None) -> Object:
        """The place as a picture's marks name it, in every language."""
        return {"at": self.room.say(self.described, place, None)} if self.marks and place is not None else {}

    def doubts(self, faults: Iterable[Fault]) -> list[str]:
        """Doubtful faults, as warnings."""
        return [str(self.fault(fault)["message"]) for fault in faults if fault.severity is Severity.DOUBTFUL]

    def reason(self, objection: Objection | Fault, at_home: int | None) -> Object:
        where = None if objection.where is None else self.place(objection.where, at_home)
        told = refusals(self.language, self.room.name).get(objection.code, objection.code)
        found, limit = map(Several, (objection.found, objection.limit) if isinstance(objection, Fault) else ("", ""))
        return {
            "code": objection.code,
            "where": where,
            "rule": objection.rule.id,
            "message": told.format(
                where=self._spoken(objection.where, at_home), found=Several(found), limit=Several(limit)
            ),
        } | self._at(objection.where)

    # --------------------------------------------------------------------------------------------- disputes

    def _costs(self, costs: Sequence[Cost], seat: int) -> list[Object]:
        return [
            {
                "code": part.code,
                "count": part.things,
                "amount": part.amount,
                "where": [self.place(place, seat) for place in where],
                "rule": part.rule.id,
            }
            for part, where in costs
        ]

    def verdict(self, verdict: Verdict) -> Object:
        out: Object = {
            "question": verdict.question,
            "understood": verdict.understood,
            "verdict": verdict.outcome.value,
            "reasons": [self.reason(objection, verdict.seat) for objection in verdict.reasons],
            "editions": {edition: outcome.value for edition, outcome in verdict.editions.items()},
            "certain": verdict.certain,
            "assumed": list(verdict.assumed),
            "instead": list(verdict.instead),
            "gives": [self._gift(line) for line in verdict.lines] + [self._goods(gain) for gain in verdict.gains],
        }
        if any(verdict.costs):
            out["costs"] = [self._costs(each, verdict.seat) for each in verdict.costs]
        if verdict.leanings:
            out["options"] = [
                {
                    "option": leaning.option,
                    "reading": leaning.reading,
                    "others": {value: outcome.value for value, outcome in leaning.others.items()},
                }
                for leaning in verdict.leanings
            ]
        if verdict.nowhere:
            out["nowhere"] = [self._barred(barred, verdict.seat) for barred in verdict.nowhere]
            out["would_help"] = [self._help(ways, verdict.seat) for ways in verdict.would_help]
        return out

    def _gift(self, line: Line) -> Object:
        return {"what": "points", "player": self.described.players[line.seat], **self.line(line, line.seat)}

    def _goods(self, gain: Gain) -> Object:
        return {
            "what": gain.what,
            "player": self.described.players[gain.seat],
            "code": gain.code,
            "count": gain.count,
            "amount": gain.amount,
            **(dict([gain.of]) if gain.of is not None else {}),
            "rule": gain.rule.id,
        }

    def _barred(self, barred: BarredBy, seat: int) -> Object:
        by_rule: dict[str, dict[str, list[str]]] = {rule.id: {} for rule in barred.rules}
        for rule, meadow, pieces in barred.pieces:
            by_rule[rule.id].setdefault(self.place(meadow, seat), []).extend(
                self.place(piece, seat) for piece in pieces
            )
        return {"rules": list(by_rule), "pieces": by_rule}

    def _help(self, ways: Help, seat: int) -> Object:
        return {
            "changes": [self._change(change, seat) for change in ways.changes],
            "where": [self.place(ways.where, seat)],
        }

    def _change(self, change: Change, seat: int) -> str:
        told = changes(self.language, self.room.name)
        thing = about(self.language, self.room.name, "advice").get(change.thing, change.thing)
        where = self.place(change.where, seat)
        return told.get(change.what, f"{change.what} {{where}}").format(where=where, thing=thing)
