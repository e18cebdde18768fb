"""Tests of ignition off and on: SIGTERM ends the bridge, and a new bridge with the data folder of the first bridge resumes the apps."""

import pytest
from running import Bridge
from test_drive import call, scratch, send


def switch_off(bridge):
    bridge.process.terminate()
    assert bridge.process.wait(timeout=10) == 0


@pytest.fixture
def car(tmp_path):
    """Returns a function that starts a bridge. All bridges use one folder, and the last bridge is stopped at the end."""
    bridges = []

    def start():
        bridges.append(Bridge(tmp_path))
        return bridges[-1]

    yield start
    for bridge in bridges:
        bridge.stop()


def radio(bridge, **params):
    return scratch(bridge, appName="Radio", appID="radio", appHMIType=["MEDIA"], isMediaApplication=True, **params)


def received(bridge, app, name):
    messages = bridge.get(f"/v1/scratch-apps/{app}?limit=1000")["received"]
    return [message["params"] for message in messages if message["name"] == name]


def test_an_app_resumes_its_menu_and_level_after_an_ignition_cycle(car):
    first = car()
    app = radio(first)["id"]
    first.act("/v1/apps/radio:activate")
    assert send(first, app, "AddSubMenu", menuID=5, menuName="Stations") == "SUCCESS"
    assert send(first, app, "AddCommand", cmdID=1, menuParams={"menuName": "Jazz", "parentID": 5}) == "SUCCESS"
    hash_id = first.until("/headUnit/apps/radio/hashID", bool)
    switch_off(first)
    second = car()
    (goodbye,) = second.get("/v1/log?limit=10&q=app:radio%20rpc:OnAppInterfaceUnregistered")["rows"]
    assert goodbye["params"] == {"reason": "IGNITION_OFF"}
    assert second.get("/readyz")["checks"]["memory"]["status"] == "pass"
    made = radio(second, params={"hashID": hash_id})
    assert made["response"]["info"].startswith("Resume succeeded. The app was in FULL")
    back = second.until("/headUnit/apps/radio", lambda app: app["levelRestoration"]["outcome"] == "returned")
    assert back["menuOrder"] == {"0": ["m5"], "5": ["c1"]} and back["hmiLevel"] == "FULL"
    assert [status["hmiLevel"] for status in received(second, made["id"], "OnHMIStatus")] == ["NONE", "FULL"]


def test_a_reconnecting_app_returns_to_its_level_by_itself(car):
    first = car()
    first.start_app("HelloApp")
    first.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    first.act("/v1/apps/hello:activate")
    first.until("/headUnit/apps/hello/windows/0", lambda shown: shown.get("mainField1") == "Hello, driver")
    switch_off(first)
    second = car()
    second.until("/headUnit/activeApp", lambda app: app == "hello")
    second.until("/headUnit/apps/hello/windows/0", lambda shown: shown.get("mainField1") == "Hello, driver")
    second.until("/headUnit/apps/hello/levelRestoration", lambda restoration: restoration["outcome"] == "returned")


@pytest.mark.parametrize("kind, reason", [("masterReset", "MASTER_RESET"), ("factoryDefaults", "FACTORY_DEFAULTS")])
def test_a_reset_removes_connected_and_disconnected_apps(car, tmp_path, kind, reason):
    bridge = car()
    hashes = {}
    for key in ["away", "radio"]:
        made = scratch(bridge, appName=key, appID=key, appHMIType=["MEDIA"], isMediaApplication=True)["id"]
        bridge.act(f"/v1/apps/{key}:activate")
        picture = {"name": "kept.png", "fileType": "GRAPHIC_PNG", "persistent": True, "data": "iVBORw0KGgo="}
        bridge.act(f"/v1/scratch-apps/{made}:put-file", picture)
        assert send(bridge, made, "AddSubMenu", menuID=5, menuName="Stations") == "SUCCESS"
        hashes[key] = bridge.until(f"/headUnit/apps/{key}/hashID", bool)
        if key == "away":
            bridge.act("/v1/apps/away:disconnect", {"reason": "TRANSPORT_LOST"})
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["radio"])
    assert len(list((tmp_path / "data").rglob("kept.png"))) == 2
    status, _, problem = call(bridge, "POST", "/v1/head-unit:reset", {"kind": "both"})
    assert status == 422 and "masterReset, factoryDefaults" in problem["detail"]
    bridge.act("/v1/head-unit:reset", {"kind": kind})
    bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    (goodbye,) = bridge.get("/v1/log?limit=10&q=rpc:OnAppInterfaceUnregistered")["rows"]
    assert goodbye["app"] == "radio" and goodbye["params"] == {"reason": reason}
    for key, hash_id in hashes.items():
        made = scratch(bridge, appName=key, appID=key, appHMIType=["MEDIA"], isMediaApplication=True, params={"hashID": hash_id})
        assert made["response"]["resultCode"] == "RESUME_FAILED"
        app = bridge.until(f"/headUnit/apps/{key}", bool)
        assert app["hmiLevel"] == "NONE" and app["files"] == {} and "levelRestoration" not in app
    switch_off(bridge)
    assert not list((tmp_path / "data").rglob("kept.png"))


@pytest.mark.parametrize("reason", ["MASTER_RESET", "FACTORY_DEFAULTS"])
def test_after_a_reset_an_app_registers_without_resumption(car, tmp_path, reason):
    first = car()
    app = radio(first)["id"]
    first.act("/v1/apps/radio:activate")
    assert send(first, app, "AddSubMenu", menuID=5, menuName="Stations") == "SUCCESS"
    hash_id = first.until("/headUnit/apps/radio/hashID", bool)
    first.act("/v1/apps/radio:disconnect", {"reason": reason})
    first.until("/headUnit/appOrder", lambda apps: apps == [])
    switch_off(first)
    second = car()
    made = radio(second, params={"hashID": hash_id})
    assert made["response"]["resultCode"] == "RESUME_FAILED"
    assert "levelRestoration" not in second.until("/headUnit/apps/radio", bool)


def test_unreadable_data_of_an_earlier_bridge_is_set_aside_and_reported(car, tmp_path):
    first = car()
    app = radio(first)["id"]
    first.act("/v1/apps/radio:activate")
    assert send(first, app, "AddSubMenu", menuID=5, menuName="Stations") == "SUCCESS"
    hash_id = first.until("/headUnit/apps/radio/hashID", bool)
    switch_off(first)
    (kept,) = (tmp_path / "data").rglob("%memory")
    kept.write_text("no JSON")
    second = car()
    check = second.get("/readyz")["checks"]["memory"]
    assert check["status"] == "warn" and "%memory.unreadable" in check["detail"]
    assert kept.with_name("%memory.unreadable").read_text() == "no JSON"
    (finding,) = second.get("/v1/log?limit=10&q=kind:finding%20rule:apps.memory")["rows"]
    assert "was moved to" in finding["message"] and finding["see"].endswith("/docs/api/#/rules/apps.memory")
    assert radio(second, params={"hashID": hash_id})["response"]["resultCode"] == "RESUME_FAILED"
    status, _, ready = call(second, "GET", "/readyz")
    assert status == 200 and ready["status"] == "warn"
