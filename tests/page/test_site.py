"""The page as a site without a server: on a phone, without a network, through updates and broken files."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.page.conftest import SCREENS, UNSAFE_NAME
from tests.page.hand import Hand
from tests.page.hosting import Host
from tests.paths import ROOT
from tests.repo.installing import install

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
PATIENCE = 60_000
LATER = {f"answers-en-{game}.json" for game in ("noblemen", "kings-progress", "palais-royal")}
"""Answers that are fetched once the engine is there, to be kept."""


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A browser's own Python answers slowly on a machine that does much else."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=None)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of a site of its own, whose files a test may change."""
    host = Host(Path(shutil.copytree(site, tmp_path / "site")))
    yield host
    host.end()


@contextmanager
def phone(browser: Browser, host: Host, **more: Any) -> Iterator[BrowserContext]:
    """A phone, which asks nobody else, and has nothing to object to."""
    context = browser.new_context(**{"locale": "en-GB", **SCREENS["phone"], **more})
    context.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    context.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on(
        "request", lambda asked: None if asked.url.startswith((host.address, "blob:")) else wrong.append(asked.url)
    )
    yield context
    context.close()
    assert not wrong


def started(page: Page) -> str:
    """How the engine has started, as soon as it has."""
    page.wait_for_function("() => document.documentElement.dataset.engine")
    return str(page.evaluate("document.documentElement.dataset.engine"))


def kept(page: Page) -> None:
    """Waits until the device holds the whole site."""
    started(page)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    kept_image(page)


def kept_image(page: Page) -> None:
    """Waits until the device has kept an image of this engine's memory."""
    page.evaluate(
        """async () => {
            const { engine } = JSON.parse(document.querySelector('meta[name="courtroll-site"]').content);
            const url = new URL(`${engine}/image.bin`, location);
            while (!await caches.match(url)) await new Promise((ok) => setTimeout(ok, 50));
        }"""
    )


def parts(host: Host) -> dict[str, str]:
    """What the site's head says of its parts."""
    found = re.search(r'name="courtroll-site" content="([^"]*)"', (host.folder / "index.html").read_text("utf-8"))
    assert found is not None
    parts = json.loads(found[1].replace("&quot;", '"'))
    assert isinstance(parts, dict)
    return parts


def test_taps_are_answered_before_the_engine_has_arrived(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page, held = context.new_page(), list[Route]()
        context.route("**/image.bin", lambda route: held.append(route))
        page.goto(host.address)
        hand = Hand(page, touch=True)
        hand.tap(page.locator(".games").get_by_role("button", name="Noblemen"))
        hand.button("Begin")
        hand.paint("castle", ["D4"])
        expect(hand.cell("D4")).to_have_attribute("aria-label", "D4, meadow with castle")
        expect(page.locator(".notice")).to_contain_text("The engine is getting ready")
        assert page.locator(".sheet").count() == 0
        held[0].continue_()
        assert started(page) == "image"
        expect(page.locator(".sheet, .wrong-verdict")).to_be_visible()
        expect(page.locator(".notice")).to_be_hidden()


def test_a_second_visit_asks_for_nothing_and_needs_no_network(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page = context.new_page()
        page.goto(host.address)
        kept(page)
        asked = len(host.asked)
        page.reload()
        assert started(page) == "image"
        Hand(page, touch=True).begin("Bruges")
        # What a browser does by itself some time after a visit: whether the one file has changed that knows all others.
        assert set(host.asked[asked:]) <= {"/sw.js"}
        host.end()
        page.close()
        page = context.new_page()
        page.goto(host.address)
        assert started(page) == "image"
        hand = Hand(page, touch=True)
        for game in ("Noblemen", "King's Progress", "Palais Royal"):
            page.goto(f"{host.address}#/")
            hand.begin(game)
            expect(page.locator(".sheet")).to_be_visible()
        page.goto(f"{host.address}#/rules/noblemen")
        page.get_by_role("searchbox").fill("castle")
        expect(page.locator(".found")).to_contain_text("Each enclosed castle scores three points.")
        page.get_by_role("combobox", name="Language").select_option("de")
        expect(page.get_by_role("link", name="Regeln")).to_be_visible()
        page.goto(f"{host.address}#/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Was liegt auf dem Tisch?")
        host.begin()


def test_the_first_opening_asks_for_the_one_game_that_is_opened(browser: Browser, host: Host) -> None:
    engine = parts(host)["engine"]
    context = browser.new_context(**{"locale": "en-GB", **SCREENS["phone"]}, service_workers="block")
    page, held = context.new_page(), list[Route]()
    context.route("**/pack-*.bin", lambda route: held.append(route))
    page.goto(host.address)
    started(page)
    hand = Hand(page, touch=True)
    with page.expect_request("**/pack-bruges.bin"):
        hand.tap(page.locator(".games").get_by_role("button", name="Bruges"))
        hand.button("Begin")
    expect(page.locator(".notice")).to_contain_text("The engine is getting ready")
    held[0].continue_()
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".notice")).to_be_hidden()
    asked = {path.removeprefix(f"/{engine}/") for path in host.asked if path.startswith(f"/{engine}/")}
    assert asked - LATER == {"answers-en.json", "answers-en-bruges.json", "image.bin", "pack-bruges.bin"}
    context.close()


def test_a_game_that_cannot_be_had_is_told_and_tried_again(browser: Browser, host: Host) -> None:
    pack = host.folder / parts(host)["engine"] / "pack-bruges.bin"
    content = pack.read_bytes()
    context = browser.new_context(**{"locale": "en-GB", **SCREENS["phone"]}, service_workers="block")
    page = context.new_page()
    pack.unlink()
    page.goto(host.address)
    Hand(page, touch=True).begin("Bruges")
    expect(page.locator("#told")).to_contain_text("The rules of this game are not on this device yet")
    pack.write_bytes(content)
    page.get_by_role("button", name="Reputation: 3").tap()
    expect(page.locator(".sheet")).to_be_visible()
    context.close()


@pytest.mark.deep
def test_the_device_makes_an_image_with_all_games_in_it(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page = context.new_page()
        page.goto(host.address)
        with page.expect_console_message(lambda told: "with all games" in told.text):
            Hand(page, touch=True).begin("Bruges")
        page.close()
        page, packs = context.new_page(), list[str]()
        context.on("request", lambda asked: packs.append(asked.url) if "pack-" in asked.url else None)
        for game in ("Noblemen", "King's Progress", "Bruges", "Palais Royal"):
            page.goto(f"{host.address}#/")
            Hand(page, touch=True).begin(game)
            expect(page.locator(".sheet")).to_be_visible()
        assert started(page) == "image"
        assert not packs


@pytest.mark.deep
def test_an_image_that_is_broken_is_replaced(browser: Browser, host: Host) -> None:
    image = host.folder / parts(host)["engine"] / "image.bin"
    whole = gzip.decompress(image.read_bytes())
    for broken in (b"no image", gzip.compress(whole[: len(whole) // 2], 1), gzip.compress(b"\x01" + whole[1:], 1)):
        image.write_bytes(broken)
        with phone(browser, host) as context:
            page = context.new_page()
            page.goto(host.address)
            assert started(page) == "pack"
            Hand(page, touch=True).begin("Noblemen")
            expect(page.locator(".sheet")).to_be_visible()
            kept_image(page)
            page.reload()
            assert started(page) == "image"
            expect(page.locator(".sheet")).to_be_visible()


def renew(host: Host) -> None:
    """A new version of the page alone."""
    page, worker = host.folder / "app.js", host.folder / "sw.js"
    page.write_text(page.read_text("utf-8").replace("· Courtroll`", "· Courtroll, anew`"), "utf-8")
    worker.write_text(re.sub(r'"page-\w+"', '"page-new"', worker.read_text("utf-8")), "utf-8")


def look_for_news(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")


def test_a_new_version_is_told_and_taken_when_somebody_says_so(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page = context.new_page()
        page.goto(host.address)
        kept(page)
        hand = Hand(page, touch=True)
        hand.begin("Noblemen")
        hand.type("player[0].points", 17)
        asked = len(host.asked)
        renew(host)
        look_for_news(page)
        take = page.locator(".notice").get_by_role("button", name="Use it now")
        expect(take).to_be_visible()
        expect(page.locator(".sheet .total td").first).to_have_text("17")
        other = context.new_page()
        other.goto(host.address)
        expect(other).to_have_title("What is on the table? · Courtroll")
        hand.tap(take)
        expect(other.locator(".notice")).to_contain_text("new version")
        expect(page.locator(".notice")).to_be_hidden()
        started(page)
        assert hand.table()["player"][0]["points"] == 17
        expect(page.locator(".sheet .total td").first).to_have_text("17")
        other.locator(".notice").get_by_role("button").tap()
        expect(other).to_have_title("What is on the table? · Courtroll, anew")
        assert not [path for path in host.asked[asked:] if "pyodide-" in path or "engine-" in path]
        assert len(page.evaluate("caches.keys()")) == 3


def test_a_new_engine_is_fetched_without_python_and_makes_its_own_image(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page = context.new_page()
        page.goto(host.address)
        kept(page)
        asked, old = len(host.asked), parts(host)["engine"]
        (host.folder / old).rename(host.folder / "engine-new")
        for name in ("index.html", "sw.js"):
            file = host.folder / name
            file.write_text(file.read_text("utf-8").replace(old, "engine-new"), "utf-8")
        renew(host)
        look_for_news(page)
        with page.expect_navigation():
            page.locator(".notice").get_by_role("button").tap()
        assert started(page) == "pack"
        packs = sorted(path.name for path in (host.folder / "engine-new").glob("pack-*.bin"))
        assert len(packs) == 5
        needed = sorted((*LATER, "answers-en-bruges.json", "answers-en.json", "base.bin", *packs, "start.py"))
        fetched: list[str] = []
        for _ in range(300):  # what was not asked for comes behind
            fetched = [path for path in host.asked[asked:] if "pyodide-" in path or "engine-" in path]
            if len(fetched) >= len(needed):
                break
            page.wait_for_timeout(100)
        assert sorted(fetched) == [f"/engine-new/{name}" for name in needed]
        kept_image(page)
        host.end()
        page.reload()
        assert started(page) == "image"
        Hand(page, touch=True).begin("Noblemen")
        host.begin()


def test_a_page_that_is_killed_goes_on_where_it_was(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page = context.new_page()
        page.goto(host.address)
        hand = Hand(page, touch=True)
        hand.begin("Noblemen")
        hand.type("player[0].points", 23)
        address = page.url
        page.close(run_before_unload=False)
        page = context.new_page()
        page.goto(address)
        expect(page.locator(".sheet .total td").first).to_have_text("23")
        page.get_by_role("link", name="Tables").tap()
        expect(page.locator(".kept a")).to_have_count(1)


def test_an_engine_that_cannot_start_is_told_in_the_reader_s_language(browser: Browser, host: Host) -> None:
    for name in ("base.bin", "image.bin"):
        (host.folder / parts(host)["engine"] / name).unlink()
    context = browser.new_context(**{"locale": "de-DE", **SCREENS["phone"]})
    page = context.new_page()
    page.goto(host.address)
    page.locator(".games").get_by_role("button", name="Noblemen").tap()
    page.locator(".start .main").tap()
    expect(page.locator("#told")).to_contain_text("Der Rechner ließ sich nicht starten")
    context.close()


def test_a_game_that_another_package_brings_comes_along(browser: Browser, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (install(tmp_path / "packages"), ROOT)))}
    command = [sys.executable, "-m", "courtroll.calculator.cli", "site", str(tmp_path / "site")]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    host = Host(tmp_path / "site")
    with phone(browser, host, locale="de-DE") as context:
        page = context.new_page()
        page.goto(host.address)
        hand = Hand(page, touch=True)
        hand.tap(page.locator(".games").get_by_role("button", name="Obstgarten"))
        hand.tap(page.locator(".start .main"))
        hand.type("player[0].apples", 6)
        hand.type("player[0].pears", 6)
        expect(page.locator(".sheet .total td").first).to_have_text("16")
        expect(page.locator(".sheet")).to_contain_text("Körbe mit Birnen")
    host.end()


def test_it_can_be_installed(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page = context.new_page()
        page.goto(host.address)
        kept(page)
        wire = context.new_cdp_session(page)
        manifest = wire.send("Page.getAppManifest")
        assert manifest["errors"] == []
        for icon in json.loads(manifest["data"])["icons"]:
            assert (host.folder / icon["src"]).is_file()
        errors = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every context of a test is


def test_the_browser_itself_keeps_it_from_asking_elsewhere(browser: Browser, host: Host) -> None:
    context = browser.new_context(**SCREENS["phone"])
    page = context.new_page()
    foreign: list[str] = []
    context.on("request", lambda asked: None if asked.url.startswith(host.address) else foreign.append(asked.url))
    page.goto(host.address)
    kept(page)
    refused = "url => fetch(url).then(() => 'answered', () => 'refused')"
    assert page.evaluate(refused, "https://example.org/") == "refused"
    later = "() => new Promise(ok => setTimeout(() => { try { ok(eval('1')); } catch { ok('refused'); } }))"
    assert page.evaluate(later) == "refused"
    page.reload()
    started(page)
    threads = [each for each in page.workers if each.url.endswith("worker.js")]
    assert threads[0].evaluate("typeof fetch") == "undefined"
    head = page.evaluate("async () => (await fetch('worker.js')).headers.get('Content-Security-Policy')")
    assert "default-src 'none'" in head
    assert "'unsafe-eval'" not in head.replace("'wasm-unsafe-eval'", "")
    assert not foreign
    context.close()


def test_without_https_it_runs_and_keeps_nothing_but_tables(browser: Browser, host: Host) -> None:
    context = browser.new_context(**{"locale": "en-GB", **SCREENS["phone"]})
    page = context.new_page()
    page.goto(f"http://{UNSAFE_NAME}:{host.port}/")
    assert started(page) == "image"
    assert page.evaluate("'serviceWorker' in navigator") is False
    Hand(page, touch=True).begin("Noblemen")
    expect(page.locator(".sheet")).to_be_visible()
    context.close()


def test_a_long_answer_holds_nobody_up(browser: Browser, host: Host) -> None:
    with phone(browser, host) as context:
        page, module = context.new_page(), host.folder / "worker.js"
        asked = "worker.onmessage = ({ data: request }) => {\n"
        for_ever = 'if (request.includes("987")) for (;;) {}\n'
        module.write_text(module.read_text("utf-8").replace(asked, asked + for_ever), "utf-8")
        page.goto(host.address)
        started(page)
        hand = Hand(page, touch=True)
        hand.begin("Noblemen")
        hand.type("player[0].points", 987)
        page.get_by_role("link", name="Rules").tap()  # another question while the first is being answered for ever
        page.get_by_role("searchbox").fill("castle")
        expect(page.locator(".found")).to_contain_text("Each enclosed castle scores three points.")
        page.go_back()
        hand.type("player[0].points", 23)
        expect(page.locator(".sheet .total td").first).to_have_text("23")


def test_a_tab_that_was_open_over_an_update_is_told_so(browser: Browser, host: Host) -> None:
    """Without a worker that has kept the old version: the game that is opened now lies where nothing lies any more."""
    context = browser.new_context(**{"locale": "en-GB", **SCREENS["phone"], "service_workers": "block"})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host.address)
    started(page)
    engine, first = parts(host)["engine"], host.folder / "index.html"
    first.write_text(first.read_text("utf-8").replace(engine, "another-engine"), "utf-8")
    (host.folder / engine / "pack-bruges.bin").unlink()
    Hand(page, touch=True).begin("Bruges")
    expect(page.locator(".notice").get_by_role("button", name="Use it now")).to_be_visible()
    context.close()
