"""Rule cards, options, differences and block tables: in order among themselves, and true to the texts at hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields

import pytest

from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.kernel.room import room
from courtroll.verifier.kernel.rules import Basis, Parting, Rulebook, Ruleset, UnknownReading
from tests.repo import texts


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    rulebook: Rulebook
    ruleset: type[Ruleset]

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(edition.code for edition in self.rulebook.editions)


GAMES = (
    Game("noblemen", room("noblemen").rulebook, NoblemenRuleset),
    Game("bruges", room("bruges").rulebook, BrugesRuleset),
    Game("palais-royal", room("palais-royal").rulebook, PalaisRoyalRuleset),
    Game("kings-progress", room("kings-progress").rulebook, KingsProgressRuleset),
)
TEXTS = tuple((game, edition) for game in GAMES for edition in game.editions)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_text = pytest.mark.parametrize(("game", "edition"), TEXTS, ids=lambda part: getattr(part, "name", part))

ID = re.compile(r"[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*){2,}")
NEEDS_NO_TEXT = {Basis.DERIVED, Basis.OPEN, Basis.TOOL, Basis.RULING}


def blocks_at_hand(game: Game, edition: str) -> tuple[str, ...]:
    text = texts.rulebook(game.name, edition)
    if text is None:
        pytest.skip(f"the {edition} text of {game.name} is not at hand")
    return texts.blocks(text)


def one_sentence(text: str) -> bool:
    return text == text.strip() and text.endswith(".") and not re.search(r"[.!?]\s", text)


def headed(game: Game, edition: str, of_the_text: tuple[str, ...]) -> Iterator[tuple[str, str, texts.Row]]:
    """Each block with the heading it stands under and its row; a heading stands under itself."""
    named = {w.heading for rule in game.rulebook.rules for w in rule.witnesses if w.edition == edition}
    heading = ""
    for block, row in zip(of_the_text, texts.table(game.name, edition), strict=True):
        if row.reason == "heading" or texts.title(block) in named:
            heading = texts.title(block)
        yield heading, texts.plain(block), row


# The cards among themselves


@every_game
def test_ids_are_unique_and_well_formed(game: Game) -> None:
    ids = [rule.id for rule in game.rulebook.rules]
    assert [i for i, n in Counter(ids).items() if n > 1] == []
    assert [i for i in ids if not ID.fullmatch(i) or not i.startswith(f"{game.name.replace('_', '-')}.")] == []
    assert ids == sorted(ids)


@every_game
def test_a_card_is_found_by_its_id(game: Game) -> None:
    assert all(game.rulebook.by_id(rule.id) is rule for rule in game.rulebook.rules)
    with pytest.raises(KeyError):
        game.rulebook.by_id(f"{game.name}.no.such-rule")


@every_game
def test_a_card_says_one_sentence(game: Game) -> None:
    assert [rule.id for rule in game.rulebook.rules if not one_sentence(rule.says)] == []
    assert [s for s, n in Counter(rule.says for rule in game.rulebook.rules).items() if n > 1] == []


@every_game
def test_witnesses_name_known_editions_once_and_say_little(game: Game) -> None:
    for rule in game.rulebook.rules:
        named = [w.edition for w in rule.witnesses]
        assert len(named) == len(set(named)), rule.id
        assert set(named) <= set(game.editions), rule.id
        assert all(w.heading and w.anchor for w in rule.witnesses), rule.id
        assert all(len(w.anchor.split()) <= texts.ANCHOR_WORDS for w in rule.witnesses), rule.id


@every_game
def test_the_basis_fits_the_witnesses(game: Game) -> None:
    original = {edition.code for edition in game.rulebook.editions if edition.original}
    for rule in game.rulebook.rules:
        named = {w.edition for w in rule.witnesses}
        match rule.basis:
            case Basis.PRINTED:
                assert named & (original or named), rule.id
            case Basis.OTHER_EDITION:
                assert named, rule.id
                assert not named & original, rule.id
            case Basis.OPEN | Basis.TOOL:
                assert not named, rule.id
            case Basis.DERIVED | Basis.RULING:
                pass


# Tables


@every_text
def test_a_table_is_numbered_and_gives_rules_or_a_reason(game: Game, edition: str) -> None:
    rows = texts.table(game.name, edition)
    known = {rule.id for rule in game.rulebook.rules}
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        assert re.fullmatch("[0-9a-f]{8}", row.digest), row
        assert row.anchor, row
        assert len(row.anchor.split()) <= texts.ANCHOR_WORDS, row
        if row.reason is None:
            assert row.rules, row
            assert set(row.rules) <= known, row
            assert len(row.rules) == len(set(row.rules)), row
        else:
            assert row.reason.startswith(texts.REASONS), row


@every_text
def test_a_witness_is_in_its_edition_s_table(game: Game, edition: str) -> None:
    tabled = {rule_id for row in texts.table(game.name, edition) for rule_id in row.rules}
    witnessed = {rule.id for rule in game.rulebook.rules for w in rule.witnesses if w.edition == edition}
    assert witnessed - tabled == set()


@every_game
def test_every_rule_is_accounted_for(game: Game) -> None:
    tabled = {i for edition in game.editions for row in texts.table(game.name, edition) for i in row.rules}
    missing = [rule.id for rule in game.rulebook.rules if rule.id not in tabled and rule.basis not in NEEDS_NO_TEXT]
    assert missing == []


# The texts, where they are at hand


@every_text
def test_a_table_accounts_for_every_block_of_its_text(game: Game, edition: str) -> None:
    of_the_text = blocks_at_hand(game, edition)
    rows = texts.table(game.name, edition)
    remade = [(number, texts.short_hash(block)) for number, block in enumerate(of_the_text, 1)]
    assert [(row.number, row.digest) for row in rows] == remade
    for row, block in zip(rows, of_the_text, strict=True):
        if re.search(r"\w", block):
            assert row.anchor in texts.plain(block), row
        else:
            assert row.anchor == "-", row


@every_text
def test_a_witness_is_found_once_under_its_heading_in_a_block_that_names_its_rule(game: Game, edition: str) -> None:
    places = tuple(headed(game, edition, blocks_at_hand(game, edition)))
    for rule in game.rulebook.rules:
        for witness in rule.witnesses:
            if witness.edition != edition:
                continue
            under = [(block, row) for heading, block, row in places if heading == witness.heading]
            found = [row for block, row in under for _ in range(block.count(witness.anchor))]
            assert len(found) == 1, (rule.id, witness, found)
            assert rule.id in found[0].rules, (rule.id, found[0])


@every_text
def test_no_sentence_of_a_text_is_in_the_repository(game: Game, edition: str) -> None:
    of_the_text = blocks_at_hand(game, edition)
    rows = texts.table(game.name, edition)
    headings = {row.anchor for row in rows if row.reason == "heading"}
    anchors = {w.anchor for rule in game.rulebook.rules for w in rule.witnesses if w.edition == edition}
    anchors |= {row.anchor for row in rows}
    sentences = {
        sentence.strip(" :→-").rstrip(".")
        for block, row in zip(of_the_text, rows, strict=True)
        if row.rules
        for sentence in re.split(r"(?<=[.!?])\s", texts.plain(block))
        if sentence.endswith((".", "!", "?")) and re.search(r"[^\W\d_]", sentence)
    }
    assert {anchor.rstrip(".") for anchor in anchors - headings} & sentences == set()
    says = {rule.says.rstrip(".") for rule in game.rulebook.rules}
    assert says & sentences == set()


# Options and differences


@every_game
def test_options_are_fields_of_the_ruleset_in_their_order(game: Game) -> None:
    assert game.ruleset.options == game.rulebook.options
    assert [o.field for o in game.rulebook.options] == [f.name for f in fields(game.ruleset)][1:]


@every_game
def test_options_name_rules_readings_and_presets(game: Game) -> None:
    for option in game.rulebook.options:
        assert option.rules, option.name
        assert set(option.rules) <= set(game.rulebook.rules), option.name
        assert len(option.readings) > 1, option.name
        assert all(one_sentence(says) for says in option.readings.values()), option.name
        assert option.asks.endswith("?"), option.name
        assert set(option.presets) == set(game.editions), option.name
        assert set(option.presets.values()) <= set(option.readings), option.name


@every_game
def test_presets_and_rulings_go_both_ways(game: Game) -> None:
    for edition in game.editions:
        preset = game.ruleset.preset(edition)
        assert preset.rulings == {}
        for option in game.rulebook.options:
            assert preset.reading(option) == option.presets[edition]
            for value in option.readings:
                ruled = preset.ruled({option.name: value})
                assert ruled.reading(option) == value
                departs = value != option.presets[edition]
                assert ruled.rulings == ({option.name: value} if departs else {})
            with pytest.raises(UnknownReading):
                preset.ruled({option.name: "no such reading"})
        with pytest.raises(UnknownReading):
            preset.ruled({"no-such-option": "yes"})


@every_game
def test_the_default_ruleset_is_the_original_s(game: Game) -> None:
    for edition in game.rulebook.editions:
        if edition.original:
            assert game.ruleset(edition.code) == game.ruleset.preset(edition.code)


@every_game
def test_differences_are_numbered_and_give_a_reason(game: Game) -> None:
    assert [d.id for d in game.rulebook.differences()] == [
        f"D{n}" for n in range(1, len(game.rulebook.differences()) + 1)
    ]
    for difference in game.rulebook.differences():
        assert one_sentence(difference.because), difference.id
        assert set(difference.rules) <= set(game.rulebook.rules), difference.id


@every_game
def test_presets_part_exactly_where_a_difference_is_real(game: Game) -> None:
    real = [d for d in game.rulebook.differences() if d.parting is Parting.REAL]
    assert [d.id for d in real if d.option is None or not d.rules] == []
    parted = {o.name for o in game.rulebook.options if len(set(o.presets.values())) > 1}
    assert parted == {d.option for d in real}
    for difference in real:
        option = next(o for o in game.rulebook.options if o.name == difference.option)
        assert set(difference.rules) & set(option.rules), difference.id
        assert option.settled, difference.id


@every_game
def test_an_option_without_a_settling_text_has_equal_presets(game: Game) -> None:
    for option in game.rulebook.options:
        if not option.settled:
            assert len(set(option.presets.values())) == 1, option.name
