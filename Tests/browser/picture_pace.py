"""Measures the time from a touch to the pixels for an app that draws its own screen. No change is rejected because of the figures.
On a busy machine, the figures mean little.

python3 Tests/browser/picture_pace.py                  all figures once, each with its limit (about two minutes)
python3 Tests/browser/picture_pace.py --hold           the same; fails if a figure is over its limit
python3 Tests/browser/picture_pace.py viewers touch    only some of: touch screenshot still viewers stalled

`SDL_BRIDGE_BIN` is the folder of the programs; use a release build for meaningful figures.
"""

import argparse
import http.client
import os
import socket
import statistics
import sys
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

from conftest import launch
from pace import opened, over, say, share
from playwright.sync_api import expect, sync_playwright

sys.path.append(str(Path(__file__).resolve().parents[1] / "smoke"))
from running import Bridge  # noqa: E402

#: The time from the end of each touch until the canvas has painted the next picture of the app.
TOUCHES = """() => {
  window.times = [];
  let begun;
  document.querySelector(".display").addEventListener("pointerup", (event) => (begun = event.timeStamp), { capture: true });
  new MutationObserver(() => {
    if (begun === undefined) return;
    const from = begun;
    begun = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => times.push(performance.now() - from);
      port1.postMessage(0);
    });
  }).observe(document.querySelector(".region-surface .picture canvas"), { attributes: true, attributeFilter: ["data-picture"] });
}"""

TOUCHED = """(number) => new Promise((done) => {
  const look = () => (times.length > number ? setTimeout(done, 60) : setTimeout(look, 5));
  look();
})"""


def spend(seconds):
    """Waits for `seconds`, while the caller measures the processor time."""
    threading.Event().wait(seconds)


class Card:
    """A bridge that shows the test card, and the processor time and memory of its processes."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.bridge = Bridge(self.folder.name, hosted=["TestCard"])
        self.bridge.until("/headUnit/appOrder", lambda apps: apps == ["test-card"])
        self.bridge.act("/v1/apps/test-card:activate")
        self.bridge.until("/headUnit/apps/test-card/streams/video/picture/number", lambda number: number >= 1)
        self.processes = [self.bridge.process.pid, self.bridge.get("/v1/state?path=/apps/test-card/pid")]

    def tap(self, x, y, times=1):
        self.bridge.act("/v1/head-unit/touch:tap", {"x": x, "y": y, "times": times})

    def run(self):
        """Starts or stops the animation of the whole picture."""
        self.tap(200, 400, times=2)
        spend(1)

    def seconds(self):
        """Returns the processor time of bridge and app, in seconds."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """Returns the memory of the bridge, in MB."""
        pages = int(Path(f"/proc/{self.processes[0]}/statm").read_text().split()[1])
        return pages * 4096 / 1e6

    def stop(self):
        self.bridge.stop()
        self.folder.cleanup()


class Viewer:
    """A client that receives the picture. Reads all data, or no data if `reads` is false."""

    def __init__(self, card, reads=True):
        place = urllib.parse.urlsplit(card.bridge.url)
        self.connection = socket.create_connection((place.hostname, place.port), timeout=10)
        if not reads:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.connection.sendall(
            f"GET /v1/video?app=test-card HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.bytes = 0
        self.pictures = 0
        self.isOver = False
        if reads:
            threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.connection.makefile("rb")
        try:
            while stream.readline() not in (b"\r\n", b""):
                pass
            while not self.isOver:
                kind, size = stream.read(2)
                if size > 125:
                    size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
                stream.read(size)
                self.bytes += size
                self.pictures += kind & 15 == 2
        except (OSError, ValueError):
            return

    def close(self):
        self.isOver = True
        self.connection.close()


def touch(card, browser):
    page = opened(browser, f"{card.bridge.url}/")
    expect(page.locator(".region-surface .picture canvas")).to_have_attribute("data-picture", "1")
    page.evaluate(TOUCHES)
    box = page.locator(".display").bounding_box()
    waiting = taps(page, box, 20)
    # The next button disables the wait for a second tap.
    press(page, box, 700, 160)
    spend(1)
    page.evaluate("() => times.splice(0)")
    at_once = taps(page, box, 80)
    page.close()
    say("touch to pixels, no wait for a second tap: median", round(share(at_once, 0.5), 1), "ms", 50)
    say("the same: 95 of 100 within", round(share(at_once, 0.95), 1), "ms", 100)
    say("touch to pixels with a wait of 400 ms: median", round(share(waiting, 0.5), 1), "ms")
    card.tap(700, 160)


def press(page, box, x, y):
    page.mouse.move(box["x"] + x * box["width"] / 800, box["y"] + y * box["height"] / 480)
    page.mouse.down()
    page.mouse.up()


def taps(page, box, count):
    for number in range(count):
        press(page, box, 100 + number % 5 * 60, 300 + number % 3 * 40)
        page.evaluate(TOUCHED, number)
    return page.evaluate("() => times")[:count]


def screenshot(card, _):
    place = urllib.parse.urlsplit(card.bridge.url)
    connection = http.client.HTTPConnection(place.hostname, place.port)
    times = []
    begun = time.monotonic()
    while time.monotonic() < begun + 5:
        start = time.monotonic()
        connection.request("GET", "/v1/apps/test-card/screenshot")
        answer = connection.getresponse()
        assert answer.status == 200 and answer.read(4) == b"\x89PNG"
        answer.read()
        times.append((time.monotonic() - start) * 1000)
    connection.close()
    say("a screenshot of 800 x 480: median", round(statistics.median(times), 1), "ms", 20)
    say("time between two screenshots", round(5000 / len(times), 1), "ms", 20)


def still(card, _):
    viewer = Viewer(card)
    spend(2)
    before, number = card.seconds(), viewer.bytes
    spend(10)
    say("a still picture: processor time of app and bridge", round((card.seconds() - before) * 10, 2), "%", 1)
    say("the same: bytes sent to a viewer", viewer.bytes - number, "", 0)
    viewer.close()


def viewers(card, _):
    card.run()
    ratios = []
    for _ in range(3):
        costs = []
        for count in (1, 4):
            looking = [Viewer(card) for _ in range(count)]
            spend(1)
            before = card.seconds()
            spend(6)
            costs.append((card.seconds() - before) / 6)
            assert all(one.bytes > 1000 for one in looking)
            for one in looking:
                one.close()
        ratios.append(costs[1] / costs[0])
    say("one viewer: processor time of app and bridge", round(costs[0] * 100, 1), "%")
    say("four viewers, relative to one", round(statistics.median(ratios), 2), "x", 1.2)
    card.run()


def stalled(card, _):
    card.run()
    viewer = Viewer(card)
    spend(3)
    memory, ratios, grown = card.memory(), [], []
    for _ in range(3):
        seen = viewer.pictures
        spend(6)
        alone = viewer.pictures - seen
        stuck = Viewer(card, reads=False)
        seen = viewer.pictures
        spend(6)
        ratios.append(alone / max(1, viewer.pictures - seen))
        grown.append(card.memory() - memory)
        stuck.close()
    say("a stalled viewer: memory", round(max(0, *grown), 1), "MB", 8)
    say("the same: pictures of the other viewer, alone and then", round(statistics.median(ratios), 2), "x", 1.1)
    viewer.close()
    card.run()


BENCHES = {bench.__name__: bench for bench in (touch, screenshot, still, viewers, stalled)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hold", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    card = Card()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for name in options.names or BENCHES:
                BENCHES[name](card, browser)
            browser.close()
    finally:
        card.stop()
    if options.hold and over:
        sys.exit(f"over the limit: {'; '.join(over)}")


if __name__ == "__main__":
    main()
