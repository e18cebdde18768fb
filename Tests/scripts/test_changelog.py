"""Checks the changelog."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_no_entry_is_listed_twice():
    lines = [line for line in (ROOT / "CHANGELOG.md").read_text().splitlines() if line.startswith("- ")]
    # A merge can leave an older wording of a line beside the newer wording. Both wordings begin with the same words.
    twice = [start for start, count in Counter(line[:60] for line in lines).items() if count > 1]
    assert twice == []
