"""A recorded run has the same effects when it is replayed in a process without clock, disk and apps."""

import json
import subprocess

import pytest
from running import ROOT, Bridge, binaries


def replay(path):
    return subprocess.run([binaries() / "sdl-bridge", "replay", str(path)], capture_output=True, text=True, timeout=60)


@pytest.fixture
def recording(tmp_path):
    """A run in which one app connects over two transports, is activated and closed, and the head unit changes its profile."""
    path = tmp_path / "run.ndjson"
    bridge = Bridge(tmp_path, hosted=["HelloApp"], more=["--record", str(path), "--profile", "wide"])
    key = next(iter(bridge.until("/headUnit/apps", lambda apps: apps)))
    bridge.act(f"/v1/apps/{key}:activate")
    bridge.until(f"/headUnit/apps/{key}/windows/0", lambda window: window.get("mainField1"))
    over = bridge.start_app("HelloApp", over="tcp")
    bridge.act("/v1/head-unit/profile", {"id": "twoline"}, method="PUT")
    bridge.act("/v1/head-unit", {"display": {"distraction": "DD_ON"}}, method="PATCH")
    over.terminate()
    bridge.act(f"/v1/apps/{key}:close")
    bridge.stop()
    return path


def test_a_replay_has_the_same_effects(recording):
    lines = [json.loads(line) for line in recording.read_text().splitlines()]
    assert lines[0]["recording"] == 1
    assert lines[0]["profiles"][0]["id"] == "wide"
    played = replay(recording)
    assert played.returncode == 0, played.stdout + played.stderr
    assert played.stdout.startswith(f"{len(lines) - 1} inputs gave the same ")


def test_a_different_effect_is_reported_with_its_line(recording):
    lines = recording.read_text().splitlines()
    place = next(index for index, line in enumerate(lines) if "OnDriverDistraction" in line)
    lines[place] = lines[place].replace("OnDriverDistraction", "OnDriverDestruction", 1)
    recording.write_text("\n".join(lines))
    played = replay(recording)
    assert played.returncode == 1
    assert f"line {place + 1}: the effects differ from the recorded ones" in played.stdout


@pytest.mark.parametrize("content", ["", "no json", '{"recording":2}'])
def test_an_invalid_recording_is_refused(tmp_path, content):
    path = tmp_path / "not.ndjson"
    path.write_text(content)
    played = replay(path)
    assert played.returncode == 2
    assert "line 1" in played.stderr


def test_an_invalid_profile_is_refused_at_the_start(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text('{"id": "mine"}')
    started = subprocess.run(
        [binaries() / "sdl-bridge", "--port", "0", "--apps", "none", "--data", str(tmp_path / "data"), "--profile", str(path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert started.returncode == 1
    assert f"{path}: name: missing; it is a text: the display name" in started.stderr


def test_three_apps_over_sockets_have_the_same_effects_in_a_replay():
    """A short run of `make record-hour`, with apps that speak the protocol directly."""
    script = [ROOT / "scripts/record-hour", "--minutes", "0.15", "--pace", "40"]
    played = subprocess.run([*script, "--bridge", binaries() / "sdl-bridge"], capture_output=True, text=True, timeout=120)
    assert played.returncode == 0, played.stdout + played.stderr
    counts, verdict = played.stdout.splitlines()[-2:]
    assert json.loads(counts)["answers"] >= 10
    assert "effects, byte by byte" in verdict
