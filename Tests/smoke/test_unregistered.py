"""Tests of OnAppInterfaceUnregistered: the app registers again immediately, later, rarely or never, depending on the reason.

One reason of each kind is enough here. UnregistrationTests in Swift tests every reason.
"""

import pytest
from driving import Driver
from running import Bridge

AT_ONCE, LATER, RARELY, NEVER = "LANGUAGE_CHANGE", "TRANSPORT_LOST", "TOO_MANY_REQUESTS", "APP_UNAUTHORIZED"
# The app's delay before the registration, in milliseconds of its clock.
PAUSES = {LATER: 500, RARELY: 8_000}


@pytest.fixture(scope="module")
def car(tmp_path_factory):
    """Provides a driver of Messenger on a bridge with a paused clock. Messenger supports two languages."""
    bridge = Bridge(tmp_path_factory.mktemp("unregistered"), hosted=["Messenger"])
    driver = Driver(bridge, "messages")
    bridge.act("/v1/clock:pause")
    yield driver
    bridge.stop()


def is_registered(car):
    return car.bridge.call("GET", "/v1/state?path=/headUnit/apps/messages/windows")[0] == 200


def wait_until_ready(car):
    car.app_state("lifecycle", lambda state: state == "Ready")
    car.bridge.until("/headUnit/appOrder", lambda apps: apps == ["messages"])


def registrations(car):
    return [row for row in car.sent("RegisterAppInterface") if row["rpcType"] == "request"]


def pid(car):
    return car.bridge.get("/v1/hosts/Messenger")["pid"]


@pytest.mark.parametrize("reason", [AT_ONCE, LATER, RARELY, NEVER])
def test_an_unregistered_app_keeps_running_and_registers_as_the_reason_requires(car, reason):
    wait_until_ready(car)
    before = pid(car)
    registered = len(registrations(car))
    car.bridge.act("/v1/apps/messages:disconnect", {"reason": reason})
    if reason in PAUSES:
        car.app_state("lifecycle", lambda state: state == "Reconnecting")
        if reason != LATER:
            assert car.bridge.get("/v1/state?path=/apps/messages/unregistered") == reason
        assert car.bridge.get("/v1/state?path=/apps/messages/state") == "disconnected"
        car.bridge.act("/v1/clock:advance", {"ms": PAUSES[reason] - 1})
        assert not is_registered(car)
        car.bridge.act("/v1/clock:advance", {"ms": 1})
    if reason == NEVER:
        car.app_state("lifecycle", lambda state: state == "Stopped")
        assert car.bridge.get("/v1/state?path=/apps/messages/unregistered") == reason
        car.bridge.act("/v1/clock:advance", {"ms": 600_000})
        assert not is_registered(car)
        car.bridge.act("/v1/apps/messages:connect")
    car.bridge.until("/headUnit/appOrder", lambda apps: apps == ["messages"] and len(registrations(car)) > registered)
    wait_until_ready(car)
    car.app_state("unregistered", lambda unregistered: unregistered is None)
    assert len(registrations(car)) == registered + 1 and pid(car) == before


@pytest.mark.parametrize("reason", [LATER, RARELY])
def test_connect_makes_a_waiting_app_register_at_once(car, reason):
    wait_until_ready(car)
    car.bridge.act("/v1/apps/messages:disconnect", {"reason": reason})
    car.app_state("lifecycle", lambda state: state == "Reconnecting")
    car.bridge.act("/v1/apps/messages:connect")
    wait_until_ready(car)


@pytest.mark.parametrize(("language", "registers"), [("DE-DE", "DE-DE"), ("EN-US", "EN-US"), ("FR-FR", "EN-US")])
def test_the_app_registers_again_in_the_cars_language_if_it_supports_it(car, language, registers):
    wait_until_ready(car)
    before = len(registrations(car))
    car.bridge.act("/v1/head-unit", {"language": {"ui": language, "vr": language}}, method="PATCH")
    car.bridge.until("/headUnit/appOrder", lambda _: len(registrations(car)) > before)
    car.app_state("language", lambda spoken: spoken == registers)
    wait_until_ready(car)
    sent = registrations(car)
    assert len(sent) > before and sent[-1]["params"]["languageDesired"] == registers
    # The driver's actions still reach the app.
    car.bridge.act("/v1/apps/messages:activate")
    car.app_state("state", lambda state: state == "active")


@pytest.fixture
def repeating_app(tmp_path):
    """Provides an app that sends its next request in the handler of each response."""
    bridge = Bridge(tmp_path, hosted=["Troublemaker"])
    yield Driver(bridge, "troublemaker")
    bridge.stop()


@pytest.mark.parametrize("reason", [LATER, AT_ONCE])
def test_an_app_that_sends_requests_from_every_answer_survives_a_disconnect(repeating_app, reason):
    bridge = repeating_app.bridge
    repeating_app.press("Again")
    repeating_app.overlay("alert")
    before = bridge.get("/v1/hosts/Troublemaker")["pid"]
    bridge.act("/v1/apps/troublemaker:disconnect", {"reason": reason})
    registrations = {"q": "app:troublemaker rpc:RegisterAppInterface result:SUCCESS", "count": 2}
    bridge.act("/v1/expect", registrations)
    bridge.until("/bridge/hosts/Troublemaker", lambda host: host["state"] == "running" and host["pid"] == before)
    # After the reconnection, the app can send requests again.
    bridge.act("/v1/apps/troublemaker:activate")
    repeating_app.sees("All is well")
    repeating_app.press("Again")
    repeating_app.overlay("alert")
