"""Connections that send nonsense for as long as they are let, and come back when they are thrown out."""

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


def request(lot, function, text, length=None):
    return struct.pack(">III", function, lot.randrange(1 << 31), len(text) if length is None else length) + text


# Each kind is asked again and again for what to send next, for one connection after the other.


def noise(lot):
    """Bytes."""
    while True:
        yield lot.randbytes(4096)


def nonsense_frames(lot):
    """Whole frames of anything."""
    while True:
        data = lot.randbytes(lot.randrange(200))
        yield frame(
            lot.randrange(8), lot.choice([0, RPC, AUDIO, VIDEO, BULK, 200]), lot.randrange(256), lot.randrange(256), data, lot.randrange(8)
        )


def broken_messages(lot):
    """A session, and messages in it whose JSON is cut, mixed up or of the wrong length."""
    yield start()
    whole = b'{"appName":"Garbage","appID":"g","isMediaApplication":true,"mainField1":"\xff\xfe","softButtons":[{"type":"BOTH"}]}'
    while True:
        text = bytearray(whole[: lot.randrange(len(whole))])
        for _ in range(lot.randrange(4)):
            text.insert(lot.randrange(len(text) + 1), lot.randrange(256))
        length = lot.choice([None, None, 0, 1 << 30])
        yield frame(SINGLE, lot.choice([RPC, BULK]), 0, 1, request(lot, lot.randrange(80), bytes(text), length))


def early_requests(lot):
    """A session, and requests in order that nobody may ask before they have registered."""
    yield start()
    while True:
        yield frame(SINGLE, RPC, 0, 1, request(lot, lot.randrange(2, 70), b"{}"))


def unfinished_messages(lot):
    """A session, and beginnings of long messages that never end."""
    yield start()
    while True:
        announced = struct.pack(">II", lot.randrange(1 << 32), lot.randrange(1 << 16))
        yield frame(FIRST, lot.choice([RPC, BULK]), 0, 1, announced)
        yield frame(CONSECUTIVE, RPC, lot.randrange(256), 1, lot.randbytes(1000))


def long_promises(lot):
    """A head that announces what does not come."""
    yield frame(SINGLE, RPC, 0, 1, b"", length=lot.choice([1 << 16, 1 << 24, (1 << 32) - 1]))
    while True:
        yield b" "


def starts_and_stops(lot):
    """Sessions that begin, and begin, and begin."""
    while True:
        yield start(lot.randrange(1, 6)) if lot.randrange(2) else frame(CONTROL, RPC, 4, lot.randrange(256), lot.randbytes(4))


KINDS = [noise, nonsense_frames, broken_messages, early_requests, unfinished_messages, long_promises, starts_and_stops]


class Sender:
    """One connection, and the next when it has been ended."""

    def __init__(self, place, kind, lot):
        self.place, self.kind, self.lot = place, kind, lot
        self.connection = None
        self.again = 0
        self.sent = self.ends = 0

    def open(self, now):
        if now < self.again:
            return
        self.pieces, self.left = self.kind(self.lot), b""
        self.connection = socket.socket()
        self.connection.setblocking(False)
        self.connection.connect_ex(self.place)

    def write(self):
        """Sends what is taken at once; False where the connection is over."""
        try:
            with contextlib.suppress(BlockingIOError):
                # What is answered is of no interest, but an end is.
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


def _send(place, count, is_over, results):
    # It has a machine of its own; here it shares the processors with those it disturbs.
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
    senders = [Sender(place, KINDS[number % len(KINDS)], random.Random(number)) for number in range(count)]
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


class Garbage:
    """So many connections, every kind by turns, from a process of their own."""

    def __init__(self, core, count):
        place = urllib.parse.urlsplit(core)
        forking = multiprocessing.get_context("fork")
        self.results, self.is_over = forking.Queue(), forking.Event()
        self.process = forking.Process(target=_send, args=((place.hostname, place.port), count, self.is_over, self.results), daemon=True)
        self.process.start()

    def end(self):
        """How many bytes were taken, and how many connections ended by the head unit."""
        self.is_over.set()
        sent = self.results.get(timeout=30)
        self.process.join()
        return sent


class Beside:
    """What three good apps, their driver and a reader of the API have of it meanwhile."""

    APPS = ("HelloApp", "MusicPlayer", "Messenger")

    def __init__(self, bridge, count, seconds):
        bridge.until("/headUnit/appOrder", lambda apps: len(apps) == len(self.APPS), seconds=30)
        bridge.act("/v1/apps/hello:activate")
        before = bridge.get("/v1/state?path=/headUnit/appOrder")
        garbage = Garbage(bridge.cores["tcp"], count)
        presses, self.behind, self.memory, pause = [], 0, 0, threading.Event()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
            presses.append(time.monotonic() - began)
            self.behind = max(self.behind, self._behind(bridge))
            self.memory = max(self.memory, memory(bridge.process.pid))
            pause.wait(0.02)
        self.bytes, self.ends = garbage.end()
        presses.sort()
        self.presses, self.press = len(presses), presses[int(len(presses) * 0.95)] * 1000
        after = bridge.get("/v1/state?path=/headUnit/appOrder")
        self.lost = [app for app in before if app not in after]

    @staticmethod
    def _behind(bridge):
        """In seconds, as `/readyz` says it."""
        words = str(bridge.call("GET", "/readyz")[1])
        return float(re.search(r"([\d.]+) s behind", words)[1])


def memory(process):
    """In megabytes."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024
