"""A bridge between apps and a head unit elsewhere: every byte goes on as it came, and what is said is shown."""

import json
import os
import random
import resource
import signal
import socket
import struct
import subprocess
import threading
import time
import zipfile

import core_stream
import pytest
from proxy_ends import connect, file_of, read_exactly
from raw_app import RawApp
from running import Bridge, binaries


@pytest.fixture
def car(tmp_path):
    """Stands for a head unit in a car: the proxy knows of it what passes, and nothing else."""
    (tmp_path / "car").mkdir()
    bridge = Bridge(tmp_path / "car")
    yield bridge
    bridge.stop()


@pytest.mark.parametrize("over", ["tcp", "ws", "unix"])
def test_what_an_app_shows_on_a_real_head_unit_is_seen(car, start_proxy, over):
    proxy = start_proxy(car.cores["tcp"])
    proxy.start_app("HelloApp", over)
    car.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    proxy.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    car.act("/v1/apps/hello:activate")
    proxy.until("/headUnit/activeApp", lambda app: app == "hello")
    seen = "/headUnit/apps/hello"
    proxy.until(f"{seen}/windows/0/mainField1", lambda text: text == "Hello, driver")
    car.act("/v1/elements:use", {"role": "softButton", "name": "Ask"})
    overlay = proxy.until("/headUnit/visibleOverlay", lambda it: it)
    assert proxy.get(f"/v1/state?path=/headUnit/overlays/{overlay}/kind") == "alert"
    car.act("/v1/elements:use", {"role": "overlayButton", "name": "Yes"})
    proxy.until("/headUnit", lambda unit: not unit.get("visibleOverlay"))
    proxy.until(f"{seen}/windows/0/mainField1", lambda text: text == "Glad to hear")
    # Both have the same app, in the same words.
    same = ["hmiLevel", "systemContext", "windows", "commands", "menuOrder", "subscribedButtons", "globalProperties", "hashID"]
    ours, theirs = (bridge.get(f"/v1/state?path={seen}") for bridge in (proxy, car))
    assert {name: ours.get(name) for name in same} == {name: theirs.get(name) for name in same}
    for bridge in (proxy, car):
        status, shown = bridge.call("POST", "/v1/expect", {"q": 'rpc:Show app:hello result:SUCCESS "Glad to hear"'})
        assert status == 200, shown
    assert proxy.get("/v1/state?path=/bridge/watching")["connections"] == 1
    # It stands elsewhere, and what it has not told is not made up.
    assert proxy.get("/v1/state?path=/headUnit/presenter") == "car"
    assert proxy.get("/v1/state?path=/headUnit/services") == {}
    # Nothing of it is driven from here.
    status, problem = proxy.call("POST", "/v1/apps/hello:activate", {})
    assert status == 409 and problem["type"].endswith("/watching-only") and "nothing was sent" in problem["detail"], problem


def told(bridge, app, names):
    """Parts of an app, without what counts by a head unit's own clock or rows."""
    state = bridge.get(f"/v1/state?path=/headUnit/apps/{app}")
    parts = {name: state.get(name) for name in names}
    (parts.get("mediaClock") or {}).pop("setAt", None)
    (parts.get("mediaClock") or {}).pop("pausedAt", None)
    return parts


SAME = [
    "name", "types", "isMedia", "icon", "hmiLevel", "audioStreamingState", "videoStreamingState", "systemContext", "hashID", "windows",
    "globalProperties", "commands", "subMenus", "menuOrder", "choiceSets", "files", "subscribedButtons", "subscribedVehicleData",
    "mediaClock",
]  # fmt: skip


@pytest.mark.parametrize(
    "program, app, acts",
    [
        ("MusicPlayer", "music", []),
        ("Messenger", "messages", ["Open", "Bank"]),
        ("Trip", "trip", []),
    ],
)
def test_every_sample_is_seen_as_its_head_unit_has_it(car, start_proxy, tmp_path, program, app, acts):
    proxy = start_proxy(car.cores["tcp"])
    proxy.start_app(program, "tcp")
    for bridge in (car, proxy):
        bridge.until("/headUnit/appOrder", lambda apps: apps == [app])
    car.act(f"/v1/apps/{app}:activate")
    for name in acts:
        car.act("/v1/elements:use", {"name": name})
    window = f"/headUnit/apps/{app}/windows/0"
    car.until(window, lambda shown: shown.get("mainField1") or shown.get("softButtons"))
    end = time.monotonic() + 20
    while (seen := told(proxy, app, SAME)) != (there := told(car, app, SAME)):
        assert time.monotonic() < end, [(name, seen[name], there[name]) for name in SAME if seen[name] != there[name]]
        threading.Event().wait(0.05)
    for name in there["files"]:
        ours, theirs = (file_of(bridge, app, name) for bridge in (proxy, car))
        assert ours == theirs
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"]
    # And goes into one file, as any session does.
    env = os.environ | {"SDL_BRIDGE_URL": proxy.url}
    subprocess.run([binaries() / "sdl-bridge", "save", tmp_path / "seen.zip"], env=env, check=True, timeout=30)
    with zipfile.ZipFile(tmp_path / "seen.zip") as capsule:
        files = json.loads(capsule.read("index.json"))["files"]
        assert {f"{app}/{name}" for name in there["files"]} <= set(files)


def pour(connection, data, seed):
    """In pieces of any size."""
    dice = random.Random(seed)
    at = 0
    while at < len(data):
        size = dice.choice([1, 7, 12, 100, 1500, 40_000])
        connection.sendall(data[at : at + size])
        at += size


def drain(connection):
    whole = b""
    while part := connection.recv(1 << 16):
        whole += part
    return whole


def frames(seed, count):
    """Frames of every kind, with nonsense in between."""
    dice = random.Random(seed)
    whole = b""
    for number in range(count):
        data = dice.randbytes(dice.choice([1, 20, 1400, 9000]))
        kind, service = dice.choice([0, 1, 1, 1, 2, 3]), dice.choice([0, 7, 7, 7, 10, 11, 15])
        head = struct.pack(">BBBBII", 5 << 4 | dice.choice([0, 8]) | kind, service, dice.randrange(256), 1, len(data), number + 1)
        whole += head + data + (dice.randbytes(dice.randrange(200)) if dice.random() < 0.2 else b"")
    return whole


@pytest.mark.parametrize("seed", range(4))
def test_every_byte_goes_on_as_it_came_both_ways_at_once(start_proxy, head_unit, seed):
    """Encrypted frames, frames that are none, a handshake of TLS: whatever it is."""
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    there, back = frames(seed, 300), b"\x16\x03\x01" + random.Random(-seed).randbytes(1_500_000)
    threads = [threading.Thread(target=pour, args=args) for args in ((app, there, seed),)]
    answers = threading.Thread(target=car.sendall, args=(back,))
    for thread in [*threads, answers]:
        thread.start()
    assert read_exactly(car, len(there)) == there
    assert read_exactly(app, len(back)) == back
    for thread in [*threads, answers]:
        thread.join()
    app.close()
    car.close()
    assert proxy.get("/livez")["status"] == "pass"
    # What is nonsense is told, and goes on all the same.
    status, found = proxy.call("POST", "/v1/expect", {"q": "kind:finding rule:wire.frame", "timeoutMs": 20_000})
    assert status == 200, found


@pytest.mark.parametrize("size", [1, 13, 1 << 20])
def test_what_sdl_core_says_passes_as_it_came_and_is_understood(start_proxy, head_unit, size):
    """In turns, each of them cut in pieces of any size."""
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    for who, data in core_stream.TURNS:
        speaker, listener = (app, car) if who == core_stream.APP else (car, app)
        step = size if len(data) < 10_000 else max(size, 1_000)
        for at in range(0, len(data), step):
            speaker.sendall(data[at : at + step])
        assert read_exactly(listener, len(data)) == data
    seen = "/headUnit/apps/recorded-app"
    proxy.until(f"{seen}/windows/0/mainField1", lambda text: text == "From a recording")
    told = proxy.until(seen, lambda it: "big" in it.get("files", {}))
    assert (told["name"], told["hmiLevel"]) == ("Recorded", "FULL")
    assert file_of(proxy, "recorded-app", "big") == bytes(range(250)) * 1_200
    status, shown = proxy.call("POST", "/v1/expect", {"q": "rpc:Show result:INVALID_DATA"})
    assert status == 200, shown
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"] and not proxy.get("/v1/log?q=rule:wire.frame")["rows"]


def test_one_that_says_no_more_still_hears_the_other(start_proxy, head_unit):
    proxy = start_proxy(head_unit.address)
    for goes_first in ("app", "car"):
        app = connect(proxy)
        car = head_unit.accept()
        quiet, talker = (app, car) if goes_first == "app" else (car, app)
        quiet.sendall(b"that is all")
        quiet.shutdown(socket.SHUT_WR)
        assert drain(talker) == b"that is all"
        last = random.Random(9).randbytes(2_000_000)
        ends = threading.Thread(target=lambda: (talker.sendall(last), talker.close()))
        ends.start()
        assert drain(quiet) == last
        ends.join()
        quiet.close()
    proxy.until("/bridge/watching", lambda it: it["connections"] == 0)


def test_one_that_is_gone_while_the_other_talks_ends_the_other(start_proxy, head_unit):
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    app.close()
    assert car.recv(10) == b""
    # Nobody is there any more to be told, which the system says to who tells.
    car.sendall(b"still there?")
    car.sendall(b"still there?")
    proxy.until("/bridge/watching", lambda it: it["connections"] == 0)


def test_a_disk_that_is_full_holds_nobody_up(start_proxy, head_unit, tmp_path):
    """Nothing more can be written: what is not kept is told, and the two go on."""
    limits = (1 << 18, 1 << 18)
    # Python has a write beyond it fail, where a process of its own is ended.
    proxy = start_proxy(head_unit.address, restore_signals=False)
    resource.prlimit(proxy.process.pid, resource.RLIMIT_FSIZE, limits)
    app = connect(proxy)
    car = head_unit.accept()
    there, back = (b"".join(data for who, data in core_stream.TURNS if who == one) for one in (core_stream.APP, core_stream.CORE))
    answers = threading.Thread(target=lambda: [car.sendall(back) for _ in range(300)])
    sends = threading.Thread(target=lambda: [app.sendall(there) for _ in range(60)])
    for thread in (answers, sends):
        thread.start()
    reads = threading.Thread(target=lambda: read_exactly(app, len(back) * 300))
    reads.start()
    assert read_exactly(car, len(there) * 60) == there * 60
    for thread in (answers, sends, reads):
        thread.join(timeout=60)
        assert not thread.is_alive()
    began = time.monotonic()
    app.sendall(b"x")
    assert car.recv(10) == b"x" and time.monotonic() - began < 0.5
    proxy.until("/bridge/watching", lambda it: it["connections"] == 1)
    assert proxy.call("GET", "/readyz")[1]["checks"]["journal"]["status"] != "pass"


def test_what_was_said_last_arrives_before_the_end(start_proxy, head_unit):
    proxy = start_proxy(head_unit.address)
    for first, then in ((dial, "take"), (None, "dial")):
        app = connect(proxy)
        car = head_unit.accept()
        (speaker, listener) = (app, car) if first else (car, app)
        last = random.Random(7).randbytes(3_000_000)
        ends = threading.Thread(target=lambda: (speaker.sendall(last), speaker.close()))
        ends.start()
        assert drain(listener) == last
        ends.join()
        listener.close()
    # A debug build reads what it has been handed for a while.
    proxy.until("/bridge/watching", lambda it: it["connections"] == 0, seconds=30)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_proxy_that_ends_leaves_nobody_hanging(start_proxy, head_unit, how):
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    app.sendall(b"a")
    assert car.recv(10) == b"a"
    began = time.monotonic()
    proxy.process.send_signal(how)
    assert (app.recv(10), car.recv(10)) == (b"", b"")
    assert time.monotonic() - began < 2


def test_a_head_unit_that_is_not_there_yet_is_tried_by_each_connection(start_proxy, head_unit):
    address = head_unit.address
    head_unit.listener.close()
    proxy = start_proxy(address)
    app = connect(proxy)
    assert app.recv(10) == b""
    status, found = proxy.call("POST", "/v1/expect", {"q": "kind:finding rule:watch.dial"})
    assert status == 200 and "nothing listens there" in found["observed"][-1]["message"], found
    assert "nothing listens" in proxy.get("/readyz")["checks"]["headUnit"]["detail"]
    assert any("could not be connected" in line and address in line for line in iter(proxy.process.stderr.readline, ""))
    host, port = address.split(":")
    head_unit.listener = socket.create_server((host, int(port)))
    app = connect(proxy)
    car = head_unit.accept()
    app.sendall(b"now")
    assert car.recv(10) == b"now"
    proxy.until("/bridge/watching", lambda it: it["connections"] == 1 and "failure" not in it)


def test_many_apps_are_joined_at_once(car, start_proxy):
    proxy = start_proxy(car.cores["tcp"])
    apps = [RawApp(proxy.cores["tcp"], f"App{number}") for number in range(50)]
    proxy.until("/headUnit/appOrder", lambda order: sorted(order) == sorted(f"app{number}" for number in range(50)))
    proxy.until("/bridge/watching", lambda it: it["connections"] == 50 and it["missedBytes"] == 0)
    for app in apps[::2]:
        app.close()
    proxy.until("/headUnit/appOrder", lambda order: sorted(order) == sorted(f"app{number}" for number in range(1, 50, 2)))
    assert proxy.get("/v1/state?path=/headUnit/appOrder") and len(car.until("/headUnit/appOrder", lambda it: len(it) == 25)) == 25


def test_an_app_that_a_proxy_starts_is_seen_from_within_too(car, start_proxy):
    proxy = start_proxy(car.cores["tcp"], hosted=["HelloApp"])
    car.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    car.act("/v1/apps/hello:activate")
    proxy.until("/apps/hello/state", lambda state: state == "active")
    proxy.until("/headUnit/apps/hello/windows/0/mainField1", lambda text: text == "Hello, driver")
    assert proxy.call("POST", "/v1/expect", {"q": "rpc:Show app:hello result:SUCCESS"})[0] == 200
    [shown] = proxy.get("/v1/log?q=rpc:Show%20app:hello")["rows"]
    # One row, though two tell of it: the app's own end, and the proxy that sees it pass.
    assert shown["result"] == "SUCCESS" and shown["params"]["mainField1"] == "Hello, driver"


@pytest.mark.parametrize(
    "words, said",
    [
        ([], "proxy needs the head unit's address"),
        (["--core", "nowhere:at:all"], "is not the address of a head unit"),
        (["--core", "nowhere"], "has no port; write it as nowhere:12345"),
        (["--core", "[::1]"], "has no port; write it as [::1]:12345"),
        (["--core", "127.0.0.1:12345"], "apps would connect to the head unit's own address"),
        (["--core", "127.0.0.1:4", "--profile", "wide"], "--profile cannot be used with proxy"),
    ],
)
def test_words_that_make_no_proxy_are_refused_with_a_sentence(words, said):
    done = subprocess.run([binaries() / "sdl-bridge", "proxy", *words], capture_output=True, text=True, timeout=20)
    assert done.returncode == 2 and said in done.stderr, done.stderr
    other = subprocess.run([binaries() / "sdl-bridge", "serve", "--core", "127.0.0.1:4"], capture_output=True, text=True, timeout=20)
    assert other.returncode == 2 and "--core needs `proxy`" in other.stderr
