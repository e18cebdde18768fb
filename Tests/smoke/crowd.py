"""Connections by the thousand, and what others have to wait meanwhile."""

import contextlib
import http.client
import json
import multiprocessing
import os
import resource
import socket
import threading
import time
import urllib.parse

from running import Bridge

# How long another client waits for an answer. Sanitizers make all of it slower, and look for something else.
PATIENCE = float(os.environ.get("SDL_CROWD_PATIENCE", "10"))
HELD = b'{"path":"/nowhere","equals":1,"timeoutMs":20000}'


def post(path, body, length=None):
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body) if length is None else length}\r\n\r\n".encode() + body


def get(path):
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def frame(message):
    data = json.dumps(message).encode()
    return b"\x81" + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data


UPGRADE = (
    b"GET /v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
KINDS = {
    "silent": b"",
    "idle": get("/v1/version"),
    "half a head": b"GET /v1/state HTTP/1.1\r\nHost: local",
    "held": post("/v1/expect", HELD),
    "events": get("/v1/events?topics=state,log"),
    "exports": get("/v1/log.ndjson"),
    "searches": get("/v1/log?q=/(a%7Cb)%2Bc/"),
    "sockets that never read": UPGRADE + frame({"op": "identify", "protocol": 1, "topics": ["state", "log"]}),
    "uploads, a byte a second": post("/v1/expect", b"{", length=100_000),
}
MIXED = "all of them, mixed"


class Bounded(Bridge):
    """A bridge that may have so many descriptors."""

    def __init__(self, folder, descriptors, **more):
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(descriptors, before[1]), before[1]))
        try:
            super().__init__(folder, **more)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


@contextlib.contextmanager
def room():
    """Descriptors for the crowd itself."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], 65_536), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Crowd:
    """So many connections of one kind, or of all kinds by turns."""

    def __init__(self, bridge, kind, count):
        self.connections = []
        place = urllib.parse.urlsplit(bridge.url)
        requests = list(KINDS.values()) if kind == MIXED else [KINDS[kind]]
        self.trickling = []
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self._trickle)
        self.thread.start()
        opener = threading.Thread(target=self._open, args=(place, requests, count))
        opener.start()
        opener.join()
        assert len(self.connections) == count, "not all of the crowd could come"

    def _step_back(self):
        # A crowd has machines of its own; here it shares the processors with those it stands before.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)

    def _open(self, place, requests, count):
        self._step_back()
        for number in range(count):
            request = requests[number % len(requests)]
            connection = socket.socket()
            connection.settimeout(10)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect((place.hostname, place.port))
            with contextlib.suppress(OSError):  # Turned away already.
                connection.sendall(request)
            self.connections.append(connection)
            if request == KINDS["uploads, a byte a second"]:
                self.trickling.append(connection)

    def _trickle(self):
        self._step_back()
        while not self.is_over.wait(1):
            for connection in self.trickling[:]:
                with contextlib.suppress(OSError):
                    connection.send(b" ")

    def leave(self):
        self.is_over.set()
        self.thread.join()
        for connection in self.connections:
            connection.close()


def _ask(connection, method, path, body=None):
    began = time.monotonic()
    try:
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
    except (OSError, http.client.HTTPException) as error:
        connection.close()
        return repr(error), time.monotonic() - began
    return answer.status, time.monotonic() - began


def _observe(url, results, is_over):
    place = urllib.parse.urlsplit(url)
    health, presses, wrong = [], [], []
    # From an address of its own, as another client has.
    driver = http.client.HTTPConnection(place.hostname, place.port, timeout=PATIENCE, source_address=("127.0.0.2", 0))
    while not is_over.is_set() or len(presses) < 20:
        fresh = http.client.HTTPConnection(place.hostname, place.port, timeout=PATIENCE)
        for connection, waits, request in [
            (fresh, health, ("GET", "/livez")),
            (driver, presses, ("POST", "/v1/elements:use", '{"role":"softButton","name":"Greet"}')),
        ]:
            status, waited = _ask(connection, *request)
            waits.append(waited)
            if status != 200:
                wrong.append((request[1], status))
        fresh.close()
        is_over.wait(0.02)
    results.put((health, presses, wrong))


class Observer:
    """Another client, in a process of its own: asks after the server's health and presses a button, all the time."""

    def __init__(self, bridge):
        forking = multiprocessing.get_context("fork")
        self.results, self.is_over = forking.Queue(), forking.Event()
        self.process = forking.Process(target=_observe, args=(bridge.url, self.results, self.is_over), daemon=True)
        self.process.start()

    def watch(self, seconds):
        """Goes on for so long."""
        self.process.join(seconds)

    def end(self):
        """What it had to wait, in milliseconds: for health at most, for a press in 95 of 100 cases; and what went wrong."""
        self.is_over.set()
        health, presses, wrong = self.results.get(timeout=6 * PATIENCE)
        self.process.join()
        presses.sort()
        return max(health) * 1000, presses[int(len(presses) * 0.95)] * 1000, wrong


class Trial:
    """One crowd before one bridge, watched by another client."""

    def __init__(self, bridge, kind, count, standing=0):
        """`standing` is for how many seconds it stays, once all of it has come."""
        before = bridge.descriptors()
        observer = Observer(bridge)
        crowd = Crowd(bridge, kind, count)
        self.taken = bridge.descriptors()
        observer.watch(standing)
        self.health, self.press, self.wrong = observer.end()
        crowd.leave()
        began = time.monotonic()
        while bridge.descriptors() > before + 8 and time.monotonic() - began < 30:
            pass
        self.back = time.monotonic() - began
        self.kept = bridge.descriptors() - before
