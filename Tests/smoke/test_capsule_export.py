"""Tests that export a session for other tools: as a trace, and as a capture for tshark."""

import json
import os
import random
import shutil
import subprocess
import threading
import time
import zipfile

import pytest
from running import ROOT, Bridge, binaries


def export(file, form, wanted=0):
    done = subprocess.run([binaries() / "sdl-bridge", "export", file, "--as", form], capture_output=True, timeout=60)
    assert done.returncode == wanted, done.stderr
    return done.stdout


def settle(bridge):
    """Waits until the apps are idle, so that rows and bytes match."""
    end = time.monotonic() + 30
    newest, since = None, time.monotonic()
    while time.monotonic() < since + 1:
        assert time.monotonic() < end
        [last] = bridge.get("/v1/log?q=kind:rpc&limit=1")["rows"]
        if last["seq"] != newest or bridge.get("/v1/log?q=is:open")["rows"]:
            newest, since = last["seq"], time.monotonic()
        threading.Event().wait(0.05)


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """Provides a session of two apps, and the session's rows. Some messages have many frames."""
    folder = tmp_path_factory.mktemp("session")
    bridge = Bridge(folder, hosted=["HelloApp", "MusicPlayer"])
    try:
        bridge.until("/headUnit/appOrder", lambda apps: sorted(apps) == ["hello", "music"])
        bridge.act("/v1/apps/hello:activate")
        bridge.act("/v1/elements:use", {"name": "Greet"})
        bridge.until("/headUnit/apps/hello/windows/0/mainField1", lambda text: text == "Good day")
        bridge.act("/v1/apps/music:activate")
        bridge.until("/headUnit/apps/music/files", lambda files: files)
        settle(bridge)
        file = folder / "session.sdlcapsule.zip"
        env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
        subprocess.run([binaries() / "sdl-bridge", "save", file], env=env, check=True, capture_output=True, timeout=60)
    finally:
        bridge.stop()
    return file, [json.loads(line) for line in export(file, "ndjson").splitlines()]


def test_a_trace_is_valid_and_contains_every_row_and_cause(session):
    file, rows = session
    trace = json.loads(export(file, "perfetto"))
    events = trace["traceEvents"]
    assert trace["displayTimeUnit"] == "ms"
    for event in events:
        assert event["ph"] in "XMsf" and isinstance(event["pid"], int) and isinstance(event["tid"], int)
        assert event["ph"] == "M" or event["ts"] >= 0
    slices = {event["args"]["row"]["seq"]: event for event in events if event["ph"] == "X"}
    assert sorted(slices) == [row["seq"] for row in rows] and len(slices) > 40
    assert all(slices[row["seq"]]["args"]["row"] == row for row in rows)
    processes = {event["pid"]: event["args"]["name"] for event in events if event["name"] == "process_name"}
    assert set(processes.values()) == {"bridge", "app hello", "app music"}
    shows = [event for event in slices.values() if event["name"] == "Show"]
    assert shows and all(processes[event["pid"]].startswith("app ") for event in shows)
    named = {(event["pid"], event["tid"]) for event in events if event["name"] == "thread_name"}
    assert named == {(event["pid"], event["tid"]) for event in slices.values()}

    # A trace viewer binds a flow event to the slice of its thread that contains the event's time.
    def bound(flow):
        return [
            seq for seq, event in slices.items() if event["tid"] == flow["tid"] and event["ts"] <= flow["ts"] < event["ts"] + event["dur"]
        ]

    flows = {}
    for event in events:
        if event["ph"] in "sf":
            flows.setdefault(event["id"], {})[event["ph"]] = bound(event)
    found = {(flow["s"][0], flow["f"][0]) for flow in flows.values() if len(flow["s"]) == len(flow["f"]) == 1}
    assert len(found) == len(flows)
    wanted = {(cause, row["seq"]) for row in rows for cause in row["causes"] if slices[cause]["ts"] <= slices[row["seq"]]["ts"]}
    assert found == wanted and len(wanted) > 20


needs_tshark = pytest.mark.skipif(shutil.which("tshark") is None, reason="tshark is not installed")


@pytest.fixture
def tshark(session, tmp_path):
    capture = tmp_path / "session.pcapng"
    capture.write_bytes(export(session[0], "pcapng"))

    def read(*words):
        command = ["tshark", "-n", "-X", f"lua_script:{ROOT}/wireshark/sdl.lua", "-r", capture, *words]
        # A separate home folder, so that no user settings apply.
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=os.environ | {"HOME": str(tmp_path)})
        assert done.returncode == 0 and "Lua" not in done.stderr, done.stderr
        return done.stdout.splitlines()

    return read


@needs_tshark
def test_tshark_shows_every_message_of_a_capture_by_name(session, tshark):
    wanted = []
    for row in (row for row in session[1] if row["kind"] == "rpc"):
        is_from_app = row["direction"] == "toHeadUnit"
        wanted.append((row["name"], {"request": "0", "notification": "2"}[row["rpcType"]], row["session"], is_from_app))
        if "reply" in row:
            wanted.append((row["name"], "1", row["session"], not is_from_app))
    assert {(kind, is_from_app) for _, kind, _, is_from_app in wanted} >= {("0", True), ("1", False), ("2", True), ("2", False)}
    fields = ["-Y", "sdl", "-T", "fields", "-E", "occurrence=a"]
    for field in ("sdl.rpc.name", "sdl.rpc.kind", "sdl.session", "tcp.dstport"):
        fields += ["-e", field]
    shown = [line.split("\t") for line in tshark(*fields)]
    assert all(len(line) == 4 for line in shown)
    # Messages of apps are sent to the head unit's port. Data sent at the same time is one packet, which also contains
    # control frames.
    messages = []
    for names, kinds, sessions, port in shown:
        sessions = sessions.split(",")
        for name, kind in zip(names.split(",") if names else [], kinds.split(",") if kinds else [], strict=True):
            assert len(set(sessions)) == 1
            messages.append((name, kind, int(sessions[0]), port == "12345"))
    assert sorted(messages) == sorted(wanted)


@needs_tshark
def test_a_capture_contains_control_frames_and_the_bytes_of_files(session, tshark):
    controls = [line.split(",") for line in tshark("-Y", "sdl.control", "-T", "fields", "-e", "sdl.control")]
    assert controls.count(["0x01"]) == controls.count(["0x02"]) == 2
    with zipfile.ZipFile(session[0]) as capsule:
        index = json.loads(capsule.read("index.json"))
        files = [capsule.read(f"files/{one['sha256']}") for one in index["files"].values()]
        raw = capsule.read("wire.pcapng")
    assert files and all(content in raw for content in files if len(content) < 10_000)
    # Notifications have no correlation id, so their message numbers come from the capture.
    numbers = {line for line in tshark("-Y", "sdl.rpc.kind == 2", "-T", "fields", "-e", "sdl.message")}
    assert len(numbers) > 1
    # No frame is reconstructed, because the capture is complete.
    assert {line for line in tshark("-Y", "sdl", "-T", "fields", "-e", "frame.interface_name")} == {"captured bytes"}


def test_a_capture_masks_redacted_values_in_place(tmp_path):
    for name, more in (("plain", ["--redact", "none"]), ("masked", ["--redact", "mainField1"])):
        (tmp_path / name).mkdir()
        bridge = Bridge(tmp_path / name, hosted=["HelloApp"], more=more)
        try:
            bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
            bridge.act("/v1/apps/hello:activate")
            bridge.until("/headUnit/apps/hello/windows/0", lambda window: "Hello" in window.get("mainField1", ""))
            env = os.environ | {"SDL_BRIDGE_URL": bridge.url}
            file = tmp_path / f"{name}.zip"
            subprocess.run([binaries() / "sdl-bridge", "save", file], env=env, check=True, capture_output=True, timeout=60)
        finally:
            bridge.stop()
    plain, masked = (zipfile.ZipFile(tmp_path / f"{name}.zip").read("wire.pcapng") for name in ("plain", "masked"))
    assert b'"mainField1":"Hello, driver"' in plain
    assert b"Hello, driver" not in masked and b'"mainField1":"*************"' in masked


@needs_tshark
def test_a_capture_is_in_order_and_has_no_malformed_packet(tshark):
    assert (
        tshark(
            "-Y",
            "tcp.analysis.flags || _ws.malformed || sdl.short || tcp.checksum.status == 0 || ip.checksum.status == 0",
            "-o",
            "tcp.check_checksum:TRUE",
            "-o",
            "ip.check_checksum:TRUE",
        )
        == []
    )
    times = [float(line) for line in tshark("-T", "fields", "-e", "frame.time_epoch")]
    assert times == sorted(times) and times[0] > 1.7e9


@needs_tshark
def test_tshark_shows_the_json_members_of_a_message(tshark):
    shown = "\n".join(tshark("-V", "-Y", 'sdl.rpc.name == "Show" && sdl.rpc.kind == 0'))
    assert "Message: Show, request" in shown and "JavaScript Object Notation" in shown and "Key: mainField1" in shown
    assert "String value: Good day" in shown
    lines = tshark("-Y", 'sdl.rpc.name == "OnHMIStatus"')
    assert lines and all(" SDL " in line and "OnHMIStatus" in line for line in lines)


@needs_tshark
def test_tshark_reassembles_a_message_of_many_frames(tmp_path):
    # 9 bytes of JSON in three frames. Two frames are in one packet, as in a capture of a real connection.
    def frame(kind, info, data):
        return bytes([0x50 | kind, 7, info, 1]) + len(data).to_bytes(4, "big") + (5).to_bytes(4, "big") + data

    message = bytes.fromhex("0000000d0000000700000009") + b'{"a":"b"}'
    frames = [frame(2, 0, len(message).to_bytes(4, "big") + (3).to_bytes(4, "big"))]
    frames += [frame(3, info, message[at : at + 7]) for info, at in ((1, 0), (2, 7), (0, 14))]
    text, sequence = "", []
    for packet in (frames[0] + frames[1], frames[2], frames[3]):
        sequence.append(packet)
        text += "".join(f"{at:06x} {packet[at : at + 16].hex(' ')}\n" for at in range(0, len(packet), 16)) + "\n"
    subprocess.run(["text2pcap", "-q", "-T", "40000,12345", "-", tmp_path / "a.pcapng"], input=text, text=True, check=True, timeout=60)
    command = ["tshark", "-n", "-X", f"lua_script:{ROOT}/wireshark/sdl.lua", "-r", tmp_path / "a.pcapng"]
    done = subprocess.run(
        [*command, "-T", "fields", "-e", "sdl.rpc.name", "-e", "json.value.string"],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | {"HOME": str(tmp_path)},
    )
    assert done.stdout.splitlines() == ["\t", "\t", "Show\tb"], done.stderr


def test_the_dissector_knows_every_function_of_the_interface():
    spec = json.loads((ROOT / "Sources/rpc-gen/Spec/mobile.json").read_text())
    names = (ROOT / "wireshark/sdl_names.lua").read_text()
    [functions] = [one for home in spec["interfaces"] for one in home["enums"] if one["name"] == "FunctionID"]
    for one in functions["elements"][1:]:
        assert f'[{one["value"]}] = "{one["name"].removesuffix("ID")}",' in names
    assert names.count("] = ") == len(functions["elements"]) - 1


def long_session(path, rows):
    """Writes a session with rows of two kilobytes. Each row is caused by the row before."""
    dice = random.Random(1)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as capsule:
        capsule.writestr("manifest.json", json.dumps({"capsule": 1, "title": "", "why": "asked", "made": "", "epoch": "e", "profile": ""}))
        for number, start in enumerate(range(0, rows, 4_000)):
            lines = []
            for seq in range(start + 1, min(start + 4_000, rows) + 1):
                row = {"seq": seq, "at": seq, "kind": "rpc", "app": "hello", "causes": [seq - 1] if seq > 1 else []}
                lines.append(json.dumps(row | {"wall": "2026-11-25T14:51:09.258Z", "text": dice.randbytes(1_000).hex()}) + "\n")
            capsule.writestr(f"rows/000000{f'-{number}' if number else ''}.ndjson", "".join(lines))


@pytest.fixture(scope="module")
def long_sessions(tmp_path_factory):
    """Provides two sessions. The second session is ten times as long as the first session."""
    folder = tmp_path_factory.mktemp("long")
    for rows in (2_000, 20_000):
        long_session(folder / f"{rows}.zip", rows)
    return [folder / "2000.zip", folder / "20000.zip"]


@pytest.mark.parametrize("form", ["perfetto", "pcapng", "ndjson"])
def test_an_export_streams_the_session(long_sessions, form):
    """Tests that ten times as many rows need only slightly more memory."""
    needed = []
    for path in long_sessions:
        with open(os.devnull, "wb") as nowhere:
            child = subprocess.Popen([binaries() / "sdl-bridge", "export", path, "--as", form], stdout=nowhere)
            _, status, used = os.wait4(child.pid, 0)
        child.returncode = status
        assert status == 0
        needed.append(used.ru_maxrss / 1024)
    # The longer session has 36 MB more rows. The export reads about eight megabytes at a time.
    assert needed[1] - needed[0] < 24, needed


def test_invalid_input_is_an_error_and_a_truncated_session_is_exported_partly(session, tmp_path):
    (tmp_path / "a.zip").write_bytes(b"no zip")
    for form in ("perfetto", "pcapng"):
        assert export(tmp_path / "a.zip", form, wanted=2) == b""
        # The readable part of a truncated session is exported. The output is valid.
        (tmp_path / "cut.zip").write_bytes(session[0].read_bytes()[:-3000])
        assert export(tmp_path / "cut.zip", form)
    json.loads(export(tmp_path / "cut.zip", "perfetto"))
    assert export(session[0], "csv", wanted=2) == b""
