"""Tests that advancing the clock fires every timer that becomes due, in the head unit and in apps in other processes."""

import os
import signal

import pytest
from driving import Driver
from running import Bridge


@pytest.fixture
def hello(tmp_path):
    """Provides a driver of HelloApp, on a bridge with a paused clock."""
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    car = Driver(bridge, "hello")
    car.sees("Hello, driver")
    bridge.act("/v1/clock:pause")
    yield car
    bridge.stop()


def rows(car, name):
    return car.bridge.get(f"/v1/log?limit=500&q=app:hello%20rpc:{name}")["rows"]


def test_an_alert_times_out_at_its_instant_and_the_app_continues_from_there(hello):
    begin = hello.bridge.get("/v1/state?path=/bridge/clock/now")
    hello.press("Ask")
    hello.overlay("alert")
    status, answer = hello.bridge.call("POST", "/v1/clock:advance", {"ms": 60_000})
    assert status == 200 and answer["steps"] >= 2 and answer["inOneGoMs"] == 0
    [alert] = rows(hello, "Alert")
    assert 0 < alert["latencyMs"] <= 10_000
    # The app's reaction has the instant of the timer, and is complete when the call returns.
    assert rows(hello, "Show")[-1]["at"] - alert["at"] == pytest.approx(alert["latencyMs"], abs=0.01)
    assert "ABORTED" in hello.bridge.get("/v1/state?path=/headUnit/apps/hello/windows/0/statusBar")
    assert hello.bridge.get("/v1/state?path=/bridge/clock/now") == begin + 60_000


def test_a_timer_of_the_app_fires_at_its_instant(hello):
    hello.bridge.act("/v1/faults", {"function": "Alert", "result": "DO_NOT_RESPOND"})
    hello.press("Ask")
    hello.bridge.act("/v1/expect", {"q": "app:hello rpc:Alert"})
    hello.bridge.act("/v1/clock:advance", {"ms": 60_000})
    [alert] = rows(hello, "Alert")
    # The app itself has a time limit: the default duration of an alert plus the time that SDL Core waits for the answer.
    for name in ("CancelInteraction", "Show"):
        assert rows(hello, name)[-1]["at"] - alert["at"] == pytest.approx(16_000, abs=0.01)


def test_a_stopped_app_does_not_stop_the_clock(hello):
    pid = hello.bridge.get("/v1/hosts/HelloApp")["pid"]
    os.kill(pid, signal.SIGSTOP)
    try:
        begin = hello.bridge.get("/v1/state?path=/bridge/clock/now")
        hello.bridge.act("/v1/clock:advance", {"ms": 60_000})
        assert hello.bridge.get("/v1/state?path=/bridge/clock/now") == begin + 60_000
    finally:
        os.kill(pid, signal.SIGCONT)
