"""A real Chromium for the stories of the page. A story fails at any error the page logs, and at any request to elsewhere."""

import os
import sys
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
from bridge_double import BridgeDouble  # noqa: E402

expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def double():
    double = BridgeDouble(prefix="/below/a/path/")
    yield double
    double.close()


@pytest.fixture
def open_page(browser, double):
    """Opens the page: `open_page("template=MEDIA;mode=day", size=(1280, 800))`."""
    contexts, troubles = [], []
    allowed = set()

    def open_(look="", size=(1440, 900), hash="", scheme="dark", url=None, **options):
        if url is None:
            double.show(look)
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce", **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("console", lambda message: troubles.append(f"{message.type}: {message.text}") if message.type in ("error", "warning") and not expected(message.text) else None)
        page.on("dialog", lambda dialog: (troubles.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.on("request", lambda request: troubles.append(f"asked elsewhere: {request.url}") if not request.url.startswith((url or double.url, "data:", "blob:")) else None)
        page.goto(f"{url or double.url}{hash}")
        expect(page.locator("#bar .connection")).to_contain_text("connected")
        expect(page.locator(".display .under")).to_be_visible()
        return page

    def expected(text):
        # The browser itself reports a socket that could not be opened and markup that was refused; a story that wants
        # either says so.
        return ("WebSocket connection" in text and "socket" in allowed) or ("TrustedHTML" in text and "policy" in allowed)

    open_.allow = allowed.add
    yield open_
    for context in contexts:
        context.close()
    assert troubles == []


def show(page, double, look):
    """Shows another look and waits until it is on the page."""
    double.show(look)
    expect(page.locator("body")).to_have_attribute("data-seq", str(double.seq))


def violations(page, without=()):
    """What axe finds, in lines one can act on."""
    options = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in without}}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
