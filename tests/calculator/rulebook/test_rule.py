"""`courtroll rule`: cards by id, by option and difference, and by words of any language."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.cli import main
from courtroll.calculator.rulebook.search import How, cards, search
from courtroll.verifier.kernel.room import game_names

ALL = cards(game_names())


def ask(*words: str) -> Result:
    return CliRunner().invoke(main, ["rule", *words])


def found(*words: str) -> Any:
    return json.loads(ask(*words, "--format", "json").stdout)


def test_every_card_is_found_by_its_id_with_and_without_the_game() -> None:
    for card in ALL:
        hit = search(card.rule.id, ALL)
        assert (hit.how, [each.rule for each in hit.cards]) == (How.ID, [card.rule])
        short = search(card.rule.id.partition(".")[2], ALL)
        assert short.how is How.ID
        assert card.rule in [each.rule for each in short.cards]


def test_an_exact_id_gives_the_whole_card_with_both_texts() -> None:
    (card,) = found("noblemen.knight.supply-first")["rules"]
    assert [witness["edition"] for witness in card["witnesses"]] == ["de", "it"]
    assert all(len(witness["anchor"].split()) <= 8 for witness in card["witnesses"])
    (option,) = card["options"]
    assert option["option"] == "castle-knight"
    assert option["presets"] == {"de": "supply-first", "it": "free-choice"}
    assert set(option["readings"]) == {"supply-first", "free-choice"}
    assert [difference["id"] for difference in card["differences"]] == ["D6"]


def test_the_table_shows_the_witnesses_side_by_side_in_80_columns() -> None:
    result = ask("noblemen.knight.supply-first")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    heads = next(line for line in lines if "de (German)" in line)
    assert "it (Italian)" in heads
    assert any("under: Burg" in line and "under: Castello" in line for line in lines)
    assert "option castle-knight" in result.stdout
    assert "D6 (real" in result.stdout


def test_no_table_is_wider_than_80_columns() -> None:
    from courtroll.calculator.render.cards import card_table

    assert [card.rule.id for card in ALL if max(map(len, card_table(card).splitlines())) > 80] == []


def test_a_text_that_does_not_say_it_is_named() -> None:
    silent = next(card for card in ALL if card.game == "noblemen" and len(card.rule.witnesses) == 1)
    assert "does not say it" in ask(silent.rule.id).stdout


def test_a_prefix_gives_all_cards_under_it() -> None:
    answer = found("noblemen.castle.")
    assert answer["found"] == "prefix"
    assert {card["id"] for card in answer["rules"]} == {
        card.rule.id for card in ALL if card.rule.id.startswith("noblemen.castle.")
    }


@pytest.mark.parametrize("wrong", ["noblemen.castle.appart", "castle.appart"], ids=["whole", "without-the-game"])
def test_a_near_miss_names_what_is_near_and_is_a_no(wrong: str) -> None:
    result = ask(wrong)
    assert result.exit_code == 1
    assert "There is no rule" in result.stdout
    assert "noblemen.castle.apart" in result.stdout


def test_nothing_at_all_is_a_no() -> None:
    result = ask("zzzzzz")
    assert result.exit_code == 1
    assert result.stdout.startswith("No rule has")
    assert found("zzzzzz") == {"query": "zzzzzz", "found": "nothing", "rules": []}
    assert ask("...").exit_code == 1


def test_an_option_and_a_difference_lead_to_their_rules() -> None:
    assert [card["id"] for card in found("castle-knight")["rules"]] == ["noblemen.knight.supply-first"]
    assert [card["id"] for card in found("d6", "--game", "noblemen")["rules"]] == ["noblemen.knight.supply-first"]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("castle next palace", "noblemen.castle.apart"),
        ("Burg Palast", "noblemen.castle.apart"),
        ("Burgen", "noblemen.castle.apart"),
        ("castello", "noblemen.castle.apart"),
        ("castelli palazzi", "noblemen.castle.apart"),
        ("Königin", "noblemen.queen.take"),
        ("eine Burg nicht benachbart", "noblemen.castle.apart"),
        ("majority servants", "palais-royal.majority.more"),
    ],
)
def test_words_of_any_language_find_the_rule(words: str, rule: str) -> None:
    answer = found(*words.split())
    assert answer["found"] == "words"
    assert rule in [card["id"] for card in answer["rules"][:20]]


def test_words_of_which_some_are_in_no_card_still_find_something() -> None:
    answer = found("may", "zzzz", "knights", "move")
    assert any("knight" in card["id"] for card in answer["rules"])
    assert answer["found"] == "some"
    assert ask("knights", "zzzz").stdout.startswith('No rule has all the words "knights zzzz".')


def test_many_cards_are_listed_and_the_rest_counted() -> None:
    result = ask("player")
    assert result.exit_code == 0
    assert "more; " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_only_the_game_asked_for_is_searched() -> None:
    assert {card["game"] for card in found("castle", "--game", "kings-progress")["rules"]} == {"kings-progress"}


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    result = ask("castle", "--game", "noblemn")
    assert result.exit_code == 2
    assert 'did you mean "noblemen"?' in result.stderr
    assert result.stdout == ""


def test_a_query_without_end_is_answered() -> None:
    assert ask(*(f"zq{n}" for n in range(5000))).exit_code == 1
    assert ask("a." * 50_000).exit_code == 1


def test_signs_that_do_not_print_are_shown_escaped() -> None:
    assert "\x1b" not in ask("\x1b[31mred").stdout
