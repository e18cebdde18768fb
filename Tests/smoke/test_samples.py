"""The sample apps, each used as a person in the car would use it: everything they show can be reached."""

import subprocess

import pytest
from driving import Driver
from running import ROOT, Bridge, binaries


@pytest.fixture
def drive(tmp_path):
    """A driver of one sample app, on a bridge of its own."""
    bridges = []

    def start(program, key, *more):
        bridges.append(Bridge(tmp_path, hosted=[program], more=more))
        return Driver(bridges[-1], key)

    yield start
    for bridge in bridges:
        bridge.stop()


def test_everything_an_app_may_use_is_reached_by_a_sample():
    done = subprocess.run([ROOT / "scripts/reach", binaries()], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


# Music


def test_the_music_follows_hands_keys_and_voice(drive):
    car = drive("MusicPlayer", "music")
    shown = car.sees("Low Tide")
    assert (shown["mainField2"], shown["mainField3"], shown["mediaTrack"]) == ("The Harbour Lights", "Night Ferry, 1962", "1 of 4")
    assert car.buttons() == ["Love", "Shuffle", "Records", "Tracks", "Bass", "About"]
    for key, title in [("SEEKRIGHT", "Lanterns"), ("SEEKLEFT", "Low Tide"), ("PRESET_2", "Blossom")]:
        car.key_of_the_car(key)
        car.sees(title)
    car.key_of_the_car("PLAY_PAUSE")
    car.bridge.until("/headUnit/apps/music/mediaClock", lambda clock: "pausedAt" in clock)
    car.press("Love")
    car.screen(lambda window: window["softButtons"][0].get("isHighlighted") is True)
    car.press("Shuffle")
    car.key_of_the_car("SEEKRIGHT")
    car.sees("Crates")
    car.press("Tracks")
    car.screen(lambda window: [button["text"] for button in window["softButtons"]] == ["Blossom", "The Long Row", "Crates", "Dusk in the Grove"])
    car.press("The Long Row")
    car.sees("2 of 4")
    car.command("Play Green Line")
    car.sees("First Car Out")
    car.menu("Records", "Paper Planets")
    car.sees("Mercury, Folded")


def test_records_are_chosen_by_hand_by_voice_and_by_typing(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.press("Records")
    car.choose("Orange Grove")
    car.sees("Blossom")
    car.press("Records")
    car.overlay("interaction")
    car.say("Green Line")
    car.sees("First Car Out")
    car.menu("Find a record")
    car.overlay("interaction")
    car.submit("paper")
    car.sees("Mercury, Folded")
    assert [row["result"] for row in car.sent("PerformInteraction")] == ["SUCCESS"] * 3
    assert len(car.sent("CreateInteractionChoiceSet")) == len({str(row["params"]) for row in car.sent("CreateInteractionChoiceSet")})


def test_what_a_slider_is_set_to_is_there_when_it_is_opened_again(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.press("Bass")
    assert car.overlay("slider")["params"]["position"] == 4
    car.slide(9)
    car.nothing_over_it()
    car.press("Bass")
    assert car.overlay("slider")["params"]["position"] == 9
    car.cancel()
    car.nothing_over_it()
    car.menu("Tone")
    assert car.overlay("slider")["params"]["sliderFooter"] == ["As recorded", "Warm", "Bright", "Late at night"]
    car.slide(2)
    car.nothing_over_it()
    car.menu("Tone")
    assert car.overlay("slider")["params"]["position"] == 2


def test_the_music_ends_when_it_was_told_to_and_an_alert_stays_while_it_is_used(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.menu("Stop after")
    car.overlay("slider")
    car.slide(1)
    assert car.overlay("alert")["params"]["alertText2"] == "The music stops by itself."
    car.sees("1 more")
    car.answer("One more")
    car.sees("2 more")
    car.answer("Fine")
    car.nothing_over_it()
    for text in ("1 more", "0 more"):
        car.key_of_the_car("SEEKRIGHT")
        car.sees(text)
    car.key_of_the_car("SEEKRIGHT")
    car.bridge.until("/headUnit/apps/music/mediaClock", lambda clock: "pausedAt" in clock)
    car.sees("Salt and Rope")


def test_it_tells_of_a_record_and_of_what_it_hears(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.press("About")
    assert "missed its tide" in car.overlay("scrollableMessage")["params"]["scrollableMessageBody"]
    car.cancel()
    car.nothing_over_it()
    car.menu("What was that?")
    listening = car.overlay("audioPassThru")["params"]
    assert listening["muteAudio"] is False and listening["maxDuration"] == 4000
    car.speak()
    assert car.overlay("alert")["params"]["alertText1"] == "That was Low Tide"


def test_it_rings_with_a_sound_of_its_own(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.menu("Ring me awake")
    car.bridge.act("/v1/expect", {"q": "rpc:Speak app:music"})
    assert car.sent("Speak")[-1]["params"]["ttsChunks"] == [{"text": "bell", "type": "FILE"}]
    assert car.bridge.get("/v1/state?path=/headUnit/apps/music/files/bell")["fileType"] == "AUDIO_WAVE"


def test_the_diary_has_what_became_of_the_app(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    bridge = car.bridge
    for level, state in [("LIMITED", "inactive"), ("BACKGROUND", "background")]:
        bridge.act("/v1/apps/music/status", {"hmiLevel": level}, method="PATCH")
        car.inside("state", lambda now: now == state)
    bridge.act("/v1/apps/music:close")
    car.inside("state", lambda state: state == "notRunning")
    bridge.act("/v1/apps/music:activate")
    car.sees("Low Tide")
    bridge.act("/v1/apps/music:disconnect", {"reason": "TRANSPORT_LOST"})
    car.inside("state", lambda state: state == "disconnected")
    Driver(bridge, "music").sees("Low Tide")
    car.inside("state", lambda state: state == "active")
    car.menu("Diary")
    diary = car.overlay("scrollableMessage")["params"]["scrollableMessageBody"].split("\n")
    controller = [line.removeprefix("PlayerViewController ") for line in diary if line.startswith("PlayerViewController")]
    assert controller[:4] == ["is up", "is seen", "comes up", "will be seen"]
    called = {row["call"] for row in bridge.get("/v1/log?limit=500&q=kind:delegate%20app:music")["rows"]}
    assert called == {
        "appDidConnect", "appDidDisconnect", "appDidFinishLaunch", "appDidClose", "appDidBecomeActive", "appDidBecomeInactive", "appDidEnterBackground",
    }


# Messages


def test_a_message_is_found_read_and_answered_in_every_way(drive):
    car = drive("Messenger", "messages")
    assert car.sees("5 unread")["alignment"] == "LEFT_ALIGNED"
    car.press("Open")
    car.choose("Work")
    assert car.sees("The meeting is at ten.")["mainField1"] == "Work"
    car.press("Read")
    assert car.overlay("scrollableMessage")["params"]["scrollableMessageBody"] == "Work: The meeting is at ten."
    car.answer("On my way")
    assert car.overlay("alert")["params"]["alertText1"] == "Sent to Work"
    car.sees("On my way")
    car.bridge.act("/v1/head-unit/overlay:timeout")
    car.nothing_over_it()
    car.press("Aloud")
    car.bridge.act("/v1/expect", {"q": 'rpc:Alert "Work: On my way"', "timeoutMs": 8000})
    assert car.sent("Alert")[-1]["params"]["ttsChunks"][0]["text"] == "Work: On my way"
    car.nothing_over_it()
    car.press("Answer")
    car.choose("Thank you")
    car.sees("Thank you")
    car.overlay("alert")
    car.bridge.act("/v1/head-unit/overlay:timeout")
    car.nothing_over_it()
    car.press("Back")
    car.sees("4 unread")


def test_a_text_is_typed_with_suggestions_and_another_one_spoken(drive):
    car = drive("Messenger", "messages")
    car.sees("5 unread")
    car.command("Read Home")
    car.sees("Bring bread, please.")
    car.press("Type")
    car.overlay("keyboard")
    car.type("be")
    car.bridge.until("/headUnit/apps/messages/globalProperties/keyboardProperties", lambda keyboard: keyboard.get("autoCompleteList") == ["Be there soon"])
    car.submit("Be there soon")
    car.sees("Be there soon")
    car.overlay("alert")
    car.bridge.act("/v1/head-unit/overlay:timeout")
    car.nothing_over_it()
    car.press("Type")
    car.overlay("keyboard")
    car.cancel()
    car.sees("Not sent")
    car.press("Speak")
    car.overlay("audioPassThru")
    assert car.sees("Listening…")["softButtons"][0]["text"] == "Done"
    car.speak()
    car.press("Done")
    car.sees("(voice message, 2 s)")


def test_somebody_is_searched_for_and_asked_for(drive):
    car = drive("Messenger", "messages")
    car.sees("5 unread")
    car.press("Search")
    car.overlay("interaction")
    car.type("ga")
    car.bridge.until("/headUnit/apps/messages/globalProperties/keyboardProperties", lambda keyboard: keyboard.get("autoCompleteList") == ["Garage"])
    car.submit("garage")
    car.sees("Your car is ready.")
    car.press("Back")
    car.press("Search")
    car.overlay("interaction")
    car.cancel()
    car.screen(lambda window: window.get("statusBar") in ("Search ended", "Nobody chosen"))
    car.press("Ask")
    car.overlay("audioPassThru")
    car.speak()
    car.press("Done")
    car.sees("Bring bread, please.")


def test_the_inbox_knows_what_else_the_driver_did(drive):
    car = drive("Messenger", "messages")
    car.sees("You opened your messages")
    car.bridge.act("/v1/apps/messages/status", {"hmiLevel": "BACKGROUND"}, method="PATCH")
    car.inside("state", lambda state: state == "background")
    car.bridge.act("/v1/apps/messages:activate")
    car.sees("You are back")
    called = {row["call"] for row in car.bridge.get("/v1/log?limit=500&q=kind:delegate%20app:messages")["rows"]}
    assert {"appDidConnect", "appDidEnterBackground", "appDidBecomeActive"} <= called


def test_a_locked_conversation_wants_its_code(drive):
    car = drive("Messenger", "messages")
    car.sees("5 unread")
    car.press("Open")
    car.choose("Bank")
    car.sees("Bank is locked")
    car.press("Enter code")
    car.overlay("keyboard")
    keyboard = "/headUnit/apps/messages/globalProperties/keyboardProperties"
    first = car.bridge.until(keyboard, lambda value: value.get("keyboardLayout") == "NUMERIC")
    assert first["maskInputCharacters"] == "ENABLE_INPUT_KEY_MASK" and len(first["limitedCharacterList"]) == 10
    car.type("25")
    car.sees("2 digits")
    car.submit("1111")
    car.sees("That was not it")
    car.press("Enter code")
    car.overlay("keyboard")
    car.hear("OnKeyboardInput", {"event": "INPUT_KEY_MASK_DISABLED"})
    car.cancel()
    car.sees("Bank stays locked")
    car.press("Enter code")
    car.overlay("keyboard")
    car.bridge.until(keyboard, lambda value: value.get("maskInputCharacters") == "DISABLE_INPUT_KEY_MASK")
    car.submit("2580")
    car.sees("Your new card is in the post.")
    car.press("Back")
    car.sees("Messages")


# Places


def middle(rect):
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


def test_a_projected_picture_says_where_it_can_be_pressed_and_hears_it(drive):
    car = drive("Places", "places")
    haptics = "/headUnit/apps/places/haptics"
    first = car.bridge.until(haptics, lambda value: len(value["rectOrder"]) == 5)
    # The app says of each what became of it.
    verdicts = car.bridge.until("/apps/places/haptics/verdicts", lambda all: all and all[0]["verdict"] == "accepted")
    assert [one["id"] for one in verdicts] == first["rectOrder"]
    assert all(first["rects"][str(one["id"])]["x"] == one["x"] for one in verdicts)
    # Both ends say of the picture where it stands.
    told = car.bridge.until("/apps/places/streams", lambda streams: streams["video"]["state"] == "Ready")
    state = car.bridge.get("/v1/apps/places/state")
    assert told["audio"]["state"] == "Stopped" and state["app"]["streams"] == told
    assert state["headUnit"]["streams"]["video"]["width"] == told["video"]["width"]
    # Closer: two places leave the picture, the others move apart.
    car.tap(*middle(first["rects"]["0"]))
    closer = car.bridge.until(haptics, lambda value: value["row"] != first["row"])
    assert len(closer["rectOrder"]) < 5
    car.tap(*middle(closer["rects"]["1"]))
    again = car.bridge.until(haptics, lambda value: value["row"] != closer["row"])
    assert again["rects"] == first["rects"]
    car.tap(*middle(again["rects"]["2"]))
    alert = car.overlay("alert")["params"]
    assert (alert["alertText1"], alert["alertText2"]) == ("Bakery", "449 m")
    car.answer("More")
    assert "to the west" in car.overlay("scrollableMessage")["params"]["scrollableMessageBody"]
    car.answer("Close")
    car.nothing_over_it()
    # A knob reaches the same places without a finger.
    car.bridge.act("/v1/head-unit", {"display": {"inputMode": "rotary"}}, "PATCH")
    car.bridge.act("/v1/head-unit/rect:select", {"id": 2})
    assert car.overlay("alert")["params"]["alertText1"] == "Bakery"
    car.bridge.act("/v1/head-unit/overlay:cancel")
    car.nothing_over_it()
    status, problem = car.bridge.call("POST", "/v1/head-unit/rect:select", {"id": 77})
    assert (status, problem["candidates"]) == (404, [str(number) for number in again["rectOrder"]])
    car.bridge.act("/v1/head-unit", {"display": {"inputMode": "touch"}}, "PATCH")
    # Beside everything there is nothing.
    count = len(car.sent("SendHapticData")) + len(car.sent("Alert"))
    before = heard(car, "didReceiveSingleTap")[-1]
    car.tap(5, 5)
    assert before["handled"] is True and heard(car, "didReceiveSingleTap", before["seq"])[-1]["handled"] is False
    assert len(car.sent("SendHapticData")) + len(car.sent("Alert")) == count


def heard(car, call, after=0):
    """What the app was told of fingers by this name since a row, with its answers, once it was."""
    status, found = car.bridge.call("POST", "/v1/expect", {"q": f"call:{call}", "after": after})
    assert status == 200, found
    return car.bridge.get(f"/v1/log?limit=500&after={after}&q=call:{call}")["rows"]


def test_fingers_move_a_projected_picture_and_zoom_it(drive):
    car = drive("Places", "places")
    haptics = "/headUnit/apps/places/haptics"
    first = car.bridge.until(haptics, lambda value: len(value["rectOrder"]) == 5)
    bakery = first["rects"]["2"]

    # A finger takes the map along: all but the eight pixels, or more, by which it is known to be a pan.
    car.bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 400, "y": 300}, "to": {"x": 460, "y": 280}, "ms": 200})
    moved = car.bridge.until(haptics, lambda value: value["rects"]["2"]["x"] != bakery["x"])
    # What the app was told lies before its last word.
    heard(car, "panningDidEnd")
    way = heard(car, "didReceivePanning")
    across = way[-1]["point"]["x"] - way[0]["fromPoint"]["x"]
    assert 40 < across < 60 and moved["rects"]["2"]["x"] == pytest.approx(bakery["x"] + across)
    # The car is told when the finger has gone, and of no step on the way.
    assert len({row["params"]["hapticRectData"][2]["rect"]["x"] for row in car.sent("SendHapticData")}) == 2

    # Two fingers zoom it, and the places are told once they have gone.
    car.bridge.act("/v1/head-unit/touch:pinch", {"x": 400, "y": 240, "from": 100, "to": 200, "ms": 200})
    closer = car.bridge.until(haptics, lambda value: value["row"] != moved["row"])
    heard(car, "pinchDidEnd")
    scale = 1
    for row in heard(car, "didReceivePinch"):
        scale *= row["scale"]
    assert scale == pytest.approx(2) and len(closer["rectOrder"]) < 5
    # Twice beside everything is closer too; twice on a button is twice the button.
    car.bridge.act("/v1/head-unit/touch:tap", {"x": 5, "y": 5, "times": 2})
    closest = car.bridge.until(haptics, lambda value: value["row"] != closer["row"])
    further = middle(closest["rects"]["1"])
    car.bridge.act("/v1/head-unit/touch:tap", {"x": round(further[0]), "y": round(further[1]), "times": 2})
    again = car.bridge.until(haptics, lambda value: value["row"] != closest["row"])
    assert {id: rect["x"] for id, rect in again["rects"].items()} == pytest.approx({id: rect["x"] for id, rect in moved["rects"].items()})

    # A menu takes the fingers away, and the map stands as before.
    fingers = lambda kind, *points: car.bridge.act("/v1/head-unit/touch", {"type": kind, "points": [{"id": id, "x": x, "y": 300} for id, x in enumerate(points)]})
    fingers("BEGIN", 400)
    fingers("MOVE", 420)
    fingers("MOVE", 480)
    assert car.inside("touch", lambda touch: touch["gesture"] == "panning")
    car.bridge.act("/v1/head-unit/menu:open")
    assert heard(car, "panningCanceled")[-1]["handled"] is True
    car.bridge.act("/v1/head-unit/menu:close")
    fingers("BEGIN", 300, 400)
    fingers("MOVE", 200, 500)
    car.bridge.act("/v1/head-unit/menu:open")
    assert heard(car, "pinchCanceled")[-1]["handled"] is True
    car.bridge.act("/v1/head-unit/menu:close")
    # The buttons say where the map stands: the car is told all places anew.
    car.tap(*further)
    wider = car.bridge.until(haptics, lambda value: value["row"] != again["row"])
    car.tap(*middle(wider["rects"]["0"]))
    last = car.bridge.until(haptics, lambda value: value["row"] != wider["row"])
    assert {id: rect["x"] for id, rect in last["rects"].items()} == pytest.approx({id: rect["x"] for id, rect in again["rects"].items()})


def test_a_car_that_wants_no_places_is_told_none(drive):
    car = drive("Places", "places", "--profile", "twoline")
    car.inside("state", lambda state: state == "active")
    car.bridge.until("/headUnit/apps/places/hmiLevel", lambda level: level == "FULL")
    assert car.sent("SendHapticData") == []
