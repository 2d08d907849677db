"""Makes the site: the page's own files, the engine, Pyodide, and a service worker that knows them all."""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from courtroll.calculator.lang import LANGUAGES
from courtroll.calculator.page import answer
from courtroll.calculator.serving.http import SAFE
from courtroll.calculator.serving.site import INDEX, STATIC
from courtroll.calculator.site import bundling, packing, pyodide, starting

WORKER: Final = "sw.js"
THREAD: Final = "worker.js"
BOOT: Final = "boot.mjs"
MODULE: Final = "app.js"
SHEET: Final = re.compile(r'<link rel="stylesheet" href="([\w.]+)">\n')
THEIRS: Final = re.compile(r"/(answers-[^/]+\.json|image\.bin)$")
"""What the page and its thread keep themselves: answers in the language of who reads, and an image that can be used."""
HEADERS: Final = "_headers"
"""Where several hosts look for the headers that they send."""
LICENCES: Final = "licences.txt"
POLICY: Final = "Content-Security-Policy"
OURS: Final = '<meta name="courtroll-site"'


class NotOurs(Exception):
    """The folder holds something else."""


@dataclass(frozen=True, slots=True)
class Site:
    """What was made."""

    files: int
    size: int
    no_image: str
    """Why there is no image of the engine's memory, if there is none."""


def made(folder: Path) -> Site:
    """Makes the site in a folder that is new, empty or an older site: all of it, or nothing.

    Raises `NotOurs`, `pyodide.NotThere` and `OSError`.
    """
    folder = folder.absolute()
    if not _may_be_replaced(folder):
        raise NotOurs
    with pyodide.fetched() as package:
        return _made(folder, package)


def _made(folder: Path, package: Path) -> Site:
    folder.parent.mkdir(parents=True, exist_ok=True)
    work = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        site = work / "site"
        no_image = _put_together(site, package)
        if folder.exists():
            folder.rename(work / "before")
        site.chmod(0o755)
        site.rename(folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    return Site(len(sizes), sum(sizes), no_image)


def _may_be_replaced(folder: Path) -> bool:
    if not folder.exists():
        return True
    if not folder.is_dir():
        return False
    index = folder / INDEX
    return not any(folder.iterdir()) or (
        index.is_file() and OURS in index.read_text(encoding="utf-8", errors="replace")
    )


def _put_together(site: Path, package: Path) -> str:
    shutil.copytree(STATIC, site, ignore=shutil.ignore_patterns("*.js", "*.mjs", "*.css", INDEX))
    page = _page(site)
    runtime = f"pyodide-{pyodide.version()}"
    engine, no_image = _engine(site, runtime, package)
    image = site / engine / "image.bin"
    packs = [each.stem.removeprefix("pack-") for each in sorted((site / engine).glob("pack-*.bin"))]
    size = image.stat().st_size if image.exists() else 0
    games = [each["game"] for each in _games()]
    about = {"pyodide": runtime, "engine": engine, "image": size, "packs": packs, "games": games}
    (site / INDEX).write_text(_index(page, about), encoding="utf-8")
    (site / LICENCES).write_text(_licences(), encoding="utf-8")
    worker = site / WORKER
    worker.write_text(_worker(worker.read_text(encoding="utf-8"), site, (engine, runtime)), encoding="utf-8")
    headers = "".join(f"  {name}: {value}\n" for name, value in safe().items())
    (site / HEADERS).write_text(f"/*\n{headers}", encoding="utf-8")
    return no_image


def _page(site: Path) -> str:
    """Puts one file of the page's modules and one of its styles there; those of the threads stay by themselves."""
    modules = {path.name: bundling.shortened(path.read_text(encoding="utf-8")) for path in STATIC.glob("*.*js")}
    for name in (WORKER, THREAD, BOOT):
        (site / name).write_text(modules.pop(name), encoding="utf-8")
    (site / MODULE).write_text(bundling.bundled(modules, MODULE), encoding="utf-8")
    first, *others = SHEET.findall(index := (STATIC / INDEX).read_text(encoding="utf-8"))
    styles = [bundling.shortened((STATIC / name).read_text(encoding="utf-8")) for name in (first, *others)]
    (site / first).write_text("".join(styles), encoding="utf-8")
    return SHEET.sub(lambda found: found[0] if found[1] == first else "", index)


def _engine(site: Path, runtime: str, package: Path) -> tuple[str, str]:
    """Puts the engine where its name tells what is in it, with an image of its memory if one can be made."""
    packs, start = packing.packed(), Path(starting.__file__).read_bytes()
    told = {language: prepared(language) for language in LANGUAGES}
    answers = {
        f"{language}{about}": json.dumps(each).encode()
        for language in LANGUAGES
        for about, each in told[language].items()
    }
    name = f"engine-{_hash([*packs.values(), start, runtime.encode(), *answers.values()])}"
    (site / name).mkdir()
    for pack, content in packs.items():
        (site / name / ("base.bin" if pack == packing.BASE else f"pack-{pack}.bin")).write_bytes(content)
    (site / name / "start.py").write_bytes(start)
    for about, prepared_answers in answers.items():
        (site / name / f"answers-{about}.json").write_bytes(prepared_answers)
    pyodide.put(package, site / runtime)
    try:
        pyodide.ran("node", str(pyodide.HERE / "image.mjs"), str(site), runtime, name)
    except pyodide.NotThere as why:
        return name, why.values["why"]
    return name, ""


def prepared(language: str) -> dict[str, dict[str, object]]:
    """What the page asks before anything is entered, with the answers: so nobody waits for the engine to begin.

    Those that are of no game stand under nothing, those of a game under a stroke and its name.
    """
    requests: dict[str, list[dict[str, object]]] = {"": [{"call": "games"}, {"call": "words"}]}
    for game in _games():
        named = {"game": game["game"]}
        low, high = game["players"]
        new = [{"call": "new", **named, "moment": each["moment"]} for each in game["moments"]]
        least = [{**each, "players": n, "least": True} for each in new for n in range(low, high + 1)]
        requests[f"-{game['game']}"] = [{"call": "words", **named}, {"call": "form", **named}, *new, *least]
    told = {about: [{**each, "language": language} for each in asked] for about, asked in requests.items()}
    return {
        about: {_key(request): json.loads(answer(json.dumps(request))) for request in asked}
        for about, asked in told.items()
    }


def _games() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(answer(json.dumps({"call": "games"})))["games"]
    return found


def _key(request: Mapping[str, object]) -> str:
    """A request as `site.js` looks for it."""
    return json.dumps(sorted(request.items()), separators=(",", ":"), ensure_ascii=False)


def safe() -> dict[str, str]:
    """The headers that keep a site as safe as `courtroll serve` keeps the page; and Python may be compiled."""
    policy = SAFE[POLICY].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    return {**SAFE, POLICY: policy}


def _index(page: str, about: Mapping[str, object]) -> str:
    """The page's head with what a site adds. No page can forbid frames around it by itself: the headers do."""
    policy = "; ".join(each for each in safe()[POLICY].split("; ") if not each.startswith("frame-ancestors"))
    head = [
        f'<meta http-equiv="{POLICY}" content="{policy}">',
        f'{OURS} content="{html.escape(json.dumps(about))}">',
        '<meta name="theme-color" content="#7a2231">',
        '<link rel="manifest" href="manifest.webmanifest">',
        '<link rel="apple-touch-icon" href="icon-192.png">',
    ]
    before, charset, after = page.partition('<meta charset="utf-8">\n')
    return f"{before}{charset}" + "\n".join(head) + f"\n{after}"


def _worker(source: str, site: Path, parts: tuple[str, ...]) -> str:
    """The service worker with what it keeps, part by part, and with the headers that it gives to what it keeps."""
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    page = [name for name in files if name != WORKER and not name.startswith(parts)]
    named = f"page-{_hash([name.encode() + (site / name).read_bytes() for name in page])}"
    kept = {named: ["./" if name == INDEX else name for name in page]}
    kept |= {
        part: [name for name in files if name.startswith(f"{part}/") and not THEIRS.search(name)] for part in parts
    }
    for name, value in (("KEPT", kept), ("SAFE", safe())):
        empty = f"const {name} = {{}};"
        assert empty in source
        source = source.replace(empty, f"const {name} = {json.dumps(value)};")
    return source


def _hash(parts: list[bytes]) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:12]


def _licences() -> str:
    """What the site is made of, and under which terms."""
    version = pyodide.version()
    return "\n".join(
        [
            "Courtroll\n",
            *_texts("courtroll"),
            "tabulate\n",
            *_texts("tabulate"),
            f"Pyodide {version}\n",
            f"The folder pyodide-{version} holds Pyodide, which is subject to the terms of the Mozilla Public License,",
            "v. 2.0. A copy of the licence can be had at https://mozilla.org/MPL/2.0/, the source of Pyodide at",
            f"https://github.com/pyodide/pyodide/tree/{version}. Nothing in it is changed but its list of packages",
            "(pyodide-lock.json), which is empty. It holds CPython, under the Python Software Foundation's licence",
            "(https://docs.python.org/3/license.html).\n",
        ]
    )


def _texts(package: str) -> list[str]:
    files = distribution(package).files or ()
    return [file.read_text() for file in files if file.name.upper().startswith("LICEN")]
