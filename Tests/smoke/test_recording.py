"""A run that is recorded is the same when it is played again, in a process that has no clock, no disk and no apps."""

import json
import subprocess

import pytest
from running import ROOT, Bridge, binaries


def replay(path):
    return subprocess.run([binaries() / "sdl-bridge", "replay", str(path)], capture_output=True, text=True, timeout=60)


@pytest.fixture
def recording(tmp_path):
    """A run with an app that comes twice, is pressed and closed, and a head unit that becomes another one."""
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


def test_a_run_is_the_same_again_in_another_process(recording):
    lines = [json.loads(line) for line in recording.read_text().splitlines()]
    assert lines[0]["recording"] == 1
    assert lines[0]["profiles"][0]["id"] == "wide"
    played = replay(recording)
    assert played.returncode == 0, played.stdout + played.stderr
    assert played.stdout.startswith(f"{len(lines) - 1} inputs gave the same ")


def test_another_effect_is_named_with_its_line(recording):
    lines = recording.read_text().splitlines()
    place = next(index for index, line in enumerate(lines) if "OnDriverDistraction" in line)
    lines[place] = lines[place].replace("OnDriverDistraction", "OnDriverDestruction", 1)
    recording.write_text("\n".join(lines))
    played = replay(recording)
    assert played.returncode == 1
    assert f"line {place + 1}: other effects than recorded" in played.stdout


@pytest.mark.parametrize("content", ["", "no json", '{"recording":2}'])
def test_what_is_no_recording_says_so(tmp_path, content):
    path = tmp_path / "not.ndjson"
    path.write_text(content)
    played = replay(path)
    assert played.returncode == 2
    assert "line 1" in played.stderr


def test_a_profile_that_is_none_says_where_and_nothing_starts(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text('{"id": "mine"}')
    started = subprocess.run(
        [binaries() / "sdl-bridge", "--port", "0", "--apps", "none", "--data", str(tmp_path / "data"), "--profile", str(path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert started.returncode == 1
    assert f"{path}: name: missing; it is a text: what people call it" in started.stderr


def test_three_apps_that_come_and_go_over_sockets_are_the_same_again():
    """The hour of `make record-hour` in small: some seconds, and apps that speak the protocol by hand."""
    script = [ROOT / "scripts/record-hour", "--minutes", "0.15", "--pace", "40"]
    played = subprocess.run([*script, "--bridge", binaries() / "sdl-bridge"], capture_output=True, text=True, timeout=120)
    assert played.returncode == 0, played.stdout + played.stderr
    counts, verdict = played.stdout.splitlines()[-2:]
    assert json.loads(counts)["answers"] >= 10
    assert "effects, byte by byte" in verdict
