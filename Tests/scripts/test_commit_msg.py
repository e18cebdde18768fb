"""The subject of a commit, as .githooks/commit-msg takes it or refuses it."""

import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[2] / ".githooks/commit-msg"


def say(folder, message):
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
def test_a_good_subject_is_taken(tmp_path, message):
    assert say(tmp_path, message).returncode == 0


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("X" * 73, "73 letters"),
        ("Say it.", "full stop"),
        ("Say it and also do it", "two ideas"),
        ("Say it; do it", "two ideas"),
        ("say it", "capital"),
        ("\n", "missing"),
    ],
)
def test_a_bad_subject_is_refused_with_why(tmp_path, message, why):
    done = say(tmp_path, message)
    assert done.returncode == 1
    assert why in done.stderr
