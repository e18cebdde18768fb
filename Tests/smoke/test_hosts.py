"""Tests of hosted processes: how the end of a process is reported, and how the output is logged."""

import os
import signal

import pytest
from running import Bridge


@pytest.fixture
def hosting(tmp_path):
    """Returns a function that starts a bridge with a hosted shell script."""
    bridges = []

    def start(script):
        program = tmp_path / "Printer"
        program.write_text("#!/bin/sh\n" + script)
        program.chmod(0o755)
        bridges.append(Bridge(tmp_path, more=["--host-app", str(program)]))
        return bridges[-1]

    yield start
    for bridge in bridges:
        bridge.stop()


def expect(bridge, **words):
    status, answer = bridge.call("POST", "/v1/expect", words)
    assert status == 200, answer
    return answer["observed"]


def test_a_crashed_app_reports_the_cause_until_it_is_started_again(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    for _ in range(3):
        os.kill(bridge.get("/v1/hosts/HelloApp")["pid"], signal.SIGKILL)
        expect(bridge, path="/bridge/hosts/HelloApp/state", equals="crashed")
        host = bridge.get("/v1/hosts/HelloApp")
        assert "signal 9" in host["why"] and host["signal"] == 9 and "pid" not in host
        status, problem = bridge.call("POST", "/v1/hosts/HelloApp:stop", {})
        assert status == 409 and "signal 9" in problem["hint"]
        # As soon as the crash is reported, a client can start the app.
        bridge.act("/v1/hosts/HelloApp:start")
        host = bridge.get("/v1/hosts/HelloApp")
        assert host["state"] == "running" and "why" not in host and "signal" not in host
    # Another row reports the saved session of a crash, as soon as the session has been written.
    rows = [row for row in expect(bridge, q='kind:process "crashed"') if row["what"] == "crashed"]
    assert rows and all("signal 9" in row["message"] for row in rows)


def test_the_output_of_an_app_is_logged_as_rows(hosting):
    bridge = hosting("echo 'one line'; printf 'and half' ; echo 'what went wrong' >&2; exit 3\n")
    expect(bridge, path="/bridge/hosts/Printer/state", equals="exited")
    assert "exit code 3" in bridge.get("/v1/hosts/Printer")["why"]
    for stream, text in [("stdout", "one line"), ("stdout", "and half"), ("stderr", "what went wrong")]:
        row = expect(bridge, q=f'kind:output "{text}"')[0]
        assert (row["what"], row["text"], row["host"]) == (stream, text, "Printer")
    # The output is printed on the bridge's stderr, never on stdout, which programs read.
    bridge.process.terminate()
    assert bridge.process.communicate(timeout=10)[0] == ""


def test_the_logged_output_of_an_app_is_limited(hosting):
    bridge = hosting("while :; do echo 'the same again'; done\n")
    expect(bridge, q='kind:output "lines were left out"', timeoutMs=20_000)
    rows = bridge.get("/v1/log?limit=1000&q=kind:output")["rows"]
    assert len(rows) < 600
    # The process receives SIGTERM, although the bridge blocks signals in all threads except one thread.
    bridge.act("/v1/hosts/Printer:stop")
    host = bridge.get("/v1/hosts/Printer")
    assert (host["state"], host["signal"]) == ("stopped", signal.SIGTERM)
