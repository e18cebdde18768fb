"""Breakages that no test can notice, or need not: each with its reason, in a table of `docs/mutants.md`."""

import re


def reasons(root):
    """Why a breakage may live, by its file, what was made of the line, and the line itself."""
    page = root / "docs/mutants.md"
    found = {}
    for line in page.read_text().splitlines() if page.exists() else []:
        row = re.match(r"^\| `([^`]+)` \| ([^|`]+) \| `` ?(.+?) ?`` \| (.+) \|$", line)
        if row:
            found[(row[1], row[2].strip(), row[3].strip())] = row[4].strip()
    return found
