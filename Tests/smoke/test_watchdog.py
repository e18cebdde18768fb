"""Tests of apps that hang or crash: the bridge reports these apps, and other apps are not affected."""

import os
import signal
import urllib.request

import pytest
from running import Bridge, binaries
from socket_client import SocketClient

#: These tests measure times.
pytestmark = pytest.mark.alone


def rows(bridge, what):
    """Returns the process rows with the event `what`. Other rows are left out, because a capsule's name can contain this word too."""
    return [row for row in bridge.get(f"/v1/log?q=kind:process%20{what}")["rows"] if row["what"] == what]


def test_a_hanging_app_is_reported_until_it_responds_again(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/apps/hello/state", lambda state: state == "active")
    pid = bridge.get("/v1/hosts/HelloApp")["pid"]
    os.kill(pid, signal.SIGSTOP)
    try:
        silent = bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "notResponding")
        assert silent["app"] == "hello" and 1 <= len(silent["lastRows"]) <= 20
        [row] = rows(bridge, "notResponding")
        assert row["since"] == silent["since"] and row["causes"] == silent["lastRows"][-1:]
        # The bridge still answers other clients immediately.
        assert bridge.get("/livez")["status"] == "pass"
        assert bridge.get("/readyz")["checks"]["hosts"]["status"] == "warn"
        assert bridge.call("POST", "/v1/scratch-apps", {"appID": "other"})[0] == 200
    finally:
        os.kill(pid, signal.SIGCONT)
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "running" and "lastRows" not in host)
    assert len(rows(bridge, "responding")) >= 1


def test_a_hanging_app_can_be_restarted(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    pid = bridge.get("/v1/hosts/HelloApp")["pid"]
    os.kill(pid, signal.SIGSTOP)
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "notResponding")
    bridge.act("/v1/hosts/HelloApp:restart")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "running" and host["pid"] != pid)
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])


def test_a_crashed_app_is_reported_with_its_last_rows(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/apps/hello/state", lambda state: state == "active")
    os.kill(bridge.get("/v1/hosts/HelloApp")["pid"], signal.SIGKILL)
    dead = bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "crashed" and "lastRows" in host)
    assert dead["signal"] == signal.SIGKILL and 1 <= len(dead["lastRows"]) <= 20
    bridge.call("POST", "/v1/expect", {"q": "kind:process crashed"})
    [end] = rows(bridge, "crashed")
    details = bridge.get(f"/v1/log/{end['seq']}")
    assert end["app"] == "hello" and end["lastRows"] == dead["lastRows"]
    assert details["causes"][-1]["seq"] == dead["lastRows"][-1] and details["causes"][-1]["app"] == "hello"
    bridge.act("/v1/hosts/HelloApp:start")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])


@pytest.fixture
def bridge_with_faulty_apps(tmp_path):
    """Provides a bridge with HelloApp, an app that traps, and an app that loops."""
    for name in ("Trapper", "Looper"):
        (tmp_path / name).symlink_to((binaries() / "Troublemaker").resolve())
    bridge = Bridge(tmp_path, hosted=["HelloApp", str(tmp_path / "Trapper"), str(tmp_path / "Looper")])
    yield bridge
    bridge.stop()


def test_an_app_that_traps_and_one_that_loops_do_not_affect_others(bridge_with_faulty_apps):
    bridge = bridge_with_faulty_apps
    bridge.until("/headUnit/appOrder", lambda apps: sorted(apps) == ["hello", "looper", "trapper"])
    bridge.until("/appOrder", lambda apps: len(apps) == 3)
    for key, button in (("looper", "Loop"), ("trapper", "Trap")):
        bridge.act(f"/v1/apps/{key}:activate")
        bridge.call("POST", "/v1/expect", {"locator": {"role": "text", "name": "All is well", "app": key}})
        bridge.act("/v1/head-unit/soft-button:press", {"text": button})
    dead = bridge.until("/bridge/hosts/Trapper", lambda host: host["state"] == "crashed" and "lastRows" in host)
    assert dead["signal"] in (signal.SIGILL, signal.SIGTRAP) and 10 <= len(dead["lastRows"]) <= 20
    silent = bridge.until("/bridge/hosts/Looper", lambda host: host["state"] == "notResponding")
    assert 10 <= len(silent["lastRows"]) <= 20 and silent["since"] <= bridge.get("/v1/state?path=/bridge/hosts/Looper")["since"]
    # The press is among the last rows of both apps.
    for key, host in (("trapper", dead), ("looper", silent)):
        last = [bridge.get(f"/v1/log/{row}")["row"] for row in host["lastRows"]]
        assert all(row["app"] == key for row in last)
        assert "OnButtonPress" in [row.get("name") for row in last]
    # The other app, REST, the socket and the page work as before.
    client = SocketClient(bridge.url).connect()
    client.read("snapshot")
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown.get("mainField1") == "Hello, driver")
    bridge.act("/v1/head-unit/soft-button:press", {"text": "Greet"})
    while client.state["headUnit"]["apps"]["hello"]["windows"]["0"].get("mainField1") != "Good day":
        client.read("change")
    client.abort()
    with urllib.request.urlopen(f"{bridge.url}/", timeout=10) as page:
        assert b"SDL Bridge" in page.read()
    for name in ("Trapper", "Looper"):
        bridge.act(f"/v1/hosts/{name}:restart")
    for name, old in (("Trapper", dead), ("Looper", silent)):
        bridge.until(f"/bridge/hosts/{name}", lambda host: host["state"] == "running" and host["pid"] != old.get("pid"))
    bridge.until("/headUnit/appOrder", lambda apps: sorted(apps) == ["hello", "looper", "trapper"])
