"""A bridge for a story, alone or with an app it hosts."""

import pytest
from between import Head
from driving import Driver
from running import Bridge


@pytest.fixture
def bridge(tmp_path):
    bridge = Bridge(tmp_path)
    yield bridge
    bridge.stop()


@pytest.fixture
def bridge_hosting(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    yield bridge
    bridge.stop()


@pytest.fixture
def drive(tmp_path):
    """A driver of one sample app, on a bridge of its own."""
    bridges = []

    def start(program, key, *more):
        bridges.append(Bridge(tmp_path, hosted=[program], more=more))
        return Driver(bridges[-1], key)

    yield start
    for bridge in bridges:
        bridge.stop()


@pytest.fixture
def watching(tmp_path):
    """Starts proxies in front of an address."""
    started = []

    def start(core, **more):
        (tmp_path / f"proxy{len(started)}").mkdir()
        started.append(Bridge(tmp_path / f"proxy{len(started)}", verb=["proxy", "--core", core], **more))
        return started[-1]

    yield start
    for bridge in started:
        bridge.stop()


@pytest.fixture
def head():
    head = Head()
    yield head
    head.listener.close()
