"""Tests with thousands of connections: other clients are served, all descriptors are freed, and the bridge ends quickly.

`SDL_LOAD_CONNECTIONS` is the number of connections of each kind; `scripts/connection-load` measures ten thousand.
"""

import http.client
import os
import socket
import subprocess
import threading
import time
import urllib.parse

import connection_load
import pytest
from connection_load import KINDS, MIXED, Connections, LimitedBridge, LoadTest

#: These tests measure times.
pytestmark = pytest.mark.alone

COUNT = int(os.environ.get("SDL_LOAD_CONNECTIONS", "700"))


@pytest.fixture
def raised_descriptor_limit():
    with connection_load.raised_descriptor_limit():
        yield


@pytest.mark.parametrize("descriptors", [1024, pytest.param(65_536, marks=pytest.mark.nightly)])
def test_connections_of_each_kind_leave_descriptors_for_other_clients(tmp_path, raised_descriptor_limit, descriptors):
    bridge = LimitedBridge(tmp_path, descriptors, hosted=["HelloApp"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        bridge.act("/v1/apps/hello:activate")
        for kind in [*KINDS, MIXED]:
            test = LoadTest(bridge, kind, COUNT)
            assert test.wrong == [], (kind, test.wrong)
            assert test.back < 10, f"{kind}: {test.kept} descriptors stay open"
    finally:
        bridge.stop()


@pytest.mark.nightly
def test_the_memory_of_clients_that_have_left_is_given_back(tmp_path, raised_descriptor_limit):
    bridge = LimitedBridge(tmp_path, 65_536)
    try:

        def change(count):
            for number in range(count):
                assert bridge.call("PATCH", "/v1/head-unit/vehicle", {"speed": number % 200, "odometer": number})[0] == 200

        # This call fills the buffers that the bridge keeps.
        change(3_000)
        before = bridge.megabytes()
        clients = [Connections(bridge, kind, 300) for kind in ("events", "exports")]
        change(1_500)
        for each in clients:
            each.close()
        end = time.monotonic() + 60
        while bridge.megabytes() > before + 8:
            assert time.monotonic() < end, f"{before} MB before, {bridge.megabytes()} MB after"
    finally:
        bridge.stop()


def test_with_thousands_of_connections_it_ends_when_asked(tmp_path, raised_descriptor_limit):
    bridge = LimitedBridge(tmp_path, 65_536)
    many = Connections(bridge, MIXED, COUNT * 4)
    began = time.monotonic()
    bridge.process.terminate()
    try:
        assert bridge.process.wait(timeout=10) == 0
        assert time.monotonic() - began < 3
    except subprocess.TimeoutExpired:
        bridge.process.kill()
        raise
    finally:
        many.close()


def health(bridge):
    address = urllib.parse.urlsplit(bridge.url)
    fresh = http.client.HTTPConnection(address.hostname, address.port, timeout=10)
    fresh.request("GET", "/livez")
    answer = fresh.getresponse()
    answer.read()
    fresh.close()
    return answer.status


def test_without_descriptors_livez_answers_and_no_thread_spins(tmp_path):
    bridge = LimitedBridge(tmp_path, 64)
    connections = []
    try:
        # Connections of apps: only the system limits the number of connections.
        path = bridge.pipe.removeprefix("unix:")
        for _ in range(80):
            connection = socket.socket(socket.AF_UNIX)
            connection.setblocking(False)
            connection.connect(path)
            connections.append(connection)
        for _ in range(5):
            assert health(bridge) == 200

        def spent():
            user, system = open(f"/proc/{bridge.process.pid}/stat").read().rsplit(")", 1)[1].split()[11:13]
            return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

        before = spent()
        # Nothing is sent for two seconds.
        connections[-1].settimeout(2)
        with pytest.raises(TimeoutError):
            connections[-1].recv(1)
        assert health(bridge) == 200
        assert spent() - before < 1
        for connection in connections:
            connection.close()
        bridge.until("/headUnit/appOrder", lambda apps: apps == [])
    finally:
        bridge.stop()


def test_livez_answers_while_more_apps_connect_than_there_are_descriptors(tmp_path):
    bridge = LimitedBridge(tmp_path, 64)
    waiting = []
    is_over = threading.Event()

    def connect():
        """Returns False if the backlog is full."""
        connection = socket.socket(socket.AF_UNIX)
        connection.setblocking(False)
        try:
            connection.connect(bridge.pipe.removeprefix("unix:"))
        except BlockingIOError:
            connection.close()
            return False
        waiting.append(connection)
        return True

    def keep_connecting():
        while not is_over.is_set() and connect():
            is_over.wait(0.001)

    try:
        assert all(connect() for _ in range(80))
        connecting = threading.Thread(target=keep_connecting)
        connecting.start()
        # The waiting apps compete for each descriptor that is freed to answer these requests.
        for _ in range(600):
            assert health(bridge) == 200
    finally:
        is_over.set()
        connecting.join()
        for connection in waiting:
            connection.close()
        bridge.stop()
