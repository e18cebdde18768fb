"""Tests of the journal on disk: the content after a bridge was killed, and reading the journal."""

import http.client
import json
import signal
import sqlite3
import sys
import threading
import time
import urllib.parse
import urllib.request
from pathlib import Path

from events import Events
from running import Bridge

# An app without a library, which the tests of web HMIs also use.
sys.path.append(str(Path(__file__).resolve().parents[1] / "webhmi"))
from phone import Phone  # noqa: E402


def send_commands(url, kept, stop):
    """Sends commands one after another. Records the row and the time of each answer in `kept`."""
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(url).netloc, timeout=10)
    try:
        while not stop.is_set():
            connection.request("POST", "/v1/clock:advance", '{"ms":0}', {"Content-Type": "application/json"})
            answer = connection.getresponse()
            kept.append((json.load(answer)["seq"], time.monotonic()))
    except (OSError, http.client.HTTPException, ValueError):
        return


def test_a_killed_bridge_loses_at_most_the_last_quarter_second(tmp_path):
    bridge = Bridge(tmp_path)
    kept, stop = [], threading.Event()
    threads = [threading.Thread(target=send_commands, args=(bridge.url, kept, stop)) for _ in range(4)]
    for thread in threads:
        thread.start()
    end = time.monotonic() + 20
    while len(kept) < 3000 and time.monotonic() < end:
        threads[0].join(0.01)
    killed = time.monotonic()
    bridge.process.send_signal(signal.SIGKILL)
    bridge.process.wait(timeout=10)
    stop.set()
    for thread in threads:
        thread.join()
    assert len(kept) > 500
    for segment in sorted((tmp_path / "data" / "journal").glob("*.sqlite")):
        with sqlite3.connect(segment) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    again = Bridge(tmp_path)
    try:
        wanted = {seq for seq, at in kept if at <= killed - 0.25}
        with urllib.request.urlopen(f"{again.url}/v1/log.ndjson?q=command:headUnit.clock.advance", timeout=30) as answer:
            rows = [json.loads(line) for line in answer]
        assert wanted <= {row["seq"] for row in rows}
        # The sequence numbers continue.
        assert again.act("/v1/clock:advance", {"ms": 0}) > max(row["seq"] for row in rows)
        starts = again.get("/v1/log?q=kind:process")["rows"]
        assert len(starts) == 2 and len({row["epoch"] for row in starts}) == 2
    finally:
        again.stop()


def keep_pace(app, per_second, count):
    """Sends `count` requests at the rate `per_second`."""
    begin = time.monotonic()
    for index in range(count):
        while index >= (time.monotonic() - begin) * per_second:
            threading.Event().wait(0.001)
        app.send("Show", mainField1=f"Take {index}")


def follow(bridge, received):
    """Records the time at which the event about each completed Show was received."""
    events = Events(bridge, "topics=log")
    try:
        while True:
            rows = events.next()["data"].get("rows", [])
            now = time.monotonic()
            for row in rows:
                if row.get("name") == "Show" and row.get("result") == "SUCCESS":
                    received.setdefault(row["seq"], now)
    except (OSError, http.client.HTTPException, EOFError):
        return


def test_a_killed_bridge_loses_at_most_the_rpcs_of_the_last_quarter_second(tmp_path):
    bridge = Bridge(tmp_path)
    received = {}
    follower = threading.Thread(target=follow, args=(bridge, received))
    follower.start()
    app = Phone(str(tmp_path / "core"), "Busy")
    bridge.act("/v1/apps/busy:activate")
    keep_pace(app, 500, 1_500)
    killed = time.monotonic()
    bridge.process.send_signal(signal.SIGKILL)
    bridge.process.wait(timeout=10)
    follower.join()
    kept = {seq for seq, at in received.items() if at <= killed - 0.25}
    assert len(kept) > 100

    again = Bridge(tmp_path)
    try:
        with urllib.request.urlopen(f"{again.url}/v1/log.ndjson?q=rpc:Show%20result:SUCCESS", timeout=30) as answer:
            rows = {json.loads(line)["seq"] for line in answer}
        assert kept <= rows
    finally:
        again.stop()


def test_a_row_is_returned_with_its_causes_and_effects(bridge):
    bridge.start_app("HelloApp")
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    seq = bridge.act("/v1/apps/hello:activate")
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown.get("mainField1") == "Hello, driver")
    command = bridge.get(f"/v1/log/{seq}")
    assert command["row"]["command"] == "headUnit.app.activate" and command["causes"] == []
    status = next(row for row in command["effects"] if row.get("name") == "OnHMIStatus")
    sent = bridge.get(f"/v1/log/{status['seq']}")
    assert [row["seq"] for row in sent["causes"]] == [seq]
    assert bridge.call("GET", "/v1/log/999999")[0] == 404
    assert bridge.call("GET", "/v1/log/-1")[0] == 404


def test_a_press_lists_the_requests_that_the_app_sent_because_of_it(bridge_hosting):
    bridge = bridge_hosting
    bridge.until("/headUnit/appOrder", lambda apps: apps == ["hello"])
    bridge.until("/appOrder", lambda apps: apps == ["hello"])
    bridge.act("/v1/apps/hello:activate")
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown.get("mainField1") == "Hello, driver")
    press = bridge.act("/v1/head-unit/soft-button:press", {"text": "Greet"})
    bridge.until("/headUnit/apps/hello/windows/0", lambda shown: shown["mainField1"] == "Good day")
    end = time.monotonic() + 10
    while True:
        show = bridge.get("/v1/log?q=rpc:Show&limit=1")["rows"][0]
        if "replyHandled" in show.get("moments", {}) and show["causes"]:
            break
        assert time.monotonic() < end, show
    moments = show["moments"]
    # The alignment of two processes' clocks depends on the channel's latency, but the order within each
    # process is exact.
    assert moments["asked"] <= moments["sent"] <= moments["replyReceived"] <= moments["replyHandled"]
    effects = bridge.get(f"/v1/log/{press}")["effects"]
    assert show["seq"] in [row["seq"] for row in effects]


def test_pages_are_linked_and_the_export_contains_all_rows(bridge):
    for _ in range(30):
        bridge.act("/v1/clock:advance", {"ms": 0})
    path, seen = "/v1/log?q=kind%3Acommand&after=0&limit=7", []
    while path:
        with urllib.request.urlopen(bridge.url + path, timeout=10) as answer:
            seen += [row["seq"] for row in json.load(answer)["rows"]]
            link = answer.headers["Link"]
        path = link and link[1 : link.index(">")]
    with urllib.request.urlopen(bridge.url + "/v1/log.ndjson?q=kind:command", timeout=10) as answer:
        assert answer.headers["Content-Type"] == "application/x-ndjson"
        exported = [json.loads(line)["seq"] for line in answer]
    assert len(seen) == 30 and seen == exported
    assert bridge.call("GET", "/v1/log?after=1&before=5")[0] == 400
    assert bridge.call("GET", "/v1/log?after=x")[0] == 400
