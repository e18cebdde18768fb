"""Finds the browser for the tests: the one that scripts/setup installs."""

import os
import shutil

#: In the order of `sdl-bridge screenshot`; the headless one opens a page in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")


def find():
    """The program that $CHROMIUM names, or else the first one on the PATH, or None."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright, *options):
    program = find()
    assert program, "no Chromium found: run scripts/setup test, or set $CHROMIUM to the path of one"
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *options])
