"""Tests of the sample app Places, used by touch, knob and keyboard."""

import pytest


def middle(rect):
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


@pytest.fixture
def places(drive):
    """Starts the navigation app. Returns when the app's first frame is shown."""
    car = drive("Places", "places")
    car.bridge.until("/headUnit/apps/places/streams/video/picture/number", lambda number: number >= 1, 20)
    return car


def rects(car, wanted=lambda rects: True):
    return car.bridge.until("/headUnit/apps/places/haptics/rects", wanted)


def test_a_place_on_the_map_is_opened_and_a_route_to_it_is_driven(places):
    car = places
    # The app and the head unit report the same video stream.
    streams = car.app_state("streams", lambda streams: streams["video"]["state"] == "Ready")
    state = car.bridge.get("/v1/apps/places/state")
    assert streams["audio"]["state"] == "Stopped" and state["headUnit"]["streams"]["video"]["width"] == streams["video"]["width"]
    before = len(rects(car))
    car.touch("Market Hall", "UIButton")
    car.view("Restaurant · 210 m · Market Street", "UILabel")
    # The card adds two buttons, and hides the pins below the card.
    rects(car, lambda rects: len(rects) > before - 3 and any(rect["height"] == 76 and rect["width"] == 112 for rect in rects.values()))
    car.touch("More")
    car.touch("Hours")
    assert "Open 10 to 22" in car.overlay("scrollableMessage")["params"]["scrollableMessageBody"]
    car.answer("Close")
    car.no_overlay()
    car.touch(kind="UIButton", name="Back")
    car.view(kind="MapView")

    car.touch("Map | Search | Saved", part=(3, 3))
    car.touch("Lighthouse", "UILabel")
    car.touch("Directions")
    car.view("Start")
    fastest = [text for text in car.texts("UILabel") if text.startswith("by ")]
    car.touch("Fastest | Shortest | Scenic", part=(3, 3))
    car.view("by Canal Street", "UILabel")
    assert fastest and fastest != ["by Canal Street"]
    car.touch("Turns")
    car.view("Lighthouse", "TurnRow")
    steps = car.texts("TurnRow")
    assert steps[0].startswith("Along ") and any(step.startswith("Left onto") for step in steps)
    car.touch(kind="UIButton", name="Back")
    car.touch("Start")
    car.touch("End")
    car.bridge.until("/apps/places/views", lambda views: "End" not in [node.get("text") for node in views["nodes"].values()])


def test_a_drive_ends_at_its_destination(places):
    car = places
    car.touch("Map | Search | Saved", part=(2, 3))
    car.touch("Noodle House", "PlaceRow")
    car.touch("Directions")
    car.touch("Start")
    alert = car.overlay("alert")["params"]
    assert (alert["alertText1"], alert["alertText2"]) == ("You have arrived", "Noodle House")
    car.answer("Thanks")
    car.no_overlay()
    car.touch("Map | Search | Saved", part=(2, 3))
    car.view(kind="PlaceRow")
    # The list begins with the nearest places.
    assert car.texts("PlaceRow")[0] in ("Station Parking", "Noodle House")


def touch_calls(car, call, after=0):
    """Waits for a touch callback `call` after the row `after`. Returns the rows of all such callbacks."""
    status, found = car.bridge.call("POST", "/v1/expect", {"q": f"call:{call}", "after": after})
    assert status == 200, found
    return car.bridge.get(f"/v1/log?limit=500&after={after}&q=call:{call}")["rows"]


def pin(car, name="Market Hall"):
    return car.view(name, "UIButton")[:2]


# Two taps are a double tap only if the time between the taps is short.
@pytest.mark.alone
def test_touch_gestures_pan_and_zoom_the_map(places):
    car = places
    first = pin(car)
    # The map follows the finger after the pan is recognized, which takes eight or more pixels.
    car.bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 300, "y": 250}, "to": {"x": 360, "y": 230}, "ms": 200})
    touch_calls(car, "panningDidEnd")
    pan = touch_calls(car, "didReceivePanning")
    across = pan[-1]["point"]["x"] - pan[0]["fromPoint"]["x"]
    assert 40 < across < 60
    car.bridge.until("/apps/places/views", lambda views: pin(car)[0] == pytest.approx(first[0] + across, abs=1))
    # After the pan, the head unit's rectangles are at the positions of the pins.
    at = pytest.approx(pin(car), abs=1)
    rects(car, lambda rects: any(middle(rect) == at for rect in rects.values()))

    # A pinch zooms around its centre.
    moved = pin(car)
    car.bridge.act("/v1/head-unit/touch:pinch", {"x": 400, "y": 140, "from": 100, "to": 150, "ms": 200})
    touch_calls(car, "pinchDidEnd")
    scale = 1
    for row in touch_calls(car, "didReceivePinch"):
        scale *= row["scale"]
    assert scale == pytest.approx(1.5)
    car.bridge.until("/apps/places/views", lambda views: pin(car)[0] == pytest.approx(400 + (moved[0] - 400) * 1.5, abs=12))
    # The button zooms out; the compass, a custom view, centres the map.
    near = pin(car)
    car.touch("Zoom out")
    car.bridge.until("/apps/places/views", lambda views: pin(car)[0] < near[0] - 20)
    before = touch_calls(car, "didReceiveSingleTap")[-1]
    assert before["handled"] is False
    car.touch("Compass")
    assert touch_calls(car, "didReceiveSingleTap", before["seq"])[-1]["handled"] is True
    car.bridge.until("/apps/places/views", lambda views: car.view(kind="CarView")[:2] == (400, 200))
    home = pin(car)
    # A double tap zooms in.
    car.bridge.act("/v1/head-unit/touch:tap", {"x": 330, "y": 140, "times": 2})
    touch_calls(car, "didReceiveDoubleTap")
    car.bridge.until("/apps/places/views", lambda views: pin(car)[0] > home[0] + 40)

    # Opening the menu cancels a gesture, and the map returns to its position.
    def fingers(kind, *points):
        return car.bridge.act(
            "/v1/head-unit/touch", {"type": kind, "points": [{"id": id, "x": x, "y": 330} for id, x in enumerate(points)]}
        )

    still = pin(car)
    fingers("BEGIN", 400)
    fingers("MOVE", 420)
    fingers("MOVE", 480)
    assert car.app_state("touch", lambda touch: touch["gesture"] == "panning")
    car.bridge.act("/v1/head-unit/menu:open")
    assert touch_calls(car, "panningCanceled")[-1]["handled"] is True
    car.bridge.act("/v1/head-unit/menu:close")
    fingers("BEGIN", 300, 400)
    fingers("MOVE", 200, 500)
    car.bridge.act("/v1/head-unit/menu:open")
    assert touch_calls(car, "pinchCanceled")[-1]["handled"] is True
    car.bridge.act("/v1/head-unit/menu:close")
    car.bridge.until("/apps/places/views", lambda views: pin(car) == still)


def test_typing_filters_the_results_and_notes_are_kept(places):
    car = places
    car.touch("Map | Search | Saved", part=(2, 3))
    car.touch(kind="UITextField")
    assert car.overlay("keyboard")["params"]["initialText"] == "Where to?"
    car.type("cha")
    rows = "/apps/places/views"

    def shows(*names):
        wanted = list(names)
        car.bridge.until(
            rows, lambda views: sorted(node["text"] for node in views["nodes"].values() if node["class"] == "PlaceRow") == wanted
        )

    shows("North Chargers", "Quay Charging")
    car.submit("quay")
    shows("Quay Charging")
    car.no_overlay()
    car.touch("Quay Charging", "PlaceRow")
    # The page is longer than the display. The note is at the end of the page.
    assert car.view("Note")[1] > 400
    car.bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 600, "y": 380}, "to": {"x": 600, "y": 120}, "ms": 200})
    car.bridge.until(rows, lambda views: car.view("Note")[1] == 346)
    car.touch("0 of 5 stars", part=(4, 10))
    car.view("4 of 5 stars")
    car.touch("Note")
    car.overlay("keyboard")
    car.submit("The left one is quick")
    car.view("The left one is quick", "UITextField")
    car.touch(kind="UIButton", name="Back")
    car.touch("Quay Charging", "PlaceRow")
    car.view("The left one is quick", "UITextField")


def test_a_knob_selects_a_place_without_touch(places):
    car = places
    car.bridge.act("/v1/head-unit", {"display": {"inputMode": "rotary"}}, "PATCH")
    x, y, frame = car.view("Noodle House", "UIButton")
    [id] = [int(id) for id, rect in rects(car).items() if (rect["x"], rect["y"]) == frame[:2]]
    car.bridge.act("/v1/head-unit/rect:select", {"id": id})
    car.view("Restaurant · 440 m · High Street", "UILabel")
    status, problem = car.bridge.call("POST", "/v1/head-unit/rect:select", {"id": 77})
    assert status == 404 and str(id) in problem["candidates"]


def select(car, name, kind=None):
    """Presses the knob on the view with the name `name`."""
    _, _, frame = car.view(name, kind)
    middle_x, middle_y = frame[0] + frame[2] / 2, frame[1] + frame[3] / 2

    def at(rects):
        return [
            int(id)
            for id, rect in rects.items()
            if rect["x"] <= middle_x <= rect["x"] + rect["width"] and rect["y"] <= middle_y <= rect["y"] + rect["height"]
        ]

    [id] = at(rects(car, lambda rects: len(at(rects)) == 1))
    car.bridge.act("/v1/head-unit/rect:select", {"id": id})


def test_the_settings_are_changed_by_touch_keyboard_and_knob(places):
    car = places
    car.touch("Map | Search | Saved", part=(3, 3))
    car.touch("Settings", "UIButton")
    # A finger drags the slider's thumb to the end of the slider, and turns the switch on.
    car.view("5.0 km", "UILabel")
    _, y, (left, _, width, _) = car.view("5.0", "UISlider")
    drag = {"from": {"x": left + width - 106, "y": y}, "to": {"x": left + 84, "y": y}, "ms": 300}
    car.bridge.act("/v1/head-unit/touch:drag", drag)
    car.view("500 m", "UILabel")
    car.touch("off", "UISwitch")
    car.view("on", "UISwitch")
    # The keyboard fills the field, which refuses digits.
    car.touch("Driver's name")
    car.overlay("keyboard")
    car.type("Ann")
    car.type("Ann1")
    car.submit("Ann")
    car.view("Ann", "UITextField")
    car.no_overlay()
    # The knob reaches all controls on the sheet, and no controls below the sheet.
    car.bridge.act("/v1/head-unit", {"display": {"inputMode": "rotary"}}, "PATCH")
    assert len(rects(car, lambda rects: len(rects) >= 5)) <= 6
    select(car, "More", "FocusableButton")
    car.view("950 m", "UILabel")
    select(car, "Less", "FocusableButton")
    car.view("500 m", "UILabel")
    select(car, "on", "UISwitch")
    car.view("off", "UISwitch")
    select(car, "Done")
    car.bridge.until("/apps/places/views", lambda views: "UISwitch" not in [node["class"] for node in views["nodes"].values()])
    # Only the places within the radius are found.
    select(car, "Search")
    car.view(kind="PlaceRow")
    assert sorted(car.texts("PlaceRow")) == ["Library Garage", "Market Hall", "Noodle House"]


def test_sends_no_haptic_data_to_a_car_that_does_not_support_it(drive):
    car = drive("Places", "places", "--profile", "twoline")
    car.app_state("state", lambda state: state == "active")
    car.bridge.until("/headUnit/apps/places/hmiLevel", lambda level: level == "FULL")
    assert car.sent("SendHapticData") == []
