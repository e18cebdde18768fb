"""Tests of an app's picture on pages that are opened late, decode slowly or have a different size, and in `sdl-bridge screenshot`."""

import base64
import os
import random
import subprocess
import threading

import pytest
from driving import Driver
from pixels import alike
from playwright.sync_api import expect
from raw_app import RawApp
from running import Bridge, binaries
from test_picture import RED, WHITE, YELLOW, colours, picture, recorded

#: Stores the addresses of the page's sockets in `globalThis.sockets`.
SOCKETS = """{
  globalThis.sockets = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(address) {
      super(address);
      const { pathname, search } = new URL(address);
      sockets.push(pathname + search);
    }
  };
}"""

#: Stores when the app's picture is first drawn, in milliseconds since the page was loaded, and how many colours the picture has.
FIRST_PICTURE = """addEventListener("DOMContentLoaded", () => {
  new MutationObserver((_, observer) => {
    const canvas = document.querySelector(".picture canvas[data-picture]");
    if (!canvas) return;
    observer.disconnect();
    const copy = new OffscreenCanvas(40, 24);
    const context = copy.getContext("2d");
    context.drawImage(canvas, 0, 0, 40, 24);
    const colors = new Set(new Uint32Array(context.getImageData(0, 0, 40, 24).data.buffer)).size;
    globalThis.firstPicture = { at: performance.now(), colors, number: Number(canvas.dataset.picture) };
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-picture"] });
});"""

FIRST_AFTER_LOAD = """() => ({
  ...firstPicture,
  ms: firstPicture.at - performance.getEntriesByType("navigation")[0].loadEventEnd,
})"""

#: A decoder that needs 300 ms for each picture.
SLOW_DECODER = """{
  const Fast = globalThis.VideoDecoder;
  globalThis.VideoDecoder = class extends EventTarget {
    #fast;
    #chunks = [];
    #timer;
    constructor(callbacks) {
      super();
      this.#fast = new Fast(callbacks);
    }
    get state() { return this.#fast.state; }
    get decodeQueueSize() { return this.#chunks.length; }
    configure(config) { this.#fast.configure(config); }
    close() {
      clearTimeout(this.#timer);
      this.#fast.close();
    }
    decode(chunk) {
      this.#chunks.push(chunk);
      this.#timer ??= setTimeout(() => this.#next(), 300);
    }
    #next() {
      this.#fast.decode(this.#chunks.shift());
      this.#timer = this.#chunks.length > 0 ? setTimeout(() => this.#next(), 300) : undefined;
      this.dispatchEvent(new Event("dequeue"));
    }
  };
}"""


class Drag:
    """A finger that drags the map until `stop` is called."""

    def __init__(self, bridge):
        self.bridge = bridge
        self.moves = 0
        self.changed = threading.Condition()
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def pass_moves(self, count):
        """Waits until the finger has moved another `count` times."""
        with self.changed:
            goal = self.moves + count
            assert self.changed.wait_for(lambda: self.moves >= goal, timeout=20)

    def stop(self):
        self.over.set()
        self.thread.join()

    def _run(self):
        self._touch("BEGIN", 0)
        # The finger moves at the pace of a person. No check depends on this pace.
        while not self.over.wait(0.03):
            with self.changed:
                self.moves += 1
                self.changed.notify_all()
            self._touch("MOVE", self.moves)
        self._touch("END", self.moves)

    def _touch(self, kind, step):
        away = abs(step % 80 - 40)
        self.bridge.act("/v1/head-unit/touch", {"type": kind, "points": [{"id": 0, "x": 300 + 4 * away, "y": 160 + 2 * away}]})


@pytest.fixture
def places(tmp_path):
    bridge = Bridge(tmp_path, hosted=["Places"])
    car = Driver(bridge, "places")
    car.view(kind="MapView", seconds=20)
    yield bridge
    bridge.stop()


@pytest.fixture
def card(tmp_path):
    bridge = Bridge(tmp_path, hosted=["TestCard"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["test-card"])
    bridge.act("/v1/apps/test-card:activate")
    bridge.until("/headUnit/apps/test-card/streams/video/picture/number", lambda number: number >= 1)
    yield bridge
    bridge.stop()


@pytest.fixture
def open_with(open_page, browser):
    """Opens a page in which a script runs before the scripts of the page."""

    def open_(url, script):
        def new_page():
            page = browser.new_page()
            page.add_init_script(script)
            return page

        open_page.browser = type("Scripted", (), {"new_page": staticmethod(new_page)})
        return open_page(url=url)

    return open_


def shows_newest(bridge, page):
    """Waits until the app's picture stops changing and the page shows this picture."""

    def is_newest(video):
        return not video["flowing"] and str(video["picture"]["mark"]) == picture(page).get_attribute("data-picture")

    bridge.until("/headUnit/apps/places/streams/video", is_newest)
    expect(page.locator(".surface-note")).to_have_text("")


@pytest.mark.nightly
@pytest.mark.alone
def test_each_late_page_shows_the_moving_map(places, open_page, open_with):
    waits = random.Random(7)
    drag = Drag(places)
    firsts = []
    try:
        for _ in range(20):
            drag.pass_moves(waits.randrange(1, 60))
            page = open_with(f"{places.url}/", FIRST_PICTURE + SOCKETS)
            page.wait_for_function("() => globalThis.firstPicture")
            assert page.evaluate("sockets") == ["/v1/socket", "/v1/video"]
            firsts.append(page.evaluate(FIRST_AFTER_LOAD))
            open_page.close()
    finally:
        drag.stop()
    print("first picture after load, ms:", sorted(round(first["ms"]) for first in firsts))
    assert min(first["colors"] for first in firsts) > 3, firsts


def test_the_page_connects_to_bridge_and_video_before_its_modules_are_loaded(places, browser):
    page = browser.new_page()
    page.add_init_script(SOCKETS)
    held, are_held = [], True

    def hold(route):
        if are_held and not route.request.url.endswith("/first-connection.js"):
            held.append(route)
        else:
            route.continue_()

    page.route("**/*.js", hold)
    # This module is the last one that the page preloads.
    with page.expect_request("**/sessions.js"):
        page.goto(f"{places.url}/", wait_until="commit")
    page.wait_for_function("() => globalThis.sockets?.length === 2")
    assert page.evaluate("sockets") == ["/v1/socket", "/v1/video"]
    assert len(held) > 50, "the modules were not requested"
    are_held = False
    for route in held:
        route.continue_()
    expect(picture(page)).to_have_attribute("data-picture", "1", timeout=30_000)
    # The page uses these connections and opens no others.
    assert page.evaluate("sockets.length") == 2
    page.close()


def test_a_video_socket_without_an_app_closes_while_no_video_is_on_the_display(card, open_page):
    page = open_page(url=f"{card.url}/")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    messages = """() => new Promise((resolve) => {
      const messages = [];
      const socket = new WebSocket(new URL("v1/video", location.href.replace("http", "ws")));
      socket.onmessage = ({ data }) => {
        if (typeof data === "string") messages.push(JSON.parse(data).op);
        else resolve([...messages, "pictures"]);
      };
      socket.onclose = ({ code }) => resolve([...messages, code]);
    })"""
    assert page.evaluate(messages) == ["app", "pictures"]
    other = RawApp(card.cores["tcp"], "Dashcam")
    card.until("/headUnit/appOrder", lambda apps: "dashcam" in apps)
    card.act("/v1/apps/dashcam:activate")
    card.until("/headUnit/apps/test-card/videoStreamingState", lambda state: state == "NOT_STREAMABLE")
    assert page.evaluate(messages) == ["none", 1000]
    open_page.close()
    other.close()


def test_a_page_that_is_opened_after_a_long_drag_shows_the_newest_picture(places, open_page):
    drag = Drag(places)
    drag.pass_moves(90)
    drag.stop()
    page = open_page(url=f"{places.url}/")
    shows_newest(places, page)
    open_page.close()


def test_a_slow_browser_skips_pictures_and_says_so_on_one_connection(places, open_page, open_with):
    page = open_with(f"{places.url}/", SLOW_DECODER)
    expect(picture(page)).to_have_attribute("data-picture", "1")
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    drag = Drag(places)
    try:
        expect(page.locator(".surface-note")).to_have_text(
            "This browser is too slow for the video. Some pictures are skipped.", timeout=30_000
        )
        drag.pass_moves(60)
    finally:
        drag.stop()
    shows_newest(places, page)
    assert sockets == []
    open_page.close()


def test_the_old_picture_is_letterboxed_until_one_in_the_new_size_arrives(card, open_page):
    key_picture = recorded(card)
    other = RawApp(card.cores["tcp"], "Dashcam")
    card.until("/headUnit/appOrder", lambda apps: "dashcam" in apps)
    card.act("/v1/apps/dashcam:activate")
    page = open_page(url=f"{card.url}/")
    assert other.start_video(width=800, height=480, videoProtocol="RAW", videoCodec="H264")
    other.stream(key_picture)
    expect(picture(page)).to_have_attribute("data-picture", "1")
    profile = card.get("/v1/head-unit/profile")["id"]
    card.act("/v1/head-unit/profile", {"id": "portrait"}, "PUT")
    page.wait_for_function(
        "() => { const box = document.querySelector('.display').getBoundingClientRect(); return box.height > box.width; }"
    )
    display = page.locator(".display").bounding_box()
    width, height = display["width"], display["width"] * 480 / 800
    top = (display["height"] - height) / 2
    inside = [(width * x, top + height * y) for x, y in ((0.1, 0.1), (0.9, 0.9), (0.5, 0.5))]
    *shown, above, below = on_screen(page, *inside, (width / 2, top / 2), (width / 2, display["height"] - top / 2))
    for one, wanted in zip(shown, (RED, YELLOW, WHITE)):
        assert alike(one, wanted), (profile, shown)
    assert above == below and not alike(above, RED), (above, below)
    open_page.close()
    other.close()


def on_screen(page, *points):
    """Returns the colours of points of the display, as the browser draws them."""
    png = base64.b64encode(page.locator(".display").screenshot()).decode()
    script = """async ([png, points]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
    }"""
    return page.evaluate(script, [png, [list(point) for point in points]])


def test_a_picture_stays_on_the_page_while_the_app_restarts_its_stream(card, open_page):
    key_picture = recorded(card)
    other = RawApp(card.cores["tcp"], "Dashcam")
    card.until("/headUnit/appOrder", lambda apps: "dashcam" in apps)
    card.act("/v1/apps/dashcam:activate")
    page = open_page(url=f"{card.url}/")
    assert other.start_video(width=800, height=480, videoProtocol="RAW", videoCodec="H264")
    other.stream(key_picture)
    expect(picture(page)).to_have_attribute("data-picture", "1")
    page.evaluate("() => (document.querySelector('.picture canvas').dataset.same = 'yes')")
    other.end_video()
    expect(page.locator(".surface-note")).to_have_text("The app is not streaming video.")
    assert alike(colours(page, (100, 100))[0], RED)
    assert other.start_video(width=800, height=480, videoProtocol="RAW", videoCodec="H264")
    other.stream(key_picture)
    expect(page.locator(".surface-note")).to_have_text("")
    expect(picture(page)).to_have_attribute("data-same", "yes")
    # If no other stream starts, the picture is removed after two seconds.
    other.end_video()
    expect(picture(page)).to_be_hidden()
    open_page.close()
    other.close()


def screenshot(bridge, file):
    words = [binaries() / "sdl-bridge", "screenshot", str(file)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, env=os.environ | {"SDL_BRIDGE_URL": bridge.url})


def test_a_screenshot_has_the_map_after_a_long_drag(places, browser, tmp_path):
    drag = Drag(places)
    drag.pass_moves(90)
    drag.stop()
    done = screenshot(places, tmp_path / "car.png")
    assert done.returncode == 0, done.stderr
    page = browser.new_page()
    png = base64.b64encode((tmp_path / "car.png").read_bytes()).decode()
    colors = page.evaluate(
        """async (png) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(image.width / 4, image.height / 4, image.width / 2, image.height / 2);
          return new Set(new Uint32Array(data.buffer)).size;
        }""",
        png,
    )
    assert colors > 100, colors
    page.close()


def test_a_screenshot_fails_while_the_picture_of_the_car_has_not_arrived(card, tmp_path):
    other = RawApp(card.cores["tcp"], "Dashcam")
    card.until("/headUnit/appOrder", lambda apps: "dashcam" in apps)
    card.act("/v1/apps/dashcam:activate")
    assert other.start_video(width=800, height=480, videoProtocol="RAW", videoCodec="H264")
    over_rest = []
    asking = threading.Thread(target=lambda: over_rest.append(card.call("GET", "/v1/head-unit/screenshot", seconds=60)))
    asking.start()
    done = screenshot(card, tmp_path / "car.png")
    asking.join()
    assert done.returncode == 1 and "picture is not shown: Waiting for the app's next key picture" in done.stderr, done.stderr
    assert not (tmp_path / "car.png").exists()
    status, problem = over_rest[0]
    assert status == 503 and "picture is not shown" in problem["detail"], problem
    other.close()
