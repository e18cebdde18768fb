"""Tests of the Vehicle panel on the real bridge: items and members, items of the profile, and drives."""

from playwright.sync_api import expect
from stage import violations


def test_vehicle_data_is_changed_in_the_page_and_a_rejected_value_is_reverted(open_real):
    page = open_real()
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    speed = panel.get_by_role("slider", name="speed, km/h", exact=True)
    speed.fill("88.5")
    expect(panel.locator(".gauge").filter(has_text="speed")).to_contain_text("88.5 km/h")
    panel.get_by_role("combobox", name="prndl", exact=True).select_option("DRIVE")
    panel.get_by_role("button", name="bodyInformation", exact=True).click()
    panel.get_by_role("checkbox", name="bodyInformation driverDoorAjar").check()
    page.wait_for_function(
        "() => fetch(new URL('v1/head-unit/vehicle', document.baseURI)).then((a) => a.json()).then((car) =>"
        " car.speed === 88.5 && car.prndl === 'DRIVE' && car.bodyInformation.driverDoorAjar && car.bodyInformation.parkBrakeActive)"
    )
    panel.get_by_role("button", name="gps", exact=True).click()
    latitude = panel.get_by_role("spinbutton", name="gps latitudeDegrees")
    latitude.fill("91")
    page.evaluate(
        "fetch(new URL('v1/head-unit/vehicle', document.baseURI),"
        " {method: 'PATCH', headers: {'Content-Type': 'application/merge-patch+json'}, body: '{\"rpm\": 4200}'})"
    )
    expect(panel.locator(".gauge").filter(has_text="rpm")).to_contain_text("4200")
    expect(latitude).to_have_value("91")
    latitude.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("gps.latitudeDegrees: 91.0 > 90.0.")
    expect(latitude).to_have_value("47.3769")
    assert violations(page, "#panel-vehicle") == []


def test_members_and_items_of_vehicle_data_are_found_removed_and_added(open_real):
    page = open_real()
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    rows = panel.locator(".item")
    expect(rows).to_have_count(36)
    expect(panel.locator(".member")).to_have_count(0)
    panel.get_by_role("searchbox", name="Search the vehicle data").fill("driver door")
    expect(rows).to_have_count(1)
    expect(panel.locator(".member")).to_have_count(1)
    panel.get_by_role("searchbox", name="Search the vehicle data").fill("")
    panel.get_by_role("button", name="gearStatus", exact=True).click()
    gear = panel.get_by_role("combobox", name="gearStatus actualGear", exact=True)
    panel.get_by_role("button", name="Remove gearStatus actualGear", exact=True).click()
    expect(gear).to_have_count(0)
    panel.get_by_role("combobox", name="Add a member to gearStatus").select_option("actualGear")
    gear.select_option("NEUTRAL")
    expect(gear).to_have_value("NEUTRAL")
    panel.get_by_role("button", name="Remove turnSignal", exact=True).click()
    expect(rows).to_have_count(35)
    panel.get_by_role("combobox", name="Add an item", exact=True).select_option("turnSignal")
    expect(panel.get_by_role("combobox", name="turnSignal", exact=True)).to_have_value("OFF")
    panel.get_by_role("button", name="Star windowStatus to keep the item open and at the top", exact=True).click()
    expect(rows.first).to_contain_text("windowStatus")
    panel.get_by_role("button", name="Remove windowStatus 1", exact=True).click()
    expect(panel.get_by_role("button", name="Remove windowStatus 4", exact=True)).to_have_count(0)
    assert violations(page, "#panel-vehicle") == []
    page.reload()
    expect(rows.first).to_contain_text("windowStatus")
    # An item that a command has set is open.
    page.evaluate(
        "fetch(new URL('v1/head-unit/vehicle', document.baseURI), {method: 'PATCH',"
        " headers: {'Content-Type': 'application/merge-patch+json'}, body: '{\"headLampStatus\": {\"lowBeamsOn\": true}}'})"
    )
    expect(panel.get_by_role("checkbox", name="headLampStatus lowBeamsOn", exact=True)).to_be_checked()


def test_a_custom_vehicle_item_is_listed_in_the_panel(open_real):
    page = open_real()
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    expect(panel.get_by_role("slider", name="speed, km/h", exact=True)).to_be_visible()
    page.evaluate(
        "fetch(new URL('v1/head-unit/profile', document.baseURI), {method: 'PATCH', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({vehicleItems: [{name: 'sunroof', type: 'Integer', maxvalue: 100}, {name: 'mood', type: 'PRNDL'}],"
        " vehicleData: {sunroof: 10, mood: 'PARK'}})})"
    )
    roof = panel.get_by_role("spinbutton", name="sunroof", exact=True)
    expect(roof).to_have_value("10")
    roof.fill("101")
    roof.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("sunroof: 101 > 100")
    roof.fill("100")
    roof.press("Enter")
    panel.get_by_role("combobox", name="mood", exact=True).select_option("DRIVE")
    page.wait_for_function(
        "() => fetch(new URL('v1/head-unit/vehicle', document.baseURI)).then((a) => a.json())"
        ".then((car) => car.sunroof === 100 && car.mood === 'DRIVE')"
    )


def test_a_drive_is_chosen_played_and_stopped_in_the_page(open_real, tmp_path):
    page = open_real(size=(1280, 800))
    page.click("#tab-vehicle")
    panel = page.locator("#panel-vehicle")
    panel.get_by_label("Choose a drive").select_option("city")
    expect(panel.get_by_role("heading", name="Drive: city")).to_be_visible()
    panel.get_by_label("Playback speed of the drive").select_option("10")
    expect(panel.get_by_role("img", name="Track of this drive, north up")).to_be_visible()
    expect(panel.locator(".gauge").filter(has_text="speed")).to_be_in_viewport(ratio=1)
    panel.get_by_role("button", name="Pause the drive").click()
    place = panel.get_by_role("slider", name="Position in the drive, in milliseconds")
    place.fill("20000")
    expect(panel.locator(".gauge").filter(has_text="speed")).to_contain_text("50.2 km/h")
    expect(panel.locator(".drive output")).to_have_text("0:20 / 2:00")
    assert violations(page, "#panel-vehicle") == []
    panel.get_by_role("button", name="Stop", exact=True).click()
    expect(panel.get_by_role("heading", name="Drive", exact=True)).to_be_visible()
    file = tmp_path / "own.csv"
    file.write_text("time,speed\n0,12\n5,13\n")
    panel.get_by_label("Drive file").set_input_files(file)
    expect(panel.get_by_role("heading", name="Drive: own.csv")).to_be_visible()
    file.write_text("time,sped\n0,12\n")
    panel.get_by_label("Drive file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text('own.csv, line 1: there is no signal "sped".')
    expect(panel.get_by_role("heading", name="Drive: own.csv")).to_be_visible()
