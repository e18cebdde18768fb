"""Tests of the page on the real bridge with a real app: the user's actions, and the effects on the app side and the head-unit side."""

import os
import re
import signal
import urllib.parse

import pytest
from playwright.sync_api import expect
from running import Bridge
from stage import violations


@pytest.fixture
def music(tmp_path, open_page):
    """Provides a page on a bridge that hosts only the music player. The music player is on the screen."""
    bridge = Bridge(tmp_path, hosted=["MusicPlayer"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["music"])
    bridge.act("/v1/apps/music:activate")
    bridge.until(
        "/headUnit/apps/music/windows/0", lambda window: window.get("mainField1") == "Low Tide" and "url" in window.get("graphic", {})
    )
    yield open_page(url=f"{bridge.url}/")
    open_page.close()
    bridge.stop()


def car(page):
    return page.locator(".display")


def launch(page):
    car(page).get_by_role("button", name="Hello").click()
    expect(car(page)).to_contain_text("Hello, driver")


def messages(page, name):
    """Returns the rows of the RPC `name`."""
    return page.locator(".row.rpc").filter(has=page.locator(".name", has_text=re.compile(f"^{name}$")))


def test_an_app_is_launched_from_the_home_screen_and_closed(open_real):
    page = open_real()
    tiles = car(page).locator(".app-tile")
    expect(tiles).to_have_count(1)
    launch(page)
    expect(page.locator(".chip", has_text="Hello")).to_contain_text("FULL")
    expect(page.locator(".diagram").get_by_role("button", name="active", exact=True)).to_have_attribute("aria-current", "step")
    car(page).get_by_role("button", name="Home").click()
    expect(tiles).to_have_count(1)
    expect(page.locator(".chip", has_text="Hello")).not_to_contain_text("FULL")


def test_a_press_reaches_the_app_and_is_the_cause_of_its_show(open_real):
    page = open_real()
    launch(page)
    car(page).get_by_role("button", name="Greet").click()
    expect(car(page)).to_contain_text("Good day")
    show = messages(page, "Show").filter(has_text="Good day")
    show.click()
    expect(page.locator(".detail")).to_contain_text("headUnit.softButton")
    expect(page.locator(".detail")).to_contain_text("OnButtonPress")
    # Follow the links from the text on the screen to its view, and to the Show request that has set the text.
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    car(page).locator(".line-1").click()
    held = page.locator(".held")
    for text in ["SDLTextView", "HelloViewController", "headUnit.softButton"]:
        expect(held).to_contain_text(text)


@pytest.mark.parametrize("answer, shown", [("Yes", "Glad to hear"), ("No", "Hello, driver")])
def test_an_alert_is_answered_and_the_app_is_notified(open_real, answer, shown):
    page = open_real()
    launch(page)
    car(page).get_by_role("button", name="Ask").click()
    alert = page.get_by_role("dialog", name="Is everything OK?")
    alert.get_by_role("button", name=answer).click()
    expect(alert).to_have_count(0)
    expect(car(page)).to_contain_text(shown)
    expect(messages(page, "Alert")).to_contain_text("ok")


def test_an_alert_times_out_when_the_clock_is_advanced(open_real, bridge):
    page = open_real()
    launch(page)
    bridge.act("/v1/clock:pause")
    car(page).get_by_role("button", name="Ask").click()
    alert = page.get_by_role("dialog", name="Is everything OK?")
    expect(alert).to_be_visible()
    bridge.act("/v1/clock:advance", {"ms": 10_000})
    expect(alert).to_have_count(0)
    expect(messages(page, "Alert")).to_contain_text("ABORTED")


def test_another_profile_changes_the_display_size_and_day_mode_its_colours(open_real):
    page = open_real()
    launch(page)
    select = page.get_by_label("Profile of the head unit")
    for value, shape in [("portrait", "box.width < box.height"), ("wide", "box.width > 1.7 * box.height")]:
        select.select_option(value)
        expect(select).to_have_value(value)
        page.wait_for_function(f"() => {{ const box = document.querySelector('.display').getBoundingClientRect(); return {shape}; }}")
        expect(car(page)).to_contain_text("Hello, driver")
    mode = car(page).get_attribute("data-mode")
    page.keyboard.press("n")
    expect(car(page)).not_to_have_attribute("data-mode", mode)


@pytest.mark.alone
def test_time_goes_back_to_what_was_on_the_screen(open_real):
    page = open_real()
    launch(page)
    for text in ["Once", "2 times", "3 times"]:
        car(page).get_by_role("button", name="Greet").click()
        expect(car(page)).to_contain_text(text)
    messages(page, "Show").filter(has_text="2 times").click()
    page.get_by_role("button", name="Go to this moment").click()
    expect(car(page)).to_contain_text("2 times")
    page.locator(".live-button").click()
    expect(car(page)).to_contain_text("3 times")


def test_the_page_reconnects_to_a_restarted_bridge_by_itself(open_real, open_page, bridge, tmp_path):
    open_page.allow("socket")
    # The page may be fetching a file when the bridge stops.
    open_page.allow("fetch")
    page = open_real()
    launch(page)
    port = urllib.parse.urlsplit(bridge.url).port
    bridge.stop()
    expect(page.locator(".connection")).to_contain_text("Not connected")
    # The apps end shortly before the bridge ends. The page keeps the last screen that it has received.
    expect(car(page).locator(".under")).to_be_visible()
    again = Bridge(tmp_path, hosted=["HelloApp"], port=port)
    try:
        expect(page.locator(".connection")).to_have_text("Connected")
        launch(page)
        car(page).get_by_role("button", name="Greet").click()
        expect(car(page)).to_contain_text("Good day")
    finally:
        again.stop()


def test_a_crashed_app_is_reported_and_restarted_with_a_press(open_real, bridge):
    page = open_real()
    launch(page)
    os.kill(bridge.get("/v1/state?path=/bridge/hosts/HelloApp")["pid"], signal.SIGKILL)
    tile = car(page).locator(".app-tile")
    expect(tile).to_contain_text("crashed")
    tile.click()
    expect(tile).to_have_attribute("class", re.compile("^app-tile$"))
    launch(page)


def test_a_link_opens_the_same_row_and_panels(open_real, bridge):
    page = open_real()
    launch(page)
    messages(page, "Show").first.click()
    page.click("#tab-stack")
    expect(page).to_have_url(re.compile(r"upper=stack.*row=\d+"))
    again = open_real(hash=page.evaluate("() => location.hash"))
    expect(again.locator("#tab-stack")).to_have_attribute("aria-selected", "true")
    expect(again.locator(".detail h3")).to_have_text("Show")
    expect(again.locator(".for-log .row.selected")).to_be_visible()


def test_the_page_may_run_only_its_own_scripts(open_real, bridge):
    page = open_real()
    for policy in [
        page.request.get(f"{bridge.url}/").headers["content-security-policy"],
        page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content"),
    ]:
        rules = {name: sources for name, *sources in (rule.split() for rule in policy.split(";"))}
        assert rules.get("script-src", rules["default-src"]) == ["'self'"]
        assert "unsafe-" not in policy


def press(page, name):
    car(page).get_by_role("button", name=name, exact=True).click()


def test_the_links_of_the_panels_lead_to_the_right_rows(music):
    music.click("#tab-state")
    music.get_by_role("button", name="Show in log").click()
    expect(music.locator(".detail h3")).to_have_text("appDidFinishLaunch")
    expect(music.locator(".detail .chain").first).to_contain_text("headUnit.app.activate")
    press(music, "Records")
    music.click("#tab-overlays")
    music.get_by_role("button", name="Show request").click()
    expect(music.locator(".detail h3")).to_have_text("PerformInteraction")
    expect(music.locator(".detail .mark").first).to_have_text("open")
    music.click("#tab-files")
    expect(music.locator(".file")).to_have_count(4)
    expect(music.locator(".file .mark.accent", has_text="there")).to_have_count(0)


@pytest.mark.parametrize("mode", ["touch", "rotary"])
def test_a_haptic_rectangle_is_checked_highlighted_and_selected(tmp_path, open_page, mode):
    bridge = Bridge(tmp_path, hosted=["Places"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["places"])
    bridge.act("/v1/apps/places:activate")
    order = bridge.until("/headUnit/apps/places/haptics", lambda haptics: len(haptics["rectOrder"]) > 5)["rectOrder"]
    views = bridge.until("/apps/places/views", lambda views: views["focus"])["nodes"].values()
    [place] = [view["verdict"]["reported"] for view in views if view.get("label") == "Noodle House"]
    bridge.act("/v1/head-unit", {"display": {"inputMode": mode}}, "PATCH")
    page = open_page(url=f"{bridge.url}/", hash="#/?upper=haptics&lower=log")
    rows = page.locator("#panel-haptics tbody tr")
    expect(rows).to_have_count(len(order))
    expect(rows.locator(".mark.good")).to_have_text(["accepted"] * len(order))
    expect(rows.first).to_contain_text("car window")
    page.get_by_role("button", name="Last SendHapticData").click()
    expect(page.locator(".detail h3")).to_have_text("SendHapticData")
    rows.nth(order.index(place)).hover()
    expect(page.locator(".haptic.lit")).to_have_count(1)
    if mode == "touch":
        page.get_by_role("button", name=f"Select rectangle {place}", exact=True).click()
    else:
        # The knob moves the focus to the rectangle.
        for _ in range(20):
            page.get_by_role("button", name="Turn right").click()
            if page.locator(".display :focus").get_attribute("aria-label") == f"Rectangle {place}":
                break
        page.get_by_role("button", name="Press the knob").click()
    bridge.until("/apps/places/views", lambda views: "More" in [view.get("text") for view in views["nodes"].values()])
    open_page.close()
    bridge.stop()


def test_a_record_is_chosen_by_its_cover(music):
    press(music, "Records")
    question = music.get_by_role("dialog", name="Which record?")
    expect(question.get_by_role("img")).to_have_count(0)
    music.wait_for_function("() => [...document.querySelectorAll('.overlay img')].filter((image) => image.naturalWidth > 0).length === 4")
    question.get_by_role("button", name="Orange Grove").click()
    expect(car(music)).to_contain_text("Grove Street Trio")
    expect(messages(music, "PerformInteraction")).to_contain_text("ok")
    assert messages(music, "Show").filter(has_text="REJECTED").count() == 0


def test_a_screen_is_pushed_and_popped_and_the_stack_shows_it(music):
    music.click("#tab-stack")
    controllers = music.locator(".tree-line.controller")
    press(music, "Tracks")
    expect(controllers.first).to_contain_text("TracksViewController")
    expect(controllers).to_have_count(2)
    expect(music.locator(".template")).to_have_attribute("data-template", "GRAPHIC_WITH_TEXTBUTTONS")
    press(music, "Salt and Rope")
    expect(controllers).to_have_count(1)
    expect(car(music)).to_contain_text("3 of 4")


def test_a_slider_is_set_with_the_knob(music):
    press(music, "Bass")
    track = music.get_by_role("slider", name="Bass")
    track.focus()
    for turned in ("5", "6"):
        music.get_by_role("button", name="Turn right").click()
        expect(track).to_have_value(turned)
    press(music, "Save")
    expect(track).to_have_count(0)
    press(music, "Bass")
    expect(track).to_have_value("6")


def test_a_button_with_two_states_is_highlighted_when_it_is_on(music):
    love = car(music).get_by_role("button", name="Love", exact=True)
    expect(love).not_to_have_class(re.compile("highlighted"))
    love.click()
    expect(love).to_have_class(re.compile("highlighted"))


def test_a_scratch_app_is_used_from_the_console(open_real):
    page = open_real()
    page.click("#tab-console")
    page.get_by_role("button", name="Add scratch app").click()
    expect(page.locator(".chip", has_text="Scratch")).to_be_visible()
    page.get_by_label("Actions for Scratch").click()
    page.get_by_role("button", name="Activate").click()
    expect(page.locator(".chip", has_text="Scratch")).to_contain_text("FULL")
    page.get_by_role("button", name="App requests").click()
    page.get_by_role("searchbox", name="Find a request").fill("show")
    page.get_by_role("button", name="Show", exact=True).click()
    page.get_by_role("button", name="JSON", exact=True).click()
    page.get_by_role("textbox", name="Parameters as JSON").fill('{"mainField1": "Played by hand"}')
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.locator(".console-form output")).to_have_text("Answered SUCCESS")
    expect(car(page)).to_contain_text("Played by hand")


def test_every_command_of_the_api_has_a_curl_line(open_real, bridge):
    page = open_real()
    forms = page.evaluate("""async () => {
      const { commands, restOf } = await import(new URL("core/commands.js", document.baseURI));
      const params = { app: "{app}", id: "{id}" };
      const all = Object.keys(commands).map((command) => ({ command, ...restOf(command, params) }));
      return all.map(({ command, method, path }) => [command, [method, `/${decodeURIComponent(path)}`]]);
    }""")
    assert dict(forms) == {form["command"]: [form["method"], form["path"]] for form in bridge.get("/v1/commands")}


def test_the_control_lease_is_acquired_used_and_released(open_real, bridge):
    page = open_real()
    page.get_by_role("button", name="Car and page settings").click()
    page.get_by_role("button", name="Take control").click()
    expect(page.locator("#bar")).to_contain_text("You have control")
    status, problem = bridge.call("POST", "/v1/apps/hello:activate", {})
    assert (status, problem["title"]) == (409, "Another client has control")
    launch(page)
    page.get_by_role("button", name="Copy the last command as curl").click()
    assert "-H 'Control-Token: " in page.evaluate("() => navigator.clipboard.readText()")
    other = open_real()
    expect(other.locator("#bar")).to_contain_text(re.compile("Controlled by page [0-9]+"))
    car(other).get_by_role("button", name="Greet").click()
    expect(other.get_by_role("alert")).to_contain_text("Another client has control")
    page.get_by_role("button", name="Release").click()
    expect(other.locator("#bar")).not_to_contain_text("Controlled by")
    car(other).get_by_role("button", name="Greet").click()
    expect(car(page)).to_contain_text("Once")


def test_a_permission_removed_in_the_page_affects_the_app(open_real):
    page = open_real()
    launch(page)
    page.click("#tab-permissions")
    page.locator("#panel-permissions").get_by_role("searchbox").fill("alert")
    page.get_by_role("button", name="Alert in FULL: allowed", exact=True).click()
    expect(page.get_by_role("button", name="Alert in FULL: denied by the driver", exact=True)).to_be_visible()
    expect(messages(page, "OnPermissionsChange").last).to_be_visible()
    car(page).get_by_role("button", name="Ask").click()
    expect(messages(page, "Alert")).to_contain_text("USER_DISALLOWED")
    page.get_by_role("button", name="Reset Alert", exact=True).click()
    expect(page.get_by_role("button", name="Alert in FULL: allowed", exact=True)).to_be_visible()


#: Returns the share of the drive lane that is painted in the accent colour.
DRIVE_LANE = """() => {
  const name = [...document.querySelectorAll("#timeline .lane-names li")].find((one) => one.textContent === "drive");
  const canvas = document.querySelector("#timeline canvas");
  const middle = Math.round((parseFloat(name.style.top) + 8) * devicePixelRatio);
  const copy = new OffscreenCanvas(canvas.width, 1).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, -(middle + 4));
  const opacities = copy.getImageData(0, 0, canvas.width, 1).data.filter((_, at) => at % 4 === 3);
  return opacities.filter((one) => one > 20).length / canvas.width;
}"""


def test_a_drive_has_its_own_lane_in_the_timeline(open_real, bridge):
    page = open_real(size=(1280, 800))
    lanes = page.locator("#timeline .lane-names")
    expect(lanes).to_contain_text("rpc")
    expect(lanes).not_to_contain_text("drive")
    bridge.act("/v1/head-unit/drive:start", {"builtIn": "city", "loop": True})
    expect(lanes).to_contain_text("drive")
    page.wait_for_function(f"() => ({DRIVE_LANE})() > 0.02")
    bridge.act("/v1/head-unit/drive:pause")
    bridge.act("/v1/head-unit/drive:stop")
    row = page.locator(".row").filter(has_text="playing → paused")
    expect(row).to_contain_text("city")


WARM = """async () => {
  const headers = { "Content-Type": "application/json" };
  const call = async (path, body, method = "POST") =>
    (await fetch(new URL(`v1/${path}`, document.baseURI), { method, headers, body: JSON.stringify(body) })).json();
  await call("head-unit", { remoteControl: { accessMode: "ASK_DRIVER" } }, "PATCH");
  const seatControlData = { id: "DRIVER", heatingLevel: 60 };
  const params = { moduleData: { moduleType: "SEAT", moduleId: "driver", seatControlData } };
  for (const name of ["One", "Two"]) {
    const { id } = await call("scratch-apps", { appName: name, appID: name.toLowerCase(), appHMIType: ["REMOTE_CONTROL"] });
    await call(`apps/${name.toLowerCase()}:activate`, {});
    const sent = call(`scratch-apps/${id}:send`, { name: "SetInteriorVehicleData", params });
    if (name === "One") await sent;
  }
}"""


def test_climate_is_set_in_the_page_and_the_driver_decides_who_controls_the_seat(open_real, bridge):
    page = open_real()
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    panel.get_by_role("button", name="Climate, front", exact=True).click()
    fan = panel.get_by_role("spinbutton", name="CLIMATE front fanSpeed", exact=True)
    fan.fill("101")
    fan.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("CLIMATE.front.fanSpeed: 101 > 100.")
    expect(fan).to_have_value("40")
    fan.fill("75")
    fan.press("Enter")
    panel.get_by_role("checkbox", name="CLIMATE front acEnable", exact=True).uncheck()
    page.wait_for_function(
        "() => fetch(new URL('v1/head-unit/modules', document.baseURI)).then((a) => a.json()).then(({ CLIMATE: { front } }) =>"
        " front.values.fanSpeed === 75 && !front.values.acEnable && front.values.climateEnable)"
    )
    page.evaluate(WARM)
    question = car(page).get_by_role("dialog", name="Allow Two to control the car?")
    expect(question).to_contain_text("Driver's seat")
    expect(panel.get_by_text("used by One", exact=True)).to_be_visible()
    expect(panel.get_by_role("button", name="Ask", exact=True)).to_have_attribute("aria-pressed", "true")
    question.get_by_role("button", name="Yes", exact=True).click()
    expect(panel.get_by_text("used by Two", exact=True)).to_be_visible()
    expect(question).to_have_count(0)
    bridge.act("/v1/control:acquire", {"holder": "Another tester", "ttlMs": 60_000})
    allowed = panel.get_by_role("checkbox", name="Apps may control the car")
    allowed.click()
    expect(page.get_by_role("alert").filter(has_text="Another tester")).to_be_visible()
    expect(allowed).to_be_checked()
    assert violations(page, "#panel-vehicle") == []


def test_the_speed_panel_shows_the_metrics_of_the_bridge(open_real):
    page = open_real()
    launch(page)
    page.click("#tab-speed")
    panel = page.locator("#panel-speed")
    for name in [
        "Rows per second",
        "95th percentile",
        "Bridge memory",
        "Clients",
        "Rows not yet on disk",
        "Requests waiting for the car",
    ]:
        expect(panel).to_contain_text(name)
    expect(panel.get_by_role("button", name="Show", exact=True)).to_be_visible()
