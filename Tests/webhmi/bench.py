"""A bridge, a checkout of a web HMI behind a small server, and Chromium: what the stories are told with."""

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
    """The checkout, as a web server shows it: nothing in it is changed, but the page dials our port."""

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

    def redirect(self, page, path, dialled, ours):
        def answer(route):
            text = (self.folder / path).read_text(encoding="utf-8").replace(dialled, ours)
            route.fulfill(body=text, content_type="text/javascript")

        page.route(f"**/{path}", answer)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class Bench:
    """The built bridge with its HMI's port, and phones that connect to it."""

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
        """It listens where there was room, and says where."""
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
        """Waits for a part of the state; asks again as fast as it is answered."""
        end = time.monotonic() + seconds
        while True:
            value = self.get(f"/v1/state?path={path}")
            if wanted(value):
                return value
            assert time.monotonic() < end, f"{path} stayed {value}"

    def rows(self, query):
        return self.get("/v1/log?limit=500&q=" + urllib.parse.quote(query))["rows"]

    def row(self, query, seconds=20):
        """The newest row that fits; waits until there is one."""
        end = time.monotonic() + seconds
        while not (rows := self.rows(query)):
            assert time.monotonic() < end, f"no row fits {query}"
        return rows[-1]

    def violations(self):
        """What the official interface has against what the page was sent; nothing where there is no copy of it."""
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
