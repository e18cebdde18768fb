"""Tests of the panel Test: the user's actions on the page become a test that passes."""

import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect
from running import ROOT, Bridge
from stage import violations


@pytest.fixture
def music(tmp_path, open_page):
    bridge = Bridge(tmp_path, hosted=["MusicPlayer"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["music"])
    page = open_page(url=f"{bridge.url}/")
    yield page, bridge
    open_page.close()
    bridge.stop()


def test_actions_and_picked_expectations_become_a_test_that_passes(music, tmp_path):
    page, bridge = music
    car, test = page.locator(".display"), page.get_by_role("textbox", name="The test")
    page.get_by_role("button", name="Record a test").click()
    page.get_by_role("button", name="Reset the car and record").click()
    # Before the reset is finished, the display still has the old tile.
    expect(test).to_be_visible()
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["music"])
    car.locator(".app-tile").click()
    expect(test).to_have_value(re.compile('to_have\\("Low Tide"\\)'))
    assert violations(page, "#panel-record") == []
    # A line that the user has added stays.
    test.fill(test.input_value() + "    # mine\n")
    car.get_by_role("button", name="Love").click()
    expect(test).to_have_value(re.compile('# mine\n    car.get_by_role\\("softButton", name="Love"\\).press\\(\\)\n.*"isHighlighted"'))
    # Clicks select what the test expects, and do not press.
    for target in [car.get_by_text("Night Ferry, 1962"), page.locator(".row.rpc", has_text="Show").last]:
        page.get_by_role("button", name="Add an expectation").click()
        target.click()
    expect(test).to_have_value(re.compile('"mainField3"\\).*\n    car.log.expect\\("rpc:Show result:SUCCESS"\\)\n$'))
    page.get_by_role("button", name="Shell").click()
    expect(test).to_have_value(re.compile("^#!/usr/bin/env bash"))
    # The page stores the chosen language.
    page.reload()
    page.get_by_role("button", name="Record a test").click()
    page.get_by_role("button", name="Record from now on").click()
    car.get_by_role("button", name="Shuffle").click()
    expect(test).to_have_value(re.compile('act POST /v1/elements:use \'{"role":"softButton","name":"Shuffle"}\''))
    page.get_by_role("button", name="Python").click()
    expect(test).to_have_value(re.compile('name="Shuffle"'))
    page.get_by_role("button", name="Stop", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the test").click()
    download.value.save_as(tmp_path / "test_recorded.py")
    words = [sys.executable, "-m", "pytest", "-q", "-p", "pytest_sdlbridge", "-p", "no:cacheprovider", "test_recorded.py"]
    env = os.environ | {"PYTHONPATH": str(ROOT / "python/src"), "SDL_BRIDGE_BIN": str(bridge.bin)}
    done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stdout
