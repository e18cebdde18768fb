"""Tests of the command line."""

import json
import os
import signal
import socket
import subprocess
import urllib.error
import urllib.request

import chromium
import pytest
from running import ROOT, binaries


@pytest.fixture
def cli(bridge_hosting):
    bridge_hosting.until("/headUnit/appOrder", lambda apps: apps == ["hello"])

    def run(*words, wanted=0, bridge=bridge_hosting.url):
        done = subprocess.run(
            [binaries() / "sdl-bridge", *words],
            capture_output=True,
            text=True,
            timeout=60,
            env=os.environ | {"SDL_BRIDGE_URL": bridge},
        )
        assert done.returncode == wanted, done.stdout + done.stderr
        return done

    run.bridge = bridge_hosting
    return run


def test_an_app_can_be_tested_from_a_shell(cli):
    assert "hello\tHello\tNONE" in cli("apps").stdout
    assert "hello\tHello\tNONE" in cli("--url", cli.bridge.url, "apps", bridge="http://127.0.0.1:1").stdout
    cli.bridge.act("/v1/apps/hello:activate")
    cli("expect", "/headUnit/apps/hello/windows/0/mainField1=Hello, driver")
    cli("press", "Greet")
    cli("expect", "--text", "good day")
    cli("press", "Ask")
    cli("press", "Yes")
    cli("expect", "--query", "rpc:Alert result:SUCCESS")
    assert json.loads(cli("state", "/headUnit/activeApp", "--json").stdout) == "hello"
    assert "Alert" in cli("log", "rpc:Alert").stdout
    rows = json.loads(cli("log", "rpc:Show", "--json", "--limit", "2").stdout)["rows"]
    assert [row["name"] for row in rows] == ["Show", "Show"]
    cli("stop", "HelloApp")
    cli("expect", "/bridge/hosts/HelloApp/state=stopped")


def test_the_log_says_in_words_what_was_done_and_what_was_refused(cli):
    cli.bridge.act("/v1/apps/hello:activate")
    cli("press", "Greet")
    # The name differs only in letter case, so waiting is useless.
    assert '"Greet"' in cli("press", "greet", "--timeout", "60000", wanted=1).stderr
    cli("activate", "helo", wanted=1)
    done = [line.split("  ", 4)[-1] for line in cli("log", "kind:command").stdout.splitlines()]
    assert done[:2] == ["headUnit.app.activate  opened hello  SUCCESS", 'bridge.use  pressed "Greet"  SUCCESS']
    assert done[2].startswith('bridge.use  used "greet": No visible element') and done[2].endswith("  REJECTED")
    assert done[3].startswith("headUnit.app.activate  opened helo: ") and done[3].endswith("  REJECTED")


def test_an_app_is_activated_by_its_tile_and_by_its_name(cli):
    cli("press", "Hello")
    cli("expect", "/headUnit/activeApp=hello")
    # No button has the text of the overlay.
    cli("press", "Ask")
    cli("press", "Yes")
    cli("activate", "hello")
    assert "unknown-app" in cli("activate", "unknown-app", wanted=1).stderr


def test_each_verb_has_help_and_an_unknown_verb_is_an_error(cli):
    output = cli("press", "--help").stdout
    assert "--button NAME" in output and "--journal" not in output
    assert cli("press", "-h").stdout == output and cli("help", "press").stdout == output
    replay = cli("replay", "--help").stdout
    assert "--junit" in replay and "--journal" not in replay and "--journal" in cli("proxy", "--help").stdout
    assert cli("version").stdout == cli("--version").stdout
    assert 'no verb "presss"' in cli("presss", "Ask", wanted=2).stderr
    assert len(cli("head-unit", "st", wanted=2).stderr) < 500
    assert "PNG" in cli("screenshot", "car.jpg", wanted=2).stderr
    assert "docs/filter.md" in cli("log", "nokey:1", wanted=2).stderr
    assert "--app PROGRAM" in cli("replay", "nosuch.zip", wanted=2).stderr


def test_errors_are_readable_and_machine_readable(cli):
    cli.bridge.act("/v1/apps/hello:activate")
    output = cli("expect", "--text", "Godd day", "--timeout", "100", wanted=1).stderr
    assert "was not met" in output and "nearest" in output
    problem = json.loads(cli("choose", "Nothing", "--timeout", "50", "--json", wanted=1).stdout)
    assert problem["status"] == 422
    assert "NAME" in cli("stop", wanted=2).stderr
    assert "--wings" in cli("apps", "--wings", wanted=2).stderr
    assert "an unexpected argument" in cli("apps", "apps", wanted=2).stderr
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        unused = f"http://127.0.0.1:{free.getsockname()[1]}"
        assert "no bridge answers" in cli("apps", bridge=unused, wanted=3).stderr


def test_log_follow_prints_new_rows(cli):
    follower = subprocess.Popen(
        [binaries() / "sdl-bridge", "log", "command:headUnit.set", "--follow", "--json", "--url", cli.bridge.url],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        for mode in ("night", "day"):
            cli.bridge.act("/v1/head-unit", {"display": {"mode": mode}}, method="PATCH")
            row = json.loads(follower.stdout.readline())
            assert row["params"]["display"]["mode"] == mode
    finally:
        follower.send_signal(signal.SIGKILL)
        follower.wait(timeout=10)


@pytest.mark.parametrize("limit", [16, 24, 63])
def test_a_bridge_with_too_few_descriptors_refuses_to_start(limit):
    start = f"ulimit -n {limit}; exec {binaries() / 'sdl-bridge'} --port 0 --hmi-port none --apps none"
    done = subprocess.run(["sh", "-c", start], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert f"may open {limit} files and connections; a bridge needs at least 64" in done.stderr


def test_help_lists_the_verbs_in_short_lines():
    output = subprocess.run([binaries() / "sdl-bridge", "--help"], capture_output=True, text=True, timeout=30).stdout
    for verb in ("serve", "run", "apps", "tap", "press", "choose", "expect", "log", "state", "screenshot"):
        assert verb in output
    assert max(len(line) for line in output.splitlines()) <= 120


@pytest.mark.skipif(not chromium.find(), reason="no Chromium is installed")
def test_screenshot_writes_a_png_file(cli, tmp_path):
    cli("screenshot", str(tmp_path / "car.png"), "--size", "640x400")
    picture = (tmp_path / "car.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [640, 400]


def test_screenshot_works_with_a_token(tmp_path):
    bridge = subprocess.Popen(
        [binaries() / "sdl-bridge", "--port", "0", "--apps", "none", "--hmi-port", "none", "--token", "s3cr/t"]
        + ["--data", str(tmp_path / "data"), "--web", str(ROOT / "web")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        url = json.loads(bridge.stdout.readline())["listening"]
        done = subprocess.run(
            [binaries() / "sdl-bridge", "screenshot", "car.png", "--url", url, "--token", "s3cr/t"],
            capture_output=True,
            text=True,
            timeout=60,
            cwd=tmp_path,
        )
        # The screenshot waits until the page has drawn the state. A page without access has no state.
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "car.png").read_bytes().startswith(b"\x89PNG")
    finally:
        bridge.terminate()
        bridge.wait(timeout=10)


def screenshot_over_rest(url, query="", token=None):
    request = urllib.request.Request(f"{url}/v1/head-unit/screenshot{query}")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers["Content-Type"], answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Content-Type"], json.load(error)


def test_the_screenshot_is_available_over_rest(cli):
    status, kind, picture = screenshot_over_rest(cli.bridge.url, "?size=640x400")
    assert (status, kind, picture[:4]) == (200, "image/png", b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [640, 400]
    status, kind, problem = screenshot_over_rest(cli.bridge.url, "?size=wide")
    assert (status, kind) == (400, "application/problem+json") and "1100x760" in problem["hint"]


def test_the_screenshot_over_rest_uses_the_bridges_token_and_reports_a_missing_browser(tmp_path):
    options = ["--port", "0", "--apps", "none", "--hmi-port", "none", "--token", "s3cr/t", "--data", str(tmp_path / "data")]
    answers = []
    for named in (None, str(tmp_path / "nowhere")):
        bridge = subprocess.Popen(
            [binaries() / "sdl-bridge", *options, "--web", str(ROOT / "web")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | ({"CHROMIUM": named} if named else {}),
        )
        try:
            url = json.loads(bridge.stdout.readline())["listening"]
            answers.append(screenshot_over_rest(url, token="s3cr/t"))
        finally:
            bridge.terminate()
            bridge.wait(timeout=10)
    assert answers[0][:2] == (200, "image/png")
    status, _, problem = answers[1]
    assert status == 503 and "no Chromium at" in problem["detail"] and "sdl-bridge screenshot" in problem["hint"]


def test_a_missing_chromium_is_reported(cli, tmp_path):
    done = subprocess.run(
        [binaries() / "sdl-bridge", "screenshot", str(tmp_path / "car.png"), "--url", cli.bridge.url],
        capture_output=True,
        text=True,
        timeout=30,
        env={"PATH": str(tmp_path), "CHROMIUM": str(tmp_path / "nowhere")},
    )
    assert done.returncode == 4 and f"no Chromium at the path in $CHROMIUM, {tmp_path}/nowhere" in done.stderr


def test_a_chromium_that_exits_is_reported_by_name(cli, tmp_path):
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    done = subprocess.run(
        [binaries() / "sdl-bridge", "screenshot", str(tmp_path / "car.png"), "--url", cli.bridge.url],
        capture_output=True,
        text=True,
        timeout=30,
        env=os.environ | {"CHROMIUM": str(broken), "TMPDIR": str(tmp_path)},
    )
    assert done.returncode == 4 and f"{broken} ended before the page was drawn" in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("sdl-browser")) == []
