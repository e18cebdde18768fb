"""Tests of the head unit's questions to the driver about apps, and of the route."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect
from stage import violations
from test_drive import scratch, send
from test_real_bridge import car, messages


def test_a_number_is_dialled_when_the_driver_accepts(open_real, bridge):
    page = open_real()
    app = scratch(bridge, appName="Contacts", appID="contacts")["id"]
    bridge.act("/v1/apps/contacts:activate")
    with ThreadPoolExecutor() as pool:
        for choice, result in [("No", "REJECTED"), ("Call", "SUCCESS")]:
            answer = pool.submit(send, bridge, app, "DialNumber", number="+49 30 123")
            question = car(page).get_by_role("dialog", name="Call +4930123?")
            expect(question).to_contain_text("Requested by Contacts.")
            question.get_by_role("button", name=choice).click()
            assert answer.result(20) == result
            expect(question).to_have_count(0)
    car(page).get_by_role("button", name="Hang up: +4930123").click()
    bridge.until("/headUnit", lambda unit: "call" not in unit)
    expect(car(page).get_by_role("button", name="Hang up")).to_have_count(0)


def test_services_are_listed_in_the_panel_and_the_driver_chooses_among_them(open_real, bridge):
    page = open_real()
    sky = scratch(bridge, appName="Sky", appID="sky")["id"]
    bridge.act("/v1/apps/sky:activate")
    manifest = {"serviceName": "Sky weather", "serviceType": "WEATHER", "allowAppConsumers": True}
    assert send(bridge, sky, "PublishAppService", appServiceManifest=manifest) == "SUCCESS"
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    expect(panel).to_contain_text("Car navigation")
    panel.get_by_role("button", name="Deactivate Sky weather").click()
    expect(panel.get_by_role("button", name="Activate Sky weather")).to_be_visible()
    panel.get_by_role("button", name="Make Sky weather default").click()
    bridge.until("/headUnit/serviceDefaults", lambda defaults: defaults == {"WEATHER": "sky"})
    service = next(key for key, one in bridge.get("/v1/state?path=/headUnit/services").items() if one["name"] == "Sky weather")
    trip = scratch(bridge, appName="Trip", appID="trip")["id"]
    params = {"serviceUri": "sky:here", "serviceID": service, "originApp": "trip", "requestServiceActive": True}
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(send, bridge, trip, "PerformAppServiceInteraction", **params)
        question = panel.get_by_role("group", name="Trip wants Sky weather to be active")
        question.get_by_role("button", name="Deny").click()
        assert answer.result(20) == "USER_DISALLOWED"
    expect(question).to_have_count(0)
    assert violations(page, "#panel-vehicle") == []


@pytest.mark.parametrize(("size", "touch"), [((1440, 900), False), ((390, 844), True)])
def test_a_service_becomes_active_when_the_driver_accepts_on_the_car(open_real, bridge, size, touch):
    page = open_real(size=size)
    sky = scratch(bridge, appName="Sky", appID="sky")["id"]
    bridge.act("/v1/apps/sky:activate")
    manifest = {"serviceName": "Sky weather", "serviceType": "WEATHER", "allowAppConsumers": True}
    assert send(bridge, sky, "PublishAppService", appServiceManifest=manifest) == "SUCCESS"
    service = next(key for key, one in bridge.get("/v1/state?path=/headUnit/services").items() if one["name"] == "Sky weather")
    bridge.act("/v1/head-unit/services:choose", {"service": service, "active": False})
    trip = scratch(bridge, appName="Trip", appID="trip")["id"]
    params = {"serviceUri": "sky:here", "serviceID": service, "originApp": "trip", "requestServiceActive": True}
    question = car(page).get_by_role("dialog", name="Use Sky weather?")
    with ThreadPoolExecutor() as pool:
        for choice, isActive in [("No", False), ("Yes", True)]:
            answer = pool.submit(send, bridge, trip, "PerformAppServiceInteraction", **params)
            expect(question).to_contain_text("Trip wants this service to be the active service of its type.")
            answered(page, question.get_by_role("button", name=choice), touch)
            bridge.until(f"/headUnit/services/{service}/active", lambda active, wanted=isActive: active == wanted)
            # The provider is a scratch app, which answers only on command.
            assert isActive or answer.result(20) == "USER_DISALLOWED"
            expect(question).to_have_count(0)


@pytest.mark.parametrize(("size", "touch"), [((1440, 900), False), ((390, 844), True)])
def test_a_module_changes_its_user_when_the_driver_accepts_on_the_car(open_real, bridge, size, touch):
    page = open_real(size=size)
    bridge.act("/v1/head-unit", {"remoteControl": {"accessMode": "ASK_DRIVER"}}, method="PATCH")
    params = {"moduleData": {"moduleType": "CLIMATE", "moduleId": "front", "climateControlData": {"fanSpeed": 70}}}
    apps = {}
    for name in ["One", "Two"]:
        apps[name] = scratch(bridge, appName=name, appID=name.lower(), appHMIType=["REMOTE_CONTROL"])["id"]
    bridge.act("/v1/apps/one:activate")
    assert send(bridge, apps["One"], "SetInteriorVehicleData", **params) == "SUCCESS"
    bridge.act("/v1/apps/two:activate")
    question = car(page).get_by_role("dialog", name="Allow Two to control the car?")
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(send, bridge, apps["Two"], "SetInteriorVehicleData", **params)
        expect(question).to_contain_text("Climate, front")
        answered(page, question.get_by_role("button", name="Yes"), touch)
        assert answer.result(20) == "SUCCESS"
    expect(question).to_have_count(0)
    bridge.until("/headUnit/modules/CLIMATE/front/holder", lambda holder: holder == "two")


def answered(page, button, touch):
    """Presses a button of the car with the mouse, or with a finger. A finger needs the whole button on the screen."""
    if not touch:
        return button.click()
    box = button.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"] and box["height"] >= 44, box
    screen = page.context.new_cdp_session(page)
    screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


def test_turns_are_shown_on_the_car_and_the_driver_accepts_a_destination(open_real, bridge):
    page = open_real()
    app = scratch(bridge, appName="Maps", appID="maps", appHMIType=["NAVIGATION"])["id"]
    bridge.act("/v1/apps/maps:activate")
    button = {"type": "TEXT", "text": "Mute", "softButtonID": 7}
    assert send(bridge, app, "ShowConstantTBT", navigationText1="Left into Quay", eta="12:30", softButtons=[button]) == "SUCCESS"
    assert send(bridge, app, "UpdateTurnList", turnList=[{"navigationText": "Left"}, {"navigationText": "Right"}]) == "SUCCESS"
    way = car(page).get_by_role("region", name="Navigation")
    expect(way).to_contain_text("Left into Quay")
    way.get_by_role("button", name="Turns").click()
    expect(way.get_by_role("listitem")).to_have_count(2)
    way.get_by_role("button", name="Hide turns").click()
    expect(way.get_by_role("listitem")).to_have_count(0)
    way.get_by_role("button", name="Mute").click()
    expect(messages(page, "OnButtonPress")).to_have_count(1)
    with ThreadPoolExecutor() as pool:
        for choice, result in [("No", "REJECTED"), ("Go", "SUCCESS")]:
            answer = pool.submit(send, bridge, app, "SendLocation", latitudeDegrees=47.4, longitudeDegrees=8.5, locationName="Zoo")
            question = car(page).get_by_role("dialog", name="Go to Zoo?")
            expect(question).to_contain_text("Requested by Maps.")
            question.get_by_role("button", name=choice).click()
            assert answer.result(20) == result
            expect(question).to_have_count(0)
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    expect(panel).to_contain_text("Zoo")
    panel.get_by_label("New way point").fill("47.37, 8.54")
    panel.get_by_role("button", name="Add to the route").click()
    bridge.until("/headUnit/navigation/wayPoints", lambda points: len(points) == 2)
    # The page computes the new route from the route that it shows.
    route = panel.locator("section", has=page.get_by_label("New way point"))
    expect(route.get_by_role("button", name="Remove")).to_have_count(2)
    panel.get_by_role("button", name="Remove Zoo").click()
    bridge.until(
        "/headUnit/navigation/wayPoints", lambda points: points == [{"coordinate": {"latitudeDegrees": 47.37, "longitudeDegrees": 8.54}}]
    )
    assert violations(page, "#panel-vehicle") == []
