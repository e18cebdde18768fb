"""The page by itself, on recorded states: what it sends, and how it stands what goes wrong."""

import json
import re

import pytest
from looks import many_rows
from playwright.sync_api import expect

OVERLAYS = ["alert", "alert-busy", "subtleAlert", "message", "slider", "picker", "choices", "tiles", "voice", "keyboard", "audio"]


def car(page):
    return page.locator(".display")


# What it sends


def test_a_press_is_one_command_and_says_so_with_curl(open_page, double):
    page = open_page("", permissions=["clipboard-read", "clipboard-write"])
    car(page).get_by_role("button", name="Shuffle").click()
    assert double.command("headUnit.softButton") == {"id": 2, "mode": "short", "app": "music", "window": 0}
    assert double.commands == []
    expect(page.locator(".last-command")).to_contain_text("headUnit.softButton 2 short music 0")
    page.get_by_role("button", name="Copy the last command as curl").click()
    expect(page.locator(".note")).to_contain_text("Copied")
    line = page.evaluate("() => navigator.clipboard.readText()")
    assert line == f"curl -X POST '{double.url}v1/head-unit/soft-button:press' -H 'Content-Type: application/json' -d '{{\"id\":2,\"mode\":\"short\",\"app\":\"music\",\"window\":0}}'"


def test_alt_copies_instead_of_doing(open_page, double):
    page = open_page("", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Tune up", exact=True).click(modifiers=["Alt"])
    expect(page.locator(".note")).to_contain_text("button:press")
    assert '"name":"TUNEUP"' in page.evaluate("() => navigator.clipboard.readText()")
    assert double.commands == []


def test_a_held_button_is_a_long_press(open_page, double):
    page = open_page("")
    button = car(page).get_by_role("button", name="Repeat")
    button.hover()
    page.mouse.down()
    assert double.command("headUnit.softButton") == {"id": 3, "mode": "long", "app": "music", "window": 0}
    page.mouse.up()
    button.click()
    assert double.command("headUnit.softButton")["mode"] == "short"
    assert double.commands == []


def test_every_key_of_the_car_sends_its_name(open_page, double):
    page = open_page("")
    page.get_by_role("button", name="More keys").click()
    buttons = page.locator(".hard-key:not(.more)")
    names = [buttons.nth(index).get_attribute("title").split(" ")[0] for index in range(buttons.count())]
    profile = [one["name"] for one in double.state["headUnit"]["profile"]["buttonCapabilities"]]
    assert sorted(names) == sorted(profile)
    for index, name in enumerate(names):
        buttons.nth(index).click()
        assert double.command("headUnit.button") == {"name": name, "mode": "short"}


def test_the_bar_sets_the_car(open_page, double):
    page = open_page("")
    page.get_by_label("Profile of the head unit").select_option("wide")
    assert double.command("headUnit.profile.use") == {"id": "wide"}
    page.get_by_role("button", name="Night", exact=True).click()
    assert double.command("headUnit.set") == {"display": {"mode": "day"}}
    page.get_by_role("button", name="Driver distraction").click()
    assert double.command("headUnit.set") == {"display": {"distraction": "DD_ON"}}
    page.get_by_label("When another overlay comes").select_option("reject-newer")
    assert double.command("headUnit.set") == {"popupPolicy": "reject-newer"}
    page.get_by_role("button", name="What to do with Messages").click()
    page.get_by_role("button", name="Put on the screen").click()
    assert double.command("headUnit.app.activate") == {"app": "messages"}
    page.get_by_role("button", name="Start or stop an app").click()
    page.locator(".host", has_text="Parking").get_by_role("button", name="Start", exact=True).click()
    assert double.command("apps.start") == {"id": "parking"}


def test_the_state_diagram_takes_steps(open_page, double):
    page = open_page("")
    nodes = page.locator(".diagram")
    expect(nodes.get_by_role("button", name="active", exact=True)).to_have_attribute("aria-current", "step")
    nodes.get_by_role("button", name="background").click()
    assert double.command("headUnit.app.setStatus") == {"app": "music", "hmiLevel": "BACKGROUND"}
    nodes.get_by_role("button", name="disconnected").click()
    assert double.command("headUnit.app.disconnect") == {"app": "music", "reason": "TRANSPORT_LOST"}


def test_a_menu_is_opened_walked_and_chosen_from(open_page, double):
    page = open_page("")
    car(page).get_by_role("button", name="Music", exact=True).click()
    assert double.command("headUnit.menu.open") == {"menuID": 0}
    double.push({"op": "add", "path": "/headUnit/menu", "value": {"app": "music", "menuID": 0}})
    car(page).get_by_role("button", name="Playlists").click()
    assert double.command("headUnit.menu.open") == {"menuID": 5}
    double.push({"op": "replace", "path": "/headUnit/menu/menuID", "value": 5})
    car(page).get_by_role("button", name="Morning").click()
    assert double.command("headUnit.menu.choose") == {"cmdID": 4}
    car(page).get_by_role("button", name="Back").click()
    assert double.command("headUnit.menu.open") == {"menuID": 0}


def test_home_launches_and_starts(open_page, double):
    page = open_page("app=none")
    car(page).get_by_role("button", name="Messages").click()
    assert double.command("headUnit.app.activate") == {"app": "messages"}
    car(page).get_by_role("button", name="Parking").click()
    assert double.command("apps.start") == {"id": "parking"}


def test_voice_says_what_is_understood(open_page, double):
    page = open_page("")
    car(page).get_by_role("button", name="Voice").click()
    page.get_by_role("textbox", name="Say").fill("take me home")
    page.keyboard.press("Enter")
    assert double.command("headUnit.voice") == {"text": "take me home"}
    car(page).get_by_role("button", name="Voice").click()
    page.get_by_role("button", name="“play something calm”").click()
    assert double.command("headUnit.voice") == {"text": "play something calm"}


def test_fingers_on_a_map_are_touches_in_its_own_pixels(open_page, double):
    page = open_page("app=maps")
    box = car(page).bounding_box()
    scale = 800 / box["width"]

    def at(x, y):
        return box["x"] + x / scale, box["y"] + y / scale

    page.mouse.move(*at(200, 240))
    page.mouse.down()
    page.mouse.move(*at(300, 260), steps=4)
    page.mouse.up()
    begin = double.command("headUnit.touch")
    assert begin["type"] == "BEGIN" and len(begin["points"]) == 1
    assert abs(begin["points"][0]["x"] - 200) <= 2 and abs(begin["points"][0]["y"] - 240) <= 2
    moves = []
    while (touch := double.command("headUnit.touch"))["type"] == "MOVE":
        moves.append(touch["points"][0]["x"])
    assert touch["type"] == "END" and abs(touch["points"][0]["x"] - 300) <= 2
    assert len(moves) >= 3 and moves == sorted(moves)


def test_a_tap_inside_a_haptic_rectangle_reaches_the_app(open_page, double):
    page = open_page("app=maps")
    rects = {"1": {"id": 1, "x": 100, "y": 100, "width": 300, "height": 300}}
    double.push({"op": "add", "path": "/headUnit/apps/maps/haptics", "value": {"rects": rects, "rectOrder": [1]}})
    page.get_by_role("button", name="Haptic rectangles").click()
    expect(page.locator(".haptic rect")).to_have_count(1)
    box = car(page).bounding_box()
    page.mouse.click(box["x"] + 150 * box["width"] / 800, box["y"] + 300 * box["height"] / 480)
    tapped = double.command("headUnit.touch")
    assert tapped["type"] == "BEGIN" and abs(tapped["points"][0]["x"] - 150) <= 2 and abs(tapped["points"][0]["y"] - 300) <= 2
    assert double.command("headUnit.touch")["type"] == "END"
    page.click("[aria-label='Maps'], .chip-body >> text=Maps")
    page.click("#tab-haptics")
    page.get_by_role("button", name="Select rectangle 1").click()
    assert double.command("headUnit.touch") == {"type": "BEGIN", "points": [{"id": 0, "x": 250, "y": 250}]}
    assert double.command("headUnit.touch") == {"type": "END", "points": [{"id": 0, "x": 250, "y": 250}]}


def test_in_rotary_mode_touch_is_ignored_and_the_knob_works(open_page, double):
    page = open_page("input=rotary")
    box = car(page).get_by_role("button", name="Shuffle").bounding_box()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page.locator(".note")).to_contain_text("Use the knob below")
    assert double.commands == []
    right, press = page.get_by_role("button", name="Turn right"), page.get_by_role("button", name="Press the knob")
    right.click()
    expect(page.locator(".display :focus")).to_have_attribute("aria-label", "Home")
    page.get_by_role("button", name="Turn left").click()
    car(page).get_by_role("button", name="Shuffle").focus()
    right.click()
    press.click()
    assert double.command("headUnit.softButton")["id"] == 3
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert double.command("headUnit.softButton")["id"] == 2


# Overlays


def test_an_alert_is_answered_in_each_way(open_page, double):
    page = open_page("overlay=alert")
    dialog = page.get_by_role("dialog", name="New message from Ann")
    dialog.get_by_role("button", name="Read").click()
    assert double.command("headUnit.overlay.press") == {"overlay": "o1", "id": 10, "mode": "short"}
    dialog.get_by_role("button", name="Close").click()
    assert double.command("headUnit.overlay.cancel") == {"overlay": "o1"}
    page.click("#tab-overlays")
    page.get_by_role("button", name="Let its time run out").click()
    assert double.command("headUnit.overlay.timeout") == {"overlay": "o1"}


def test_a_subtle_alert_leaves_the_screen_usable(open_page, double):
    page = open_page("overlay=subtleAlert")
    car(page).get_by_role("button", name="Show").click()
    assert double.command("headUnit.overlay.press") == {"overlay": "o1", "id": 10, "mode": "short"}
    car(page).locator(".banner-body").click()
    assert double.command("headUnit.rpc.send")["name"] == "OnSubtleAlertPressed"
    car(page).get_by_role("button", name="Shuffle").click()
    assert double.command("headUnit.softButton")["id"] == 2


def test_a_message_is_read_on_and_answered(open_page, double):
    page = open_page("overlay=message")
    text = page.get_by_role("region", name="Text")
    text.hover()
    page.mouse.wheel(0, 300)
    assert double.command("headUnit.overlay.scroll") == {"overlay": "o1"}
    page.get_by_role("button", name="Share").click()
    assert double.command("headUnit.overlay.press") == {"overlay": "o1", "id": 11, "mode": "short"}


def test_a_slider_is_dragged_stepped_saved_and_let_go(open_page, double):
    page = open_page("overlay=slider")
    track = page.get_by_role("slider", name="Bass")
    box = track.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.36, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.95, box["y"] + box["height"] / 2, steps=12)
    page.mouse.up()
    positions = [one["params"]["position"] for one in double.commands if one["command"] == "headUnit.overlay.slide"]
    assert positions == sorted(positions) and positions[-1] == 10, positions
    double.commands.clear()
    double.push({"op": "replace", "path": "/headUnit/overlays/o1/position", "value": 10})
    expect(track).to_have_value("10")
    expect(page.get_by_role("button", name="More", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Less").click()
    assert double.command("headUnit.overlay.slide") == {"overlay": "o1", "position": 9}
    page.get_by_role("button", name="Save").click()
    assert double.command("headUnit.overlay.save") == {"overlay": "o1", "position": 9}
    page.get_by_role("button", name="Cancel").click()
    assert double.command("headUnit.overlay.cancel") == {"overlay": "o1"}


def test_a_value_picker_names_each_value(open_page, double):
    page = open_page("overlay=picker")
    expect(page.locator(".picked")).to_have_text("15 minutes")
    page.get_by_role("button", name="More", exact=True).click()
    assert double.command("headUnit.overlay.slide") == {"overlay": "o1", "position": 3}
    expect(page.locator(".picked")).to_have_text("30 minutes")
    expect(page.get_by_role("slider", name="Sleep timer")).to_have_attribute("aria-valuetext", "30 minutes")


@pytest.mark.parametrize("look", ["choices", "tiles"])
def test_a_choice_is_picked(open_page, double, look):
    page = open_page(f"overlay={look}")
    page.get_by_role("dialog").get_by_role("button", name="Time Out").click()
    assert double.command("headUnit.overlay.choose") == {"overlay": "o1", "choiceID": 3, "source": "MENU"}


def test_a_choice_is_searched_for(open_page, double):
    page = open_page("overlay=choices-search")
    choices = page.locator(".choice-list button")
    expect(choices).to_have_count(12)
    page.get_by_role("textbox", name="Search").click()
    for letter in "blue":
        page.locator(".choice-keys").get_by_role("button", name=letter, exact=True).click()
    expect(choices).to_have_count(2)
    assert [double.command("headUnit.overlay.type")["text"] for _ in range(4)] == ["b", "bl", "blu", "blue"]
    choices.nth(1).click()
    assert double.command("headUnit.overlay.choose")["choiceID"] == 8


def test_a_choice_is_spoken(open_page, double):
    page = open_page("overlay=voice")
    page.get_by_role("button", name="“time out”").click()
    assert double.command("headUnit.overlay.choose") == {"overlay": "o1", "choiceID": 3, "source": "VR"}


def test_a_keyboard_types_completes_and_submits(open_page, double):
    page = open_page("overlay=keyboard")
    keys = page.get_by_role("group", name="Keys", exact=True)
    keys.get_by_role("button", name="Capital letters").click()
    keys.get_by_role("button", name="X", exact=True).click()
    assert double.command("headUnit.overlay.type") == {"overlay": "o1", "text": "milesX"}
    keys.get_by_role("button", name="Erase").click()
    assert double.command("headUnit.overlay.type")["text"] == "miles"
    keys.get_by_role("button", name="Space").click()
    keys.get_by_role("button", name="Numbers and signs").click()
    keys.get_by_role("button", name="7").click()
    assert [double.command("headUnit.overlay.type")["text"] for _ in range(2)] == ["miles ", "miles 7"]
    page.get_by_role("button", name="miles ahead").click()
    assert double.command("headUnit.overlay.type")["text"] == "miles ahead"
    # A real keyboard types too.
    page.locator(".entry-input").press("End")
    page.keyboard.type("!")
    assert double.command("headUnit.overlay.type")["text"] == "miles ahead!"
    keys.get_by_role("button", name="Done").click()
    assert double.command("headUnit.overlay.submit") == {"overlay": "o1", "text": "miles ahead!"}
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert double.command("headUnit.overlay.cancel") == {"overlay": "o1"}


def test_a_masked_keyboard_hides_what_is_typed_until_the_driver_wants_to_see_it(open_page, double):
    page = open_page("overlay=keyboard-numeric")
    expect(page.locator(".entry-input")).to_have_attribute("type", "password")
    page.get_by_role("button", name="Hide what is typed").click()
    assert double.command("headUnit.rpc.send") == {"app": "music", "name": "OnKeyboardInput", "params": {"event": "INPUT_KEY_MASK_DISABLED"}}
    expect(page.locator(".entry-input")).to_have_attribute("type", "text")


def test_a_keyboard_greys_what_may_not_be_typed(open_page, double):
    page = open_page("overlay=keyboard-azerty")
    keys = page.get_by_role("group", name="Keys", exact=True)
    expect(keys.get_by_role("button", name="z", exact=True)).to_be_enabled()
    expect(keys.get_by_role("button", name="q", exact=True)).to_be_disabled()
    page.locator(".entry-input").focus()
    page.keyboard.type("qaz")
    assert [double.command("headUnit.overlay.type")["text"] for _ in range(2)] == ["a", "az"]


def test_the_microphone_hears_and_ends_in_each_way(open_page, double):
    page = open_page("overlay=audio")
    expect(page.get_by_role("meter", name="Loudness")).to_have_attribute("aria-valuenow", "62")
    page.get_by_role("button", name="Hum a second").click()
    assert double.command("headUnit.overlay.audio")["wav"].startswith("UklGR")
    for name, command in {"Done": "timeout", "Again": "retry", "Cancel": "cancel"}.items():
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        assert double.command(f"headUnit.overlay.{command}") == {"overlay": "o1"}


def test_an_overlay_says_how_long_it_will_stay(open_page, double):
    page = open_page("overlay=alert")
    left = page.locator(".ring-left")

    def offset():
        return float(left.get_attribute("stroke-dashoffset"))

    # The clock stands, so the ring does too, and moves exactly as far as the clock.
    double.push({"op": "replace", "path": "/bridge/clock", "value": {"state": "paused", "now": 89000}})
    expect(left).to_have_attribute("stroke-dashoffset", "0.00")
    overlay = double.state["headUnit"]["overlays"]["o1"]
    double.push({"op": "replace", "path": "/bridge/clock", "value": {"state": "paused", "now": 89000 + overlay["durationMs"] // 2}})
    expect(left).to_have_attribute("stroke-dashoffset", "65.97")


# What goes wrong


def test_a_refusal_says_what_was_wrong_and_what_to_do(open_page, double):
    double.refusals["headUnit.softButton"] = {"title": "Conflict", "detail": "Music is closed.", "hint": "Activate it first.", "candidates": ["messages"]}
    page = open_page("")
    car(page).get_by_role("button", name="Shuffle").click()
    note = page.get_by_role("alert")
    for text in ["Conflict", "Music is closed.", "Activate it first.", "Could be: messages.", "headUnit.softButton 2 short"]:
        expect(note).to_contain_text(text)
    expect(page.locator(".last-command")).to_have_class(re.compile("failed"))


def test_a_lost_bridge_is_told_with_its_reason_and_comes_back_by_itself(open_page, double):
    open_page.allow("socket")
    page = open_page("")
    page.click(".for-log .row >> nth=3")
    pill = page.locator(".connection")
    double.stop_listening()
    expect(pill).to_contain_text("not connected")
    expect(pill).to_contain_text("Trying again in")
    expect(car(page)).to_contain_text("Blue in Green")
    car(page).get_by_role("button", name="Shuffle").click()
    expect(page.get_by_role("alert")).to_contain_text("nothing was sent")
    expect(pill.get_by_role("button", name="Try now")).to_be_visible()
    double.listen_again()
    expect(pill).to_contain_text("connected")
    expect(pill).not_to_contain_text("not connected")
    assert double.identifies[-1]["epoch"] == "double-1" and double.identifies[-1]["logAfter"] == 32
    expect(page.locator(".detail")).to_be_visible()
    double.push({"op": "replace", "path": "/headUnit/apps/music/windows/0/mainField1", "value": "So What"})
    expect(car(page)).to_contain_text("So What")


def test_a_restarted_bridge_needs_nothing_from_the_person(open_page, double):
    page = open_page("")
    expect(page.locator(".for-log .count")).to_have_text("32")
    double.epoch = "double-2"
    double.held = many_rows(5, first=1, at=0)
    double.state["headUnit"]["apps"]["music"]["windows"]["0"]["mainField1"] = "After the restart"
    double.drop(1012)
    expect(car(page)).to_contain_text("After the restart")
    expect(page.locator(".for-log .count")).to_have_text("5")


def test_a_missing_change_brings_a_fresh_snapshot(open_page, double):
    page = open_page("")
    asked = len(double.identifies)
    double.seq += 3
    double.push({"op": "replace", "path": "/headUnit/apps/music/windows/0/mainField1", "value": "After the gap"})
    expect(car(page)).to_contain_text("After the gap")
    assert len(double.identifies) == asked + 1
    expect(page.locator(".connection")).to_have_text("connected")


def test_another_protocol_is_refused_with_what_to_do(open_page, double):
    page = open_page("")
    double.protocol = 2
    double.drop()
    expect(page.locator(".connection")).to_contain_text("Reload the page")
    expect(page.locator(".connection")).to_contain_text("speaks protocol 1, the bridge 2")


# What was, and what happened


def test_time_goes_back_for_screen_panels_and_log_together(open_page, double):
    page = open_page("")
    title = "/headUnit/apps/music/windows/0/mainField1"
    for number in (1, 2, 3):
        double.rows([{"seq": 100 + number, "at": 90_000 + number * 1000, "kind": "rpc", "source": "headUnit", "app": "music", "causes": [], "direction": "toHeadUnit", "rpcType": "request", "name": "Show", "params": {"mainField1": f"Song {number}"}, "result": "SUCCESS"}])
        double.push({"op": "replace", "path": title, "value": f"Song {number}"}, {"op": "replace", "path": "/headUnit/apps/music/hmiLevel", "value": ["FULL", "LIMITED", "FULL"][number - 1]})
    expect(car(page)).to_contain_text("Song 3")
    page.click("#row-102")
    page.get_by_role("button", name="Go to this moment").click()
    expect(car(page)).to_contain_text("Song 2")
    expect(page.locator(".chip", has_text="Music")).to_contain_text("LIMITED")
    expect(page.locator("#row-103")).to_have_class(re.compile("later"))
    expect(page.locator(".live-button")).to_have_text("go live")
    # The past cannot be pressed.
    car(page).get_by_role("button", name="Shuffle").click()
    expect(page.locator(".note")).to_contain_text("This is the past")
    assert double.commands == []
    # What comes meanwhile does not move the picture.
    double.push({"op": "replace", "path": title, "value": "Song 4"})
    page.locator(".playhead").focus()
    page.keyboard.press("ArrowLeft")
    expect(car(page)).to_contain_text("Song 1")
    page.keyboard.press("ArrowRight")
    expect(car(page)).to_contain_text("Song 2")
    page.locator(".live-button").click()
    expect(car(page)).to_contain_text("Song 4")


def test_a_stretch_of_time_filters_the_log(open_page):
    page = open_page("")
    field = page.locator(".time-field")
    box = field.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 30, steps=5)
    page.mouse.up()
    expect(page.locator(".brush")).to_be_visible()
    expect(page.locator(".for-log .count")).to_have_text(re.compile(r"^\d+ of 32$"))
    begin = page.get_by_role("slider", name="Begin of the stretch")
    before = int(begin.get_attribute("aria-valuenow"))
    begin.focus()
    page.keyboard.press("ArrowLeft")
    expect(begin).not_to_have_attribute("aria-valuenow", str(before))
    page.locator(".brush-drop").click()
    expect(page.locator(".for-log .count")).to_have_text("32")


def test_what_is_on_the_screen_leads_to_its_view_its_show_and_its_cause(open_page):
    page = open_page("")
    car(page).locator(".line-1").hover()
    page.keyboard.press("p")
    car(page).locator(".line-1").click()
    held = page.locator(".held")
    for text in ["mainField1", "SDLTextView w4", "PlayerController (appeared)", "headUnit.softButton", "OnButtonPress"]:
        expect(held).to_contain_text(text)
    expect(car(page).locator(".line-1")).to_have_class(re.compile("lit"))
    expect(page.locator(".tree-line.lit", has_text="Blue in Green")).to_have_count(1)
    held.get_by_role("button", name="Show", exact=True).click()
    expect(page.locator(".detail")).to_contain_text("row 19")
    page.locator(".tree-line", has_text="Miles Davis").hover()
    expect(car(page).locator(".line-2")).to_have_class(re.compile("lit"))
    page.locator("h1").click()
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)


def test_the_address_holds_where_one_is(open_page, double):
    page = open_page("")
    page.click("#tab-files")
    page.fill(".filter-input", "rpc:On*")
    page.click("#row-15")
    expect(page).to_have_url(re.compile(r"#/\?upper=files&lower=log&q=rpc%3AOn\*&row=15$"))
    again = open_page("", hash="#/?upper=files&lower=log&q=rpc%3AOn*&row=15")
    expect(again.locator("#tab-files")).to_have_attribute("aria-selected", "true")
    expect(again.locator(".filter-input")).to_have_value("rpc:On*")
    expect(again.locator(".detail h3")).to_have_text("OnButtonPress")
    expect(again.locator(".for-log .row.selected")).to_be_visible()
    again.evaluate("() => (location.hash = '#/car')")
    expect(again.locator("#docks")).to_be_hidden()


def test_a_hundred_thousand_rows_are_a_few_in_the_document(open_page, double):
    page = open_page("")
    double.rows(many_rows(100_000))
    expect(page.locator(".for-log .count")).to_have_text("100,032")
    scroller = page.locator(".for-log .scroller")

    def drawn():
        return page.locator(".rows .row").count()

    assert drawn() < 80
    expect(page.locator("#row-100999")).to_be_visible()
    page.evaluate("() => (document.querySelector('.scroller').scrollTop = 1000000)")
    expect(page.locator("#row-42640")).to_have_count(1)
    assert drawn() < 80
    # New rows do not move the place one reads.
    top = scroller.evaluate("node => node.scrollTop")
    double.rows(many_rows(42, first=101_000, at=200_000))
    expect(page.get_by_role("button", name="42 new")).to_be_visible()
    assert scroller.evaluate("node => node.scrollTop") == top
    page.fill(".filter-input", "rpc:Alert result:!SUCCESS")
    expect(page.locator(".for-log .count")).to_have_text(re.compile(r"^1,29\d of 100,074$"))
    assert drawn() < 80
    page.fill(".filter-input", "")
    page.get_by_role("button", name=re.compile("new$")).click()
    expect(page.locator("#row-101041")).to_be_visible()


def test_the_console_sends_by_a_form_from_the_spec(open_page, double):
    page = open_page("")
    page.click("#tab-console")
    page.get_by_role("searchbox", name="Find a notification").fill("touch")
    page.get_by_role("button", name="OnTouchEvent").click()
    page.get_by_label("type", exact=False).first.select_option("MOVE")
    page.get_by_label("id", exact=False).first.fill("3")
    page.get_by_role("button", name="Send", exact=True).click()
    assert double.command("headUnit.rpc.send") == {"app": "music", "name": "OnTouchEvent", "params": {"type": "MOVE", "event": [{"id": 3, "ts": [0], "c": [{"x": 0, "y": 0}]}]}}
    expect(page.locator(".curl")).to_contain_text("/v1/rpc")
    page.get_by_role("button", name="JSON", exact=True).click()
    page.get_by_role("textbox", name="Parameters as JSON").fill('{"type": "END"')
    expect(page.locator(".problems")).to_contain_text("no JSON")
    expect(page.get_by_role("button", name="Send", exact=True)).to_be_disabled()
    page.get_by_role("textbox", name="Parameters as JSON").fill('{"type": "END", "event": []}')
    expect(page.locator(".problems")).to_contain_text("event: at least 1")


def test_panels_move_between_docks_and_stay_where_they_were_put(open_page, double):
    page = open_page("")
    page.click("#tab-stack")
    page.get_by_role("button", name="Move Stack to the other dock").click()
    expect(page.locator(".dock.lower #panel-stack")).to_be_visible()
    page.reload()
    expect(page.locator(".dock.lower #tab-stack")).to_be_visible()


def test_the_content_policy_is_as_strict_as_the_page_says(open_page):
    open_page.allow("policy")
    page = open_page("")
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    for rule in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'"]:
        assert rule in policy
    assert "unsafe" not in policy and "http" not in policy
    # It bites: markup out of text is refused by the browser itself.
    assert page.evaluate("() => { try { document.createElement('div')['inner' + 'HTML'] = '<b>'; return 'let in'; } catch (error) { return error.name; } }") == "TypeError"
