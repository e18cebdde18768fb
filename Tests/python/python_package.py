"""Provides the Python package under test: the package's sources, and the debug build that the package uses."""

import asyncio
import os
import select
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "python/src"


def use_sources():
    """Makes the package and the programs available to this process and to processes that tests start."""
    sys.path.insert(0, str(SOURCES))
    os.environ.setdefault("SDL_BRIDGE_BIN", str(ROOT / ".build/debug"))
    os.environ["PYTHONPATH"] = str(SOURCES)


def wait_for(ends):
    """Waits until the processes have ended. `ends` are the processes' file descriptors."""
    for end in ends:
        assert select.select([end], [], [], 20)[0], "a process still runs"
        os.close(end)


def run_async(coroutine):
    """Runs a coroutine in a new thread, because Playwright's event loop may be running in this thread. Returns the result."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()
