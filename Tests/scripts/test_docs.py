"""Checks that the code blocks, links and commands of the documentation are correct.

Every code block of README.md and docs/ is compiled, run or checked:

- swift: type-checked here, in the form in which a reader pastes it.
- sh, python: run against a bridge by Tests/smoke/test_docs_snippets.py if all commands talk to a running bridge; otherwise the block's
  programs, verbs, options and make targets are checked here.
- text and data formats: output and file contents; not checked.

Errors name page and line.
"""

import os
import pathlib
import re
import subprocess

import pytest
from snippets import LANGUAGES, PAGES, ROOT, blocks, commands, is_run, text_of

BUILT = pathlib.Path(os.environ.get("SDL_BRIDGE_BIN") or ROOT / ".build" / "debug")
SWIFT_PAGES = [page for page in PAGES if any(block.language == "swift" for block in blocks(page))]


# Swift


def compiler():
    """Returns the compiler's command line with the settings of a package from `sdl-bridge new`."""
    paths = [*sorted((ROOT / "Sources").glob("*/module.modulemap")), *sorted(BUILT.glob("*.build/module.modulemap"))]
    maps = [word for path in paths for word in ("-Xcc", f"-fmodule-map-file={path}")]
    libraries = re.findall(r'pkgConfig: "([^"]+)"', (ROOT / "Package.swift").read_text())
    flags = subprocess.run(["pkg-config", "--cflags-only-I", *libraries], capture_output=True, text=True, check=True).stdout
    maps += [word for flag in flags.split() for word in ("-Xcc", flag)]
    return ["swiftc", "-parse-as-library", "-swift-version", "6", "-I", BUILT / "Modules", *maps]


def compiled(*words):
    done = subprocess.run([*compiler(), *words], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stderr


def placed(block, before="", after=""):
    """Returns the block's lines between `before` and `after`. The compiler reports errors with the page and its line."""
    return f'{before}\n#sourceLocation(file: "{block.page}", line: {block.line})\n{block.text}\n#sourceLocation()\n{after}\n'


DECLARATION = re.compile(r"(@\w+(\(.*\))? )*((public|private|final|fileprivate) )*(class|struct|enum|extension|protocol|actor) ")
MEMBER = re.compile(r"(@\w+ )*(override|private|public|func|init)\b")


def source(block, number):
    """Returns the block as a Swift file. The block's text decides which code surrounds the block."""
    if re.search(r"^(@testable )?import ", block.text, re.M):
        return block.text if block.text.startswith("#") else placed(block)
    imports = "import Foundation\nimport SDLKit\n" if "Decodable" in block.text else "import SDLKit\n"
    if DECLARATION.match(block.text):
        return placed(block, imports)
    controller = f"final class Snippet{number}: SDLViewController {{ let text = SDLTextView()"
    if any(MEMBER.match(line) for line in block.text.splitlines()):
        return placed(block, imports + controller, "}")
    return placed(block, f"{imports}{controller}\nfunc run() {{", "}}")


def is_test(block):
    return "import SDLTesting" in block.text or "In a test:" in block.lead


def source_of_test(block, app, number):
    if "import SDLTesting" in block.text:
        return placed(block)
    head = f"import SDLKit\nimport SDLTesting\nimport Testing\n@testable import {app}\n"
    return placed(block, f"{head}@MainActor @Test func snippet{number}() async throws {{", "}")


@pytest.mark.parametrize("page", SWIFT_PAGES)
def test_swift_blocks_compile(page, tmp_path):
    here = [block for block in blocks(page) if block.language == "swift"]
    apps = [name for block in here for name in re.findall(r"@main\s+struct (\w+)", block.text)]
    app = apps[0] if apps else "Snippets"
    files = {"app": [], "test": []}
    for number, block in enumerate(here):
        kind = "test" if is_test(block) else "app"
        path = tmp_path / f"{kind}{number}.swift"
        path.write_text(source_of_test(block, app, number) if kind == "test" else source(block, number))
        files[kind].append(path)
    main_actor = ["-default-isolation", "MainActor"]
    module = ["-wmo", "-emit-module", "-enable-testing", "-module-name", app, "-emit-module-path", tmp_path / f"{app}.swiftmodule"]
    code, errors = compiled(*(module if files["test"] else ["-typecheck"]), *main_actor, *files["app"])
    assert code == 0, errors
    if files["test"]:
        code, errors = compiled("-typecheck", "-I", tmp_path, *frameworks(), *files["test"])
        assert code == 0, errors


def frameworks():
    """Returns the compiler options for Swift Testing and its macros, which SwiftPM passes automatically."""
    swift = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True, check=True).stdout.strip())
    usr = swift.resolve().parent.parent
    return ["-plugin-path", usr / "lib/swift/host/plugins/testing"]


def test_a_wrong_block_is_an_error_with_page_and_line(tmp_path):
    [block] = [block for block in blocks("README.md") if "func count()" in block.text]
    line = block.text[: block.text.index("mainFields")].count("\n") + block.line
    path = tmp_path / "Wrong.swift"
    path.write_text(source(block._replace(text=block.text.replace("mainFields", "mainField")), 0))
    code, errors = compiled("-typecheck", "-default-isolation", "MainActor", path)
    assert code != 0 and f"README.md:{line}:" in errors, errors


def test_the_template_of_a_new_app_compiles(tmp_path):
    path = tmp_path / "MyApp.swift"
    path.write_text((ROOT / "Sources/sdl-bridge/Template/App.txt").read_text())
    code, errors = compiled("-typecheck", "-default-isolation", "MainActor", path)
    assert code == 0, errors


# Shell and Python


def usage(*verb):
    done = subprocess.run([BUILT / "sdl-bridge", *verb, "--help"], capture_output=True, text=True, timeout=20)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def known():
    """Returns the verbs and options of `sdl-bridge --help`, and the targets of the Makefile."""
    text = usage()
    verbs = set(re.findall(r"^(?:sdl-bridge|  |      ) ?\[?([a-z][\w-]*)", text, re.M)) | {"serve"}
    # The first word of a command of the API may be left out.
    verbs |= set(re.findall(r"^  (?:head-unit|bridge) ([a-z-]+)", text, re.M))
    options = set(re.findall(r"--[a-z][\w-]*", text)) | {"--version"}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    return verbs, options, targets


def problems(words, verbs, options, targets):
    """Returns the errors in one command."""
    program = words[0].rsplit("/", 1)[-1]
    if program == "make":
        targets_named = [word for word in words[1:] if "=" not in word and not word.startswith("-")]
        return [f"the Makefile has no target {word}" for word in targets_named if word not in targets]
    if words[0].startswith("scripts/"):
        return [] if (ROOT / words[0]).exists() else [f"there is no {words[0]}"]
    if program != "sdl-bridge":
        return []
    verb = words[1] if len(words) > 1 and not words[1].startswith("-") else "serve"
    if verb not in verbs:
        return [f"sdl-bridge has no verb {verb}"]
    named = [word for word in words[1:] if word.startswith("--")]
    missing = [word for word in named if word not in options]
    if missing:
        # The help of the command's verb lists the options of an API command.
        path = [word for word in words[1:4] if re.fullmatch(r"[a-z-]+", word)]
        more = " ".join(usage(*path[:count]) for count in range(1, len(path) + 1))
        missing = [word for word in missing if word not in more]
    return [f"sdl-bridge {verb} has no option {word}" for word in missing]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_exists(page, known):
    wrong = []
    for block in blocks(page):
        if block.language == "sh":
            for line, words in commands(block):
                wrong += [f"{page}:{line}: {text}" for text in problems(words, *known)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("page", PAGES)
def test_python_blocks_compile(page):
    for block in blocks(page):
        if block.language == "python":
            compile("\n" * (block.line - 1) + block.text, page, "exec")


def test_every_block_names_a_language_that_is_tested_or_is_output():
    wrong = [
        f"{block.page}:{block.line}: {block.language or 'no language'}"
        for page in PAGES
        for block in blocks(page)
        if block.language not in LANGUAGES
    ]
    assert not wrong, "\n".join(wrong)


def test_no_command_is_hidden_in_an_indented_block():
    wrong = [
        f"{page}:{number}: {line.strip()}"
        for page in PAGES
        for number, line in enumerate(text_of(page).splitlines(), 1)
        if re.match(r"    (sdl-bridge|curl|make|scripts/|swift|git|python3) ", line)
        and not any(block.line <= number < block.end for block in blocks(page))
    ]
    assert not wrong, "\n".join(wrong)


def test_curl_shows_the_error_text():
    wrong = [f"{page}: curl {flags}" for page in PAGES for flags in re.findall(r"curl (-\w*f\w*)", text_of(page))]
    assert not wrong, "use curl --fail-with-body -sS: " + "; ".join(wrong)


def test_blocks_that_talk_to_a_bridge_are_run_somewhere():
    run = [block for page in PAGES for block in blocks(page) if is_run(block)]
    checked = [block for page in PAGES for block in blocks(page) if block.language == "sh" and not is_run(block)]
    assert len(run) > 20 and len(checked) > 10


# Links


def anchors(page):
    """Returns the anchors of a page's headings, by GitHub's rule."""
    titles = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text_of(page), flags=re.M | re.S), re.M)
    plain = [re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)).lower() for title in titles]
    return {title.replace(" ", "-") for title in plain}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    wrong = []
    for number, line in enumerate(text_of(page).splitlines(), 1):
        for link in re.findall(r"\]\(([^)\s]+)\)", line):
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            target = ((ROOT / page).parent / path).resolve() if path else ROOT / page
            if not target.exists():
                wrong.append(f"{page}:{number}: {link} does not exist")
            elif anchor and target.suffix == ".md" and anchor not in anchors(str(target.relative_to(ROOT))):
                wrong.append(f"{page}:{number}: {link} has no such heading")
    assert not wrong, "\n".join(wrong)


SERVED = re.compile(r"((decisions|rules|images)/)?[\w.-]+\.(md|png|webp)")


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/")])
def test_links_inside_docs_are_served_by_a_bridge(page):
    links = re.findall(r"\]\(([^)\s#]+)[^)\s]*\)", text_of(page))
    inside = [link for link in links if not re.match(r"[a-z]+:|\.\./", link)]
    assert [link for link in inside if not SERVED.fullmatch(link)] == []
