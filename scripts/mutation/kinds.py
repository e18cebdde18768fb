"""The kinds of breakages by the words that `--kind` takes, how many places there are of each, and which were met before."""

import json
import re
from pathlib import PurePath

# By what is done to a line, as it is told.
KINDS = {
    "left-out": r"(?:assignment )?left out$",
    "swapped": r"swapped ",
    "case": r"\.\w+ made |.* besides$|.* does not count$|goes with ",
    "last": r"only the last$",
    "condition": r"turned round$|never so$|not asked$",
    "loop": r"none gone through$",
    "first": r"first left out$",
    "number": r"\d.* made one more$",
    "truth": r"(?:true|false) made ",
    "least": r"(?:min|max) made ",
    "argument": r".* wrong$",
    "value": r"another value$",
}


def kind(told):
    return next(name for name, words in KINDS.items() if re.match(words, told))


def fitting(found, kinds, below, root):
    """Those of some kinds that lie below some folders or in some files; of all where none are named."""
    paths = tuple(str(root / path) for path in below)
    return [span for span in found if (not kinds or kind(span.kind) in kinds) and str(span.path).startswith(paths or "")]


def met(folder, but=None):
    """What earlier runs of any seed have met there, but for one of them, with what became of it."""
    found = {}
    for path in sorted(set(folder.glob("mutants-*.json")) - {but}, key=lambda path: path.stat().st_mtime):
        found |= {tuple(name): result for name, result in json.loads(path.read_text())}
    return found


def table(mutants, before):
    """How many ways there are by kind and by folder; how many have been met, and how many of those have lived."""
    lines = [f"{'':32}{'ways':>7}{'met':>7}{'lived':>7}"]
    for key in (lambda mutant: kind(mutant.span.kind), lambda mutant: "/".join(PurePath(mutant.path).parts[1:-1])):
        rows = {}
        for mutant in mutants:
            row = rows.setdefault(key(mutant), [0, 0, 0])
            result = before.get(mutant.name)
            row[0] += 1
            row[1] += result not in (None, "not compiled")
            row[2] += result in ("survived", "not reached")
        for name, row in sorted(rows.items(), key=lambda each: -each[1][0]):
            lines.append(f"{name:32}" + "".join(f"{count:7}" for count in row))
        lines.append("")
    return "\n".join(lines).rstrip()
