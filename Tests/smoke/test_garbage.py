"""Apps that send nonsense, beside apps that do not. `scripts/garbage` makes a table of ten minutes of it."""

import threading

import pytest
from garbage import KINDS, Beside
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
