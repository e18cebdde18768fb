"""What differs between the two forms besides `await`."""

from __future__ import annotations

import time


def pause(seconds: float) -> None:
    """Waits in real time."""
    time.sleep(seconds)
