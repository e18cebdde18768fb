"""An app that dials a head unit elsewhere, over TCP and WebSocket: its insides are seen here all the same."""

import subprocess

import pytest
from running import Bridge


@pytest.fixture
def elsewhere(tmp_path):
    """Stands for an SDL Core in a car: nothing of it is seen by the bridge the app tells of its insides."""
    (tmp_path / "car").mkdir()
    bridge = Bridge(tmp_path / "car")
    yield bridge
    bridge.stop()


@pytest.mark.parametrize("over", ["tcp", "ws"])
def test_its_stack_its_calls_and_its_messages_are_seen(tmp_path, elsewhere, over):
    inspect = f"unix:{tmp_path}/inspect"
    here = Bridge(tmp_path, more=["--inspect", inspect])
    core = elsewhere.cores[over].removeprefix("tcp://")
    app = subprocess.Popen([here.bin / "HelloApp", "--core", core, "--inspect", inspect], stderr=subprocess.PIPE, text=True)
    here.apps.append(app)
    try:
        elsewhere.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        elsewhere.act("/v1/apps/hello:activate")
        here.until("/apps/hello/state", lambda state: state == "active")
        [controller] = here.until("/apps/hello/stack", lambda stack: len(stack) == 1)
        here.until(f"/apps/hello/controllers/{controller}", lambda it: it["state"] == "appeared")
        elsewhere.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
        here.until(f"/apps/hello/controllers/{controller}/view/subviews/0", lambda view: "Good day" in str(view))
        # Nobody at the other end writes a row here, so the app's own end does.
        status, shown = here.call("POST", "/v1/expect", {"q": 'rpc:Show app:hello result:SUCCESS "Good day"'})
        assert status == 200, shown
        shows = here.get("/v1/log?q=rpc:Show%20app:hello")["rows"]
        assert shows[-1]["params"] == {"mainField1": "Good day", "mainField2": "Once"} and shows[-1]["result"] == "SUCCESS"
        calls = [row["call"] for row in here.get("/v1/log?q=kind:viewController")["rows"]]
        assert calls == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
        assert here.call("GET", "/v1/state?path=/headUnit/apps/hello")[0] == 404
    finally:
        here.stop()
