"""Runs a bridge and apps as separate processes, on free ports."""

import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def binaries():
    """Returns the folder of the built programs: `SDL_BRIDGE_BIN`, or this checkout's debug build."""
    return Path(os.environ.get("SDL_BRIDGE_BIN") or ROOT / ".build" / "debug")


class Bridge:
    """A running bridge. Tests use only the bridge's HTTP API, sockets and command line."""

    def __init__(self, folder, hosted=(), port=0, more=(), run=(), verb=(), restore_signals=True, env=None):
        """Starts a bridge. `run` are the arguments after `sdl-bridge run`; `verb` replaces the verb and its arguments."""
        self.bin = binaries()
        self.pipe = f"unix:{folder}/core"
        options = ["--port", str(port), "--data", f"{folder}/data", "--web", str(ROOT / "web")]
        # Do not use SDL Core's port for HMIs, because parallel tests would use the same port.
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
        started = self.process.stdout.readline()
        assert started, f"the bridge ended at its start: {self.process.communicate()[1]}"
        self.url = json.loads(started)["listening"]
        # The addresses to which apps connect, by scheme, with the real ports.
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

    def call(self, method, path, body=None, seconds=60):
        """Sends a request. Returns the status and the JSON of the answer."""
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

    def act(self, path, body=None, method="POST", seconds=60):
        status, value = self.call(method, path, body or {}, seconds)
        assert status == 200, value
        return value["seq"]

    def until(self, path, wanted, seconds=60):
        """Polls a part of the state until `wanted` returns true for the part. Returns the part."""
        end = time.monotonic() + seconds
        while True:
            status, value = self.call("GET", f"/v1/state?path={path}")
            try:
                if status == 200 and wanted(value):
                    return value
            except (KeyError, IndexError):
                pass  # `wanted` reads a member that does not exist yet.
            assert time.monotonic() < end, f"{path} did not become as expected; it is {value}"

    def stop(self):
        for process in [*self.apps, self.process]:
            process.terminate()
        for process in [*self.apps, self.process]:
            process.wait(timeout=60)


class ExternalBridge(Bridge):
    """A running bridge that another process started and ends."""

    def __init__(self, url):
        self.url, self.apps = url, []
