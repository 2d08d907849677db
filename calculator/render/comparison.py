"""A table under all texts and readings, as a JSON object and as a table of at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.calculator.compare.variants import TURN, Outcome, Parting, Variant, partings, span
from courtroll.calculator.intake.wording import plain
from courtroll.calculator.lang import deciders, names, words
from courtroll.calculator.lang.signs import fold
from courtroll.calculator.render.objects import Object, Speaker
from courtroll.calculator.render.sheets import title_of
from courtroll.verifier.kernel.results import Answer
from courtroll.verifier.kernel.room import AnyRoom

WIDTH: Final = 80
WHOLE: Final = frozenset({"outcome", "winners", "decided_by", "certain", "total", "rank"})
"""What may part and is no code of the game."""


def comparison_object(room: AnyRoom, outcomes: Sequence[Outcome], warnings: Sequence[str]) -> Object:
    base = outcomes[0]
    variants = [_variant(room, base, outcome) for outcome in outcomes]
    out: Object = {
        "game": room.name,
        "edition": base.described.edition,
        "moment": str(base.described.moment),
        "agree": not any(partings(base, outcome) for outcome in outcomes),
        "variants": variants,
        "warnings": list(warnings),
    }
    return out | ({"note": words("en", "compare")["ask"]} if base.described.moment == TURN else {})


def _variant(room: AnyRoom, base: Outcome, outcome: Outcome) -> Object:
    variant, answer = outcome.variant, outcome.answer
    out: Object = {
        "edition": variant.edition,
        "option": variant.option,
        "reading": variant.reading,
        "outcome": outcome.kind.value,
    }
    players = outcome.described.players
    if answer is not None:
        out["players"] = [
            {
                "name": name,
                "total": answer.total(seat),
                "low": answer.low[seat],
                "high": answer.high[seat],
                "rank": answer.ranks[seat],
                **answer.facts[seat],
            }
            for seat, name in enumerate(players)
        ]
        out["winners"] = [players[seat] for seat in answer.winners]
        out["decided_by"] = answer.decided_by
        out["certain"] = answer.certain
    if outcome.faults:
        speaker = Speaker(room, outcome.described)
        out["faults"] = [speaker.fault(fault) for fault in outcome.faults]
    out["parts"] = [
        {
            "player": None if part.seat is None else players[part.seat],
            "what": part.what,
            "here": part.here,
            "as_the_file_says": part.there,
        }
        for part in partings(base, outcome)
    ]
    return out


def comparison_table(room: AnyRoom, outcomes: Sequence[Outcome], warnings: Sequence[str], language: str = "en") -> str:
    """Those that part in full; those that agree in one paragraph."""
    return _Table(room, outcomes, language).text(warnings)


def called(variant: Variant, language: str) -> str:
    """A way to read a file in words."""
    if variant.option is None:
        return words(language, "compare")["text"].format(edition=variant.edition)
    return f"{variant.option} = {variant.reading}"


def paragraph(text: str, first: str = "", rest: str = "") -> str:
    return "\n".join(fold(text, WIDTH, first, rest))


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 2]}.."


class _Table:
    """A comparison in the words of a language."""

    def __init__(self, room: AnyRoom, outcomes: Sequence[Outcome], language: str) -> None:
        self.room = room
        self.outcomes = outcomes
        self.base = outcomes[0]
        self.language = language
        self.said = words(language, "compare")
        self.called = names(language, room.name)

    def text(self, warnings: Sequence[str]) -> str:
        base, said = self.base, self.said
        parted = [(outcome, parts) for outcome in self.outcomes[1:] if (parts := partings(base, outcome))]
        agreeing = [outcome for outcome in self.outcomes[1:] if not partings(base, outcome)]
        about = {"game": self.room.name, "moment": base.described.moment, "edition": base.described.edition}
        out = [paragraph(title_of(about, self.language)), ""]
        if base.described.moment == TURN:
            out += [paragraph(said["note"].format(note=f"{said['ask']}.")), ""]
        texts = [outcome for outcome in agreeing if outcome.variant.option is None]
        out += [self._rows([base, *texts, *(outcome for outcome, _ in parted)]), ""]
        out += self._faults([outcome for outcome, _ in parted])
        if parted:
            out.append(said["parted"])
            for outcome, parts in parted:
                out += self._parted(outcome, parts)
            if agreeing:
                out.append(paragraph(said["same"].format(called=self._all_called(agreeing))))
        else:
            summary = said["agree" if agreeing else "alone"]
            everything = self._all_called(self.outcomes)
            out.append(paragraph(summary.format(n=len(self.outcomes), called=everything)))
        return "\n".join([*out, *(paragraph(said["note"].format(note=warning)) for warning in warnings)])

    def _all_called(self, outcomes: Sequence[Outcome]) -> str:
        return "; ".join(self._called(outcome.variant) for outcome in outcomes)

    def _called(self, variant: Variant) -> str:
        return called(variant, self.language)

    # -------------------------------------------------------------------------------------- points and ranks

    def _rows(self, shown: Sequence[Outcome]) -> str:
        """A row for each way of reading, a column for each player; where that is too wide, a row for each player."""
        from tabulate import tabulate

        players = [plain(name) for name in self.base.described.players]
        first = max(len(self._called(outcome.variant)) for outcome in shown)
        width = max(6, (WIDTH - first) // len(players) - 2)
        rows = [[self._called(outcome.variant), *self._cells(outcome, len(players))] for outcome in shown]
        table = tabulate(rows, headers=["", *(_cut(name, width) for name in players)], disable_numparse=True)
        if max(map(len, table.split("\n"))) <= WIDTH:
            return table
        long = [
            [row[0] if n == 0 else "", _cut(name, 24), row[n + 1]] for row in rows for n, name in enumerate(players)
        ]
        return tabulate(long, disable_numparse=True, tablefmt="plain")

    def _cells(self, outcome: Outcome, players: int) -> list[str]:
        if outcome.answer is None:
            return [self.said[outcome.kind.value]] * players
        return [_cell(outcome.answer, seat) for seat in range(players)]

    # ------------------------------------------------------------------------------------------ faults, parts

    def _faults(self, parted: Sequence[Outcome]) -> list[str]:
        """The faults of the file as it is; of the others those that it has not."""
        known: set[str] = set()
        out = []
        for outcome in (self.base, *parted):
            speaker = Speaker(self.room, outcome.described, self.language)
            told = [f"{fault['message']} [{fault['rule']}]" for fault in map(speaker.fault, outcome.faults)]
            if new := [each for each in told if each not in known]:
                out.append(self.said["impossible-there"].format(called=self._called(outcome.variant)))
                out += [paragraph(each, "  ", "    ") for each in new]
                known.update(new)
        return [*out, ""] if out else []

    def _parted(self, outcome: Outcome, parts: Sequence[Parting]) -> list[str]:
        players = outcome.described.players
        changes: dict[str, list[str]] = {}
        for part in parts:
            who = self.said["the-table"] if part.seat is None else plain(players[part.seat])
            what = self.said[part.what] if part.what in WHOLE else self.called.get(part.what, part.what)
            here, there = self._value(part, part.here, outcome), self._value(part, part.there, self.base)
            changes.setdefault(who, []).append(self.said["instead"].format(what=what, here=here, there=there))
        out = [f"  {self._called(outcome.variant)}"]
        return [*out, *(paragraph(f"{who}: {', '.join(told)}", "    ", "      ") for who, told in changes.items())]

    def _value(self, part: Parting, value: str, outcome: Outcome) -> str:
        """What parts, as the language says it. Names of players are left alone, whatever they are."""
        if part.seat is not None:
            return plain(self.called.get(value, value))
        nobody = outcome.answer is not None and not outcome.answer.winners
        if part.what == "winners" and not nobody:
            return plain(value)
        return self.said.get(value) or deciders(self.language, self.room.name).get(value, value)


def _cell(answer: Answer, seat: int) -> str:
    """Total and rank, with a star for those who win or can still win."""
    rank = answer.ranks[seat]
    wins = "*" if seat in answer.winners else ""
    return f"{span(answer, seat)} ({'?' if rank is None else rank}.){wins}"
