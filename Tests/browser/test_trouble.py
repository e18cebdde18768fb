"""Tests of errors on the page: refused commands, and a bridge that stops, restarts or has a different version."""

import contextlib
import re

from looks import many_rows
from playwright.sync_api import expect


def car(page):
    return page.locator(".display")


def test_a_refused_command_shows_the_reason_and_what_to_do(open_page, double):
    double.refusals["headUnit.softButton"] = {
        "title": "Conflict",
        "detail": "Music is closed.",
        "hint": "Activate it first.",
        "candidates": ["messages"],
    }
    page = open_page("")
    car(page).get_by_role("button", name="Shuffle").click()
    note = page.get_by_role("alert")
    for text in ["Conflict", "Music is closed.", "Activate it first.", "Did you mean: messages?", "headUnit.softButton 2 short"]:
        expect(note).to_contain_text(text)
    expect(page.locator(".last-command")).to_have_class(re.compile("failed"))
    rows, box = page.locator(".for-log").bounding_box(), page.locator(".note").bounding_box()
    assert box["x"] + box["width"] <= rows["x"], "the note does not cover rows"


def test_a_crash_offers_the_session_that_the_bridge_has_saved(open_page, double):
    page = open_page("")
    crash = {"seq": 101, "what": "crashed", "message": "It was ended by signal 4.", "causes": []}
    saved = {"seq": 102, "what": "capsule", "why": "crashed", "name": "music.zip", "causes": [101]}
    for row in (crash, saved):
        double.rows([{"at": 91000, "kind": "process", "source": "bridge", "app": "music", **row}])
    note = page.get_by_role("alert")
    expect(note).to_contain_text("Music crashedIt was ended by signal 4.")
    open_page.allow("missing")
    note.get_by_role("button", name="Open the session").click()
    expect(page.get_by_role("alert")).to_contain_text("No session at v1/capsules/music.zip")


def test_a_lost_connection_is_reported_with_its_reason_and_restored(open_page, double):
    open_page.allow("socket")
    page = open_page("")
    page.click(".for-log .row >> nth=3")
    pill = page.locator(".connection")
    double.stop_listening()
    expect(pill).to_contain_text("Not connected")
    expect(pill).to_contain_text("Trying again in")
    expect(car(page)).to_contain_text("Blue in Green")
    car(page).get_by_role("button", name="Shuffle").click()
    expect(page.get_by_role("alert")).to_contain_text("nothing was sent")
    expect(pill.get_by_role("button", name="Try now")).to_be_visible()
    double.listen_again()
    expect(pill).to_have_text("Connected")
    assert double.identifies[-1]["epoch"] == "double-1" and double.identifies[-1]["logAfter"] == 32
    expect(page.locator(".detail")).to_be_visible()
    double.push({"op": "replace", "path": "/headUnit/apps/music/windows/0/mainField1", "value": "So What"})
    expect(car(page)).to_contain_text("So What")


def test_an_unidentified_page_receives_only_the_hello_message(open_page, double):
    page = open_page("")
    page.evaluate(
        """() => new Promise((greeted) => {
          window.received = [];
          window.late = new WebSocket(new URL("ws", document.baseURI));
          late.onmessage = ({ data }) => (received.push(JSON.parse(data).op), greeted());
        })"""
    )
    double.show("")
    double.push({"op": "replace", "path": "/headUnit/apps/music/windows/0/mainField1", "value": "So What"})
    expect(car(page)).to_contain_text("So What")
    page.evaluate("late.send(JSON.stringify({ op: 'identify' }))")
    page.wait_for_function("() => received.includes('snapshot')")
    assert page.evaluate("received.slice(0, 3)") == ["hello", "identified", "snapshot"]


def test_modules_that_could_not_be_loaded_are_loaded_after_reconnecting(browser, double):
    double.show("")
    errors = []
    late = re.compile(r"panels/(session/playing|vehicle/drive)\.js")
    with contextlib.closing(browser.new_page()) as page:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.on("pageerror", lambda error: errors.append(error))
        page.route(late, lambda route: route.abort("connectionrefused"))
        page.goto(f"{double.url}#/?upper=vehicle")
        expect(page.locator("#bar .connection")).to_have_text("Connected")
        panel = page.locator("#panel-vehicle")
        expect(panel).to_have_text("This panel could not be loaded. The page tries again when a bridge is connected.")
        assert page.locator("#session-file").count() == 0
        page.unroute(late)
        double.drop()
        expect(page.locator("#session-file")).to_be_attached()
        expect(panel.get_by_role("heading").first).to_be_visible()
        expect(panel).not_to_contain_text("could not be loaded")
    assert errors == []


def test_the_page_recovers_from_a_restart_by_itself(open_page, double):
    page = open_page("")
    expect(page.locator(".for-log .count")).to_have_text("32")
    double.epoch = "double-2"
    double.held = many_rows(5, first=1, at=0)
    double.state["headUnit"]["apps"]["music"]["windows"]["0"]["mainField1"] = "After the restart"
    double.drop(1012)
    expect(car(page)).to_contain_text("After the restart")
    expect(page.locator(".for-log .count")).to_have_text("5")


def test_a_missing_change_requests_a_new_snapshot(open_page, double):
    page = open_page("")
    asked = len(double.identifies)
    double.seq += 3
    double.push({"op": "replace", "path": "/headUnit/apps/music/windows/0/mainField1", "value": "After the gap"})
    expect(car(page)).to_contain_text("After the gap")
    assert len(double.identifies) == asked + 1
    expect(page.locator(".connection")).to_have_text("Connected")


def test_another_protocol_is_rejected_with_what_to_do(open_page, double):
    page = open_page("")
    double.protocol = 2
    double.drop()
    expect(page.locator(".connection")).to_contain_text("Reload the page")
    expect(page.locator(".connection")).to_contain_text("uses protocol 1, the bridge 2")
