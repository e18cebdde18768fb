"""The hello app, driven over REST from its start to its end."""

import os
import signal

import pytest
from running import Bridge


def window(bridge, field):
    return bridge.get("/v1/state?path=/headUnit/apps/hello/windows/0")[field]


def launched(bridge, over="unix"):
    bridge.start_app("HelloApp", over)
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown.get("mainField1") == "Hello, driver")


@pytest.mark.parametrize("over", ["unix", "tcp", "ws"])
def test_a_press_reaches_the_app_and_its_screen_comes_back(bridge, over):
    launched(bridge, over)
    bridge.act("/v1/head-unit/soft-button:press", {"text": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown["mainField1"] == "Good day")
    assert window(bridge, "mainField2") == "Once"


def test_what_a_press_did_can_be_asked(bridge):
    launched(bridge)
    seq = bridge.act("/v1/head-unit/soft-button:press", {"text": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown["mainField1"] == "Good day")
    rows = bridge.get(f"/v1/log?limit=50&after={seq - 1}")["rows"]
    told = [(row["name"] if row["kind"] == "rpc" else row["command"]) for row in rows]
    assert told == ["headUnit.softButton", "OnButtonEvent", "OnButtonEvent", "OnButtonPress", "Show"]
    assert all(seq in row["causes"] for row in rows[1:4])
    show = rows[4]
    assert show["result"] == "SUCCESS" and show["params"] == {"mainField1": "Good day", "mainField2": "Once"}


def test_an_alert_is_answered_by_a_press(bridge):
    launched(bridge)
    bridge.act("/v1/head-unit/soft-button:press", {"text": "Ask"})
    overlay = bridge.until("/headUnit/visibleOverlay", lambda id: bool(id))
    assert bridge.get(f"/v1/state?path=/headUnit/overlays/{overlay}")["kind"] == "alert"
    bridge.act("/v1/head-unit/overlay:press", {"text": "Yes"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown["mainField1"] == "Glad to hear")
    assert bridge.call("GET", "/v1/state?path=/headUnit/visibleOverlay")[0] == 404


def test_the_clock_can_be_moved_instead_of_waited_for(bridge):
    launched(bridge)
    bridge.act("/v1/clock:pause")
    bridge.act("/v1/head-unit/soft-button:press", {"text": "Ask"})
    bridge.until("/headUnit/visibleOverlay", lambda id: bool(id))
    bridge.act("/v1/clock:advance", {"ms": 10_000})
    bridge.until("/headUnit/overlayOrder", lambda order: order == [])
    bridge.act("/v1/expect", {"q": "rpc:Alert result:ABORTED"})
    bridge.act("/v1/clock:resume")


def test_a_killed_app_is_gone_and_another_can_come(bridge):
    launched(bridge)
    bridge.apps[0].kill()
    bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    launched(bridge)


def test_what_cannot_be_done_is_said_with_what_could(bridge):
    status, problem = bridge.call("POST", "/v1/apps/nobody:activate", {})
    assert status == 404 and "nobody" in problem["detail"]
    launched(bridge)
    status, problem = bridge.call("POST", "/v1/head-unit/soft-button:press", {"text": "Greeet"})
    assert status == 404 and problem["candidates"] == ["1 Greet", "2 Ask"]
    status, problem = bridge.call("POST", "/v1/head-unit/button:press", {"name": 7})
    assert status == 422 and problem["detail"].startswith("name: a text is wanted")
    status, problem = bridge.call("GET", "/v1/state?path=apps")
    assert status == 400 and "hint" in problem


def test_every_command_is_listed(bridge):
    names = [form["command"] for form in bridge.get("/v1/commands")]
    assert len(names) == len(set(names)) and "headUnit.softButton" in names


def test_a_hosted_app_that_is_killed_is_reported_and_starts_again_by_one_call(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    host = bridge.get("/v1/state?path=/bridge/hosts/HelloApp")
    assert host["state"] == "running"
    os.kill(host["pid"], signal.SIGKILL)
    dead = bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "crashed")
    assert dead["signal"] == signal.SIGKILL and "pid" not in dead
    bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    bridge.act("/v1/hosts/HelloApp:start")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/hosts/HelloApp:stop")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "stopped")


def test_an_app_s_insides_are_seen_beside_its_screen(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/apps/hello/state", lambda state: state == "active")
    assert bridge.get("/v1/state?path=/apps/hello/lastTransition")["calls"] == ["appDidFinishLaunch", "appDidBecomeActive"]
    [controller] = bridge.get("/v1/state?path=/apps/hello/stack")
    shown = bridge.until(f"/apps/hello/controllers/{controller}", lambda it: it["state"] == "appeared")
    assert shown["class"] == "HelloViewController" and len(shown["view"]["subviews"]) == 3
    rows = bridge.get("/v1/log?q=kind:viewController")["rows"]
    assert [row["call"] for row in rows] == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"]


def test_data_may_lie_deep(tmp_path):
    """Deeper than a socket's address is long, as build servers have it."""
    folder = tmp_path / "/".join(["workspace" * 5] * 4)
    bridge = Bridge(tmp_path, hosted=["HelloApp"], more=("--data", str(folder)))
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        bridge.until("/appOrder", lambda apps: apps == ["hello"])
        assert (folder / "files/inspect").is_socket()
    finally:
        bridge.stop()


def test_an_app_that_lost_its_connection_comes_when_it_is_asked(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    status, problem = bridge.call("POST", "/v1/apps/hello:connect")
    assert status == 409 and problem["detail"] == "hello is connected."
    # On a clock that stands its own next try never comes.
    bridge.act("/v1/clock:pause")
    bridge.act("/v1/apps/hello:disconnect", {"reason": "TRANSPORT_LOST"})
    bridge.until("/apps/hello/lifecycle", lambda state: state == "Reconnecting")
    bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    bridge.act("/v1/apps/hello:connect")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    status, problem = bridge.call("POST", "/v1/apps/nobody:connect")
    assert status == 404 and "/v1/hosts/" in problem["hint"]
