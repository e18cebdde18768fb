"""Tests of cloud apps on the home screen and in the menu of the bar: states, opening, adding and removing."""

import pytest
from looks import state_of
from playwright.sync_api import expect
from stage import become, violations


def cloud(name, **more):
    known = {"id": name.lower(), "name": name, "endpoint": "ws://127.0.0.1:3000/", "nicknames": [name], "hasAuthToken": False}
    return known | {"enabled": True, "listed": True, "status": "NOT_CONNECTED", "dialling": False} | more


TROUBLE = {"why": "nothing listens there", "fix": "Start the app."}
CLOUDS = [
    cloud("Radio"),
    cloud("Weather", status="RETRY", dialling=True, **{"try": 3, "tries": 6}, **TROUBLE),
    cloud("Trains", **TROUBLE),
    cloud("Hidden", listed=False, enabled=False),
    cloud("Music", status="CONNECTED", app="music"),
]


def state(clouds=CLOUDS, look="app=none"):
    state = state_of(look)
    state["headUnit"] |= {"cloudApps": {app["id"]: app for app in clouds}, "cloudOrder": [app["id"] for app in clouds]}
    return state


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_home_screen_lists_cloud_apps_with_their_states(open_page, double, size):
    page = open_page("app=none", size=size)
    become(page, double, state(), [])
    home = page.locator(".display .home")
    tiles = {name: home.get_by_role("button", name=name) for name in ("Radio", "Weather", "Trains")}
    expect(tiles["Radio"]).to_contain_text("not connected")
    expect(tiles["Weather"]).to_contain_text("attempt 3 of 6")
    expect(tiles["Trains"]).to_contain_text("unreachable")
    expect(tiles["Trains"]).to_have_attribute("title", "ws://127.0.0.1:3000/: nothing listens there. Start the app.")
    expect(home.get_by_role("button", name="Hidden")).to_have_count(0)
    assert home.locator(".name").all_text_contents().count("Music") <= 1, "a registered app is listed only once"
    assert violations(page, ".display") == []
    tiles["Radio"].scroll_into_view_if_needed()
    tiles["Radio"].click()
    assert double.command("headUnit.cloudApp.connect") == {"id": "radio"}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_menu_adds_opens_and_forgets_a_cloud_app(open_page, double, size):
    page = open_page("app=none", size=size)
    become(page, double, state(), [])
    page.get_by_role("button", name="Start or stop an app").click()
    menu = page.get_by_role("dialog", name="Start or stop an app")
    assert violations(page, ".menu-box") == []
    box = menu.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    expect(menu.locator(".host", has_text="Hidden")).to_contain_text("disabled")
    menu.locator(".host", has_text="Trains").get_by_role("button", name="Open").click()
    assert double.command("headUnit.cloudApp.connect") == {"id": "trains"}
    menu.get_by_role("button", name="Forget Weather").click()
    assert double.command("headUnit.cloudApp.remove") == {"id": "weather"}
    address = menu.get_by_label("Address of a cloud app")
    address.press("Enter")
    address.fill(" ws://127.0.0.1:4000/ ")
    address.press("Enter")
    assert double.command("headUnit.cloudApp.set") == {"endpoint": "ws://127.0.0.1:4000/"}
    expect(address).to_have_value("")
    assert double.commands == []


def test_the_field_is_cleared_after_an_address_was_submitted_within_one_frame(open_page, double):
    page = open_page("app=none")
    become(page, double, state(), [])
    page.get_by_role("button", name="Start or stop an app").click()
    address = page.get_by_role("dialog", name="Start or stop an app").get_by_label("Address of a cloud app")
    address.evaluate("""field => {
        field.value = "ws://127.0.0.1:4000/";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.form.requestSubmit();
    }""")
    assert double.command("headUnit.cloudApp.set") == {"endpoint": "ws://127.0.0.1:4000/"}
    expect(address).to_have_value("")
