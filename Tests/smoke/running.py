"""A bridge and the hello app as processes of their own, on ports nobody else has."""

import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def binaries():
    """Where the built programs lie: `SDL_BRIDGE_BIN`, or where this checkout builds."""
    return Path(os.environ.get("SDL_BRIDGE_BIN") or ROOT / ".build" / "debug")


class Bridge:
    """A running bridge, spoken to as a stranger would."""

    def __init__(self, folder, hosted=(), port=0, more=(), run=(), verb=(), restore_signals=True, env=None):
        """`run` are the words behind `sdl-bridge run`, where there are any; `verb` all words of another verb."""
        self.bin = binaries()
        self.pipe = f"unix:{folder}/core"
        options = ["--port", str(port), "--data", f"{folder}/data", "--web", str(ROOT / "web")]
        # No two bridges of a test get in each other's way at SDL Core's own port.
        options += [*(() if "--hmi-port" in more else ("--hmi-port", "none")), *more]
        for address in (self.pipe, "ws://127.0.0.1:0/", "tcp://127.0.0.1:0"):
            options += ["--apps", address]
        for name in hosted:
            options += ["--host-app", str(self.bin / name)]
        verb = ["run", *run] if run else [*verb]
        self.process = subprocess.Popen(
            [self.bin / "sdl-bridge", *verb, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            restore_signals=restore_signals,
            env=env,
        )
        begun = self.process.stdout.readline()
        assert begun, f"ended at once: {self.process.communicate()[1]}"
        self.url = json.loads(begun)["listening"]
        # Where apps connect, by what they speak there, with the real ports.
        self.cores = {}
        while len(self.cores) < 3:
            address = self.process.stderr.readline().partition("apps connect to ")[2].strip()
            if address:
                self.cores[address.partition(":")[0]] = address
        self.apps = []

    def start_app(self, name, over="unix"):
        app = subprocess.Popen([self.bin / name, "--core", self.cores[over]], stderr=subprocess.PIPE, text=True)
        self.apps.append(app)
        return app

    def call(self, method, path, body=None, seconds=10):
        """The status and the JSON of an answer, which is waited for so long."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def get(self, path):
        status, value = self.call("GET", path)
        assert status == 200, value
        return value

    def act(self, path, body=None, method="POST", seconds=10):
        status, value = self.call(method, path, body or {}, seconds)
        assert status == 200, value
        return value["seq"]

    def until(self, path, wanted, seconds=10):
        """Waits for a part of the state to be as `wanted` says; asks again, and never longer than needed."""
        end = time.monotonic() + seconds
        while True:
            status, value = self.call("GET", f"/v1/state?path={path}")
            try:
                if status == 200 and wanted(value):
                    return value
            except (KeyError, IndexError):
                pass  # What it looks at is not there yet.
            assert time.monotonic() < end, f"{path} stayed {value}"

    def stop(self):
        for process in [*self.apps, self.process]:
            process.terminate()
        for process in [*self.apps, self.process]:
            process.wait(timeout=10)


class Elsewhere(Bridge):
    """A bridge that somebody else has started, and ends."""

    def __init__(self, url):
        self.url, self.apps = url, []
