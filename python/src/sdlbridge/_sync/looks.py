"""Expectations about a car or an app as a whole: its picture, and its part of the state tree.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..comparing import difference_of_pictures, difference_of_states, stable
from ..errors import ExpectationError
from ..values import pointer
from .socket import Socket

if TYPE_CHECKING:
    from .apps import App
    from .bridge import Bridge

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True

# The longest wait between two pictures. A projected picture can change even if the state does not change.
PICTURE_SECONDS = 0.25
# A state that has not changed for this time is complete and can be stored.
QUIET_SECONDS = 0.5


class Looks:
    """The expectations about a car or an app as a whole."""

    def __init__(self, bridge: Bridge, app: App | None, timeout: float | None):
        self._bridge, self._app = bridge, app
        self._timeout = bridge.timeout if timeout is None else timeout

    def to_look_like(self, name: str, *, tolerance: float = 0.002, size: str | None = None) -> None:
        """Waits until a screenshot looks like a stored picture.

        Each profile has a stored picture for day and for night. A picture that does not exist yet is written, and
        the expectation fails once. For a car, the screenshot shows the page; for an app, the app's projected picture.
        The comparison needs Pillow, unless the pictures are identical: `pip install 'sdl-bridge[looks]'`.

        Args:
            name: The name of the picture.
            tolerance: The share of the pixels that may differ.
            size: The size of the page, such as "1100x760".
        """
        profile = self._bridge.state("/headUnit/profile/id")
        mode = self._bridge.state("/headUnit/display/mode")
        file = self._bridge.looks_folder / f"{name}-{profile}-{mode}.png"
        writes = self._bridge.update_looks or not file.exists()
        until = time.monotonic() + self._timeout
        with self._bridge.events(["state"]) as changes:
            self._quiet(changes, writes, until)
            while True:
                picture = self._app.screenshot() if self._app else self._bridge.screenshot(size=size)
                if writes:
                    return self._write(file, picture, name)
                difference = difference_of_pictures(file, picture, tolerance)
                if difference is None:
                    return
                left = until - time.monotonic()
                if left <= 0:
                    break
                changes.next(min(PICTURE_SECONDS, left))
        stem = self._bridge.results / f"{name}-{profile}-{mode}"
        stem.parent.mkdir(parents=True, exist_ok=True)
        actual, marked = Path(f"{stem}-actual.png"), Path(f"{stem}-difference.png")
        actual.write_bytes(picture)
        if difference.picture:
            marked.write_bytes(difference.picture)
        raise not_met(
            f'{self._app or "the car"} to look like "{name}" ({file})',
            f"{difference.text}: {actual}" + (f", differences: {marked}" if difference.picture else ""),
            "Run the test with --sdl-update to accept the new picture.",
        )

    def to_match_state(self, name: str, *, path: str | None = None, ignoring: Sequence[str] = ()) -> None:
        """Waits until a part of the state tree equals the state in a stored file.

        Members that differ between any two runs, such as times and process ids, are left out. A file that does not
        exist yet is written, and the expectation fails once.

        Args:
            name: The name of the file, such as "low-tide.json".
            path: The JSON pointer of the part; by default the app's state, or the whole head unit.
            ignoring: Names of further members to leave out.
        """
        if path is None:
            path = pointer("headUnit", "apps", self._app.key()) if self._app else "/headUnit"
        file = self._bridge.looks_folder / name
        writes = self._bridge.update_looks or not file.exists()
        until = time.monotonic() + self._timeout
        with self._bridge.events(["state"]) as changes:
            self._quiet(changes, writes, until)
            while True:
                state = stable(self._bridge.state(path), ignoring)
                if writes:
                    return self._write(file, (json.dumps(state, indent=2, ensure_ascii=False) + "\n").encode(), name)
                difference = difference_of_states(json.loads(file.read_text()), state)
                if difference is None:
                    return
                left = until - time.monotonic()
                if left <= 0 or changes.next(left) is None:
                    break
        raise not_met(f"{path} to match {file}", difference, "Run the test with --sdl-update to accept the new state.")

    def _quiet(self, changes: Socket, writes: bool, until: float) -> None:
        """Waits until the state is complete, if `writes` is true. Otherwise returns immediately."""
        while writes and time.monotonic() < until and changes.next(QUIET_SECONDS) is not None:
            pass

    def _write(self, file: Path, content: bytes, name: str) -> None:
        exists = file.exists()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if not exists and not self._bridge.update_looks:
            raise not_met(f'a stored expectation "{name}"', f"none; {file} was written", "Check the file, then run the test again.")


def not_met(expected: str, actual: Any, detail: str) -> ExpectationError:
    """Returns the error of an expectation that this package checks without the bridge."""
    return ExpectationError({"actual": actual, "detail": detail, "status": 422}, "looks", expected)
