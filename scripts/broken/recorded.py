"""Runs tests that `sdl-bridge codegen` has written from a recorded session, in each of its languages."""

import os
import re
import subprocess
import sys

from running import ROOT, Bridge

from broken import builds

FILES = {"pytest": "test_recorded.py", "curl": "recorded.sh", "swift": "Recorded.swift"}
SECONDS = 180


def write(bin, capsule, language, folder):
    """Writes the test of a capsule in a language into `folder`."""
    done = subprocess.run([bin / "sdl-bridge", "codegen", capsule, "--to", language], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    (folder / FILES[language]).write_text(done.stdout)


def run(bin, language, folder, sample, sources=None):
    """Runs the test against a program of the sample. Returns the failed line (None without a failure) and the output.

    `sources` is the folder of the sample's changed sources. The tested program is then `folder/SAMPLE`.
    """
    program = folder / sample if sources else bin / sample
    if language == "pytest":
        words = [sys.executable, "-m", "pytest", "-q", "-p", "pytest_sdlbridge", "-p", "no:cacheprovider", FILES[language]]
        env = os.environ | {"PYTHONPATH": str(ROOT / "python/src"), "SDL_BRIDGE_BIN": str(bin)}
        done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, timeout=SECONDS)
    elif language == "swift":
        tests = folder / "recorded-tests"
        if not tests.exists():
            builds.build_tests(ROOT, bin, sample, folder / FILES[language], tests, sources)
        done = subprocess.run([tests], cwd=folder, capture_output=True, text=True, timeout=SECONDS)
    else:
        data = folder / "bridge"
        data.mkdir(exist_ok=True)
        bridge = Bridge(data, hosted=[program])
        try:
            env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
            done = subprocess.run(["bash", FILES[language]], cwd=folder, env=env, capture_output=True, text=True, timeout=SECONDS)
        finally:
            bridge.stop()
    output = done.stdout + done.stderr
    if done.returncode != 0:
        # The first line number in the report of Swift is the line of the test itself.
        found = re.findall(re.escape(FILES[language]) + r":(\d+):", output)
        return int(found[-1]) if found else 0, output
    return None, output


def action(language, folder, line):
    """Returns the last action at or before a line of the test."""
    lines = (folder / FILES[language]).read_text().splitlines()[:line]
    return next((text.strip() for text in reversed(lines) if "expect" not in text), "")
