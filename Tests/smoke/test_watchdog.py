"""Apps that hang and apps that die: who else notices, and what is said of them."""

import os
import signal


def rows(bridge, what):
    return bridge.get(f"/v1/log?q=kind:process%20{what}")["rows"]


def test_an_app_that_hangs_is_shown_as_such_until_it_goes_on(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/apps/hello/state", lambda state: state == "active")
    pid = bridge.get("/v1/hosts/HelloApp")["pid"]
    os.kill(pid, signal.SIGSTOP)
    try:
        silent = bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "notResponding", seconds=20)
        assert silent["app"] == "hello" and 1 <= len(silent["lastRows"]) <= 20
        [row] = rows(bridge, "notResponding")
        assert row["since"] == silent["since"] and row["causes"] == silent["lastRows"][-1:]
        # Everybody else is as quick as ever.
        assert bridge.get("/livez")["status"] == "pass"
        assert bridge.get("/readyz")["checks"]["hosts"]["status"] == "warn"
        assert bridge.call("POST", "/v1/scratch-apps", {"appID": "other"})[0] == 200
    finally:
        os.kill(pid, signal.SIGCONT)
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "running" and "lastRows" not in host)
    assert len(rows(bridge, "responding")) >= 1


def test_an_app_that_hangs_starts_anew_by_one_call(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    pid = bridge.get("/v1/hosts/HelloApp")["pid"]
    os.kill(pid, signal.SIGSTOP)
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "notResponding", seconds=20)
    bridge.act("/v1/hosts/HelloApp:restart")
    bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "running" and host["pid"] != pid)
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])


def test_an_app_that_dies_leaves_its_last_rows(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/apps/hello/state", lambda state: state == "active")
    os.kill(bridge.get("/v1/hosts/HelloApp")["pid"], signal.SIGKILL)
    dead = bridge.until("/bridge/hosts/HelloApp", lambda host: host["state"] == "crashed")
    assert dead["signal"] == signal.SIGKILL and 1 <= len(dead["lastRows"]) <= 20
    bridge.call("POST", "/v1/expect", {"q": "kind:process crashed"})
    [end] = rows(bridge, "crashed")
    story = bridge.get(f"/v1/log/{end['seq']}")
    assert end["app"] == "hello" and end["lastRows"] == dead["lastRows"]
    assert story["causes"][-1]["seq"] == dead["lastRows"][-1] and story["causes"][-1]["app"] == "hello"
    bridge.act("/v1/hosts/HelloApp:start")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
