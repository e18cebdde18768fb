"""Tests that open a session file on an open page, with or without a running bridge."""

import base64
import io
import json
import re
import zipfile

import pytest
from plain_server import PlainServer
from playwright.sync_api import expect
from sample_session import record_session

#: Drops a file on the page as a user does: sends `dragover` repeatedly while the file is over the page, waits for a place where the file
#: can be dropped, and drops it.
DROP = """async ([name, base64]) => {
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name));
  const tell = (kind) => document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  const place = () => (tell("dragover"), document.querySelector(".drop-here"));
  for (let held = 0; !place() && held < 10_000; held += 50) await new Promise((done) => setTimeout(done, 50));
  const seen = place()?.textContent;
  tell("drop");
  return seen;
}"""


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    return record_session(tmp_path_factory.mktemp("session")).read_bytes()


@pytest.fixture
def alone(browser):
    """Opens pages without a bridge, and provides the server of the page's files."""
    server, troubles = PlainServer(), []

    def open_(hash="", size=(1280, 800)):
        page = browser.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("console", lambda line: line.type == "error" and "WebSocket" not in line.text and troubles.append(line.text))
        page.goto(f"{server.url}{hash}")
        expect(page.locator(".session-card")).to_contain_text("No bridge")
        open_.pages.append(page)
        return page

    open_.pages, open_.server = [], server
    yield open_
    for page in open_.pages:
        page.close()
    server.close()
    assert troubles == []


def drop(page, content, name="night.zip"):
    return page.evaluate(DROP, [name, base64.b64encode(content).decode()])


def pill(page):
    return page.locator("#bar .connection")


def car(page):
    return page.locator(".display")


def panel(page, name):
    page.click(f"#tab-{name}")
    return page.locator(f"#panel-{name}")


def test_a_file_is_dropped_on_a_page_with_a_bridge_and_closed_again(open_real, bridge, session):
    page = open_real()
    assert drop(page, session) == "Open the session"
    expect(pill(page)).to_contain_text("Session from a file")
    expect(page.locator(".drop-here")).to_have_count(0)
    expect(car(page)).to_contain_text("Low Tide")
    before = bridge.get("/v1/state?path=/headUnit/display/mode")
    page.keyboard.press("n")
    expect(page.locator("#notes")).to_contain_text("Commands need a running bridge")
    assert bridge.get("/v1/state?path=/headUnit/display/mode") == before
    pill(page).get_by_role("button", name="Back to the bridge").click()
    expect(pill(page)).to_have_text("Connected")
    expect(car(page)).not_to_contain_text("Low Tide")
    page.keyboard.press("n")
    bridge.until("/headUnit/display/mode", lambda mode: mode != before)


def test_a_session_saved_on_the_page_is_opened_by_the_page(open_real, bridge, tmp_path):
    page = open_real()
    bridge.act("/v1/apps/hello:activate")
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    expect(car(page)).to_contain_text("Good day")
    page.get_by_role("button", name="Sessions").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save session").click()
    assert saved.value.suggested_filename.endswith(".sdlcapsule.zip")
    file = tmp_path / "kept.zip"
    saved.value.save_as(file)
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    expect(car(page)).to_contain_text("2 times")
    page.get_by_role("button", name="Sessions").click()
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a session").click()
    chosen.value.set_files(file)
    expect(pill(page)).to_contain_text("Session from a file")
    expect(car(page)).to_contain_text("Good day")
    expect(car(page)).not_to_contain_text("2 times")


def test_without_a_bridge_every_panel_shows_the_file(alone, session):
    page = alone()
    drop(page, session)
    expect(page.locator(".session-card")).to_have_count(0)
    asked = len(alone.server.asked)
    expect(car(page)).to_contain_text("Low Tide")
    cover = car(page).locator("img").first
    assert cover.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    expect(panel(page, "state")).to_contain_text("AUDIBLE")
    expect(panel(page, "stack")).to_contain_text("PlayerViewController")
    expect(panel(page, "views")).to_contain_text("of an app that draws its own screen")
    expect(panel(page, "overlays")).to_contain_text("alerts, sliders")
    expect(panel(page, "choices")).to_contain_text("keyboardLayout")
    expect(panel(page, "files")).to_contain_text("GRAPHIC_PNG")
    expect(panel(page, "haptics")).to_contain_text("a rotary knob can select")
    expect(panel(page, "vehicle").locator(".gauge")).not_to_have_count(0)
    panel(page, "vehicle").get_by_role("button", name="gps", exact=True).click()
    expect(panel(page, "vehicle").get_by_label("gps latitudeDegrees")).to_be_disabled()
    expect(panel(page, "permissions")).to_contain_text("AddCommand")
    expect(panel(page, "findings")).to_contain_text("Violations of the RPC specification")
    expect(panel(page, "speed")).to_contain_text("OnHMIStatus")
    expect(panel(page, "console")).to_contain_text("so nothing can be sent")
    expect(panel(page, "log").locator(".row.rpc").first).to_be_visible()
    assert [path for path in alone.server.asked[asked:] if "/v1/" in path] == []


def test_without_a_bridge_filter_causes_and_time_travel_work(alone, session):
    page = alone()
    drop(page, session)
    expect(page.locator(".for-log .row.rpc").first).to_be_visible()
    page.fill(".filter-input", "app:hello rpc:Show")
    expect(page.locator(".for-log .count")).to_have_text(re.compile(r"^\d of \d+$"))
    page.locator(".for-log .row.rpc").last.click()
    detail = page.locator(".detail")
    expect(detail).to_contain_text("mainField1")
    detail.get_by_role("button", name="OnButtonPress").click()
    expect(detail).to_contain_text("CUSTOM_BUTTON")
    page.get_by_role("slider", name="Moment").press("Home")
    expect(car(page)).not_to_contain_text("Low Tide")
    expect(page.locator(".live-button")).to_have_text("To the end")
    page.get_by_role("slider", name="Moment").press("ArrowRight")
    expect(page.locator(".time-now")).to_contain_text("row")
    page.locator(".live-button").click()
    expect(car(page)).to_contain_text("Low Tide")
    expect(page.locator(".live-button")).to_have_text("The end")


def test_a_link_to_a_moment_is_followed_once_the_file_is_loaded(alone, session):
    with zipfile.ZipFile(io.BytesIO(session)) as capsule:
        rows = [json.loads(line) for line in capsule.read("rows/000000.ndjson").splitlines()]
    press = next(row["seq"] for row in rows if row.get("name") == "OnButtonPress")
    shown = next(row["seq"] for row in rows if row.get("name") == "Show" and press in row["causes"])
    page = alone(f"#/?at={shown}&row={press}")
    drop(page, session)
    expect(car(page)).to_contain_text("Good day")
    expect(page.locator(".detail")).to_contain_text(f"row {press}")
    expect(page.locator(".time-now")).to_contain_text(f"row {shown}")


def bomb():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as capsule:
        capsule.writestr("manifest.json", '{"capsule":1}')
        capsule.writestr("files/much", bytes(64 << 20))
    return file.getvalue()


def with_manifest(text):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as capsule:
        capsule.writestr("manifest.json", text)
    return file.getvalue()


@pytest.mark.parametrize(
    ["what", "says"],
    [
        ("no zip", "it is not a zip"),
        ("nothing", "it is not a zip"),
        ("a later version", "has version 2; this page reads version 1"),
        ("a bomb", "files/much: it unpacks to more than 200 times its size"),
        ("cut too soon", "no state"),
    ],
)
def test_a_bad_file_is_reported_and_the_shown_session_stays(alone, session, what, says):
    page = alone()
    drop(page, session)
    expect(car(page)).to_contain_text("Low Tide")
    content = {
        "no zip": b"%PDF-1.7 of something else",
        "nothing": b"",
        "a later version": with_manifest('{"capsule":2}'),
        "a bomb": bomb(),
        "cut too soon": session[:300],
    }[what]
    drop(page, content, "other.zip")
    expect(page.get_by_role("alert")).to_contain_text("other.zip cannot be shown")
    expect(page.get_by_role("alert")).to_contain_text(says)
    expect(pill(page)).to_contain_text("Session from a file")
    expect(car(page)).to_contain_text("Low Tide")


def test_a_file_cut_short_is_shown_as_far_as_it_goes(alone, session):
    page = alone(size=(390, 844))
    drop(page, session[:-500])
    expect(pill(page)).to_contain_text("truncated: only the readable part is shown")
    expect(car(page)).to_contain_text("Low Tide")


def test_a_file_can_be_opened_after_the_bridge_has_stopped(open_real, open_page, bridge, session):
    open_page.allow("socket")
    page = open_real()
    # The code that opens a file is loaded while the bridge is running.
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/core/rowscan.js'))")
    page.wait_for_load_state("networkidle")
    bridge.stop()
    expect(pill(page)).to_contain_text("Not connected")
    drop(page, session)
    expect(pill(page)).to_contain_text("Session from a file")
    expect(car(page)).to_contain_text("Low Tide")
