"""Tests fifteen scenarios. Each run of a scenario uses the next client: REST, socket, command line.

`SDL_E2E_RUNS` is the number of runs of each scenario.
"""

import base64
import os
import signal
import struct

import pytest
from clients import CLIENTS, Refused
from running import Bridge

APPS = {"HelloApp": "hello", "MusicPlayer": "music", "Messenger": "messages"}


class Car:
    """A driver's actions and expectations, sent through a client."""

    def __init__(self, client):
        self.do, self.expect = client.do, client.expect

    def open(self, app, text):
        self.do("headUnit.app.activate", app=app)
        self.text(text)

    def press(self, name):
        self.do("bridge.use", role="softButton", name=name)

    def answer(self, name):
        self.do("bridge.use", role="overlayButton", name=name)

    def text(self, name):
        self.expect(locator={"role": "text", "name": name})

    def no_text(self, name):
        self.expect(locator={"role": "text", "name": name}, state="hidden")

    def overlay(self, text):
        self.expect(locator={"role": "overlay", "text": text})

    def no_overlay(self):
        self.expect(locator={"role": "overlay"}, state="absent")


def an_app_is_opened(car):
    car.open("hello", "Hello, driver")
    car.expect(path="/headUnit/activeApp", equals="hello")
    car.expect(path="/headUnit/apps/hello/hmiLevel", equals="FULL")


def a_button_is_pressed(car):
    car.open("hello", "Hello, driver")
    car.press("Greet")
    car.text("Once")
    car.press("Greet")
    car.text("2 times")


def an_alert_is_answered(car):
    car.open("hello", "Hello, driver")
    car.press("Ask")
    car.overlay("Is everything OK?")
    car.answer("Yes")
    car.no_overlay()
    car.text("Glad to hear")


def a_command_of_the_menu_is_chosen(car):
    car.open("music", "Low Tide")
    car.do("headUnit.menu.open")
    car.do("bridge.use", role="subMenu", name="Records")
    car.do("bridge.use", role="command", name="Paper Planets")
    car.text("Mercury, Folded")


def an_item_of_a_list_is_chosen(car):
    car.open("music", "Low Tide")
    car.press("Records")
    car.do("bridge.use", role="choice", name="Orange Grove")
    car.text("Blossom")
    car.no_overlay()


def a_contact_is_found_by_typing(car):
    car.open("messages", "5 unread")
    car.press("Search")
    car.expect(locator={"role": "overlay"})
    car.do("headUnit.overlay.type", text="ga")
    car.expect(path="/headUnit/apps/messages/globalProperties/keyboardProperties/autoCompleteList", equals=["Garage"])
    car.do("headUnit.overlay.submit", text="garage")
    car.text("Your car is ready.")


def a_slider_is_moved_and_keeps_its_position(car):
    car.open("music", "Low Tide")
    car.press("Bass")
    car.overlay("Bass")
    car.do("headUnit.overlay.slide", position=9)
    saved = car.do("headUnit.overlay.save")["seq"]
    car.no_overlay()
    car.press("Bass")
    car.expect(q="rpc:Slider params.position:9", after=saved)
    car.do("headUnit.overlay.cancel")


def a_sound_is_recorded_by_the_microphone(car):
    car.open("music", "Low Tide")
    car.do("headUnit.menu.open")
    car.do("bridge.use", role="command", name="Identify song")
    car.expect(q="rpc:PerformAudioPassThru app:music")
    car.do("headUnit.overlay.audio", wav=tone())
    car.overlay("That was Low Tide")


def the_language_of_the_car_changes(car):
    car.open("hello", "Hello, driver")
    asked = car.do("headUnit.set", language={"ui": "DE-DE"})["seq"]
    car.expect(path="/headUnit/language/ui", equals="DE-DE")
    car.expect(q="rpc:OnLanguageChange app:hello params.hmiDisplayLanguage:DE-DE", after=asked)
    car.expect(path="/headUnit/apps/hello", exists=True)


def the_display_changes_to_night_mode(car):
    car.open("hello", "Hello, driver")
    car.do("headUnit.set", display={"mode": "night"})
    car.expect(path="/headUnit/display/mode", equals="night")
    car.press("Greet")
    car.text("Once")


def the_driver_is_distracted(car):
    car.open("hello", "Hello, driver")
    asked = car.do("headUnit.set", display={"distraction": "DD_ON"})["seq"]
    car.expect(q="rpc:OnDriverDistraction params.state:DD_ON app:hello", after=asked)
    car.press("Greet")
    car.text("Once")
    asked = car.do("headUnit.set", display={"distraction": "DD_OFF"})["seq"]
    car.expect(q="rpc:OnDriverDistraction params.state:DD_OFF app:hello", after=asked)


def the_connection_is_lost_and_restored(car):
    car.open("hello", "Hello, driver")
    lost = car.do("headUnit.app.disconnect", app="hello", reason="TRANSPORT_LOST")["seq"]
    car.expect(q="rpc:RegisterAppInterface app:hello result:SUCCESS", after=lost, timeoutMs=20_000)
    car.open("hello", "Hello, driver")
    car.press("Greet")
    car.text("Good day")


def a_permission_is_removed_and_restored(car):
    car.open("hello", "Hello, driver")
    car.do("headUnit.app.setPermission", app="hello", rpc="Alert", allowed=["NONE"])
    car.press("Ask")
    car.expect(locator={"role": "text", "text": "disallowed"})
    car.no_overlay()
    car.do("headUnit.app.setPermission", app="hello", rpc="Alert", allowed=["FULL", "LIMITED"])
    car.press("Ask")
    car.overlay("Is everything OK?")


def an_app_is_killed_and_started_again(car):
    car.open("hello", "Hello, driver")
    os.kill(car.expect(path="/bridge/hosts/HelloApp/pid", atLeast=1), signal.SIGKILL)
    car.expect(path="/bridge/hosts/HelloApp/state", equals="crashed")
    car.no_text("Hello, driver")
    car.expect(path="/headUnit/apps/hello", exists=False)
    car.do("apps.start", id="HelloApp")
    car.expect(path="/headUnit/apps/hello/name", equals="Hello", timeoutMs=20_000)
    car.open("hello", "Hello, driver")


def a_reset_leaves_nothing_of_the_previous_test(car):
    car.open("hello", "Hello, driver")
    car.press("Greet")
    car.text("Good day")
    car.press("Ask")
    car.overlay("Is everything OK?")
    car.do("headUnit.set", display={"mode": "night"})
    car.do("headUnit.faults.add", function="Show", result="REJECTED")
    with pytest.raises(Refused):
        car.press("Fly")
    car.do("bridge.reset", restartApps=True)
    car.expect(path="/headUnit/display/mode", equals="day", timeoutMs=0)
    car.expect(locator={"role": "overlay"}, state="absent", timeoutMs=0)
    car.expect(path="/headUnit/apps/hello/name", equals="Hello", timeoutMs=20_000)
    car.open("hello", "Hello, driver")
    car.no_text("Good day")


SCENARIOS = [
    an_app_is_opened,
    a_button_is_pressed,
    an_alert_is_answered,
    a_command_of_the_menu_is_chosen,
    an_item_of_a_list_is_chosen,
    a_contact_is_found_by_typing,
    a_slider_is_moved_and_keeps_its_position,
    a_sound_is_recorded_by_the_microphone,
    the_language_of_the_car_changes,
    the_display_changes_to_night_mode,
    the_driver_is_distracted,
    the_connection_is_lost_and_restored,
    a_permission_is_removed_and_restored,
    an_app_is_killed_and_started_again,
    a_reset_leaves_nothing_of_the_previous_test,
]


def tone():
    """Returns a WAV file with half a second of a tone, 16 kHz and 16 bit, in base64."""
    samples = b"".join(struct.pack("<h", 8000 if index // 20 % 2 else -8000) for index in range(8_000))
    head = b"RIFF" + struct.pack("<I", 36 + len(samples)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 16_000, 32_000, 2, 16)
    return base64.b64encode(head + b"data" + struct.pack("<I", len(samples)) + samples).decode()


@pytest.fixture(scope="module")
def bridge(tmp_path_factory):
    """Provides a bridge for all scenarios."""
    bridge = Bridge(tmp_path_factory.mktemp("scenarios"), hosted=list(APPS))
    yield bridge
    bridge.stop()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.__name__)
def test_a_scenario_passes(bridge, scenario):
    first = SCENARIOS.index(scenario)
    for run in range(first, first + int(os.environ.get("SDL_E2E_RUNS", "1"))):
        client = CLIENTS[run % len(CLIENTS)](bridge)
        try:
            car = Car(client)
            for key in APPS.values():
                car.expect(path=f"/headUnit/apps/{key}/name", exists=True, timeoutMs=20_000)
            scenario(car)
        finally:
            client.do("bridge.reset", restartApps=True)
            client.end()
