"""Tests of the comparison of two sessions side by side: the actions, and the steps in which the apps behaved differently."""

import base64
import io
import json
import re
import signal
import subprocess
import urllib.request
import zipfile

import pytest
from plain_server import PlainServer
from playwright.sync_api import expect
from running import ROOT, binaries
from sample_session import ready, record_session
from stage import violations
from test_session_files import drop, pill


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    return record_session(tmp_path_factory.mktemp("session")).read_bytes()


def rewritten(content, change):
    """Returns a copy of a capsule in which `change` has changed the rows and states."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            is_told = name.split("/")[0] in ("state", "changes", "rows")
            new.writestr(name, change(old.read(name)) if is_told else old.read(name))
    return file.getvalue()


@pytest.fixture(scope="module")
def tomorrow(session):
    """Provides the session of a changed build of the app, which shows another greeting."""
    return rewritten(session, lambda body: body.replace(b"Good day", b"Good evening"))


@pytest.fixture
def alone(browser):
    """Opens pages without a bridge."""
    server, troubles, pages = PlainServer(), [], []

    def open_(size=(1440, 900)):
        page = browser.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("console", lambda line: line.type == "error" and "WebSocket" not in line.text and troubles.append(line.text))
        page.goto(server.url)
        expect(page.locator(".session-card")).to_contain_text("No bridge")
        pages.append(page)
        return page

    yield open_
    for page in pages:
        page.close()
    server.close()
    assert troubles == []


def drop_beside(page, content, name):
    """Drops a file on the right half of the page."""
    return page.evaluate(
        """async ([name, bytes]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
          const tell = (kind) => document.body.dispatchEvent(
            new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, clientX: innerWidth - 40 }));
          tell("dragover");
          const seen = document.querySelector(".drop-here.chosen")?.textContent;
          tell("drop");
          return seen;
        }""",
        [name, base64.b64encode(content).decode()],
    )


def shown(page):
    return page.locator("#car > .bezel .display")


def other(page):
    return page.locator(".other-car .display")


def verdict(page):
    return page.locator(".compare-verdict")


def here(page):
    return page.locator(".compare-turn.here")


def test_two_files_are_compared_and_the_first_difference_is_shown(alone, session, tomorrow):
    page = alone()
    drop(page, session, "night.zip")
    expect(shown(page)).to_contain_text("Low Tide")
    assert drop_beside(page, tomorrow, "tomorrow.zip") == "Compare with the shown session"
    expect(verdict(page)).to_contain_text(re.compile(r'^1 difference in 3 actions; the first is action 2, pressed "Greet"\.$'))
    expect(here(page)).to_contain_text('pressed "Greet"')
    cells = here(page).locator("tbody tr").first.locator("td")
    assert cells.all_text_contents() == ["screen mainField1", '"Good day"', '"Good evening"']
    expect(shown(page)).to_contain_text("Good day")
    expect(other(page)).to_contain_text("Good evening")
    assert violations(page) == []
    expect(page.locator("#car > .car-title")).to_contain_text("Then: night.zip")
    expect(page.locator(".beside > .car-title")).to_contain_text("Now: tomorrow.zip")
    # A lasting difference is reported once. After the difference, both sides show equal contents.
    page.locator(".compare-act").last.click()
    expect(shown(page)).to_contain_text("Low Tide")
    expect(other(page)).to_contain_text("Low Tide")
    page.get_by_role("button", name="First difference").click()
    expect(other(page)).to_contain_text("Good evening")


def test_the_other_side_follows_and_can_be_swapped(alone, session, tomorrow):
    page = alone()
    drop(page, session, "night.zip")
    expect(shown(page)).to_contain_text("Low Tide")
    drop_beside(page, tomorrow, "tomorrow.zip")
    expect(other(page)).to_contain_text("Good evening")
    page.get_by_role("slider", name="Moment").press("Home")
    expect(shown(page)).not_to_contain_text("Good day")
    expect(other(page)).not_to_contain_text("Good evening")
    page.locator(".live-button").click()
    expect(other(page)).to_contain_text("Low Tide")
    page.get_by_role("button", name="First difference").click()
    page.get_by_role("group", name="Shown in the panels").get_by_role("button", name="Now").click()
    expect(shown(page)).to_contain_text("Good evening")
    expect(other(page)).to_contain_text("Good day")
    page.click("#tab-log")
    page.fill(".filter-input", "Good")
    expect(page.locator(".for-log .row.rpc").first).to_contain_text("Good evening")
    page.click("#tab-compare")
    page.get_by_role("button", name="End comparison").click()
    expect(page.locator(".other-car .display")).not_to_be_visible()
    expect(pill(page)).to_contain_text("Session from a file")


def test_a_session_has_no_differences_to_itself(alone, session):
    page = alone(size=(390, 844))
    drop(page, session, "night.zip")
    expect(shown(page)).to_contain_text("Low Tide")
    page.click("#tab-compare")
    page.get_by_role("button", name="Choose a session to compare").scroll_into_view_if_needed()
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a session to compare").click()
    chosen.value.set_files({"name": "again.zip", "mimeType": "application/zip", "buffer": session})
    expect(verdict(page)).to_contain_text("No differences in 3 actions")
    expect(page.get_by_role("button", name="First difference")).to_be_disabled()
    expect(other(page)).to_be_visible()


def test_a_file_that_cannot_be_compared_is_reported(alone, session):
    page = alone()
    drop(page, session, "night.zip")
    expect(shown(page)).to_contain_text("Low Tide")
    drop_beside(page, b"no zip at all", "text.txt")
    expect(page.get_by_role("alert")).to_contain_text("it is not a zip")
    expect(pill(page)).to_contain_text("Session from a file")
    expect(shown(page)).to_contain_text("Low Tide")


def test_a_file_is_compared_with_the_running_session(open_real, bridge, session):
    page = open_real()
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    ready(bridge, "hello")
    bridge.act("/v1/apps/hello:activate")
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda window: window.get("mainField1") == "Good day")
    bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda window: window.get("mainField2") == "2 times")
    assert drop_beside(page, session, "night.zip") == "Compare with the running session"
    expect(verdict(page)).to_contain_text("opened music")
    expect(page.locator(".compare-head")).to_contain_text("Not compared: music: only in night.zip")
    expect(page.locator(".compare-turn", has_text="opened music")).to_contain_text("only in “Then”")
    # If only the session "now" has an action, the page shows "now".
    page.locator(".compare-turn", has_text="only in “Now”").locator("button").click()
    expect(shown(page)).to_contain_text("2 times")
    expect(page.get_by_role("button", name="Now", exact=True)).to_have_attribute("aria-pressed", "true")
    page.locator(".compare-act", has_text="Greet").first.click()
    expect(here(page).locator(".mark")).to_have_count(0)
    expect(shown(page)).to_contain_text("Good day")
    expect(other(page)).to_contain_text("Good day")
    pill(page).get_by_role("button", name="Back to the bridge").click()
    expect(pill(page)).to_have_text("Connected")
    expect(other(page)).not_to_be_visible()


@pytest.fixture
def opened(browser):
    """Opens files with `sdl-bridge open`, and shows the printed address in a page."""
    programs, pages, troubles = [], [], []

    def open_(*words, hash=""):
        program = subprocess.Popen(
            [binaries() / "sdl-bridge", "open", *map(str, words), "--web", str(ROOT / "web")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        programs.append(program)
        assert json.loads(program.stdout.readline())["listening"]
        address = re.search(r"open (\S+)", program.stderr.readline())[1]
        page = browser.new_page()
        page.set_viewport_size({"width": 1440, "height": 900})
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.goto(address + hash)
        pages.append(page)
        return page

    yield open_
    for page in pages:
        page.close()
    for program in programs:
        program.send_signal(signal.SIGTERM)
        assert program.wait(timeout=20) == 0
    assert troubles == []


def test_open_shows_two_files_side_by_side(opened, session, tomorrow, tmp_path):
    for name, content in [("night.zip", session), ("tomorrow.zip", tomorrow)]:
        (tmp_path / name).write_bytes(content)
    page = opened(tmp_path / "night.zip", "--beside", tmp_path / "tomorrow.zip")
    expect(shown(page)).to_contain_text("Good day")
    expect(other(page)).to_contain_text("Good evening")
    expect(verdict(page)).to_contain_text("1 difference")
    # The titles are the names of the files.
    expect(page.locator("#car > .car-title")).to_contain_text("Then: night.zip")
    expect(page.locator(".beside > .car-title")).to_contain_text("Now: tomorrow.zip")
    page.get_by_role("button", name="First difference").click()
    expect(page.locator(".compare-lines")).to_contain_text("then, night.zip")
    expect(page.locator(".compare-lines")).to_contain_text("now, tomorrow.zip")


@pytest.fixture(scope="module")
def both(session, tmp_path_factory):
    """Provides the output of `replay --app`: the session followed by its replay."""
    folder = tmp_path_factory.mktemp("both")
    (folder / "night.zip").write_bytes(session)
    words = [
        "replay",
        folder / "night.zip",
        "--app",
        binaries() / "HelloApp",
        "--app",
        binaries() / "MusicPlayer",
        "--out",
        folder / "both.zip",
    ]
    done = subprocess.run([binaries() / "sdl-bridge", *map(str, words)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return (folder / "both.zip").read_bytes()


def second_run(capsule):
    with zipfile.ZipFile(io.BytesIO(capsule)) as zip:
        return json.loads(zip.read("manifest.json"))["secondRun"]


def test_a_capsule_of_a_comparison_opens_with_both_runs_side_by_side(opened, both, tmp_path):
    (tmp_path / "both.zip").write_bytes(both)
    page = opened(tmp_path / "both.zip")
    expect(verdict(page)).to_contain_text("No differences in 3 actions")
    page.locator(".compare-act", has_text="Greet").click()
    for car in (shown(page), other(page)):
        expect(car).to_contain_text("Good day")


def test_the_links_that_replay_prints_lead_to_both_moments(opened, both, tmp_path):
    begin = second_run(both)
    with zipfile.ZipFile(io.BytesIO(both)) as zip:
        rows = [json.loads(line) for name in zip.namelist() if name.startswith("rows/") for line in zip.read(name).splitlines()]
    presses = [row["seq"] for row in rows if row.get("name") == "OnButtonPress"]
    then, now = [seq for seq in presses if seq < begin][0], [seq for seq in presses if seq > begin][0]
    (tmp_path / "both.zip").write_bytes(both)
    for link, title in [(then, "Then: the session"), (now, "Now: the replay")]:
        page = opened(tmp_path / "both.zip", hash=f"#/?at={link}&row={link}")
        expect(verdict(page)).to_contain_text("No differences")
        expect(page.locator(".time-now")).to_contain_text(f"row {link}")
        expect(page.locator("#car > .car-title")).to_contain_text(title)
        expect(here(page)).to_contain_text("Greet")


def test_play_from_here_continues_by_hand_from_a_moment_of_a_file(opened, session, tmp_path, browser):
    (tmp_path / "night.zip").write_bytes(session)
    page = opened(tmp_path / "night.zip", "--app", binaries() / "HelloApp", "--app", binaries() / "MusicPlayer")
    expect(shown(page)).to_contain_text("Low Tide")
    page.fill(".filter-input", "app:hello rpc:Show")
    page.locator(".for-log .row.rpc").last.click()
    page.get_by_role("button", name="Go to this moment").click()
    pill(page).get_by_role("button", name="Play from here").click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("A bridge has replayed the session up to row", timeout=30_000)
    expect(card).to_contain_text("the same up to here: 2 actions")
    with page.context.expect_page() as opening:
        card.get_by_role("link", name="Open the bridge").click()
    live = opening.value
    expect(pill(live)).to_have_text("Connected")
    expect(shown(live)).to_contain_text("Good day")
    shown(live).get_by_role("button", name="Greet").click()
    expect(shown(live)).to_contain_text("2 times")
    live.close()


def test_without_programs_the_replay_command_is_shown(alone, session):
    page = alone()
    drop(page, session, "the night.zip")
    expect(shown(page)).to_contain_text("Low Tide")
    page.evaluate("location.hash = '#/?at=20'")
    expect(page.locator(".time-now")).to_contain_text("row 20")
    pill(page).get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("sdl-bridge replay 'the night.zip' --app PROGRAM --until 20 --stay")
    page.get_by_role("button", name="Copy the command").click()
    assert page.evaluate("navigator.clipboard.readText()").startswith("sdl-bridge replay")


def test_controls_that_send_commands_are_disabled_for_a_session_file(alone, session):
    page = alone()
    drop(page, session, "night.zip")
    expect(shown(page)).to_contain_text("Low Tide")
    expect(page.get_by_role("button", name="Start or stop an app")).to_have_count(0)
    expect(page.get_by_role("button", name="Actions for Music")).to_have_count(0)
    expect(page.get_by_role("group", name="Car buttons")).to_have_count(0)
    for name in ["Night", "Driver distraction"]:
        expect(page.locator("#bar").get_by_role("button", name=name, exact=True)).to_be_disabled()
    for name in ["Profile of the head unit", "Overlay conflicts"]:
        expect(page.get_by_label(name)).to_be_disabled()
    page.get_by_role("button", name="Car and page settings").click()
    expect(page.get_by_role("button", name="Reset the head unit")).to_have_count(0)
    page.keyboard.press("Escape")
    page.click("#tab-state")
    expect(page.locator(".node.possible")).to_have_count(0)
    page.click("#tab-permissions")
    expect(page.locator("#panel-permissions td button:not(:disabled)")).to_have_count(0)
    page.keyboard.press("Control+k")
    page.keyboard.type("Press OK")
    expect(page.locator(".palette")).not_to_contain_text("Press OK")


def test_only_its_own_page_may_ask_the_program_to_replay(opened, session, tmp_path):
    (tmp_path / "night.zip").write_bytes(session)
    page = opened(tmp_path / "night.zip", "--app", binaries() / "HelloApp", "--app", binaries() / "MusicPlayer")
    address = re.match(r"http://[^/]+", page.url)[0] + "/play"
    request = urllib.request.Request(address, b'{"row":20}', {"Content-Type": "application/json", "Origin": "http://elsewhere.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    assert refused.value.code == 403
