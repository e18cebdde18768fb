"""Tests of the functions for testers over REST: scratch apps, batches, faults, leases, and expectations."""

import concurrent.futures
import json
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from events import Events


def call(bridge, method, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    fields = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(bridge.url + path, data, fields, method=method), timeout=20) as answer:
            return answer.status, answer.headers, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, error.headers, json.loads(error.read() or b"null")


def scratch(bridge, **params):
    status, _, made = call(bridge, "POST", "/v1/scratch-apps", params)
    assert status == 200, made
    return made


def send(bridge, app, name, **params):
    status, _, sent = call(bridge, "POST", f"/v1/scratch-apps/{app}:send", {"name": name, "params": params})
    assert status == 200, sent
    return sent["reply"]["params"]["resultCode"]


def expect(bridge, **words):
    status, _, answer = call(bridge, "POST", "/v1/expect", words)
    assert status == 200, answer
    return answer


def test_a_scratch_app_registers_sends_and_records_what_it_receives(bridge):
    made = scratch(bridge, appName="Radio", appID="radio", appHMIType=["MEDIA"], isMediaApplication=True)
    assert made["response"]["success"] and made["key"] == "radio"
    assert send(bridge, made["id"], "Show", mainField1="x") == "DISALLOWED"
    bridge.act("/v1/apps/radio:activate")
    assert send(bridge, made["id"], "Show", mainField1="Blue in Green", softButtons=[]) == "SUCCESS"
    assert bridge.get("/v1/state?path=/headUnit/apps/radio/windows/0/mainField1") == "Blue in Green"
    status, _, put = call(
        bridge,
        "POST",
        f"/v1/scratch-apps/{made['id']}:put-file",
        {"name": "cover.png", "fileType": "GRAPHIC_PNG", "data": "iVBORw0KGgo="},
    )
    assert status == 200 and put["reply"]["params"]["resultCode"] == "SUCCESS"
    with urllib.request.urlopen(bridge.url + "/v1/files/radio/cover.png", timeout=10) as file:
        assert file.read().startswith(b"\x89PNG")
    got = bridge.get(f"/v1/scratch-apps/{made['id']}?limit=1000")["received"]
    assert [message["number"] for message in got] == list(range(1, len(got) + 1))
    levels = [message["params"]["hmiLevel"] for message in got if message["name"] == "OnHMIStatus"]
    assert levels[0] == "NONE" and levels[-1] == "FULL"
    status, _, _ = call(bridge, "DELETE", f"/v1/scratch-apps/{made['id']}")
    assert status == 200
    expect(bridge, path="/headUnit/apps/radio", exists=False)
    status, _, problem = call(bridge, "POST", f"/v1/scratch-apps/{made['id']}:send", {"name": "Show"})
    assert status == 404


def test_a_request_to_an_app_gets_its_answer_in_the_log(bridge):
    app = scratch(bridge, appID="asked")["id"]
    asked = bridge.act("/v1/rpc", {"app": "asked", "name": "GetAppServiceData", "rpcType": "request", "params": {"serviceType": "MEDIA"}})
    row = expect(bridge, q="rpc:GetAppServiceData result:UNSUPPORTED_REQUEST", after=asked)["observed"][0]
    assert (row["direction"], row["rpcType"], row["app"]) == ("toApp", "request", "asked")
    assert row["causes"] == [asked] and row["latencyMs"] > 0
    got = bridge.get(f"/v1/scratch-apps/{app}?limit=1000")["received"]
    assert [message["params"] for message in got if message["name"] == "GetAppServiceData"] == [{"serviceType": "MEDIA"}]
    status, _, problem = call(bridge, "POST", "/v1/rpc", {"app": "asked", "name": "Shout", "rpcType": "request"})
    assert status == 404 and "is not a request of the interface" in problem["detail"] and "Show" in problem["candidates"]


def test_an_overlay_of_a_scratch_app_is_answered_by_its_text(bridge):
    app = scratch(bridge, appID="quiz")["id"]
    bridge.act("/v1/apps/quiz:activate")
    buttons = [
        {"type": "TEXT", "text": word, "softButtonID": number, "systemAction": "DEFAULT_ACTION"}
        for number, word in enumerate(["Yes", "No"], 1)
    ]
    alert = {"name": "Alert", "waitMs": 0, "params": {"alertText1": "Ready?", "duration": 8000, "softButtons": buttons}}
    assert call(bridge, "POST", f"/v1/scratch-apps/{app}:send", alert)[0] == 200
    status, _, used = call(bridge, "POST", "/v1/elements:use", {"role": "overlayButton", "name": "Yes"})
    assert status == 200 and used["element"]["id"] == "1"
    row = expect(bridge, q="rpc:Alert result:SUCCESS", after=used["seq"] - 10)["observed"][0]
    assert row["app"] == "quiz"
    status, _, problem = call(bridge, "POST", "/v1/elements:use", {"role": "overlayButton", "timeoutMs": 50})
    assert status == 422 and problem["type"] == "/v1/problems/expectation-not-met"


def test_the_microphone_plays_a_built_in_sound(bridge):
    app = scratch(bridge, appID="dictation")["id"]
    bridge.act("/v1/apps/dictation:activate")
    wanted = {"samplingRate": "8KHZ", "maxDuration": 9000, "bitsPerSample": "8_BIT", "audioType": "PCM"}
    listen = {"name": "PerformAudioPassThru", "waitMs": 0, "params": wanted}
    assert call(bridge, "POST", f"/v1/scratch-apps/{app}:send", listen)[0] == 200
    expect(bridge, path="/headUnit/visibleOverlay")
    heard = f"/headUnit/overlays/{bridge.get('/v1/state?path=/headUnit/visibleOverlay')}/audio"
    for body, says in [
        ({}, "Neither wav nor sound"),
        ({"sound": "bark"}, "not one of hum, speech"),
        ({"sound": "hum", "wav": ""}, "Both wav and sound"),
    ]:
        status, _, problem = call(bridge, "POST", "/v1/head-unit/overlay:audio", body)
        assert status == 422 and says in problem["detail"]
    assert bridge.get(f"/v1/state?path={heard}/bytes") == 0
    assert call(bridge, "POST", "/v1/head-unit/overlay:audio", {"sound": "hum"})[0] == 200
    expect(bridge, path=f"{heard}/bytes", equals=8000)
    assert max(bridge.get(f"/v1/state?path={heard}/levels")) >= 50
    assert expect(bridge, q="rpc:OnAudioPassThru app:dictation")["observed"]


def test_omitted_images_are_one_finding_with_a_count(bridge):
    assert call(bridge, "PUT", "/v1/head-unit/profile", {"id": "twoline"})[0] == 200
    app = scratch(bridge, appID="painter")["id"]
    bridge.act("/v1/apps/painter:activate")
    picture = {"value": "0x11", "imageType": "STATIC"}
    for line in "ab":
        assert send(bridge, app, "Show", mainField1=line, graphic=picture) == "SUCCESS"
    assert bridge.get("/v1/state?path=/headUnit/apps/painter/windows/0/graphic") == picture | {"omitted": True}
    groups = bridge.get("/v1/findings?q=app:painter")["groups"]
    assert [(group["rule"], group["count"], group["parameter"]) for group in groups] == [("screen.omitted", 2, "graphic")]


def test_a_batch_is_one_call_and_the_cause_of_its_rows(bridge):
    scratch(bridge, appID="one")
    status, _, done = call(
        bridge,
        "POST",
        "/v1/batch",
        {
            "commands": [
                {"command": "headUnit.app.activate", "params": {"app": "one"}},
                {"expect": {"path": "/headUnit/activeApp", "equals": "one"}},
                {"command": "headUnit.set", "params": {"display": {"mode": "night"}}, "sleepMs": 20},
                {"command": "headUnit.softButton", "params": {"text": "Nothing"}},
                {"command": "headUnit.set", "params": {"display": {"mode": "day"}}},
            ]
        },
    )
    assert status == 422 and done["ok"] is False and "commands.3" in done["detail"]
    assert [step["ok"] for step in done["results"]] == [True, True, True, False]
    assert bridge.get("/v1/settings")["headUnit"]["display"]["mode"] == "night"
    rows = bridge.get(f"/v1/log?q=kind:command%20cause:{done['seq']}")["rows"]
    assert [row["command"] for row in rows] == ["headUnit.app.activate", "headUnit.set", "headUnit.softButton"]
    status, _, problem = call(bridge, "POST", "/v1/batch", {"commands": [{"command": "headUnit.sett"}]})
    assert status == 422 and "headUnit.set" in problem["candidates"]


def test_a_forced_result_is_returned_until_it_is_cleared(bridge):
    app = scratch(bridge, appID="one")["id"]
    bridge.act("/v1/apps/one:activate")
    bridge.act("/v1/faults", {"function": "Show", "result": "REJECTED", "times": 1})
    assert send(bridge, app, "Show", mainField1="x") == "REJECTED"
    assert send(bridge, app, "Show", mainField1="x") == "SUCCESS"
    bridge.act("/v1/faults", {"function": "Show", "result": "OUT_OF_MEMORY"})
    assert send(bridge, app, "Show", mainField1="x") == "OUT_OF_MEMORY"
    bridge.act("/v1/faults:clear")
    assert send(bridge, app, "Show", mainField1="x") == "SUCCESS"
    row = bridge.get("/v1/log?q=is:forced")["rows"][-1]
    assert row["name"] == "Show" and row["forced"]
    bridge.act("/v1/apps/one/permissions", {"rpc": "Show", "allowed": ["NONE"]}, method="PATCH")
    assert send(bridge, app, "Show", mainField1="x") == "DISALLOWED"
    bridge.act("/v1/reset")
    assert bridge.get("/v1/scratch-apps") == []


def test_a_request_with_the_same_idempotency_key_acts_once(bridge):
    scratch(bridge, appID="one")
    first = call(bridge, "POST", "/v1/apps/one:activate", {}, Idempotency_Key="k1")
    again = call(bridge, "POST", "/v1/apps/one:activate", {}, Idempotency_Key="k1")
    assert first[2] == again[2] and again[1]["Idempotent-Replayed"] == "true"
    assert len(bridge.get("/v1/log?q=command:headUnit.app.activate")["rows"]) == 1
    assert call(bridge, "POST", "/v1/apps/one:close", {}, Idempotency_Key="k1")[0] == 422
    refused = [call(bridge, "POST", "/v1/apps/none:close", {}, Idempotency_Key="k2") for _ in range(2)]
    assert refused[0][0] == refused[1][0] == 404 and refused[0][2] == refused[1][2]


def test_if_match_refuses_a_change_of_an_outdated_version(bridge):
    status, headers, _ = call(bridge, "GET", "/v1/head-unit")
    tag = headers["ETag"]
    assert call(bridge, "GET", "/v1/head-unit", None, If_None_Match=tag)[0] == 304
    assert call(bridge, "PATCH", "/v1/head-unit", {"display": {"mode": "night"}}, If_Match=tag)[0] == 200
    status, _, problem = call(bridge, "PATCH", "/v1/head-unit", {"display": {"mode": "day"}}, If_Match=tag)
    assert status == 412 and problem["hint"]
    assert call(bridge, "GET", "/v1/head-unit", None, If_None_Match=tag)[0] == 200


def test_if_match_lets_one_of_many_concurrent_changes_succeed(bridge):
    for number in range(20):
        tag = call(bridge, "GET", "/v1/head-unit")[1]["ETag"]
        body = {"display": {"mode": ("night", "day")[number % 2]}}
        with concurrent.futures.ThreadPoolExecutor(6) as many:
            asked = [many.submit(call, bridge, "PATCH", "/v1/head-unit", body, If_Match=tag) for _ in range(6)]
        assert sorted(answer.result()[0] for answer in asked) == [200] + [412] * 5


def test_a_gesture_advances_a_paused_clock(bridge):
    scratch(bridge, appID="map", appHMIType=["NAVIGATION"])
    bridge.act("/v1/apps/map:activate")
    bridge.act("/v1/clock:pause")
    before = bridge.get("/v1/settings")["bridge"]["clock"]["now"]
    bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 10, "y": 10}, "to": {"x": 200, "y": 100}, "ms": 60_000})
    assert bridge.get("/v1/settings")["bridge"]["clock"]["now"] == before + 60_000
    end = expect(bridge, q="rpc:OnTouchEvent params.type:END")["observed"][0]
    begin = bridge.get("/v1/log?q=rpc:OnTouchEvent%20params.type:BEGIN")["rows"][0]
    assert end["at"] - begin["at"] == 60_000
    status, _, problem = call(bridge, "POST", "/v1/clock:step", {})
    assert status == 409 and "no pending timer" in problem["detail"]


def test_a_control_lease_excludes_other_clients(bridge):
    status, _, lease = call(bridge, "POST", "/v1/control:acquire", {"holder": "one driver", "ttlMs": 60000})
    assert status == 200 and bridge.get("/v1/state?path=/bridge/control")["holder"] == "one driver"
    status, _, problem = call(bridge, "POST", "/v1/clock:pause", {})
    assert status == 409 and problem["holder"] == "one driver"
    assert call(bridge, "POST", "/v1/clock:pause", {}, Control_Token=lease["token"])[0] == 200
    assert call(bridge, "POST", "/v1/control:release", {})[0] == 409
    assert call(bridge, "POST", "/v1/control:release", {}, Control_Token=lease["token"])[0] == 200
    assert call(bridge, "POST", "/v1/clock:resume", {})[0] == 200
    assert call(bridge, "GET", "/v1/state?path=/bridge/control")[0] == 404


def test_touch_events_reach_an_app_that_projects(bridge):
    made = scratch(bridge, appID="map", appHMIType=["NAVIGATION"])
    bridge.act("/v1/apps/map:activate")
    bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 10, "y": 10}, "to": {"x": 200, "y": 100}, "ms": 100})
    sent = expect(bridge, q="rpc:OnTouchEvent params.type:END")["observed"][0]
    end = time.monotonic() + 10
    kinds = []
    while not kinds or kinds[-1] != "END":
        assert time.monotonic() < end, kinds
        got = bridge.get(f"/v1/scratch-apps/{made['id']}?limit=1000")["received"]
        kinds = [message["params"]["type"] for message in got if message["name"] == "OnTouchEvent"]
    assert kinds[0] == "BEGIN" and set(kinds[1:-1]) == {"MOVE"} and sent["app"] == "map"
    rows = bridge.get("/v1/log?q=command:headUnit.touch.drag")["rows"]
    assert len(rows) == 1
    rows = bridge.get("/v1/apps/map/touch?limit=1000")["rows"]
    assert [row["params"]["type"] for row in rows] == kinds and bridge.get("/v1/apps/other/touch")["rows"] == []


def test_a_drag_passes_the_points_in_between(bridge):
    scratch(bridge, appID="map", appHMIType=["NAVIGATION"])
    bridge.act("/v1/apps/map:activate")
    way = [{"x": 10, "y": 10}, {"x": 90, "y": 15}, {"x": 200, "y": 100}]
    bridge.act("/v1/head-unit/touch:drag", {"from": way[0], "via": [way[1]], "to": way[2], "ms": 100})
    expect(bridge, q="rpc:OnTouchEvent params.type:END")
    rows = bridge.get("/v1/apps/map/touch?limit=1000")["rows"]
    assert [row["params"]["event"][0]["c"][0] for row in rows] == [*way, way[2]]


def test_readyz_names_each_check_and_metrics_count_requests(bridge):
    ready = bridge.get("/readyz")
    assert ready["status"] == "pass" and set(ready["checks"]) == {"journal", "intake", "memory", "apps", "page", "hosts", "hmi"}
    scratch(bridge, appID="one")
    # The metrics may be updated shortly after the log.
    expect(bridge, q="rpc:RegisterAppInterface result:SUCCESS")
    with urllib.request.urlopen(bridge.url + "/metrics", timeout=10) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        text = answer.read().decode()
    assert 'sdl_bridge_rpcs_total{name="RegisterAppInterface",direction="toHeadUnit",type="request"} 1' in text
    assert "sdl_bridge_rpc_latency_seconds_count 1" in text


def test_a_reconnecting_reader_of_events_misses_nothing(bridge):
    events = Events(bridge, "topics=state,log")
    first = events.next()
    assert first["event"] == "snapshot"
    last = first
    bridge.act("/v1/head-unit", {"display": {"mode": "night"}}, method="PATCH")
    while not (last["event"] == "change" and "night" in json.dumps(last["data"])):
        last = events.next()
    events.close()
    for mode in ("day", "night", "day"):
        bridge.act("/v1/head-unit", {"display": {"mode": mode}}, method="PATCH")
    again = Events(bridge, "topics=state", **{"Last-Event-ID": last["id"]})
    seen = [again.next() for _ in range(3)]
    again.close()
    assert [event["event"] for event in seen] == ["change"] * 3
    assert [event["data"]["seq"] for event in seen] == [last["data"]["seq"] + step for step in (1, 2, 3)]
    epoch, change, row = last["id"].split(":")
    strange = Events(bridge, "topics=state", **{"Last-Event-ID": f"{epoch}x:{change}:{row}"})
    assert [strange.next()["event"] for _ in range(2)] == ["gap", "snapshot"]
    strange.close()


def test_touch_events_are_sent_as_server_sent_events(bridge):
    scratch(bridge, appID="map", appHMIType=["NAVIGATION"])
    bridge.act("/v1/apps/map:activate")
    events = Events(bridge, "topics=state,touch&maxHz=1000")
    assert events.next()["event"] == "snapshot"
    bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 10, "y": 10}, "to": {"x": 200, "y": 100}, "ms": 50})
    kinds = []
    while "END" not in kinds:
        event = events.next()
        if event["event"] == "touch":
            assert "id" not in event
            kinds.append(event["data"]["row"]["params"]["type"])
    events.close()
    assert kinds[0] == "BEGIN" and set(kinds[1:-1]) == {"MOVE"}


def test_vehicle_data_is_sent_as_server_sent_events(bridge):
    events = Events(bridge, "topics=vehicle&maxHz=1000")
    while (first := events.next())["event"] != "vehicle":
        pass
    assert first["data"]["whole"] and "id" not in first
    bridge.act("/v1/head-unit/vehicle", {"speed": 88.5}, method="PATCH")
    assert events.next()["data"]["values"]["speed"] == 88.5
    events.close()


@pytest.mark.parametrize(
    ("query", "detail"),
    [("topics=fingers", 'There is no topic "fingers".'), ("topics=touch&maxHz=0", 'maxHz: "0" is not in the range 1 to 1000.')],
)
def test_invalid_event_queries_are_refused_with_a_hint(bridge, query, detail):
    status, problem = bridge.call("GET", f"/v1/events?{query}")
    assert status == 400 and problem["detail"] == detail and problem["hint"]


def test_repeated_findings_are_grouped_with_a_count(bridge):
    made = scratch(bridge, appName="Radio", appID="radio", appHMIType=["MEDIA"], isMediaApplication=True)["id"]
    bridge.act("/v1/apps/radio:activate")
    for number in range(25):
        picture = {"imageType": "DYNAMIC", "value": f"missing {number}.png"}
        send(bridge, made, "Show", graphic=picture)
    send(bridge, made, "GetVehicleData", prndl=True)
    expect(bridge, q="rule:rpc.deprecated")
    page = bridge.get("/v1/findings?q=app:radio")
    deprecated, images = page["groups"]
    assert page["groupCount"] == 2 and page["rowCount"] == 26 and "next" not in page
    assert (deprecated["count"], deprecated["parameter"], deprecated["fix"]) == (1, "prndl", "Use gearStatus instead.")
    shape = {name: images[name] for name in ["rule", "app", "function", "parameter", "count"]}
    assert shape == {"rule": "screen.image", "app": "radio", "function": "Show", "parameter": "graphic", "count": 25}
    first, last = (bridge.get(images[end]["href"])["row"] for end in ["first", "last"])
    assert 'missing 0.png"' in first["message"] and 'missing 24.png"' in last["message"]
    assert images["message"] == last["message"] and images["rows"][0] == last["seq"] and len(images["rows"]) == 20
    before = bridge.get(f"/v1/findings?q=app:radio&before={images['rows'][0]}&limit=1")
    assert [group["count"] for group in before["groups"]] == [24]
    status, _, problem = call(bridge, "GET", "/v1/findings?after=1")
    assert status == 400 and "after" in json.dumps(problem)
