"""courtroll site"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.commands import common
from courtroll.calculator.lang import words


@click.command("site", cls=common.Spoken)
@click.argument("folder", metavar="DIR", shell_complete=common.a_folder)
@common.language_option
def command(folder: str, language: str) -> None:
    """Makes the page as a site that needs no server: any host of files can serve it, and phones keep it offline.

    DIR is new, empty, or a site that this command made before. Node.js makes it, with Pyodide from npm.
    """
    from courtroll.calculator.render.forms import for_stream
    from courtroll.calculator.site import building, pyodide

    said = words(language, "serving")
    try:
        site = building.made(Path(folder))
    except building.NotOurs:
        ends.end(tables.error("DIR", said["folder-taken"].format(folder=folder)), "table", UNREADABLE, language)
    except pyodide.NotThere as why:
        ends.end(tables.error("DIR", said[why.word].format(**why.values)), "table", UNREADABLE, language)
    except OSError as why:
        reason = why.strerror or str(why)
        refusal = tables.refused(language, "DIR", "cannot-be-written", file=folder, why=reason)
        ends.end(refusal, "table", UNREADABLE, language)
    if site.no_image:
        ends.tell(said["no-image"].format(why=site.no_image))
    told = said["site-made"].format(folder=folder, files=site.files, size=round(site.size / 1e6, 1))
    click.echo(for_stream(told, "table", sys.stdout.encoding))
