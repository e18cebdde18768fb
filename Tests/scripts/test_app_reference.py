"""Tests of `scripts/docs`: the content of the SDLKit reference, and the symbols that the reference leaves out."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def docs():
    loader = SourceFileLoader("app_reference", str(ROOT / "scripts/docs"))
    module = module_from_spec(spec_from_loader("app_reference", loader))
    loader.exec_module(module)
    return module


def symbol(name, **more):
    location = {"uri": f"file://{ROOT}/Sources/SDLKit/A.swift", "position": {"line": 6}}
    return {"pathComponents": name.split("."), "location": location, **more}


def test_an_undocumented_symbol_is_reported_with_its_location(docs):
    listed = [symbol("SDLA", docComment={"lines": [{"text": "An A."}]}), symbol("SDLA.count")]
    assert list(docs.undocumented(listed)) == ["Sources/SDLKit/A.swift:7: SDLA.count has no documentation comment"]


def test_symbols_synthesized_by_the_compiler_need_no_documentation(docs):
    compilers = symbol("SDLA.!=(_:_:)")
    del compilers["location"]
    assert list(docs.undocumented([compilers])) == []


def test_members_that_all_messages_share_are_left_out(docs):
    made = symbol("SDLShow.write(to:)")
    made["location"]["uri"] = f"file://{ROOT}/Sources/SDLRPC/Generated/A.swift"
    assert docs.is_common(made)
    assert not docs.is_common(symbol("SDLView.write(to:)"))


def test_the_guide_is_split_into_its_chapters(docs):
    title, opening, parts = docs.chapters("# A guide\n\nOpens.\n\n## One\n\nFirst.\n\n### In it\n\n## Two: b\n\nLast.\n")
    assert (title, opening) == ("A guide", "Opens.")
    assert parts == [("One", "First.\n\n### In it"), ("Two: b", "Last.")]
    assert docs.slug("Two: b") == "Two-b"


@pytest.mark.parametrize(
    "written, linked",
    [
        ("An `SDLView` here", "An ``/SDLKit/SDLView`` here"),
        ("An `SDLNowhere` here", "An `SDLNowhere` here"),
        ("```swift\n`SDLView`\n```", "```swift\n`SDLView`\n```"),
        ("See [the tree](state-tree.md)", "See the tree"),
        ("See [DocC](https://www.swift.org)", "See [DocC](https://www.swift.org)"),
        ("### A part", "## A part"),
    ],
)
def test_type_names_become_links(docs, written, linked):
    assert docs.linked(written, {"SDLView": "/SDLKit/SDLView"}) == linked
