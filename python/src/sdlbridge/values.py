"""Values that several modules use."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote


class _Unset:
    """The type of `UNSET`."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Any = _Unset()
"""Marks a member that is left out, where None would be sent as null."""


def present(members: Mapping[str, Any] | None) -> dict[str, Any]:
    """The members that have a value."""
    return {key: value for key, value in (members or {}).items() if value is not None and value is not UNSET}


def filled(template: str, at: Mapping[str, Any] | None) -> str:
    """A path with its parameters."""
    for key, value in (at or {}).items():
        template = template.replace(f"{{{key}}}", quote(str(value), safe=""))
    return template


def pointer(*keys: str | int) -> str:
    """A JSON pointer to a place in the state tree."""
    return "".join("/" + str(key).replace("~", "~0").replace("/", "~1") for key in keys)


def milliseconds(seconds: float | None) -> int | None:
    """Seconds as the API's unit."""
    return None if seconds is None else round(seconds * 1000)


def identification(topics: Sequence[str], q: str | None, log_after: int | None, max_hz: int | None) -> dict[str, Any]:
    """The members of the socket's `identify`."""
    return present({"topics": list(topics), "q": q, "logAfter": log_after, "maxHz": max_hz})


def write(path: str | os.PathLike[str], data: bytes) -> Path:
    """Writes a file, and creates its folder."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
