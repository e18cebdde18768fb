"""Tests that replay a session against a current build and report the first difference."""

import json
import os
import shutil
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
import zipfile

import pytest
from driving import Driver
from running import ROOT, Bridge, ExternalBridge, binaries

sys.path.append(str(ROOT / "scripts"))
from broken import builds  # noqa: E402
from broken.breaks import BREAKS, Break  # noqa: E402


def replay(*words, timeout=60):
    return subprocess.run([binaries() / "sdl-bridge", "replay", *map(str, words)], capture_output=True, text=True, timeout=timeout)


def save(bridge, file, *words):
    env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
    subprocess.run([bridge.bin / "sdl-bridge", "save", file, *words], env=env, check=True, capture_output=True)


def pause(bridge):
    """Waits for the time between two actions of a person, who sees that the car has finished."""
    newest = None
    while newest != (newest := bridge.get("/v1/log?limit=1")["rows"][-1]["seq"]):
        threading.Event().wait(0.2)


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """Provides a session of Messenger in which a conversation is opened, read, answered and read aloud."""
    folder = tmp_path_factory.mktemp("session")
    bridge = Bridge(folder, hosted=["Messenger"])
    try:
        car = Driver(bridge, "messages")
        car.sees("5 unread")
        for act in (
            lambda: car.press("Open"),
            lambda: car.choose("Work"),
            lambda: car.press("Read"),
            lambda: car.answer("On my way"),
            lambda: bridge.act("/v1/head-unit/overlay:timeout"),
            lambda: car.press("Aloud"),
            lambda: car.no_overlay(),
            lambda: car.press("Back"),
        ):
            act()
            pause(bridge)
        file = folder / "night.sdlcapsule.zip"
        save(bridge, file)
    finally:
        bridge.stop()
    return file


def broken(folder, number):
    one = BREAKS[number - 1] if isinstance(number, int) else number
    return builds.broken(ROOT, binaries(), one, folder / f"broken-{one.number}")


def by(text):
    """Returns the number of the break whose new source text contains `text`."""
    return next(one.number for one in BREAKS if text in one.new)


@pytest.fixture(scope="module")
def changed(tmp_path_factory):
    """Provides a Messenger whose messages are shown for 20 instead of 30 seconds."""
    return broken(tmp_path_factory.mktemp("changed"), by("duration: 20"))


def rows(file):
    with zipfile.ZipFile(file) as zip:
        names = [name for name in zip.namelist() if name.startswith("rows/")]
        found = [json.loads(line) for name in names for line in zip.read(name).splitlines()]
    return {row["seq"]: row for row in found}


def links(output):
    """Returns the rows to which the two links in the output lead: a row of the session and a row of the replay."""
    lines = [line.split("#/?at=")[1] for line in output.splitlines() if "#/?at=" in line]
    assert len(lines) == 2 and all(at == row for at, row in (line.split("&row=") for line in lines))
    return [int(line.split("&")[0]) for line in lines]


def test_the_same_build_has_no_difference(session, tmp_path):
    report = tmp_path / "report.xml"
    done = replay(session, "--app", binaries() / "Messenger", "--junit", report)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("the same: 8 actions in ")
    # No file is left beside the session.
    assert [file.name for file in session.parent.glob("*.zip")] == [session.name]
    suite = ElementTree.parse(report).getroot()
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("9", "0", "0")
    assert [case.get("name") for case in suite.iter("testcase")][3] == '#3 chose "Work"'


def test_a_difference_is_reported_at_the_action_that_shows_it(session, changed, tmp_path):
    report, both = tmp_path / "report.xml", tmp_path / "both.sdlcapsule.zip"
    done = replay(session, "--app", changed, "--junit", report, "--out", both)
    assert done.returncode == 1, done.stdout + done.stderr
    first, what, then, now = [line.strip() for line in done.stdout.splitlines()[:4]]
    assert first.startswith("messages differs at action 4 of 8, ") and first.endswith('pressed "Read"')
    assert (what, then, now) == ("ScrollableMessage timeout", "then 30000", "now  20000")
    # One capsule contains the session and then the replay. The links lead to rows of this capsule.
    all = rows(both)
    assert [row["seq"] for row in all.values()] == sorted(all) and len({row["seq"] for row in all.values()}) == len(all)
    linked = [all[row] for row in links(done.stdout)]
    assert [row["params"]["timeout"] for row in linked] == [30_000, 20_000]
    assert linked[0]["at"] < linked[1]["at"]
    cases = list(ElementTree.parse(report).getroot().iter("testcase"))
    failed = [case for case in cases if case.find("failure") is not None]
    assert [case.get("name") for case in failed] == ['#4 pressed "Read"']
    assert len([case for case in cases if case.find("skipped") is not None]) == 4


def test_the_visible_state_is_compared_after_each_action(session, tmp_path):
    done = replay(session, "--app", f"messages={broken(tmp_path, by('unread = 1'))}", "--out", tmp_path / "both.zip")
    assert done.returncode == 1
    assert done.stdout.splitlines()[1:4] == ["  screen mainField2", '    then "5 unread"', '    now  "4 unread"']
    states = zipfile.ZipFile(tmp_path / "both.zip")
    numbers = [json.loads(states.read(name))["seq"] for name in states.namelist() if name.startswith("state/")]
    # The row numbers increase through both runs, as in one session.
    assert numbers == sorted(numbers)


def test_changed_comments_are_no_difference(session, tmp_path):
    program = builds.commented(ROOT, binaries(), "Messenger", tmp_path / "commented")
    done = replay(session, "--app", program)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "line, what_happened", [("fatalError()", "crashed"), pytest.param("while true {}", "notResponding", marks=pytest.mark.nightly)]
)
def test_a_build_that_crashes_or_hangs_is_reported(session, tmp_path, line, what_happened):
    old = BREAKS[by("fatalError()") - 1]
    one = Break(old.sample, old.file, old.old, old.new.replace("fatalError()", line), old.act, 90)
    both = tmp_path / "both.zip"
    done = replay(session, "--app", broken(tmp_path, one), "--out", both)
    assert done.returncode == 1, done.stdout + done.stderr
    first, what, then, now = [line.strip() for line in done.stdout.splitlines()[:4]]
    assert first.endswith('pressed "Aloud"')
    assert (what, then) == ("process", "then nothing") and now.startswith(f"now  {what_happened}")
    assert rows(both)[links(done.stdout)[1]]["what"] == what_happened


def test_a_program_that_is_not_an_app_is_reported(session, tmp_path):
    done = replay(session, "--app", shutil.which("false"), "--out", tmp_path / "both.zip")
    assert done.returncode == 1
    assert "ended by itself with exit code 1" in done.stdout


def test_an_app_that_is_not_in_the_session_is_refused(session):
    done = replay(session, "--app", binaries() / "HelloApp")
    assert done.returncode == 2
    assert "is the app hello, which the session does not have" in done.stderr


def test_several_apps_are_replayed_or_left_out(tmp_path):
    bridge = Bridge(tmp_path, hosted=["Messenger", "MusicPlayer"])
    file = tmp_path / "two.sdlcapsule.zip"
    try:
        music = Driver(bridge, "music")
        music.sees("Low Tide")
        pause(bridge)
        car = Driver(bridge, "messages")
        car.sees("5 unread")
        pause(bridge)
        bridge.act("/v1/apps/music:activate")
        pause(bridge)
        music.hardware_button("SEEKRIGHT")
        music.sees("Lanterns")
        pause(bridge)
        save(bridge, file)
    finally:
        bridge.stop()
    both = replay(file, "--app", binaries() / "Messenger", "--app", f"Music={binaries() / 'MusicPlayer'}")
    assert both.returncode == 0, both.stdout + both.stderr
    one = replay(file, "--app", f"messages={binaries() / 'Messenger'}")
    assert one.returncode == 0, one.stdout + one.stderr
    assert "left out, because they have no program: music, with 3 actions on them" in one.stderr
    shutil.copy(binaries() / "Messenger", tmp_path / "Other")
    which = replay(file, "--app", tmp_path / "Other")
    assert which.returncode == 2 and "has several apps: " in which.stderr
    none = replay(file, "--app", f"trip={tmp_path / 'Other'}")
    assert none.returncode == 2 and "has no app trip; the file has " in none.stderr


def test_one_of_two_apps_is_replayed_although_inputs_do_not_name_their_app(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp", "Messenger"])
    file = tmp_path / "two.sdlcapsule.zip"
    try:
        Driver(bridge, "messages").sees("5 unread")
        pause(bridge)
        hello = Driver(bridge, "hello")
        hello.sees("Hello, driver")
        bridge.act("/v1/elements:use", {"role": "softButton", "name": "Ask"})
        bridge.act("/v1/elements:use", {"role": "overlayButton", "name": "Yes"})
        pause(bridge)
        bridge.act("/v1/head-unit/soft-button:press", {"text": "Ask"})
        bridge.until("/headUnit/visibleOverlay", lambda overlay: overlay)
        bridge.act("/v1/head-unit/overlay:timeout")
        pause(bridge)
        save(bridge, file)
    finally:
        bridge.stop()
    one = replay(file, "--app", f"messages={binaries() / 'Messenger'}")
    assert one.returncode == 0, one.stdout + one.stderr
    assert "left out, because they have no program: hello, with 5 actions on them" in one.stderr


def test_invalid_input_is_refused_with_a_sentence(session, tmp_path):
    report = tmp_path / "report.xml"
    text = tmp_path / "text.zip"
    text.write_text("no zip")
    cut = tmp_path / "cut.zip"
    cut.write_bytes(session.read_bytes()[:200])
    program = binaries() / "Messenger"
    for words, message in [
        ([text, "--app", program], "is not a capsule"),
        ([tmp_path / "gone", "--app", program], "No such file"),
        ([cut, "--app", program], "is cut short in its first entry"),
        ([session, "--app", tmp_path / "nothing"], "there is nothing at"),
        ([session, "--app", session], "is not an executable program"),
        ([session, "--junit", report], "name a build of the session's app with --app PROGRAM"),
        ([], "FILE is missing"),
    ]:
        done = replay(*words)
        assert done.returncode == 2 and message in done.stderr, (words, done.stderr)
    done = replay(cut, "--app", program, "--junit", report)
    assert done.returncode == 2
    assert ElementTree.parse(report).getroot().get("errors") == "1"


def test_a_part_of_a_session_is_refused(bridge_hosting, tmp_path):
    Driver(bridge_hosting, "hello").sees("Hello, driver")
    file = tmp_path / "part.zip"
    save(bridge_hosting, file, "--after", "5")
    done = replay(file, "--app", binaries() / "HelloApp")
    assert done.returncode == 2 and "begins in the middle of a session" in done.stderr


def test_a_session_in_which_an_app_resumed_is_refused(tmp_path):
    file = tmp_path / "second.sdlcapsule.zip"
    for _ in range(2):
        bridge = Bridge(tmp_path, hosted=["Messenger"])
        try:
            Driver(bridge, "messages").sees("5 unread")
            pause(bridge)
            save(bridge, file)
        finally:
            bridge.stop()
    done = replay(file, "--app", binaries() / "Messenger")
    assert done.returncode == 2 and "from an earlier run" in done.stderr, done.stdout + done.stderr


def test_stay_continues_from_a_row(session):
    press = next(row["seq"] for row in rows(session).values() if row.get("kind") == "command" and "Read" in str(row["params"]))
    words = ["replay", session, "--app", binaries() / "Messenger", "--until", press, "--stay", "--web", ROOT / "web"]
    process = subprocess.Popen([binaries() / "sdl-bridge", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        url = json.loads(process.stdout.readline())["listening"]
        output = [process.stderr.readline(), process.stderr.readline()]
        assert any("the same up to here: 4 actions" in line for line in output), output
        live = ExternalBridge(url)
        car = Driver(live, "messages")
        # The last opened message is shown, and the clock runs.
        assert live.get("/v1/state?path=/headUnit/visibleOverlay") is not None
        assert live.get("/v1/state?path=/bridge/clock/state") == "running"
        car.answer("On my way")
        live.until("/headUnit/apps/messages/windows/0", lambda window: window.get("mainField2") != "")
    finally:
        process.terminate()
        assert process.wait(timeout=20) == 0


def test_until_compares_only_up_to_a_row(session, changed, tmp_path):
    press = next(row["seq"] for row in rows(session).values() if row.get("kind") == "command" and "Read" in str(row["params"]))
    before = replay(session, "--app", changed, "--until", press - 1)
    assert before.returncode == 0, before.stdout + before.stderr
    assert before.stdout.startswith("the same: 3 actions")
    for words, message in [
        (["--until", "soon"], "is not a whole number"),
        (["--until", "0"], "has no rows"),
        (["--until", "99999"], "--until 99999 is after the last row of "),
        (["--port", "0"], "--port needs --stay"),
        (["--stay", "--junit", tmp_path / "a.xml"], "--junit cannot be used with --stay"),
    ]:
        done = replay(session, "--app", changed, *words)
        assert done.returncode == 2 and message in done.stderr, (words, done.stderr)
