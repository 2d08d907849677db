"""How quick the page is as a site, in headless Chromium on a phone's screen, and how large.

The engine's start is told as a multiple of Pyodide's own from an image of its memory with nothing else in it, which a
page beside the site starts in the same run, taking turns. Everything is timed by the browser, from opening the page.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from courtroll.calculator.page import answer  # noqa: E402
from courtroll.calculator.site import building  # noqa: E402
from courtroll.verifier.kernel.room import folder  # noqa: E402
from tests.calculator.page.test_same_answers import TABLES  # noqa: E402
from tests.page.conftest import SCREENS, chromium  # noqa: E402
from tests.page.hosting import Host  # noqa: E402

BARE_IMAGE = """
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
const { loadPyodide } = await import(process.argv[1] + "/pyodide.mjs");
const python = await loadPyodide({ indexURL: process.argv[1] + "/", _makeSnapshot: true });
await writeFile(process.argv[2], gzipSync(python.makeMemorySnapshot(), { level: 9 }));
process.exit(0);
"""
BARE_PAGE = '<!doctype html><link rel="icon" href="icon.svg"><script type="module" src="bare.js"></script>'
BARE_SCRIPT = """
new Worker("bare-worker.js", { type: "module" }).onmessage = () => { performance.mark("courtroll-engine"); };
"""
BARE_WORKER = """
const loaded = import("./PYODIDE/pyodide.mjs");
const found = await fetch("bare.bin");
const image = await new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
const { loadPyodide } = await loaded;
const python = await loadPyodide({ indexURL: new URL("PYODIDE/", location).href, _loadSnapshot: image });
postMessage(python.runPython("1 + 1"));
"""
FIRST_TAP = """
new MutationObserver(() => {
  if (document.querySelector(".start .main")) performance.measure("tap", { start: 0 });
  else document.querySelector(".game")?.click();
}).observe(document, { childList: true, subtree: true });
"""
TAP = """
async () => {
  const total = () => document.querySelector(".sheet .total td").textContent;
  const more = [...document.querySelectorAll('[data-path="player[0].points"] button')].at(-1);
  const times = [];
  for (let round = 0; round < 12; round += 1) {
    const before = total(), begun = performance.now();
    more.click();
    while (total() === before) await new Promise((ok) => setTimeout(ok, 0));
    times.push(performance.now() - begun);
    await new Promise((ok) => setTimeout(ok, 100));
  }
  return times;
}
"""


BASE = "engine: what all games need (kept beside the image, which holds it too)"
IMAGE = "image of the memory with that in it"
BARE = "image of Python's memory alone"
OTHERS = "answers in two more languages (fetched when chosen)"


@dataclass(frozen=True, slots=True)
class Goal:
    name: str
    found: float
    goal: float
    unit: str

    @property
    def row(self) -> str:
        held = "held" if self.found <= self.goal else "missed"
        return f"| {self.name} | {self.found:.2f} {self.unit} | {self.goal:g} {self.unit} | {held} |"


def put_bare(folder: Path) -> None:
    """A page beside the site's that starts Pyodide alone."""
    runtime = next(folder.glob("pyodide-*"))
    command = ["node", "--input-type=module", "-e", BARE_IMAGE, str(runtime), str(folder / "bare.bin")]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    (folder / "bare.html").write_text(BARE_PAGE, encoding="utf-8")
    (folder / "bare.js").write_text(BARE_SCRIPT, encoding="utf-8")
    (folder / "bare-worker.js").write_text(BARE_WORKER.replace("PYODIDE", runtime.name), encoding="utf-8")


def started(page: Page, address: str) -> float:
    """Milliseconds from opening a page until its engine is there."""
    page.goto(address)
    page.wait_for_function("() => performance.getEntriesByName('courtroll-engine').length")
    return float(page.evaluate("performance.getEntriesByName('courtroll-engine')[0].startTime"))


def phone(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-GB", **SCREENS["phone"])
    context.set_default_timeout(120_000)
    return context


def starts(browser: Browser, host: Host, repeats: int) -> dict[str, list[float]]:
    """Bare, at a first visit and at a later one, by turns; how soon a tap is answered, and what the later one asks."""
    found: dict[str, list[float]] = {
        "bare": [],
        "first": [],
        "later": [],
        "tap first": [],
        "tap later": [],
        "asked": [],
    }
    for _ in range(repeats):
        context = phone(browser)
        found["bare"].append(started(context.new_page(), f"{host.address}bare.html"))
        context.close()
        context = phone(browser)
        context.add_init_script(FIRST_TAP)
        for visit in ("first", "later"):
            page, asked = context.new_page(), len(host.asked)
            found[visit].append(started(page, host.address))
            found[f"tap {visit}"].append(page.evaluate("performance.getEntriesByName('tap')[0].duration"))
            if visit == "later":  # the browser looks by itself whether that file has changed, which knows all others
                found["asked"].append(len([path for path in host.asked[asked:] if path != "/sw.js"]))
            page.wait_for_function("() => navigator.serviceWorker.controller")
        context.close()
    return found


def slowest_table() -> Path:
    """That of the fixtures without unknowns whose score takes longest."""

    def seconds(path: Path) -> float:
        text = path.read_text(encoding="utf-8")
        request = json.dumps({"call": "score", "table": text})
        begun = time.process_time()
        told: Any = json.loads(answer(request))
        took = time.process_time() - begun
        players = told.get("answer", {}).get("players", [])
        known = players and '"?"' not in text and all(each["total"] is not None for each in players)
        return took if known and isinstance(players[0].get("before"), int) else 0.0

    for path in TABLES:
        seconds(path)
    return max(TABLES, key=seconds)


def taps(browser: Browser, host: Host, table: Path) -> list[float]:
    """Milliseconds from taps on a number to the new total."""
    context = phone(browser)
    page = context.new_page()
    started(page, host.address)
    page.locator("#file").set_input_files(table)
    page.locator(".sheet").wait_for()
    times: list[float] = page.evaluate(TAP)
    context.close()
    return times


def packed(folder: Path) -> Iterator[tuple[str, int]]:
    """The site's parts with their sizes as they are sent; what is packed already is not packed again."""
    parts: dict[str, int] = {}
    for path in folder.rglob("*"):
        if not path.is_file() or path.name.startswith(("bare", "_")):
            continue
        name = path.relative_to(folder).as_posix()
        part = "page"
        if name.startswith("pyodide-"):
            part = "Pyodide"
        elif path.suffix == ".bin":
            part = {"base.bin": BASE, "image.bin": IMAGE}.get(path.name, path.stem)
        elif path.name.startswith("answers-"):
            part = path.stem.replace("answers-en", "answers") if path.name.startswith("answers-en") else OTHERS
        content = path.read_bytes()
        parts[part] = parts.get(part, 0) + min(len(content), len(gzip.compress(content, 9)))
    yield from sorted(parts.items())


def of_games(sizes: dict[str, int]) -> dict[str, int]:
    """The answers prepared for each game."""
    return {part.removeprefix("answers-"): size for part, size in sizes.items() if part.startswith("answers-")}


def report(found: dict[str, list[float]], tapped: list[float], table: Path, sizes: dict[str, int]) -> str:
    bare = min(found["bare"])
    games = {game: size + sizes[f"pack-{folder(game)}"] for game, size in of_games(sizes).items()}
    first = sizes["page"] + sizes[BASE] + sizes["answers"] + max(games.values())
    whole = sum(size for part, size in sizes.items() if part not in ("Pyodide", IMAGE, BARE))
    goals = [
        Goal("a tap is answered after opening, first visit", min(found["tap first"]) / 1000, 0.3, "s"),
        Goal("a tap is answered after opening, later visits", min(found["tap later"]) / 1000, 0.3, "s"),
        Goal("the engine is ready, first visit, in bare starts", min(found["first"]) / bare, 1.3, "×"),
        Goal("the engine is ready, later visits, in bare starts", min(found["later"]) / bare, 1.3, "×"),
        Goal(f"from a tap to the new score (median {statistics.median(tapped):.0f} ms)", min(tapped), 50, "ms"),
        Goal("page and our own code, compressed: the first opening, with the largest game", first / 1000, 350, "kB"),
        Goal("requests of a second visit", max(found["asked"]), 0, ""),
    ]
    rows = [
        "# The page as a site",
        "",
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load "
        f"{os.getloadavg()[0]:.1f} while it ran. Best of {len(found['bare'])}, by turns. Pyodide alone, from "
        f"an image of its memory: {bare / 1000:.2f} s from opening the page. The table that takes longest: "
        f"`{table.name}`.",
        "",
        "| | found | goal | |",
        "| --- | ---: | ---: | --- |",
        *(goal.row for goal in goals),
        "",
        f"A first visit asks for the page, the image, and the answers and the pack of the game that is opened. "
        f"{(sizes[IMAGE] - sizes[BARE]) / 1000:,.0f} kB of the image are the engine, as it lies in memory; it is "
        f"counted with Python, for whose start it stands in. All else is fetched once the engine is there, so that no "
        f"network is needed any more. With all packs and languages, the page and our own code are {whole / 1000:,.0f} "
        f"kB.",
        "",
        "| what is kept after a first visit | kB, compressed |",
        "| --- | ---: |",
        *(f"| {part} | {size / 1000:,.0f} |" for part, size in sizes.items() if part != BARE),
    ]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work, chromium() as browser:
        folder = Path(work) / "site"
        building.made(folder)
        sizes = dict(packed(folder))
        put_bare(folder)
        sizes[BARE] = (folder / "bare.bin").stat().st_size
        host, table = Host(folder), slowest_table()
        found = starts(browser, host, arguments.repeats)
        text = report(found, taps(browser, host, table), table, sizes)
        host.end()
        browser.close()
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
