"""Tests of the page while it shows a session from a file, without a bridge."""

import json
import signal
import subprocess
import urllib.request

import pytest
from playwright.sync_api import expect
from running import ROOT, binaries
from sample_session import record_session


@pytest.fixture
def saved(tmp_path):
    return record_session(tmp_path)


@pytest.fixture
def shown(browser):
    """Opens a file with `sdl-bridge open`, and shows the session in a new page."""
    programs, pages = [], []

    def show(file, size=(1280, 800)):
        program = subprocess.Popen(
            [binaries() / "sdl-bridge", "open", str(file), "--web", str(ROOT / "web")], stdout=subprocess.PIPE, text=True
        )
        programs.append(program)
        url = json.loads(program.stdout.readline())["listening"]
        page = browser.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        pages.append(page)
        page.troubles = []
        page.on("pageerror", lambda error: page.troubles.append(f"error: {error}"))
        page.goto(f"{url}/?capsule=/capsule")
        return page

    yield show
    for page in pages:
        assert page.troubles == []
        page.close()
    for program in programs:
        program.send_signal(signal.SIGTERM)
        assert program.wait(timeout=10) == 0


def test_a_session_is_opened_with_its_car_its_rows_and_its_past_states(saved, shown):
    page = shown(saved)
    expect(page.locator("#bar .connection")).to_contain_text("Session from a file")
    display = page.locator(".display")
    expect(display).to_contain_text("Low Tide")
    cover = display.locator("img").first
    expect(cover).to_be_visible()
    assert cover.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    expect(page.locator(".row.rpc").first).to_be_visible()
    page.evaluate("location.hash = '#/?at=1'")
    expect(page.locator(".display")).not_to_contain_text("Low Tide")


def test_a_session_with_a_drive_has_a_drive_lane(bridge, shown, tmp_path):
    bridge.act("/v1/head-unit/drive:start", {"name": "ramp", "text": "0..1 speed 0..50"})
    bridge.act("/v1/expect", {"path": "/headUnit/drive/phase", "equals": "ended"})
    file = tmp_path / "drive.zip"
    with urllib.request.urlopen(bridge.url + "/v1/capsule", timeout=10) as answer:
        file.write_bytes(answer.read())
    page = shown(file)
    expect(page.locator("#bar .connection")).to_contain_text("Session from a file")
    expect(page.locator("#timeline .lane-names")).to_contain_text("drive")
    expect(page.locator(".row").filter(has_text="playing → ended")).to_contain_text("ramp")


def test_no_command_is_sent_from_a_session_file(saved, shown):
    page = shown(saved)
    expect(page.locator(".display")).to_contain_text("Low Tide")
    page.locator(".display").get_by_role("button").first.click()
    expect(page.locator("#notes")).to_contain_text("This session is from a file")


def test_a_session_that_is_cut_short_is_shown_as_far_as_it_goes(saved, shown, tmp_path):
    whole = saved.read_bytes()
    cut = tmp_path / "cut.zip"
    cut.write_bytes(whole[: len(whole) - 500])
    page = shown(cut)
    expect(page.locator("#bar .connection")).to_contain_text("truncated: only the readable part is shown")
    expect(page.locator(".display")).to_contain_text("Low Tide")
