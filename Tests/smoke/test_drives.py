"""Tests of drives, which change the vehicle data. The tests start drives over REST and the command line, and an app receives the data."""

import subprocess

import pytest
from running import binaries
from test_drive import call, scratch, send
from test_vehicle import vehicle_data

TRACK = """<?xml version="1.0"?>
<gpx version="1.1"><trk><trkseg>
<trkpt lat="47.0000" lon="8.0"><time>2026-05-01T10:00:00Z</time></trkpt>
<trkpt lat="47.0010" lon="8.0"><time>2026-05-01T10:00:10Z</time></trkpt>
<trkpt lat="47.0030" lon="8.0"><time>2026-05-01T10:00:20Z</time></trkpt>
</trkseg></trk></gpx>
"""


@pytest.fixture
def speedometer(bridge):
    app = scratch(bridge, appName="Speedometer", appID="speed")["id"]
    bridge.act("/v1/apps/speed:activate")
    assert send(bridge, app, "SubscribeVehicleData", speed=True, gps=True) == "SUCCESS"
    bridge.act("/v1/clock:pause")
    return app


def run_cli(bridge, *words):
    return subprocess.run([binaries() / "sdl-bridge", *map(str, words), "--url", bridge.url], capture_output=True, text=True, timeout=30)


def test_a_speedometer_follows_a_track(bridge, speedometer, tmp_path):
    track = tmp_path / "track.gpx"
    track.write_text(TRACK)
    done = run_cli(bridge, "drive", track)
    assert done.returncode == 0, done.stderr
    bridge.act("/v1/clock:advance", {"ms": 20_000})
    assert [message["speed"] for message in vehicle_data(bridge, speedometer) if "speed" in message] == [40, 80, 0]
    latitudes = [message["gps"]["latitudeDegrees"] for message in vehicle_data(bridge, speedometer)]
    assert latitudes == sorted(latitudes) and (latitudes[0], latitudes[-1]) == (47, 47.003)
    bridge.act("/v1/clock:advance", {"ms": 1_000})
    drive = bridge.get("/v1/head-unit/drive")
    assert (drive["name"], drive["phase"], drive["durationMs"], drive["positionMs"]) == ("track.gpx", "ended", 20_000, 20_000)


def test_a_drive_repeats_identically(bridge, speedometer):
    runs = []
    for _ in range(2):
        before = len(vehicle_data(bridge, speedometer))
        bridge.act("/v1/head-unit/drive:start", {"builtIn": "fuel-stop", "speed": 5})
        bridge.act("/v1/clock:advance", {"ms": 30_000})
        runs.append(vehicle_data(bridge, speedometer)[before:])
        bridge.act("/v1/head-unit/drive:stop")
        bridge.act("/v1/head-unit/vehicle", {"speed": 0, "gps": {"heading": 0}}, method="PATCH")
    speeds = [[message["speed"] for message in one] for one in runs]
    assert len(speeds[0]) > 200 and speeds[0] == speeds[1]


def test_a_tunnel_loses_the_messages_of_apps(bridge, speedometer):
    bridge.act("/v1/head-unit/drive:start", {"text": "0 speed 80\n1..3 link.lossPercent 100\n4 speed 90", "name": "tunnel"})
    bridge.act("/v1/clock:advance", {"ms": 1_500})
    assert bridge.get("/v1/head-unit")["link"]["lossPercent"] == 100
    bridge.act("/v1/clock:advance", {"ms": 2_000})
    assert bridge.get("/v1/head-unit")["link"]["lossPercent"] == 0
    assert run_cli(bridge, "drive", "pause").returncode == 0
    assert bridge.get("/v1/head-unit/drive")["phase"] == "paused"
    assert run_cli(bridge, "drive", "seek", 0).returncode == 0
    assert bridge.get("/v1/head-unit/vehicle")["speed"] == 80
    bridge.act("/v1/reset")
    assert call(bridge, "GET", "/v1/head-unit/drive")[0] == 404


def test_the_row_of_a_long_drive_is_truncated(bridge):
    text = "time,speed\n" + "".join(f"{second},{second % 200}\n" for second in range(20_000))
    bridge.act("/v1/head-unit/drive:start", {"text": text, "name": "long.csv"})
    assert bridge.get("/v1/head-unit/drive")["durationMs"] == 19_999_000
    row = bridge.get("/v1/log?q=command:headUnit.drive.start")["rows"][-1]
    assert row["params"]["text"].startswith(text[:900]) and len(row["params"]["text"]) < 1_100
    assert row["params"]["text"].endswith(f"({len(text)} bytes in all)")


def test_an_invalid_drive_is_refused_with_its_line_and_the_current_drive_continues(bridge, speedometer, tmp_path):
    bridge.act("/v1/head-unit/drive:start", {"builtIn": "city"})
    for text, line, words in [
        ("time,speed\n0,1\n1,900", 3, "900"),
        ("time,spead\n0,1", 1, "spead"),
        ("<gpx><trk>", 1, "not XML"),
    ]:
        status, _, problem = call(bridge, "POST", "/v1/head-unit/drive:start", {"text": text})
        assert status == 422 and problem["line"] == line and words in problem["detail"], problem
    status, _, problem = call(bridge, "POST", "/v1/head-unit/drive:start", {})
    assert status == 422 and "Neither" in problem["detail"]
    huge = tmp_path / "huge.csv"
    with huge.open("wb") as file:
        file.truncate(1 << 30)
    done = run_cli(bridge, "drive", huge)
    assert done.returncode == 2 and "1024 MB" in done.stderr
    assert run_cli(bridge, "drive", tmp_path).returncode == 2
    assert run_cli(bridge, "drive", "country").returncode == 1
    assert bridge.get("/v1/head-unit/drive")["name"] == "city"
    assert {drive["name"] for drive in bridge.get("/v1/drives")} == {"city", "motorway", "fuel-stop"}
