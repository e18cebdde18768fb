"""Reads lists of scripts with Core's results, and prints a table that compares Core's results with the bridge's results."""

import re
from collections import Counter

RESULTS = ("PASS", "FAIL", "ABORT", "SKIP")
OF_STATUS = {0: "PASS", 1: "ABORT", 2: "FAIL", 4: "SKIP"}
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class InvalidList(Exception):
    """A line of a list is invalid. The message says what is expected."""


def read_list(text):
    """Returns the scripts of a list in order, with Core's results. A line is `path RESULT` with the default PASS; # begins a comment."""
    wanted = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        result = words[1] if len(words) > 1 else "PASS"
        if len(words) > 2 or result not in RESULTS:
            raise InvalidList(f"line {number}: {line.strip()!r} is not a script path, optionally with one of {', '.join(RESULTS)}")
        if words[0] in wanted:
            raise InvalidList(f"line {number}: {words[0]} is declared twice")
        wanted[words[0]] = result
    return wanted


def cause(output):
    """Returns the first failure in the output of a script, in one line."""
    lines = [COLOURS.sub("", line).strip() for line in output.split("=== the bridge")[0].splitlines()]
    for index, line in enumerate(lines):
        if "[FAIL]" in line or "[ABORTED]" in line:
            step = re.search(r"(\w+)\s*\[(?:FAIL|ABORTED)\]", line)
            behind = lines[index + 1 : index + 6]
            end = next((at for at, one in enumerate(behind) if one.startswith(("[", "---"))), len(behind))
            return f"{step[1] if step else line}: {' '.join(filter(None, behind[:end]))}"[:300]
        if line.startswith("Lua error"):
            return " ".join(lines[index : index + 2])[:300]
    output_lines = [line for line in lines if line]
    return next((line for line in output_lines if "error" in line), output_lines[-1] if output_lines else "no output")[:300]


def table(rows):
    """Formats `rows` of (script, Core's result, the bridge's result, cause). The cause is shown if the results differ."""
    width = max((len(row[0]) for row in rows), default=6)
    lines = [f"{'script':<{width}}  core   ours"]
    for script, core, ours, why in rows:
        lines.append(f"{script:<{width}}  {core:<5}  {ours}")
        if core != ours and why:
            lines.append(f"    {why}")
    agree = sum(row[1] == row[2] for row in rows)
    counts = [f"{name} {Counter(row[column] for row in rows)['PASS']}" for name, column in (("core", 1), ("ours", 2))]
    lines.append(f"{len(rows)} scripts: passed by {', by '.join(counts)}; {agree} equal, {len(rows) - agree} different")
    return "\n".join(lines)
