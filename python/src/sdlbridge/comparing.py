"""Compares pictures and states with stored pictures and states."""

from __future__ import annotations

import difflib
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# The maximum difference between two values of a colour channel that count as equal.
CHANNEL_LIMIT = 24

# The members of the state that differ between any two runs.
VOLATILE = frozenset(
    {"at", "connection", "correlationID", "hashID", "number", "ordinal", "row", "session", "startedAt", "transport", "wall"}
)


@dataclass(frozen=True)
class PictureDifference:
    """The difference between two pictures.

    Attributes:
        text: The difference in words.
        picture: The actual picture as PNG, in grey, with the different pixels in red; None for different sizes.
    """

    text: str
    picture: bytes | None


def difference_of_pictures(file: Path, actual: bytes, tolerance: float) -> PictureDifference | None:
    """Returns the difference between a stored PNG and `actual`; None if both pictures look equal."""
    stored = file.read_bytes()
    if stored == actual:
        return None
    try:
        from PIL import Image, ImageChops
    except ImportError:
        raise RuntimeError("To compare pictures that are not identical, install Pillow: pip install 'sdl-bridge[looks]'") from None
    before, after = (Image.open(io.BytesIO(data)).convert("RGB") for data in (stored, actual))
    if before.size != after.size:
        return PictureDifference(f"{after.width}x{after.height} pixels instead of {before.width}x{before.height}", None)
    channels = ImageChops.difference(before, after).split()
    largest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    mask = largest.point([0] * (CHANNEL_LIMIT + 1) + [255] * (255 - CHANNEL_LIMIT))
    count = mask.histogram()[255]
    share = count / (before.width * before.height)
    if share <= tolerance:
        return None
    marked = after.convert("L").convert("RGB")
    marked.paste((255, 0, 0), mask=mask)
    written = io.BytesIO()
    marked.save(written, "PNG")
    return PictureDifference(f"{count} pixels ({share:.2%}) differ, {tolerance:.2%} may", written.getvalue())


def stable(value: Any, ignoring: Sequence[str] = ()) -> Any:
    """Returns a part of the state without the members that differ between any two runs, and without `ignoring`."""
    if isinstance(value, list):
        return [stable(part, ignoring) for part in value]
    if not isinstance(value, dict):
        return value
    return {
        key: stable(part, ignoring)
        for key, part in sorted(value.items())
        if key not in VOLATILE and key not in ignoring and not key.endswith("At")
    }


def difference_of_states(expected: Any, actual: Any) -> str | None:
    """Returns the lines that differ between two states; None if the states are equal."""
    if expected == actual:
        return None
    before, after = (json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False).splitlines() for value in (expected, actual))
    return "\n" + "\n".join(difflib.unified_diff(before, after, "expected", "actual", n=2, lineterm=""))
