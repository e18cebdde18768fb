"""`scripts/docs`: what the reference of SDLKit is made of, and what it does not take."""

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
    place = {"uri": f"file://{ROOT}/Sources/SDLKit/A.swift", "position": {"line": 6}}
    return {"pathComponents": name.split("."), "location": place, **more}


def test_a_name_without_a_sentence_is_told_with_its_place(docs):
    listed = [symbol("SDLA", docComment={"lines": [{"text": "An A."}]}), symbol("SDLA.count")]
    assert list(docs.undocumented(listed)) == ["Sources/SDLKit/A.swift:7: no sentence says what SDLA.count is"]


def test_what_the_compiler_wrote_itself_needs_none(docs):
    compilers = symbol("SDLA.!=(_:_:)")
    del compilers["location"]
    assert list(docs.undocumented([compilers])) == []


def test_what_all_messages_have_is_left_to_their_protocols(docs):
    made = symbol("SDLShow.write(to:)")
    made["location"]["uri"] = f"file://{ROOT}/Sources/SDLRPC/Generated/A.swift"
    assert docs.is_common(made)
    assert not docs.is_common(symbol("SDLView.write(to:)"))


def test_a_guide_is_cut_into_its_chapters(docs):
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
def test_names_lead_to_their_pages(docs, written, linked):
    assert docs.linked(written, {"SDLView": "/SDLKit/SDLView"}) == linked
