"""What a turn has seen so far, a park that nobody typed, and what is typed "?": each a question with its verdict."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.settle.questions import QUESTIONS
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.settling.verdicts import settled
from tests.games.palais_royal.turns import BOARD, CASTLE

Document = dict[str, Any]
HOLES = dict.fromkeys(("E4", "E5", "D5", "C5", "B5"), "empty")
ONE_NOBLE = {"seal-card": "one-noble"}


def red(**told: Any) -> Document:
    """What is told of Red: servants by room, the rest by its key."""
    rooms = {name: n for key, n in told.items() if (name := key.replace("_", "-")) in ROOM_NAMES}
    return {"servants": rooms} | {key: n for key, n in told.items() if key.replace("_", "-") not in rooms}


def table(mine: Document, black: Document | None = None, so_far: str = "", **more: Any) -> Document:
    """A table of two with five nobles gone, of which everything is told but the board."""
    each: Document = {"gold": 9, "servants": {}, "hand": [], "powers": []}
    park = {"rest": "noble", **HOLES, **more.pop("park", {})}
    said = {"so-far": so_far.split("; ")} if so_far else {}
    return {
        "game": "palais-royal",
        "moment": "turn",
        "turn": "Red",
        "start": "Red",
        "round": 3,
        "castle": CASTLE,
        "player": [{"name": "Red"} | each | mine, {"name": "Black"} | each | (black or {})],
        "park": park,
        **said,
        **more,
    }


def noble(gold: Any = 0, turquoise: Any = 0, violet: Any = 0, **more: Any) -> Document:
    return {"gold": gold, "turquoise": turquoise, "violet": violet, "points": 1} | more


def ask(document: Document, text: str) -> tuple[str, set[str]]:
    described = ROOM.read(document)
    assert isinstance(described, DescribedTurn), described
    sentence = QUESTIONS.hear(described, f"Red: {text}")
    found = settled(QUESTIONS.meaning, QUESTIONS.table(described, sentence.seat), sentence)
    against = () if found.refused is None else found.refused.against
    return str(found.outcome), {str(each.code) for each in against if isinstance(each, Objection)}


BARE: Document = {"game": "palais-royal", "moment": "turn", "player": [{"name": "Red"}, {"name": "Black"}]}
TWO = red(servants={"stairway": 2, "mint": 1, "gate": 2})
THREE = red(servants={"stairway": 3})
EDGE_GONE = {"A2": "empty", "C3": noble()}
AT_THE_DOOR = BARE | {"player": [{"name": "Red", "servants": {"back-door": 1}}, {"name": "Black"}]}
AT_THE_DOOR_TWICE = BARE | {"player": [{"name": "Red", "servants": {"back-door": 2}}, {"name": "Black"}]}
COUNTED = BARE | {"player": [{"name": "Red", "gold": 0}, {"name": "Black"}], "park": {"C3": noble(6)}}
FULL = dict.fromkeys(HOLES, noble())


@pytest.mark.parametrize(
    ("document", "text", "codes"),
    [
        # ------------------------------------------------------------------------------- what was done so far
        pytest.param(table(TWO, THREE, "move gate -> mint"), "move gate -> mint", "",
            id="palais-royal.stairway.moves__one-of-two-steps-is-left"),
        pytest.param(table(red(stairway=1, mint=1, gate=2), THREE, "move gate -> mint"), "move gate -> mint",
            "too-few-steps", id="palais-royal.stairway.moves__the-only-step-was-taken"),
        pytest.param(table(red(stairway=2, gate=2), THREE, "move mint -> stairway"), "move gate -> mint",
            "too-few-steps", id="palais-royal.stairway.entering__by-the-step-before"),
        pytest.param(table(red(stairway=2, court=2, mint=1), None, "move gate -> mint"), "reinforce 1",
            "action-out-of-order", id="palais-royal.turn.fixed-order__servants-have-moved"),
        pytest.param(table(red(court=2, gate=3), None, "reinforce 3"), "reinforce 1", "too-many-reinforcements",
            id="palais-royal.court.servants__all-three-are-set"),
        pytest.param(table(red(court=2, gate=1), None, "reinforce 1"), "reinforce 2", "",
            id="palais-royal.court.majority__one-of-three-is-set"),
        pytest.param(table(red(court=2, gate=3), {"servants": {"court": 2}}, "reinforce 2"), "reinforce 1",
            "too-many-reinforcements", id="palais-royal.court.majority__tied-when-the-action-began"),
        pytest.param(table(red(mint=2), None, "mint"), "mint", "action-twice",
            id="palais-royal.turn.once__the-mint-was-used"),
        pytest.param(table(red(mint=2, king=1), None, "mint"), "attend king", "",
            id="palais-royal.turn.third-any-order__after-the-mint"),
        pytest.param(table(red(king=2), None, "attend king"), "attend king", "too-many-attendants",
            id="palais-royal.king.majority__was-attended"),
        pytest.param(table(red(gate=2, mint=3), None, "play five-steps; move gate -> mint"),
            "move 2 gate -> mint; move 2 mint -> gate", "", id="palais-royal.card.steps__four-of-five-are-left"),
        pytest.param(table(red(gate=2, mint=3), None, "play five-steps; move gate -> mint"),
            "move 2 gate -> mint; move 3 mint -> gate", "too-few-steps",
            id="palais-royal.card.steps__not-five-of-four"),
        pytest.param(table(red(gate=2), None, "play gate-and-steps; reinforce 2"), "move 2 gate -> mint", "",
            id="palais-royal.card.gate-and-steps__its-steps-are-kept"),
        pytest.param(table(red(gate=3), None, "play gate-and-steps; reinforce 2"), "move 3 gate -> mint",
            "too-few-steps", id="palais-royal.card.gate-and-steps__two-and-no-more"),
        pytest.param(table(red(gate=1, mint=2), None, "play gate-and-steps; reinforce 2; move 2 gate -> mint"),
            "move gate -> mint", "too-few-steps", id="palais-royal.card.gate-and-steps__both-were-taken"),
        pytest.param(table(red(gate=3), None, "play gate; reinforce 3"), "reinforce 9", "",
            id="palais-royal.card.gate__as-many-as-wanted"),
        pytest.param(table(red(court=1), {"servants": {"court": 3}}, "play majorities"), "reinforce 2", "",
            id="palais-royal.card.majorities__lies-open"),
        pytest.param(table(red(office=1), None, "recruit B2", park={"B2": "empty", "C3": noble()}), "recruit C3", "",
            id="palais-royal.recruit.any-number__a-second-one"),
        pytest.param(table(red(office=1, mint=1), None, "recruit B2", park={"B2": "empty"}), "mint",
            "action-out-of-order", id="palais-royal.turn.fixed-order__a-noble-was-recruited"),
        pytest.param(table(red(office=1, mint=1), None, "recruit A2", park=EDGE_GONE | FULL, equipment=BOARD),
            "post mint", "", id="palais-royal.edge.source__the-servant-is-still-to-come"),
        pytest.param(table(red(office=1), None, "recruit A2", park=EDGE_GONE | FULL | {"C3": noble()},
            equipment=BOARD), "recruit C3", "not-now-post", id="palais-royal.edge.servant__before-anything-else"),
        pytest.param(table(red(mint=1), None, "recruit A2", park=EDGE_GONE), "post mint", "",
            id="palais-royal.edge.source__of-a-board-nobody-typed"),
        pytest.param(table(red(office=1), None, "recruit A2", park=EDGE_GONE), "recruit C3", "",
            id="palais-royal.edge.servant__of-a-board-nobody-typed"),
        pytest.param(table(red(office=1), None, "play seals; recruit C3 with turquoise",
            park={"B2": noble(0, 1, 1), "C3": "empty"}), "recruit B2", "too-few-violet",
            id="palais-royal.card.seals__one-of-two-was-used"),
        pytest.param(table(red(office=1), None, "play seals; recruit C3 with turquoise",
            park={"B2": noble(0, 1), "C3": "empty"}, rulings=ONE_NOBLE), "recruit B2", "too-few-turquoise",
            id="palais-royal.card.seals-shared__for-one-noble-by-ruling"),
        pytest.param(table(red(back_door=1, hand=["seals"]), None, "draw 2; keep seals"), "keep gold", "",
            id="palais-royal.back-door.keep__a-second-of-those-drawn"),
        pytest.param(table(red(back_door=1, hand=["seals"]), None, "draw 2; keep seals; done"),
            "keep gold", "not-now-turn",
            id="palais-royal.back-door.look__the-rest-was-refused"),
        pytest.param(table(red(back_door=1, hand=["seals"]), None, "draw 2; keep seals; done"),
            "draw 1", "action-twice",
            id="palais-royal.turn.once__cards-were-drawn"),
        pytest.param(table(red(back_door=1, nobles=[noble(power="cards 3")], servants={"back-door": 1}), None,
            "recruit B2", park={"B2": "empty"}, rulings={"card-noble-at-once": "next-turn"}), "draw 4",
            "too-many-cards", id="palais-royal.noble.cards-at-once__recruited-in-this-turn"),
        pytest.param(BARE | {"so-far": ["recruit A2, post office"]}, "recruit B2", "",
            id="palais-royal.recruit.any-number__nothing-else-is-told"),
        pytest.param(BARE | {"so-far": ["move gate -> mint"]}, "move gate -> mint", "",
            id="palais-royal.stairway.moves__nothing-else-is-told"),
        pytest.param(BARE | {"so-far": ["move gate -> mint"]}, "reinforce 1", "action-out-of-order",
            id="palais-royal.turn.fixed-order__nothing-else-is-told"),
        pytest.param(table(red(king=1, gate=1, stairway=2), {"servants": {"king": 1}}, "move king -> gate",
            rulings={"majority-time": "turn-start"}), "attend king", "",
            id="palais-royal.majority.time__of-the-turn-s-start-before-what-was-done"),
        pytest.param(table(red(king=1, gate=1, stairway=2), {"servants": {"king": 1}}, "move king -> gate"),
            "attend king", "no-majority", id="palais-royal.majority.time__of-the-action-after-what-was-done"),
        pytest.param(table(red(king=2, stairway=2), {"servants": {"king": 1}}, "move gate -> king",
            rulings={"majority-time": "turn-start"}), "attend king", "no-majority",
            id="palais-royal.majority.time__none-at-the-turn-s-start"),
        pytest.param(table(red(nobles=[noble(power="servants 2")], common=5), None, "summon 2"), "summon 2",
            "no-such-noble", id="palais-royal.noble.servants-used__in-this-turn"),
        pytest.param(table(red(nobles=[noble(power="servants 2")], common=5)), "summon 2",
            "no-such-noble", id="palais-royal.noble.servants-used__two-are-out-of-the-common-supply"),
        # ------------------------------------------------------------------------------- what is pending
        pytest.param(table(red(back_door=1, nobles=["n13"]), pending={"stage": 4, "fresh": ["n13"]}), "draw 4", "",
            id="palais-royal.noble.cards-at-once__a-fresh-noble-by-the-default"),
        pytest.param(table(red(back_door=1, nobles=["n13"]), pending={"stage": 4, "fresh": ["n13"]},
            rulings={"card-noble-at-once": "next-turn"}), "draw 4", "too-many-cards",
            id="palais-royal.noble.cards-at-once__a-fresh-noble-by-ruling"),
        pytest.param(table(red(back_door=2), pending={"phase": "keep"}), "keep gold, gold", "",
            id="palais-royal.back-door.look__nobody-told-which"),
        pytest.param(table(red(back_door=2), pending={"phase": "keep", "looked": ["gold", "seals"]}),
            "keep gold, gold", "card-not-drawn", id="palais-royal.back-door.look__one-of-a-kind"),
        pytest.param(table(red(back_door=2, hand=["gold"]), pending={"phase": "keep", "looked": ["gold", "seals"]}),
            "play gold", "not-now-keep", id="palais-royal.back-door.look__before-anything-else"),
        pytest.param(table(red(gate=1), pending={"phase": "post"}, park={"A2": "empty"}), "post gate", "",
            id="palais-royal.edge.servant__on-a-space-nobody-named"),
        pytest.param(table(red(), pending={"phase": "station"}), "station mint, mint, king, king, gate", "",
            id="palais-royal.setup.free-servants__all-five"),
        pytest.param(table(red(mint=1), pending={"minted": True}), "move mint -> gate", "action-out-of-order",
            id="palais-royal.turn.fixed-order__the-mint-was-used"),
        pytest.param(BARE, "attend king 5; attend pompadour 5", "",
            id="palais-royal.noble.seals__who-leads-in-a-chamber-needs-no-more-servants-there"),
        # ------------------------------------------------------------------------------- some cards are known
        pytest.param(table({"hand": ["gold", "?"]}), "play gold", "",
            id="palais-royal.back-door.hand__one-of-two-known"),
        pytest.param(AT_THE_DOOR | {"deck": {"gold": "?"}, "discard": []}, "draw 1; keep seals", "card-not-drawn",
            id="palais-royal.back-door.draw__of-one-kind-alone"),
        pytest.param(AT_THE_DOOR | {"discard": ["?"] * 5}, "draw 1; keep seals", "",
            id="palais-royal.back-door.draw__whatever-was-discarded"),
        pytest.param(AT_THE_DOOR_TWICE | {"deck": {"gold": 1}, "discard": ["seals", "?"]}, "draw 2; keep seals", "",
            id="palais-royal.back-door.reshuffle__one-of-two-known"),
        pytest.param(table(red(office=1, hand=["seals", "seals"]), park={"C3": noble(0, 2, 2)}),
            "play seals; play seals; recruit C3", "", id="palais-royal.card.seals__two-cards-for-one-noble"),
        pytest.param(table(red(office=1, hand=["seals", "seals"]), park={"C3": noble(0, 2, 2)}, rulings=ONE_NOBLE),
            "play seals; play seals; recruit C3", "", id="palais-royal.card.seals-shared__two-cards-for-one-noble"),
        pytest.param(table(red(back_door=1)), "draw 1; keep two-points; play four-points", "card-not-held",
            id="palais-royal.back-door.hand__another-was-kept"),
        pytest.param(BARE | {"player": [{"name": "Red", "hand": []}, {"name": "Black"}]}, "play gold", "card-not-held",
            id="palais-royal.back-door.hand__what-it-costs-is-not-told"),
        # ------------------------------------------------------------------------------ a board nobody typed
        pytest.param(COUNTED | {"nobles-left": 36}, "recruit C3", "too-little-gold",
            id="palais-royal.discount.empty-spaces__all-nobles-are-there"),
        pytest.param(COUNTED | {"nobles-left": 31}, "recruit C3", "too-little-gold",
            id="palais-royal.discount.empty-spaces__five-nobles-are-gone"),
        pytest.param(COUNTED | {"nobles-left": 30}, "recruit C3", "",
            id="palais-royal.discount.empty-spaces__six-nobles-are-gone"),
        pytest.param(COUNTED | {"nobles-left": 12, "equipment": BOARD}, "recruit C3", "",
            id="palais-royal.edge.servant__somebody-s-where-nobles-are-gone"),
        pytest.param(table(red(office=1, gold=1, servants={"office": 1}), park={"B2": noble(6)}), "recruit B2", "",
            id="palais-royal.discount.empty-spaces__five-empty-spaces-may-be-next-to-it"),
        pytest.param(table(red(gold=0, servants={"office": 1}), park={"B2": noble(6)}), "recruit B2",
            "too-little-gold", id="palais-royal.discount.empty-spaces__not-more-than-are-empty"),
        pytest.param(table(red(gold=0, servants={"office": 1}), park={"rest": "empty", "B2": noble(9)}),
            "recruit B2", "too-little-gold", id="palais-royal.discount.empty-spaces__not-more-than-eight"),
        pytest.param(table(red(gold=0, servants={"office": 1}), park={"rest": "empty", "B2": noble(8)}),
            "recruit B2", "", id="palais-royal.discount.empty-spaces__all-eight"),
        pytest.param(table(red(gold=1, servants={"office": 1}), park=FULL | {"B2": noble(6), "C3": "empty"},
            equipment=BOARD), "recruit B2", "too-little-gold",
            id="palais-royal.discount.empty-spaces__a-typed-board-binds"),
        pytest.param(table(red(office=1), park={"C3": noble()}), "recruit C3, post supply", "",
            id="palais-royal.edge.servant__where-one-is-posted"),
        pytest.param(table(red(office=1), park=FULL | {"C3": noble()}, equipment=BOARD), "recruit C3, post supply",
            "not-now-turn", id="palais-royal.edge.servant__not-inside-a-typed-board"),
        pytest.param(table(red(office=2), park={"A2": noble(), "B2": noble()}), "recruit A2; recruit B2", "",
            id="palais-royal.edge.servant__where-none-is-posted"),
        pytest.param(table(red(office=2), park=FULL | {"A2": noble(), "B2": noble()}, equipment=BOARD),
            "recruit A2; recruit B2", "not-now-post", id="palais-royal.edge.servant__on-a-typed-board"),
        pytest.param(table(red(court=3, mint=1), None, "", park={"F6": "empty"}), "reinforce from mint",
            "supply-not-empty", id="palais-royal.servant.from-supply__fourteen-are-in-it"),
        pytest.param({key: n for key, n in table(red(court=3, mint=1)).items() if key != "park"},
            "reinforce from mint", "", id="palais-royal.servant.supply-empty__they-may-all-be-in-the-park"),
        # ----------------------------------------------------------------------------------------- all reasons
        pytest.param(table(red(gold=0, servants={}), park=FULL | {"B2": noble(6, 1, 1)}, equipment=BOARD),
            "recruit B2", "office-empty too-few-turquoise too-few-violet too-little-gold",
            id="palais-royal.recruit.office__with-everything-else-that-is-lacking"),
        pytest.param(table(red(office=1, gold=0), park=FULL | {"A2": noble(6)}, equipment=BOARD),
            "recruit A2, post office", "no-servant-there too-little-gold",
            id="palais-royal.edge.source__of-a-noble-that-is-too-dear"),
        pytest.param(table(red(office=1, gold=0), park=FULL | {"A2": noble(6)}, equipment=BOARD),
            "recruit A2, post supply", "too-little-gold", id="palais-royal.recruit.gold__whoever-may-be-posted"),
        pytest.param(table(red(office=2, hand=["seals"], servants={"office": 2}),
            park={"B2": noble(0, 1), "C3": noble(0, 0, 1)}, rulings=ONE_NOBLE), "play seals; recruit B2; recruit C3",
            "too-few-violet", id="palais-royal.card.seals-shared__of-the-second-noble"),
        pytest.param(table(red(powers=["cards 3"], servants={"back-door": 1})), "draw 4; keep gold, seals",
            "no-servant-to-remove", id="palais-royal.noble.cards-kept__one-servant-two-cards"),
        pytest.param(table(red(powers=["servants 2"], common=0, servants={})), "summon 2", "common-empty",
            id="palais-royal.noble.servants-left__none"),
        pytest.param(table(red(powers=["servants 2"], common=1, servants={})), "summon 2", "",
            id="palais-royal.noble.servants-left__only-one"),
        pytest.param(table({"servants": {"court": 1}, "nobles": [3], "powers": "?"}, {"servants": {"court": 2}}),
            "reinforce 1", "", id="palais-royal.court.servants__without-any-privilege"),
    ],
)  # fmt: skip
def test_a_verdict(document: Document, text: str, codes: str) -> None:
    outcome, against = ask(document, text)
    assert (outcome, against) == ("illegal" if codes else "legal", set(codes.split()))


@pytest.mark.parametrize(
    ("document", "text"),
    [
        pytest.param(table(red(office=1), park={"B2": noble("?")} | FULL, equipment=BOARD), "recruit B2",
            id="palais-royal.recruit.gold__a-price-nobody-knows"),
        pytest.param(table(red(office=1), park={"B2": noble("?", "?", "?")}), "recruit B2",
            id="palais-royal.recruit.turquoise__nothing-of-it-is-known"),
        pytest.param(table(red(office=1), park={"B2": "?"}), "recruit B2",
            id="palais-royal.recruit.in-park__who-knows"),
        pytest.param(table(red(office=1), park={"rest": "?"}), "recruit B2",
            id="palais-royal.recruit.in-park__no-rest"),
        pytest.param(table({"servants": {"stairway": 3, "king": 1, "mint": "?"}, "supply": "?"}),
            "move mint -> gate, king -> court", id="palais-royal.stairway.any-servant__from-the-room-after-it-too"),
        pytest.param(table(red(king=2, cardinal=1), {"servants": {"king": 2, "cardinal": "?"}}) | {"park": {}},
            "attend king", id="palais-royal.cardinal.still-tied__another-s-servants-there"),
        pytest.param(table(red(stairway=1, gate=1), castle="?"), "move gate -> mint",
            id="palais-royal.stairway.step__rooms-nobody-knows"),
        pytest.param(table({"hand": "?"}), "play gold", id="palais-royal.back-door.hand__cards-nobody-knows"),
        pytest.param(table({"hand": ["gold"]}, equipment={"card-costs": {"gold": "?"}}), "play gold",
            id="palais-royal.card.cost__a-cost-nobody-knows"),
        pytest.param(table({"hand": ["gold"]}, equipment={"card-costs": "?"}), "play gold",
            id="palais-royal.card.cost__costs-nobody-knows"),
        pytest.param(table(red(court=1, powers="?", servants={"court": 1}), {"servants": {"court": 2}}),
            "reinforce 3", id="palais-royal.noble.gate__privileges-nobody-knows"),
        pytest.param(table(red(powers=["?"], servants={"court": 1}), {"servants": {"court": 2}}), "reinforce 3",
            id="palais-royal.noble.gate__a-privilege-nobody-knows"),
        pytest.param(table({"servants": {"court": "?"}}), "reinforce 2", id="palais-royal.court.servants__how-many"),
        pytest.param(table(red(mint=1), pending={"stage": 3, "minted": "?"}), "mint",
            id="palais-royal.turn.once__perhaps-used"),
        pytest.param(table(red(mint=1), pending="?"), "mint", id="palais-royal.turn.fixed-order__a-stage-nobody-knows"),
        pytest.param(table({"hand": ["gold", "?"]}), "play seals", id="palais-royal.back-door.hand__the-other-of-two"),
        pytest.param(table(red(servants={"king": 2, "mint": 15, "cardinal": "?"}), park=FULL), "attend king from mint",
                     id="palais-royal.servant.from-supply__who-stands-at-the-cardinal-is-not-in-the-supply"),
        pytest.param(table(red(servants={"king": 2, "mint": 15, "gate": "?"}), park=FULL), "attend king from mint",
                     id="palais-royal.servant.from-supply__who-stands-at-the-gate-is-not-in-the-supply"),
        pytest.param(table(red(servants={"king": 2, "mint": 16}, common="?")), "attend king from mint",
                     id="palais-royal.servant.from-supply__who-is-in-the-common-supply-is-not-there"),
        pytest.param(table(red(cardinal=4), {"servants": {"cardinal": "?"}},
                           rulings={"empty-room-tie": "counts"}), "reinforce 1",
                     id="palais-royal.majority.empty-room__how-many-are-at-the-cardinal"),
        pytest.param(table(red(gate=1), {"servants": {"stairway": 1}}, pending="?"), "move gate -> king",
                     id="palais-royal.stairway.moves__steps-that-may-be-left"),
        pytest.param(table(red(court=1, gate=1), {"servants": {"stairway": 1}}, pending="?"),
                     "reinforce 1; move gate -> king",
                     id="palais-royal.card.gate-and-steps__that-may-have-been-played"),
        pytest.param(table(red(office=1), park={"B2": noble(0, 2)}, pending="?"), "recruit B2",
                     id="palais-royal.card.seals__that-may-be-left"),
        pytest.param(table(red(back_door=1), pending={"phase": "keep", "looked": "?"}), "keep gold",
            id="palais-royal.back-door.look__cards-nobody-knows"),
        pytest.param(table(red(back_door=1), pending={"phase": "keep", "looked": ["gold", "?"]}), "keep seals",
            id="palais-royal.back-door.look__one-of-two-nobody-knows"),
        pytest.param(table(red(mint=1), pending={"phase": "?"}), "mint",
            id="palais-royal.turn.order__who-decides-what"),
        pytest.param(table(red(office=1, gold=3, servants={"office": 1}), park={"B2": noble("?")}), "recruit B2",
            id="palais-royal.discount.empty-spaces__dearer-than-all-of-them-make-good"),
        pytest.param(AT_THE_DOOR_TWICE | {"deck": {"gold": 1}, "discard": ["?"]}, "draw 2; keep seals",
            id="palais-royal.back-door.reshuffle__what-was-discarded"),
        pytest.param(AT_THE_DOOR | {"deck": {"gold": "?"}, "discard": []}, "draw 1; keep gold",
            id="palais-royal.back-door.draw__perhaps-none-is-left"),
        pytest.param(table({"hand": "?", "played": "?"}, pending={"stage": "?", "wild": 2, "majorities": 1}),
            "play four-points", id="palais-royal.back-door.hand__nor-at-which-action-the-turn-is"),
        pytest.param(table({"powers": ["servants 2"], "common": "?"}), "summon 2",
            id="palais-royal.noble.servants-left__how-many"),
    ],
)  # fmt: skip
def test_what_is_typed_unknown_decides(document: Document, text: str) -> None:
    assert ask(document, text)[0] == "depends"


@pytest.mark.parametrize(("nobles", "wanted"), [("?", "depends"), ([], "legal"), ([3], "illegal"), (["?"], "illegal")])
def test_palais_royal_recruit_in_park__who_has_the_only_noble_that_is_gone(nobles: Any, wanted: str) -> None:
    """A privilege that the mover needs may lie with another player."""
    told = BARE | {
        "park": {"rest": "noble", "C3": "empty"},
        "player": [
            {"name": "Red", "servants": {"court": 1}},
            {"name": "Black", "servants": {"court": 1}, "nobles": nobles},
        ],
    }
    assert ask(told, "reinforce 3")[0] == wanted
    assert ask(told, "reinforce 1")[0] == "legal"
    assert ask(told | {"player": [{"name": "Red"}, {"name": "Black", "nobles": nobles}]}, "recruit D4")[0] == "legal"


def test_palais_royal_recruit_in_park__all_of_them_may_be_gone() -> None:
    told = BARE | {"player": [{"name": "Red"}, {"name": "Black", "nobles": "?"}]}
    assert ask(told, "recruit D4")[0] == "depends"


def test_palais_royal_noble_gate__of_nobles_told_by_their_points() -> None:
    """One privilege for each such noble, and none where nobles are told with what they show."""
    told = table({"servants": {"court": 1}}, {"servants": {"court": 2}})
    for nobles, wanted in (([3], "legal"), ([], "illegal"), ([{"points": 3}], "illegal"), (3, "legal")):
        mine = {key: n for key, n in told["player"][0].items() if key != "powers"} | {"nobles": nobles}
        assert ask(told | {"player": [mine, told["player"][1]]}, "reinforce 3")[0] == wanted, nobles


@pytest.mark.parametrize("told", [{"so-far": ["fly"]}, {"so-far": ["mint", "move gate"]}])
def test_what_was_done_in_other_words_is_not_read(told: Document) -> None:
    problems = ROOM.read(table({}) | told)
    assert isinstance(problems, tuple)
    assert {each.path[0] for each in problems} == {"so-far"}


def test_palais_royal_turn_fixed_order__a_log_goes_on_from_what_was_done() -> None:
    """Nothing is left open at the table that a log begins with."""
    told = table(red(stairway=2, gate=1, mint=1), None, "move gate -> mint")
    header = {"courtroll": 1, "game": "palais-royal", "position": told}
    begun = ROOM.begin(header)
    assert isinstance(begun, Playing)
    assert (begun.turn.stage, begun.turn.steps) == (2, 2)
    wrong = ROOM.begin(header | {"position": told | {"so-far": ["move 4 gate -> mint"]}})
    assert isinstance(wrong, tuple)
    assert [each.path for each in wrong] == [("position", "so-far")]


def test_palais_royal_edge_servant__only_the_mover_has_one_for_the_bare_space() -> None:
    """Black's may also stand on the stairway; one of Red's has no other place."""
    upper, left, lower, right = BOARD["edges"].values()
    inside = {f"{column}{row}": "empty" for column in "BCDE" for row in range(2, 6)}
    edge = {cell: {"servant": "Red"} for cell in (*left, *right)}
    edge |= {cell: {"servant": "Black"} for cell in (*upper[1:5], *lower[1:5])}
    park = {cell: each for cell, each in (inside | edge).items() if cell != "A3"}
    black = {"common": 7, "supply": 6, "servants": {"stairway": "?"}}
    told = table({"common": 7, "supply": 5, "servants": {"mint": 1}}, black, equipment=BOARD)
    told |= {"park": park, "nobles-left": 0}
    assert ask(told, "mint")[0] == "legal"


@pytest.mark.parametrize("nobles", [["cards 1 + either 1"], ["turquoise 1"]])
def test_palais_royal_noble_seals__for_either_chamber_of_a_box_that_is_typed(nobles: list[str]) -> None:
    """The privilege that the mover needs may be one for either chamber."""
    box = [{"name": f"t{n}"} | ({"power": power} if power else {}) for n, power in enumerate([*nobles, *[""] * 41])]
    told = table(red(court=1), red(king=1), equipment={"nobles": box})
    told["player"] = [{key: n for key, n in each.items() if key != "powers"} for each in told["player"]]
    for park in ({"rest": "empty", "C3": "t5"}, {}):
        assert ask(told | {"park": park}, "attend king")[0] == "legal"


def test_palais_royal_recruit_gold__the_only_cheap_noble_of_a_box_may_lie_there() -> None:
    box = [{"name": f"t{n}", "gold": 0 if n == 30 else 6} for n in range(42)]
    told = table(red(office=1), equipment={"nobles": box}) | {"park": "?"}
    told["player"][0]["gold"] = 0
    assert ask(told, "recruit B2")[0] == "depends"


@pytest.mark.parametrize(("turn", "can_be"), [({}, True), ({"turn": "Black"}, True), ({"turn": "Red"}, False)])
def test_palais_royal_back_door_look__by_whoever_may_have_servants_there(turn: Document, can_be: bool) -> None:
    players = [{"name": "Red", "servants": {}}, {"name": "Black"}]
    described = ROOM.read(BARE | turn | {"player": players, "pending": {"phase": "keep", "looked": ["gold"]}})
    assert isinstance(described, DescribedTurn)
    assert (not ROOM.faults(described)) is can_be


@pytest.mark.parametrize("power", ["servants 3", "servants 2"])
def test_palais_royal_noble_servants__of_a_noble_recruited_just_now_of_which_nobody_told(power: str) -> None:
    """Where it lies nobody told; a noble of the box may lie there that brings them."""
    box = [{"name": f"t{n}"} | ({"power": power} if n == 30 else {}) for n in range(42)]
    told = table(red(office=1, nobles=[], powers=[]), equipment=BOARD | {"nobles": box})
    del told["park"]
    assert ask(told, "recruit B4; summon 3")[0] == ("legal" if power == "servants 3" else "illegal")


COSTS = {"equipment": {"card-costs": {"gold": 0, "five-steps": 2}}}


@pytest.mark.parametrize(
    ("mine", "so_far", "rule"),
    [
        pytest.param(red(mint=2, gold=1), "mint", "mint.servants", id="palais-royal.mint.servants__less"),
        pytest.param(red(mint=2, gold=2), "mint", "mint.majority", id="palais-royal.mint.majority__without-its-piece"),
        pytest.param(red(mint=2, gold=3), "mint", None, id="palais-royal.mint.majority__all-of-it"),
        pytest.param(red(mint=2, gold=4, powers=["gold 2"]), "mint", "noble.gold", id="palais-royal.noble.gold__less"),
        pytest.param(red(mint=1, king=2, gold=2), "mint; attend king from mint", "mint.majority",
            id="palais-royal.mint.servants__one-went-after-it"),
        pytest.param(red(mint=2, gold="?"), "mint", None, id="palais-royal.mint.servants__nobody-counted"),
        pytest.param(red(mint=2, gold=0), "mint; recruit E4", None, id="palais-royal.recruit.gold__spent-since"),
        pytest.param(red(gold=3), "play gold", "card.gold", id="palais-royal.card.gold__less-than-it-brings"),
        pytest.param(red(gold=4), "play gold", None, id="palais-royal.card.gold__as-much"),
        pytest.param(red(mint=2, gold=1, stairway=1), "mint; play gold; recruit E4; play gold", "card.gold",
            id="palais-royal.card.gold__after-a-noble"),
    ],
)  # fmt: skip
def test_gold_of_what_was_done_so_far_lies_in_the_purse(mine: Document, so_far: str, rule: str | None) -> None:
    described = ROOM.read(table(mine, None, so_far, **COSTS))
    assert isinstance(described, DescribedTurn), described
    found = {fault.rule.id for fault in ROOM.faults(described) if str(fault.code) == "so-far-impossible"}
    assert found == (set() if rule is None else {f"palais-royal.{rule}"})


def test_palais_royal_mint_majority__of_others_nobody_told() -> None:
    """Black may have as many there: then it brought no piece more."""
    told = table(red(mint=2, gold=2), None, "mint")
    del told["player"][1]["servants"]
    assert ask(told, "attend king")[0] != "impossible"
    assert ask(table(red(mint=2, gold=2), None, "mint"), "attend king")[0] == "impossible"


def test_palais_royal_edge_servant__for_a_noble_that_nobody_named() -> None:
    """Red has six servants in the park and five nobles by name; the sixth lay on the space that nobody told."""
    cells = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
    edge = {f"A{row}": {"servant": "Red"} for row in range(1, 7)}
    park = dict.fromkeys(cells, noble()) | HOLES | edge
    del park["B1"]
    told = table(red(nobles=[1, 1, 1, 1, 1, "?"]), red(nobles=[1] * 6), equipment=BOARD)
    assert ask(told | {"park": park}, "done")[0] == "legal"
    told["player"][0]["nobles"] = [1, 1, 1, 1, 1]
    assert ask(told | {"park": park}, "done")[0] == "impossible"


@pytest.mark.parametrize("servants", [{}, "?"])
@pytest.mark.parametrize("park", ["?", {"rest": "?"}, {"rest": "noble", "C3": "?"}])
def test_palais_royal_noble_gold__nobody_has_it_where_the_park_may_be_full(servants: Any, park: Any) -> None:
    """No noble has been recruited then; where one has, it may bring gold."""
    told = BARE | {"player": [{"name": "Red", "servants": servants}, {"name": "Black"}], "park": park}
    assert ask(told, "mint")[0] == "depends"


def test_palais_royal_edge_servant__of_whoever_has_a_noble() -> None:
    bare = {"name": "Red", "nobles": []}
    there = BARE | {"park": {"A1": {"servant": "?"}}}
    either = there | {"player": [bare, {"name": "Black"}]}
    assert ask(either, "done")[0] == "legal"
    described = ROOM.read(either)
    assert isinstance(described, DescribedTurn)
    assert not ROOM.faults(described)
    assert ask(there | {"player": [bare, {"name": "Black", "nobles": []}]}, "done")[0] == "impossible"


@pytest.mark.parametrize(
    ("brings", "common", "text", "wanted"),
    [
        ([2, 2, 2, 3], 1, "summon 3", "legal"),  # nothing but two, two and two makes six
        ([2, 2, 2, 3], 1, "summon 2", "illegal"),
        ([2, 3, 3], 1, "summon 2", "legal"),
        ([2, 3, 3], 1, "summon 3", "illegal"),
        ([1, 2, 3], 4, "summon 3", "legal"),  # one and two may have come, or three
        ([1, 2, 3], 4, "summon 1; summon 2", "legal"),
        ([1, 2, 3], 4, "summon 1; summon 3", "illegal"),
        ([2, 3, 3], 0, "summon 2", "illegal"),  # one of them brought fewer
        ([1, 2, 3], None, "summon 1; summon 3", "legal"),
    ],
)
def test_palais_royal_noble_servants_used__which_nobles_have_brought_theirs(
    brings: list[int], common: int | None, text: str, wanted: str
) -> None:
    nobles = [{"points": 1, "power": f"servants {n}"} for n in brings]
    told = {"nobles": nobles} | ({} if common is None else {"common": common})
    assert ask(BARE | {"player": [{"name": "Red"} | told, {"name": "Black"}]}, text)[0] == wanted


def test_palais_royal_noble_servants_used__who_has_just_brought_them() -> None:
    nobles = [{"points": 1, "power": f"servants {n}"} for n in (1, 2, 3)]
    told = BARE | {"player": [{"name": "Red", "nobles": nobles, "common": 4}, {"name": "Black"}]}
    turn = {"turn": "Red", "so-far": ["summon 1"]}
    assert [ask(told | turn, f"summon {n}")[0] for n in (1, 2, 3)] == ["illegal", "illegal", "legal"]


def test_palais_royal_noble_servants_used__what_else_a_noble_gives_may_be_gone_too() -> None:
    """Three servants came, of one noble or of two, of whom one also pays."""
    nobles = [{"power": "servants 1 + gold 2"}, {"power": "servants 2"}, {"power": "servants 3"}]
    told = BARE | {"player": [{"name": "Red", "servants": {}, "nobles": nobles, "common": 4}, {"name": "Black"}]}
    assert ask(told, "mint")[0] == "legal"
    assert ask(told, "mint; summon 3")[0] == "illegal"


@pytest.mark.parametrize("n", [1, 3])
def test_palais_royal_noble_servants_used__one_told_by_its_points_may_have_brought_them(n: int) -> None:
    nobles = [2, {"power": "servants 3"}, {"power": "servants 1"}]
    told = {"player": [{"name": "Red", "nobles": nobles, "common": 4}, {"name": "Black"}]}
    assert ask(BARE | told, f"summon {n}")[0] == "legal"


OF_EDGE = BARE | {"turn": "Red", "equipment": BOARD, "so-far": ["recruit A1"]}
TO_RECRUIT = red(office=1, back_door=1)


def alone(mine: Document, **more: Any) -> Document:
    """A table of which nothing is told but what Red has."""
    return BARE | {"player": [{"name": "Red"} | mine, {"name": "Black"}], "turn": "Red"} | more


@pytest.mark.parametrize(
    ("document", "text", "wanted"),
    [
        pytest.param(OF_EDGE, "post supply", "legal", id="palais-royal.edge.servant__still-to-come"),
        pytest.param(OF_EDGE, "recruit C3", "legal", id="palais-royal.edge.servant__come-already"),
        pytest.param(OF_EDGE | {"park": {"A1": "?"}}, "post supply", "depends",
            id="palais-royal.edge.servant__nobody-knows-whether-it-is-still-to-come"),
        pytest.param(OF_EDGE | {"park": {"A1": "?"}}, "recruit C3", "depends",
            id="palais-royal.edge.servant__nobody-knows-whether-it-has-come"),
        pytest.param(OF_EDGE | {"so-far": ["recruit A1", "?"]}, "post supply", "depends",
            id="palais-royal.edge.servant__of-another-noble-perhaps"),
        pytest.param(alone(red(back_door=2, powers=[]), **{"so-far": ["draw 3"]}), "done", "impossible",
            id="palais-royal.back-door.draw__fewer-servants-than-cards"),
        pytest.param(alone(red(back_door=2, powers=[], hand=["gold"]), **{"so-far": ["draw 3; keep gold"]}),
            "keep seals", "legal", id="palais-royal.back-door.draw__a-servant-left-for-a-card"),
        pytest.param(alone(red(powers=[]), **{"so-far": ["draw 1"]}), "done", "impossible",
            id="palais-royal.back-door.draw__no-servant-there"),
        pytest.param(alone({"servants": {"back-door": "?"}, "powers": []}, **{"so-far": ["draw 3"]}), "keep seals",
            "legal", id="palais-royal.back-door.draw__so-many-servants-must-be-there"),
        pytest.param(alone(red(back_door=2), **{"so-far": ["draw 3"]}), "done", "legal",
            id="palais-royal.noble.cards__some-noble-may-have-allowed-it"),
        pytest.param(alone({"nobles": [noble(power="?")]}), "summon 2", "depends",
            id="palais-royal.noble.servants__of-a-noble-whose-privilege-nobody-knows"),
        pytest.param(alone(red(nobles=[noble(power="?")])), "mint", "depends",
            id="palais-royal.noble.gold__of-a-noble-whose-privilege-nobody-knows"),
        pytest.param(alone(TO_RECRUIT, park={"rest": "noble", "C3": noble(power="?")}), "recruit C3; summon 2",
            "depends", id="palais-royal.noble.servants__of-one-recruited-whose-privilege-nobody-knows"),
        pytest.param(alone(TO_RECRUIT, park={"rest": "noble"}), "recruit C3; summon 2", "legal",
            id="palais-royal.noble.servants__of-one-recruited-of-which-nothing-is-told"),
        pytest.param(alone(TO_RECRUIT, park={"rest": "noble"}), "recruit C3; draw 4", "legal",
            id="palais-royal.noble.cards__of-one-recruited-of-which-nothing-is-told"),
        pytest.param(alone(TO_RECRUIT, park={"rest": "noble", "C3": noble()}), "recruit C3; summon 2", "illegal",
            id="palais-royal.noble.servants__of-one-recruited-that-gives-nothing"),
        pytest.param(alone({"powers": ["servants 3"], "common": "?"}), "summon 3", "depends",
            id="palais-royal.noble.servants-left__perhaps-none-is-left"),
        pytest.param(alone({}, pending={"phase": "station", "left": "?"}), "station mint, mint", "depends",
            id="palais-royal.setup.free-servants__nobody-knows-how-many"),
    ],
)  # fmt: skip
def test_what_may_have_led_to_a_table(document: Document, text: str, wanted: str) -> None:
    assert ask(document, text)[0] == wanted


ALL_TOLD = {f"{column}{row}": noble() for column in "ABCDEF" for row in range(1, 7)} | {"A1": {"servant": "Black"}}


@pytest.mark.parametrize(
    ("untold", "text", "wanted"),
    [
        pytest.param({"A2": "?"}, "recruit C3", "legal", id="palais-royal.edge.servant__another-stands-there"),
        pytest.param({"A2": None, "A3": None}, "recruit A3", "legal",
            id="palais-royal.edge.servant__a-noble-lies-there-and-another-stands-beside-it"),
        pytest.param({"A2": None, "C3": None}, "recruit C3", "legal",
            id="palais-royal.edge.servant__a-noble-lies-inside-and-another-stands-on-the-edge"),
        pytest.param({"A2": "?", "A3": "?"}, "recruit A3", "depends",
            id="palais-royal.edge.servant__a-noble-lies-there-perhaps-and-another-stands-beside-it"),
    ],
)  # fmt: skip
def test_who_has_as_many_servants_in_the_park_as_nobles_has_none_where_nobody_told(
    untold: Document, text: str, wanted: str
) -> None:
    """Nobody told how many of Black's servants lie in the common supply: some might stand there."""
    black = {"nobles": [noble(power="servants 3")], "servants": {}, "supply": 17, "common": "?"}
    red_has = {"nobles": [noble()], "servants": {"office": 2}}
    park = {name: there for name, there in (ALL_TOLD | untold).items() if there is not None}
    told = {"player": [{"name": "Red"} | red_has, {"name": "Black"} | black], "turn": "Red", "equipment": BOARD}
    assert ask(BARE | told | {"park": park}, text)[0] == wanted
