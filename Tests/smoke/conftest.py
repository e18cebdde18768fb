"""A bridge for a story, alone or with an app it hosts."""

import pytest
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
