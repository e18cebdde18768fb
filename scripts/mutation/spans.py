"""What statements, cases and collections can be made instead, where that takes more than a line or knowledge of other files.

Each way is a `Span`: the lines it stands on, what it is, and a function of its number that gives the lines in their place.
"""

import functools
import re
import zlib

from mutation.lines import code, every, sources

# What stands behind these words names something, or ends something: it cannot be moved into a branch.
FIXED = re.compile(
    r"^(?:let|var|return|case|default|break|continue|guard|import|func|init|deinit|self\.init|super\.init|defer|switch|throw|while|repeat"
    r"|(?:private|package|public)\(set\)|class|struct|enum|extension|protocol|typealias|private|fileprivate|package|public|open|static|override|lazy|weak|unowned|final"
    r"|subscript|else|get|set|didSet|willSet|mutating|nonisolated|indirect|convenience|required|#|@)(?![\w(])|^(?:init[?]?|subscript|(?:self|super)\.init)\b"
)
STATEMENT = re.compile(
    r"^(?:(?:if|for|do)\b|(?:_ = )?(?:try[?!]? |await )*(?:\.?[A-Za-z_]\w*|\$0)(?:[\w.?!]|\[[^\]]*\])*(?:\(| [+*/-]?= | \{))"
)
# The end of a line after which what stands below belongs to it.
OPEN = ("(", "[", "{", ",", " in", "=", "&&", "||", "??", ":", "?")


class Span:
    """Lines of one file, from the first to the last, as they would be wrong."""

    def __init__(self, path, first, last, kind, before, make):
        self.path, self.first, self.last, self.kind, self.before, self.make = path, first, last, kind, before, make


def depth(line):
    return len(line) - len(line.lstrip())


def balance(line):
    """How many more brackets a line opens than it closes."""
    text = re.sub(r'"(?:\\.|[^"\\])*"', "", code(line))
    return sum(text.count(mark) for mark in "([{") - sum(text.count(mark) for mark in ")]}")


def block(lines, first):
    """The last line of the statement that begins on one; none where it is none."""
    head = code(lines[first]).strip()
    if not head or FIXED.match(head) or not STATEMENT.match(head) or head.endswith(","):
        return None
    indent, last = depth(lines[first]), first
    unclosed = balance(lines[first])
    for at in range(first + 1, len(lines)):
        text = code(lines[at]).strip()
        # A comment or a gap within a body ends nothing.
        if not text and unclosed <= 0:
            break
        unclosed += balance(lines[at])
        if not text:
            continue
        if depth(lines[at]) > indent or (depth(lines[at]) == indent and re.match(r"[})\]]|\.|\?\?|&&|\|\||else\b", text)):
            last = at
            continue
        break
    text = code(lines[last]).strip()
    return None if text.endswith(OPEN) or text.endswith(",") else last


def leads(lines, first):
    """Whether a statement may begin here: what stands above has ended, or has opened a body."""
    for above in range(first - 1, -1, -1):
        text = code(lines[above]).strip()
        if not text:
            continue
        if depth(lines[above]) < depth(lines[first]):
            return text.endswith("{") or text.endswith(" in") or re.match(r"(?:case|default)\b.*:$", text) is not None
        return not text.endswith(OPEN)
    return False


def shifted(lines):
    return [f"    {line}" if line.strip() else line for line in lines]


def swaps(path, lines, first):
    """Two statements in the other order."""
    middle = block(lines, first)
    if middle is None or not leads(lines, first):
        return
    second = middle + 1
    # A comment of its own goes with the second.
    while second < len(lines) and lines[second].strip().startswith("//"):
        second += 1
    if second >= len(lines) or depth(lines[second]) != depth(lines[first]):
        return
    last = block(lines, second)
    if last is None or independent(lines, first, middle, second, last):
        return
    indent = " " * depth(lines[first])
    one, two = lines[first : middle + 1], lines[second : last + 1]

    def make(number):
        return [f"{indent}if Mutant.isOn({number}) {{", *shifted(two + one), f"{indent}}} else {{", *shifted(one + two), f"{indent}}}"]

    yield Span(path, first, last, "swapped with the next", lines[first], make)


def independent(lines, first, middle, second, last):
    """Whether the order of two statements says nothing: both only set something, and neither reads what the other sets; or a
    comment above says that the order is free."""
    for above in range(first - 1, -1, -1):
        text = lines[above].strip()
        if "In any order" in text:
            return True
        if not text or depth(lines[above]) < depth(lines[first]):
            break
    one, two = (" ".join(code(line).strip() for line in lines[begin : end + 1]) for begin, end in ((first, middle), (second, last)))
    if ".observe(" in one and ".observe(" in two:
        return True
    sets = [re.match(r"((?:self\.)?[\w.?!]+) [+-]?= (.+)$", text) for text in (one, two)]
    if not all(sets):
        return False
    names = [each[1].removeprefix("self.") for each in sets]
    reads = any(re.search(rf"(?<![\w.]){re.escape(name)}\b", other[2]) for name, other in zip(names, reversed(sets)))
    # What is called on the way may do anything, but for making a value of nothing.
    calls = any(re.search(r"\w\((?!\))|\b[a-z]\w*\(", each[2]) and not each[2].startswith("{") for each in sets)
    return names[0] != names[1] and not reads and not calls


def drops(path, lines, first):
    """A statement of several lines that is not there."""
    last = block(lines, first)
    if last is None or last == first or not leads(lines, first):
        return
    head = code(lines[first]).strip()
    what = "assignment left out" if re.match(r"^[\w.?!]+ [+-]?= ", head) else "left out"
    indent, body = " " * depth(lines[first]), lines[first : last + 1]
    if re.match(r"^(?:if|for|do)\b", head) and any("return" in line for line in body):
        return
    yield Span(
        path, first, last, what, lines[first], lambda number: [f"{indent}if !Mutant.isOn({number}) {{", *shifted(body), f"{indent}}}"]
    )


# MARK: Which case counts


@functools.cache
def enumerations():
    """The cases of every enumeration an app tower knows, by the enumeration's name."""
    found = {}
    for folder in ("Sources/SDLRPC", "Sources/SDLManagers", "Sources/SDLKit"):
        for _, lines in sources(folder):
            name = None
            for line in lines:
                head = re.match(r"^(?:\w+ )*(enum|struct) (\w+).*\{$", line.strip())
                if head:
                    name = head[2]
                one = re.match(r"^public static var `?(\w+)`?: Self \{", line.strip())
                many = re.match(r"^case (\w+(?:, \w+)*)$", line.strip())
                if name and one:
                    found.setdefault(name, []).append(one[1])
                elif name and many:
                    found.setdefault(name, []).extend(many[1].split(", "))
    return {name: cases for name, cases in found.items() if len(cases) > 1}


def others(names):
    """Cases that could stand instead, or besides: of the enumerations that have all of these."""
    found = []
    for cases in enumerations().values():
        if all(name in cases for name in names):
            found += [case for case in cases if case not in names and case not in found]
    # Not always the first that comes to mind, and the same again next time.
    return found and [found[zlib.crc32("".join(names).encode()) % len(found)]]


def counted(path, lines, index):
    """Another case is compared with, one more stands in a list, or one does not count."""
    text = code(lines[index])
    if re.match(r"^\s*(?:@|import\b|public init|package init)", text):
        return
    for found in re.finditer(r"(==|!=) \.(\w+)(?![\w(.])", text):
        for other in others([found[2]]):
            yield one_line(
                path,
                lines,
                index,
                f".{found[2]} made .{other}",
                lambda number, at=found, to=other: (
                    f"{text[: at.start()]}{at[1]} (Mutant.isOn({number}) ? .{to} : .{at[2]}){text[at.end() :]}"
                ),
            )
    for found in re.finditer(r"\[(?:[A-Z]\w*)?(\.\w+(?:, \.\w+)*)\]", text):
        names = [name.strip(" .") for name in found[1].split(",")]
        for other in others(names):
            yield one_line(
                path,
                lines,
                index,
                f".{other} besides",
                lambda number, at=found, to=other: (
                    f"{text[: at.start()]}({at[0]} + (Mutant.isOn({number}) ? [.{to}] : [])){text[at.end() :]}"
                ),
            )
    several = re.match(r"^(\s*case )(\.\w+(?:\([^)]*\))?(?:, \.\w+(?:\([^)]*\))?)+)(:.*)$", text)
    if several and has_default(lines, index):
        head, names, tail = several.groups()
        parts = re.split(r", (?=\.)", names)
        for at, part in enumerate(parts):
            yield one_line(
                path,
                lines,
                index,
                f"{part} does not count",
                lambda number, at=at: (
                    # On lines of their own it is plain which of them is asked.
                    head + ",\n".join(one + f" where !Mutant.isOn({number})" * (at == i) for i, one in enumerate(parts)) + tail
                ),
            )


def has_default(lines, index):
    indent = depth(lines[index])
    for below in range(index + 1, len(lines)):
        text = code(lines[below]).strip()
        if depth(lines[below]) <= indent and text.startswith("default:"):
            return True
        if text == "}" and depth(lines[below]) <= indent:
            return False
    return False


# MARK: Collections

# What is mapped, or else something stands for it, is one value that may be missing: it has no last.
ONE = re.compile(r"\.(?:map|flatMap)(?: (\{[^{}]*\})|\((\{[^{}]*\}|\\\.\w+|[\w.]+)\))\)? \?\? |\.(?:map|flatMap) \{ \[\$0\] \}")
VALUE = re.compile(r'^\s*(?:case .*: )?value\["\w+"\] = [\w.]+$')


def lasts(path, lines, index):
    """Of a collection, the last alone."""
    text = code(lines[index])
    loop = re.match(r"^(\s*for (?!await|try)(?:case )?[^{]+? in )([^{]+?)((?: where [^{]+?)? \{.*)$", text)
    if loop and loop[2].count("(") == loop[2].count(")"):
        head, of, tail = loop.groups()
        yield one_line(path, lines, index, "only the last", lambda number: f"{head}({of}).kept({number}){tail}")
    for call in re.finditer(
        r"(?<=[\w)\]?])\.(?=(?:map|flatMap|compactMap|filter|forEach|reduce|allSatisfy|joined"
        r"|contains|first|prefix|sorted|enumerated)\b *[({])",
        text,
    ):
        # What goes on for ever has no last, and cannot be held as an array.
        if text[: call.start()].endswith("...)") or ONE.match(text[call.start() :]) or VALUE.match(text[: call.start()]):
            continue
        yield one_line(
            path, lines, index, "only the last", lambda number, at=call: f"{text[: at.start()]}.kept({number}){text[at.start() :]}"
        )
    append = re.match(r"^(\s*)(\w+(?:[.?!]+\w+)*[?!]?)\.append\((.*)\)$", text)
    if append and append[3].count("(") == append[3].count(")"):
        indent, name, _ = append.groups()
        yield one_line(
            path, lines, index, "only the last", lambda number: f"{indent}if Mutant.isOn({number}) {{ {name}.removeAll() }}; {text.strip()}"
        )


def one_line(path, lines, index, kind, make):
    return Span(path, index, index, kind, lines[index], lambda number: [make(number)])


def spans(path, lines):
    """Every way to break a file, in the order of its lines."""
    for index, line in enumerate(lines):
        text = code(line)
        if not text.strip() or text.strip().startswith(("*", '"""')):
            continue
        found = []
        every(lambda kind, make: found.append((kind, make)), lines, index)
        for kind, make in found:
            yield one_line(path, lines, index, kind, make)
        yield from counted(path, lines, index)
        yield from lasts(path, lines, index)
        yield from swaps(path, lines, index)
        yield from drops(path, lines, index)
