"""The changelog, as somebody reads it who looks for what has changed."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_nothing_is_said_twice():
    lines = [line for line in (ROOT / "CHANGELOG.md").read_text().splitlines() if line.startswith("- ")]
    # A merge leaves an older wording beside the newer one: both begin alike.
    twice = [start for start, count in Counter(line[:60] for line in lines).items() if count > 1]
    assert twice == []
