"""The browser that every story with a page is played in: the one that set-up looks for and installs."""

import os
import shutil

#: In the order in which `sdl-bridge screenshot` takes them; the one without windows opens a page in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")


def find():
    """The one that $CHROMIUM names, else the first of those that packages install; None where there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright, *options):
    program = find()
    assert program, "there is no Chromium to play this in: run scripts/setup test, or name one in $CHROMIUM"
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *options])
