"""The function that differs between the synchronous and the asynchronous form in more than `await`."""

from __future__ import annotations

import time


def pause(seconds: float) -> None:
    """Waits for `seconds` of real time."""
    time.sleep(seconds)
