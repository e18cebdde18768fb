"""Tests of `scripts/rows`: which rules are cited by code and tests, and which rows of SDL Core's scripts have a test."""

import importlib.machinery
import importlib.util
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def rows(tmp_path):
    loader = importlib.machinery.SourceFileLoader("rows", str(ROOT / "scripts/rows"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("rows", loader))
    loader.exec_module(module)
    module.ROOT = tmp_path
    (tmp_path / "docs").mkdir()
    (tmp_path / "Sources").mkdir()
    (tmp_path / "Tests").mkdir()
    (tmp_path / "docs/rows.txt").write_text("CHS-01\nCORE-1\nCORE-2\nCORE-12\n")
    return module


def write(rows, folder, text):
    (rows.ROOT / folder / "a.swift").write_text(text)


def test_every_row_of_cores_scripts_has_a_test_with_its_name():
    run = subprocess.run([ROOT / "scripts/rows", "CORE"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    assert run.stdout.startswith("37 of 37 rows")


def test_a_row_without_a_test_is_listed_and_fails(rows, capsys):
    write(rows, "Tests", "func `Row 12: a rule`() {}")
    write(rows, "Sources", "// Row 1: in a comment")
    assert rows.main(["CORE"]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == ["CORE-1: no test", "CORE-2: no test"]


def test_one_test_can_cover_several_rows(rows, capsys):
    write(rows, "Tests", "@Test(arguments: x) func `Rows 1, 2 and 12: some rules`() {}")
    assert rows.main(["--tests", "CORE"]) == 0
    assert capsys.readouterr().out.count("a: Rows 1, 2 and 12: some rules") == 3


def test_rules_of_the_interface_must_also_be_cited_by_code(rows, capsys):
    write(rows, "Tests", "// CHS-01")
    assert rows.main(["CHS"]) == 1
    write(rows, "Sources", "// CHS-01")
    assert rows.main(["CHS"]) == 0
