"""What differs between the two forms besides `await`."""

from __future__ import annotations

import asyncio


async def pause(seconds: float) -> None:
    """Waits in real time."""
    await asyncio.sleep(seconds)
