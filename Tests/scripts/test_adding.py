"""Tests that each worked example of docs/adding.md changes at most four files, and that the patch of the example still applies."""

import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load():
    loader = SourceFileLoader("adding", str(ROOT / "scripts/adding"))
    module = module_from_spec(spec_from_loader("adding", loader))
    loader.exec_module(module)
    return module


adding = load()
EXAMPLES = {example.name: example for example in adding.examples()}


def test_there_is_one_example_of_each_kind():
    assert set(EXAMPLES) == {"request", "command", "profile-field", "panel"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_changes_at_most_four_files_and_has_commands_to_try(name):
    example = EXAMPLES[name]
    assert 0 < len(example.files) <= adding.MAX_FILES, example.files
    # At least one changed file is a test.
    assert any(file.startswith("Tests/") for file in example.files)
    assert example.tries


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_applies_to_the_current_sources(name):
    done = subprocess.run(["git", "apply", "--check", str(EXAMPLES[name].path)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"docs/adding/{name}.patch does not apply; make it again.\n{done.stderr}"


def test_the_page_links_to_each_example():
    page = (ROOT / "docs/adding.md").read_text()
    assert [name for name in EXAMPLES if f"(../docs/adding/{name}.patch)" not in page] == []


def test_an_unknown_name_is_an_error_that_lists_the_known_names():
    done = subprocess.run([ROOT / "scripts/adding", "wheel"], capture_output=True, text=True)
    assert done.returncode == 1 and "docs/adding/wheel.patch" in done.stderr and "request" in done.stderr
