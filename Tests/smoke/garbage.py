"""Runs clients that send malformed bytes until the head unit disconnects them, and then connect again."""

import contextlib
import multiprocessing
import os
import random
import re
import selectors
import socket
import struct
import threading
import time
import urllib.parse

CONTROL, SINGLE, FIRST, CONSECUTIVE = range(4)
RPC, AUDIO, VIDEO, BULK = 7, 10, 11, 15
START = 1


def frame(kind, service, info, session, data, version=5, length=None):
    head = struct.pack(">BBBBI", version << 4 | kind, service, info, session, len(data) if length is None else length)
    return head + b"\0\0\0\1" + data


def start(version=1):
    return struct.pack(">BBBBI", version << 4 | CONTROL, RPC, START, 0, 0)


def request(rng, function, text, length=None):
    return struct.pack(">III", function, rng.randrange(1 << 31), len(text) if length is None else length) + text


# Each kind is a generator of the bytes that one connection sends.


def noise(rng):
    """Generates random bytes."""
    while True:
        yield rng.randbytes(4096)


def random_frames(rng):
    """Generates complete frames with random fields."""
    while True:
        data = rng.randbytes(rng.randrange(200))
        yield frame(
            rng.randrange(8), rng.choice([0, RPC, AUDIO, VIDEO, BULK, 200]), rng.randrange(256), rng.randrange(256), data, rng.randrange(8)
        )


def broken_messages(rng):
    """Generates a session with messages whose JSON is truncated, corrupted or of the wrong length."""
    yield start()
    whole = b'{"appName":"Garbage","appID":"g","isMediaApplication":true,"mainField1":"\xff\xfe","softButtons":[{"type":"BOTH"}]}'
    while True:
        text = bytearray(whole[: rng.randrange(len(whole))])
        for _ in range(rng.randrange(4)):
            text.insert(rng.randrange(len(text) + 1), rng.randrange(256))
        length = rng.choice([None, None, 0, 1 << 30])
        yield frame(SINGLE, rng.choice([RPC, BULK]), 0, 1, request(rng, rng.randrange(80), bytes(text), length))


def early_requests(rng):
    """Generates a session with valid requests before the registration."""
    yield start()
    while True:
        yield frame(SINGLE, RPC, 0, 1, request(rng, rng.randrange(2, 70), b"{}"))


def unfinished_messages(rng):
    """Generates a session with long messages that begin but never end."""
    yield start()
    while True:
        announced = struct.pack(">II", rng.randrange(1 << 32), rng.randrange(1 << 16))
        yield frame(FIRST, rng.choice([RPC, BULK]), 0, 1, announced)
        yield frame(CONSECUTIVE, RPC, rng.randrange(256), 1, rng.randbytes(1000))


def missing_payloads(rng):
    """Generates a frame header with a large size, and then single spaces."""
    yield frame(SINGLE, RPC, 0, 1, b"", length=rng.choice([1 << 16, 1 << 24, (1 << 32) - 1]))
    while True:
        yield b" "


def starts_and_stops(rng):
    """Generates frames that start and end sessions again and again."""
    while True:
        yield start(rng.randrange(1, 6)) if rng.randrange(2) else frame(CONTROL, RPC, 4, rng.randrange(256), rng.randbytes(4))


KINDS = [noise, random_frames, broken_messages, early_requests, unfinished_messages, missing_payloads, starts_and_stops]


class Sender:
    """Sends bytes over a connection, and opens the connection again whenever it has ended."""

    def __init__(self, address, kind, rng):
        self.address, self.kind, self.rng = address, kind, rng
        self.connection = None
        self.again = 0
        self.sent = self.ends = 0

    def open(self, now):
        if now < self.again:
            return
        self.pieces, self.left = self.kind(self.rng), b""
        self.connection = socket.socket()
        self.connection.setblocking(False)
        self.connection.connect_ex(self.address)

    def write(self):
        """Sends as many bytes as the socket accepts. Returns False if the connection has ended."""
        try:
            with contextlib.suppress(BlockingIOError):
                # Ignore answers, but detect the end of the connection.
                if self.connection.recv(1 << 16) == b"":
                    return False
            self.left = self.left or b"".join(next(self.pieces) for _ in range(8))
            taken = self.connection.send(self.left)
            self.sent += taken
            self.left = self.left[taken:]
        except BlockingIOError:
            pass
        except OSError:
            return False
        return True

    def end(self, now):
        self.connection.close()
        self.connection = None
        self.ends += 1
        self.again = now + 0.1


def _send(address, count, is_over, results):
    # Real clients run on other machines. In this test, the clients share the processors with the bridge.
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
    senders = [Sender(address, KINDS[number % len(KINDS)], random.Random(number)) for number in range(count)]
    with selectors.DefaultSelector() as selector:
        while not is_over.is_set():
            now = time.monotonic()
            for sender in senders:
                if sender.connection is None:
                    sender.open(now)
                    if sender.connection is not None:
                        selector.register(sender.connection, selectors.EVENT_WRITE | selectors.EVENT_READ, sender)
            for key, _ in selector.select(0.05):
                if not key.data.write():
                    selector.unregister(key.fileobj)
                    key.data.end(now)
        results.put((sum(sender.sent for sender in senders), sum(sender.ends for sender in senders)))


class GarbageClients:
    """Clients of every kind in turn, in a separate process."""

    def __init__(self, core, count):
        address = urllib.parse.urlsplit(core)
        forking = multiprocessing.get_context("fork")
        self.results, self.is_over = forking.Queue(), forking.Event()
        target = (address.hostname, address.port)
        self.process = forking.Process(target=_send, args=(target, count, self.is_over, self.results), daemon=True)
        self.process.start()

    def end(self):
        """Ends the clients. Returns the number of accepted bytes, and the number of connections that the head unit ended."""
        self.is_over.set()
        sent = self.results.get(timeout=30)
        self.process.join()
        return sent


class Measurement:
    """Measures the effect of malformed bytes on three valid apps, their driver and an API client."""

    APPS = ("HelloApp", "MusicPlayer", "Messenger")

    def __init__(self, bridge, count, seconds):
        bridge.until("/headUnit/appOrder", lambda apps: len(apps) == len(self.APPS))
        bridge.act("/v1/apps/hello:activate")
        before = bridge.get("/v1/state?path=/headUnit/appOrder")
        self.behind = self.memory = 0
        _, self.quiet_press = self._press_for(seconds / 4, bridge)
        garbage = GarbageClients(bridge.cores["tcp"], count)
        self.presses, self.press = self._press_for(seconds, bridge)
        self.bytes, self.ends = garbage.end()
        after = bridge.get("/v1/state?path=/headUnit/appOrder")
        self.lost = [app for app in before if app not in after]

    def _press_for(self, seconds, bridge):
        """Presses a button again and again. Returns the number of presses, and their 95th percentile in milliseconds."""
        times, pause = [], threading.Event()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
            times.append(time.monotonic() - began)
            self.behind = max(self.behind, self._behind(bridge))
            self.memory = max(self.memory, memory(bridge.process.pid))
            pause.wait(0.02)
        times.sort()
        return len(times), times[int(len(times) * 0.95)] * 1000

    @staticmethod
    def _behind(bridge):
        """Returns the delay of the API in seconds, from `/readyz`."""
        words = str(bridge.call("GET", "/readyz")[1])
        return float(re.search(r"([\d.]+) s behind", words)[1])


def memory(process):
    """Returns the resident memory of a process in megabytes."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024
