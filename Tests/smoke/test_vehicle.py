"""Tests of vehicle data, which is set over REST and received by apps."""

from driving import Driver
from running import Bridge
from test_drive import call, scratch, send


def vehicle_data(bridge, app):
    received = bridge.get(f"/v1/scratch-apps/{app}?limit=1000")["received"]
    return [message["params"] for message in received if message["name"] == "OnVehicleData"]


def test_an_app_receives_the_vehicle_data_it_subscribed_to(bridge):
    app = scratch(bridge, appName="Speedometer", appID="speed")["id"]
    assert send(bridge, app, "SubscribeVehicleData", speed=True) == "DISALLOWED"
    bridge.act("/v1/apps/speed:activate")
    assert send(bridge, app, "SubscribeVehicleData", speed=True, rpm=True) == "SUCCESS"
    assert bridge.get("/v1/apps/speed/subscriptions")["headUnit"]["subscribedVehicleData"] == ["speed", "rpm"]
    bridge.act("/v1/head-unit/vehicle", {"speed": 51.5, "odometer": 30000}, method="PATCH")
    bridge.act("/v1/head-unit/vehicle", {"rpm": 2100, "gps": {"heading": 90}}, method="PATCH")
    assert vehicle_data(bridge, app) == [{"speed": 51.5, "rpm": 1933}, {"rpm": 2100}]
    car = bridge.get("/v1/head-unit/vehicle")
    assert (car["speed"], car["rpm"], car["odometer"], car["gps"]["heading"]) == (51.5, 2100, 30000, 90)
    assert car["gps"]["latitudeDegrees"] == 47.3769
    bridge.act("/v1/reset")
    assert bridge.get("/v1/head-unit/vehicle")["speed"] == 0


def test_invalid_vehicle_data_is_refused_with_its_path_and_candidates(bridge):
    path = "/v1/head-unit/vehicle"
    status, _, problem = call(bridge, "PATCH", path, {"speed": 701})
    assert (status, problem["detail"]) == (422, "speed: 701.0 > 700.0. It is in km/h.")
    status, _, problem = call(bridge, "PATCH", path, {"sped": 1})
    assert status == 422 and problem["candidates"][0] == "speed"
    status, _, problem = call(bridge, "PATCH", path, {"beltStatus": {"driverBuckleBelted": "PERHAPS"}})
    assert status == 422 and problem["detail"].startswith("beltStatus.driverBuckleBelted: ")
    bridge.act("/v1/head-unit/profile", {"id": "twoline"}, method="PUT")
    status, _, problem = call(bridge, "PATCH", path, {"fuelRange": []})
    assert status == 409 and "vehicleData" in problem["hint"]
    items = {item["name"]: item for item in bridge.get("/v1/vehicle-items")}
    assert items["speed"] == {
        "name": "speed",
        "dataType": "VEHICLEDATA_SPEED",
        "kind": "number",
        "minimum": 0,
        "maximum": 700,
        "unit": "km/h",
    }
    assert "PARK" in items["prndl"]["words"] and set(bridge.get(path)) <= set(items)


def test_the_map_shows_the_speed_while_the_car_moves(tmp_path):
    bridge = Bridge(tmp_path, hosted=["Places"])

    def shows(number, is_hidden):
        def matches(views):
            nodes = list(views["nodes"].values())
            badge = next(node for node in nodes if node["class"] == "SpeedBadge")
            return badge.get("hidden", False) == is_hidden and number in [node.get("text") for node in nodes]

        return matches

    try:
        Driver(bridge, "places")
        bridge.until("/headUnit/apps/places/streams/video/picture/number", lambda number: number >= 1, 20)
        bridge.until("/apps/places/views", shows("0", True))
        bridge.act("/v1/head-unit/vehicle", {"speed": 61.7}, method="PATCH")
        bridge.until("/apps/places/views", shows("62", False))
        bridge.act("/v1/head-unit/vehicle", {"speed": 0}, method="PATCH")
        bridge.until("/apps/places/views", shows("0", True))
    finally:
        bridge.stop()


def test_a_profile_can_define_vehicle_data_items(bridge):
    seat = {"name": "massage", "type": "Struct", "params": [{"name": "level", "type": "Integer", "mandatory": True, "maxvalue": 5}]}
    own = {"vehicleItems": [{"name": "sunroof", "key": "OEM_ROOF", "type": "Integer", "maxvalue": 100, "unit": "%"}, seat]}
    own["vehicleData"] = {"sunroof": 10, "massage": {"level": 1}}
    bridge.act("/v1/head-unit/profile", own, method="PATCH")
    items = {item["name"]: item for item in bridge.get("/v1/vehicle-items")}
    assert (items["sunroof"]["oemCustomDataType"], items["sunroof"]["unit"]) == ("Integer", "%") and "speed" in items
    app = scratch(bridge, appName="Roof", appID="roof")["id"]
    bridge.act("/v1/apps/roof:activate")
    status, _, sent = call(
        bridge, "POST", f"/v1/scratch-apps/{app}:send", {"name": "SubscribeVehicleData", "params": {"sunroof": True, "massage": True}}
    )
    assert status == 200, sent
    assert sent["reply"]["params"]["sunroof"] == {
        "dataType": "VEHICLEDATA_OEM_CUSTOM_DATA",
        "oemCustomDataType": "Integer",
        "resultCode": "SUCCESS",
    }
    bridge.act("/v1/head-unit/vehicle", {"sunroof": 60}, method="PATCH")
    status, problem = bridge.call("PATCH", "/v1/head-unit/vehicle", {"massage": {"level": 6}})
    assert status == 422 and problem["detail"].startswith("massage.level: 6 > 5")
    bridge.act("/v1/clock:pause")
    bridge.act("/v1/head-unit/drive:start", {"text": "0..1 sunroof 60..100\n1 massage.level 5", "name": "open"})
    bridge.act("/v1/clock:advance", {"ms": 1_000})
    received = vehicle_data(bridge, app)
    assert received[0] == {"sunroof": 60} and received[-1] == {"sunroof": 100, "massage": {"level": 5}}
    status, problem = bridge.call("POST", "/v1/head-unit/drive:start", {"text": "0 sunrof 1", "name": "shut"})
    assert status == 422 and problem["candidates"][0] == "sunroof"
