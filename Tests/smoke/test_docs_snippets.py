"""Tests that the commands of the documentation work exactly as written.

Each page with blocks that talk to a bridge is run as one script, in order, against a new bridge. snippets.py selects the blocks. The lines
of the script are the lines of the page, so an error contains the line number of the page.
"""

import os
import subprocess
import sys

import pytest
from running import ROOT, Bridge, binaries

sys.path.insert(0, str(ROOT / "Tests/scripts"))
from snippets import PAGES, blocks, is_run, text_of  # noqa: E402

# The sample apps that a page's commands need.
APPS = {
    "README.md": ["HelloApp"],
    "docs/command-line.md": ["HelloApp"],
    "docs/sessions.md": ["HelloApp"],
    "docs/tutorial-first-test.md": ["HelloApp"],
}
RUN = [page for page in PAGES if any(is_run(block) for block in blocks(page))]

# A page may end its bridge with `kill %1`, so the script starts a sleeping job that is ended instead of a bridge.
BEGIN = (
    "set -eEuo pipefail; trap 'echo \"$PAGE:$LINENO: $BASH_COMMAND ended with $?\" >&2' ERR; "
    "sleep 600 >/dev/null 2>&1 & trap 'kill %1 2>/dev/null || true' EXIT"
)


def script(page, url):
    lines = [""] * len(text_of(page).splitlines())
    lines[0] = BEGIN
    for block in blocks(page):
        if not is_run(block):
            continue
        lines[block.line - 1 : block.end - 1] = block.text.splitlines()
        if block.language == "python":
            # The fences become a here-document, so that no line moves.
            lines[block.line - 2], lines[block.end - 1] = "python3 - <<'END_OF_BLOCK'", "END_OF_BLOCK"
    return "\n".join(lines).replace("http://127.0.0.1:8080", url).replace(".build/debug", str(binaries()))


@pytest.mark.parametrize("page", RUN)
def test_the_commands_of_a_page_work(page, tmp_path):
    bridge = Bridge(tmp_path, hosted=APPS.get(page, []))
    try:
        for key in ["hello"] if APPS.get(page) else []:
            bridge.until(f"/headUnit/apps/{key}", lambda app: app)
        (tmp_path / "work").mkdir()
        path = f"{binaries()}:{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-c", script(page, bridge.url)],
            cwd=tmp_path / "work",
            env={**os.environ, "PATH": path, "PAGE": page, "SDL_BRIDGE_URL": bridge.url},
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    finally:
        bridge.stop()


def test_the_named_apps_belong_to_pages_that_are_run():
    assert set(APPS) <= set(RUN)
