"""Tests of every API command on the command line, of the interactive shell, and of completion."""

import json
import os
import pty
import re
import select
import subprocess
import time

import pytest
from running import binaries


@pytest.fixture
def cli(shared_bridge_hosting, tmp_path):
    shared_bridge_hosting.act("/v1/reset")
    shared_bridge_hosting.until("/headUnit/appOrder", lambda apps: apps == ["hello"])

    def run(*words, wanted=0, stdin=None):
        done = subprocess.run(
            [binaries() / "sdl-bridge", *words],
            capture_output=True,
            text=True,
            timeout=60,
            input=stdin,
            cwd=tmp_path,
            env=os.environ | {"SDL_BRIDGE_URL": shared_bridge_hosting.url, "XDG_STATE_HOME": str(tmp_path)},
        )
        assert done.returncode == wanted, done.stdout + done.stderr
        return done

    run.bridge = shared_bridge_hosting
    return run


def verb(command):
    return re.sub(r"([A-Z])", lambda letter: "-" + letter[0].lower(), command["command"]).replace(".", " ")


def test_every_command_of_the_api_is_a_verb_with_help(cli):
    commands = cli.bridge.get("/v1/commands")
    assert len(commands) > 40
    listed = cli("--help").stdout
    assert [verb(command) for command in commands if f"\n  {verb(command)}" not in listed] == []
    # All commands share the code that prints their help.
    for command in commands[::10]:
        words = verb(command)
        output = cli(*words.split(), "--help").stdout
        assert output.startswith(f"sdl-bridge {words}") and command["summary"] in output


def test_commands_work_from_the_command_line(cli):
    cli("head-unit", "set", "--display.mode", "night")
    cli("expect", "/headUnit/display/mode=night")
    cli("set", "--link", '{"latencyMs": 3}')
    cli("expect", "/headUnit/link/latencyMs=3")
    cli("call", "headUnit.vehicle.set", '{"speed": 33}')
    cli("expect", "/headUnit/vehicle/speed=33")
    cli("head-unit", "app", "activate", "hello")
    cli("soft-button", "--text", "Greet")
    cli("call", "headUnit.softButton", "text=Greet", "mode=short")
    cli("expect", "--text", "2 times")
    cli("press", "Ask")
    cli("overlay", "press", "--text", "Yes")
    cli("call", "headUnit.faults.add", '{"function": "Show", "result": "REJECTED"}', "times=1")
    cli("faults", "clear")
    cli("batch", '[{"command": "headUnit.clock.pause"}, {"command": "headUnit.clock.resume"}]')
    assert "soft button" in cli("touch", "--type", "BEGIN", '[{"x": 1, "y": 2}]', wanted=1).stderr
    cli("disconnect", "hello", "--reason", "IGNITION_OFF")
    cli("head-unit", "reset", "factoryDefaults")
    cli("reset")
    assert json.loads(cli("get", "/v1/version", "--json").stdout)


REFUSED = [
    (["head-unit", "set", "--display.mod", "night"], "did you mean --display.mode?"),
    (["head-unit", "set", "--display.mode", "dusk"], "not one of day, night"),
    (["head-unit", "reset", "everything"], "not one of masterReset, factoryDefaults"),
    (["call", "headUnit.touch.tap", "x=10", "yy=20"], "headUnit.touch.tap has no yy"),
    (["call", "headUnit.touch.tab"], "did you mean headUnit.touch.tap?"),
    (["call", "headUnit.touch.tap", "{x}"], "is not a JSON object"),
    (["touch", "tap", "1"], "Y is missing"),
    (["touch", "tap", "1", "b"], "b is not a whole number"),
    (["overlay", "slide", "27"], "not in the range 1 to 26"),
    (["overlay"], "needs another word"),
    (["expect", "{x}"], "is not a JSON object"),
    (["expect", "--timeout", "abc", "/headUnit"], "--timeout: abc is not a whole number"),
    (["press", "Greet", "twice"], "an unexpected argument"),
    (["screenshot", "car.png", "--size", "big"], "WIDTHxHEIGHT"),
    (["get", "v1/log"], "begins with /"),
]


@pytest.mark.parametrize("words,why", REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_invalid_arguments_are_refused_before_any_command_is_sent(cli, words, why):
    before = cli.bridge.get("/v1/log?q=kind:command")["rows"]
    assert why in cli(*words, wanted=2).stderr
    assert cli.bridge.get("/v1/log?q=kind:command")["rows"] == before


def test_the_shell_runs_a_script_and_stops_at_the_first_error(cli):
    script = "# by night\nset --display.mode night\n\nexpect '/headUnit/display/mode=night'\n"
    cli("shell", stdin=script)
    done = cli("shell", stdin=script + "activate unknown-app\nset --display.mode day\n", wanted=1)
    assert "line 5" in done.stderr and "unknown-app" in done.stderr
    cli("expect", "/headUnit/display/mode=night")
    assert "is not closed" in cli("shell", stdin="set 'x\n", wanted=2).stderr


class Terminal:
    """A process in a pseudo-terminal."""

    def __init__(self, *words, **environment):
        self.near, far = pty.openpty()
        self.shell = subprocess.Popen(
            [binaries() / "sdl-bridge", *words],
            stdin=far,
            stdout=far,
            stderr=far,
            env=os.environ | {"TERM": "xterm"} | environment,
        )
        os.close(far)
        self.output = ""

    def type(self, text):
        os.write(self.near, text.encode())

    def until(self, wanted, seconds=60):
        """Reads until the output contains the text `wanted`. Keeps the output after this text for the next call."""
        end = time.monotonic() + seconds
        while wanted not in self.output:
            ready = select.select([self.near], [], [], max(0, end - time.monotonic()))[0]
            assert ready, f"{wanted!r} was not printed: {self.output!r}"
            self.output += os.read(self.near, 4096).decode(errors="replace")
        self.output = self.output.partition(wanted)[2]


def test_the_shell_completes_words_and_keeps_a_history(cli, tmp_path):
    terminal = Terminal("shell", "--url", cli.bridge.url, XDG_STATE_HOME=str(tmp_path))
    try:
        terminal.until("sdl>")
        terminal.type("head-unit cloc\t")
        terminal.until("k ")
        terminal.type("pau\t\n")
        terminal.until('"seq"')
        cli("expect", "/bridge/clock/state=paused")
        terminal.until("sdl>")
        terminal.type("clock resume\n")
        terminal.until('"seq"')
        terminal.until("sdl>")
        terminal.type("exit\n")
        assert terminal.shell.wait(timeout=10) == 0
    finally:
        terminal.shell.kill()
        os.close(terminal.near)
    assert "resume" in (tmp_path / "sdl-bridge/history").read_text()


def test_completion_scripts_for_bash_and_zsh(cli):
    for shell in ("bash", "zsh"):
        assert "sdl-bridge" in cli("completion", shell).stdout
    subprocess.run(["bash", "-n"], input=cli("completion", "bash").stdout, text=True, check=True)
    assert cli("completion", "words", "head-unit", "cl").stdout.split() == ["cloud-app", "clock"]
    assert "--display.mode" in cli("completion", "words", "set", "--disp").stdout.split()
    assert "bash or zsh" in cli("completion", "fish", wanted=2).stderr


def test_the_program_finds_its_page_and_spec_from_any_folder(tmp_path):
    bridge = subprocess.Popen(
        [binaries() / "sdl-bridge", "serve", "--port", "0", "--apps", "none", "--hmi-port", "none", "--data", str(tmp_path)],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        url = json.loads(bridge.stdout.readline())["listening"]
        for path in ("/", "/main.js", "/v1/spec"):
            subprocess.run(["curl", "-fsS", "-o", "/dev/null", url + path], check=True, timeout=10)
    finally:
        bridge.terminate()
        bridge.wait(timeout=10)
