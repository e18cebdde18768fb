"""Tests that malformed bytes from some connections do not affect valid apps. `scripts/garbage` measures this for ten minutes."""

import re
import socket
import struct
import threading
import urllib.parse
import urllib.request

import pytest
from garbage import CONSECUTIVE, FIRST, KINDS, RPC, SINGLE, Measurement, frame, start
from raw_app import RawApp
from running import Bridge


@pytest.mark.alone
def test_valid_apps_are_not_affected_by_connections_that_send_malformed_bytes(tmp_path):
    bridge = Bridge(tmp_path, hosted=Measurement.APPS)
    threading.Thread(target=bridge.process.stderr.read, daemon=True).start()
    try:
        measured = Measurement(bridge, 4 * len(KINDS), seconds=4)
        assert measured.lost == []
        assert measured.ends > 0, "no connection was ended"
        assert measured.memory < 300
        # On a busy machine, presses without these connections are slow too.
        assert measured.press < max(500, 10 * measured.quiet_press)
    finally:
        bridge.stop()


def metric(bridge, name):
    with urllib.request.urlopen(bridge.url + "/metrics", timeout=10) as answer:
        return float(re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)[1])


def connected(bridge):
    address = urllib.parse.urlsplit(bridge.cores["tcp"])
    return socket.create_connection((address.hostname, address.port), timeout=10)


def test_apps_that_flood_and_disconnect_are_removed(bridge):
    """Tests apps that, before they disconnect, send much more data than the rate limiter reads."""
    apps = [RawApp(bridge.cores["tcp"], f"Flood{number}") for number in range(12)]
    bridge.until("/headUnit/appOrder", lambda keys: len(keys) == len(apps))
    show = struct.pack(">III", 13, 5, 18) + b'{"mainField1":"a"}'
    flood = frame(SINGLE, RPC, 0, 0, show) * 200
    for app in apps:
        app.connection.settimeout(0.2)
        part = flood.replace(b"\x51\x07\x00\x00", bytes([0x51, 7, 0, app.session]))
        try:
            for _ in range(100):
                app.connection.sendall(part)
        except TimeoutError:
            pass  # The rate limiter reads slowly, as expected.
        app.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        app.close()
    bridge.until("/headUnit/appOrder", lambda keys: keys == [])


def test_the_memory_of_unfinished_messages_is_a_metric(bridge):
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


def until(condition):
    for _ in range(200):
        if condition():
            return
        threading.Event().wait(0.05)
    raise AssertionError("the condition did not become true")
