"""Fixtures for tests of a web HMI: a bridge, a web server for the checkout of the HMI, and apps."""

import functools
import http.server
import json
import os
import re
import subprocess
import threading
import time
import urllib.parse
import urllib.request
from pathlib import Path

import interface
from phone import Phone

ROOT = Path(__file__).resolve().parents[2]


class Site:
    """Serves the checkout without changes, except that the page connects to the bridge's port."""

    def __init__(self, folder, hmi_port):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *arguments):
                pass

        handler = functools.partial(Handler, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.folder = folder
        self.hmi_port = hmi_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def redirect(self, page, path, address, ours):
        def answer(route):
            text = (self.folder / path).read_text(encoding="utf-8").replace(address, ours)
            route.fulfill(body=text, content_type="text/javascript")

        page.route(f"**/{path}", answer)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class Bench:
    """The built bridge with an HMI port, and apps that connect to the bridge."""

    def __init__(self, folder):
        self.bin = Path(os.environ.get("SDL_BRIDGE_BIN") or ROOT / ".build" / "debug")
        self.apps = f"{folder}/core"
        options = [
            "--port",
            "0",
            "--apps",
            f"unix:{self.apps}",
            "--data",
            f"{folder}/data",
            "--journal",
            "memory",
            "--hmi-port",
            "0",
            "--redact",
            "none",
            "--web",
            str(ROOT / "web"),
        ]
        self.log = Path(f"{folder}/log")
        with self.log.open("w") as log:
            self.process = subprocess.Popen([self.bin / "sdl-bridge", *options], stdout=subprocess.PIPE, stderr=log, text=True)
        self.url = json.loads(self.process.stdout.readline())["listening"]
        self.hmi_port = self._hmi_port()
        self.phones = []

    def _hmi_port(self, seconds=10):
        """Returns the free port that the bridge has chosen and logged."""
        end = time.monotonic() + seconds
        while not (found := re.search(r"a web HMI connects to ws://[^:]+:(\d+)/", self.log.read_text())):
            assert time.monotonic() < end, self.log.read_text()
        return int(found[1])

    def phone(self, name, **registration):
        phone = Phone(self.apps, name, **registration)
        self.phones.append(phone)
        return phone

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return json.load(answer)

    def act(self, path, body):
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST")
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def until(self, path, wanted, seconds=30):
        """Polls a part of the state until `wanted` returns true for the part. Returns the part."""
        end = time.monotonic() + seconds
        while True:
            value = self.get(f"/v1/state?path={path}")
            if wanted(value):
                return value
            assert time.monotonic() < end, f"{path} did not become as expected; it is {value}"

    def rows(self, query):
        return self.get("/v1/log?limit=500&q=" + urllib.parse.quote(query))["rows"]

    def row(self, query, seconds=20):
        """Waits for a row that matches the query. Returns the newest such row."""
        end = time.monotonic() + seconds
        while not (rows := self.rows(query)):
            assert time.monotonic() < end, f"no row matches {query}"
        return rows[-1]

    def violations(self):
        """Returns the violations of the official HMI API in the messages to the HMI; empty without a copy of the HMI API."""
        official = interface.find()
        rows = self.rows("source:hmi") if official else []
        return [
            problem
            for row in rows
            if row["direction"] == "toHMI" and row["rpcType"] != "response" and not row["name"].startswith("MB.")
            for problem in official.violations(row["name"], row["rpcType"], row["params"])
        ]

    def stop(self):
        for phone in self.phones:
            phone.stop()
        self.process.terminate()
        self.process.wait(timeout=10)
