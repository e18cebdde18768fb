"""Measures the speed and the memory of the page with a session file of a million rows.

python3 Tests/browser/session_pace.py                    all figures once, each with its limit (about two minutes)
python3 Tests/browser/session_pace.py --hold             the same; fails if a figure is over its limit
python3 Tests/browser/session_pace.py --rows 50000       another number of rows
python3 Tests/browser/session_pace.py --keep FILE        keeps the session file, or uses an existing FILE
"""

import argparse
import functools
import json
import random
import subprocess
import sys
import tempfile
import threading
import zipfile
from pathlib import Path

from conftest import launch
from looks import apply
from pace import LONG_TASKS, TAKE_LONG, over, say, share, tab
from plain_server import PlainServer
from playwright.sync_api import expect, sync_playwright
from running import Bridge, binaries

#: The number of times that each step of the recorded session is repeated.
ROUNDS = 30
MOMENTS = 60

#: The time from a change of the address to the frame in which the timeline shows the moment.
GO = """(row) => new Promise((done) => {
  const begun = performance.now();
  location.hash = `#/?at=${row}`;
  const wanted = `row ${row}`;
  const look = () => {
    if (!document.querySelector(".time-now").textContent.endsWith(wanted)) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => done(performance.now() - begun);
    port1.postMessage(0);
  };
  requestAnimationFrame(look);
})"""

#: The time from the event that chooses a file to the frame that shows the session.
OPENED = """() => new Promise((done) => {
  window.begun = performance.now();
  const isOpen = () => document.querySelector("#bar .connection").textContent.startsWith("Session from a file");
  const look = () => (isOpen() && document.querySelector(".for-log .row"))
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
    : requestAnimationFrame(look);
  document.getElementById("session-file").addEventListener("change", look, { once: true, capture: true });
})"""


def real_session(folder):
    """Records a session with three apps. Returns its rows and changes after the connection of all apps, and the other entries."""
    bridge = Bridge(folder, hosted=["HelloApp", "MusicPlayer", "Messenger"])
    bridge.until("/headUnit/appOrder", lambda apps: len(apps) == 3)
    begun = bridge.act("/v1/apps/hello:activate")
    for _ in range(ROUNDS):
        bridge.act("/v1/apps/hello:activate")
        bridge.act("/v1/elements:use", {"role": "softButton", "name": "Greet"})
        bridge.act("/v1/apps/music:activate")
        bridge.until("/headUnit/apps/music/windows/0", lambda window: "graphic" in window)
    file = Path(folder) / "once.zip"
    subprocess.run([binaries() / "sdl-bridge", "save", str(file), "--url", bridge.url], check=True, capture_output=True)
    bridge.stop()
    with zipfile.ZipFile(file) as capsule:
        entries = {name: capsule.read(name) for name in capsule.namelist()}

    def lines_of(kind):
        names = sorted(name for name in entries if name.startswith(f"{kind}/"))
        return [json.loads(line) for name in names for line in entries[name].splitlines()]

    state, changes = json.loads(entries["state/000000.json"])["state"], lines_of("changes")
    for change in changes:
        if change["row"] <= begun:
            for operation in change["patch"]:
                apply(state, operation)
    rows = [row for row in lines_of("rows") if row["seq"] > begun]
    return entries, state, [change for change in changes if change["row"] > begun], rows


def repeated(file, count):
    """Returns a capsule of `count` rows that contains one session many times. Each repetition is a new stretch."""
    with tempfile.TemporaryDirectory() as folder:
        entries, state, changes, rows = real_session(folder)
    epoch = json.loads(entries["manifest.json"])["epoch"]
    begun, since = rows[0]["seq"] - 1, min(rows[0]["at"], changes[0]["at"]) - 1
    length = max(rows[-1]["at"], changes[-1]["at"]) - since
    line = functools.partial(json.dumps, separators=(",", ":"), ensure_ascii=False)
    written, stretches = 0, []
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as capsule:
        capsule.writestr("manifest.json", entries["manifest.json"])
        while written < count:
            time = len(stretches)
            seq, moved, later = time * (len(changes) + 1) + 1, written - begun, time * length - since
            new_changes = [
                {**one, "seq": seq + 1 + n, "at": round(one["at"] + later), "row": one["row"] + moved} for n, one in enumerate(changes)
            ]
            new_rows = [
                {
                    **one,
                    "seq": one["seq"] + moved,
                    "at": round(one["at"] + later, 3),
                    "causes": [cause + moved for cause in one["causes"] if cause > begun],
                }
                for one in rows[: count - written]
            ]
            start = {"op": "snapshot", "seq": seq, "epoch": epoch, "at": round(time * length), "row": written, "state": state}
            names = [f"state/{time:06}.json", f"changes/{time:06}.ndjson", f"rows/{time:06}.ndjson"]
            for name, entries_of in zip(names, ([start], new_changes, new_rows)):
                capsule.writestr(name, "".join(line(one) + "\n" for one in entries_of))
            written += len(new_rows)
            stretches.append(
                {
                    **dict(zip(("state", "changes", "rows"), (*names[:2], names[2:]))),
                    "firstSeq": seq,
                    "fromRow": new_rows[0]["seq"],
                    "fromAt": start["at"],
                }
            )
        for name in entries:
            if name.startswith("files/"):
                capsule.writestr(name, entries[name])
        capsule.writestr("index.json", line({**json.loads(entries["index.json"]), "stretches": stretches}))


class Memory:
    """Samples the memory of the tab continuously, and keeps the maximum."""

    def __init__(self, browser):
        session = browser.new_browser_cdp_session()
        processes = [one["id"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"] if one["type"] == "renderer"]
        self.files = [Path(f"/proc/{number}/smaps_rollup") for number in processes]
        self.most, self.over = 0, threading.Event()
        self.thread = threading.Thread(target=self._look, daemon=True)
        self.thread.start()

    def _look(self):
        while not self.over.wait(0.1):
            lines = [line for file in self.files if file.exists() for line in file.read_text().splitlines()]
            self.most = max([self.most, *(int(line.split()[1]) for line in lines if line.startswith("Pss_Anon"))])

    def stop(self):
        self.over.set()
        self.thread.join()
        return round(self.most / 1000)


def measure(browser, file, count):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    server = PlainServer()
    page.goto(server.url)
    expect(page.locator(".session-card")).to_be_visible()
    page.evaluate(LONG_TASKS)
    memory = Memory(browser)
    page.evaluate(f"() => {{ window.opened = ({OPENED})(); }}")
    page.locator("#session-file").set_input_files(file)
    opened = page.evaluate("() => opened")
    say(f"{count:,} rows from a file: chosen to shown", round(opened), "ms", 5000)
    long = page.evaluate(TAKE_LONG)
    say("the longest task of the page meanwhile", max(long, default=0), "ms")
    expect(page.locator(".for-log .count")).to_contain_text(f"{count:,}", timeout=60_000)
    say("all rows are loaded", page.evaluate("() => Math.round(performance.now() - begun)"), "ms", 5000)
    dice = random.Random(7)
    times = [page.evaluate(GO, dice.randrange(2, count)) for _ in range(MOMENTS)]
    say(f"{MOMENTS} moments anywhere: middle", round(share(times, 0.5)), "ms")
    say("the slowest of them", round(max(times)), "ms", 200)
    page.fill(".filter-input", "rpc:OnHMIStatus")
    expect(page.locator(".for-log .count")).not_to_contain_text("…", timeout=60_000)
    say("memory of the tab's process at its most", memory.stop(), "MB", 600)
    say("the same, now", tab(browser), "MB", 600)
    page.close()
    server.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hold", action="store_true")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--keep", metavar="FILE", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = options.keep or Path(folder) / "long.zip"
        if not file.exists():
            repeated(file, options.rows)
        print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")
        with sync_playwright() as playwright:
            browser = launch(playwright)
            measure(browser, file, options.rows)
            browser.close()
    if options.hold and over:
        sys.exit(f"over the limit: {'; '.join(over)}")


if __name__ == "__main__":
    main()
