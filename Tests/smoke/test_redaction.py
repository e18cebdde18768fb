"""Tests that no file of a session contains redacted values: data folder, capsules, exports and pictures."""

import base64
import gzip
import io
import json
import os
import shutil
import struct
import subprocess
import urllib.request
import zipfile
import zlib

import chromium
import pytest
from cloudapp import CloudApp
from driving import Driver
from running import ROOT, Bridge, binaries
from test_drive import scratch, send
from test_web_hmi import Page, Phone, free_port

CODE = "7351904826"
TOKEN = "t0ken-of-the-radio-7193"
VIN = "WVWZZZ1JZXW000419"
LATITUDE, LONGITUDE = 47.123456, 8.765432

#: The bytes of each secret in a file. A position may have been rounded.
SECRETS = {
    "code": [CODE.encode()],
    "token": [TOKEN.encode()],
    "vin": [VIN.encode()],
    "position": [b"47.1234", b"8.7654", *(struct.pack(form, place) for form in ("<d", ">d") for place in (LATITUDE, LONGITUDE))],
}

CSV = f"time,speed,vin,gps.latitudeDegrees,gps.longitudeDegrees\n0,10,{VIN},{LATITUDE},{LONGITUDE}\n1,20,,,\n"
FOREIGN = f"time,Vehicle.VehicleIdentification.VIN,Vehicle.CurrentLocation.Latitude\n0,{VIN},{LATITUDE}\n1,,\n"
NDJSON = json.dumps({"t": 0, "vin": VIN, "gps": {"latitudeDegrees": LATITUDE, "longitudeDegrees": LONGITUDE}}) + '\n{"t": 1, "speed": 3}\n'
SCRIPT = f"0 vin {VIN}\n0 gps.latitudeDegrees {LATITUDE}\n1 gps.longitudeDegrees {LONGITUDE}\n"
GPX = f"""<?xml version="1.0"?>
<gpx version="1.1"><trk><trkseg>
<trkpt lat="{LATITUDE}" lon="{LONGITUDE}"><time>2026-05-01T10:00:00Z</time></trkpt>
<trkpt lat="{LATITUDE}" lon="{LONGITUDE}"><time>2026-05-01T10:00:01Z</time></trkpt>
</trkseg></trk></gpx>
"""


def spellings(secret):
    """Generates the spellings of a secret: UTF-8, UTF-16, and base64 with three alignments."""
    yield secret
    yield secret.decode("latin-1").encode("utf-16-le")
    for before in range(3):
        whole = base64.b64encode(bytes(before) + secret + bytes(3))
        yield whole[-(-before * 4 // 3) : (before + len(secret)) * 4 // 3]


def unpacked(data):
    """Generates the bytes in `data`, and the unpacked bytes of all archives in `data`."""
    yield data
    if data[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(data)) as members:
            for name in members.namelist():
                yield name.encode()
                yield from unpacked(members.read(name))
    for magic, unpack in ((b"\x1f\x8b\x08", gzip.decompress), (b"\x78", zlib.decompress)):
        if data.startswith(magic):
            try:
                yield from unpacked(unpack(data))
            except (OSError, EOFError, zlib.error):
                pass  # The bytes only look like compressed data.
    # The compressed text chunks of a PNG.
    if data.startswith(b"\x89PNG"):
        at = 8
        while at + 8 <= len(data):
            size, kind = struct.unpack(">I4s", data[at : at + 8])
            body = data[at + 8 : at + 8 + size]
            if kind == b"zTXt":
                yield zlib.decompress(body.split(b"\0", 1)[1][1:])
            elif kind == b"iTXt":
                yield from unpacked(body.split(b"\0", 4)[-1])
            at += 12 + size


def found(files):
    """Returns the secrets in the files, each with the name of the file."""
    hits = set()
    for name, data in files.items():
        for part in unpacked(data):
            hits |= {(secret, name) for secret, texts in SECRETS.items() for text in texts for one in spellings(text) if one in part}
    return hits


def run(bridge, *words):
    env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
    done = subprocess.run([binaries() / "sdl-bridge", *map(str, words)], capture_output=True, timeout=60, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def drive_the_car(bridge, folder):
    """Sets a VIN and positions by command, and with a drive in each format. An app has subscribed to the VIN and the positions."""
    app = scratch(bridge, appName="Map", appID="map")["id"]
    bridge.act("/v1/apps/map:activate")
    assert send(bridge, app, "SubscribeVehicleData", gps=True, speed=True) == "SUCCESS"
    bridge.act("/v1/head-unit/vehicle", {"vin": VIN, "gps": {"latitudeDegrees": LATITUDE, "longitudeDegrees": LONGITUDE}}, method="PATCH")
    assert send(bridge, app, "GetVehicleData", gps=True, vin=True) == "SUCCESS"
    bridge.act("/v1/clock:pause")
    file = folder / "commute.csv"
    file.write_text(CSV)
    run(bridge, "drive", file)
    for text in (FOREIGN, NDJSON, SCRIPT, GPX):
        bridge.act("/v1/head-unit/drive:start", {"text": text})
        bridge.act("/v1/clock:advance", {"ms": 2_000})
        step = {"command": "headUnit.drive.start", "params": {"text": text}}
        known = {"expect": {"path": "/headUnit/vehicle/vin", "equals": VIN}}
        bridge.act("/v1/batch", {"commands": [step, known]})
        bridge.act("/v1/clock:advance", {"ms": 2_000})
    assert bridge.get("/v1/head-unit/drive")["phase"] == "ended"
    bridge.act("/v1/clock:resume")


def open_the_keyboard(bridge):
    for name in ("Open", "Bank", "Enter code"):
        bridge.act("/v1/elements:use", {"name": name})
    keyboard = "/headUnit/apps/messages/globalProperties/keyboardProperties"
    bridge.until(keyboard, lambda value: value.get("maskInputCharacters") == "ENABLE_INPUT_KEY_MASK")
    bridge.until("/headUnit/overlays", lambda overlays: any(one["kind"] == "keyboard" for one in overlays.values()))


def type_the_code(bridge, picture):
    """Types the code in every way: as a driver, as a tester, in a batch and on the command line. Takes a screenshot of the keyboard."""
    car = Driver(bridge, "messages")
    open_the_keyboard(bridge)
    car.type(CODE)
    bridge.act("/v1/elements:use", {"type": CODE})
    bridge.act("/v1/batch", {"commands": [{"command": "headUnit.overlay.type", "params": {"text": CODE}}]})
    car.send_to_app("OnKeyboardInput", {"event": "KEYPRESS", "data": CODE})
    run(bridge, "type", CODE)
    bridge.until("/headUnit/overlays", lambda overlays: any(one.get("entry") == CODE for one in overlays.values()))
    if chromium.find():
        # The paused clock keeps the keyboard open.
        bridge.act("/v1/clock:pause")
        run(bridge, "screenshot", picture)
        bridge.act("/v1/clock:resume")
    car.submit(CODE)
    car.sees("Wrong code")
    return car


def crash_with_an_open_keyboard(car):
    """Submits the code after the app has crashed."""
    bridge = car.bridge
    bridge.act("/v1/elements:use", {"name": "Enter code"})
    car.overlay("keyboard")
    car.type(CODE)
    os.kill(bridge.get("/v1/hosts/Messenger")["pid"], 9)
    bridge.act("/v1/expect", {"q": 'kind:process "rows before it"', "timeoutMs": 20_000})
    assert bridge.call("POST", "/v1/head-unit/overlay:submit", {"text": CODE})[0] != 200


def data_of(folder):
    """Returns the files of a data folder, except the files that must keep the original values: the resumption data and files of apps."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "files" not in path.relative_to(folder).parts
    }


def exports_of(bridge, folder):
    """Returns the saved session, and all exports of the session."""
    file = folder / "session.sdlcapsule.zip"
    run(bridge, "save", file)
    files = {"capsule": file.read_bytes(), "help": run(bridge, "export", "--help")}
    for form in ("ndjson", "perfetto", "pcapng"):
        assert form.encode() in files["help"]
        files[form] = run(bridge, "export", file, "--as", form)
    for path in ("/v1/log.ndjson", "/v1/log?limit=1000"):
        with urllib.request.urlopen(bridge.url + path, timeout=20) as answer:
            files[path] = answer.read()
    return files


@pytest.mark.parametrize("more, wanted", [((), set()), (("--redact", "none"), set(SECRETS))], ids=["redacted", "none"])
def test_no_file_of_a_session_contains_a_secret(tmp_path, more, wanted):
    """Searches the files for secrets. With `--redact none`, the search must find every secret."""
    radio = CloudApp("radio", "Radio")
    picture = tmp_path / "keyboard.png"
    bridge = Bridge(tmp_path, hosted=["Messenger"], more=[*more])
    try:
        properties = {"id": "radio", "endpoint": radio.endpoint, "nicknames": ["Radio"], "authToken": TOKEN}
        bridge.act("/v1/head-unit/cloud-app:set", properties)
        bridge.act("/v1/head-unit/cloud-app:connect", {"id": "radio"})
        assert radio.wait_for(lambda: radio.token == TOKEN)
        drive_the_car(bridge, tmp_path)
        crash_with_an_open_keyboard(type_the_code(bridge, picture))
        files = exports_of(bridge, tmp_path)
    finally:
        bridge.stop()
        radio.close()
    files |= data_of(tmp_path / "data")
    if picture.exists():
        files["screenshot"] = picture.read_bytes()
    assert any("capsules/" in name for name in files) and any("history/" in name for name in files)
    hits = found(files)
    assert {secret for secret, _ in hits} == wanted, sorted(hits)
    # The capture is complete: a redacted value is replaced by the same number of characters.
    with zipfile.ZipFile(io.BytesIO(files["capsule"])) as capsule:
        wire = capsule.read("wire.pcapng")
        assert b"manualTextEntry" in wire and b"authToken" in wire
    if not wanted:
        assert b'"manualTextEntry":"' + b"*" * len(CODE) in wire
        assert b"authToken\0" + struct.pack("<i", len(TOKEN) + 1) + b"*" * len(TOKEN) + b"\0" in wire


@pytest.mark.skipif(shutil.which("tshark") is None, reason="tshark is not installed")
def test_tshark_reads_a_redacted_capture(tmp_path):
    radio = CloudApp("radio", "Radio")
    bridge = Bridge(tmp_path)
    try:
        bridge.act("/v1/head-unit/cloud-app:set", {"id": "radio", "endpoint": radio.endpoint, "authToken": TOKEN})
        bridge.act("/v1/head-unit/cloud-app:connect", {"id": "radio"})
        bridge.until("/headUnit/apps", lambda apps: "radio" in apps)
        capture = tmp_path / "wire.pcapng"
        capture.write_bytes(exports_of(bridge, tmp_path)["pcapng"])
    finally:
        bridge.stop()
        radio.close()
    command = ["tshark", "-n", "-X", f"lua_script:{ROOT}/wireshark/sdl.lua", "-r", capture]

    def read(*words):
        done = subprocess.run([*command, *words], capture_output=True, text=True, timeout=120, env=os.environ | {"HOME": str(tmp_path)})
        assert done.returncode == 0 and "Lua" not in done.stderr, done.stderr
        return done.stdout.splitlines()

    assert read("-Y", "_ws.malformed || sdl.short || tcp.analysis.flags") == []
    assert "0x02" in read("-Y", "sdl.control", "-T", "fields", "-e", "sdl.control")
    assert "RegisterAppInterface" in read("-Y", "sdl.rpc.kind == 1", "-T", "fields", "-e", "sdl.rpc.name")


def test_the_traffic_of_a_proxy_is_redacted(tmp_path, start_proxy):
    (tmp_path / "car").mkdir()
    car = Bridge(tmp_path / "car")
    try:
        proxy = start_proxy(car.cores["tcp"])
        proxy.start_app("Messenger")
        car.until("/headUnit/appOrder", lambda apps: apps == ["messages"])
        car.act("/v1/apps/messages:activate")
        open_the_keyboard(car)
        car.act("/v1/head-unit/overlay:type", {"text": CODE})
        car.act("/v1/head-unit/overlay:submit", {"text": CODE})
        status, shown = proxy.call("POST", "/v1/expect", {"q": "rpc:PerformInteraction result:SUCCESS"})
        assert status == 200, shown
        files = exports_of(proxy, tmp_path)
    finally:
        car.stop()
    [data] = tmp_path.glob("proxy*/data")
    assert found(files | data_of(data)) == set()
    with zipfile.ZipFile(io.BytesIO(files["capsule"])) as capsule:
        assert b'"manualTextEntry":"' + b"*" * len(CODE) in capsule.read("wire.pcapng")


class TypingPage(Page):
    """A web HMI whose driver enters the code on each keyboard."""

    def send(self, message):
        if message.get("result", {}).get("method") == "UI.PerformInteraction":
            typed = {"event": "ENTRY_SUBMITTED", "data": CODE}
            super().send({"method": "UI.OnKeyboardInput", "params": typed})
            message["result"]["manualTextEntry"] = CODE
        super().send(message)


def test_text_typed_on_a_web_hmi_is_redacted(tmp_path):
    port = free_port()
    bridge = Bridge(tmp_path, more=["--hmi-port", str(port)])
    try:
        page = TypingPage(port)
        page.begin()
        page.until("BasicCommunication.UpdateDeviceList")
        bridge.until("/headUnit/presenter", lambda presenter: presenter == "hmi")
        phone = Phone(bridge.pipe.removeprefix("unix:"), "Bank", syncMsgVersion={"majorVersion": 8, "minorVersion": 0})
        listed = page.until("BasicCommunication.UpdateAppList")["params"]["applications"]
        page.send({"id": 500, "method": "SDL.ActivateApp", "params": {"appID": listed[0]["appID"]}})
        masked = phone.send("SetGlobalProperties", keyboardProperties={"maskInputCharacters": "ENABLE_INPUT_KEY_MASK"})
        page.until("UI.SetGlobalProperties")
        assert phone.answer(masked)["success"]
        asked = phone.send(
            "PerformInteraction",
            initialText="Code",
            interactionMode="MANUAL_ONLY",
            interactionLayout="KEYBOARD",
            interactionChoiceSetIDList=[],
        )
        page.until("UI.PerformInteraction")
        assert phone.answer(asked)["manualTextEntry"] == CODE
        status, shown = bridge.call("POST", "/v1/expect", {"q": "source:hmi rpc:UI.OnKeyboardInput"})
        assert status == 200, shown
        files = exports_of(bridge, tmp_path)
        page.close()
        phone.stop()
    finally:
        bridge.stop()
    assert b"UI.PerformInteraction" in files["ndjson"]
    assert found(files | data_of(tmp_path / "data")) == set()
