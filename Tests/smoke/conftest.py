"""Fixtures for a bridge, alone or with a hosted app."""

import pytest
from driving import Driver
from proxy_ends import HeadUnit
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


@pytest.fixture(scope="module")
def shared_bridge(tmp_path_factory):
    """Provides one bridge for all tests of a file that do not change the bridge."""
    bridge = Bridge(tmp_path_factory.mktemp("shared"))
    yield bridge
    bridge.stop()


@pytest.fixture(scope="module")
def shared_bridge_hosting(tmp_path_factory):
    """Provides one bridge with HelloApp for all tests of a file that do not depend on each other's changes."""
    bridge = Bridge(tmp_path_factory.mktemp("shared"), hosted=["HelloApp"])
    yield bridge
    bridge.stop()


@pytest.fixture
def drive(tmp_path):
    """Returns a function that starts a bridge with one sample app. The function returns the app's driver."""
    bridges = []

    def start(program, key, *more):
        bridges.append(Bridge(tmp_path, hosted=[program], more=more))
        return Driver(bridges[-1], key)

    yield start
    for bridge in bridges:
        bridge.stop()


@pytest.fixture
def start_proxy(tmp_path):
    """Returns a function that starts a proxy for the address of a head unit."""
    started = []

    def start(core, **more):
        (tmp_path / f"proxy{len(started)}").mkdir()
        started.append(Bridge(tmp_path / f"proxy{len(started)}", verb=["proxy", "--core", core], **more))
        return started[-1]

    yield start
    for bridge in started:
        bridge.stop()


@pytest.fixture
def head_unit():
    head_unit = HeadUnit()
    yield head_unit
    head_unit.listener.close()
