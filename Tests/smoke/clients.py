"""Contains three clients that send equal commands to a bridge: over REST, over the socket, and with the command line."""

import json
import os
import re
import subprocess

from running import binaries
from socket_client import SocketClient


class Refused(AssertionError):
    """The bridge refused a command, or an expectation failed. The error contains the bridge's answer."""


class Rest:
    name = "REST"

    def __init__(self, bridge):
        self.bridge = bridge
        self.commands = {command["command"]: command for command in bridge.get("/v1/commands")}

    def do(self, command, **params):
        """Sends a command. Returns the bridge's answer."""
        known = self.commands[command]
        path = re.sub(r"{(\w+)}", lambda place: params.pop(place[1]), known["path"])
        return self._ask(known["method"], path, params)

    def expect(self, **expectation):
        """Waits until the expectation is met. Returns the observed value."""
        return self._ask("POST", "/v1/expect", expectation).get("observed")

    def _ask(self, method, path, body):
        status, answer = self.bridge.call(method, path, body)
        if status != 200:
            raise Refused(answer)
        return answer

    def end(self):
        pass


class Socket:
    name = "socket"

    def __init__(self, bridge):
        self.client = SocketClient(bridge.url, ("state", "log")).connect()
        self.last = 0

    def do(self, command, **params):
        self.last += 1
        self.client.send({"op": "command", "id": self.last, "command": command, "params": params})
        result = self.client.read("result")
        assert result["id"] == self.last
        if not result["ok"]:
            raise Refused(result["error"])
        return result["answer"]

    def expect(self, **expectation):
        return self.do("bridge.expect", **expectation).get("observed")

    def end(self):
        self.client.abort()


class CommandLine:
    name = "command line"

    def __init__(self, bridge):
        self.url = bridge.url

    def do(self, command, **params):
        verb = re.sub(r"([A-Z])", lambda letter: "-" + letter[0].lower(), command).split(".")
        options = []
        for name, value in params.items():
            options += [f"--{name}"] if value is True else [f"--{name}", value if isinstance(value, str) else json.dumps(value)]
        return self._run(*verb, *options)

    def expect(self, **expectation):
        return self._run("expect", json.dumps(expectation)).get("observed")

    def _run(self, *words):
        done = subprocess.run(
            [binaries() / "sdl-bridge", *words, "--json"],
            capture_output=True,
            text=True,
            timeout=60,
            env=os.environ | {"SDL_BRIDGE_URL": self.url},
        )
        if done.returncode != 0:
            raise Refused(f"{words[0]} ended with {done.returncode}: {done.stdout} {done.stderr}")
        return json.loads(done.stdout)

    def end(self):
        pass


CLIENTS = [Rest, Socket, CommandLine]
