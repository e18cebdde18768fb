"""Tests of the sample Trip, which shows the car's data, sets the climate, and reports functions that the car does not have."""

from test_drive import scratch, send


def lines(car):
    window = car.screen()
    return [window[field] for field in ("mainField1", "mainField2", "mainField3") if field in window]


def test_trip_shows_vehicle_data_and_sets_the_climate(drive):
    car = drive("Trip", "trip")
    car.sees("520 km to go, 72 % full")
    car.sees("Climate 20 °C, fan 40 %")
    assert lines(car)[0] == "0 km/h" and car.buttons()[:3] == ["Warmer", "Cooler", "A/C"]
    still = car.screen(lambda window: "graphic" in window)["graphic"]["value"]
    change = {"speed": 87.4, "fuelRange": [{"type": "GASOLINE", "range": 310.2, "level": 41}]}
    car.bridge.act("/v1/head-unit/vehicle", change, method="PATCH")
    car.sees("87 km/h")
    car.sees("310 km to go, 41 % full")
    car.screen(lambda window: window["graphic"]["value"] != still)
    # Setting a value allocates the climate module. The app can release the module.
    car.press("Warmer")
    car.sees("Climate 20.5 °C, fan 40 %")
    car.app_state("modules", lambda modules: modules == {"subscribed": ["CLIMATE"], "allocated": ["CLIMATE front"]})
    car.press("Cooler")
    car.sees("Climate 20 °C, fan 40 %")
    assert [row["result"] for row in car.sent("SetInteriorVehicleData")] == ["SUCCESS", "SUCCESS"]
    car.press("A/C")
    car.bridge.until("/headUnit/modules/CLIMATE/front/values/acEnable", lambda is_on: is_on is False)
    car.press("Leave climate")
    car.screen(lambda window: "Leave climate" not in [button["text"] for button in window["softButtons"]])
    # A change by the car's own controls is shown too.
    car.bridge.act("/v1/head-unit/modules", {"CLIMATE": {"front": {"fanSpeed": 70}}}, method="PATCH")
    car.sees("Climate 20 °C, fan 70 %")


def test_trip_reports_the_functions_that_the_car_lacks(drive):
    car = drive("Trip", "trip", "--profile", "twoline")
    window = car.screen(lambda window: "use the navigation" in window.get("mainField2", "") and "km/h" in window.get("mainField1", ""))
    assert window["mainField1"] == "0 km/h - This car does not report its range"
    assert window["mainField2"] == "Apps cannot use the climate control - Apps cannot use the navigation"
    assert car.bridge.get("/v1/state?path=/headUnit/apps/trip/windows/0").get("softButtons", []) == []


def of_type(bridge, kind):
    """Waits for a service of the type `kind`. Returns the service's id and state."""
    found = bridge.until("/headUnit/services", lambda services: any(one["type"] == kind for one in services.values()))
    return next(item for item in found.items() if item[1]["type"] == kind)


def test_trip_shows_the_weather_of_another_app(drive):
    car = drive("Trip", "trip")
    car.sees("520 km to go, 72 % full")
    assert "statusBar" not in car.screen()
    bridge = car.bridge
    app = scratch(bridge, appName="Sky", appID="sky")["id"]
    manifest = {"serviceName": "Sky", "serviceType": "WEATHER", "allowAppConsumers": True}
    forecast = {"weatherSummary": "Rain", "currentTemperature": {"unit": "CELSIUS", "value": 12}}
    bridge.act("/v1/apps/sky:activate")
    bridge.act("/v1/apps/trip:activate")
    data = {"serviceType": "WEATHER", "weatherServiceData": {"location": {"locationName": "Lake"}, "currentForecast": forecast}}
    answer = {"success": True, "resultCode": "SUCCESS", "serviceData": {**data, "serviceID": "?"}}
    bridge.act(f"/v1/scratch-apps/{app}:answer", {"name": "GetAppServiceData", "params": answer})
    assert send(bridge, app, "PublishAppService", appServiceManifest=manifest) == "SUCCESS"
    assert car.sees("Lake: Rain, 12 °C")["mainField1"] == "0 km/h"
    car.app_state("services", lambda services: services["subscribed"] == ["WEATHER"])
    service = of_type(bridge, "WEATHER")[0]
    forecast["weatherSummary"] = "Snow"
    notification = {"name": "OnAppServiceData", "rpcType": "notification", "params": {"serviceData": {**data, "serviceID": service}}}
    bridge.act(f"/v1/scratch-apps/{app}:send", notification)
    car.sees("Lake: Snow, 12 °C")
    # Without a weather service, the weather is not shown.
    assert send(bridge, app, "UnpublishAppService", serviceID=service) == "SUCCESS"
    car.screen(lambda window: window.get("statusBar", "") == "")


def test_the_music_player_publishes_what_it_plays(drive):
    car = drive("MusicPlayer", "music")
    car.sees("Low Tide")
    bridge = car.bridge
    service, state = of_type(bridge, "MEDIA")
    assert state["active"] and state["type"] == "MEDIA" and state["app"] == "music"
    car.app_state("services", lambda services: services["published"] == {service: {"type": "MEDIA", "active": True}})
    other = scratch(bridge, appName="Other", appID="other")["id"]
    assert send(bridge, other, "GetAppServiceData", serviceType="MEDIA", subscribe=True) == "SUCCESS"
    car.hardware_button("SEEKRIGHT")
    bridge.until(f"/headUnit/services/{service}/data/mediaServiceData", lambda data: data["mediaTitle"] == "Lanterns")
    request = {"serviceUri": "music:next", "serviceID": service, "originApp": "other"}
    assert send(bridge, other, "PerformAppServiceInteraction", **request) == "UNSUPPORTED_REQUEST"
