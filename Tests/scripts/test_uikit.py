"""Checks that the tables of docs/uikit.md match the sources, and that every replacement in the tables exists."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def load():
    loader = SourceFileLoader("uikit", str(ROOT / "scripts/uikit"))
    module = module_from_spec(spec_from_loader("uikit", loader))
    loader.exec_module(module)
    return module


uikit = load()


def test_the_page_is_what_the_script_writes():
    assert uikit.problems(uikit.declarations()) == []
    assert uikit.page(uikit.declarations()) == uikit.PAGE.read_text(), "docs/uikit.md is stale; run scripts/uikit"


def test_public_members_are_found_and_others_are_not():
    types = uikit.declarations()
    assert "scrollToRow(at:at:animated:)" in types["UITableView"][1]
    assert "textField(_:shouldChangeCharactersIn:replacementString:)" in types["UITextFieldDelegate"][1]
    assert {"isOn", "setOn(_:animated:)"} <= set(types["UISwitch"][1])
    assert "ScrollPosition.middle" in types["UITableView"][1]
    assert "viewID" not in types["UIView"][1] and "choose(_:)" not in types["UITableView"][1]


def test_a_declared_name_and_an_unknown_replacement_are_reported(monkeypatch):
    monkeypatch.setattr(uikit, "INSTEAD", {"UIView": {"frame": "`bounds`"}, "UILabel": {"shadowColor": "`glow`"}})
    assert uikit.problems(uikit.declarations()) == [
        "UIView.frame exists; remove it from INSTEAD",
        "INSTEAD of UILabel.shadowColor uses glow, which does not exist",
    ]


def test_every_symbol_is_listed():
    page = uikit.PAGE.read_text()
    assert len(uikit.symbols()) > 30 and all(f"`{name}`" in page for name in uikit.symbols())
