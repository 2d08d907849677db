"""A table under all texts and readings, as a JSON object and as a table of at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from tabulate import tabulate

from calculator.intake.wording import plain
from calculator.lang import names
from calculator.render.objects import Object, Speaker
from calculator.variants import TURN, Outcome, Parting, Variant, partings, span
from verifier.kernel.room import Room

WIDTH: Final = 80
ASK: Final = 'at "turn" nothing is scored; courtroll ask says what each text gives for a move'
WORDS: Final = {"decided_by": "decided by"}


def comparison_object(room: Room, outcomes: Sequence[Outcome], warnings: Sequence[str]) -> Object:
    base = outcomes[0]
    variants = [_variant(room, base, outcome) for outcome in outcomes]
    out: Object = {
        "game": room.NAME,
        "edition": base.described.edition,
        "moment": str(base.described.moment),
        "agree": not any(partings(base, outcome) for outcome in outcomes),
        "variants": variants,
        "warnings": list(warnings),
    }
    return out | ({"note": ASK} if base.described.moment == TURN else {})


def _variant(room: Room, base: Outcome, outcome: Outcome) -> Object:
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


def comparison_table(room: Room, outcomes: Sequence[Outcome], warnings: Sequence[str]) -> str:
    """Those that part in full; those that agree in one paragraph."""
    base = outcomes[0]
    parted = [(outcome, parts) for outcome in outcomes[1:] if (parts := partings(base, outcome))]
    agreeing = [outcome for outcome in outcomes[1:] if not partings(base, outcome)]
    out = [f"{room.NAME}, {base.described.moment}, text {base.described.edition}", ""]
    if base.described.moment == TURN:
        out += [f"Note: {ASK}.", ""]
    out += [_rows(outcomes, [base, *(outcome for outcome in agreeing if outcome.variant.option is None),
                             *(outcome for outcome, _ in parted)]), ""]  # fmt: skip
    out += _faults(room, base, [outcome for outcome, _ in parted])
    if parted:
        out.append("Where they part from what the file says:")
        for outcome, parts in parted:
            out += _parted(room, outcome, parts)
        if agreeing:
            out.append(_paragraph(f"The same as the file says: {_all_called(agreeing)}."))
    elif not agreeing:
        out.append(f"There is one text and no option, so nothing can part: {_all_called(outcomes)}.")
    else:
        out.append(_paragraph(f"All {len(outcomes)} agree: {_all_called(outcomes)}."))
    return "\n".join([*out, *(_paragraph(f"Note: {warning}") for warning in warnings)])


def _paragraph(text: str, first: str = "", rest: str = "") -> str:
    return fill(text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def _all_called(outcomes: Sequence[Outcome]) -> str:
    return "; ".join(_called(outcome.variant) for outcome in outcomes)


def _called(variant: Variant) -> str:
    return f"text {variant.edition}" if variant.option is None else f"{variant.option} = {variant.reading}"


def _rows(outcomes: Sequence[Outcome], shown: Sequence[Outcome]) -> str:
    """A row for each way of reading, a column for each player; where that is too wide, a row for each player."""
    names = [plain(name) for name in outcomes[0].described.players]
    first = max(len(_called(outcome.variant)) for outcome in shown)
    width = max(6, (WIDTH - first) // len(names) - 2)
    rows = [[_called(outcome.variant), *_cells(outcome, len(names))] for outcome in shown]
    table = tabulate(rows, headers=["", *(_cut(name, width) for name in names)], disable_numparse=True)
    if max(map(len, table.split("\n"))) <= WIDTH:
        return table
    long = [[row[0] if n == 0 else "", _cut(name, 24), row[n + 1]] for row in rows for n, name in enumerate(names)]
    return tabulate(long, disable_numparse=True, tablefmt="plain")


def _cells(outcome: Outcome, players: int) -> list[str]:
    if outcome.answer is None:
        return [outcome.kind.value, *[""] * (players - 1)]
    return [_cell(outcome, seat) for seat in range(players)]


def _cell(outcome: Outcome, seat: int) -> str:
    """Total and rank, with a star for those who win or can still win."""
    assert outcome.answer is not None
    rank = outcome.answer.ranks[seat]
    wins = "*" if seat in outcome.answer.winners else ""
    return f"{span(outcome.answer, seat)} ({'?' if rank is None else rank}.){wins}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 2]}.."


def _faults(room: Room, base: Outcome, parted: Sequence[Outcome]) -> list[str]:
    """The faults of the file as it is; of the others those that it has not."""
    known: set[str] = set()
    out = []
    for outcome in (base, *parted):
        speaker = Speaker(room, outcome.described)
        said = [f"{fault['message']} [{fault['rule']}]" for fault in map(speaker.fault, outcome.faults)]
        if new := [each for each in said if each not in known]:
            out.append(f"{_called(outcome.variant)}: this table cannot be:")
            out += [_paragraph(each, "  ", "    ") for each in new]
            known.update(new)
    return [*out, ""] if out else []


def _parted(room: Room, outcome: Outcome, parts: Sequence[Parting]) -> list[str]:
    called = names("en", room.NAME)
    players = outcome.described.players
    said: dict[str, list[str]] = {}
    for part in parts:
        who = "the table" if part.seat is None else plain(players[part.seat])
        what = WORDS.get(part.what, called.get(part.what, part.what))
        said.setdefault(who, []).append(f"{what} {plain(part.here)} instead of {plain(part.there)}")
    out = [f"  {_called(outcome.variant)}"]
    return [*out, *(_paragraph(f"{who}: {', '.join(changes)}", "    ", "      ") for who, changes in said.items())]
