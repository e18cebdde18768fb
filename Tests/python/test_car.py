"""Tests of the car object, with real bridges and sample apps."""

import asyncio
import contextlib
import itertools
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from python_package import run_async, wait_for
from sdlbridge import AppProgram, AsyncBridge, Bridge, BridgeEndedError, ExpectationError, RefusedError, StartError, expect


@pytest.fixture(scope="module")
def running():
    with Bridge.start(apps=["MusicPlayer", AppProgram("HelloApp", resettable=True)]) as bridge:
        yield bridge


@pytest.fixture
def car(running, tmp_path):
    running.reset()
    running.results, running.looks_folder = tmp_path / "results", tmp_path / "looks"
    return running


def test_a_driver_uses_an_app(car):
    car.app("Music").activate()
    love = car.get_by_role("softButton", name="Love")
    love.press()
    expect(car.screen.value("softButtons", 0, "isHighlighted")).to_have(True)
    car.menu.choose("Records", "Paper Planets")
    expect(car.screen.text("mainField1")).to_have("Mercury, Folded")
    car.press_button("SEEKRIGHT")
    expect(car.screen.text("mainField1")).not_to_have("Mercury, Folded")
    expect(car.screen.text("mediaTrack")).to_match(r"^2 of \d+$")
    car.get_by_role("softButton", name="Bass").press()
    car.overlay.slide(9)
    car.overlay.save()
    expect(car.overlay).to_be_absent()
    [slider] = car.log.expect("rpc:Slider result:SUCCESS", count=1)
    assert slider["reply"]["sliderPosition"] == 9
    car.get_by_role("softButton", name="Records").press()
    car.get_by_role("choice", name="Orange Grove").press()
    expect(car.app("Music").screen.text("mainField1")).to_have("Blossom")
    car.app("Hello").activate()
    expect(love).to_be_hidden()
    assert [row["command"] for row in car.log.rows("command:headUnit.app.activate")] == ["headUnit.app.activate"] * 2


def test_a_reset_restarts_only_apps_that_keep_state(car):
    hosts = car.api.hosts()
    car.app("Music").activate()
    car.get_by_role("softButton", name="Love").press()
    expect(car.screen.value("softButtons", 0, "isHighlighted")).to_have(True)
    car.reset()
    after = car.api.hosts()
    assert [after[id]["pid"] == hosts[id]["pid"] for id in ("MusicPlayer", "HelloApp")] == [False, True]
    car.app("Music").activate()
    expect(car.screen.value("softButtons", 0, "text")).to_have("Love")
    assert not car.screen.value("softButtons", 0, "isHighlighted").value()
    car.reset(profile="portrait", language="DE-DE")
    assert [app["language"] for app in car.api.apps().values()] == ["EN-US", "EN-US"]
    assert len(car.log.expect("rpc:RegisterAppInterface result:WRONG_LANGUAGE", count=2)) == 2
    assert car.profile.current()["id"] == "portrait"


@pytest.mark.parametrize(
    ("act", "lines"),
    [
        (
            lambda car: expect(car.screen.text("mainField1"), timeout=0).to_have("High Tide"),
            ['expected: mainField1 of the app in the foreground to have "High Tide"', 'actual:   "Hello, driver"'],
        ),
        (
            lambda car: car.get_by_role("softButton", name="Great").press(timeout=0),
            ['expected: softButton "Great", to press', "actual:   nothing", 'nearest:  softButton "Greet"'],
        ),
        (lambda car: expect(car.get_by_role("softButton", "Greet"), timeout=0).to_be_hidden(), ['actual:   softButton "Greet"']),
        (lambda car: car.log.expect("rpc:Alert", timeout=0), ["expected: one or more rows in the log for rpc:Alert", "actual:   nothing"]),
        (
            lambda car: car.log.expect_none("rpc:OnHMIStatus", during=0.1),
            ["expected: no row in the log for rpc:OnHMIStatus", "actual:   #"],
        ),
        (lambda car: expect(car.value("/headUnit/appz"), timeout=0).to_exist(), ["nearest:  /headUnit/apps"]),
        (lambda car: car.profile.use("potrait"), ['There is no profile "potrait"', "nearest: portrait"]),
        (lambda car: car.log.rows("rcp:Show"), ["rcp"]),
    ],
)
def test_an_error_says_what_was_expected_and_what_is_near(car, act, lines):
    car.app("Hello").activate()
    expect(car.get_by_role("softButton", name="Greet")).to_be_visible()
    with pytest.raises(RefusedError) as raised:
        act(car)
    assert [line for line in lines if line not in str(raised.value)] == [], str(raised.value)


def test_an_error_that_leaves_the_bridge_names_a_capsule(tmp_path):
    with pytest.raises(ExpectationError) as raised, Bridge.start(apps=["HelloApp"]) as car:
        car.results = tmp_path
        expect(car.app("Hello").value("hmiLevel"), timeout=0).to_have("FULL")
    capsule = tmp_path / "failed.sdlcapsule.zip"
    assert raised.value.capsule == capsule and f"sdl-bridge open {capsule}" in str(raised.value)
    exported = subprocess.run(
        [Path(os.environ["SDL_BRIDGE_BIN"]) / "sdl-bridge", "export", capsule], capture_output=True, text=True, check=True
    )
    assert "RegisterAppInterface" in exported.stdout


def test_time_faults_and_the_vehicle(car):
    car.app("Hello").activate()
    car.faults.add("Alert", "REJECTED", info="a test", times=1)
    car.get_by_role("softButton", name="Ask").press()
    [alert] = car.log.expect("rpc:Alert result:REJECTED")
    assert (alert["info"], alert["forced"], car.faults.list()) == ("a test", True, [])
    car.clock.pause()
    car.get_by_role("softButton", name="Ask").press()
    expect(car.overlay).to_be_visible()
    assert car.clock.advance(3600)["steps"] > 0
    expect(car.overlay).to_be_absent()
    car.clock.resume()
    car.vehicle.set(speed=88.5)
    expect(car.vehicle.value("speed")).to_be_at_least(88)
    car.drive.start("city", speed=2, at=10)
    expect(car.drive.phase).to_have("playing")
    car.drive.pause()
    expect(car.drive.phase).to_have("paused")
    car.drive.stop()


def test_an_app_without_code(car):
    with car.scratch_app("Probe") as probe:
        assert probe.send("Show", {"mainField1": "hi"})["resultCode"] == "DISALLOWED"
        car.app("Probe").activate()
        assert probe.send("Show", {"mainField1": "hi"}) == {"success": True, "resultCode": "SUCCESS"}
        expect(car.screen.text("mainField1")).to_have("hi")
        assert "OnHMIStatus" in [message["name"] for message in probe.received()]
        assert probe.received() == []
    expect(car.get_by_role("app", name="Probe")).to_be_absent()


def test_events_arrive_as_an_iterator(car):
    rows = car.log.follow("command:headUnit.*")
    car.press_button("OK")
    car.vehicle.set(speed=1)
    assert [next(rows)["command"] for _ in range(2)] == ["headUnit.button", "headUnit.vehicle.set"]
    rows.close()
    with car.events(["state"]) as events:
        assert next(events)["op"] == "snapshot"
        events.head_unit_vehicle_set({"speed": 2})
        # The app may still be starting, so its changes can come first.
        wanted = {"op": "replace", "path": "/headUnit/vehicle/speed", "value": 2}
        assert any(wanted in event["patch"] for event in itertools.islice(events, 20))


def test_the_asynchronous_form():
    async def run():
        async with AsyncBridge.start(apps=["HelloApp"]) as car:
            await car.app("Hello").activate()
            await car.get_by_role("softButton", name="Greet").press()
            await expect(car.screen.text("mainField1")).to_have("Good day")
            async with car.api.socket() as commands:
                done = await asyncio.gather(*[commands.head_unit_vehicle_set({"speed": speed}) for speed in range(100)])
                assert len({each["seq"] for each in done}) == 100
                with pytest.raises(RefusedError, match="There is no profile"):
                    await commands.head_unit_profile_use(id="none")
            found = [row["command"] async for row in first(car.log.follow("command:headUnit.vehicle.set"), 100)]
            assert len(found) == 100
            with pytest.raises(ExpectationError, match='nearest:  softButton "Greet"'):
                await car.get_by_role("softButton", name="Great").press(timeout=0)

    run_async(run())


async def first(items, count):
    async with contextlib.aclosing(items):
        for _ in range(count):
            yield await anext(items)


# Looks


def test_the_state_matches_a_file(car, tmp_path):
    car.app("Music").activate()
    expect(car.get_by_role("softButton", name="Love")).to_be_visible()
    with pytest.raises(ExpectationError, match="low-tide.json was written"):
        expect(car.app("Music")).to_match_state("low-tide.json")
    # Another run of the app has an equal state.
    car.reset()
    car.app("Music").activate()
    expect(car.app("Music")).to_match_state("low-tide.json")
    car.get_by_role("softButton", name="Love").press()
    expect(car.screen.value("softButtons", 0, "isHighlighted")).to_have(True)
    with pytest.raises(ExpectationError) as raised:
        expect(car.app("Music"), timeout=0).to_match_state("low-tide.json")
    assert re.search(r'^\+ +"isHighlighted": true', str(raised.value), re.M)


def test_the_picture_matches_a_file(car, tmp_path):
    with Bridge.start(apps=["Places"]) as places:
        places.results, places.looks_folder = tmp_path / "results", tmp_path / "looks"
        app = places.app("Places")
        app.activate()
        expect(places.value("/apps/places/views/picture")).to_exist()
        places.clock.pause()
        with pytest.raises(ExpectationError, match="start-generic-day.png was written"):
            expect(app).to_look_like("start")
        expect(app).to_look_like("start")
        places.tap(100, 100)
        places.set_day_or_night("night")
        with pytest.raises(ExpectationError, match="start-generic-night.png was written"):
            expect(app).to_look_like("start")
        stored = tmp_path / "looks/start-generic-day.png"
        stored.write_bytes(inverted(stored.read_bytes()))
        places.set_day_or_night("day")
        with pytest.raises(ExpectationError, match=r"pixels \(\d+.\d+%\) differ") as raised:
            expect(app, timeout=0).to_look_like("start")
        difference = tmp_path / "results/start-generic-day-difference.png"
        assert str(difference) in str(raised.value) and difference.read_bytes().startswith(b"\x89PNG")


def inverted(png):
    import io

    from PIL import Image, ImageOps

    written = io.BytesIO()
    ImageOps.invert(Image.open(io.BytesIO(png)).convert("RGB")).save(written, "PNG")
    return written.getvalue()


# Starts and ends


def test_a_bridge_that_cannot_start_says_why(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        wrong = {
            "Address already in use": {"port": port},
            'The nearest name is "MusicPlayer"': {"apps": ["MusicPlayr"]},
            "there is nothing at": {"apps": [tmp_path / "MyApp"]},
            "built-in profiles are": {"profile": "potrait"},
            "not-an-option": {"options": ["--not-an-option"]},
        }
        for reason, options in wrong.items():
            with pytest.raises(StartError, match=reason):
                Bridge.start(**options)


def test_an_app_of_a_bridge_without_apps_is_not_registered():
    with Bridge.start() as car:
        car.timeout = 0
        with pytest.raises(ExpectationError, match=r'the app "Hello" to be registered \(the bridge was started without apps\)'):
            car.app("Hello").activate()


def test_an_app_that_does_not_register_is_named_with_its_output(tmp_path):
    app = tmp_path / "MyApp"
    app.write_text("#!/bin/sh\necho a library is missing >&2\nexit 3\n")
    app.chmod(0o755)
    with pytest.raises(StartError, match=r"The app MyApp did not register: .*\n  a library is missing"), Bridge.start(apps=[app]):
        pass


def test_a_bridge_that_is_killed_leaves_no_process(tmp_path):
    with Bridge.start(apps=["HelloApp"]) as car:
        ends = [os.pidfd_open(car.api.hosts()["HelloApp"]["pid"])]
        os.kill(car._process.process.pid, signal.SIGKILL)
        with pytest.raises(BridgeEndedError, match=r"The bridge was ended by signal 9 \(SIGKILL\)"):
            car.app("Hello").activate()
        assert not car.is_running
    wait_for(ends)
    assert not car._process.folder.exists()


def test_a_bridge_ends_with_a_killed_client():
    script = (
        "from sdlbridge import Bridge\n"
        "car = Bridge.start(apps=['HelloApp'])\ncar.ready()\n"
        "print(car._process.process.pid, car.api.hosts()['HelloApp']['pid'], car._process.folder, flush=True)\n"
        "input()"
    )
    client = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    *pids, folder = client.stdout.readline().split()
    ends = [os.pidfd_open(int(pid)) for pid in pids]
    client.kill()
    client.wait()
    wait_for(ends)
    assert not Path(folder).exists()
