"""Apps that send nonsense, beside apps that do not. `scripts/garbage` makes a table of ten minutes of it."""

import re
import socket
import struct
import threading
import urllib.parse
import urllib.request

import pytest
from garbage import CONSECUTIVE, FIRST, KINDS, RPC, SINGLE, Beside, frame, start
from outsider import Outsider
from running import Bridge


@pytest.mark.alone
def test_good_apps_live_beside_connections_that_send_nonsense(tmp_path):
    bridge = Bridge(tmp_path, hosted=Beside.APPS)
    threading.Thread(target=bridge.process.stderr.read, daemon=True).start()
    try:
        beside = Beside(bridge, 4 * len(KINDS), seconds=4)
        assert beside.lost == []
        assert beside.ends > 0, "nothing was thrown out"
        assert beside.memory < 300
        assert beside.press < 500
    finally:
        bridge.stop()


def metric(bridge, name):
    with urllib.request.urlopen(bridge.url + "/metrics", timeout=10) as answer:
        return float(re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)[1])


def connected(bridge):
    place = urllib.parse.urlsplit(bridge.cores["tcp"])
    return socket.create_connection((place.hostname, place.port), timeout=10)


def test_apps_that_flood_and_die_do_not_stay(bridge):
    """Each leaves much more behind than is read of it while it is read slowly."""
    apps = [Outsider(bridge.cores["tcp"], f"Flood{number}") for number in range(12)]
    bridge.until("/headUnit/appOrder", lambda there: len(there) == len(apps))
    show = struct.pack(">III", 13, 5, 18) + b'{"mainField1":"a"}'
    flood = frame(SINGLE, RPC, 0, 0, show) * 200
    for app in apps:
        app.connection.settimeout(0.2)
        part = flood.replace(b"\x51\x07\x00\x00", bytes([0x51, 7, 0, app.session]))
        try:
            for _ in range(100):
                app.connection.sendall(part)
        except TimeoutError:
            pass  # It is read slowly, as it should be.
        app.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        app.close()
    bridge.until("/headUnit/appOrder", lambda there: there == [], seconds=15)


def test_what_long_messages_take_until_they_are_whole_is_measured(bridge):
    connection = connected(bridge)
    connection.sendall(start())
    answer = connection.recv(1000)
    session = answer[3]
    connection.sendall(frame(FIRST, RPC, 0, session, struct.pack(">II", 100_000, 4)))
    connection.sendall(frame(CONSECUTIVE, RPC, 1, session, bytes(50_000)))
    name = "sdl_bridge_unfinished_message_bytes"
    until(lambda: 50_000 <= metric(bridge, name) <= metric(bridge, "sdl_bridge_unfinished_message_limit_bytes"))
    connection.close()
    until(lambda: metric(bridge, name) == 0)


def until(holds):
    for _ in range(200):
        if holds():
            return
        threading.Event().wait(0.05)
    raise AssertionError("it never came to hold")
