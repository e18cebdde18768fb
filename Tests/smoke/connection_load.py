"""Opens thousands of connections, and measures how long other clients wait while the connections are open."""

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

# The time limit of another client's request in seconds. Sanitizers make everything slower.
TIMEOUT = float(os.environ.get("SDL_LOAD_TIMEOUT", "10"))
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
    "incomplete head": b"GET /v1/state HTTP/1.1\r\nHost: local",
    "held": post("/v1/expect", HELD),
    "events": get("/v1/events?topics=state,log"),
    "exports": get("/v1/log.ndjson"),
    "searches": get("/v1/log?q=/(a%7Cb)%2Bc/"),
    "sockets that never read": UPGRADE + frame({"op": "identify", "protocol": 1, "topics": ["state", "log"]}),
    "uploads, a byte a second": post("/v1/expect", b"{", length=100_000),
}
MIXED = "all of them, mixed"


class LimitedBridge(Bridge):
    """A bridge whose number of open descriptors is limited."""

    def __init__(self, folder, descriptors, **more):
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(descriptors, before[1]), before[1]))
        try:
            super().__init__(folder, **more)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def megabytes(self):
        """The resident memory."""
        with open(f"/proc/{self.process.pid}/statm") as sizes:
            return int(sizes.read().split()[1]) * resource.getpagesize() / 1e6


@contextlib.contextmanager
def raised_descriptor_limit():
    """Returns a context manager that raises the descriptor limit of this process."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], 65_536), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Connections:
    """Connections of one kind, or of all kinds in turn."""

    def __init__(self, bridge, kind, count):
        self.connections = []
        address = urllib.parse.urlsplit(bridge.url)
        requests = list(KINDS.values()) if kind == MIXED else [KINDS[kind]]
        self.trickling = []
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self._trickle)
        self.thread.start()
        opener = threading.Thread(target=self._open, args=(address, requests, count))
        opener.start()
        opener.join()
        assert len(self.connections) == count, "not all connections could be opened"

    def _lower_priority(self):
        # Real clients run on other machines. In this test, the clients share the processors with the bridge.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)

    def _open(self, address, requests, count):
        self._lower_priority()
        for number in range(count):
            request = requests[number % len(requests)]
            connection = socket.socket()
            connection.settimeout(10)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect((address.hostname, address.port))
            with contextlib.suppress(OSError):  # Already refused.
                connection.sendall(request)
            self.connections.append(connection)
            if request == KINDS["uploads, a byte a second"]:
                self.trickling.append(connection)

    def _trickle(self):
        self._lower_priority()
        while not self.is_over.wait(1):
            for connection in self.trickling[:]:
                with contextlib.suppress(OSError):
                    connection.send(b" ")

    def close(self):
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
    address = urllib.parse.urlsplit(url)
    health, presses, wrong = [], [], []
    # This client uses a separate source address, because a real second client also has a separate address.
    driver = http.client.HTTPConnection(address.hostname, address.port, timeout=TIMEOUT, source_address=("127.0.0.2", 0))
    while not is_over.is_set() or len(presses) < 20:
        fresh = http.client.HTTPConnection(address.hostname, address.port, timeout=TIMEOUT)
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
    """A client in a separate process that repeatedly requests /livez and presses a button."""

    def __init__(self, bridge):
        forking = multiprocessing.get_context("fork")
        self.results, self.is_over = forking.Queue(), forking.Event()
        self.process = forking.Process(target=_observe, args=(bridge.url, self.results, self.is_over), daemon=True)
        self.process.start()

    def watch(self, seconds):
        """Waits for `seconds` while the observer runs."""
        self.process.join(seconds)

    def end(self):
        """Ends the observer. Returns the longest /livez time, the 95th percentile of a press in milliseconds, and the failed requests."""
        self.is_over.set()
        health, presses, wrong = self.results.get(timeout=6 * TIMEOUT)
        self.process.join()
        presses.sort()
        return max(health) * 1000, presses[int(len(presses) * 0.95)] * 1000, wrong


class LoadTest:
    """A test that opens connections of one kind to a bridge, while an observer measures."""

    def __init__(self, bridge, kind, count, hold_seconds=0):
        """Creates a test. `hold_seconds` is the time for which all connections stay open."""
        before = bridge.descriptors()
        observer = Observer(bridge)
        connections = Connections(bridge, kind, count)
        self.taken = bridge.descriptors()
        observer.watch(hold_seconds)
        self.health, self.press, self.wrong = observer.end()
        connections.close()
        began = time.monotonic()
        while bridge.descriptors() > before + 8 and time.monotonic() - began < 30:
            pass
        self.back = time.monotonic() - began
        self.kept = bridge.descriptors() - before
