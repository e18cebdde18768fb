"""Thousands of connections of every kind: others are served, health is told, all comes back, and the end is quick.

`SDL_CROWD` says how many of each kind; `scripts/crowd` makes a table of ten thousand.
"""

import http.client
import os
import socket
import subprocess
import threading
import time
import urllib.parse

import crowd
import pytest
from crowd import KINDS, MIXED, Bounded, Crowd, Trial

#: It is asked how soon things are noticed.
pytestmark = pytest.mark.alone

COUNT = int(os.environ.get("SDL_CROWD", "700"))


@pytest.fixture
def room():
    with crowd.room():
        yield


@pytest.mark.parametrize("descriptors", [1024, 65_536])
def test_a_crowd_of_each_kind_leaves_room_for_others(tmp_path, room, descriptors):
    bridge = Bounded(tmp_path, descriptors, hosted=["HelloApp"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        bridge.act("/v1/apps/hello:activate")
        for kind in [*KINDS, MIXED]:
            trial = Trial(bridge, kind, COUNT)
            assert trial.wrong == [], (kind, trial.wrong)
            assert trial.back < 10, f"{kind}: {trial.kept} descriptors stay"
    finally:
        bridge.stop()


def test_under_a_crowd_it_ends_when_it_is_asked_to(tmp_path, room):
    bridge = Bounded(tmp_path, 65_536)
    many = Crowd(bridge, MIXED, COUNT * 4)
    began = time.monotonic()
    bridge.process.terminate()
    try:
        assert bridge.process.wait(timeout=10) == 0
        assert time.monotonic() - began < 3
    except subprocess.TimeoutExpired:
        bridge.process.kill()
        raise
    finally:
        many.leave()


def health(bridge):
    place = urllib.parse.urlsplit(bridge.url)
    fresh = http.client.HTTPConnection(place.hostname, place.port, timeout=10)
    fresh.request("GET", "/livez")
    answer = fresh.getresponse()
    answer.read()
    fresh.close()
    return answer.status


def test_without_descriptors_health_is_told_and_nobody_spins(tmp_path):
    bridge = Bounded(tmp_path, 64)
    connections = []
    try:
        # As apps: of these there may be as many as the system lets there be.
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
        # Two seconds in which nothing comes.
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


def test_health_is_told_while_apps_come_for_whom_there_is_no_descriptor(tmp_path):
    bridge = Bounded(tmp_path, 64)
    waiting = []
    is_over = threading.Event()

    def come():
        """False where not even the line has room."""
        connection = socket.socket(socket.AF_UNIX)
        connection.setblocking(False)
        try:
            connection.connect(bridge.pipe.removeprefix("unix:"))
        except BlockingIOError:
            connection.close()
            return False
        waiting.append(connection)
        return True

    def crowd_in():
        while not is_over.is_set() and come():
            is_over.wait(0.001)

    try:
        assert all(come() for _ in range(80))
        crowding = threading.Thread(target=crowd_in)
        crowding.start()
        # What is freed to answer one of these is what each of the others waits for.
        for _ in range(600):
            assert health(bridge) == 200
    finally:
        is_over.set()
        crowding.join()
        for connection in waiting:
            connection.close()
        bridge.stop()
