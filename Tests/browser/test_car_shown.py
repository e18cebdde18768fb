"""Tests of drives on the page: an app that follows a track, a tunnel, and an app that uses the weather service of another app."""

import re

import pytest
from playwright.sync_api import expect
from running import Bridge
from stage import violations
from test_drive import scratch, send
from test_drives import TRACK
from test_real_bridge import car, messages
from test_trip import of_type

TUNNEL = "0 speed 80\n1..3 link.lossPercent 100\n4 speed 90\n"


@pytest.fixture
def trip(tmp_path, open_page):
    """Provides a page and its bridge. The bridge hosts the Trip app, which is on the screen."""
    bridge = Bridge(tmp_path, hosted=["Trip"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["trip"])
    bridge.act("/v1/apps/trip:activate")
    bridge.until("/headUnit/apps/trip/subscribedVehicleData", lambda items: "speed" in items)
    bridge.until("/headUnit/apps/trip/windows/0", lambda window: "Climate 20 °C, fan 40 %" in window.values())
    yield open_page(url=f"{bridge.url}/"), bridge
    open_page.close()
    bridge.stop()


def shows(page, line):
    """Waits for a whole line. A part is not sufficient: the clock "21:18" directly before "0 km/h" also contains "80 km/h"."""
    expect(car(page).get_by_text(line, exact=True)).to_be_visible()


def vehicle(page):
    page.click("#tab-vehicle")
    return page.locator("#panel-vehicle")


def test_an_app_follows_a_track_that_is_opened_on_the_page(trip, tmp_path):
    page, bridge = trip
    panel = vehicle(page)
    shows(page, "0 km/h")
    expect(
        panel.locator("tr").filter(
            has=page.get_by_role("slider", name="speed", exact=True).or_(page.get_by_role("spinbutton", name="speed", exact=True))
        )
    ).to_contain_text("Trip")
    bridge.act("/v1/clock:pause")
    track = tmp_path / "track.gpx"
    track.write_text(TRACK)
    panel.get_by_label("Drive file").set_input_files(track)
    expect(panel.get_by_role("heading", name="Drive: track.gpx")).to_be_visible()
    for milliseconds, speed in [(1_000, 40), (10_000, 80)]:
        bridge.act("/v1/clock:advance", {"ms": milliseconds})
        expect(panel.locator(".gauge").filter(has_text="speed")).to_contain_text(f"{speed} km/h")
        shows(page, f"{speed} km/h")
    expect(panel.get_by_role("img", name="Track of this drive, north up")).to_be_visible()
    # The log contains the messages to the app. A row leads back to the display at its time.
    messages(page, "Show").filter(has_text="40 km/h").last.click()
    page.get_by_role("button", name="Go to this moment").click()
    shows(page, "40 km/h")
    expect(panel.locator(".gauge").filter(has_text="speed")).to_contain_text("40 km/h")
    page.locator(".live-button").click()
    shows(page, "80 km/h")


def test_a_long_track_is_played_and_one_that_is_too_long_is_rejected(trip, open_page, tmp_path):
    page, bridge = trip
    open_page.allow("request")
    panel = vehicle(page)
    chooser = panel.get_by_label("Drive file")
    long = tmp_path / "long.csv"
    long.write_text("time,speed\n" + "".join(f"{second / 10},{second % 200}\n" for second in range(40_000)))
    chooser.set_input_files(long)
    expect(panel.get_by_role("heading", name="Drive: long.csv")).to_be_visible()
    assert bridge.get("/v1/head-unit/drive")["durationMs"] == 3_999_900
    bad = tmp_path / "bad.csv"
    bad.write_text(long.read_text() + "4000,fast\n")
    chooser.set_input_files(bad)
    expect(page.get_by_role("alert").filter(has_text="bad.csv, line 40002")).to_be_visible()
    huge = tmp_path / "huge.csv"
    with huge.open("wb") as file:
        file.truncate(1 << 30)
    chooser.set_input_files(huge)
    expect(page.get_by_role("alert").filter(has_text="huge.csv is 1074 MB")).to_be_visible()
    expect(panel.get_by_role("heading", name="Drive: long.csv")).to_be_visible()
    expect(page.locator("#bar .connection")).to_have_text("Connected")


def test_in_a_tunnel_no_message_reaches_the_app_and_afterwards_it_continues(trip, tmp_path):
    page, bridge = trip
    panel = vehicle(page)
    bridge.act("/v1/clock:pause")
    tunnel = tmp_path / "tunnel.txt"
    tunnel.write_text(TUNNEL)
    panel.get_by_label("Drive file").set_input_files(tunnel)
    shows(page, "80 km/h")
    bridge.act("/v1/clock:advance", {"ms": 1_500})
    expect(panel.get_by_text("In a tunnel: no messages pass")).to_be_visible()
    panel.get_by_role("slider", name="speed, km/h", exact=True).fill("60")
    expect(panel.locator(".gauge").filter(has_text="speed")).to_contain_text("60 km/h")
    shows(page, "80 km/h")
    bridge.act("/v1/clock:advance", {"ms": 2_500})
    shows(page, "90 km/h")


def test_an_app_shows_another_apps_weather_until_the_driver_deactivates_it(trip):
    page, bridge = trip
    panel = vehicle(page)
    app = scratch(bridge, appName="Sky", appID="sky")["id"]
    bridge.act("/v1/apps/sky:activate")
    bridge.act("/v1/apps/trip:activate")
    forecast = {"weatherSummary": "Rain", "currentTemperature": {"unit": "CELSIUS", "value": 12}}
    data = {"serviceType": "WEATHER", "weatherServiceData": {"location": {"locationName": "Lake"}, "currentForecast": forecast}}
    answer = {"success": True, "resultCode": "SUCCESS", "serviceData": {**data, "serviceID": "?"}}
    bridge.act(f"/v1/scratch-apps/{app}:answer", {"name": "GetAppServiceData", "params": answer})
    manifest = {"serviceName": "Sky weather", "serviceType": "WEATHER", "allowAppConsumers": True}
    assert send(bridge, app, "PublishAppService", appServiceManifest=manifest) == "SUCCESS"
    expect(car(page)).to_contain_text("Lake: Rain, 12 °C")
    expect(panel).to_contain_text("Sky weather")
    service = of_type(bridge, "WEATHER")[0]
    forecast["weatherSummary"] = "Snow"
    news = {"name": "OnAppServiceData", "rpcType": "notification", "params": {"serviceData": {**data, "serviceID": service}}}
    bridge.act(f"/v1/scratch-apps/{app}:send", news)
    expect(car(page)).to_contain_text("Lake: Snow, 12 °C")
    panel.get_by_role("button", name="Deactivate Sky weather").click()
    expect(car(page)).not_to_contain_text("Lake")
    panel.get_by_role("button", name="Activate Sky weather").click()
    expect(car(page)).to_contain_text("Lake: Rain, 12 °C")


def test_a_seat_position_is_saved_and_restored_in_the_panel(open_real, bridge):
    page = open_real(size=(1280, 800))
    panel = vehicle(page)
    panel.get_by_role("button", name="Driver's seat", exact=True).click()
    place = panel.get_by_role("spinbutton", name="SEAT driver horizontalPosition", exact=True)
    place.fill("80")
    place.press("Enter")
    bridge.until("/headUnit/modules/SEAT/driver/values/horizontalPosition", lambda value: value == 80)
    panel.get_by_role("button", name="Driver's seat: save as 1").click()
    expect(panel.get_by_role("button", name="Driver's seat: restore 1")).to_be_visible()
    expect(panel.get_by_role("button", name="Driver's seat: save as 2")).to_be_visible()
    place.fill("10")
    place.press("Enter")
    bridge.until("/headUnit/modules/SEAT/driver/values/horizontalPosition", lambda value: value == 10)
    panel.get_by_role("button", name="Driver's seat: restore 1").click()
    expect(place).to_have_value("80")
    assert violations(page, "#panel-vehicle") == []


def test_the_drive_lane_marks_the_changes_of_a_drive(open_real, bridge):
    page = open_real(size=(1280, 800))
    bridge.act("/v1/clock:pause")
    text = "0 prndl DRIVE\n1 bodyInformation.driverDoorAjar true\n2..5 link.lossPercent 100\n9 speed 1"
    bridge.act("/v1/head-unit/drive:start", {"name": "river", "text": text})
    bridge.act("/v1/clock:advance", {"ms": 7_000})
    for words in ["gear PARK → DRIVE", "driver door closed → open", "tunnel out → in", "tunnel in → out"]:
        expect(page.locator(".row").filter(has_text=re.compile(words.replace(" ", r"\s*")))).to_have_count(1)
    bridge.act("/v1/clock:advance", {"ms": 1_000})
    field = page.locator("#timeline .time-field")
    box = field.bounding_box()
    found = set()
    for x in range(0, int(box["width"]), 2):
        page.mouse.move(box["x"] + x, box["y"] + box["height"] / 2)
        found.add(field.get_attribute("title"))
    assert {"gear DRIVE", "driver door open"} <= found, found
