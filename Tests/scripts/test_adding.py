"""Adding something takes four places at most: the worked examples of docs/adding.md say so, and still fit."""

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


def test_there_is_one_of_each():
    assert set(EXAMPLES) == {"request", "command", "profile-field", "panel"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_takes_four_places_and_says_how_it_is_tried(name):
    example = EXAMPLES[name]
    assert 0 < len(example.places) <= adding.MOST, example.places
    # One of them is its test.
    assert any(place.startswith("Tests/") for place in example.places)
    assert example.tries


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_fits_what_stands(name):
    done = subprocess.run(["git", "apply", "--check", str(EXAMPLES[name].path)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"docs/adding/{name}.patch does not fit any more; make it anew.\n{done.stderr}"


def test_the_page_leads_to_each():
    page = (ROOT / "docs/adding.md").read_text()
    assert [name for name in EXAMPLES if f"(adding/{name}.patch)" not in page] == []


def test_a_name_that_is_none_is_told():
    done = subprocess.run([ROOT / "scripts/adding", "wheel"], capture_output=True, text=True)
    assert done.returncode == 1 and "docs/adding/wheel.patch" in done.stderr and "request" in done.stderr
