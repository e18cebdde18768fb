"""Tests that browser tests pass functions to `wait_for_function`. The page's security policy blocks texts with expressions."""

import ast
import pathlib
import re

import pytest

TESTS = sorted((pathlib.Path(__file__).parents[1] / "browser").glob("*.py"))
FUNCTION = re.compile(r"\s*(async )?\([\w, {}\[\]]*\) =>")


def expressions(source):
    """Returns the line and the text of each `wait_for_function` call whose argument is not a function."""
    tree = ast.parse(source)
    texts = {
        name.id: node.value for node in tree.body if isinstance(node, ast.Assign) for name in node.targets if isinstance(name, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "wait_for_function":
            text = beginning(node.args[0], texts)
            if not FUNCTION.match(text):
                yield node.lineno, text


def beginning(argument, texts):
    if isinstance(argument, ast.Name):
        argument = texts.get(argument.id)
    if isinstance(argument, ast.JoinedStr):
        argument = argument.values[0]
    return str(argument.value) if isinstance(argument, ast.Constant) else ""


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_browser_tests_wait_for_functions(path):
    assert list(expressions(path.read_text())) == []


@pytest.mark.parametrize("text", ['"document.title"', 'f"({LANE})() > 0"', "UNKNOWN", "\"fetch('v1').then((a) => a.ok)\""])
def test_an_expression_is_found(text):
    assert [line for line, _ in expressions(f"page.wait_for_function({text})")] == [1]
