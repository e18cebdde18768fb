"""Tests of the bar with one, six and fifty apps, of the log on a phone, and of the number of times that the car is drawn."""

import re

import pytest
from playwright.sync_api import expect
from stage import DRAWN, panel, show

#: Returns the parts of the bar that overlap or are outside the bar, and the unreadable names of apps.
MEASURE = """() => {
  const bar = document.querySelector("#bar").getBoundingClientRect();
  const all = ".chip, .app-chips > .menu-anchor, .car-settings > *, :scope > .tool, .connection";
  const parts = [...document.querySelector("#bar").querySelectorAll(all)];
  const boxes = parts.map((part) => [part, part.getBoundingClientRect()]);
  const name = (part) => part.className + " " + part.textContent.slice(0, 20);
  const crossing = boxes.flatMap(([a, one], index) => boxes.slice(index + 1)
    .filter(([, two]) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 0.5)
    .filter(([, two]) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 0.5)
    .map(([b]) => `${name(a)} x ${name(b)}`));
  const isOutside = (box) => box.left < bar.left || box.right > bar.right + 0.5 || box.bottom > bar.bottom + 0.5;
  const outside = boxes.filter(([, box]) => isOutside(box)).map(([part]) => name(part));
  const end = (part) => part.getBoundingClientRect().right;
  const inside = [...document.querySelectorAll("#bar .chip")]
    .filter((chip) => [...chip.querySelectorAll("*")].some((part) => end(part) > end(chip) + 0.5));
  const names = [...document.querySelectorAll("#bar .chip-name")];
  const unread = names.filter((part) => part.clientWidth < Math.min(part.scrollWidth, 40)).map(name);
  return { crossing, outside, inside: inside.map(name), unread };
}"""
FINE = {"crossing": [], "outside": [], "inside": [], "unread": []}

#: Returns how often the car's display is drawn while no message arrives.
DRAWN_IN_A_SECOND = """async () => {
  const display = document.querySelector(".display").classList;
  const toggle = DOMTokenList.prototype.toggle;
  let times = 0;
  DOMTokenList.prototype.toggle = function (name, ...more) {
    if (this === display && name === "outlined") times += 1;
    return toggle.call(this, name, ...more);
  };
  await new Promise((done) => setTimeout(done, 1100));
  DOMTokenList.prototype.toggle = toggle;
  return times;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (390, 844)])
def test_the_apps_stay_readable_after_the_bridge_was_killed(open_page, double, size):
    open_page.allow("socket")
    page = open_page("apps=6", size=size)
    double.stop_listening()
    expect(page.locator(".connection")).to_contain_text("Not connected")
    assert page.evaluate(MEASURE) == FINE
    live = page.locator(".live-button")
    expect(live).to_have_text("Offline")
    expect(live).to_have_class(re.compile("lost"))
    double.listen_again()
    expect(live).to_have_text("Live")


def test_a_failed_build_is_shown_until_the_next_one(open_page, double):
    page = open_page("")
    page.click("[aria-label='Start or stop an app']")
    music = page.locator("#bar .host", has_text="Music")
    double.push({"op": "add", "path": "/bridge/hosts/music/build", "value": {"state": "failed", "output": "main.swift:3: error"}})
    expect(music.get_by_text("build failed")).to_have_attribute("title", "main.swift:3: error")
    double.push({"op": "replace", "path": "/bridge/hosts/music/build", "value": {"state": "built"}})
    expect(music.get_by_text("build failed")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (390, 844)])
def test_the_hint_about_api_calls_is_not_cut_off(open_page, size):
    page = open_page("", size=size)
    hint = page.locator(".last-command")
    expect(hint).to_contain_text("API call")
    assert hint.evaluate("(node) => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 1")


def test_keys_do_not_reach_the_page_below_a_dialog(open_page, double):
    page = open_page("")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    assert double.command("headUnit.set") == {"display": {"distraction": "DD_ON"}}


def test_armed_faults_are_visible_and_can_be_cleared(open_page, double):
    page = open_page("apps=6", size=(1280, 800))
    mark = page.locator("#bar [data-menu=faults]")
    expect(mark).to_have_count(0)
    fault = {"function": "Alert", "result": "REJECTED", "app": "music", "times": 2, "delayMs": 500}
    double.push({"op": "add", "path": "/headUnit/faults", "value": [fault]})
    expect(mark).to_have_text("1 fault")
    assert page.evaluate(MEASURE) == FINE
    mark.click()
    expect(page.get_by_role("list", name="Faults")).to_have_text("Alert: REJECTED, only music, 2 more times, after 500 ms")
    page.get_by_role("button", name="Clear all faults").click()
    assert double.command("headUnit.faults.clear") == {}


def test_a_past_moment_is_marked_around_the_page_and_in_the_bar(open_page, double):
    page = open_page("")
    double.push({"op": "replace", "path": "/headUnit/apps/music/windows/0/mainField1", "value": "So What"})
    frame = "() => getComputedStyle(document.body, '::after').borderTopStyle"
    assert page.evaluate(frame) != "solid"
    page.click(".live-button")
    expect(page.locator("#bar .connection")).to_have_text("In the past")
    assert page.evaluate(frame) == "solid"
    page.locator("#bar .connection").get_by_role("button", name="In the past").click()
    expect(page.locator("#bar .connection")).to_have_text("Connected")
    assert page.evaluate(frame) != "solid"


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (390, 844)])
def test_every_app_in_the_bar_has_a_readable_name_without_overlaps(open_page, double, size):
    page = open_page("", size=size)
    wrong = {}
    for apps in (1, 2, 6, 7, 12, 50):
        show(page, double, f"apps={apps}")
        folded = page.locator("#bar [data-menu=apps]")
        chips = page.locator("#bar .chip").count()
        rest = int(re.match(r"\d+", folded.text_content()).group()) if folded.count() else 0
        assert chips >= 1 and chips + rest == apps
        assert page.locator("#bar .chip.chosen").count() == 1, "the chosen app is always visible"
        if (measured := page.evaluate(MEASURE)) != FINE:
            wrong[apps] = measured
    assert wrong == {}


def test_one_of_fifty_apps_is_found_and_chosen_with_the_keyboard(open_page):
    page = open_page("apps=50", size=(1280, 800))
    expect(page.locator(".chip", has_text="Calls 33")).to_have_count(0)
    page.locator("#bar [data-menu=apps]").focus()
    page.keyboard.press("Enter")
    search = page.get_by_label("Find an app")
    expect(search).to_be_focused()
    lines = page.locator(".app-list .menu-item")
    expect(lines).to_have_count(50)
    assert page.locator(".app-list").evaluate("(list) => list.scrollHeight > list.clientHeight"), (
        "the list scrolls, and is shorter than the page"
    )
    page.keyboard.type("unknown")
    expect(page.locator(".menu-box")).to_contain_text("No app matches")
    search.fill("calls 3")
    expect(lines).to_have_text([re.compile("Calls 33")])
    page.keyboard.press("Enter")
    expect(page.locator(".chip.chosen")).to_contain_text("Calls 33")
    expect(page.locator(".menu-box")).to_have_count(0)
    page.get_by_label("Actions for Calls 33").click()
    expect(page.get_by_role("dialog", name="Actions for Calls 33")).to_be_visible()
    page.keyboard.press("Escape")
    # The earlier search text was cleared. The arrow keys move between the lines.
    page.locator("#bar [data-menu=apps]").click()
    expect(lines).to_have_count(50)
    lines.nth(3).focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(4)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(3)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#bar [data-menu=apps]")).to_be_focused()


def test_a_resized_bar_shows_as_many_apps_as_fit(open_page):
    page = open_page("apps=6", size=(1920, 1080))
    many = page.locator("#bar .chip").count()
    assert many >= 5
    page.set_viewport_size({"width": 1000, "height": 800})
    expect(page.locator("#bar .chip")).to_have_count(1)
    assert page.evaluate(MEASURE) == FINE
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator("#bar .chip")).to_have_count(many)


@pytest.mark.parametrize("apps", [1, 6, 50])
def test_the_log_has_at_least_half_of_a_phones_screen(open_page, apps):
    page = open_page(f"apps={apps}", size=(390, 844))
    panel(page, "log")
    box = page.locator("#panel-log").bounding_box()
    covered = page.locator("#timeline").bounding_box()["y"]
    assert box["y"] >= 0
    assert min(box["y"] + box["height"], covered) - box["y"] >= 844 / 2
    # The user scrolls up to reach the car.
    page.evaluate("() => scrollTo(0, 0)")
    expect(page.locator(".display")).to_be_in_viewport()


def test_the_car_is_drawn_only_when_it_changes(open_page, double):
    page = open_page("app=none")
    assert page.evaluate(DRAWN_IN_A_SECOND) <= 1, "a minute may have ended"
    clock = {"updateMode": "COUNTUP", "startMs": 0, "endMs": 3_600_000, "setAt": 0}
    show(page, double, "template=MEDIA")
    double.push({"op": "add", "path": "/headUnit/apps/music/mediaClock", "value": clock})
    page.evaluate(DRAWN, str(double.seq))
    before = page.locator(".times .now").text_content()
    expect(page.locator(".times .now")).not_to_have_text(before)
    assert 1 <= page.evaluate(DRAWN_IN_A_SECOND) <= 3, "once per second of the media clock"
    double.push({"op": "add", "path": "/headUnit/apps/music/mediaClock/pausedAt", "value": 4_000})
    expect(page.locator(".times .now")).to_have_text("0:04")
    assert page.evaluate(DRAWN_IN_A_SECOND) <= 1


def test_a_countdown_ring_moves_smoothly(open_page):
    page = open_page("overlay=alert")
    assert page.evaluate(DRAWN_IN_A_SECOND) >= 5
