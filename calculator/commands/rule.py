"""courtroll rule"""

from __future__ import annotations

import click

from courtroll.calculator.answers import ends
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common, known


def _ids(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """Ids that begin so, for completion in a shell."""
    from courtroll.calculator.rulebook.search import cards
    from courtroll.verifier.kernel.room import game_names

    games = [game for game in game_names() if game.startswith(incomplete[: len(game)])]
    return [card.rule.id for card in cards(games) if card.rule.id.startswith(incomplete)]


@click.command("rule", cls=common.Spoken)
@click.argument("words", nargs=-1, required=True, metavar="ID | WORDS...", shell_complete=_ids)
@click.option("--game", help="Look in this game only.", shell_complete=known.games_starting)
@common.format_option
@common.language_option
def command(words: tuple[str, ...], game: str | None, form: str, language: str) -> None:
    """Finds rules by id, by option or difference (D6), or by words in any language, with what each text says."""
    from courtroll.calculator.render import cards as render
    from courtroll.calculator.rulebook.search import How, cards, search
    from courtroll.verifier.kernel.room import game_names

    try:
        among = cards(game_names() if game is None else [game])
    except LookupError:
        ends.end(known.no_game(game or "", language), form, UNREADABLE, language)
    query = " ".join(words)
    found = search(query, among)
    known.say(render.search_object(query, found), lambda: render.search_table(query, found, language), form)
    raise SystemExit(NO if found.how in (How.NEAR, How.NOTHING) else OK)
