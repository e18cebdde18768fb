"""An app that stands still, as in a debugger: the clock stands with it, and no time limit runs out meanwhile."""

import datetime
import os
import signal

import pytest


def instant(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp() * 1000


@pytest.fixture
def asked(bridge_hosting):
    """The hello app has asked something, and its alert is on the display."""
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


def test_time_limits_stand_still_with_the_app(asked):
    bridge = asked
    held = bridge.until("/bridge/clock", lambda clock: clock.get("heldBy") == ["hello"])
    assert held["state"] == "paused"
    # As long as it takes until it is called unresponsive: two seconds of anybody else's time.
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "notResponding", seconds=20)
    assert bridge.get("/v1/state?path=/bridge/clock") == held
    assert bridge.get("/v1/state?path=/headUnit/overlayOrder") != []
    os.kill(bridge.pid, signal.SIGCONT)
    bridge.until("/bridge/clock", lambda clock: clock["state"] == "running" and "heldBy" not in clock)
    bridge.until("/headUnit/overlayOrder", lambda order: order == [], seconds=20)
    # It leaves the display before its answer is in the log.
    status, met = bridge.call("POST", "/v1/expect", {"q": "rpc:Alert result:ABORTED"})
    assert status == 200, met
    [alert] = met["observed"]
    # An alert with buttons has ten seconds: by the head unit's clock, while more went by on the wall.
    assert 9_900 <= alert["latencyMs"] <= 10_500
    told = [row for row in bridge.get("/v1/log?limit=500&q=kind:process")["rows"] if row["what"] in ("halted", "continued")]
    assert [row["what"] for row in told] == ["halted", "continued"]
    stood = instant(told[1]["wall"]) - instant(told[0]["wall"])
    assert stood >= 1_000 and told[1]["at"] - told[0]["at"] <= 500
    # The app has lost nothing by it: what it was told it has heard, and it goes on.
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda window: window["mainField1"] == "Good day")


def test_a_client_that_takes_the_clock_in_hand_has_it(asked):
    bridge = asked
    bridge.until("/bridge/clock", lambda clock: clock.get("heldBy") == ["hello"])
    bridge.act("/v1/clock:resume")
    bridge.until("/bridge/clock", lambda clock: clock["state"] == "running" and "heldBy" not in clock)
    bridge.act("/v1/clock:pause")
    os.kill(bridge.pid, signal.SIGCONT)
    bridge.call("POST", "/v1/expect", {"q": "kind:process continued"})
    assert bridge.get("/v1/state?path=/bridge/clock")["state"] == "paused"


def test_an_app_that_dies_in_its_stop_lets_the_clock_go(asked):
    bridge = asked
    bridge.until("/bridge/clock", lambda clock: clock.get("heldBy") == ["hello"])
    os.kill(bridge.pid, signal.SIGKILL)
    bridge.until("/bridge/clock", lambda clock: clock["state"] == "running")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "crashed")
    bridge.act("/v1/hosts/HelloApp:start")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "running")
    bridge.pid = bridge.get("/v1/hosts/HelloApp")["pid"]
