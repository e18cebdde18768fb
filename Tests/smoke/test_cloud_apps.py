"""Tests of cloud apps: the bridge connects to the apps' servers over real sockets."""

import json
import socket
import subprocess
import threading

import pytest
from cloudapp import CloudApp
from running import Bridge, binaries
from test_security import JSON, raw, request, status

CLOUDS = "/headUnit/cloudApps"


@pytest.fixture
def bridge(tmp_path):
    bridge = Bridge(tmp_path)
    yield bridge
    bridge.stop()


@pytest.fixture
def radio():
    app = CloudApp("radio", "Radio")
    yield app
    app.close()


def known(bridge, key, wanted):
    return bridge.until(CLOUDS, lambda apps: wanted(apps[key]))[key]


def test_a_cloud_app_is_added_opened_closed_and_opened_again(bridge, radio):
    properties = {"id": "radio", "endpoint": radio.endpoint, "nicknames": ["Radio"], "authToken": "s3cret"}
    bridge.act("/v1/head-unit/cloud-app:set", properties)
    assert bridge.get(f"/v1/state?path={CLOUDS}/radio/status") == "NOT_CONNECTED"
    bridge.act("/v1/apps/radio:activate")
    app = bridge.until("/headUnit/apps/radio", lambda app: app["hmiLevel"] == "FULL")
    assert app["transport"] == "ws"
    assert known(bridge, "radio", lambda app: app.get("app") == "radio")["status"] == "CONNECTED"
    assert radio.wait_for(lambda: radio.levels[-1:] == ["FULL"])
    assert radio.answers[0]["resultCode"] == "SUCCESS"
    assert radio.token == "s3cret"
    radio.disconnect()
    known(bridge, "radio", lambda app: app["status"] == "NOT_CONNECTED")
    bridge.act("/v1/head-unit/cloud-app:connect", {"id": "radio"})
    bridge.until("/headUnit/activeApp", lambda key: key == "radio")
    # The token is neither in the state nor in the log.
    for path in ("/v1/state", "/v1/log?limit=1000"):
        assert "s3cret" not in str(bridge.get(path))
    bridge.act("/v1/head-unit/cloud-app:remove", {"id": "radio"})
    assert bridge.get("/v1/state?path=/headUnit/apps") == {}


def test_a_cloud_app_named_by_address_is_connected_at_the_start(tmp_path, radio):
    bridge = Bridge(tmp_path, more=["--dial", radio.endpoint.rstrip("/")])
    try:
        bridge.until("/headUnit/apps", lambda apps: apps["radio"]["hmiLevel"] == "NONE")
        assert known(bridge, radio.endpoint, lambda app: app["name"] == "Radio")["status"] == "CONNECTED"
        bridge.act("/v1/apps/radio:activate")
        bridge.until("/headUnit/activeApp", lambda key: key == "radio")
    finally:
        bridge.stop()


def test_an_invalid_address_is_refused_at_the_start(tmp_path):
    for address in ("wss://127.0.0.1:3000/", "http://127.0.0.1:3000/", "radio"):
        refused = subprocess.run(
            [binaries() / "sdl-bridge", "--port", "0", "--hmi-port", "none", "--data", str(tmp_path / "data"), "--dial", address],
            capture_output=True,
            text=True,
            timeout=30,
        )
        assert refused.returncode == 1
        assert f"--dial {address}" in refused.stderr


def findings(bridge, rule):
    return [row for row in bridge.get("/v1/log?q=kind:finding&limit=100")["rows"] if row["rule"] == rule]


def test_an_unreachable_address_is_retried_until_a_server_listens(bridge):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    endpoint = f"ws://127.0.0.1:{port}/"
    bridge.act("/v1/head-unit/cloud-app:set", {"endpoint": endpoint})
    bridge.act("/v1/head-unit/cloud-app:connect", {"id": endpoint})
    failed = known(bridge, endpoint, lambda app: app["status"] == "RETRY")
    assert failed["why"] == "nothing listens there"
    assert failed["tries"] == 6
    late = CloudApp("radio", "Radio", port=port)
    try:
        bridge.until("/headUnit/activeApp", lambda key: key == "radio")
    finally:
        late.close()
    assert len(findings(bridge, "cloud.dial")) == 1


def test_a_server_that_is_not_a_websocket_server_is_reported(bridge):
    with socket.create_server(("127.0.0.1", 0)) as other:
        endpoint = f"ws://127.0.0.1:{other.getsockname()[1]}/"

        def answer():
            while True:
                try:
                    connection, _ = other.accept()
                except OSError:
                    return
                connection.recv(4096)
                connection.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                connection.close()

        threading.Thread(target=answer, daemon=True).start()
        bridge.act("/v1/head-unit/cloud-app:set", {"endpoint": endpoint})
        bridge.act("/v1/head-unit/cloud-app:connect", {"id": endpoint})
        failed = known(bridge, endpoint, lambda app: app["status"] == "RETRY")
        assert "does not speak WebSocket" in failed["why"]
        assert "listen there as a WebSocket server" in failed["fix"]
        bridge.act("/v1/head-unit/cloud-app:remove", {"id": endpoint})


def test_an_app_with_another_name_is_refused(bridge, radio):
    bridge.act("/v1/head-unit/cloud-app:set", {"id": "maps", "endpoint": radio.endpoint, "nicknames": ["Maps"]})
    bridge.act("/v1/head-unit/cloud-app:connect", {"id": "maps"})
    bridge.act("/v1/expect", {"q": "kind:finding rule:cloud.app"})
    known(bridge, "maps", lambda app: app["status"] == "NOT_CONNECTED")
    assert radio.wait_for(lambda: [answer["resultCode"] for answer in radio.answers] == ["DISALLOWED"])
    assert bridge.get("/v1/state?path=/headUnit/apps") == {}


def test_a_page_of_another_site_cannot_make_the_bridge_connect(bridge, radio):
    for verb, body in [("set", {"endpoint": radio.endpoint}), ("connect", {"id": radio.endpoint})]:
        asked = request("POST", f"/v1/head-unit/cloud-app:{verb}", JSON, "Origin: http://evil.example", body=json.dumps(body).encode())
        assert status(raw(bridge.url, asked)) == 403
    assert bridge.get(f"/v1/state?path={CLOUDS}") == {}
    assert radio.connection is None
