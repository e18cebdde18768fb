"""All of the app tower, broken in one build: which breakages its tests notice.

Each breakage is written into a copy of the sources behind a number that `SDL_MUTANT` brings into force, so that all are
compiled at once; what does not compile is left out, by what the compiler says. Every suite runs once with nothing broken
and tells which breakages it reaches; then each breakage is met by the suites that reach it, until one test fails.
"""

import argparse
import concurrent.futures
import contextlib
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from mutation import explained, kinds
from mutation.lines import ROOT, sources
from mutation.spans import spans
from mutation.switch import SWITCH_TEXT

ROOMS = ["Sources/SDLKit", "Sources/SDLManagers"]
SUITES = ["SDLKitTests", "JourneyTests", "ScreenJourneyTests"]
# What a build and its tests read of the repository.
PARTS = ["Package.swift", "Sources", "Tests", "docs", "web", "openapi"]
# A terminal's colours may stand before it.
FAILED = re.compile(r"^(?:\x1b\[[\d;]*m)*✘.*(?:recorded an issue(?:.* at (\w+)\.swift:)?|failed)")
SUMMARY = re.compile(r"Test run with (\d+) tests?")
MEMORY = 6 << 30
# Seconds for one suite with nothing broken, and what a run is that took longer than it may.
PATIENCE = 300
LATE = "late"
# Of those that no page explains.
MAY_LIVE = 0.02


class Mutant:
    """One breakage with what became of it."""

    def __init__(self, number, span):
        self.number, self.span = number, span
        self.path = str(span.path.relative_to(ROOT))
        self.result = None

    def __str__(self):
        return f"{self.path}:{self.span.first + 1}: {self.span.kind}: {self.span.before.strip()}"

    @property
    def key(self):
        return (self.path, self.span.kind, self.span.before.strip())

    @property
    def name(self):
        """With what is made of the line: of one kind several things can be done to it."""
        return (*self.key, "\n".join(self.span.make(0)).strip())


# MARK: Choosing


def candidates(rooms=ROOMS):
    return [span for room in rooms for path, lines in sources(room) for span in spans(path, lines)]


def choose(found, count, dice):
    """Breakages by lot, no two on one line; numbered from 1 in the order of the sources."""
    found = list(found)
    dice.shuffle(found)
    return numbered(found, count)


def lived(found, before):
    """Those that an earlier run did not see noticed, wherever they stand now."""
    names = {name for name, result in before.items() if result in ("survived", "not reached")}
    return numbered([span for span in found if Mutant(0, span).name in names], len(found))


def rest(mutants, before):
    """Those that an earlier run of this seed has not come to; the others are as it left them."""
    for mutant in mutants:
        mutant.result = before.get(mutant.name)
    return [mutant for mutant in mutants if mutant.result is None]


def uncompiled(mutants, before):
    """Those of which a run of another seed has found that they do not compile: a build more would say nothing new."""
    known = [mutant for mutant in mutants if mutant.result is None and before.get(mutant.name) == "not compiled"]
    for mutant in known:
        mutant.result = "not compiled"
    return known


def numbered(found, count):
    taken, chosen = set(), []
    for span in found:
        lines = {(span.path, at) for at in range(span.first, span.last + 1)}
        if len(chosen) < count and not lines & taken:
            taken |= lines
            chosen.append(span)
    chosen.sort(key=lambda span: (str(span.path), span.first))
    return [Mutant(number, span) for number, span in enumerate(chosen, 1)]


# MARK: Writing and building


def broken(lines, mutants):
    """A file's lines with breakages in them, and for each line the number of the one it belongs to."""
    text, numbers, at = [], [], 0
    for mutant in sorted(mutants, key=lambda one: one.span.first):
        span = mutant.span
        text += lines[at : span.first]
        numbers += [None] * (span.first - at)
        made = [part for line in span.make(mutant.number) for part in line.split("\n")]
        text += made
        numbers += [mutant.number] * len(made)
        at = span.last + 1
    return text + lines[at:], numbers + [None] * (len(lines) - at)


def put(path, text):
    """Writes only what is different: what stays is not compiled anew."""
    data = text if isinstance(text, bytes) else text.encode()
    if not path.is_file() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def write(copy, files, mutants):
    """Writes the copy with the breakages in it; returns the numbers of each broken file's lines."""
    by_path, numbers, kept = {}, {}, set()
    for mutant in mutants:
        by_path.setdefault(mutant.path, []).append(mutant)
    for path, data in files.items():
        if path in by_path:
            text, numbers[path] = broken(data.decode().split("\n"), by_path[path])
            data = "\n".join(text)
        put(copy / path, data)
        kept.add(copy / path)
    for room in ROOMS:
        put(copy / room / "Mutant.swift", SWITCH_TEXT)
        kept.add(copy / room / "Mutant.swift")
    for part in PARTS:
        for path in (copy / part).rglob("*") if (copy / part).is_dir() else []:
            if path.is_file() and path not in kept:
                path.unlink()
    return numbers


def tracked():
    """The repository's own files with what is in them, also those not committed yet; what changes later is of another run."""
    said = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *PARTS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return {path: (ROOT / path).read_bytes() for path in said.stdout.splitlines() if (ROOT / path).is_file()}


def build(copy, tests):
    """The places the compiler complains of; none where it builds."""
    done = subprocess.run(
        ["swift", "build", "--build-tests"],
        cwd=copy,
        env=os.environ | {"SDL_TESTS": ",".join(tests)},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode == 0:
        return set()
    said = done.stdout + done.stderr
    places = {(path, int(line)) for path, line in re.findall(r"^(/[^:\n]+):(\d+):\d+: error", said, re.MULTILINE)}
    if not places:
        sys.exit(f"scripts/mutate: it does not build for another reason:\n{said[-3000:]}")
    return places


def blamed(places, copy, numbers):
    """The breakages that what the compiler says must come from: on that line, else the next below or above it in the file."""
    found, others = set(), []
    for place, line in sorted(places):
        path = os.path.relpath(os.path.realpath(place), os.path.realpath(copy))
        near = [(abs(at - line + 1), number) for at, number in enumerate(numbers.get(path, [])) if number is not None]
        if near:
            found.add(min(near)[1])
        else:
            others.append(f"{path}:{line}")
    # What a breakage takes away is missed elsewhere too.
    if others and not found:
        sys.exit(f"scripts/mutate: {', '.join(others)} does not compile, and nothing is broken in that file")
    return found


def compiled(copy, files, mutants, tests):
    """The breakages that compile."""
    for round_ in range(1, 30):
        started = time.monotonic()
        numbers = write(copy, files, mutants)
        bad = blamed(build(copy, tests), copy, numbers)
        print(f"build {round_}: {time.monotonic() - started:.0f} s, {len(bad)} do not compile", flush=True)
        if not bad:
            return mutants
        for mutant in mutants:
            if mutant.number in bad:
                print(f"not compiled  {mutant}", flush=True)
        mutants = [mutant for mutant in mutants if mutant.number not in bad]
    sys.exit("scripts/mutate: no set of breakages was found that builds")


# MARK: Running


class Bundle:
    """The built tests, run without the package manager."""

    def __init__(self, copy):
        self.copy = copy
        self.path = copy / ".build/debug/sdl-bridgePackageTests.xctest"
        # Processor time of a run by its suites: the clock's would leave out what is quick on a busy machine.
        self.seconds = {}
        # By the number of a breakage the file of the test that has failed, where it said so.
        self.places = {}

    def suites(self):
        said = subprocess.run(
            [self.path, "--testing-library", "swift-testing", "--list-tests"], cwd=self.copy, capture_output=True, text=True
        )
        # A suite within a suite is one of its own.
        names = set(re.findall(r"^(\w+\.\w+(?:/\w+Tests)?)/", said.stdout, re.MULTILINE))
        return sorted(names)

    def run(self, suites, seconds, number=0, reached=None):
        """How many tests have passed; none where one has failed, which ends the run, and LATE where time was up."""
        with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
            environment = os.environ | {"SDL_MUTANT": str(number), "TMPDIR": folder}
            if reached:
                environment["SDL_MUTANTS_REACHED"] = str(reached)
            names = "|".join(re.escape(name) for name in suites)
            process = subprocess.Popen(
                [self.path, "--testing-library", "swift-testing", "--filter", f"^({names})/"],
                cwd=self.copy,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                text=True,
                errors="replace",
                preexec_fn=bounded,
            )
            late, over = threading.Event(), threading.Event()
            watch = threading.Thread(target=watched, args=(process, seconds, late, over), daemon=True)
            watch.start()
            count, failed = None, None
            try:
                for line in process.stdout:
                    if told := FAILED.match(line):
                        failed = line.strip()
                        self.places[number] = told[1]
                        kill(process)
                        break
                    found = SUMMARY.search(line)
                    count = int(found[1]) if found else count
            finally:
                over.set()
                watch.join()
                process.stdout.close()
                _, status, used = os.wait4(process.pid, 0)
                code = process.returncode = os.waitstatus_to_exitcode(status)
                self.seconds[tuple(suites)] = used.ru_utime + used.ru_stime
            if late.is_set() and not failed:
                return LATE
            return count if code == 0 and not failed else None


def kill(process):
    """Does not look whether it still runs, as `Popen.kill` does: what that finds ended cannot be asked any more what it used."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process.pid, signal.SIGKILL)


def watched(process, seconds, late, over):
    """Ends a process that goes on for too long. Seconds are counted: those count not in which all of this was stopped."""
    for _ in range(round(seconds)):
        if over.wait(1):
            return
    late.set()
    kill(process)


def bounded():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def coverage(bundle, jobs):
    """For each suite how long it takes, and which breakages it reaches; none of one that takes minutes.

    What fails with nothing broken says nothing: it is named, and left out."""
    found = {}

    def meet(suite):
        with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
            file = Path(folder) / "reached"
            started = time.monotonic()
            passed = bundle.run([suite], PATIENCE, reached=file)
            if not passed:
                print(f"left out, as it fails with nothing broken: {suite}", flush=True)
                return suite, None, set()
            numbers = {int(line) for line in file.read_text().split()} if file.exists() and passed is not LATE else set()
            return suite, time.monotonic() - started, numbers

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for suite, seconds, numbers in pool.map(meet, bundle.suites()):
            if seconds is not None:
                found[suite] = (seconds, numbers)
    if not found:
        sys.exit("scripts/mutate: every suite fails with nothing broken")
    return found


def meet(bundle, mutant, reach, noticed):
    """What becomes of one breakage: first the suites that have noticed most in its file so far, by `noticed`, and of the
    others the quick ones; the long ones only where they see nothing."""
    counts = noticed.setdefault(mutant.path, {})
    suites = sorted(
        (-counts.get(re.split(r"[./]", name)[-1], 0), seconds, name)
        for name, (seconds, numbers) in reach.items()
        if mutant.number in numbers
    )
    if not suites:
        return "not reached"
    for group in (suites[:4], suites[4:]):
        seconds = sum(seconds for _, seconds, _ in group)
        if group and bundle.run([name for *_, name in group], 20 + 5 * seconds, number=mutant.number) in (None, LATE):
            place = bundle.places.get(mutant.number)
            counts[place] = counts.get(place, 0) + 1
            return "noticed"
    return "survived"


# MARK: The run


class Report:
    """What has become of each breakage, on disk as it comes: a run may be cut short."""

    def __init__(self, path):
        self.path, self.lock = path, threading.Lock()
        self.results = {tuple(name): result for name, result in json.loads(path.read_text())} if path.exists() else {}

    def note(self, mutant):
        with self.lock:
            self.results[mutant.name] = mutant.result
            draft = self.path.with_suffix(".new")
            draft.write_text(json.dumps([[list(name), result] for name, result in self.results.items()]))
            draft.rename(self.path)


def options(given):
    words = argparse.ArgumentParser(prog="scripts/mutate")
    words.add_argument("--mutants", type=int, default=500, help="how many to write; some will not compile")
    words.add_argument("--seed", type=int, default=None)
    words.add_argument("--minutes", type=float, default=120, help="how long to go on, not counting the build")
    words.add_argument("--longest", type=float, default=15, help="a suite that takes more processor time alone, in seconds, is left out")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    # Its programs are started from within it.
    words.add_argument("--copy", type=os.path.abspath, default=ROOT / ".build-mutate", help="where the broken copy is written and built")
    words.add_argument("--again", action="store_true", help="only those that the last run of this seed did not see noticed")
    words.add_argument("--rest", action="store_true", help="only those that a run of this seed that was cut short has not come to")
    words.add_argument("--list", action="store_true", help="only say what would be broken")
    words.add_argument("--count", action="store_true", help="only say how many ways there are by kind and folder, met and lived")
    words.add_argument("--kind", type=listed, default=[], help=f"only these kinds, with commas: {', '.join(kinds.KINDS)}")
    words.add_argument("--below", type=listed, default=[], help="only what lies below these folders or in these files, with commas")
    words.add_argument("--new", action="store_true", help="only what runs of other seeds in this copy have not met")
    words.add_argument("--tests", default=",".join(SUITES), help="the test targets, with commas")
    chosen = words.parse_args(given)
    chosen.copy = Path(chosen.copy)
    if unknown := [kind for kind in chosen.kind if kind not in kinds.KINDS]:
        words.error(f"no kind of breakage: {', '.join(unknown)}")
    return chosen


def listed(text):
    return [part for part in text.split(",") if part]


def tell(mutants, reasons):
    """The table, and whether few enough live that nobody has explained."""
    counts = {}
    for mutant in mutants:
        counts[mutant.result] = counts.get(mutant.result, 0) + 1
    lived = [mutant for mutant in mutants if mutant.result in ("survived", "not reached")]
    tried = sum(count for result, count in counts.items() if result not in (None, "not compiled"))
    print()
    for mutant in lived:
        reason = reasons.get(mutant.key)
        print(f"{mutant.result:12}  {mutant}" + (f"\n{'':14}{reason}" if reason else ""))
    print()
    for name, count in (
        ("tried", tried),
        ("noticed", counts.get("noticed", 0)),
        ("survived", counts.get("survived", 0)),
        ("not reached", counts.get("not reached", 0)),
        ("not compiled", counts.get("not compiled", 0)),
        ("not tried", counts.get(None, 0)),
        ("explained", sum(mutant.key in reasons for mutant in lived)),
    ):
        print(f"{name:14}{count:6}")
    if tried:
        print(f"{'lived':14}{100 * len(lived) / tried:6.2f} %")
    return tried > 0 and sum(mutant.key not in reasons for mutant in lived) <= MAY_LIVE * tried


def main(given):
    words = options(given)
    seed = words.seed if words.seed is not None else random.randrange(1_000_000)
    files, found = tracked(), kinds.fitting(candidates(), words.kind, words.below, ROOT)
    words.copy.mkdir(parents=True, exist_ok=True)
    if words.count:
        print(kinds.table([Mutant(0, span) for span in found], kinds.met(words.copy)))
        return 0
    report = Report(words.copy / f"mutants-{seed}.json")
    before = kinds.met(words.copy, but=report.path)
    if words.new:
        found = [span for span in found if Mutant(0, span).name not in before]
    mutants = lived(found, report.results) if words.again else choose(found, words.mutants, random.Random(seed))
    print(f"seed {seed}: {len(mutants)} of {len(found)} ways to break the app tower", flush=True)
    if words.list:
        print("\n".join(str(mutant) for mutant in mutants))
        return 0
    tests = words.tests.split(",")
    due = rest(mutants, report.results) if words.rest else mutants
    for mutant in uncompiled(mutants, before):
        report.note(mutant)
    alive = compiled(words.copy, files, [mutant for mutant in mutants if mutant.result != "not compiled"], tests)
    for mutant in mutants:
        if mutant not in alive and mutant.result != "not compiled":
            mutant.result = "not compiled"
            report.note(mutant)
    bundle = Bundle(words.copy)
    reach = coverage(bundle, words.jobs)
    print(f"{len(reach)} suites, {sum(seconds for seconds, _ in reach.values()):.0f} s with nothing broken", flush=True)
    for name in [name for name in reach if bundle.seconds[name,] > words.longest]:
        del reach[name]
        print(f"left out, as it takes {bundle.seconds[name,]:.0f} s: {name}", flush=True)
    end = time.monotonic() + words.minutes * 60
    noticed = {}

    def go(mutant):
        if time.monotonic() < end:
            mutant.result = meet(bundle, mutant, reach, noticed)
            print(f"{mutant.result:12}  {mutant}", flush=True)
            report.note(mutant)

    # By lot: what a run that is cut short has met says the same of all as a whole one.
    alive = [mutant for mutant in random.Random(seed).sample(alive, len(alive)) if mutant in due]
    with concurrent.futures.ThreadPoolExecutor(words.jobs) as pool:
        list(pool.map(go, alive))
    return 0 if tell(mutants, explained.reasons(ROOT)) else 1
