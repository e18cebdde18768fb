"""Three ways to say the same things to a bridge: REST, the socket, the command line."""

import json
import os
import re
import subprocess

from running import binaries
from watching import Watcher


class Refused(AssertionError):
    """The bridge did not do it, or it did not come to hold; says why, as the bridge put it."""


class Rest:
    name = "REST"

    def __init__(self, bridge):
        self.bridge = bridge
        self.commands = {command["command"]: command for command in bridge.get("/v1/commands")}

    def do(self, command, **params):
        """Carries out a command, and gives what the bridge answers."""
        known = self.commands[command]
        path = re.sub(r"{(\w+)}", lambda place: params.pop(place[1]), known["path"])
        return self._ask(known["method"], path, params)

    def sees(self, **expectation):
        """Waits until it holds, and gives what was seen."""
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
        self.watcher = Watcher(bridge.url, ("state", "log")).come()
        self.last = 0

    def do(self, command, **params):
        self.last += 1
        self.watcher.say({"op": "command", "id": self.last, "command": command, "params": params})
        result = self.watcher.read("result")
        assert result["id"] == self.last
        if not result["ok"]:
            raise Refused(result["error"])
        return result["answer"]

    def sees(self, **expectation):
        return self.do("bridge.expect", **expectation).get("observed")

    def end(self):
        self.watcher.cut()


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

    def sees(self, **expectation):
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


WAYS = [Rest, Socket, CommandLine]
