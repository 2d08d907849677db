"""courtroll serve"""

from __future__ import annotations

import sys

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.commands import common
from courtroll.calculator.lang import words

PORT = 8374


def is_terminal() -> bool:
    """Whether somebody sees what is drawn."""
    return sys.stdout.isatty() and sys.stdout.encoding.lower().startswith("utf")


@click.command("serve", cls=common.Spoken)
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0: any that is free.")
@click.option("--lan", is_flag=True, help="Also for the phones and computers in the same network.")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
@common.language_option
def command(port: int, lan: bool, opens: bool, language: str) -> None:
    """Serves the page: tables to fill in, scores, disputes and rules, in a browser on this computer."""
    from courtroll.calculator.render.forms import for_stream
    from courtroll.calculator.serving import running, site
    from courtroll.calculator.serving.server import Server

    said, address = words(language, "serving"), running.own_address() if lan else None
    if lan and address is None:
        ends.end(tables.error("--lan", said["no-network"]), "table", UNREADABLE, language)

    def started(port: int) -> None:
        url = f"http://{running.LOOPBACK}:{port}/"
        shared = None if address is None else f"http://{address}:{port}/"
        told = [said["page-at"].format(url=url), *([said["for-phones"].format(url=shared)] if shared else ())]
        click.echo(for_stream("\n".join(told), "table", sys.stdout.encoding))
        if shared is not None and is_terminal():
            from courtroll.calculator.serving import qr

            click.echo(qr.drawn(qr.matrix(shared.encode("ascii"))), color=True)
        if opens:
            import webbrowser
            from threading import Thread

            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        running.run(Server(site.files(), language), running.EVERYWHERE if lan else running.LOOPBACK, port, started)
    except OSError as why:
        taken = said["port-taken"].format(port=port, why=why.strerror or why)
        ends.end(tables.error("--port", taken), "table", UNREADABLE, language)
