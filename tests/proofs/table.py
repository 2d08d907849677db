"""The table of theorems in `docs/proofs.md`. `python -m tests.proofs.table` makes it anew, with a second solver."""

from __future__ import annotations

from functools import cache
from typing import Final

from courtroll.calculator.commands.prove import prove_one
from courtroll.calculator.render.proofs import COLUMNS, Proved, answer, markdown
from tests.paths import ROOT

PAGE: Final = ROOT / "docs" / "proofs.md"
BEGIN: Final = "<!-- made by `python -m tests.proofs.table`; times are of the machine that made it -->\n"
END: Final = "<!-- end of what is made -->\n"


@cache
def proved(theorem: str, second: bool = False) -> Proved:
    """A Noblemen theorem, proved once a process, and if wanted by the second solver too where there is one."""
    return prove_one(("noblemen", theorem), second)


def in_page() -> dict[str, dict[str, str]]:
    """The lines of the table in the page, by theorem and column."""
    head, _, *rows = _parts()[1].strip().splitlines()
    assert _cells(head) == list(COLUMNS)
    cells = (_cells(row) for row in rows)
    return {row[0].strip("`"): dict(zip(COLUMNS, row, strict=True)) for row in cells}


def cells_of(theorem: Proved) -> dict[str, str]:
    """A theorem's line, as it should stand in the page."""
    row = markdown(answer([theorem], theorem.seconds)).splitlines()[-1]
    return dict(zip(COLUMNS, _cells(row), strict=True))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split(" | ")]


def _parts() -> tuple[str, str, str]:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    table, _, after = rest.partition(END)
    return before, table, after


def main() -> None:
    from courtroll.verifier.games.noblemen.proofs import THEOREMS

    found = [proved(theorem.id, second=True) for theorem in THEOREMS]
    table = markdown(answer(found, sum(each.seconds for each in found)))
    before, _, after = _parts()
    PAGE.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
