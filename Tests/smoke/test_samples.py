"""Tests of the sample apps, used as a driver would use the apps."""

import json
import subprocess

from driving import Driver
from running import ROOT, binaries


def test_the_samples_use_every_public_api():
    done = subprocess.run([ROOT / "scripts/api-coverage", binaries()], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


# Music


def test_music_is_controlled_by_buttons_keys_and_voice(drive):
    car = drive("MusicPlayer", "music")
    shown = car.sees("Low Tide")
    assert (shown["mainField2"], shown["mainField3"], shown["mediaTrack"]) == ("The Harbour Lights", "Night Ferry, 1962", "1 of 4")
    assert car.buttons() == ["Love", "Shuffle", "Records", "Tracks", "Bass", "About"]
    for key, title in [("SEEKRIGHT", "Lanterns"), ("SEEKLEFT", "Low Tide"), ("PRESET_2", "Blossom")]:
        car.hardware_button(key)
        car.sees(title)
    car.hardware_button("PLAY_PAUSE")
    car.bridge.until("/headUnit/apps/music/mediaClock", lambda clock: "pausedAt" in clock)
    car.press("Love")
    car.screen(lambda window: window["softButtons"][0].get("isHighlighted") is True)
    car.press("Shuffle")
    car.hardware_button("SEEKRIGHT")
    car.sees("Crates")
    car.press("Tracks")
    car.screen(
        lambda window: [button["text"] for button in window["softButtons"]] == ["Blossom", "The Long Row", "Crates", "Dusk in the Grove"]
    )
    car.press("The Long Row")
    car.sees("2 of 4")
    car.command("Play Green Line")
    car.sees("First Car Out")
    car.menu("Records", "Paper Planets")
    car.sees("Mercury, Folded")


def test_a_record_is_chosen_by_hand_by_voice_and_by_typing(drive):
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
    car.menu("Choose by voice")
    car.overlay("interaction")
    car.say("Orange Grove")
    car.sees("Blossom")
    asked = car.sent("PerformInteraction")
    assert [row["result"] for row in asked] == ["SUCCESS"] * 4
    assert [row["params"]["interactionMode"] for row in asked] == ["BOTH", "BOTH", "MANUAL_ONLY", "VR_ONLY"]
    assert len(car.sent("CreateInteractionChoiceSet")) == len({str(row["params"]) for row in car.sent("CreateInteractionChoiceSet")})


def test_a_slider_reopens_with_its_saved_position(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.press("Bass")
    assert car.overlay("slider")["params"]["position"] == 4
    car.slide(9)
    car.no_overlay()
    car.press("Bass")
    assert car.overlay("slider")["params"]["position"] == 9
    car.cancel()
    car.no_overlay()
    car.menu("Tone")
    assert car.overlay("slider")["params"]["sliderFooter"] == ["As recorded", "Warm", "Bright", "Late at night"]
    car.slide(2)
    car.no_overlay()
    car.menu("Tone")
    assert car.overlay("slider")["params"]["position"] == 2


def test_music_stops_after_the_chosen_track_and_an_alert_stays_while_it_is_used(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.menu("Stop after")
    car.overlay("slider")
    car.slide(1)
    assert car.overlay("alert")["params"]["alertText2"] == "The music will stop automatically."
    car.sees("1 more")
    car.answer("One more")
    car.sees("2 more")
    car.answer("OK")
    car.no_overlay()
    for text in ("1 more", "0 more"):
        car.hardware_button("SEEKRIGHT")
        car.sees(text)
    car.hardware_button("SEEKRIGHT")
    car.bridge.until("/headUnit/apps/music/mediaClock", lambda clock: "pausedAt" in clock)
    car.sees("Salt and Rope")


def test_shows_a_record_and_identifies_a_song(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.press("About")
    assert "missed its tide" in car.overlay("scrollableMessage")["params"]["scrollableMessageBody"]
    car.cancel()
    car.no_overlay()
    car.menu("Identify song")
    listening = car.overlay("audioPassThru")["params"]
    assert listening["muteAudio"] is False and listening["maxDuration"] == 4000
    car.speak()
    assert car.overlay("alert")["params"]["alertText1"] == "That was Low Tide"


def test_plays_its_own_sound_as_an_alarm(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    car.menu("Play alarm")
    car.bridge.act("/v1/expect", {"q": "rpc:Speak app:music"})
    assert car.sent("Speak")[-1]["params"]["ttsChunks"] == [{"text": "bell", "type": "FILE"}]
    assert car.bridge.get("/v1/state?path=/headUnit/apps/music/files/bell")["fileType"] == "AUDIO_WAVE"


def test_the_event_history_lists_the_states_of_the_app(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    bridge = car.bridge
    for level, state in [("LIMITED", "inactive"), ("BACKGROUND", "background")]:
        bridge.act("/v1/apps/music/status", {"hmiLevel": level}, method="PATCH")
        car.app_state("state", lambda now: now == state)
    bridge.act("/v1/apps/music:close")
    car.app_state("state", lambda state: state == "notRunning")
    bridge.act("/v1/apps/music:activate")
    car.sees("Low Tide")
    bridge.act("/v1/apps/music:disconnect", {"reason": "TRANSPORT_LOST"})
    car.app_state("state", lambda state: state == "disconnected")
    Driver(bridge, "music").sees("Low Tide")
    car.app_state("state", lambda state: state == "active")
    car.menu("Event history")
    diary = car.overlay("scrollableMessage")["params"]["scrollableMessageBody"].split("\n")
    controller = [line.removeprefix("PlayerViewController ") for line in diary if line.startswith("PlayerViewController")]
    assert controller[:4] == ["did appear", "view did appear", "will appear", "view will appear"]
    called = {row["call"] for row in bridge.get("/v1/log?limit=500&q=kind:delegate%20app:music")["rows"]}
    assert called == {
        "appDidConnect",
        "appDidDisconnect",
        "appDidFinishLaunch",
        "appDidClose",
        "appDidBecomeActive",
        "appDidBecomeInactive",
        "appDidEnterBackground",
    }


# Messages


def test_a_message_is_chosen_read_and_answered(drive):
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
    car.no_overlay()
    car.press("Aloud")
    car.bridge.act("/v1/expect", {"q": 'rpc:Alert "Work: On my way"', "timeoutMs": 8000})
    assert car.sent("Alert")[-1]["params"]["ttsChunks"][0]["text"] == "Work: On my way"
    car.no_overlay()
    car.press("Answer")
    car.choose("Thank you")
    car.sees("Thank you")
    car.overlay("alert")
    car.bridge.act("/v1/head-unit/overlay:timeout")
    car.no_overlay()
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
    car.bridge.until(
        "/headUnit/apps/messages/globalProperties/keyboardProperties",
        lambda keyboard: keyboard.get("autoCompleteList") == ["Be there soon"],
    )
    car.submit("Be there soon")
    car.sees("Be there soon")
    car.overlay("alert")
    car.bridge.act("/v1/head-unit/overlay:timeout")
    car.no_overlay()
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


def test_a_conversation_is_found_by_search_and_by_voice(drive):
    car = drive("Messenger", "messages")
    car.sees("5 unread")
    car.press("Search")
    car.overlay("interaction")
    car.type("ga")
    car.bridge.until(
        "/headUnit/apps/messages/globalProperties/keyboardProperties", lambda keyboard: keyboard.get("autoCompleteList") == ["Garage"]
    )
    car.submit("garage")
    car.sees("Your car is ready.")
    car.press("Back")
    car.press("Search")
    car.overlay("interaction")
    car.cancel()
    car.screen(lambda window: window.get("statusBar") in ("Search cancelled", "Nothing selected"))
    car.press("Ask")
    car.overlay("audioPassThru")
    car.speak()
    car.press("Done")
    car.sees("Bring bread, please.")


def test_the_inbox_reacts_to_the_driver_leaving_and_returning(drive):
    car = drive("Messenger", "messages")
    car.sees("You opened your messages")
    car.bridge.act("/v1/apps/messages/status", {"hmiLevel": "BACKGROUND"}, method="PATCH")
    car.app_state("state", lambda state: state == "background")
    car.bridge.act("/v1/apps/messages:activate")
    car.sees("Welcome back")
    called = {row["call"] for row in car.bridge.get("/v1/log?limit=500&q=kind:delegate%20app:messages")["rows"]}
    assert {"appDidConnect", "appDidEnterBackground", "appDidBecomeActive"} <= called


def test_a_locked_conversation_requires_its_code(drive):
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
    car.sees("Wrong code")
    car.press("Enter code")
    car.overlay("keyboard")
    car.send_to_app("OnKeyboardInput", {"event": "INPUT_KEY_MASK_DISABLED"})
    car.cancel()
    car.sees("Bank stays locked")
    car.press("Enter code")
    car.overlay("keyboard")
    car.bridge.until(keyboard, lambda value: value.get("maskInputCharacters") == "DISABLE_INPUT_KEY_MASK")
    car.submit("2580")
    car.sees("Your new card is in the post.")
    car.press("Back")
    car.sees("Messages")
    # The code typed while hidden is redacted in the log. The last code is logged, because the driver had chosen to show
    # it.
    typed = [row for row in car.bridge.get("/v1/log?limit=1000&q=app:messages")["rows"] if row.get("name") == "OnKeyboardInput"]
    assert [row["params"].get("data") for row in typed if row["params"]["event"] == "ENTRY_SUBMITTED"] == ["[redacted]", "2580"]
    # Sequence numbers and times may contain these digits by chance, but the contents of rows may not.
    rows = car.bridge.get("/v1/log?limit=1000")["rows"]
    assert "1111" not in json.dumps([[row.get("params"), row.get("result"), row.get("text")] for row in rows])
