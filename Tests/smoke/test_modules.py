"""Tests of remote control of the car's modules: apps read, set and subscribe to modules, and REST changes modules."""

from concurrent.futures import ThreadPoolExecutor

from test_drive import call, scratch, send


def controller(bridge, name):
    app = scratch(bridge, appName=name, appID=name.lower(), appHMIType=["REMOTE_CONTROL"])["id"]
    bridge.act(f"/v1/apps/{name.lower()}:activate")
    return app


def notifications(bridge, app, name="OnInteriorVehicleData"):
    received = bridge.get(f"/v1/scratch-apps/{app}?limit=1000")["received"]
    return [message["params"] for message in received if message["name"] == name]


def fan(speed):
    return {"moduleType": "CLIMATE", "moduleId": "front", "climateControlData": {"fanSpeed": speed}}


def test_an_app_sets_the_climate_and_is_notified_of_changes(bridge):
    app = controller(bridge, "Climate")
    assert send(bridge, app, "GetInteriorVehicleData", moduleType="CLIMATE", subscribe=True) == "SUCCESS"
    assert send(bridge, app, "SetInteriorVehicleData", moduleData=fan(65)) == "SUCCESS"
    front = bridge.get("/v1/head-unit/modules")["CLIMATE"]["front"]
    assert front["values"]["fanSpeed"] == 65 and front["subscribers"] == ["climate"]
    bridge.act("/v1/head-unit/modules", {"CLIMATE": {"front": {"climateEnable": False}}}, method="PATCH")
    assert send(bridge, app, "SetInteriorVehicleData", moduleData=fan(70)) == "REJECTED"
    off = {"moduleType": "CLIMATE", "moduleId": "front", "climateControlData": {"climateEnable": False}}
    assert [params["moduleData"] for params in notifications(bridge, app)] == [fan(65), off]
    bridge.act("/v1/reset")
    assert bridge.get("/v1/head-unit/modules")["CLIMATE"]["front"]["values"]["fanSpeed"] == 40


def test_an_invalid_module_value_is_refused_with_its_path(bridge):
    path = "/v1/head-unit/modules"
    status, _, problem = call(bridge, "PATCH", path, {"SEAT": {"driver": {"heatingLevel": 101}}})
    assert (status, problem["detail"]) == (422, "SEAT.driver.heatingLevel: 101 > 100.")
    status, _, problem = call(bridge, "PATCH", path, {"SEAT": {"sofa": {}}})
    assert status == 404 and "SEAT.driver" in problem["candidates"]
    bridge.act("/v1/head-unit/profile", {"id": "twoline"}, method="PUT")
    assert bridge.get(path) == {}
    status, _, problem = call(bridge, "PATCH", path, {"SEAT": {"driver": {}}})
    assert status == 404 and "remoteControl" in problem["hint"]


def holder(bridge, module="driver"):
    return bridge.get("/v1/head-unit/modules")["SEAT"][module].get("holder")


def test_the_driver_decides_when_two_apps_request_the_same_seat(bridge):
    warm = {"moduleType": "SEAT", "moduleId": "driver", "seatControlData": {"id": "DRIVER", "heatingLevel": 60}}
    one = controller(bridge, "One")
    bridge.act("/v1/head-unit", {"remoteControl": {"accessMode": "ASK_DRIVER"}}, method="PATCH")
    assert bridge.get("/v1/settings")["headUnit"]["remoteControl"] == {"allowed": True, "accessMode": "ASK_DRIVER"}
    assert send(bridge, one, "SetInteriorVehicleData", moduleData=warm) == "SUCCESS" and holder(bridge) == "one"
    two = controller(bridge, "Two")
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(send, bridge, two, "SetInteriorVehicleData", moduleData=warm)
        asked = bridge.until("/headUnit/consents", bool)
        (question,) = asked.values()
        assert question["app"] == "two" and question["modules"] == {"driver": None}
        bridge.act("/v1/head-unit/consent:answer", {"allowed": True})
        assert answer.result(20) == "SUCCESS" and holder(bridge) == "two"
    assert notifications(bridge, one, "OnRCStatus")[-1]["allocatedModules"] == []
    assert notifications(bridge, two, "OnRCStatus")[-1]["allocatedModules"] == [{"moduleType": "SEAT", "moduleId": "driver"}]
    status, _, problem = call(bridge, "POST", "/v1/head-unit/consent:answer", {"allowed": True})
    assert status == 404 and "ASK_DRIVER" in problem["hint"]
    bridge.act("/v1/apps/two:close")
    assert holder(bridge) is None
    bridge.act("/v1/head-unit", {"remoteControl": {"allowed": False}}, method="PATCH")
    bridge.act("/v1/apps/one:activate")
    assert send(bridge, one, "SetInteriorVehicleData", moduleData=warm) == "USER_DISALLOWED"
    bridge.act("/v1/reset")
    assert bridge.get("/v1/settings")["headUnit"]["remoteControl"] == {"allowed": True, "accessMode": "AUTO_ALLOW"}
