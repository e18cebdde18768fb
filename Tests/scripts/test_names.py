"""Finds duplicate function names: Python silently replaces the first function, so that its test never runs."""

import ast
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = sorted(ROOT.glob("Tests/**/*.py"))


def duplicates(source):
    """Returns the names that are defined twice in a module or in a class of the module."""
    found = set()
    for place in ast.walk(ast.parse(source)):
        if isinstance(place, (ast.Module, ast.ClassDef)):
            made = [item.name for item in place.body if isinstance(item, (ast.FunctionDef, ast.ClassDef)) and not item.decorator_list]
            found |= {name for name in made if made.count(name) > 1}
    return found


def test_a_duplicate_name_is_found():
    assert duplicates("def test_a(): pass\nclass B:\n    def c(self): pass\n    def c(self): pass\ndef test_a(): pass") == {"test_a", "c"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_test_replaces_another(path):
    assert duplicates(path.read_text()) == set()
