"""Faults of disk and of starts, with counts of rows before and after: what had been answered is there, and it goes on."""

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
from watching import Watcher


def rows(bridge, q=""):
    with urllib.request.urlopen(f"{bridge.url}/v1/log.ndjson?q={q}", timeout=30) as answer:
        return [json.loads(line) for line in answer]


def act(bridge, count):
    return [bridge.act("/v1/clock:advance", {"ms": 0}) for _ in range(count)]


def until(wanted, seconds=10):
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


def test_a_damaged_segment_is_set_aside_and_told_and_its_rows_stay(tmp_path):
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
        (told,) = until(lambda: findings(again, "journal.damaged"))
        assert told["kept"] >= 600 and told["path"].endswith(".unreadable") and os.path.exists(told["path"])
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


def test_a_full_disk_that_has_room_again_gets_everything(tmp_path):
    # Python ignores the signal of a file that grows too large, and so does what it starts then.
    bridge = Bridge(tmp_path, restore_signals=False)
    try:
        before = act(bridge, 50)
        segment = tmp_path / "data" / "journal" / "000001.sqlite-wal"
        until(lambda: segment.exists() and segment.stat().st_size)
        size = segment.stat().st_size
        resource.prlimit(bridge.process.pid, resource.RLIMIT_FSIZE, (size + 1000, resource.RLIM_INFINITY))
        meanwhile = act(bridge, 523)
        until(lambda: journal_check(bridge)["status"] == "fail")
        assert "tried again every second" in journal_check(bridge)["fix"]
        assert {row["seq"] for row in rows(bridge)} >= set(before + meanwhile)
        resource.prlimit(bridge.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: journal_check(bridge)["status"] == "pass")
        assert findings(bridge, "journal.stopped") and until(lambda: findings(bridge, "journal.resumed"))
        written(bridge)
        after = act(bridge, 1)
        told = rows(bridge)
        written(bridge)
    finally:
        kill(bridge)
    again = Bridge(tmp_path)
    try:
        kept = {row["seq"] for row in rows(again)}
        assert kept >= set(before + meanwhile + after)
        assert again.act("/v1/clock:advance", {"ms": 0}) > max(row["seq"] for row in told)
    finally:
        again.stop()


def test_a_segment_deleted_under_a_running_bridge_is_written_anew(tmp_path):
    bridge = Bridge(tmp_path)
    before = act(bridge, 100)
    written(bridge)
    for file in (tmp_path / "data" / "journal").glob("000001.sqlite*"):
        file.unlink()
    after = act(bridge, 100)
    (told,) = until(lambda: findings(bridge, "journal.deleted"))
    assert told["lost"] == 0 and journal_check(bridge)["status"] == "warn"
    bridge.stop()
    again = Bridge(tmp_path)
    try:
        assert {row["seq"] for row in rows(again)} >= set(before + after)
    finally:
        again.stop()


def test_two_bridges_do_not_share_a_folder(tmp_path):
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


def test_a_client_of_a_killed_bridge_is_told_of_the_gap_and_skips_nothing(tmp_path):
    bridge = Bridge(tmp_path)
    watcher = Watcher(bridge.url, topics=("state", "log"), logAfter=0)
    watcher.come()
    told = act(bridge, 300)
    watcher.read("rows")
    kill(bridge)
    again = Bridge(tmp_path)
    try:
        new = act(again, 5)
        # What was told is nobody else's number, whether its row is there or not.
        assert min(new) > max(told)
        back = Watcher(again.url, topics=("log",), logAfter=max(told), epoch=watcher.epoch)
        back.come()
        back.read("gap")
        while not set(new) <= set(back.rows):
            back.read("rows")
    finally:
        again.stop()


# The calendar is as far off as a file says; nothing else is.
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


def test_a_clock_set_back_and_forth_loses_and_mixes_nothing(tmp_path):
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
            # What is waited for, and what is due, goes by another clock.
            began = time.monotonic()
            status, _ = bridge.call("POST", "/v1/expect", {"path": "/nowhere", "equals": 1, "timeoutMs": 300})
            assert status == 422 and 0.25 < time.monotonic() - began < 5
        assert journal_check(bridge)["status"] == "pass"
        bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
        before = rows(bridge)
        written(bridge)
    finally:
        kill(bridge)
    # Each row says what the calendar said, and they stand in the order in which things happened.
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
