"""What a question gets in every way to read a table, as a JSON object and as lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.calculator.compare.questions import Ruled
from courtroll.calculator.intake.wording import plain
from courtroll.calculator.lang import words
from courtroll.calculator.render.comparison import called, paragraph
from courtroll.calculator.render.objects import Object


def question_object(question: str, ruled: Sequence[Ruled]) -> Object:
    return {
        "question": question,
        "agree": len({each.outcome for each in ruled}) == 1,
        "variants": [
            {
                "edition": each.variant.edition,
                "option": each.variant.option,
                "reading": each.variant.reading,
                "outcome": "impossible" if each.outcome is None else each.outcome.value,
                "rules": list(each.rules),
                "parts": each.outcome is not ruled[0].outcome,
            }
            for each in ruled
        ],
    }


def question_table(question: str, ruled: Sequence[Ruled], language: str = "en") -> str:
    """As the file says; then those that part, each with its rules; those that agree in one paragraph."""
    said, common = words(language, "compare"), words(language)
    base = ruled[0]
    out = [paragraph(plain(question)), ""]
    parted = [each for each in ruled if each.outcome is not base.outcome]
    for each in (base, *parted):
        verdict = said["impossible"] if each.outcome is None else common[each.outcome.value]
        out.append(paragraph(f"{called(each.variant, language)}: {verdict}"))
        out += [f"  [{rule}]" for rule in each.rules]
    agreeing = [called(each.variant, language) for each in ruled[1:] if each not in parted]
    if agreeing:
        out += ["", paragraph(said["same"].format(called="; ".join(agreeing)))]
    return "\n".join(out)
