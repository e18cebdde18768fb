"""Tests of app services: an app uses the weather service of another app, and the driver chooses the service."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from test_drive import call, scratch, send

SERVICES = "/headUnit/services"


def manifest(name, kind="WEATHER"):
    return {"serviceName": name, "serviceType": kind, "allowAppConsumers": True}


def offer(bridge, name):
    """Activates an app that publishes a weather service. Returns the app and the id of the service."""
    app = scratch(bridge, appName=name, appID=name.lower())["id"]
    bridge.act(f"/v1/apps/{name.lower()}:activate")
    assert send(bridge, app, "PublishAppService", appServiceManifest=manifest(name)) == "SUCCESS"
    services = bridge.get(f"/v1/state?path={SERVICES}")
    return app, next(key for key, service in services.items() if service["name"] == name)


def data(service, summary):
    weather = {"location": {"locationName": "Here"}, "currentForecast": {"weatherSummary": summary}}
    return {"serviceType": "WEATHER", "serviceID": service, "weatherServiceData": weather}


def summaries(bridge, app):
    """Returns the weather summaries that an app received."""
    _, _, kept = call(bridge, "GET", f"/v1/scratch-apps/{app}")
    received = [message["params"] for message in kept["received"] if message["name"] == "OnAppServiceData"]
    return [message["serviceData"]["weatherServiceData"]["currentForecast"]["weatherSummary"] for message in received]


@pytest.fixture
def sky(bridge):
    return offer(bridge, "Sky")


def test_an_app_receives_the_weather_of_another_app(bridge, sky):
    app, service = sky
    other = scratch(bridge, appName="Trip", appID="trip")["id"]
    # A scratch app refuses requests for which no answer was set.
    assert send(bridge, other, "GetAppServiceData", serviceType="WEATHER") == "UNSUPPORTED_REQUEST"
    answer = {"success": True, "resultCode": "SUCCESS", "serviceData": data(service, "Rain")}
    bridge.act(f"/v1/scratch-apps/{app}:answer", {"name": "GetAppServiceData", "params": answer})
    assert send(bridge, other, "GetAppServiceData", serviceType="WEATHER", subscribe=True) == "SUCCESS"
    bridge.until("/headUnit/apps/trip/subscribedServices", lambda types: types == ["WEATHER"])
    call(
        bridge,
        "POST",
        f"/v1/scratch-apps/{app}:send",
        {"name": "OnAppServiceData", "rpcType": "notification", "params": {"serviceData": data(service, "Snow")}},
    )
    bridge.until(f"{SERVICES}/{service}/data", lambda data: "Snow" in str(data))
    bridge.until("/headUnit", lambda _: summaries(bridge, other) == ["Snow"])
    asked = call(bridge, "GET", "/v1/log?q=rpc:GetAppServiceData")[2]["rows"]
    assert {row["direction"] for row in asked} == {"toApp", "toHeadUnit"}, "the log must contain both directions"


def test_the_driver_chooses_the_weather_service(bridge, sky):
    _, first = sky
    _, second = offer(bridge, "Cloud")
    assert bridge.get(f"/v1/state?path={SERVICES}/{second}")["active"]
    bridge.act("/v1/head-unit/services:choose", {"service": first, "active": True, "default": True})
    services = bridge.get(f"/v1/state?path={SERVICES}")
    assert services[first]["active"] and services[first]["default"] and not services[second]["active"]
    status, _, problem = call(bridge, "POST", "/v1/head-unit/services:choose", {"service": "service", "active": True})
    assert status == 404 and first in problem["candidates"]


@pytest.mark.parametrize(("allowed", "result"), [(True, "UNSUPPORTED_REQUEST"), (False, "USER_DISALLOWED")])
def test_the_driver_is_asked_whether_a_service_may_be_active(bridge, sky, allowed, result):
    _, service = sky
    trip = scratch(bridge, appName="Trip", appID="trip")["id"]
    bridge.act("/v1/head-unit/services:choose", {"service": service, "active": False})
    request = {"serviceUri": "sky:here", "serviceID": service, "originApp": "trip", "requestServiceActive": True}
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(send, bridge, trip, "PerformAppServiceInteraction", **request)
        bridge.until("/headUnit/serviceQuestions", lambda questions: len(questions) == 1)
        bridge.act("/v1/head-unit/services:answer", {"allowed": allowed})
        assert answer.result(20) == result
    assert bridge.get(f"/v1/state?path={SERVICES}/{service}")["active"] is allowed


def test_a_profile_can_define_a_weather_service_of_the_car(bridge):
    trip = scratch(bridge, appName="Trip", appID="trip")["id"]
    assert send(bridge, trip, "GetAppServiceData", serviceType="WEATHER") == "DATA_NOT_AVAILABLE"
    weather = {"location": {"locationName": "Here"}, "currentForecast": {"weatherSummary": "Rain"}}
    assert call(bridge, "PATCH", "/v1/head-unit/profile", {"appServices": {"weather": weather}})[0] == 200
    assert send(bridge, trip, "GetAppServiceData", serviceType="WEATHER", subscribe=True) == "SUCCESS"
    change = {"service": "car-weather", "data": {"currentForecast": {"weatherSummary": "Sun"}}}
    assert call(bridge, "PATCH", "/v1/head-unit/services", change)[0] == 200
    bridge.until("/headUnit", lambda _: summaries(bridge, trip) == ["Sun"])
    change["data"] = {"currentForecast": {"humidity": 2}}
    status, _, problem = call(bridge, "PATCH", "/v1/head-unit/services", change)
    assert status == 422 and "data.currentForecast.humidity" in problem["detail"]
