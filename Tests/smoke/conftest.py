"""A bridge for a story, alone or with an app it hosts."""

import pytest
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
