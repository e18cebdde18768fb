"""Finds the code blocks of the documentation."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md"))]
# The languages in the last group are for output and for the content of files.
LANGUAGES = {"swift", "sh", "python"} | {"text", "json", "csv", "ini", "yaml"}

# Commands that start a program, build or download. Tests check these commands without running them; Tests/python runs pytest commands.
STARTERS = re.compile(
    r"^(make|git|swift|apt|sudo|npm|node|export|scripts/\S+|\S*chromium|tshark|python3|\S*pytest|\S*pip|"
    r"(\S*/)?sdl-bridge( (serve|run|proxy|open|new|completion)\b| --(?!url)|$))"
)


class Block(NamedTuple):
    page: str
    language: str
    text: str
    line: int
    """The line of the page where the text begins."""
    end: int
    """The line of the closing fence."""
    lead: str
    """The paragraph above the block."""


def text_of(page):
    return (ROOT / page).read_text()


def blocks(page):
    found, lines, start = [], text_of(page).splitlines(), None
    for number, line in enumerate(lines, 1):
        if not line.startswith("```"):
            continue
        if start is None:
            start, language = number, line[3:].strip()
        else:
            above = "\n".join(lines[: start - 1]).rstrip().rsplit("\n\n", 1)[-1]
            found.append(Block(page, language, "\n".join(lines[start : number - 1]), start + 1, number, above))
            start = None
    assert start is None, f"{page}:{start}: the block has no end"
    return found


def file_of(block):
    """Returns the name of the file for a block, such as `test_music.py`. The text above the block contains this name."""
    found = re.search(r"\bSave this file as `([\w./-]+)`", block.lead)
    return found and found[1]


def commands(block):
    """Returns the line on the page and the words of each command in a shell block. Here-documents and comments are left out."""
    number, until, pending = block.line - 1, None, ""
    for line in block.text.splitlines():
        number += 1
        if until is not None:
            if line == until:
                until = None
            continue
        pending += line.removesuffix("\\")
        if line.endswith("\\"):
            continue
        if pending.count("'") % 2:
            pending += "\n"
            continue
        text, pending = pending, ""
        if here := re.search(r"<<'?(\w+)'?", text):
            until = here[1]
            text = text.replace(here[0], "")
        if re.match(r"\w+\(\) *\{", text):
            continue
        for words in split(text):
            yield number, words


def split(text):
    """Returns the commands of one line, without redirections."""
    lexer = shlex.shlex(text, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words = []
    for word in lexer:
        if set(word) <= set("|&;()") and word:
            if words:
                yield words
            words = []
        elif not (words == [] and re.fullmatch(r"\w+=\S*", word)):
            words.append(word)
    if words:
        yield words


def is_run(block):
    """Returns whether a test runs the block: all commands talk to a running bridge or work on files."""
    if block.language == "python":
        return "127.0.0.1" in block.text
    return block.language == "sh" and not any(STARTERS.match(" ".join(words)) for _, words in commands(block))
