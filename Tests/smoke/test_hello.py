"""Tests HelloApp over REST, from the start of the app to its end."""

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
def test_a_press_reaches_the_app_and_changes_its_screen(bridge, over):
    launched(bridge, over)
    bridge.act("/v1/head-unit/soft-button:press", {"text": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown["mainField1"] == "Good day")
    assert window(bridge, "mainField2") == "Once"


def test_the_log_lists_what_a_press_caused(bridge):
    launched(bridge)
    seq = bridge.act("/v1/head-unit/soft-button:press", {"text": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown["mainField1"] == "Good day")
    rows = bridge.get(f"/v1/log?limit=50&after={seq - 1}")["rows"]
    names = [(row["name"] if row["kind"] == "rpc" else row["command"]) for row in rows]
    assert names == ["headUnit.softButton", "OnButtonEvent", "OnButtonEvent", "OnButtonPress", "Show"]
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


def test_the_clock_can_be_advanced_instead_of_waiting(bridge):
    launched(bridge)
    bridge.act("/v1/clock:pause")
    bridge.act("/v1/head-unit/soft-button:press", {"text": "Ask"})
    bridge.until("/headUnit/visibleOverlay", lambda id: bool(id))
    bridge.act("/v1/clock:advance", {"ms": 10_000})
    bridge.until("/headUnit/overlayOrder", lambda order: order == [])
    bridge.act("/v1/expect", {"q": "rpc:Alert result:ABORTED"})
    bridge.act("/v1/clock:resume")


def test_a_killed_app_is_removed_and_another_can_connect(bridge):
    launched(bridge)
    bridge.apps[0].kill()
    bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    launched(bridge)


def test_a_refused_command_is_a_problem_with_candidates_or_a_hint(bridge):
    status, problem = bridge.call("POST", "/v1/apps/unknown:activate", {})
    assert status == 404 and "unknown" in problem["detail"]
    launched(bridge)
    status, problem = bridge.call("POST", "/v1/head-unit/soft-button:press", {"text": "Greeet"})
    assert status == 404 and problem["candidates"] == ["1 Greet", "2 Ask"]
    status, problem = bridge.call("POST", "/v1/head-unit/button:press", {"name": 7})
    assert status == 422 and problem["detail"].startswith("name: expected a text")
    status, problem = bridge.call("GET", "/v1/state?path=apps")
    assert status == 400 and "hint" in problem


def test_every_command_is_listed(bridge):
    names = [form["command"] for form in bridge.get("/v1/commands")]
    assert len(names) == len(set(names)) and "headUnit.softButton" in names


def test_a_killed_hosted_app_is_reported_and_can_be_started_again(bridge_hosting):
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


def test_the_inspected_state_of_an_app_is_shown_beside_its_screen(bridge_hosting):
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


def test_the_data_folder_may_have_a_long_path(tmp_path):
    """Tests a path that is longer than the limit for a Unix socket's path, as on build servers."""
    folder = tmp_path / "/".join(["workspace" * 5] * 4)
    bridge = Bridge(tmp_path, hosted=["HelloApp"], more=("--data", str(folder)))
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        bridge.until("/appOrder", lambda apps: apps == ["hello"])
        assert (folder / "files/inspect").is_socket()
    finally:
        bridge.stop()


def test_a_disconnected_app_reconnects_on_request(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    status, problem = bridge.call("POST", "/v1/apps/hello:connect")
    assert status == 409 and problem["detail"] == "hello is already connected."
    # While the clock is paused, the app does not reconnect by itself.
    bridge.act("/v1/clock:pause")
    bridge.act("/v1/apps/hello:disconnect", {"reason": "TRANSPORT_LOST"})
    bridge.until("/apps/hello/lifecycle", lambda state: state == "Reconnecting")
    bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    bridge.act("/v1/apps/hello:connect")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    status, problem = bridge.call("POST", "/v1/apps/unknown:connect")
    assert status == 404 and "/v1/hosts/" in problem["hint"]
