"""Tests of disk faults, kills and clock changes: every answered row is kept, and the bridge continues."""

import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
import urllib.request

from running import Bridge
from socket_client import SocketClient


def rows(bridge, q=""):
    with urllib.request.urlopen(f"{bridge.url}/v1/log.ndjson?q={q}", timeout=30) as answer:
        return [json.loads(line) for line in answer]


def act(bridge, count):
    return [bridge.act("/v1/clock:advance", {"ms": 0}) for _ in range(count)]


def until(wanted, seconds=60):
    end = time.monotonic() + seconds
    while not (found := wanted()):
        assert time.monotonic() < end
    return found


def written(bridge):
    """Waits until every row is on disk."""
    until(lambda: "\nsdl_bridge_journal_waiting_rows 0\n" in metrics(bridge))


def metrics(bridge):
    with urllib.request.urlopen(bridge.url + "/metrics", timeout=10) as answer:
        return answer.read().decode()


def journal_check(bridge):
    answer = bridge.call("GET", "/readyz")[1]
    return answer["checks"]["journal"]


def findings(bridge, rule):
    return [row for row in rows(bridge, "kind:finding") if row["rule"] == rule]


def kill(bridge):
    bridge.process.send_signal(signal.SIGKILL)
    bridge.process.wait(timeout=10)


def leaf_pages(path, table):
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name=?", (table,)).fetchone()
    page = path.read_bytes()[(root - 1) * 4096 : root * 4096]
    assert page[0] == 5
    cells = [int.from_bytes(page[12 + 2 * n : 14 + 2 * n]) for n in range(int.from_bytes(page[3:5]))]
    return [int.from_bytes(page[cell : cell + 4]) for cell in cells]


def test_a_damaged_segment_is_set_aside_and_reported_and_its_readable_rows_are_kept(tmp_path):
    bridge = Bridge(tmp_path)
    acted = act(bridge, 600)
    bridge.stop()
    segment = tmp_path / "data" / "journal" / "000001.sqlite"
    page = leaf_pages(segment, "rows")[2]
    with segment.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)
    again = Bridge(tmp_path)
    try:
        assert {row["seq"] for row in rows(again)} >= set(acted)
        (finding,) = until(lambda: findings(again, "journal.damaged"))
        assert finding["kept"] >= 600 and finding["path"].endswith(".unreadable") and os.path.exists(finding["path"])
        check = journal_check(again)
        assert check["status"] == "warn" and "could be read and were kept" in check["detail"]
        assert again.act("/v1/clock:advance", {"ms": 0}) > max(acted)
    finally:
        again.stop()
    last = Bridge(tmp_path)
    try:
        assert journal_check(last)["status"] == "pass"
    finally:
        last.stop()


def test_rows_are_written_after_a_full_disk_has_space_again(tmp_path):
    # Python ignores SIGXFSZ (file too large). With restore_signals=False, the bridge ignores this signal too.
    bridge = Bridge(tmp_path, restore_signals=False)
    try:
        before = act(bridge, 50)
        segment = tmp_path / "data" / "journal" / "000001.sqlite-wal"
        until(lambda: segment.exists() and segment.stat().st_size)
        size = segment.stat().st_size
        resource.prlimit(bridge.process.pid, resource.RLIMIT_FSIZE, (size + 1000, resource.RLIM_INFINITY))
        meanwhile = act(bridge, 523)
        until(lambda: journal_check(bridge)["status"] == "fail")
        assert "tries again every second" in journal_check(bridge)["fix"]
        assert {row["seq"] for row in rows(bridge)} >= set(before + meanwhile)
        resource.prlimit(bridge.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: journal_check(bridge)["status"] == "pass")
        assert findings(bridge, "journal.stopped") and until(lambda: findings(bridge, "journal.resumed"))
        written(bridge)
        after = act(bridge, 1)
        logged = rows(bridge)
        written(bridge)
    finally:
        kill(bridge)
    again = Bridge(tmp_path)
    try:
        kept = {row["seq"] for row in rows(again)}
        assert kept >= set(before + meanwhile + after)
        assert again.act("/v1/clock:advance", {"ms": 0}) > max(row["seq"] for row in logged)
    finally:
        again.stop()


def test_a_segment_deleted_while_the_bridge_runs_is_written_again(tmp_path):
    bridge = Bridge(tmp_path)
    before = act(bridge, 100)
    written(bridge)
    for file in (tmp_path / "data" / "journal").glob("000001.sqlite*"):
        file.unlink()
    after = act(bridge, 100)
    (finding,) = until(lambda: findings(bridge, "journal.deleted"))
    assert finding["lost"] == 0 and journal_check(bridge)["status"] == "warn"
    bridge.stop()
    again = Bridge(tmp_path)
    try:
        assert {row["seq"] for row in rows(again)} >= set(before + after)
    finally:
        again.stop()


def test_two_bridges_cannot_use_the_same_folder(tmp_path):
    bridge = Bridge(tmp_path)
    try:
        second = subprocess.run(
            [bridge.bin / "sdl-bridge", "--port", "0", "--data", f"{tmp_path}/data", "--apps", "none", "--hmi-port", "none"],
            capture_output=True,
            text=True,
            timeout=20,
        )
        assert second.returncode == 1 and "in use by another bridge" in second.stderr
        assert act(bridge, 1)
    finally:
        bridge.stop()


def test_a_client_of_a_killed_bridge_receives_a_gap_and_misses_nothing(tmp_path):
    bridge = Bridge(tmp_path)
    client = SocketClient(bridge.url, topics=("state", "log"), logAfter=0)
    client.connect()
    sent = act(bridge, 300)
    client.read("rows")
    kill(bridge)
    again = Bridge(tmp_path)
    try:
        new = act(again, 5)
        # Sequence numbers that were sent to a client are not used again, even if their rows were lost.
        assert min(new) > max(sent)
        back = SocketClient(again.url, topics=("log",), logAfter=max(sent), epoch=client.epoch)
        back.connect()
        back.read("gap")
        while not set(new) <= set(back.rows):
            back.read("rows")
    finally:
        again.stop()


# Shifts the wall clock by the number of seconds in a file, and leaves all other clocks unchanged.
SHIFTED = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t id, struct timespec *at) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int done = real(id, at), file = id == CLOCK_REALTIME ? open(getenv("SHIFT"), O_RDONLY | O_CLOEXEC) : -1;
    char text[32] = "";
    if (file >= 0) at->tv_sec += read(file, text, sizeof text - 1) > 0 ? atol(text) : 0, close(file);
    return done;
}
"""


def test_changes_of_the_wall_clock_lose_and_reorder_no_rows(tmp_path):
    source, library, shift = tmp_path / "shifted.c", tmp_path / "shifted.so", tmp_path / "shift"
    source.write_text(SHIFTED)
    compiler = shutil.which("clang") or shutil.which("cc")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    shift.write_text("0")
    env = os.environ | {"LD_PRELOAD": str(library), "SHIFT": str(shift)}
    bridge = Bridge(tmp_path, hosted=["HelloApp"], env=env)
    day = 86_400
    acted = []
    try:
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        for seconds in (0, -day, 3 * 365 * day, 0):
            shift.write_text(str(seconds))
            acted.append(act(bridge, 20))
            # Time limits use the monotonic clock.
            began = time.monotonic()
            status, _ = bridge.call("POST", "/v1/expect", {"path": "/nowhere", "equals": 1, "timeoutMs": 300})
            assert status == 422 and 0.25 < time.monotonic() - began < 5
        assert journal_check(bridge)["status"] == "pass"
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        before = rows(bridge)
        written(bridge)
    finally:
        kill(bridge)
    # Each row has the wall-clock time of its moment; the rows are in the order of their sequence numbers.
    walls = {row["seq"]: row["wall"][:4] for row in before}
    years = [{walls[seq] for seq in numbers} for numbers in acted]
    assert years[0] == years[3] and all(len(year) == 1 for year in years) and int(*years[2]) - int(*years[0]) in (2, 3)
    numbers = [row["seq"] for row in before]
    assert numbers == sorted(set(numbers))
    shift.write_text(str(-365 * day))
    again = Bridge(tmp_path, env=env)
    try:
        after = rows(again)
        assert [row["seq"] for row in after][: len(numbers)] == numbers
        assert min(act(again, 3)) > max(numbers)
    finally:
        again.stop()
