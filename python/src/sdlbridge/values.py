"""Functions and values that several modules use."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode


class _Unset:
    """The type of `UNSET`."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Any = _Unset()
"""Marks a member that is left out of a request. None would be sent as null."""


def present(members: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns the members whose value is neither None nor `UNSET`."""
    return {key: value for key, value in (members or {}).items() if value is not None and value is not UNSET}


def filled(template: str, at: Mapping[str, Any] | None) -> str:
    """Returns the path `template` with the parameters in `at` filled in."""
    for key, value in (at or {}).items():
        template = template.replace(f"{{{key}}}", quote(str(value), safe=""))
    return template


def encoded(query: Mapping[str, Any] | None) -> str:
    """Returns the part of an address after its path: a question mark and the parameters, or nothing without parameters."""
    words = {key: str(value).lower() if isinstance(value, bool) else value for key, value in present(query).items()}
    return f"?{urlencode(words, doseq=True, quote_via=quote)}" if words else ""


def pointer(*keys: str | int) -> str:
    """Returns the JSON pointer for the path `keys` of the state tree."""
    return "".join("/" + str(key).replace("~", "~0").replace("/", "~1") for key in keys)


def milliseconds(seconds: float | None) -> int | None:
    """Returns seconds as milliseconds, the unit of the API."""
    return None if seconds is None else round(seconds * 1000)


def identification(topics: Sequence[str], q: str | None, log_after: int | None, max_hz: int | None) -> dict[str, Any]:
    """Returns the members of the socket's message `identify`."""
    return present({"topics": list(topics), "q": q, "logAfter": log_after, "maxHz": max_hz})


def write(path: str | os.PathLike[str], data: bytes) -> Path:
    """Writes a file, and creates the file's folder. Returns the path."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
