"""Tests of the page on a proxy of a real head unit: the page shows the head unit's messages, and the proxy refuses commands."""

import pytest
from playwright.sync_api import expect
from running import Bridge
from stage import panel


@pytest.fixture
def watched(tmp_path, open_page):
    """Provides a page on a proxy, and the head unit behind the proxy. The head unit shows the music player."""
    (tmp_path / "car").mkdir()
    (tmp_path / "proxy").mkdir()
    car = Bridge(tmp_path / "car")
    proxy = Bridge(tmp_path / "proxy", verb=["proxy", "--core", car.cores["tcp"]])
    proxy.start_app("MusicPlayer", "tcp")
    car.until("/headUnit/appOrder", lambda apps: apps == ["music"])
    car.act("/v1/apps/music:activate")
    proxy.until(
        "/headUnit/apps/music/windows/0", lambda window: window.get("mainField1") == "Low Tide" and "url" in window.get("graphic", {})
    )
    yield car, open_page(url=f"{proxy.url}/")
    open_page.close()
    proxy.stop()
    car.stop()


def test_level_screen_files_and_findings_follow_the_messages(watched):
    car, page = watched
    expect(page.locator("#bar")).to_contain_text("Watching a real head unit at 127.0.0.1:")
    display = page.locator(".display")
    expect(display).to_contain_text("Low Tide")
    # The app has sent the picture to the real head unit.
    graphic = display.locator("img").first
    expect(graphic).to_be_visible()
    assert graphic.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    expect(page.locator(".chip", has_text="Music")).to_contain_text("FULL")
    expect(page.locator(".row.rpc").first).to_be_visible()
    # The page shows the actions of the driver on the real head unit.
    level = page.locator(".chip", has_text="Music")
    car.act("/v1/apps/music:close")
    expect(level).to_contain_text("NONE")
    # The bridge derives the app's files and findings from the messages.
    panel(page, "files")
    expect(page.locator("#panel-files img").first).to_be_visible()
    panel(page, "findings")
    expect(page.locator("#panel-findings")).to_be_visible()


def test_an_alert_is_shown_until_the_driver_there_has_answered_it(tmp_path, open_page):
    for name in ("car", "proxy"):
        (tmp_path / name).mkdir()
    car = Bridge(tmp_path / "car")
    proxy = Bridge(tmp_path / "proxy", verb=["proxy", "--core", car.cores["tcp"]])
    try:
        proxy.start_app("HelloApp", "tcp")
        car.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        car.act("/v1/apps/hello:activate")
        page = open_page(url=f"{proxy.url}/")
        display = page.locator(".display")
        expect(display).to_contain_text("Hello, driver")
        car.act("/v1/elements:use", {"role": "softButton", "name": "Ask"})
        expect(display.get_by_role("button", name="Yes")).to_be_visible()
        # A press on the page is refused with an explanation.
        before = len(car.get("/v1/log?q=rpc:OnButtonPress")["rows"])
        display.get_by_role("button", name="Yes").click()
        expect(page.get_by_text("the command was not run").first).to_be_visible()
        assert len(car.get("/v1/log?q=rpc:OnButtonPress")["rows"]) == before
        car.act("/v1/elements:use", {"role": "overlayButton", "name": "Yes"})
        expect(display).to_contain_text("Glad to hear")
        expect(display.get_by_role("button", name="Yes")).to_have_count(0)
    finally:
        open_page.close()
        proxy.stop()
        car.stop()
