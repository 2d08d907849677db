"""The page's calls about games: which there are, what can be said, what the rules say, and all the words."""

from __future__ import annotations

import tomllib

from courtroll.calculator.forms.questions import NOTHING_SCORED
from courtroll.calculator.forms.templates import last_scoring, moments_of, players_of, template
from courtroll.calculator.intake.wording import plain
from courtroll.calculator.lang import LANGUAGES, about, deciders, moments, names, places, title, words
from courtroll.calculator.page.beginnings import least
from courtroll.calculator.page.requests import Request
from courtroll.calculator.render.cards import card_object
from courtroll.calculator.render.objects import Object
from courtroll.calculator.rulebook.search import Card, How, Search, cards, search
from courtroll.verifier.kernel.room import AnyRoom, NotBrought, PlayableRoom, game_names, room

ALL = "all"
"""What a search is called that looks for nothing."""


def games(request: Request) -> Object:
    """All games; one of another package that cannot be loaded keeps nobody from the others."""
    found, broken = [], []
    for name in game_names():
        try:
            found.append(about_game(room(name), request.language))
        except NotBrought as why:
            broken.append(plain(str(why), 300))
    return {"languages": list(LANGUAGES), "games": found, **({"broken": broken} if broken else {})}


def about_game(found: AnyRoom, language: str) -> Object:
    document, called = found.document(), moments(language, found.name)
    seats = players_of(found, document)
    return {
        "game": found.name,
        "title": title(language, found.name),
        "players": [seats.start, seats.stop - 1],
        "editions": [
            {"edition": each.code, "language": each.language, "original": each.original, "about": each.about}
            for each in found.rulebook.editions
        ],
        "moments": [
            {"moment": each, "title": called.get(each, each), "scored": each not in NOTHING_SCORED}
            for each in moments_of(document)
        ],
        "rules": len(found.rulebook.rules),
        "playable": found.playable,
        "settles": found.settles,
    }


def new(request: Request) -> Object:
    found = request.room()
    document = found.document()
    known, seats = moments_of(document), players_of(found, document)
    moment = request.one_of("moment", known, last_scoring(known))
    players = request.number("players")
    n = min(4, seats.stop - 1) if players is None else players
    if n not in seats:
        raise request.wrong("players", "one-of", tuple(map(str, seats)))
    text = template(found, document, moment, n, request.language)
    sample = tomllib.loads(text)
    return {"document": least(found, sample)} if request.flag("least") else {"document": sample, "toml": text}


def says(request: Request) -> Object:
    found = request.room()
    return {"says": list(found.grammar()) if isinstance(found, PlayableRoom) else []}


def rules(request: Request) -> Object:
    """Cards: one by its id, those that are meant by some words, or all."""
    among = cards([request.room().name] if "game" in request.given else game_names())
    query = request.text("id", request.text("query", ""))
    if "id" in request.given:
        found = tuple(card for card in among if card.rule.id == query)
        how: str = How.ID if found else How.NOTHING
    elif query.strip():
        how, found = _searched(search(query, among))
    else:
        how, found = ALL, among
    return {
        "query": query,
        "found": how,
        "rules": [{**card_object(card), "topic": card.rule.id.split(".")[1]} for card in found],
    }


def _searched(found: Search) -> tuple[str, tuple[Card, ...]]:
    return found.how, found.cards


def all_words(request: Request) -> Object:
    language = request.language
    out: Object = {about: dict(words(language, about)) for about in ("page", "common", "cards")}
    if "game" in request.given:
        found = request.room()
        game, called = found.name, {**places(language, found.name), **about(language, found.name, "choices")}
        signs = {
            sign: told
            for path, all_of in found.hints().signs.items()
            if "@" not in path
            for sign, told in all_of.items()
        }
        out["game"] = {
            "title": title(language, game),
            "moments": dict(moments(language, game)),
            "deciders": dict(deciders(language, game)),
            "names": dict(names(language, game)),
            "signs": {sign: called.get(told, told) for sign, told in signs.items() if sign.isalpha()},
        }
    return out
