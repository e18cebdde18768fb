"""Tests of accessibility: axe finds no problems on the page, and all functions can be used with the keyboard."""

import pytest
from looks import OVERLAYS, TEMPLATES
from playwright.sync_api import expect
from stage import panel, show, violations

PANELS = [
    "state",
    "stack",
    "views",
    "overlays",
    "choices",
    "files",
    "haptics",
    "vehicle",
    "permissions",
    "log",
    "findings",
    "speed",
    "console",
]

#: The rules that axe checks in dark colours and at night. The layout is the same as by day, so only colours are checked.
RULES = {"dark": ["color-contrast"], "night": ["color-contrast"]}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_panel_full_or_empty(open_page, double, scheme):
    page = open_page("", scheme=scheme)
    found = {}
    for look in ["", "apps=none"]:
        show(page, double, look)
        for name in PANELS:
            panel(page, name)
            found[f"{name} {look}"] = violations(page, "#docks", only=RULES.get(scheme, ()))
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("mode", ["day", "night"])
def test_axe_finds_nothing_on_any_template(open_page, double, mode):
    page = open_page(f"template=MEDIA;mode={mode}", hash="#/car")
    found = {}
    for template in TEMPLATES:
        show(page, double, f"template={template};text=short;mode={mode}")
        drawn = "MEDIA" if template == "DEFAULT" else template
        expect(page.locator(f".template[data-template='{drawn}']")).to_be_visible()
        found[template] = violations(page, ".display", only=RULES.get(mode, ()))
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("mode", ["day", "night"])
def test_axe_finds_nothing_on_any_overlay(open_page, double, mode):
    page = open_page(f"mode={mode}", hash="#/car")
    found = {}
    for overlay in OVERLAYS:
        show(page, double, f"overlay={overlay};mode={mode}")
        expect(page.locator(".overlay")).to_be_visible()
        found[overlay] = violations(page, ".display", only=RULES.get(mode, ()))
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_anything_open(open_page, scheme):
    page = open_page("", scheme=scheme)
    found = {"page": violations(page, only=RULES.get(scheme, ()))}

    def look_at(name, open_it, shut="Escape"):
        open_it()
        found[name] = violations(page, only=RULES.get(scheme, ()))
        page.keyboard.press(shut)

    look_at("pressed", lambda: page.locator(".display").get_by_role("button", name="Shuffle").click())
    look_at("palette", lambda: page.keyboard.press("Control+k"))
    look_at("keys", lambda: page.keyboard.press("?"))
    look_at("voice", lambda: page.click("[aria-label=Voice]"))
    look_at("app", lambda: page.click("[aria-label='Actions for Music']"))
    look_at("start", lambda: page.click("[aria-label='Start or stop an app']"))
    look_at("car", lambda: page.click("[aria-label='Car and page settings']"))
    look_at("row", lambda: page.click(".for-log .row.finding"))
    look_at("filter", lambda: page.fill(".filter-input", "rpc:"))
    page.fill(".filter-input", "rcp:x")
    found["wrong filter"] = violations(page, only=RULES.get(scheme, ()))
    page.fill(".filter-input", "")
    page.click("[aria-label='More buttons']")
    page.click("[aria-label='Haptic rectangles']")
    page.click("[aria-label='Select the last 10 seconds']")
    page.click(".live-button")
    found["the past, brushed, with layers"] = violations(page, only=RULES.get(scheme, ()))
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_a_scratch_app(open_page, double, scheme):
    page = open_page("", scheme=scheme, hash="#/?lower=console")
    double.push(
        {
            "op": "add",
            "path": "/bridge/scratchApps",
            "value": {"music": {"id": "music", "name": "Scratch", "key": "music", "state": "registered"}},
        }
    )
    found = {"car notifies": violations(page, "#docks", only=RULES.get(scheme, ()))}
    page.get_by_role("button", name="App requests").click()
    for name, fields in {
        "Alert": ["softButtons", "ttsChunks"],
        "PerformInteraction": ["vrHelp"],
        "SetGlobalProperties": ["keyboardProperties"],
    }.items():
        page.get_by_role("searchbox", name="Find a request").fill(name)
        page.get_by_role("button", name=name, exact=True).click()
        for field in fields:
            page.get_by_role("button", name=f"Add {field}", exact=True).click()
        if name == "Alert":
            page.locator(".field-list .button").first.click()
        found[f"{name} as a form"] = violations(page, "#docks", only=RULES.get(scheme, ()))
        page.get_by_role("button", name="JSON", exact=True).click()
        found[f"{name} as JSON"] = violations(page, "#docks", only=RULES.get(scheme, ()))
        page.get_by_role("button", name="Form", exact=True).click()
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.locator(".console-form output")).to_be_visible()
    found["sent"] = violations(page, "#docks", only=RULES.get(scheme, ()))
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_axe_finds_nothing_in_any_input_mode_and_on_the_gestures(open_page, double):
    page = open_page("app=maps")
    found = {"gestures": violations(page, "#car")}
    for mode in ["rotary", "touchpad"]:
        show(page, double, f"input={mode}")
        found[mode] = violations(page, "#car")
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_axe_finds_nothing_with_more_contrast_or_forced_colours(open_page):
    page = open_page("", contrast="more", scheme="light")
    assert violations(page) == []
    # With forced colours, the browser does not paint the computed colours that axe reads.
    page = open_page("", forced_colors="active")
    assert violations(page, without=["color-contrast"]) == []


def test_the_whole_tour_by_keyboard_alone(open_page, double):
    page = open_page("")
    keyboard = page.keyboard

    # The car: enter the display, move to a button, press the button, go back.
    keyboard.press("c")
    focused = page.locator(".display :focus")
    expect(focused).to_have_attribute("aria-label", "Home")
    keyboard.press("ArrowDown")
    for _ in range(6):
        keyboard.press("2")
    assert page.evaluate("() => document.activeElement.closest('.display') !== null")
    page.locator(".soft-button", has_text="Shuffle").focus()
    keyboard.press("ArrowRight")
    expect(focused).to_have_text("Repeat")
    keyboard.press("Enter")
    assert double.command("headUnit.softButton") == {"id": 3, "mode": "short", "app": "music", "window": 0}
    keyboard.press("Shift+Enter")
    assert double.command("headUnit.softButton")["mode"] == "long"
    keyboard.press("Backspace")
    assert double.command("headUnit.app.background") == {"app": "music"}

    # The log: filter, move between rows, follow a cause.
    keyboard.press("/")
    expect(page.locator(".filter-input")).to_be_focused()
    keyboard.type("rpc:Sho")
    keyboard.press("Enter")
    expect(page.locator(".filter-input")).to_have_value("rpc:Show ")
    expect(page.locator(".for-log .count")).to_have_text("2 of 32")
    page.locator(".for-log .scroller").focus()
    keyboard.press("j")
    expect(page.locator(".detail h3")).to_have_text("Show")
    keyboard.press("j")
    keyboard.press("[")
    expect(page.locator(".detail h3")).to_have_text("PutFile")
    keyboard.press("Escape")
    expect(page.locator(".detail")).to_have_count(0)

    # Panels: move along the tabs.
    page.locator("#tab-state").focus()
    keyboard.press("ArrowRight")
    expect(page.locator("#tab-stack")).to_have_attribute("aria-selected", "true")
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("ArrowDown")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(page.locator(".held")).to_contain_text("mainField1")

    # Time: go back, then live.
    page.locator(".playhead").focus()
    keyboard.press("Home")
    keyboard.press("End")
    keyboard.press("Control+k")
    keyboard.type("night")
    keyboard.press("Enter")
    assert double.command("headUnit.set") == {"display": {"mode": "night"}}
    expect(page.locator(".palette")).to_have_count(0)


#: How each overlay is answered with keys: the control to which the focus moves, and the resulting command.
ANSWERS = {
    "alert": ("Read", "press", {"id": 10, "mode": "short"}),
    "alert-plain": ("Close", "cancel", {}),
    "subtleAlert": ("Show", "press", {"id": 10, "mode": "short"}),
    "message": ("Share", "press", {"id": 11, "mode": "short"}),
    "slider": ("Save", "save", {}),
    "picker": ("Cancel", "cancel", {}),
    "choices": ("Time Out", "choose", {"choiceID": 3, "source": "MENU"}),
    "tiles": ("Time Out", "choose", {"choiceID": 3, "source": "MENU"}),
    "voice": ("“time out”", "choose", {"choiceID": 3, "source": "VR"}),
    "keyboard": ("Erase", "type", {"text": "mile"}),
    "keyboard-numeric": ("Done", "submit", None),
    "audio": ("Again", "retry", {}),
}


def turn_to(page, name, most=80):
    """Turns the knob with its key until the name of the focused control begins with `name`. Arrow keys leave text fields and sliders."""
    for turned in range(most):
        stays = page.evaluate("() => document.activeElement.matches('input')")
        page.keyboard.press("ArrowDown" if stays else "2" if turned < most / 2 else "1")
        said = page.evaluate("() => { const node = document.activeElement; return node.getAttribute('aria-label') ?? node.textContent; }")
        if said.startswith(name):
            return
    raise AssertionError(f"{name} is not reached; the focus is on {said}")


def test_every_overlay_is_answered_by_keyboard_alone(open_page, double):
    page = open_page("")
    for overlay, (name, verb, params) in ANSWERS.items():
        show(page, double, f"overlay={overlay}")
        expect(page.locator(".overlay")).to_be_visible()
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("c")
        turn_to(page, name)
        page.keyboard.press("Enter")
        sent = double.command(f"headUnit.overlay.{verb}")
        assert params is None or sent == {"overlay": "o1", **params}, overlay
        if overlay == "alert":
            page.keyboard.press("Backspace")
            assert double.command("headUnit.overlay.cancel") == {"overlay": "o1"}


def test_home_menu_bar_docks_and_console_by_keyboard_alone(open_page, double):
    page = open_page("app=none")
    keyboard = page.keyboard
    keyboard.press("c")
    turn_to(page, "Messages")
    keyboard.press("Enter")
    assert double.command("headUnit.app.activate") == {"app": "messages"}
    show(page, double, "menu=0")
    keyboard.press("c")
    turn_to(page, "Playlists")
    keyboard.press("Enter")
    assert double.command("headUnit.menu.open") == {"menuID": 5}

    # Tab reaches all parts of the page, including the apps and the car's settings.
    tabbed = []
    for _ in range(90):
        keyboard.press("Tab")
        tabbed.append(page.evaluate("() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))
        if tabbed[-1] == "Profile of the head unit":
            break
    assert tabbed[-1] == "Profile of the head unit" and "Actions for Music" in tabbed, tabbed
    keyboard.press("ArrowDown")
    assert double.command("headUnit.profile.use")["id"] != "standard"

    # The divider between the docks, and the form of the console.
    grip = page.get_by_role("separator", name="Height of the upper panels")
    before = grip.bounding_box()["y"]
    grip.focus()
    keyboard.press("ArrowUp")
    page.wait_for_function(
        "(before) => document.querySelector('[aria-label=\"Height of the upper panels\"]').getBoundingClientRect().y < before", arg=before
    )
    page.locator("#tab-log").focus()
    for _ in range(3):
        keyboard.press("ArrowRight")
    expect(page.locator("#panel-console")).to_be_visible()
    page.get_by_role("searchbox", name="Find a notification").focus()
    keyboard.type("OnDriverDis")
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(page.locator(".console-form h3")).to_contain_text("OnDriverDistraction")
    page.get_by_label("state", exact=False).first.focus()
    keyboard.press("ArrowDown")
    page.get_by_role("button", name="Send", exact=True).focus()
    keyboard.press("Enter")
    assert double.command("headUnit.rpc.send")["name"] == "OnDriverDistraction"


def test_single_keys_can_be_switched_off_and_never_fire_while_typing(open_page, double):
    page = open_page("")
    page.fill(".filter-input", "")
    page.keyboard.type("n")
    expect(page.locator(".filter-input")).to_have_value("n")
    page.click("[aria-label='Car and page settings']")
    page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.locator(".for-log .scroller").focus()
    page.keyboard.press("n")
    page.keyboard.press("d")
    page.keyboard.press("Control+k")
    expect(page.locator(".palette")).to_be_visible()
    assert [one["command"] for one in double.commands] == []


def test_targets_are_large_enough(open_page, double):
    """Controls need 24 px on the page itself (WCAG 2.5.8), and 76 units on the car."""
    page = open_page("")
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, select, input:not([type=checkbox]):not([type=file]), a")]
          .filter((node) => node.offsetParent !== null && !node.closest(".display"))
          .map((node) => [node.getAttribute("aria-label") ?? node.textContent, node.getBoundingClientRect()])
          .filter(([, box]) => box.width < 24 || box.height < 24).map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
    )
    assert small == []
