"""Tests of the picture of an app that draws its own screen. A real app streams video, and the tests check pixels."""

import json
import socket
import struct
import urllib.parse
import urllib.request

import pytest
from pixels import Picture, alike
from plain_server import PlainServer
from playwright.sync_api import expect
from raw_app import RawApp, packets_of, units_of
from running import Bridge

RED, GREEN, BLUE, YELLOW, WHITE = (200, 30, 30), (30, 160, 60), (30, 70, 200), (230, 200, 30), (255, 255, 255)


@pytest.fixture
def card(tmp_path):
    bridge = Bridge(tmp_path, hosted=["TestCard"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["test-card"])
    bridge.act("/v1/apps/test-card:activate")
    bridge.until("/headUnit/apps/test-card/streams/video/picture/number", lambda number: number >= 1)
    yield bridge
    bridge.stop()


def picture(page):
    return page.locator(".region-surface .picture canvas")


def colours(page, *points):
    return Picture(page).colours(*points)


def test_the_picture_is_shown_and_a_touch_changes_its_pixels(card, open_page):
    page = open_page(url=f"{card.url}/")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    assert picture(page).evaluate("(node) => [node.width, node.height]") == [800, 480]
    seen = colours(page, (100, 100), (700, 100), (100, 400), (700, 400), (400, 240))
    for one, wanted in zip(seen, (RED, GREEN, BLUE, YELLOW, WHITE)):
        assert alike(one, wanted), (one, wanted)
    box = page.locator(".display").bounding_box()
    page.mouse.click(box["x"] + 600 * box["width"] / 800, box["y"] + 400 * box["height"] / 480)
    expect(picture(page)).to_have_attribute("data-picture", "2")
    new, old = colours(page, (600, 400), (390, 250))
    assert alike(new, WHITE) and alike(old, BLUE), (new, old)
    # The canvas covers exactly the display.
    place = picture(page).bounding_box()
    assert abs(place["x"] - box["x"]) <= 1 and abs(place["y"] - box["y"]) <= 1 and abs(place["height"] - box["height"]) <= 1
    open_page.close()


def test_a_late_viewer_sees_the_current_picture(card, open_page):
    pages = [open_page(url=f"{card.url}/") for _ in range(2)]
    for page in pages:
        expect(picture(page)).to_have_attribute("data-picture", "1")
        assert alike(colours(page, (100, 100))[0], RED)
    open_page.close()


def test_a_browser_without_a_decoder_shows_stills(card, open_page, browser):
    script = "delete globalThis.VideoDecoder;"
    open_page.browser = type("Bare", (), {"new_page": lambda self: (page := browser.new_page(), page.add_init_script(script))[0]})()
    page = open_page(url=f"{card.url}/")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    assert colours(page, (100, 100), (400, 240)) == [list(RED), list(WHITE)]
    card.act("/v1/head-unit/touch:tap", {"x": 600, "y": 400})
    expect(picture(page)).to_have_attribute("data-picture", "2")
    assert colours(page, (600, 400)) == [list(WHITE)]
    open_page.close()


def test_a_screenshot_is_a_png_and_without_a_canvas_there_is_a_reason(card):
    with urllib.request.urlopen(card.url + "/v1/apps/test-card/screenshot", timeout=10) as answer:
        assert answer.headers["Content-Type"] == "image/png"
        assert answer.read(8) == b"\x89PNG\r\n\x1a\n"
    status, problem = card.call("GET", "/v1/apps/unknown/screenshot")
    assert status == 404 and problem["detail"] == 'There is no app "unknown".'


def test_an_app_with_templates_has_no_picture(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    status, problem = bridge.call("GET", "/v1/apps/hello/screenshot")
    assert status == 409 and problem["detail"].startswith("hello has no picture.")
    bridge.stop()


def test_a_moment_of_the_past_shows_the_picture_of_that_moment(card, open_page):
    page = open_page(url=f"{card.url}/")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    card.act("/v1/head-unit/touch:tap", {"x": 600, "y": 400})
    expect(picture(page)).to_have_attribute("data-picture", "2")
    down = card.get("/v1/log?q=rpc:OnTouchEvent")["rows"][0]["seq"]
    page.goto(f"{card.url}/#/?at={down}")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    assert alike(colours(page, (600, 400))[0], YELLOW)
    page.keyboard.press("Space")
    expect(picture(page)).to_have_attribute("data-picture", "2")
    assert alike(colours(page, (600, 400))[0], WHITE)
    open_page.close()


def recorded(bridge):
    """Returns a key frame of the test card's stream, which another app can stream."""
    place = urllib.parse.urlsplit(bridge.url)
    with socket.create_connection((place.hostname, place.port), timeout=5) as connection:
        connection.sendall(f"GET /v1/streams/test-card/video HTTP/1.0\r\nHost: {place.netloc}\r\n\r\n".encode())
        data = b""
        connection.settimeout(1)
        try:
            while part := connection.recv(1 << 16):
                data += part
        except TimeoutError:
            pass
    return data.partition(b"\r\n\r\n")[2]


@pytest.mark.parametrize("wrapping", ["RAW", "RTP"])
def test_an_app_of_another_library_shows_its_picture_and_is_touched(card, open_page, wrapping):
    key_picture = recorded(card)
    assert units_of(key_picture)[0][0] & 0x1F in (7, 9)
    other = RawApp(card.cores["tcp"], "Dashcam")
    card.until("/headUnit/appOrder", lambda apps: "dashcam" in apps)
    rects = [{"id": 1, "rect": {"x": 480, "y": 120, "width": 160, "height": 80}}]
    card.act("/v1/apps/dashcam:activate")
    page = open_page(url=f"{card.url}/")
    assert other.start_video(width=800, height=480, videoProtocol=wrapping, videoCodec="H264")
    other.stream(key_picture if wrapping == "RAW" else packets_of(key_picture))
    expect(picture(page)).to_have_attribute("data-picture", "1")
    for one, wanted in zip(colours(page, (100, 100), (700, 100), (100, 400), (700, 400)), (RED, GREEN, BLUE, YELLOW)):
        assert alike(one, wanted), (one, wanted)
    other.send(49, {"hapticRectData": rects})
    card.until("/headUnit/apps/dashcam/haptics/rectOrder", lambda order: order == [1])
    card.act("/v1/head-unit/rect:select", {"id": 1})
    assert [other.wait_for(32780)["type"] for _ in range(2)] == ["BEGIN", "END"]
    open_page.close()
    other.close()


def test_an_unsupported_stream_is_reported_and_garbage_does_not_affect_others(card, open_page):
    other = RawApp(card.cores["tcp"], "Dashcam")
    card.until("/headUnit/appOrder", lambda apps: "dashcam" in apps)
    card.act("/v1/apps/dashcam:activate")
    page = open_page(url=f"{card.url}/")
    assert other.start_video(width=800, height=480, videoProtocol="RAW", videoCodec="H264")
    other.stream(bytes(range(128, 256)) * 400)
    expect(page.locator(".surface-note")).to_contain_text("invalid video")
    rules = [row["rule"] for row in card.get("/v1/log?q=kind:finding%20app:dashcam")["rows"]]
    assert "stream.video" in rules
    card.act("/v1/apps/test-card:activate")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    assert alike(colours(page, (100, 100))[0], RED)
    open_page.close()
    other.close()


UNKNOWN = bytes([1, 1]) + struct.pack(">HHQQqB", 800, 480, 1, 0, 0, 11) + struct.pack(">I", 4) + b"avc1.F4E0FF" + b"\0\0\0\1"


def test_a_format_that_the_browser_cannot_decode_is_reported(card, open_page):
    page = open_page(url=f"{card.url}/")
    expect(picture(page)).to_have_attribute("data-picture", "1")

    def send_unknown(socket):
        socket.send(json.dumps({"op": "app", "app": "test-card"}))
        socket.send(UNKNOWN)

    page.route_web_socket("**/v1/video", send_unknown)
    page.reload()
    expect(page.locator(".surface-note")).to_have_text("This browser cannot show the app's picture (avc1.F4E0FF).")
    open_page.close()


def test_a_file_has_the_picture_of_each_moment(card, open_page, browser, tmp_path):
    page = open_page(url=f"{card.url}/")
    expect(picture(page)).to_have_attribute("data-picture", "1")
    box = page.locator(".display").bounding_box()
    page.mouse.click(box["x"] + 600 * box["width"] / 800, box["y"] + 400 * box["height"] / 480)
    expect(picture(page)).to_have_attribute("data-picture", "2")
    touched = card.get("/v1/log?q=rpc:OnTouchEvent")["rows"][0]["seq"]
    file = tmp_path / "kept.zip"
    with urllib.request.urlopen(card.url + "/v1/capsule", timeout=10) as answer:
        file.write_bytes(answer.read())
    open_page.close()
    server = PlainServer()
    try:
        page = browser.new_page()
        page.goto(server.url)
        page.locator("#session-file").set_input_files(file)
        expect(picture(page)).to_have_attribute("data-picture", "2")
        new, old = colours(page, (600, 400), (390, 250))
        assert alike(new, WHITE) and alike(old, BLUE), (new, old)
        page.evaluate(f"location.hash = '#/?at={touched}'")
        expect(picture(page)).to_have_attribute("data-picture", "1")
        seen = colours(page, (100, 100), (700, 100), (100, 400), (700, 400), (400, 240))
        for one, wanted in zip(seen, (RED, GREEN, BLUE, YELLOW, WHITE)):
            assert alike(one, wanted), (one, wanted)
    finally:
        page.close()
        server.close()
