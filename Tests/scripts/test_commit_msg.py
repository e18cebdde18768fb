"""Tests which commit subjects .githooks/commit-msg accepts and refuses."""

import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[2] / ".githooks/commit-msg"


def check(folder, message):
    path = folder / "message"
    path.write_text(message)
    return subprocess.run([HOOK, path], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "message",
    [
        "Read apps on the thread of the sockets",
        "x".upper() * 72,
        "Merge branch 'one. and also another'",
        "# a comment\nSay it\n\nThe body ends.",
    ],
)
def test_accepts_a_good_subject(tmp_path, message):
    assert check(tmp_path, message).returncode == 0


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("X" * 73, "73 characters"),
        ("Say it.", "full stop"),
        ("Say it and also do it", "two ideas"),
        ("Say it; do it", "two ideas"),
        ("say it", "capital"),
        ("\n", "missing"),
    ],
)
def test_refuses_a_bad_subject_and_says_why(tmp_path, message, why):
    done = check(tmp_path, message)
    assert done.returncode == 1
    assert why in done.stderr
