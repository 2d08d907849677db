"""What is drawn where something is wished for."""

from __future__ import annotations

from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.settling.meaning import Act, Wishing
from courtroll.verifier.kernel.settling.wants import drawn

BACK = Draw(0, "backs", 1, (9, 9, 9))


def act(dealer: Wishing) -> Act[str]:
    return Act("draw", tuple(dealer.outcome), (), (), frozenset(), None, tuple(dealer.came))


def test_what_has_come_with_one_decision_is_not_wished_for_with_the_next() -> None:
    dealer = Wishing({**drawn("backs", 0, 2, 1), **drawn("backs", 0, 1, 1)})
    line: list[Act[str]] = []
    came: list[int] = []
    for _ in range(3):
        dealer.begin(line)
        came += dealer.draw(BACK)
        line.append(act(dealer))
    assert came == [2, 1, 0]


def test_another_way_of_the_same_sentence_has_all_its_wishes() -> None:
    dealer = Wishing(drawn("backs", 0, 2, 1))
    for _ in range(2):
        dealer.begin(())
        assert dealer.draw(BACK) == (2,)


def test_what_is_liked_comes_after_what_is_wished_for_and_only_while_it_is_there() -> None:
    dealer = Wishing(drawn("backs", 0, 2, 1))
    came: list[list[tuple[int, ...]]] = []
    for _ in range(2):
        dealer.begin([act(dealer)] if came else (), {("backs", 0): (1, 0), ("backs", 1): (2,)})
        came.append([dealer.draw(Draw(0, "backs", 2, (9, 1, 9))), dealer.draw(BACK)])
    assert came == [[(2, 1), (2,)], [(1, 0), (2,)]]
