"""The function that differs between the synchronous and the asynchronous form in more than `await`."""

from __future__ import annotations

import asyncio


async def pause(seconds: float) -> None:
    """Waits for `seconds` of real time."""
    await asyncio.sleep(seconds)
