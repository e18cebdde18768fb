"""Tests that the clock pauses while a debugger stops an app, so that no time limit expires during the stop."""

import datetime
import os
import signal

import pytest


def instant(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp() * 1000


@pytest.fixture
def asked(bridge_hosting):
    """Lets HelloApp show an alert, then stops the app with a signal."""
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Ask"})
    bridge.until("/headUnit/visibleOverlay", lambda id: bool(id))
    bridge.pid = bridge.get("/v1/hosts/HelloApp")["pid"]
    os.kill(bridge.pid, signal.SIGSTOP)
    yield bridge
    os.kill(bridge.pid, signal.SIGCONT)


def test_time_limits_pause_while_the_app_is_stopped(asked):
    bridge = asked
    held = bridge.until("/bridge/clock", lambda clock: clock.get("heldBy") == ["hello"])
    assert held["state"] == "paused"
    # Wait until the app is reported as unresponsive, which takes two seconds of real time.
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "notResponding")
    assert bridge.get("/v1/state?path=/bridge/clock") == held
    assert bridge.get("/v1/state?path=/headUnit/overlayOrder") != []
    os.kill(bridge.pid, signal.SIGCONT)
    bridge.until("/bridge/clock", lambda clock: clock["state"] == "running" and "heldBy" not in clock)
    bridge.until("/headUnit/overlayOrder", lambda order: order == [])
    # The overlay is removed before the answer to its request is logged.
    status, met = bridge.call("POST", "/v1/expect", {"q": "rpc:Alert result:ABORTED"})
    assert status == 200, met
    [alert] = met["observed"]
    # An alert with buttons has ten seconds on the head unit's clock, while more real time has passed.
    assert 9_900 <= alert["latencyMs"] <= 10_500
    rows = [row for row in bridge.get("/v1/log?limit=500&q=kind:process")["rows"] if row["what"] in ("halted", "continued")]
    assert [row["what"] for row in rows] == ["halted", "continued"]
    stopped = instant(rows[1]["wall"]) - instant(rows[0]["wall"])
    assert stopped >= 1_000 and rows[1]["at"] - rows[0]["at"] <= 500
    # The app has received all messages and continues.
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda window: window["mainField1"] == "Good day")


def test_a_client_can_override_the_paused_clock(asked):
    bridge = asked
    bridge.until("/bridge/clock", lambda clock: clock.get("heldBy") == ["hello"])
    bridge.act("/v1/clock:resume")
    bridge.until("/bridge/clock", lambda clock: clock["state"] == "running" and "heldBy" not in clock)
    bridge.act("/v1/clock:pause")
    os.kill(bridge.pid, signal.SIGCONT)
    bridge.call("POST", "/v1/expect", {"q": "kind:process continued"})
    assert bridge.get("/v1/state?path=/bridge/clock")["state"] == "paused"


def test_the_clock_resumes_if_the_stopped_app_dies(asked):
    bridge = asked
    bridge.until("/bridge/clock", lambda clock: clock.get("heldBy") == ["hello"])
    os.kill(bridge.pid, signal.SIGKILL)
    bridge.until("/bridge/clock", lambda clock: clock["state"] == "running")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "crashed")
    bridge.act("/v1/hosts/HelloApp:start")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "running")
    bridge.pid = bridge.get("/v1/hosts/HelloApp")["pid"]
