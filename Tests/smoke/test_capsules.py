"""Tests of capsule files: sessions are saved on request or after a crash, and opened again. Invalid files are refused."""

import datetime
import hashlib
import io
import json
import os
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
import zipfile

import pytest
from running import ROOT, Bridge, binaries


def run(*words, bridge=None, wanted=0):
    env = os.environ | ({"SDL_BRIDGE_URL": bridge.url} if bridge else {})
    done = subprocess.run([binaries() / "sdl-bridge", *map(str, words)], capture_output=True, text=True, timeout=60, env=env)
    assert done.returncode == wanted, done.stdout + done.stderr
    return done


def lines(bytes):
    return [json.loads(line) for line in bytes.splitlines()]


def soon(condition):
    """Waits until the condition is true, for example until another process has written a file."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        threading.Event().wait(0.005)


class Capsule:
    """A capsule, read through its index."""

    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        assert self.zip.testzip() is None
        names = self.zip.namelist()
        assert names[0] == "manifest.json" and names[-1] == "index.json"
        self.manifest = json.loads(self.zip.read("manifest.json"))
        self.index = json.loads(self.zip.read("index.json"))
        self.stretches = self.index["stretches"]
        self.rows = [row for stretch in self.stretches for name in stretch["rows"] for row in lines(self.zip.read(name))]

    def state(self, number):
        """Returns the state after the change `number`. Computes the state as a client does."""
        stretch = next(one for one in reversed(self.stretches) if "state" in one and one["firstSeq"] <= number)
        value = json.loads(self.zip.read(stretch["state"]))["state"]
        for change in lines(self.zip.read(stretch["changes"])) if "changes" in stretch else []:
            if change["seq"] > number:
                break
            for step in change["patch"]:
                self.apply(value, step)
        return value

    @staticmethod
    def apply(value, step):
        *keys, last = [key.replace("~1", "/").replace("~0", "~") for key in step["path"].split("/")[1:]]
        for key in keys:
            value = value[key]
        if step["op"] == "remove":
            del value[last]
        else:
            value[last] = step["value"]

    def text(self):
        return "\n".join(self.zip.read(name).decode("latin-1") for name in self.zip.namelist())


@pytest.fixture
def greeted(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.act("/v1/elements:use", {"name": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0/mainField1", lambda text: text == "Good day")
    return bridge


def test_a_saved_session_has_its_rows_and_every_state(greeted, tmp_path):
    file = tmp_path / "night.sdlcapsule.zip"
    assert "night.sdlcapsule.zip: " in run("save", file, bridge=greeted).stdout
    capsule = Capsule(file)
    assert (capsule.manifest["capsule"], capsule.manifest["why"]) == (1, "asked")
    assert capsule.manifest["epoch"] == greeted.get("/v1/version")["epoch"]
    seqs = [row["seq"] for row in capsule.rows]
    assert seqs == list(range(1, capsule.index["rowCount"] + 1))
    # Rows are saved in their final form: the row of a request has the reply.
    assert any(row.get("name") == "Show" and row.get("result") == "SUCCESS" for row in capsule.rows)
    last = capsule.stretches[-1]["lastSeq"]
    now = capsule.state(last)
    assert now["headUnit"]["apps"]["hello"]["windows"]["0"]["mainField1"] == "Good day"
    assert capsule.state(1)["headUnit"] == {}
    texts = [capsule.state(number)["headUnit"]["apps"].get("hello", {}) for number in range(3, last + 1)]
    assert any(app.get("windows", {}).get("0", {}).get("mainField1") == "Hello, driver" for app in texts)
    [process] = json.loads(capsule.zip.read("processes.json"))["processes"]
    assert (process["executable"], process["state"]) == ("HelloApp", "running")
    exported = run("export", file, "--as", "ndjson").stdout
    assert lines(exported.encode()) == capsule.rows


def test_a_part_of_a_session_can_be_saved(greeted, tmp_path):
    file = tmp_path / "part.zip"
    run("save", file, "--after", 5, "--before", 20, bridge=greeted)
    capsule = Capsule(file)
    assert [row["seq"] for row in capsule.rows] == list(range(6, 20))
    changes = [change for one in capsule.stretches if "changes" in one for change in lines(capsule.zip.read(one["changes"]))]
    assert changes and all(change["row"] < 20 for change in changes)
    greeted.act("/v1/clock:advance", {"ms": 3_600_000})
    greeted.act("/v1/head-unit", {"display": {"mode": "night"}}, method="PATCH")
    run("save", file, "--last", "5m", bridge=greeted)
    late = Capsule(file).rows
    assert 0 < len(late) < 12 and all(row["at"] >= 3_300_000 for row in late)
    for words in (["--last", "soon"], ["--last", "5m", "--after", "1"]):
        run("save", file, *words, bridge=greeted, wanted=1)
    run("save", file, "--after", "x", bridge=greeted, wanted=2)
    assert [row["seq"] for row in Capsule(file).rows] == [row["seq"] for row in late]


def test_a_session_saved_later_includes_a_killed_run(tmp_path):
    bridge = Bridge(tmp_path)
    bridge.act("/v1/head-unit", {"display": {"mode": "night"}}, method="PATCH")
    history = tmp_path / "data/history"
    soon(lambda: any('"mode":"night"' in file.read_text() for file in history.iterdir()))
    # Rows are written in groups. A row that is not on disk yet is lost with the process.
    soon(lambda: b"sdl_bridge_journal_waiting_rows 0\n" in urllib.request.urlopen(f"{bridge.url}/metrics").read())
    bridge.process.kill()
    bridge.process.wait(timeout=10)
    again = Bridge(tmp_path)
    try:
        file = tmp_path / "both.zip"
        run("save", file, bridge=again)
        assert len({json.loads(Capsule(file).zip.read(one["state"]))["epoch"] for one in Capsule(file).stretches}) == 1
        run("save", file, "--after", 0, bridge=again)
        capsule = Capsule(file)
        starts = [json.loads(capsule.zip.read(one["state"])) for one in capsule.stretches]
        assert len({start["epoch"] for start in starts}) == 2
        assert [row["what"] for row in capsule.rows if row["kind"] == "process"] == ["started", "started"]
        first = [change for change in lines(capsule.zip.read(capsule.stretches[0]["changes"]))]
        assert any(step["path"] == "/headUnit/display" and step["value"]["mode"] == "night" for c in first for step in c["patch"])
        # The rows of each run belong to the state of that run.
        assert capsule.stretches[0]["toRow"] < capsule.stretches[-1]["fromRow"]
    finally:
        again.stop()


def test_a_crashed_app_leaves_a_capsule_named_by_a_row(greeted, tmp_path):
    assert greeted.get("/v1/capsules") == {"capsules": []}
    os.kill(greeted.get("/v1/hosts/HelloApp")["pid"], signal.SIGKILL)
    row = greeted.call("POST", "/v1/expect", {"q": 'kind:process "rows before it"', "timeoutMs": 20_000})[1]["observed"][-1]
    [kept] = greeted.get("/v1/capsules")["capsules"]
    assert (kept["why"], kept["app"], kept["name"]) == ("crashed", "hello", row["name"])
    made = datetime.datetime.fromisoformat(kept["made"])
    assert abs((datetime.datetime.now(datetime.UTC) - made).total_seconds()) < 60
    assert kept["name"].startswith(kept["made"].replace(":", "-"))
    assert row["bytes"] == kept["bytes"] == (tmp_path / "data/capsules" / kept["name"]).stat().st_size
    with urllib.request.urlopen(f"{greeted.url}/v1/capsules/{kept['name']}", timeout=10) as answer:
        assert answer.headers["Content-Type"] == "application/zip"
        (tmp_path / "fetched.zip").write_bytes(answer.read())
    capsule = Capsule(tmp_path / "fetched.zip")
    assert capsule.manifest["why"] == "crashed" and capsule.manifest["title"] == "HelloApp crashed"
    assert row["causes"] == [next(one["seq"] for one in capsule.rows if one.get("what") == "crashed")]
    [process] = json.loads(capsule.zip.read("processes.json"))["processes"]
    assert (process["state"], process["signal"]) == ("crashed", 9)
    assert greeted.call("GET", "/v1/capsules/..%2f..%2fetc%2fpasswd")[0] == 404


def test_an_unresponsive_app_leaves_a_capsule(greeted, tmp_path):
    pid = greeted.get("/v1/hosts/HelloApp")["pid"]
    os.kill(pid, signal.SIGSTOP)
    try:
        row = greeted.call("POST", "/v1/expect", {"q": 'kind:process "rows before it"', "timeoutMs": 20_000})[1]["observed"][-1]
    finally:
        os.kill(pid, signal.SIGCONT)
    [kept] = greeted.get("/v1/capsules")["capsules"]
    assert (kept["name"], kept["why"], kept["app"]) == (row["name"], "notResponding", "hello")
    capsule = Capsule(tmp_path / "data/capsules" / kept["name"])
    assert capsule.manifest["title"] == "HelloApp stopped responding"
    assert capsule.rows[-1]["what"] == "notResponding"


def test_an_app_that_is_stopped_leaves_no_capsule(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/hosts/HelloApp:stop")
    bridge.act("/v1/hosts/HelloApp:start")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.stop()
    assert not (tmp_path / "data/capsules").exists()


def test_a_stopped_app_that_must_be_killed_leaves_no_capsule(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        os.kill(bridge.get("/v1/state?path=/bridge/hosts/HelloApp")["pid"], signal.SIGSTOP)
        bridge.act("/v1/hosts/HelloApp:stop")
        assert not (tmp_path / "data/capsules").exists()
    finally:
        bridge.stop()


def test_a_bridge_that_ends_slowly_leaves_no_capsule(tmp_path):
    bridge = Bridge(tmp_path, hosted=["HelloApp"])
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    # A waiting request delays the bridge's end, so the app ends before the bridge.
    place = urllib.parse.urlsplit(bridge.url)
    body = json.dumps({"path": "/nowhere", "exists": True, "timeoutMs": 9_000})
    head = f"POST /v1/expect HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection((place.hostname, place.port), timeout=10) as waiting:
        waiting.sendall((head + body).encode())
        # When a later request is answered, the bridge has received the waiting request.
        bridge.get("/livez")
        bridge.stop()
    assert not (tmp_path / "data/capsules").exists()


def test_a_capsule_contains_the_pictures_of_an_app_that_projects(tmp_path):
    bridge = Bridge(tmp_path, hosted=["TestCard"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["test-card"])
        bridge.act("/v1/apps/test-card:activate")
        bridge.until("/headUnit/apps/test-card/streams/video/picture/number", lambda number: number >= 1)
        run("save", tmp_path / "a.zip", bridge=bridge)
        capsule = Capsule(tmp_path / "a.zip")
        name = min(name for name in capsule.zip.namelist() if name.startswith("pictures/") and name.endswith(".json"))
        assert name == "pictures/test-card/000000.json"
        about = json.loads(capsule.zip.read(name))
        assert about["app"] == "test-card" and about["pictures"][0]["key"]
        stream = capsule.zip.read(name.removesuffix(".json") + ".h264")
        assert stream.startswith(b"\0\0\0\1") and len(stream) == sum(one["bytes"] for one in about["pictures"])
        # The pictures remain after the app has ended.
        bridge.act("/v1/hosts/TestCard:stop")
        bridge.until("/headUnit/appOrder", lambda apps: apps == [])
        run("save", tmp_path / "b.zip", bridge=bridge)
        assert Capsule(tmp_path / "b.zip").zip.read(name.removesuffix(".json") + ".h264") == stream
    finally:
        bridge.stop()


def test_a_capsule_contains_each_file_content_once(tmp_path):
    bridge = Bridge(tmp_path, hosted=["MusicPlayer"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["music"])
        bridge.act("/v1/apps/music:activate")
        files = bridge.until("/headUnit/apps/music/files", lambda files: files)
        run("save", tmp_path / "a.zip", bridge=bridge)
        capsule = Capsule(tmp_path / "a.zip")
        for name in files:
            entry = capsule.index["files"][f"music/{name}"]
            content = capsule.zip.read(f"files/{entry['sha256']}")
            assert hashlib.sha256(content).hexdigest() == entry["sha256"] and len(content) == entry["bytes"] == files[name]["size"]
            assert entry["type"] == "image/png"
    finally:
        bridge.stop()


def test_only_the_newest_ten_capsules_are_kept(greeted, tmp_path):
    folder = tmp_path / "data/capsules"
    folder.mkdir()
    for number in range(12):
        (folder / f"2020-01-01T00-00-{number:02}.000Z.old.crashed.sdlcapsule.zip").write_bytes(b"")
    os.kill(greeted.get("/v1/hosts/HelloApp")["pid"], signal.SIGKILL)
    greeted.call("POST", "/v1/expect", {"q": 'kind:process "rows before it"', "timeoutMs": 20_000})
    soon(lambda: len(list(folder.iterdir())) == 10)
    names = [one["name"] for one in greeted.get("/v1/capsules")["capsules"]]
    assert len(names) == 10 and ".hello.crashed." in names[0] and names[-1].startswith("2020-01-01T00-00-03")


def test_a_capsule_contains_no_redacted_value(tmp_path):
    bridge = Bridge(tmp_path, hosted=["Messenger"], more=["--redact", "vin,nickname"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["messages"])
        bridge.act("/v1/head-unit/vehicle", {"vin": "SECRETVIN00000001"}, method="PATCH")
        assert bridge.get("/v1/state?path=/headUnit/vehicle/vin") == "SECRETVIN00000001"
        bridge.act("/v1/apps/messages:activate")
        for name in ("Open", "Bank", "Enter code"):
            bridge.act("/v1/elements:use", {"name": name})
        keyboard = "/headUnit/apps/messages/globalProperties/keyboardProperties"
        bridge.until(keyboard, lambda value: value.get("maskInputCharacters") == "ENABLE_INPUT_KEY_MASK")
        bridge.until("/headUnit/overlays", lambda overlays: overlays)
        bridge.act("/v1/head-unit/overlay:type", {"text": "73519"})
        bridge.until("/headUnit/overlays", lambda overlays: any(one.get("entry") == "73519" for one in overlays.values()))
        run("save", tmp_path / "a.zip", bridge=bridge)
        text = Capsule(tmp_path / "a.zip").text()
        assert "[redacted]" in text and "SECRETVIN" not in text and "73519" not in text
    finally:
        bridge.stop()


def test_an_interrupted_save_keeps_the_previous_file(tmp_path):
    bridge = Bridge(tmp_path)
    file = tmp_path / "a.zip"
    run("save", file, bridge=bridge)
    before = file.read_bytes()
    # The server sends half of a file. Then it closes the connection, or the saving process is killed.
    with socket.create_server(("127.0.0.1", 0)) as server:
        half = before[: before.index(b"index.json")]
        url = f"http://127.0.0.1:{server.getsockname()[1]}"
        words = [binaries() / "sdl-bridge", "save", str(file), "--url", url]
        for ends in (True, False):
            saving = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
            peer, _ = server.accept()
            with peer:
                peer.recv(4096)
                peer.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\n\r\n" + half)
                if not ends:
                    part = tmp_path / "a.zip.part"
                    soon(lambda part=part, size=len(half): part.exists() and part.stat().st_size == size)
                    saving.kill()
            _, errors = saving.communicate(timeout=20)
            assert file.read_bytes() == before
            if ends:
                assert saving.returncode == 3 and "a.zip.part and can be opened" in errors
            rows = lines(run("export", tmp_path / "a.zip.part").stdout.encode())
            assert rows and "incomplete" in run("export", tmp_path / "a.zip.part").stderr
    bridge.stop()
    run("save", file, bridge=bridge, wanted=3)
    assert file.read_bytes() == before


def test_a_bridge_killed_while_writing_leaves_a_file_that_opens(tmp_path):
    bridge = Bridge(tmp_path)
    for _ in range(300):
        bridge.act("/v1/clock:advance", {"ms": 0})
    file = tmp_path / "a.zip"
    saving = subprocess.Popen([binaries() / "sdl-bridge", "save", str(file), "--url", bridge.url], stderr=subprocess.PIPE)
    soon(lambda: file.exists() or (tmp_path / "a.zip.part").exists())
    bridge.process.kill()
    saving.communicate(timeout=20)
    bridge.process.wait(timeout=10)
    # The end of the saving and the end of the bridge can come in any order.
    assert (saving.returncode == 0) == file.exists()
    if file.exists():
        Capsule(file)
    elif (tmp_path / "a.zip.part").exists() and (tmp_path / "a.zip.part").stat().st_size > 0:
        done = subprocess.run([binaries() / "sdl-bridge", "export", str(tmp_path / "a.zip.part")], capture_output=True, text=True)
        assert done.returncode == 0 or "cut short" in done.stderr


def test_a_capsule_can_be_saved_to_a_stream_and_through_a_link(bridge, tmp_path):
    env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
    saved = subprocess.run([binaries() / "sdl-bridge", "save", "/dev/stdout"], stdout=subprocess.PIPE, timeout=60, env=env)
    assert saved.returncode == 0
    assert "manifest.json" in zipfile.ZipFile(io.BytesIO(saved.stdout)).namelist()
    link = tmp_path / "link.zip"
    link.symlink_to("a.zip")
    run("save", link, bridge=bridge)
    assert link.is_symlink()
    assert "manifest.json" in zipfile.ZipFile(tmp_path / "a.zip").namelist()
    assert "is a folder" in run("save", tmp_path, bridge=bridge, wanted=1).stderr


def test_a_capsule_can_be_opened_without_a_bridge(greeted, tmp_path):
    file = tmp_path / "a.zip"
    run("save", file, bridge=greeted)
    # The capsule is written to the file to which the link points.
    link = tmp_path / "link.zip"
    link.symlink_to(file.name)
    opened = subprocess.Popen(
        [binaries() / "sdl-bridge", "open", str(link), "--web", str(ROOT / "web")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        url = json.loads(opened.stdout.readline())["listening"]
        assert f"open {url}/?capsule=/capsule for A session" in opened.stderr.readline()
        with urllib.request.urlopen(url + "/capsule", timeout=10) as answer:
            assert int(answer.headers["Content-Length"]) == file.stat().st_size
            assert answer.read() == file.read_bytes()
        with urllib.request.urlopen(url + "/", timeout=10) as answer:
            assert b"<html" in answer.read()
        for path in ("/v1/version", "/v1/state?path=/x", "/v1/apps/hello"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(url + path, timeout=10)
            problem = json.load(refused.value)
            assert refused.value.code == 404 and problem["type"] == "/problems/capsule" and "not a bridge" in problem["detail"]
    finally:
        opened.send_signal(signal.SIGTERM)
        assert opened.wait(timeout=10) == 0


def zipped(*entries):
    def make(path):
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
            for name, text in entries:
                made.writestr(name, text)

    return make


MANIFEST = ("manifest.json", json.dumps({"capsule": 1, "title": "", "why": "asked", "made": "", "epoch": "", "profile": ""}))


@pytest.mark.parametrize(
    "make, sentence",
    [
        (lambda path: path.write_bytes(b""), "is not a zip file, so it is not a capsule."),
        (lambda path: path.write_bytes(b"<html>" * 100), "is not a zip file, so it is not a capsule."),
        (lambda path: None, "could not be read: No such file or directory."),
        (lambda path: path.mkdir(), "is not a file."),
        (zipped(("a.txt", "a")), 'is a zip but not a capsule: its first entry is "a.txt".'),
        (zipped(("manifest.json", '{"capsule": 7}')), "is a capsule of version 7; this program reads version 1"),
        (zipped(MANIFEST, ("../../climbs", "a")), 'has an entry that points outside its folder: "../../climbs".'),
        (zipped(MANIFEST, ("rows/000000.ndjson", "\0" * (64 << 20))), "unpacks to more than 200 times its size"),
    ],
)
def test_an_invalid_capsule_is_refused_with_one_sentence(tmp_path, make, sentence):
    file = tmp_path / "bad.zip"
    make(file)
    before = sorted(tmp_path.iterdir())
    for verb in ("open", "export"):
        done = run(verb, file, wanted=2)
        assert sentence in done.stderr and len(done.stderr.splitlines()) == 1
    assert sorted(tmp_path.iterdir()) == before
