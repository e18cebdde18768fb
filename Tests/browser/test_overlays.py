"""Tests that answer each overlay in all ways that a driver has."""

import pytest
from playwright.sync_api import expect


def car(page):
    return page.locator(".display")


def test_an_alert_is_answered_in_each_way(open_page, double):
    page = open_page("overlay=alert")
    dialog = page.get_by_role("dialog", name="New message from Ann")
    dialog.get_by_role("button", name="Read").click()
    assert double.command("headUnit.overlay.press") == {"overlay": "o1", "id": 10, "mode": "short"}
    dialog.get_by_role("button", name="Close").click()
    assert double.command("headUnit.overlay.cancel") == {"overlay": "o1"}
    page.click("#tab-overlays")
    page.get_by_role("button", name="Let overlay time out").click()
    assert double.command("headUnit.overlay.timeout") == {"overlay": "o1"}


def test_a_subtle_alert_leaves_the_screen_usable(open_page, double):
    page = open_page("overlay=subtleAlert")
    car(page).get_by_role("button", name="Show").click()
    assert double.command("headUnit.overlay.press") == {"overlay": "o1", "id": 10, "mode": "short"}
    car(page).locator(".banner-body").click()
    assert double.command("headUnit.rpc.send")["name"] == "OnSubtleAlertPressed"
    car(page).get_by_role("button", name="Shuffle").click()
    assert double.command("headUnit.softButton")["id"] == 2


def test_a_message_is_scrolled_and_answered(open_page, double):
    page = open_page("overlay=message")
    text = page.get_by_role("region", name="Text")
    text.hover()
    page.mouse.wheel(0, 300)
    assert double.command("headUnit.overlay.scroll") == {"overlay": "o1"}
    page.get_by_role("button", name="Share").click()
    assert double.command("headUnit.overlay.press") == {"overlay": "o1", "id": 11, "mode": "short"}


def test_a_slider_is_dragged_stepped_saved_and_cancelled(open_page, double):
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
    assert double.command("headUnit.overlay.save") == {"overlay": "o1"}
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
    # After the suggestion is shown, the user can also type on a real keyboard.
    expect(page.locator(".entry-input")).to_have_value("miles ahead")
    page.locator(".entry-input").press("End")
    page.keyboard.type("!")
    assert double.command("headUnit.overlay.type")["text"] == "miles ahead!"
    keys.get_by_role("button", name="Done").click()
    assert double.command("headUnit.overlay.submit") == {"overlay": "o1", "text": "miles ahead!"}
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert double.command("headUnit.overlay.cancel") == {"overlay": "o1"}


def test_a_masked_keyboard_hides_the_input_until_the_driver_shows_it(open_page, double):
    page = open_page("overlay=keyboard-numeric")
    expect(page.locator(".entry-input")).to_have_attribute("type", "password")
    page.get_by_role("button", name="Hide input").click()
    assert double.command("headUnit.rpc.send") == {
        "app": "music",
        "name": "OnKeyboardInput",
        "params": {"event": "INPUT_KEY_MASK_DISABLED"},
    }
    expect(page.locator(".entry-input")).to_have_attribute("type", "text")


def test_a_keyboard_disables_keys_that_are_not_allowed(open_page, double):
    page = open_page("overlay=keyboard-azerty")
    keys = page.get_by_role("group", name="Keys", exact=True)
    expect(keys.get_by_role("button", name="z", exact=True)).to_be_enabled()
    expect(keys.get_by_role("button", name="q", exact=True)).to_be_disabled()
    page.locator(".entry-input").focus()
    page.keyboard.type("qaz")
    assert [double.command("headUnit.overlay.type")["text"] for _ in range(2)] == ["a", "az"]


def test_the_microphone_plays_test_sounds_and_ends_in_each_way(open_page, double):
    page = open_page("overlay=audio")
    expect(page.get_by_role("meter", name="Loudness")).to_have_attribute("aria-valuenow", "62")
    for name, sound in {"Play a hum": "hum", "Play speech": "speech"}.items():
        page.get_by_role("button", name=name).click()
        assert double.command("headUnit.overlay.audio")["sound"] == sound
    expect(page.locator(".audio-facts")).not_to_contain_text("silent")
    for nothing in ({"op": "replace", "value": {"bytes": 0, "levels": []}}, {"op": "remove"}):
        double.push({"path": "/headUnit/overlays/o1/audio", **nothing})
        expect(page.locator(".audio-facts")).to_contain_text("silent until you play a sound")
    for name, command in {"Done": "timeout", "Again": "retry", "Cancel": "cancel"}.items():
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        assert double.command(f"headUnit.overlay.{command}") == {"overlay": "o1"}


def test_an_overlay_shows_its_remaining_time(open_page, double):
    page = open_page("overlay=alert")
    left = page.locator(".ring-left")

    def offset():
        return float(left.get_attribute("stroke-dashoffset"))

    # The clock is paused, so the ring moves exactly as far as the test advances the clock.
    double.push({"op": "replace", "path": "/bridge/clock", "value": {"state": "paused", "now": 89000}})
    expect(left).to_have_attribute("stroke-dashoffset", "0.00")
    overlay = double.state["headUnit"]["overlays"]["o1"]
    double.push({"op": "replace", "path": "/bridge/clock", "value": {"state": "paused", "now": 89000 + overlay["durationMs"] // 2}})
    expect(left).to_have_attribute("stroke-dashoffset", "65.97")
