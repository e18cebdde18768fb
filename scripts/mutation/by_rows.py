"""Breaks the code behind rows of the interface's checklist, one row at a time, and sees whether the tests naming it notice.

    scripts/mutate rows [--rows N | --all] [--seed S] [--minutes M] [ROW ...]

A row's code is where its id stands in a comment: the line, or the declaration or statement below it, but for lines that a
comment of their own gives to another row, and for what only the inspector sees. Its tests are those that name it, in their
own text or in the table they go through. All breakages are compiled in one build, each behind a number, and a run says by
`SDL_MUTANT` which one is in force: so thirty rows cost one build and thirty runs of a few tests each. `--all` breaks every
line behind every row once.

The sources are changed in place and put back, also when this is interrupted; so none of them may hold changes of yours.
Prints every breakage with what became of it. Ends with 1 when one survived.
"""

import argparse
import functools
import importlib.machinery
import importlib.util
import os
import random
import re
import signal
import subprocess
import sys
import time

from mutation.lines import ROOT, code, every, inspected, sources
from mutation.switch import SWITCH_TEXT

LOADER = importlib.machinery.SourceFileLoader("rows", str(ROOT / "scripts/rows"))
rows = importlib.util.module_from_spec(importlib.util.spec_from_loader("rows", LOADER))
LOADER.exec_module(rows)

ROOMS = ["Sources/SDLKit", "Sources/SDLManagers"]
# How far below its comment a row's code is looked for.
REACH = 25
# Each room has a switch of its own: so no other module has to be compiled anew.
SWITCHES = [ROOT / room / "Mutant.swift" for room in ROOMS]
BUNDLE = ROOT / ".build/debug/sdl-bridgePackageTests.xctest"


class Breakage:
    """One line of one file as it would be wrong."""

    def __init__(self, row, path, line, kind, before, make):
        self.row, self.path, self.line, self.kind, self.before, self.make = row, path, line, kind, before, make

    def __str__(self):
        return f"{self.row}: {self.path.relative_to(ROOT)}:{self.line + 1}: {self.kind}: {self.before.strip()}"


KNOWN = rows.rows()


@functools.cache
def named(text):
    return rows.named(text, KNOWN)


def breakages(row, path, lines, index):
    """Every way to break this line, for this row."""
    text = code(lines[index])
    found = []

    # Whether a property may still be set is a rule of its own.
    if "isFixed(" in text and row not in ("FND-53", "RULING-1", "RULING-8"):
        return found
    # What only the inspector is told is shown by tests of its own.
    if inspected(text):
        return found
    every(lambda kind, make: found.append(Breakage(row, path, index, kind, lines[index], make)), lines, index)
    return found


# MARK: A row's code and its tests


TYPE = re.compile(r"^(?:@?\w+ )*(?:class|struct|enum|protocol|extension|actor)\b")


def own(text):
    """Whether a line's own comment says what it is for."""
    comment = text.partition("  // ")[2]
    return bool(named(comment) or re.search(r"\b[34]\.\d+\b", comment))


def closing(lines, opening):
    """The line on which what begins on one ends."""
    indent = len(lines[opening]) - len(lines[opening].lstrip())
    return next(
        (
            at
            for at in range(opening + 1, len(lines))
            if lines[at].strip().startswith("}") and len(lines[at]) - len(lines[at].lstrip()) <= indent
        ),
        opening,
    )


def places(row):
    """The lines of code that stand behind a row's id, nearest first."""
    for room in ROOMS:
        for path, lines in sources(room):
            for index, line in enumerate(lines):
                if "//" not in line or row not in named(line):
                    continue
                if code(line).strip():
                    yield path, lines, index
                    if not line.rstrip().endswith("{"):
                        continue
                indent = len(line) - len(line.lstrip())
                isFirst, other, skipped = True, False, -1
                for below in range(index + 1, min(index + REACH, len(lines))):
                    text = lines[below]
                    if text.strip().startswith("//"):
                        # What stands below is another row's, to its end.
                        other = bool(named(text)) and row not in named(text)
                        continue
                    if text.strip().startswith("@"):
                        continue
                    # What is said of a whole type is shown by its parts.
                    if isFirst and TYPE.match(text):
                        break
                    isProperty = isFirst and re.match(r"^\s*[\w() ]*\b(?:var|let) [^{]*$", text) and not text.rstrip().endswith(("(", ","))
                    isFirst = False
                    if other:
                        other, skipped = False, closing(lines, below) if text.rstrip().endswith("{") else below
                    if below <= skipped:
                        continue
                    if own(text) and row not in named(text):
                        continue
                    if isProperty and (len(line) - len(line.lstrip())) == 4:
                        yield path, lines, below
                        break
                    # The end of what the comment stands over.
                    if not text.strip() or text.strip() == "}" and len(text) - len(text.lstrip()) <= indent:
                        break
                    yield path, lines, below
                    # A declaration of one line.
                    if len(text) - len(text.lstrip()) <= indent and text.rstrip().endswith("}") and "{" in text:
                        break


def candidates(row, dice):
    found = [breakage for place in places(row) for breakage in breakages(row, *place)]
    dice.shuffle(found)
    return found


@functools.cache
def stories():
    """Every test with the place of its attribute, its text, and whether it goes through a table; by file."""
    found = []
    for path, lines in sources("Tests"):
        tests, outside = [], []
        index = 0
        while index < len(lines):
            if re.match(r"^\s*@Test\b", lines[index]):
                start, depth, begun = index, 0, False
                while index < len(lines):
                    plain = re.sub(r'`[^`]*`|"(?:[^"\\]|\\.)*"|//.*', "", lines[index])
                    depth += plain.count("{") - plain.count("}")
                    begun = begun or re.search(r"\bfunc\b", lines[index]) is not None
                    # The braces of a table's arguments come before the function's own.
                    if begun and depth == 0 and "}" in plain:
                        break
                    index += 1
                text = "\n".join(lines[start : index + 1])
                tests.append((start + 1, text, "arguments:" in text))
            else:
                outside.append(lines[index])
            index += 1
        if tests:
            suite = re.findall(r"@Suite(?:\([^)]*\))?\s+(?:@MainActor\s+)?(?:final\s+)?(?:struct|class|actor)\s+(\w+)", "\n".join(outside))
            found.append((path, tests, "\n".join(outside), suite))
    return found


def tests(row):
    """Filters for the tests that name the row: by the lines they stand on, or whole suites."""
    filters = []
    for path, all_of_it, outside, suite in stories():
        own = [line for line, text, _ in all_of_it if row in named(text)]
        if row in named(outside):
            own += [line for line, _, isTable in all_of_it if isTable]
            if not own:
                filters += [f"\\.{name}/" for name in suite]
        if own:
            filters.append(f"/{re.escape(path.name)}:({'|'.join(str(line) for line in sorted(set(own)))}):")
    return filters


# MARK: Building


def apply(chosen):
    """Writes all breakages behind their numbers."""
    for switch in SWITCHES:
        switch.write_text(SWITCH_TEXT)
    by_path = {}
    for number, breakage in chosen.items():
        by_path.setdefault(breakage.path, []).append((number, breakage))
    for path, all_of_it in by_path.items():
        lines = path.read_text().split("\n")
        for number, breakage in all_of_it:
            lines[breakage.line] = breakage.make(number)
        path.write_text("\n".join(lines))


def restore():
    for switch in SWITCHES:
        switch.unlink(missing_ok=True)
    subprocess.run(["git", "checkout", "--quiet", "--", *ROOMS], cwd=ROOT, check=True)


def build():
    """nil when it builds, or the files and lines that do not."""
    done = subprocess.run(["swift", "build", "--build-tests"], cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode == 0:
        return None
    said = done.stdout + done.stderr
    return set(re.findall(r"^(/[^:\n]+):(\d+):\d+: error", said, re.MULTILINE)) or {("the build", said[-2000:])}


def pick(number, row, spare, chosen, taken):
    """The next breakage of a row, on a line that no other row breaks."""
    while spare[row]:
        breakage = spare[row].pop()
        if (breakage.path, breakage.line) not in taken:
            taken.add((breakage.path, breakage.line))
            chosen[number] = breakage
            return
    chosen.pop(number, None)


def choose(wanted, dice, isAll):
    """For each row one breakage, or all there are; no two on one line."""
    spare = {row: candidates(row, dice) for row in wanted}
    chosen, taken, number = {}, set(), 0
    for row in wanted:
        for _ in range(len(spare[row]) if isAll else 1):
            number += 1
            pick(number, row, spare, chosen, taken)
    return chosen, spare, taken


def compiled(wanted, dice, isAll):
    """Breakages that compile, put in place of those that do not."""
    chosen, spare, taken = choose(wanted, dice, isAll)
    for _ in range(20):
        restore()
        apply(chosen)
        wrong = build()
        if wrong is None:
            return chosen
        bad = set()
        for path, line in wrong:
            # A statement may begin above the line that is complained of.
            for number, breakage in chosen.items():
                if str(breakage.path) == path and 0 <= int(line) - 1 - breakage.line <= 3:
                    bad.add(number)
        if not bad:
            sys.exit(f"scripts/mutate: it does not build for another reason: {sorted(wrong)[:5]}")
        for number in bad:
            print(f"does not compile: {chosen[number]}", flush=True)
            pick(number, chosen[number].row, spare, chosen, taken)
    sys.exit("scripts/mutate: no set of breakages was found that builds")


# MARK: Running


def passes(filters, number, seconds):
    """How many tests have passed with a breakage in force; nil where one has failed, or the run has hung."""
    command = [str(BUNDLE), "--testing-library", "swift-testing", *[word for one in filters for word in ("--filter", one)]]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | {"SDL_MUTANT": str(number)},
            capture_output=True,
            text=True,
            timeout=seconds,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return None
    count = re.search(r"Test run with (\d+) tests?", done.stdout + done.stderr)
    return int(count[1]) if done.returncode == 0 and count else None


def proven(chosen):
    """Only breakages whose tests there are, and pass with nothing broken: so a failure means that it was noticed."""
    counts = {}
    for number, breakage in sorted(chosen.items()):
        if breakage.row not in counts:
            counts[breakage.row] = passes(tests(breakage.row), 0, 300)
        if not counts[breakage.row]:
            sys.exit(f"scripts/mutate: the tests of {breakage.row} fail with nothing broken, or there are none: {tests(breakage.row)}")
    return counts


def stop(signal_number, _):
    sys.exit(128 + signal_number)


def options(given):
    words = argparse.ArgumentParser(prog="scripts/mutate rows")
    words.add_argument("--rows", type=int, default=30)
    words.add_argument("--all", action="store_true")
    words.add_argument("--list", action="store_true", help="only say what could be broken")
    words.add_argument("--seed", type=int, default=None)
    words.add_argument("--minutes", type=float, default=60)
    words.add_argument("names", nargs="*")
    return words.parse_args(given)


def main(given):
    words = options(given)
    # What an earlier run has left behind was nobody's work.
    if any(switch.exists() for switch in SWITCHES):
        restore()
    if subprocess.run(["git", "diff", "--quiet", "HEAD", "--", *ROOMS], cwd=ROOT).returncode != 0:
        sys.exit("scripts/mutate: commit what you have changed in the app tower first; it is changed and put back here")
    seed = words.seed if words.seed is not None else random.randrange(1_000_000)
    dice = random.Random(seed)
    known = [row for row in KNOWN if not row.startswith("RULING") and candidates(row, random.Random(0)) and tests(row)]
    wanted = words.names or (known if words.all else dice.sample(known, min(words.rows, len(known))))
    print(f"seed {seed}, {len(wanted)} of {len(known)} rows that have code to break", flush=True)
    if words.list:
        for row in wanted:
            for breakage in candidates(row, dice):
                print(breakage)
        return 0
    signal.signal(signal.SIGTERM, stop)
    survivors, noticed = [], 0
    try:
        chosen = compiled(wanted, dice, words.all)
        counts = proven(chosen)
        # Building takes as long as it takes.
        end = time.monotonic() + words.minutes * 60
        for number, breakage in sorted(chosen.items()):
            if time.monotonic() > end:
                print(f"time is up: {len(chosen) - noticed - len(survivors)} were not tried")
                break
            lives = passes(tests(breakage.row), number, 120) is not None
            print(("SURVIVED " if lives else "noticed  ") + f"{breakage} ({counts[breakage.row]} tests)", flush=True)
            if lives:
                survivors.append(breakage)
            else:
                noticed += 1
    finally:
        restore()
    print(f"{noticed} noticed, {len(survivors)} survived")
    return 1 if survivors or not noticed else 0
