"""Tests of a web HMI: the HMI's port, the HMI's rows in the log, and apps that wait for the HMI."""

import base64
import hashlib
import json
import os
import random
import socket
import struct
import sys
import urllib.request
from pathlib import Path

import pytest
from running import ROOT, Bridge

sys.path.append(str(ROOT / "Tests" / "webhmi"))

from phone import Phone  # noqa: E402


def free_port():
    """Returns a free port outside the range of ephemeral ports. An ephemeral port could be in use before the bridge listens."""
    while True:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", random.randrange(20000, 32000)))
                return probe.getsockname()[1]
            except OSError:
                pass


class Page:
    """A web HMI without a screen: connects, registers, and accepts every request."""

    COMPONENTS = ["UI", "BasicCommunication", "Buttons", "VR", "TTS", "Navigation", "VehicleInfo", "RC"]

    def __init__(self, port, origin="http://127.0.0.1:8081"):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.buffer = b""
        self.methods = []
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Origin: {origin}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.status = int(self._line().split()[1])
        while self._line():
            pass

    def begin(self):
        for number, name in enumerate(self.COMPONENTS):
            self.send({"id": 201 + number, "method": "MB.registerComponent", "params": {"componentName": name}})
        for name in ["OnAppRegistered", "OnAppUnregistered"]:
            property = {"propertyName": f"BasicCommunication.{name}"}
            self.send({"id": 301 + len(name), "method": "MB.subscribeTo", "params": property})
        self.send({"method": "BasicCommunication.OnReady"})

    def send(self, message):
        payload = json.dumps({"jsonrpc": "2.0", **message}).encode()
        mask = os.urandom(4)
        head = b"\x81" + (bytes([0x80 | len(payload)]) if len(payload) < 126 else struct.pack(">BH", 0xFE, len(payload)))
        self.socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload)))

    def until(self, method):
        """Answers every request until a message with the method `method` arrives. Returns this message."""
        while True:
            message = json.loads(self._frame())
            if "method" not in message:
                continue
            self.methods.append(message["method"])
            if "id" in message:
                self.send({"id": message["id"], "result": {"code": 0, "method": message["method"], "available": True}})
            if message["method"] == method:
                return message

    def _frame(self):
        head = self._bytes(2)
        size = head[1] & 0x7F
        if size == 126:
            size = struct.unpack(">H", self._bytes(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._bytes(8))[0]
        return self._bytes(size)

    def _bytes(self, count):
        while len(self.buffer) < count:
            chunk = self.socket.recv(65536)
            assert chunk, "the bridge closed the connection"
            self.buffer += chunk
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _line(self):
        while b"\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        line, _, self.buffer = self.buffer.partition(b"\r\n")
        return line.decode()

    def close(self):
        self.socket.close()


@pytest.fixture(params=[(), ("--as-core",)], ids=["beside", "as-core"])
def bridge_and_port(request, tmp_path):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), *request.param))
    yield bridge, port
    bridge.stop()


def test_a_web_hmi_becomes_the_presenter_and_receives_what_the_app_shows(bridge_and_port):
    bridge, port = bridge_and_port
    assert bridge.get("/v1/state?path=/headUnit/hmi")["connected"] is False
    page = Page(port)
    assert page.status == 101
    page.begin()
    page.until("BasicCommunication.UpdateDeviceList")
    bridge.until("/headUnit/presenter", lambda presenter: presenter == "hmi")
    bridge.start_app("HelloApp")
    listed = page.until("BasicCommunication.UpdateAppList")["params"]["applications"]
    assert [app["appName"] for app in listed] == ["Hello"]
    page.send({"id": 500, "method": "SDL.ActivateApp", "params": {"appID": listed[0]["appID"]}})
    show = page.until("UI.Show")
    assert show["params"]["showStrings"][0]["fieldText"] == "Hello, driver"
    bridge.until("/headUnit/apps/hello/hmiLevel", lambda level: level == "FULL")
    # The HMI can receive a message before the log has the message's row.
    bridge.act("/v1/expect", {"q": "source:hmi rpc:UI.Show", "timeoutMs": 10_000})
    rows = bridge.get("/v1/log?limit=500&q=source:hmi%20rpc:UI.Show")["rows"]
    shown = bridge.get(f"/v1/log/{rows[0]['causes'][0]}")["row"]
    assert rows[0]["direction"] == "toHMI" and shown["name"] == "Show"
    page.close()
    bridge.until("/headUnit/presenter", lambda presenter: presenter == "page")


def test_a_web_hmi_that_lacks_a_component_is_reported_with_a_fix(tmp_path):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port)))
    try:
        page = Page(port)
        page.COMPONENTS = [name for name in Page.COMPONENTS if name != "VR"]
        page.begin()
        page.until("BasicCommunication.UpdateDeviceList")
        bridge.until("/headUnit/hmi", lambda hmi: hmi["ready"] and hmi["missing"] == ["VR"])
        check = bridge.get("/readyz")["checks"]["hmi"]
        assert (check["status"], check["detail"]) == ("warn", "The web HMI has not registered VR.")
        assert check["fix"].startswith("Reload the HMI's page")
        # The report is published after the time limit for loading.
        hmi = bridge.until("/headUnit/hmi", lambda hmi: "problem" in hmi)["problem"]
        assert hmi["detail"] == check["detail"] and check["fix"].startswith(hmi["fix"])
        page.send({"id": 999, "method": "MB.registerComponent", "params": {"componentName": "VR"}})
        bridge.until("/headUnit/hmi", lambda hmi: "problem" not in hmi)
        assert bridge.get("/readyz")["checks"]["hmi"]["status"] == "pass"
        page.close()
    finally:
        bridge.stop()


def test_a_web_hmi_that_is_not_ready_is_reported_with_what_it_lacks(tmp_path):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), "--as-core"))
    try:
        page = Page(port)
        page.send({"id": 201, "method": "MB.registerComponent", "params": {"componentName": "BasicCommunication"}})
        bridge.until("/headUnit/hmi", lambda hmi: hmi["components"] == ["BasicCommunication"])
        status, problem = bridge.call("GET", "/readyz")
        assert status == 503
        assert "has not sent OnReady and has not registered UI, Buttons, VR, TTS, Navigation" in problem["detail"]
        assert "Reload the HMI's page" in problem["hint"] and "BasicCommunication.OnReady" in problem["hint"]
        page.close()
    finally:
        bridge.stop()


def test_as_core_apps_wait_for_the_hmi(tmp_path):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), "--as-core"))
    try:
        bridge.start_app("HelloApp")
        status, problem = bridge.call("GET", "/readyz")
        assert status == 503 and "No web HMI is connected" in problem["detail"]
        page = Page(port)
        page.begin()
        page.until("BasicCommunication.OnAppRegistered")
        bridge.until("/headUnit/hmi", lambda hmi: hmi["ready"])
        assert bridge.get("/readyz")["checks"]["hmi"]["status"] == "pass"
        # As soon as the app is in the state tree, the registration is logged.
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        registered = bridge.get("/v1/log?limit=9&q=rpc:RegisterAppInterface")["rows"][0]["seq"]
        asked = bridge.get("/v1/log?limit=9&q=rpc:UI.GetCapabilities")["rows"][0]["seq"]
        assert asked < registered
        page.close()
    finally:
        bridge.stop()


def test_as_core_the_bridge_behaves_like_sdl_core_for_an_hmi(tmp_path):
    """Checks the device's name and id, the paths of pictures, and that each start request is sent once."""
    port, tcp = free_port(), free_port()
    # The HMI has another working directory, so a relative data folder must become an absolute path.
    data = os.path.relpath(f"{tmp_path}/data")
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), "--as-core", "--apps", f"tcp://127.0.0.1:{tcp}", "--data", data))
    try:
        page = Page(port)
        page.begin()
        page.until("BasicCommunication.UpdateDeviceList")
        bridge.until("/headUnit/presenter", lambda presenter: presenter == "hmi")
        asked = [method for method in page.methods if method.rpartition(".")[2].startswith(("Is", "Get", "Mixing"))]
        interfaces = ["Navigation", "VehicleInfo", "VR", "TTS", "UI", "RC"]
        wanted = [f"{name}.IsReady" for name in interfaces]
        wanted += [f"{name}.{what}" for name in ["UI", "VR", "TTS"] for what in ["GetLanguage", "GetSupportedLanguages", "GetCapabilities"]]
        wanted += [
            "BasicCommunication.GetSystemInfo",
            "BasicCommunication.MixingAudioSupported",
            "RC.GetCapabilities",
            "Buttons.GetCapabilities",
            "VehicleInfo.GetVehicleData",
            "VehicleInfo.GetVehicleType",
        ]
        assert sorted(asked) == sorted(wanted)
        status, made = bridge.call("POST", "/v1/scratch-apps", {"appName": "Radio", "appID": "radio"})
        assert status == 200
        device = page.until("BasicCommunication.UpdateDeviceList")["params"]["deviceList"][0]
        name = f"127.0.0.1:{tcp}"
        number = hashlib.sha256(name.encode()).hexdigest()
        assert (device["name"], device["id"], device["transportType"]) == (name, number, "WIFI")
        listed = page.until("BasicCommunication.UpdateAppList")["params"]["applications"][0]
        assert listed["deviceInfo"]["id"] == number
        page.send({"id": 500, "method": "SDL.ActivateApp", "params": {"appID": listed["appID"]}})
        bridge.until("/headUnit/apps/radio/hmiLevel", lambda level: level == "FULL")
        file = {"name": "a cover.png", "fileType": "GRAPHIC_PNG", "data": "iVBORw0KGgo="}
        status, _ = bridge.call("POST", f"/v1/scratch-apps/{made['id']}:put-file", file)
        assert status == 200
        show = {"mainField1": "a", "graphic": {"value": "a cover.png", "imageType": "DYNAMIC"}}
        bridge.call("POST", f"/v1/scratch-apps/{made['id']}:send", {"name": "Show", "params": show, "waitMs": 0})
        picture = page.until("UI.Show")["params"]["graphic"]["value"]
        assert picture == f"{tmp_path.resolve()}/data/storage/radio_{number}/a cover.png"
        assert Path(picture).read_bytes().startswith(b"\x89PNG")
        page.close()
    finally:
        bridge.stop()


def test_a_video_stream_is_available_to_any_player(tmp_path):
    bridge = Bridge(tmp_path)
    try:
        phone = Phone(bridge.pipe.removeprefix("unix:"), "Maps", appHMIType=["NAVIGATION"])
        bridge.act("/v1/apps/maps:activate")
        status, problem = bridge.call("GET", "/v1/streams/maps/video")
        assert status == 404 and problem["detail"] == "maps streams no video."
        assert phone.start_video()
        bridge.until("/headUnit/apps/maps/streams", lambda streams: "video" in streams)
        with urllib.request.urlopen(bridge.url + "/v1/streams/maps/video", timeout=10) as player:
            phone.stream(b"picture")
            assert player.read(7) == b"picture"
            bridge.until("/headUnit/apps/maps/streams/video/flowing", lambda flows: flows)
            phone.end_video()
            assert player.read() == b""
        phone.stop()
    finally:
        bridge.stop()


def test_pages_of_other_sites_are_refused(bridge_and_port):
    _, port = bridge_and_port
    page = Page(port, origin="http://example.org")
    assert page.status == 403
    page.close()


def test_as_core_the_bridge_ends_when_the_hmi_reports_ignition_off(tmp_path):
    port = free_port()
    bridge = Bridge(tmp_path, more=("--hmi-port", str(port), "--as-core"))
    try:
        page = Page(port)
        page.begin()
        page.until("BasicCommunication.UpdateDeviceList")
        bridge.until("/headUnit/presenter", lambda presenter: presenter == "hmi")
        subscription = {"propertyName": "BasicCommunication.OnSDLPersistenceComplete"}
        page.send({"id": 401, "method": "MB.subscribeTo", "params": subscription})
        page.send({"method": "BasicCommunication.OnExitAllApplications", "params": {"reason": "SUSPEND"}})
        page.until("BasicCommunication.OnSDLPersistenceComplete")
        page.send({"method": "BasicCommunication.OnExitAllApplications", "params": {"reason": "IGNITION_OFF"}})
        assert bridge.process.wait(timeout=10) == 0
        page.close()
    finally:
        bridge.stop()
