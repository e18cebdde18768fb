"""Fixtures with a real Chromium for the tests of the page. A test fails if the page logs an error or sends a request to another server.

All tests share one browser and its cache of the page's files. Each test has its own page with empty storage.
"""

import sys
from pathlib import Path

import pytest
from bridge_double import BridgeDouble
from playwright.sync_api import expect, sync_playwright

TESTS = Path(__file__).resolve().parents[1]
# The fixtures start the real bridge in the same way as the tests without a browser.
sys.path += [str(TESTS), str(TESTS / "smoke")]

from chromium import launch  # noqa: E402
from running import Bridge  # noqa: E402

expect.set_options(timeout=60_000)

#: Clears the storage for the first document of a page. A reload keeps the values that the test has stored.
FORGET = "if (!sessionStorage.begun) { localStorage.clear(); sessionStorage.begun = 'yes'; }"

#: New versions of Chromium block requests from other sites to this machine. The tests check that the bridge blocks them.
OPEN = "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright, OPEN)
        context = browser.new_context(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
        context.add_init_script(FORGET)
        yield context
        browser.close()


@pytest.fixture(scope="session")
def one_double():
    double = BridgeDouble(prefix="/below/a/path/", keep_seconds=3600)
    yield double
    double.close()


@pytest.fixture
def double(one_double):
    one_double.begin()
    yield one_double
    assert one_double.faults == []


class Opener:
    """Opens pages, for example `open_page("template=MEDIA;mode=day", size=(1280, 800))`, and collects their errors."""

    def __init__(self, browser, double):
        self.browser, self.double = browser, double
        self.pages, self.troubles, self.allowed = [], [], set()

    def __call__(self, look="", size=(1440, 900), hash="", scheme="dark", url=None, **media):
        if url is None:
            self.double.show(look)
        page = self.browser.new_page()
        url = url or self.double.url
        self.pages.append((page, url))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=scheme, **media)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._logged)
        page.on("dialog", lambda dialog: (self.troubles.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.goto(f"{url}{hash}")
        expect(page.locator("#bar .connection")).to_have_text("Connected")
        expect(page.locator(".display .under")).to_be_visible()
        # These parts of the page are loaded last. A test must not stop the bridge or type before they are loaded.
        expect(page.locator("#session-file")).to_be_attached()
        page.evaluate("() => import(new URL('panels/palette/palette.js', document.baseURI))")
        return page

    def allow(self, what):
        """Allows an error that the browser logs: a socket that cannot be opened, a file that cannot be fetched, rejected
        markup, a rejected request or a missing file (`socket`, `fetch`, `policy`, `request`, `missing`)."""
        self.allowed.add(what)

    def close(self):
        pages, self.pages = self.pages, []
        for page, url in pages:
            asked = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
            self.troubles += [f"asked elsewhere: {name}" for name in asked if not name.startswith((url, "data:", "blob:"))]
            page.close()

    def _logged(self, message):
        reports = {
            "socket": "WebSocket connection",
            "fetch": "Failed to load resource: net::ERR_",
            "policy": "TrustedHTML",
            "request": "responded with a status of 422",
            "missing": "responded with a status of 404",
        }
        expected = any(reports[what] in message.text for what in self.allowed)
        if message.type in ("error", "warning") and not expected:
            self.troubles.append(f"{message.type}: {message.text}")


@pytest.fixture
def open_page(browser, double):
    opener = Opener(browser, double)
    yield opener
    opener.close()
    assert opener.troubles == []


@pytest.fixture
def bridge(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    yield bridge
    bridge.stop()


@pytest.fixture
def open_real(open_page, bridge):
    def open_(hash="", **options):
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        return open_page(url=f"{bridge.url}/", hash=hash, **options)

    yield open_
    # Close the page before the bridge stops. An open page would log that it cannot reach the bridge.
    open_page.close()
