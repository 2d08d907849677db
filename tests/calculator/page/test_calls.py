"""The page's calls beyond what commands answer about a table: forms, cards, words, and requests that are none."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from courtroll.calculator import lang
from courtroll.calculator.forms.templates import moments_of, players_of, template
from courtroll.calculator.page import answer
from courtroll.calculator.page.calls import CALLS
from courtroll.verifier.kernel.reading import Key, Shape, keys_of
from courtroll.verifier.kernel.room import game_names, room
from tests.calculator.page.asking import told
from tests.paths import FIXTURES, ROOT
from tests.shell import run

GAMES = game_names()
TABLE = (FIXTURES / "noblemen" / "positions" / "contract-example.toml").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "page-api.md").read_text(encoding="utf-8")

# -------------------------------------------------------------------------------------------------------- games


def test_the_games_are_those_of_the_command_and_what_they_are_called_is_in_the_language() -> None:
    printed = {row["game"]: row for row in json.loads(run("games", "--format", "json").stdout)}
    for language in lang.LANGUAGES:
        answered = told("games", language=language)
        assert answered["languages"] == list(lang.LANGUAGES)
        assert [game["game"] for game in answered["games"]] == list(printed)
        for game in answered["games"]:
            row = printed[game["game"]]
            assert all(game[key] == row[key] for key in ("rules", "playable", "settles"))
            assert [each["edition"] for each in game["editions"]] == row["editions"]
            assert game["title"] == lang.title(language, game["game"])
            called = {each["moment"]: each["title"] for each in game["moments"]}
            assert called == dict(lang.moments(language, game["game"]))
            assert {each["moment"] for each in game["moments"] if not each["scored"]} == {"turn"}


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_is_the_command_s_and_can_be_read(game: str) -> None:
    found = room(game)
    document = found.document()
    for moment in moments_of(document):
        for players in players_of(found, document):
            answered = told("new", game=game, moment=moment, players=players, language="de")
            assert answered["toml"] == template(found, document, moment, players, "de")
            assert told("check", table=answered["document"])["status"] in (0, 1)
            assert len(answered["document"]["player"]) == players
    assert told("new", game=game)["toml"] == run("new", game).stdout


def test_what_can_be_said_is_the_grammar_of_the_game() -> None:
    assert "build castle F4" in " ".join(told("says", game="noblemen")["says"])
    assert all(told("says", game=game)["says"] for game in GAMES)


# -------------------------------------------------------------------------------------------------------- forms


def entries(keys: list[Any]) -> Iterator[Any]:
    """All keys of a form with those below them."""
    for key in keys:
        yield key
        yield from _below(key["shape"])


def _below(shape: Any) -> Iterator[Any]:
    yield from entries(shape.get("table", []))
    for inner in ("list", "map"):
        if inner in shape:
            yield from _below(shape[inner]["of"])


def paths_of(table: type[Any], above: str = "") -> Iterator[tuple[str, Key]]:
    """All keys that a reader knows."""
    for key in keys_of(table).values():
        yield f"{above}{key.name}", key
        yield from _paths_below(key.shape, f"{above}{key.name}.")


def _paths_below(shape: Shape, above: str) -> Iterator[tuple[str, Key]]:
    for inner in (shape.items, shape.values):
        if inner is not None:
            yield from _paths_below(inner, above)
    if shape.table is not None:
        yield from paths_of(shape.table, above)


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_form_has_every_key_of_the_reader_and_says_what_it_means(game: str, language: str) -> None:
    found = room(game)
    known = list(paths_of(found.document()))
    shown = list(entries(told("form", game=game, language=language)["keys"]))
    assert [key["path"] for key in shown] == [path for path, _ in known]
    for key, (path, read) in zip(shown, known, strict=True):
        assert key["about"] == lang.meanings(language, game).get(path, read.shape.limits.doc)
        assert key["required"] is read.required
        assert set(key["ready"]) <= set(key["fits"]) <= set(moments_of(found.document()))
        assert set(key["asked"]) <= set(key["fits"])
        assert key["shape"], path


def test_a_form_tells_what_may_stand_at_a_key() -> None:
    shown = {key["path"]: key for key in entries(told("form", game="noblemen")["keys"])}
    assert shown["player"]["shape"]["list"]["least"] == 3
    assert shown["player"]["shape"]["list"]["most"] == 5
    assert shown["player.points"]["shape"] == {"unknown": True, "number": {"least": -9999, "most": 9999}}
    assert {each["word"] for each in shown["player.title"]["shape"]["words"]} >= {"baron", "duke", "none"}
    assert shown["player.corner"]["shape"]["text"]["pattern"]
    assert shown["player.corner"]["shape"]["text"]["form"]
    assert shown["player.estate"]["by_rows"] is True
    assert shown["player.enclosed"]["in_place_of"] == "estate"
    assert shown["player.spend"]["fits"] == shown["player.spend.cards"]["fits"] == ["ball"]
    assert "turn" not in shown["queen"]["asked"] or "turn" in shown["queen"]["ready"]
    assert shown["edition"]["default"] == "de"
    assert shown["board.castles"]["shape"]["number"]
    options = shown["rulings"]["shape"]["options"]
    assert [each["option"] for each in options] == [each.name for each in room("noblemen").rulebook.options]
    assert all(each["readings"] and each["asks"] for each in options)


def choices(shape: Any) -> Iterator[tuple[str, str]]:
    """Each word that can be chosen there, with what people call it."""
    for each in (*shape.get("words", ()), *(shape.get("map", {}).get("keys") or ())):
        yield each["word"], each["title"]
    for inner in ("list", "map"):
        if inner in shape:
            yield from choices(shape[inner]["of"])


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_is_called_by_its_name_in_every_language(game: str) -> None:
    forms = {language: told("form", game=game, language=language)["keys"] for language in lang.LANGUAGES}
    known = {language: {**lang.places(language, game), **lang.about(language, game, "choices")} for language in forms}
    used = set()
    for key, *others in zip(*(list(entries(forms[language])) for language in ("en", "de", "it")), strict=True):
        for (word, called), *titles in zip(*(list(choices(each["shape"])) for each in (key, *others)), strict=True):
            assert called
            at_this_key = f"{key['key']}:{word}"
            used |= {word, at_this_key}
            if key["key"] in ("game", "moment", "edition"):
                continue
            for language, (_, title) in zip(("de", "it"), titles, strict=True):
                words = known[language]
                assert title == words.get(at_this_key, words.get(word)), (language, key["path"], word)
        for signs in (key.get("signs", []), *key.get("alphabets", {}).values()):
            used |= {word for word, title in known["en"].items() if title in {each["title"] for each in signs}}
    assert set(known["en"]) - used == set()


def test_the_signs_of_a_map_are_those_that_the_reader_knows() -> None:
    shown = {key["path"]: key for key in entries(told("form", game="noblemen", language="de")["keys"])}
    estate = shown["player.estate"]
    titles = ["kein Plättchen", "Acker", "Hain", "Brunnen", "Wiese", "Burg", "Palast", "Kapelle", "Folly"]
    assert [each["title"] for each in estate["signs"]][:9] == titles
    assert "".join(each["sign"] for each in estate["signs"]) == ".FGWMCPHY?"
    assert {letters: "".join(each["sign"] for each in signs) for letters, signs in estate["alphabets"].items()} == {
        "en": ".FGWMCPHY?",
        "de": ".AHBWUPKY?",
        "it": ".CBFPTZAY?",
    }
    assert "signs" not in shown["player.corner"]
    park = {key["path"]: key for key in entries(told("form", game="palais-royal")["keys"])}["equipment.park.map"]
    assert [each["sign"] for each in park["signs"]] == ["#", "o"]
    assert "alphabets" not in park


def test_a_form_asks_for_what_the_questions_on_a_terminal_ask_for() -> None:
    asked = {key["path"]: key["asked"] for key in entries(told("form", game="noblemen")["keys"])}
    assert "game-end" in asked["player.money"]
    assert "ball" not in asked["player.money"] or "ball" not in asked["player.enclosed"]
    assert asked["letters"] == []


# -------------------------------------------------------------------------------------------------------- rules


def test_all_cards_are_there_as_the_command_shows_them() -> None:
    shown = told("rules")
    assert shown["found"] == "all"
    assert len(shown["rules"]) == sum(len(room(game).rulebook.rules) for game in GAMES)
    assert all(card["id"].split(".")[:2] == [card["game"], card["topic"]] for card in shown["rules"])
    one = told("rules", id="noblemen.knight.target")
    (printed,) = json.loads(run("rule", "noblemen.knight.target", "--format", "json").stdout)["rules"]
    assert (one["found"], one["rules"]) == ("id", [{**printed, "topic": "knight"}])
    assert told("rules", id="noblemen.knight")["rules"] == []


def test_cards_are_searched_as_by_the_command() -> None:
    for query in ("Burg Kapelle", "knight", "D6", "noblemen.knight"):
        printed = json.loads(run("rule", query, "--game", "noblemen", "--format", "json").stdout)
        found = told("rules", query=query, game="noblemen")
        assert found["found"] == printed["found"]
        assert [card["id"] for card in found["rules"]] == [card["id"] for card in printed["rules"]]
    assert told("rules", query="  ", game="bruges")["found"] == "all"


def test_the_cards_behind_an_answer_stand_beside_it() -> None:
    answered = told("score", table=TABLE, **{"with": ["explained"]})
    named = {line["rule"] for player in answered["answer"]["players"] for line in player["lines"]}
    assert named <= set(answered["explained"])
    assert "explained" not in answered["answer"]


# -------------------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_all_words_of_a_language_are_given(language: str) -> None:
    given = told("words", language=language, game="noblemen")
    for about in ("page", "common", "cards"):
        assert given[about] == dict(lang.words(language, about))
    assert given["game"]["names"] == dict(lang.names(language, "noblemen"))
    assert given["game"]["signs"]["M"] == {"en": "meadow", "de": "Wiese", "it": "pianura"}[language]
    assert "game" not in told("words", language=language)


# ------------------------------------------------------------------------------------------ what is no request


BAD_TABLES: list[Any] = [None, 3, [], True]


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "no-such-call"),
        ({"call": "play"}, "no-such-call"),
        ({"call": "replay"}, "wrong-value"),
        ({"call": ["games"]}, "no-such-call"),
        ({"call": "games", "colour": 1}, "no-such-key"),
        ({"call": "form"}, "wrong-value"),
        ({"call": "form", "game": "chess"}, "no-such-game"),
        ({"call": "form", "game": 3}, "wrong-value"),
        ({"call": "new", "game": "bruges", "players": 9}, "wrong-value"),
        ({"call": "new", "game": "bruges", "players": True}, "wrong-value"),
        ({"call": "new", "game": "bruges", "players": "3"}, "wrong-value"),
        ({"call": "new", "game": "bruges", "moment": "ball"}, "wrong-value"),
        *(({"call": "score", "table": table}, "wrong-value") for table in BAD_TABLES),
        ({"call": "score", "table": {}, "with": ["sound"]}, "wrong-value"),
        ({"call": "score", "table": {}, "with": "text"}, "wrong-value"),
        ({"call": "score", "table": {}, "edition": 3}, "wrong-value"),
        ({"call": "ask", "table": {}}, "wrong-value"),
        ({"call": "ask", "table": {}, "question": "x", "explain": 1}, "wrong-value"),
        ({"call": "toml", "table": "game = 1"}, "wrong-value"),
        ({"call": "toml", "table": {"a": None}}, "wrong-value"),
    ],
    ids=lambda value: value if isinstance(value, str) else json.dumps(value),
)
def test_a_request_that_is_none_is_refused_in_the_language(
    request_: dict[str, object], code: str, language: str
) -> None:
    answered = json.loads(answer(json.dumps({"language": language, **request_})))
    assert list(answered) == ["refused"]
    assert answered["refused"]["code"] == code
    message = answered["refused"]["message"]
    assert message
    if language != "en":
        english = json.loads(answer(json.dumps(request_)))
        assert message != english["refused"]["message"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        (b"\xff", "unreadable"),
        ('{"call": "games", "call": "games"}', "unreadable"),
        ('{"call": NaN}', "unreadable"),
        ('{"a": ' * 100_000, "unreadable"),
        ('{"call": "games", "x": "' + "x" * (1 << 20) + '"}', "unreadable"),
        ('{"call": "games", "x": 1' + "0" * 5000 + "}", "unreadable"),
        ("[]", "wrong-value"),
        ("3", "wrong-value"),
        ('{"call": "games", "language": "fr"}', "no-such-language"),
        ('{"call": "games", "language": ["en"]}', "no-such-language"),
        ('{"call": "score", "table": ' + '{"a": ' * 900 + "1" + "}" * 901, "unreadable"),
        ('{"call": "toml", "table": ' + '{"a": ' * 900 + "1" + "}" * 901, "unreadable"),
    ],
    ids=range(14),
)
def test_what_is_no_json_of_a_request_is_refused(request_: str | bytes, code: str) -> None:
    answered = json.loads(answer(request_))
    if "refused" in answered:
        assert answered["refused"]["code"] == code
        assert len(answered["refused"]["message"]) < 400
    else:  # a Python that goes so deep finds no position in it
        assert answered["answer"]["errors"] or answered["toml"]


def test_an_answer_is_ascii_whatever_stands_in_a_table() -> None:
    table = tomllib.loads(TABLE)
    table["player"][0]["name"] = "<img src=x onerror=alert(1)> \u202e\u2028 Zoë"
    text = answer(json.dumps({"call": "score", "table": table, "with": ["text", "picture"]}))
    assert text.isascii()
    table["player"][0]["name"] = "\ud800"
    for call in ("score", "read", "toml"):
        assert answer(json.dumps({"call": call, "table": table})).isascii()


def test_a_table_that_json_cannot_hold_is_no_document() -> None:
    for text in ("a = 2020-01-01", "a = nan", "a = [1, inf]", "a.b = 10:00:00", "= 3", "[1, 2]"):
        answered = told("read", table=text)
        assert answered["status"] == 2, text
        assert answered["answer"]["errors"][0]["message"]
    assert told("read", table="a = 1.5")["document"] == {"a": 1.5}
    assert told("read", table='{"game": "x"}')["document"] == {"game": "x"}
    assert told("read", table=[])["refused"]["code"] == "wrong-value"


def test_every_call_stands_in_the_page_about_them() -> None:
    assert [call for call in CALLS if f"`{call}`" not in PAGE] == []


def test_a_table_begins_with_no_more_than_none_is_without() -> None:
    table = told("new", game="bruges", moment="game-end", players=2, least=True)["document"]
    assert table["player"] == [{"name": name, "points": "?", "reputation": "?"} for name in ("Anna", "Bert")]
    assert table.keys() == {"game", "moment", "edition", "player"}
    ball = told("new", game="noblemen", moment="ball", least=True)["document"]
    assert ball["queen"] == "?"
    for document in (table, ball):
        assert told("score", table=document)["status"] == 0
