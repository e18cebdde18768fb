"""What a line of Swift can be made instead: each function tells `add` what stands there, and how it would be wrong."""

import functools
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@functools.cache
def sources(folder):
    """Every Swift file of a folder with its lines, read once: before anything is changed."""
    return [(path, path.read_text().split("\n")) for path in sorted((ROOT / folder).rglob("*.swift"))]


def code(line):
    """A line without its comment."""
    return re.sub(r"\s*//.*$", "", line)


@functools.cache
def labels():
    """What the requests' parameters are, by their names, where every request agrees."""
    types = {}
    for _, lines in sources("Sources/SDLRPC/Generated"):
        for head in re.findall(r"public init\((.*?)\n    \) \{", "\n".join(lines), re.DOTALL):
            for name, kind in re.findall(r"^\s*(\w+): ([^=,\n]+?)(?: = nil)?,?$", head, re.MULTILINE):
                types.setdefault(name, set()).add(kind)
    return {name: kinds.pop() for name, kinds in types.items() if len(kinds) == 1}


def wrong(kind, value, number):
    """A value of a type that is not the one that stands there; none where none comes to mind."""
    if value.strip() in ("nil", "[]"):
        return None
    switch = f"Mutant.isOn({number})"
    if kind.endswith("?"):
        return f"({switch} ? nil : {value})"
    if kind.startswith("["):
        return f"({switch} ? [{':' if ':' in kind else ''}] : {value})"
    return {
        "Bool": f"({switch} != ({value}))",
        "Int": f"(({value}) + ({switch} ? 1 : 0))",
        "String": f'(({value}) + ({switch} ? "x" : ""))',
    }.get(kind)


def argument(text, start):
    """The end of the argument that begins at `start`; none where it goes on in the next line."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            if depth == 0:
                return at
            depth -= 1
        elif text[at] == "," and depth == 0:
            return at
    return None


def inspected(text):
    """Whether only the inspector is told."""
    return re.match(r"^\s*(?:note|changed|step|self\.changed|tellState)\(|^\s*(?:\w+\??\.)*inspector\b|^\s*lifeState = ", text)


def every(add, lines, index):
    """Every way to break a line: a condition turned round, a number one more, a statement or an argument left out."""
    text = code(lines[index])
    bodies(add, text, lines, index)
    # What a caller elsewhere sees of a declaration cannot know our switch.
    if re.match(r"^\s*(?:public|open|package init|@|import\b|(?:_ )?\w+: [^=]*=)", text):
        return
    arrays(add, text)
    if re.match(r"^\s*case\b", text):
        cases(add, text, lines, index)
        return
    statements(add, text, lines, index)
    arguments(add, text, lines, index)
    values(add, text)


def bodies(add, text, lines, index):
    """What a property or a function of one line gives."""
    inner = re.match(r"^(.*\{ if )([^{}]+?)( \{ [^{}]+ \}.*)$", text)
    if inner and not re.search(r"\b(?:let|var|case|await|try)\b", inner[2]):
        head, middle, tail = inner.groups()
        add("turned round", lambda number: f"{head}Mutant.isOn({number}) != ({middle}){tail}")
        return
    accessor = re.match(r"^(\s*)(get|set) \{ (.+) \}$", text)
    if accessor:
        indent, which, body = accessor.groups()
        header = next(
            (re.search(r"\bvar \w+: (.+) \{$", line) for line in reversed(lines[max(0, index - 4) : index]) if " var " in line), None
        )
        if which == "set":
            add("left out", lambda number: f"{indent}set {{ if !Mutant.isOn({number}) {{ {body} }} }}")
        elif header and wrong(header[1], body, 0):
            add("another value", lambda number: f"{indent}get {{ {wrong(header[1], body, number)} }}")
        return
    whole = re.match(r"^(\s*(?!case\b)[^{}]*\b(?:var|func)\b[^{}=]*)\{ (?!get\b|set\b|didSet\b)(.+) \}$", text)
    if not whole or re.search(r"\b(?:package |public )?init\b", whole[1]):
        return
    head, body = whole.groups()
    kind = re.search(r"(?:->|:) *([^:>()]+|\[[^\]]+\]\??) $", head)
    if "func" in head and "->" not in head:
        if not re.match(r"(?:if|guard|switch|for)\b", body):
            add("left out", lambda number: f"{head}{{ if !Mutant.isOn({number}) {{ {body} }} }}")
    elif kind and wrong(kind[1].strip(), body, 0) and ";" not in body:
        add("another value", lambda number: f"{head}{{ {wrong(kind[1].strip(), body, number)} }}")


def arrays(add, text):
    """The first of several values in a list of them."""
    listed = re.match(r"^(\s*(?:case [^:]*: |return |)?)(\[[^\[\]:{}]*\])(\s*)$", text)
    if listed and "[]" not in listed[2] and not listed[1].strip() == "":
        head, array, tail = listed.groups()
        add("first left out", lambda number: f"{head}Array({array}.dropFirst(Mutant.isOn({number}) ? 1 : 0)){tail}")


def inInitialiser(lines, index):
    indent = len(lines[index]) - len(lines[index].lstrip())
    for above in range(index - 1, -1, -1):
        if re.search(r"\b(?:func|init)\b", lines[above]) and len(lines[above]) - len(lines[above].lstrip()) < indent:
            return re.search(r"\binit\b", lines[above]) is not None
    return False


def cases(add, text, lines, index):
    """A case that goes with the others, or does nothing."""
    one = re.match(r"^(\s*case [^,:]+?)(: .+|:)$", text)
    indent = len(text) - len(text.lstrip())
    rest = [line for line in lines[index + 1 : index + 20]]
    end = next((at for at, line in enumerate(rest) if line.strip() == "}" and len(line) - len(line.lstrip()) <= indent), len(rest))
    if one and " where " not in one[1] and any(re.match(r"^\s*default:", line) for line in rest[:end]):
        add("goes with the others", lambda number: f"{one[1]} where !Mutant.isOn({number}){one[2]}")
    call = re.match(r"^(\s*case [^:]+: )((?:\w+\.)*delegate\?\..+)$", text)
    if call:
        add("left out", lambda number: f"{call[1]}if !Mutant.isOn({number}) {{ {call[2]} }}")


def statements(add, text, lines, index):
    # A body of one line is a value, whether it says so or not.
    near = lines[max(0, index - 1) : index + 2]
    isAlone = near[0].rstrip().endswith(("{", " in")) and near[-1].strip().startswith("}")
    if isAlone and re.search(r"\bfunc\b", near[0]) and "->" not in near[0]:
        isAlone = False
    # What a condition asks besides, and what a loop goes through.
    asked = re.match(r"^(\s*(?:guard|if|\} else if) )(.+)$", text)
    if asked and re.search(r"\b(?:let|var|case|await|try)\b|, ", asked[2]) and not asked[2].startswith("#"):
        add("never so", lambda number: f"{asked[1]}!Mutant.isOn({number}), {asked[2]}")
    loop = re.match(r"^(\s*for (?!await)[^{]+?)( where [^{]+?)?( \{.*)$", text)
    if loop:
        head, where, tail = loop.groups()
        more = f" && ({where.removeprefix(' where ')})" if where else ""
        add("none gone through", lambda number: f"{head} where !Mutant.isOn({number}){more}{tail}")
    conjunct = re.match(r"^(\s*)(&&|\|\|) ([^{}]+)$", text)
    if conjunct and conjunct[3].count("(") == conjunct[3].count(")"):
        indent, joint, rest = conjunct.groups()
        add(
            "not asked",
            lambda number: (
                f"{indent}{joint} ({'' if joint == '&&' else '!'}Mutant.isOn({number}) {'||' if joint == '&&' else '&&'} ({rest}))"
            ),
        )
    condition = re.match(r"^(\s*(?:guard|if|\} else if)\s+)((?:(?!\b(?:let|var|case|await|try)\b)[^,{}])+?)(\s+else\s*\{.*|\s*\{.*)$", text)
    if condition and condition[2].count("(") == condition[2].count(")"):
        head, middle, tail = condition.groups()
        add("turned round", lambda number: f"{head}Mutant.isOn({number}) != ({middle}){tail}")
    isStatement = re.match(r"^\s*[a-z][\w.?!]*(?:\[[^\]]*\])?(?:\([^{}]*\)| [+-]?= [^{}]+[^,{(\[&|])$", text)
    isDeclaration = re.match(
        r"^\s*(?:let|var|return|case|default|break|continue|guard|if|import|func|self\.init|super\.init|defer|for|while|switch|throw)\b",
        text,
    )
    # What an initialiser sets first has to be set.
    isInitial = re.match(r"^\s*(?:self\.)?\w+ = ", text) and inInitialiser(lines, index)
    if isStatement and not isDeclaration and not isAlone and not isInitial and text.count("(") == text.count(")"):
        indent = re.match(r"\s*", text)[0]
        add("left out", lambda number: f"{indent}if !Mutant.isOn({number}) {{ {text.strip()} }}")


def arguments(add, text, lines, index):
    """What a request would carry."""
    following = code(lines[index + 1]).strip() if index + 1 < len(lines) else ""
    # Another initialiser's parameters have types of their own.
    if re.match(r"^\s*(?:super|self)\.init\(", text):
        return
    for label in re.finditer(r"(?<![\w.?])(\w+): (?!nil\b)", text):
        kind = labels().get(label[1])
        isDeclared = re.search(r"\b(?:let|var) $", text[: label.start()]) or "func " in text or "->" in text
        if kind is None or isDeclared or re.match(r"^\s*(?:let|var|func|init|case|guard|if)\b", text):
            continue
        end = argument(text, label.end())
        if end is None:
            if following.startswith((".", "??", "?", "&&", "||", "+")) or text.rstrip().endswith(("(", "[", "{")):
                continue
            end = len(text)
        value = text[label.end() : end]
        # The type of a declaration's parameter.
        if re.match(r"^(?:@escaping |any |\[)*[A-Z]\w*\]?\??(?: =.*)?$", value.strip()):
            continue
        if value.strip() and "{" not in value and "..." not in value and value.count("(") == value.count(")") and wrong(kind, value, 0):
            add(
                f"{label[1]} wrong",
                lambda number, at=label, to=end, of=value, is_=kind: f"{text[: at.end()]}{wrong(is_, of, number)}{text[to:]}",
            )


def values(add, text):
    for literal in re.finditer(r"(?<![\w.\"#$])(\d[\d_]*)(?![\w.\"xX])", text):
        if re.match(r"^\s*(?:case|@|import|\.)", text) or '"' in text or "..<" in text:
            continue
        value = literal[1]
        add(
            f"{value} made one more",
            lambda number, at=literal: (
                f"{text[: at.start()]}(Mutant.isOn({number}) ? {int(at[1].replace('_', '')) + 1} : {at[1]}){text[at.end() :]}"
            ),
        )
    for word, other in (("true", "false"), ("false", "true")):
        for literal in re.finditer(rf"(?<![\w.\"]){word}(?![\w\"])", text):
            # A word of a sentence.
            if text[: literal.start()].count('"') % 2:
                continue
            add(
                f"{word} made {other}",
                lambda number, at=literal, to=other: f"{text[: at.start()]}(Mutant.isOn({number}) ? {to} : {at[0]}){text[at.end() :]}",
            )
    for word, other in (("min", "max"), ("max", "min")):
        for call in re.finditer(rf"(?<![\w.]){word}\(", text):
            add(
                f"{word} made {other}",
                lambda number, at=call, is_=word, to=other: (
                    f"{text[: at.start()]}(Mutant.isOn({number}) ? Swift.{to} : Swift.{is_})({text[at.end() :]}"
                ),
            )
