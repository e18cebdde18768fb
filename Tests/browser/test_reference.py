"""Tests of the API reference, which the page builds from the API descriptions that the bridge serves."""

import json
import re
import shutil
import urllib.error
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from running import Bridge, binaries


@pytest.fixture
def docs(tmp_path, browser):
    bridge = Bridge(tmp_path)
    page = browser.new_page()
    troubles = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type in ("error", "warning") else None)
    # The address without the trailing slash also works.
    page.goto(f"{bridge.url}/docs/api")
    expect(page.get_by_role("heading", name="SDL Bridge")).to_be_visible()
    yield page
    asked = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    page.close()
    bridge.stop()
    assert [name for name in asked if not name.startswith(bridge.url)] == []
    assert troubles == []


def test_all_operations_are_listed_and_can_be_found(docs):
    expect(docs.locator("#index .group-link")).to_contain_text(["State", "Journal", "Expect", "Apps", "Car", "Socket", "Schemas"])
    entry = docs.locator("[id='headUnit.softButton']")
    expect(entry).to_contain_text("/v1/head-unit/soft-button:press")
    expect(entry.locator(".example")).to_contain_text("curl -X POST")
    docs.get_by_role("searchbox").fill("alert nowhere")
    expect(docs.get_by_role("status")).to_contain_text("No entry matches")
    docs.get_by_role("searchbox").fill("close-codes")
    expect(docs.locator("dl.codes")).to_contain_text("4408")
    docs.get_by_role("searchbox").fill("")
    docs.locator("#log").get_by_role("link", name="LogPage").click()
    expect(docs).to_have_url(re.compile("#schema-LogPage$"))
    expect(docs.locator("#schema-LogPage")).to_be_in_viewport()
    docs.keyboard.press("/")
    expect(docs.get_by_role("searchbox")).to_be_focused()


# Marks one text of each style. Two texts have the same style if they and their ancestors have the same elements and classes.
ONE_OF_EACH_LOOK = """() => {
    const path = (node) => (node ? `${path(node.parentElement)} ${node.tagName}.${node.className}` : "")
    const seen = new Set()
    for (const node of document.body.querySelectorAll("*")) {
        const look = path(node)
        const written = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim())
        if (!written || seen.has(look)) continue
        seen.add(look)
        node.dataset.look = ""
    }
    return seen.size
}"""


def test_axe_finds_nothing_in_the_reference(docs):
    rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "rules": {"color-contrast": {"enabled": False}}}
    found = Axe().run(docs, options=rules)
    assert found.violations_count == 0, found.generate_report()
    docs.set_viewport_size({"width": 420, "height": 800})
    assert docs.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_text_style_has_enough_contrast(docs, scheme):
    docs.emulate_media(color_scheme=scheme)
    assert docs.evaluate(ONE_OF_EACH_LOOK) > 20
    found = Axe().run(docs, context="[data-look]", options={"runOnly": {"type": "rule", "values": ["color-contrast"]}})
    assert found.violations_count == 0, found.generate_report()


def test_the_documentation_of_sdlkit_is_served_next_to_it(docs):
    docs.get_by_role("link", name="Documentation").click()
    docs.get_by_role("link", name="SDLKit reference", exact=True).click()
    expect(docs.get_by_role("heading", name="SDLKit", level=1)).to_be_visible()
    docs.locator("main").get_by_role("link", name="Overlays").click()
    expect(docs.locator("main pre").first).to_contain_text("SDLInteractionController(")
    docs.goto(docs.url.replace("/overlays", "/sdlalertcontroller"))
    expect(docs.get_by_role("heading", name="SDLAlertController", level=1)).to_be_visible()
    docs.goto(docs.url.replace("/sdlalertcontroller", "/sdlslider/numticks"))
    expect(docs.locator("main")).to_contain_text("Mandatory; 2 to 26.")


def test_a_bridge_without_the_sdlkit_documentation_says_how_to_build_it(tmp_path, monkeypatch):
    shutil.copy2(binaries() / "sdl-bridge", tmp_path / "sdl-bridge")
    monkeypatch.setenv("SDL_BRIDGE_BIN", str(tmp_path))
    bridge = Bridge(tmp_path)
    try:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{bridge.url}/docs/sdlkit", timeout=5)
        assert refused.value.status == 404
        assert "make docs" in json.load(refused.value)["hint"]
    finally:
        bridge.stop()
