"""Tests that the examples of the documentation work exactly as written.

Each Python block of the pages about Python is a test file or a script. A block without a file name is a test without imports.
"""

import os
import re
import subprocess
import sys

import pytest
from python_package import ROOT

sys.path.insert(0, str(ROOT / "Tests/scripts"))
from snippets import blocks, file_of  # noqa: E402

PAGES = ["docs/tutorial-python-test.md", "docs/python-tests.md", "python/README.md"]
IMPORTS = "import pytest\nfrom sdlbridge import expect\n\n"


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_work(page, tmp_path):
    here = blocks(page)
    files = {}
    for number, block in enumerate(here):
        if block.language == "python" and "def test_" in block.text:
            name = file_of(block) or f"test_{number}.py"
            files[name] = block.text if block.text.startswith("import") else IMPORTS + block.text
        elif block.language == "python":
            run(tmp_path, "-c", block.text)
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    wrong = [name for name in files if "wrong" in name]
    # The first run writes the pictures and states that later runs compare.
    options = ["-m", "pytest", "-p", "pytest_sdlbridge", "-q", "--sdl-update"]
    if len(files) > len(wrong):
        run(tmp_path, *options, *(name for name in files if name not in wrong))
    for name in wrong:
        output = run(tmp_path, *options, name, code=1)
        [shown] = [block.text for block in here if block.language == "text" and block.line > here[list(files).index(name)].line]
        for line in shown.splitlines():
            assert re.search(re.escape(line).replace("…", ".*"), output), f"{page}: the report has no line {line}\n{output}"


def run(folder, *words, code=0):
    # Other plugins of the machine take seconds to load.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=100)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout
