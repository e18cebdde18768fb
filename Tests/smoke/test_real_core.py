"""Tests of an app that connects to another head unit over TCP or WebSocket, and that this bridge inspects."""

import subprocess

import pytest
from running import Bridge


@pytest.fixture
def other_head_unit(tmp_path):
    """Provides a bridge that replaces SDL Core in a real car. The inspecting bridge cannot see this bridge."""
    (tmp_path / "car").mkdir()
    bridge = Bridge(tmp_path / "car")
    yield bridge
    bridge.stop()


@pytest.mark.parametrize("over", ["tcp", "ws"])
def test_shows_the_stack_the_calls_and_the_messages_of_the_app(tmp_path, other_head_unit, over):
    inspect = f"unix:{tmp_path}/inspect"
    here = Bridge(tmp_path, more=["--inspect", inspect])
    core = other_head_unit.cores[over].removeprefix("tcp://")
    app = subprocess.Popen([here.bin / "HelloApp", "--core", core, "--inspect", inspect], stderr=subprocess.PIPE, text=True)
    here.apps.append(app)
    try:
        other_head_unit.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        other_head_unit.act("/v1/apps/hello:activate")
        here.until("/apps/hello/state", lambda state: state == "active")
        [controller] = here.until("/apps/hello/stack", lambda stack: len(stack) == 1)
        here.until(f"/apps/hello/controllers/{controller}", lambda it: it["state"] == "appeared")
        other_head_unit.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
        here.until(f"/apps/hello/controllers/{controller}/view/subviews/0", lambda view: "Good day" in str(view))
        # The other head unit writes no rows to this bridge, so the app writes the rows.
        status, shown = here.call("POST", "/v1/expect", {"q": 'rpc:Show app:hello result:SUCCESS "Good day"'})
        assert status == 200, shown
        shows = here.get("/v1/log?q=rpc:Show%20app:hello")["rows"]
        assert shows[-1]["params"] == {"mainField1": "Good day", "mainField2": "Once"} and shows[-1]["result"] == "SUCCESS"
        calls = [row["call"] for row in here.get("/v1/log?q=kind:viewController")["rows"]]
        assert calls == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
        assert here.call("GET", "/v1/state?path=/headUnit/apps/hello")[0] == 404
    finally:
        here.stop()
