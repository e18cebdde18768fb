"""Takes the pictures of README and docs, and writes them to docs/images. They show the page on a real bridge with real apps.

.venv/bin/python Tests/browser/pictures.py crash      the screenshots of an app that crashes, and of the replay with the fixed build
.venv/bin/python Tests/browser/pictures.py tour       the animation of the README; requires img2webp from Debian's package webp
"""

import json
import subprocess
import sys
import tempfile
import threading
import zipfile
from pathlib import Path

from conftest import launch
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
# These folders are appended, so that Python finds the conftest.py next to this file first.
sys.path += [str(ROOT / "Tests/smoke"), str(ROOT / "scripts")]
from broken import builds  # noqa: E402
from broken.breaks import BREAKS  # noqa: E402
from driving import Driver  # noqa: E402
from plain_server import PlainServer  # noqa: E402
from running import Bridge, binaries  # noqa: E402

IMAGES = ROOT / "docs/images"


def car(page):
    return page.locator(".display")


def press(page, name):
    car(page).get_by_role("button", name=name, exact=True).click()


def drawn(page):
    """Waits until all pictures are loaded and decoded, and no request is in flight."""
    page.evaluate("() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))")
    if page.locator(".for-log").count() > 0:
        expect(page.locator(".for-log .count")).not_to_have_text("…")
    page.mouse.move(720, 3)
    page.evaluate("() => document.activeElement.blur()")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def take(page, name):
    drawn(page)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(IMAGES / f"{name}.png")


def row(page, name):
    return page.locator(".row.rpc").filter(has=page.locator(".name", has_text=name)).last


def crashed(folder):
    """Returns the capsule of a messenger app that crashes when the driver asks it to read a message aloud."""
    one = next(one for one in BREAKS if "fatalError()" in one.new)
    bridge = Bridge(folder, hosted=[builds.broken(ROOT, binaries(), one, folder / "broken")])
    try:
        car = Driver(bridge, "messages")
        car.sees("5 unread")
        acts = (
            lambda: car.press("Open"),
            lambda: car.choose("Work"),
            lambda: car.press("Read"),
            lambda: bridge.act("/v1/head-unit/overlay:timeout"),
            lambda: car.press("Aloud"),
        )
        for act in acts:
            act()
            # Press at the pace of a person.
            threading.Event().wait(0.4)
        said = bridge.call("POST", "/v1/expect", {"q": 'kind:process ".crashed."', "timeoutMs": 20_000})
        return folder / "data/capsules" / said[1]["observed"][-1]["name"]
    finally:
        bridge.stop()


def rows_of(file):
    with zipfile.ZipFile(file) as capsule:
        lines = [line for name in capsule.namelist() if name.startswith("rows/") for line in capsule.read(name).splitlines()]
    return [json.loads(line) for line in lines]


def of_file(browser, server, file, scheme):
    page = browser.new_page(viewport={"width": 1440, "height": 860}, device_scale_factor=1.25, color_scheme=scheme, reduced_motion="reduce")
    page.goto(server.url)
    page.locator("#session-file").set_input_files(file)
    expect(page.locator("#bar .connection")).to_contain_text("Session from a file")
    return page


def crash(browser):
    server = PlainServer()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        night = folder / "night.sdlcapsule.zip"
        crashed(folder).rename(night)
        page = of_file(browser, server, night, "dark")
        # Show the crash, and the car at the last press.
        rows = rows_of(night)
        press = [row["seq"] for row in rows if row.get("name") == "OnButtonPress"][-1]
        end = next(row["seq"] for row in rows if row.get("what") == "crashed")
        page.evaluate("([press, end]) => (location.hash = `#/?at=${press}&row=${end}`)", [press, end])
        expect(page.locator(".display")).to_contain_text("Aloud")
        expect(page.locator(".detail")).to_contain_text("crashed")
        take(page, "night-crash")
        page.close()
        both = folder / "both.zip"
        words = ["replay", night, "--app", binaries() / "Messenger", "--out", both]
        done = subprocess.run([binaries() / "sdl-bridge", *map(str, words)], capture_output=True, text=True, timeout=60)
        print(done.stdout, done.stderr)
        assert done.returncode == 1, done.stderr
        page = of_file(browser, server, both, "light")
        expect(page.locator(".compare-turn.here .mark")).to_have_text("differs")
        take(page, "night-mended")
        page.close()
    server.close()


def tour(browser):
    """Records the animation of the README: a press, its row, the session in the past, a streamed map and a drive."""
    with tempfile.TemporaryDirectory() as folder:
        bridge = Bridge(folder, hosted=["MusicPlayer", "Places"])
        page = browser.new_page(viewport={"width": 1280, "height": 760}, color_scheme="light", reduced_motion="reduce")
        frames = []

        def frame(milliseconds):
            drawn(page)
            path = Path(folder) / f"{len(frames)}.png"
            page.screenshot(path=path)
            frames.append((path, milliseconds))

        try:
            bridge.until("/headUnit/appOrder", lambda apps: len(apps) == 2)
            bridge.act("/v1/apps/music:activate")
            bridge.until("/headUnit/apps/music/windows/0", lambda window: "url" in window.get("graphic", {}))
            page.goto(f"{bridge.url}/#/?upper=stack&lower=log")
            expect(car(page)).to_contain_text("1 of")
            frame(1500)
            press(page, "Love")
            expect(car(page).locator(".soft-button.highlighted")).to_have_text("Love")
            frame(1200)
            row(page, "Show").click()
            frame(1600)
            bridge.act("/v1/head-unit/button:press", {"name": "SEEKRIGHT"})
            expect(car(page)).to_contain_text("2 of")
            frame(1200)
            loved = bridge.get("/v1/log?q=rpc:OnButtonPress")["rows"][0]["seq"]
            page.goto(f"{bridge.url}/#/?upper=stack&lower=log&row={loved}&at={loved}")
            expect(car(page)).to_contain_text("1 of")
            frame(1800)
            page.goto(f"{bridge.url}/#/?upper=vehicle&lower=log")
            bridge.act("/v1/apps/places:activate")
            expect(page.locator(".display canvas, .display video").first).to_be_visible()
            bridge.until("/headUnit/apps/places", lambda app: app.get("video", {}).get("pictures", 1))
            frame(1200)
            bridge.act("/v1/head-unit/drive:start", {"builtIn": "city"})
            for _ in range(5):
                bridge.act("/v1/head-unit/touch:drag", {"from": {"x": 400, "y": 260}, "to": {"x": 330, "y": 230}, "ms": 200})
                frame(500)
            words = [word for path, milliseconds in frames for word in ("-lossy", "-q", "70", "-d", str(milliseconds), str(path))]
            target = IMAGES / "tour.webp"
            subprocess.run(["img2webp", "-loop", "0", *words, "-o", str(target)], check=True)
            print(target, target.stat().st_size)
        finally:
            page.close()
            bridge.stop()


def main():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        {"tour": tour, "crash": crash}[sys.argv[1]](browser)
        browser.close()


if __name__ == "__main__":
    main()
