"""Tests of the pytest plugin: markers, reports of failures, parallel runs, and the end of processes."""

import os
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from python_package import wait_for

TESTS = """
import os, signal
import pytest
from sdlbridge import expect

def test_presses(car):
    car.app("Hello").activate()
    car.get_by_role("softButton", name="Greet").press()
    expect(car.screen.text("mainField1")).to_have("Good day")

@pytest.mark.sdl_profile("portrait")
@pytest.mark.sdl_language("DE-DE")
@pytest.mark.sdl_clock("paused")
def test_markers(car):
    expect(car.value("/headUnit/profile/id")).to_have("portrait")
    expect(car.value("/headUnit/language/ui")).to_have("DE-DE")
    expect(car.value("/bridge/clock/state")).to_have("paused")

def test_is_reset(car):
    expect(car.value("/headUnit/profile/id")).to_have("generic")
    expect(car.value("/bridge/clock/state")).to_have("running")
    car.app("Hello").activate()
    expect(car.screen.text("mainField1")).to_have("Hello, driver")

def test_kills(car):
    os.kill(car._process.process.pid, signal.SIGKILL)
    car.app("Hello").activate()

def test_after_a_kill(car):
    car.app("Hello").activate()

def test_wrong_name(car):
    car.app("Hello").activate()
    car.get_by_role("softButton", name="Great").press(timeout=0.5)

@pytest.mark.sdl_apps("HeloApp")
def test_wrong_app(car):
    pass

@pytest.mark.sdl_clock("pausd")
def test_wrong_clock(car):
    pass

@pytest.mark.sdl_apps("MusicPlayer")
def test_other_app(car):
    car.app("Music").activate()
"""
VERDICTS = {"passed": 5, "failed": 2, "errors": 2}


@pytest.fixture
def project(pytester, monkeypatch):
    # Other plugins of the machine take seconds to load.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    plugins = " ".join(f"-p {name}" for name in ("pytest_sdlbridge", "xdist", "html", "metadata", "rerunfailures"))
    pytester.makeini(f"[pytest]\nsdl_apps = HelloApp\naddopts = {plugins}")
    return pytester


def test_failures_are_reported_and_do_not_disturb_later_tests(project):
    project.makepyfile(test_hello=TESTS)
    done = project.runpytest_subprocess("--junitxml=junit.xml", "--html=report.html", "--self-contained-html")
    done.assert_outcomes(**VERDICTS)
    text = done.stdout.str()
    for line in [
        'expected: softButton "Great", to press',
        'nearest:  softButton "Greet", softButton "Ask"',
        "The bridge was ended by signal 9 (SIGKILL).",
        'There is no app "HeloApp". The nearest name is "HelloApp".',
        'The marker sdl_clock has no state "pausd". Use sdl_clock("paused").',
        "the last rows of the log:",
        "command headUnit.app.activate",
    ]:
        assert line in text
    # The traceback shows the test and no lines of the package.
    assert "def bridge_use" not in text and "sdlbridge/_sync" not in text and "httpcore" not in text
    [capsule] = set(re.findall(r"sdl-bridge open (\S+)", text))
    assert capsule == "sdl-results/test_hello.py-test_wrong_name/session.sdlcapsule.zip" and (project.path / capsule).exists()
    properties = ElementTree.parse(project.path / "junit.xml").findall(".//testcase[@name='test_wrong_name']//property")
    named = {each.get("name"): each.get("value") for each in properties}
    assert named["sdl-capsule"] == capsule and (project.path / named["sdl-screenshot"]).read_bytes().startswith(b"\x89PNG")
    html = (project.path / "report.html").read_text()
    assert all(part in html for part in ("data:image/png;base64", f"sdl-bridge open {capsule}", "nearest:", "headUnit.app.activate"))


def test_parallel_runs_have_the_same_verdicts(project):
    project.makepyfile(**{f"test_{name}": TESTS for name in "ab"})
    done = project.runpytest_subprocess("-n", "4")
    done.assert_outcomes(**{verdict: count * 2 for verdict, count in VERDICTS.items()})


def test_failed_tests_run_again(project):
    project.makepyfile(TESTS + "\nruns = []\ndef test_flaky(car):\n    runs.append(1)\n    assert len(runs) == 2\n")
    done = project.runpytest_subprocess("--reruns", "1", "-k", "flaky or wrong_name")
    assert {"passed": 1, "failed": 1, "rerun": 2}.items() <= done.parseoutcomes().items()
    again = "sdl-results/test_failed_tests_run_again.py-test_wrong_name-2/session.sdlcapsule.zip"
    assert (project.path / again).exists()
    project.runpytest_subprocess("--last-failed").assert_outcomes(failed=1)


def test_a_headed_run_opens_the_page(project, monkeypatch):
    browser = project.path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >>{project.path}/opened\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    project.makepyfile("def test_url(car):\n    print(f'{car.url} {car._slow_mo}')")
    done = project.runpytest_subprocess("--sdl-headed", "--sdl-slow-mo", "0.01", "-s")
    [url] = (project.path / "opened").read_text().split()
    assert f"{url} 0.01" in done.stdout.str()


def test_the_debugger_begins_in_the_test(project):
    project.makepyfile("def test_a(car):\n    car.get_by_role('softButton', name='Greet').press(timeout=0)")
    done = project.run(sys.executable, "-m", "pytest", "--pdb", stdin=b"print('the car', car.is_running)\nq\n")
    assert "the car True" in done.stdout.str()


WAITING = """
import os
def test_waits(car):
    pids = [car._process.process.pid, car.api.hosts()["HelloApp"]["pid"], os.getpid()]
    with open(os.environ["STARTED"], "w") as started:
        print(*pids, car._process.folder, file=started)
    car.log.expect("rpc:Never", timeout=60)
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_no_process_is_left(project, end):
    project.makepyfile(test_a=WAITING)
    started = project.path / "started"
    os.mkfifo(started)
    command = [sys.executable, "-m", "pytest", "-n", "2", "--sdl-results", str(project.path)]
    run = subprocess.Popen(command, env={**os.environ, "STARTED": str(started)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    *pids, folder = started.read_text().split()
    ends = [os.pidfd_open(int(pid)) for pid in pids]
    run.send_signal(end)
    run.wait()
    wait_for(ends)
    assert not Path(folder).exists()
