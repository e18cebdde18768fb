"""The parts of a simulated car: log, clock, faults, vehicle, drives and profiles.

Written by scripts/write-client from the asynchronous form; do not edit.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from .. import models
from ..values import milliseconds, pointer, present
from .elements import StateValue

if TYPE_CHECKING:
    from .bridge import Bridge

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True


class Log:
    """The rows of the log: messages, commands, calls and findings."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def expect(self, q: str, *, count: int | None = None, after: int | None = None, timeout: float | None = None) -> list[models.Row]:
        """Waits until rows match a filter. Returns these rows.

        Args:
            q: The filter, such as `rpc:Alert result:SUCCESS`.
            count: The exact number of rows; None for one or more rows.
            after: Only rows after this row count; by default the rows since the last reset.
            timeout: The maximum time to wait, in seconds.
        """
        condition = present({"q": q, "count": count, "after": self._bridge.mark if after is None else after})
        answer = self._bridge.wait_for(condition, f"{'one or more' if count is None else count} rows in the log for {q}", timeout)
        return cast("list[models.Row]", answer.get("observed") or [])

    def expect_none(self, q: str, *, during: float, after: int | None = None) -> None:
        """Checks that no row matches a filter during a time span in seconds.

        Args:
            q: The filter.
            during: The time span in seconds of real time.
            after: Only rows after this row count; by default the rows since the last reset.
        """
        condition = {"never": {"q": q, "after": self._bridge.mark if after is None else after}}
        self._bridge.wait_for(condition, f"no row in the log for {q}", during)

    def rows(self, q: str | None = None, *, after: int | None = None, limit: int = 1000) -> list[models.Row]:
        """Returns the rows that match a filter now, oldest first; by default only rows since the last reset."""
        page = self._bridge.api.log(q=q, after=self._bridge.mark if after is None else after, limit=limit)
        return page["rows"]

    def last(self, count: int) -> list[models.Row]:
        """Returns the newest `count` rows since the last reset, oldest first."""
        page = self._bridge.api.log(limit=count)
        return [row for row in page["rows"] if row["seq"] > self._bridge.mark]

    def follow(self, q: str | None = None, *, after: int | None = None) -> Iterator[models.Row]:
        """Iterates over the rows that match a filter: first the rows since the last reset, then each new row.

        If a row changes later, the row is delivered again. For example, a request's row changes when the response arrives.
        """
        with self._bridge.events(["log"], q=q, log_after=self._bridge.mark if after is None else after) as events:
            for message in events:
                if message["op"] == "rows":
                    for row in message["rows"]:
                        yield cast("models.Row", row)


class Clock:
    """The clock of the head unit and its apps."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def pause(self) -> None:
        """Pauses the clock. From then on, only `advance` and `step` advance the clock."""
        self._bridge.api.head_unit_clock_pause()

    def resume(self) -> None:
        """Resumes the paused clock."""
        self._bridge.api.head_unit_clock_resume()

    def advance(self, seconds: float) -> models.Advanced:
        """Advances the clock. Each timer fires at its own instant. The work of a timer is finished before the next timer fires."""
        return self._bridge.api.head_unit_clock_advance(ms=round(seconds * 1000))

    def step(self) -> models.Stepped:
        """Advances the clock to the head unit's next timer."""
        return self._bridge.api.head_unit_clock_step()


class Faults:
    """Forced results of requests."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def add(
        self,
        function: str,
        result: models.HeadUnitFaultsAddResult,
        *,
        info: str | None = None,
        app: str | None = None,
        times: int | None = None,
        delay: float | None = None,
    ) -> None:
        """Forces the result of the next requests of a function.

        Args:
            function: The request's name, such as Alert.
            result: The result, or DO_NOT_RESPOND.
            info: The response's text.
            app: The key of the only app that gets the result; None for all apps.
            times: The number of requests that get the result; None for all requests until the result is cleared.
            delay: The delay of the response, in seconds.
        """
        self._bridge.api.head_unit_faults_add(
            function=function, result=result, info=info, app=app, times=times, delay_ms=milliseconds(delay)
        )

    def clear(self, function: str | None = None) -> None:
        """Clears the forced results of `function`; None clears all forced results."""
        self._bridge.api.head_unit_faults_clear(function=function)

    def list(self) -> models.Faults:
        """Returns the active forced results."""
        return self._bridge.api.faults()


class Vehicle:
    """The vehicle data."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def set(self, items: Mapping[str, Any] | None = None, **more: Any) -> None:
        """Sets vehicle data, such as `set(speed=50)`; None removes an item."""
        self._bridge.api.head_unit_vehicle_set({**(items or {}), **more})
        self._bridge.acted()

    def value(self, *keys: str | int) -> StateValue:
        """Returns an item of the vehicle data, such as `value("speed")`."""
        return StateValue(self._bridge, pointer("headUnit", "vehicle", *keys), f"{' '.join(map(str, keys))} of the vehicle")


class Drive:
    """A drive: vehicle data over time."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def start(
        self,
        drive: str | os.PathLike[str],
        *,
        speed: float | None = None,
        loop: bool | None = None,
        at: float | None = None,
    ) -> None:
        """Starts a drive.

        Args:
            drive: A built-in drive ("city", "motorway", "fuel-stop"), or the path of a file.
            speed: The playback speed; 2 is twice as fast as the clock.
            loop: Whether the drive restarts at its end.
            at: The position at which the drive begins, in seconds.
        """
        built_in = {drive["name"] for drive in self._bridge.api.drives()}
        from_ms = milliseconds(at)
        if str(drive) in built_in:
            self._bridge.api.head_unit_drive_start(
                built_in=cast("models.HeadUnitDriveStartBuiltIn", str(drive)), speed=speed, loop=loop, from_ms=from_ms
            )
        else:
            path = Path(drive)
            self._bridge.api.head_unit_drive_start(
                text=path.read_text(), format=drive_format(path), name=path.name, speed=speed, loop=loop, from_ms=from_ms
            )

    def pause(self) -> None:
        """Pauses the drive."""
        self._bridge.api.head_unit_drive_pause()

    def resume(self) -> None:
        """Resumes the paused drive."""
        self._bridge.api.head_unit_drive_resume()

    def stop(self) -> None:
        """Ends the drive. The vehicle data keeps the last values of the drive."""
        self._bridge.api.head_unit_drive_stop()

    def seek(self, seconds: float) -> None:
        """Moves the drive to another position, in seconds from its start."""
        self._bridge.api.head_unit_drive_seek(position_ms=round(seconds * 1000))

    @property
    def phase(self) -> StateValue:
        """The playback state: playing, paused or ended."""
        return StateValue(self._bridge, "/headUnit/drive/phase", "the phase of the drive")


class Profile:
    """The kind of head unit."""

    def __init__(self, bridge: Bridge):
        self._bridge = bridge

    def use(self, id: str) -> None:
        """Switches the head unit to the profile with the id `id`."""
        self._bridge.api.head_unit_profile_use(id=id)

    def edit(self, members: Mapping[str, Any]) -> None:
        """Changes members of the profile. `members` is a JSON merge patch."""
        self._bridge.api.head_unit_profile_edit(members)

    def current(self) -> models.Profile:
        """Returns the current profile."""
        return self._bridge.api.head_unit_profile()

    def list(self) -> models.ProfileList:
        """Returns the ids and names of all built-in profiles."""
        return self._bridge.api.profiles()


def drive_format(path: Path) -> models.HeadUnitDriveStartFormat:
    """Returns the format of a drive's file, by the ending of the file's name."""
    formats: dict[str, models.HeadUnitDriveStartFormat] = {".gpx": "gpx", ".csv": "csv", ".ndjson": "ndjson"}
    return formats.get(path.suffix.lower(), "script")
