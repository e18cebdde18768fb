"""Tests of navigation: destinations, way points and turns."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from test_drive import call, scratch, send

NAVIGATION = "/headUnit/navigation"


@pytest.fixture
def app(bridge):
    app = scratch(bridge, appName="Maps", appID="maps", appHMIType=["NAVIGATION"])["id"]
    bridge.act("/v1/apps/maps:activate")
    return app


def notifications(bridge, name):
    _, _, rows = call(bridge, "GET", f"/v1/log?q=rpc:{name}")
    return [row["params"] for row in rows["rows"]]


def test_a_destination_is_sent_and_subscribers_receive_the_way_points(bridge, app):
    assert send(bridge, app, "SubscribeWayPoints") == "SUCCESS"
    bridge.until("/headUnit/apps/maps/subscribedWayPoints", lambda is_subscribed: is_subscribed is True)
    with ThreadPoolExecutor() as pool:
        for accepted, result in [(False, "REJECTED"), (True, "SUCCESS")]:
            answer = pool.submit(send, bridge, app, "SendLocation", latitudeDegrees=47.38, longitudeDegrees=8.57, locationName="Zoo")
            bridge.until(NAVIGATION, lambda navigation: "asked" in navigation)
            assert send(bridge, app, "GetWayPoints", wayPointType="ALL") == "IN_USE"
            bridge.act("/v1/head-unit/navigation:answer", {"accepted": accepted})
            assert answer.result(20) == result
    bridge.until(f"{NAVIGATION}/wayPoints", lambda points: len(points) == 1 and points[0]["locationName"] == "Zoo")
    status, _, _ = call(bridge, "PATCH", "/v1/head-unit/navigation", {"wayPoints": [{"locationName": "Home"}]})
    assert status == 200
    names = [params["wayPoints"][0]["locationName"] for params in notifications(bridge, "OnWayPointChange")]
    assert sorted(names) == ["Home", "Zoo"]


def test_a_turn_is_shown_and_its_button_is_pressed(bridge, app):
    button = {"type": "TEXT", "text": "Mute", "softButtonID": 7}
    assert send(bridge, app, "ShowConstantTBT", navigationText1="Left", softButtons=[button]) == "SUCCESS"
    assert send(bridge, app, "UpdateTurnList", turnList=[{"navigationText": "Left"}, {"navigationText": "Right"}]) == "SUCCESS"
    shown = bridge.get(f"/v1/state?path={NAVIGATION}")
    assert shown["turn"]["params"]["navigationText1"] == "Left" and len(shown["turnList"]["params"]["turnList"]) == 2
    bridge.act("/v1/head-unit/navigation:press", {"text": "Mute"})
    assert [params["customButtonID"] for params in notifications(bridge, "OnButtonPress")] == [7]
    bridge.act("/v1/head-unit/navigation:notify", {"state": "NEXT_TURN_REQUEST"})
    assert notifications(bridge, "OnTBTClientState") == [{"state": "NEXT_TURN_REQUEST"}]


def test_an_invalid_way_point_is_refused_with_its_path(bridge, app):
    points = [{"locationName": "Home"}, {"coordinate": {"latitudeDegrees": 100, "longitudeDegrees": 0}}]
    status, _, problem = call(bridge, "PATCH", "/v1/head-unit/navigation", {"wayPoints": points})
    assert status == 422 and "wayPoints[1].coordinate.latitudeDegrees" in problem["detail"]
    status, _, problem = call(bridge, "POST", "/v1/head-unit/navigation:answer", {"accepted": True})
    assert status == 404 and "SendLocation" in problem["hint"]
