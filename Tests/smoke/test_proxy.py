"""Tests of `sdl-bridge proxy` between apps and another head unit: the proxy forwards every byte unchanged and shows the messages."""

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
    """Provides a bridge that replaces the head unit of a real car. The proxy sees only the traffic of this bridge."""
    (tmp_path / "car").mkdir()
    bridge = Bridge(tmp_path / "car")
    yield bridge
    bridge.stop()


@pytest.mark.parametrize("over", ["tcp", "ws", "unix"])
def test_the_proxy_shows_what_an_app_shows_on_the_head_unit(car, start_proxy, over):
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
    # The app's state is equal in both bridges.
    same = ["hmiLevel", "systemContext", "windows", "commands", "menuOrder", "subscribedButtons", "globalProperties", "hashID"]
    ours, theirs = (bridge.get(f"/v1/state?path={seen}") for bridge in (proxy, car))
    assert {name: ours.get(name) for name in same} == {name: theirs.get(name) for name in same}
    for bridge in (proxy, car):
        status, shown = bridge.call("POST", "/v1/expect", {"q": 'rpc:Show app:hello result:SUCCESS "Glad to hear"'})
        assert status == 200, shown
    assert proxy.get("/v1/state?path=/bridge/watching")["connections"] == 1
    # The presenter is the car. The proxy shows only the state that it can derive from messages.
    assert proxy.get("/v1/state?path=/headUnit/presenter") == "car"
    assert proxy.get("/v1/state?path=/headUnit/services") == {}
    # The proxy does not accept commands for the head unit.
    status, problem = proxy.call("POST", "/v1/apps/hello:activate", {})
    assert status == 409 and problem["type"].endswith("/watching-only") and "the command was not run" in problem["detail"], problem


def app_state(bridge, app, names):
    """Returns the parts `names` of an app's state, without values that depend on the head unit's clock or rows."""
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
    "program, app, presses",
    [
        ("MusicPlayer", "music", []),
        ("Messenger", "messages", ["Open", "Bank"]),
        ("Trip", "trip", []),
    ],
)
def test_the_proxy_has_the_same_state_of_every_sample_as_the_head_unit(car, start_proxy, tmp_path, program, app, presses):
    proxy = start_proxy(car.cores["tcp"])
    proxy.start_app(program, "tcp")
    for bridge in (car, proxy):
        bridge.until("/headUnit/appOrder", lambda apps: apps == [app])
    car.act(f"/v1/apps/{app}:activate")
    for name in presses:
        car.act("/v1/elements:use", {"name": name})
    window = f"/headUnit/apps/{app}/windows/0"
    car.until(window, lambda shown: shown.get("mainField1") or shown.get("softButtons"))
    end = time.monotonic() + 20
    while (seen := app_state(proxy, app, SAME)) != (there := app_state(car, app, SAME)):
        assert time.monotonic() < end, [(name, seen[name], there[name]) for name in SAME if seen[name] != there[name]]
        threading.Event().wait(0.05)
    for name in there["files"]:
        ours, theirs = (file_of(bridge, app, name) for bridge in (proxy, car))
        assert ours == theirs
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"]
    # The session of a proxy can be saved in the same way as other sessions.
    env = os.environ | {"SDL_BRIDGE_URL": proxy.url}
    subprocess.run([binaries() / "sdl-bridge", "save", tmp_path / "seen.zip"], env=env, check=True, timeout=30)
    with zipfile.ZipFile(tmp_path / "seen.zip") as capsule:
        files = json.loads(capsule.read("index.json"))["files"]
        assert {f"{app}/{name}" for name in there["files"]} <= set(files)


def send_in_pieces(connection, data, seed):
    """Sends `data` in pieces of random size."""
    dice = random.Random(seed)
    at = 0
    while at < len(data):
        size = dice.choice([1, 7, 12, 100, 1500, 40_000])
        connection.sendall(data[at : at + size])
        at += size


def read_to_end(connection):
    whole = b""
    while part := connection.recv(1 << 16):
        whole += part
    return whole


def frames(seed, count):
    """Returns frames of every kind, with random bytes between the frames."""
    dice = random.Random(seed)
    whole = b""
    for number in range(count):
        data = dice.randbytes(dice.choice([1, 20, 1400, 9000]))
        kind, service = dice.choice([0, 1, 1, 1, 2, 3]), dice.choice([0, 7, 7, 7, 10, 11, 15])
        head = struct.pack(">BBBBII", 5 << 4 | dice.choice([0, 8]) | kind, service, dice.randrange(256), 1, len(data), number + 1)
        whole += head + data + (dice.randbytes(dice.randrange(200)) if dice.random() < 0.2 else b"")
    return whole


@pytest.mark.parametrize("seed", range(4))
def test_every_byte_is_forwarded_unchanged_in_both_directions_at_once(start_proxy, head_unit, seed):
    """Tests bytes that contain encrypted frames, invalid frames, and a TLS handshake."""
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    there, back = frames(seed, 300), b"\x16\x03\x01" + random.Random(-seed).randbytes(1_500_000)
    threads = [threading.Thread(target=send_in_pieces, args=args) for args in ((app, there, seed),)]
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
    # An invalid frame is reported as a finding, and is forwarded.
    status, found = proxy.call("POST", "/v1/expect", {"q": "kind:finding rule:wire.frame", "timeoutMs": 20_000})
    assert status == 200, found


@pytest.mark.parametrize("size", [1, 13, 1 << 20])
def test_the_bytes_of_sdl_core_are_forwarded_unchanged_and_understood(start_proxy, head_unit, size):
    """Sends each message of the conversation in pieces."""
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    for who, data in core_stream.TURNS:
        sender, receiver = (app, car) if who == core_stream.APP else (car, app)
        step = size if len(data) < 10_000 else max(size, 1_000)
        for at in range(0, len(data), step):
            sender.sendall(data[at : at + step])
        assert read_exactly(receiver, len(data)) == data
    seen = "/headUnit/apps/recorded-app"
    proxy.until(f"{seen}/windows/0/mainField1", lambda text: text == "From a recording")
    state = proxy.until(seen, lambda it: "big" in it.get("files", {}))
    assert (state["name"], state["hmiLevel"]) == ("Recorded", "FULL")
    assert file_of(proxy, "recorded-app", "big") == bytes(range(250)) * 1_200
    status, shown = proxy.call("POST", "/v1/expect", {"q": "rpc:Show result:INVALID_DATA"})
    assert status == 200, shown
    assert not proxy.get("/v1/log?q=rule:watch.gap")["rows"] and not proxy.get("/v1/log?q=rule:wire.frame")["rows"]


def test_a_half_closed_connection_still_receives(start_proxy, head_unit):
    proxy = start_proxy(head_unit.address)
    for closed_first in ("app", "car"):
        app = connect(proxy)
        car = head_unit.accept()
        closed, sender = (app, car) if closed_first == "app" else (car, app)
        closed.sendall(b"that is all")
        closed.shutdown(socket.SHUT_WR)
        assert read_to_end(sender) == b"that is all"
        last = random.Random(9).randbytes(2_000_000)
        ends = threading.Thread(target=lambda: (sender.sendall(last), sender.close()))
        ends.start()
        assert read_to_end(closed) == last
        ends.join()
        closed.close()
    proxy.until("/bridge/watching", lambda it: it["connections"] == 0)


def test_a_closed_app_connection_closes_the_head_units_connection(start_proxy, head_unit):
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    app.close()
    assert car.recv(10) == b""
    # The proxy can no longer forward these bytes, so the system reports an error.
    car.sendall(b"still there?")
    car.sendall(b"still there?")
    proxy.until("/bridge/watching", lambda it: it["connections"] == 0)


def test_a_full_disk_does_not_stop_the_forwarding(start_proxy, head_unit, tmp_path):
    """Tests a disk that accepts no more data. The proxy reports the failed journal and continues to forward."""
    limits = (1 << 18, 1 << 18)
    # Python ignores SIGXFSZ (file too large). With restore_signals=False, the proxy ignores this signal too.
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


def test_the_last_bytes_arrive_before_the_end_of_the_connection(start_proxy, head_unit):
    proxy = start_proxy(head_unit.address)
    for sender_is_app in (True, False):
        app = connect(proxy)
        car = head_unit.accept()
        (sender, receiver) = (app, car) if sender_is_app else (car, app)
        last = random.Random(7).randbytes(3_000_000)
        ends = threading.Thread(target=lambda: (sender.sendall(last), sender.close()))
        ends.start()
        assert read_to_end(receiver) == last
        ends.join()
        receiver.close()
    # A debug build needs some time to read the received bytes.
    proxy.until("/bridge/watching", lambda it: it["connections"] == 0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_proxy_that_ends_closes_both_connections(start_proxy, head_unit, how):
    proxy = start_proxy(head_unit.address)
    app = connect(proxy)
    car = head_unit.accept()
    app.sendall(b"a")
    assert car.recv(10) == b"a"
    began = time.monotonic()
    proxy.process.send_signal(how)
    assert (app.recv(10), car.recv(10)) == (b"", b"")
    assert time.monotonic() - began < 2


def test_each_connection_tries_to_reach_an_unavailable_head_unit(start_proxy, head_unit):
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


def test_many_apps_can_use_one_proxy(car, start_proxy):
    proxy = start_proxy(car.cores["tcp"])
    apps = [RawApp(proxy.cores["tcp"], f"App{number}") for number in range(50)]
    proxy.until("/headUnit/appOrder", lambda order: sorted(order) == sorted(f"app{number}" for number in range(50)))
    proxy.until("/bridge/watching", lambda it: it["connections"] == 50 and it["missedBytes"] == 0)
    for app in apps[::2]:
        app.close()
    proxy.until("/headUnit/appOrder", lambda order: sorted(order) == sorted(f"app{number}" for number in range(1, 50, 2)))
    assert proxy.get("/v1/state?path=/headUnit/appOrder") and len(car.until("/headUnit/appOrder", lambda it: len(it) == 25)) == 25


def test_an_app_hosted_by_the_proxy_is_inspected(car, start_proxy):
    proxy = start_proxy(car.cores["tcp"], hosted=["HelloApp"])
    car.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    car.act("/v1/apps/hello:activate")
    proxy.until("/apps/hello/state", lambda state: state == "active")
    proxy.until("/headUnit/apps/hello/windows/0/mainField1", lambda text: text == "Hello, driver")
    assert proxy.call("POST", "/v1/expect", {"q": "rpc:Show app:hello result:SUCCESS"})[0] == 200
    [shown] = proxy.get("/v1/log?q=rpc:Show%20app:hello")["rows"]
    # The message has one row, although both the app and the proxy report the message.
    assert shown["result"] == "SUCCESS" and shown["params"]["mainField1"] == "Hello, driver"


@pytest.mark.parametrize(
    "words, message",
    [
        ([], "proxy needs the head unit's address"),
        (["--core", "nowhere:at:all"], "is not the address of a head unit"),
        (["--core", "nowhere"], "has no port; write nowhere:12345"),
        (["--core", "[::1]"], "has no port; write [::1]:12345"),
        (["--core", "127.0.0.1:12345"], "apps would connect to the head unit's own address"),
        (["--core", "127.0.0.1:4", "--profile", "wide"], "--profile cannot be used with proxy"),
    ],
)
def test_invalid_arguments_are_refused_with_a_sentence(words, message):
    done = subprocess.run([binaries() / "sdl-bridge", "proxy", *words], capture_output=True, text=True, timeout=20)
    assert done.returncode == 2 and message in done.stderr, done.stderr
    other = subprocess.run([binaries() / "sdl-bridge", "serve", "--core", "127.0.0.1:4"], capture_output=True, text=True, timeout=20)
    assert other.returncode == 2 and "--core needs `proxy`" in other.stderr
