"""`scripts/mutate`: how the app tower is broken, and what is told of it."""

import os
import random
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from mutation import explained, kinds, spans, tower  # noqa: E402


@pytest.fixture
def known(monkeypatch):
    """Two enumerations; one has both `success` and `warnings`."""
    monkeypatch.setattr(
        spans, "enumerations", lambda: {"Result": ["success", "warnings", "timedOut", "aborted"], "Side": ["left", "right"]}
    )


def ways(text, kind=None):
    """What each way to break a text makes of it, by what it is called."""
    lines = text.strip("\n").split("\n")
    found = {}
    for span in spans.spans(ROOT / "Sources/SDLKit/A.swift", lines):
        made = lines[: span.first] + span.make(7) + lines[span.last + 1 :]
        found.setdefault(span.kind, []).append("\n".join(made))
    return found if kind is None else found.get(kind, [])


def test_two_statements_change_places_with_the_switch_on_alone():
    [made] = ways(
        """
    func go() {
        stop()
        start(
            at: 1)
    }
""",
        "swapped with the next",
    )
    assert made.splitlines()[1:] == [
        "        if Mutant.isOn(7) {",
        "            start(",
        "                at: 1)",
        "            stop()",
        "        } else {",
        "            stop()",
        "            start(",
        "                at: 1)",
        "        }",
        "    }",
    ]


@pytest.mark.parametrize(
    "body",
    [
        ["one = a", "two = b"],
        ["owner.one = { stop() }", "owner.two = { start() }"],
        ["let one = a()", "start()"],
        ["start()", "return one()"],
        ["start()", "", "stop()"],
        ["// In any order.", "start()", "stop()"],
        ["table.observe(A.self) { go() }", "table.observe(B.self) { go() }"],
    ],
)
def test_an_order_that_says_nothing_stays(body):
    text = "\n".join(["func go() {", *(f"    {line}" for line in body), "}"])
    assert ways(text, "swapped with the next") == []


@pytest.mark.parametrize(
    "body",
    [["one = a", "two = one"], ["one = make()", "two = b"], ["one = a", "tell()"], ["one = a", "one = b"], ["start()", "if a { stop() }"]],
)
def test_an_order_that_may_matter_is_tried(body):
    assert len(ways("\n".join(["func go() {", *(f"    {line}" for line in body), "}"]), "swapped with the next")) == 1


@pytest.mark.parametrize("gap", ["            // Why.", ""])
def test_a_comment_or_a_gap_within_a_body_is_not_its_end(gap):
    text = f"""
    func go() {{
        send {{ result in
            check(result)
{gap}
            agreed()
        }}
        done = true
    }}
"""
    made = next(made for made in ways(text, "left out") if "if !Mutant.isOn(7) {\n            send" in made)
    assert made.splitlines()[1:9] == [
        "        if !Mutant.isOn(7) {",
        "            send { result in",
        "                check(result)",
        f"    {gap}" if gap else "",
        "                agreed()",
        "            }",
        "        }",
        "        done = true",
    ]


def test_an_assignment_is_dropped_over_one_line_or_several():
    [short] = ways("func go() {\n    shown = nothing\n    stop()\n}", "left out")[:1]
    assert "    if !Mutant.isOn(7) { shown = nothing }" in short
    [long] = ways("func go() {\n    shown = make(\n        of: 2)\n    stop()\n}", "assignment left out")
    assert "    if !Mutant.isOn(7) {\n        shown = make(\n            of: 2)\n    }" in long


def test_what_is_first_set_in_an_initialiser_stays():
    assert "left out" not in ways("init() {\n    shown = nothing\n    total = 1\n}")


def test_another_case_counts(known):
    [made] = ways("if side == .left { stop() }", ".left made .right")
    assert made == "if side == (Mutant.isOn(7) ? .right : .left) { stop() }"
    [besides] = ways("[Result.success, .warnings, .aborted].contains(result)", ".timedOut besides")
    assert besides == "([Result.success, .warnings, .aborted] + (Mutant.isOn(7) ? [.timedOut] : [])).contains(result)"
    text = "switch result {\ncase .success, .warnings: go()\ndefault: stop()\n}"
    assert "case .success,\n.warnings where !Mutant.isOn(7): go()" in ways(text, ".warnings does not count")[0]
    assert "case .success where !Mutant.isOn(7),\n.warnings: go()" in ways(text, ".success does not count")[0]


def test_a_switch_that_has_no_default_is_left_whole(known):
    assert ways("switch side {\ncase .left, .right: go()\n}") == {}


@pytest.mark.parametrize(
    "line, made",
    [
        ("for one in all where one.isSeen { go(one) }", "for one in (all).kept(7) where one.isSeen { go(one) }"),
        ("go(all.map { $0.name })", "go(all.kept(7).map { $0.name })"),
        ("go(all?.filter(isSeen))", "go(all?.kept(7).filter(isSeen))"),
        ("all.append(one)", "if Mutant.isOn(7) { all.removeAll() }; all.append(one)"),
    ],
)
def test_of_a_collection_the_last_alone_is_kept(line, made):
    assert made in ways(line, "only the last")


def test_of_what_goes_on_for_ever_no_last_is_looked_for():
    assert ways("let free = (1...).first { taken[$0] == nil }", "only the last") == []


@pytest.mark.parametrize(
    "line",
    [
        'value["label"] = label.map { .string($0) }',
        "set { replace(with: newValue.map { [$0] } ?? []) }",
        '"answered \\(result)" + (info.map { ": \\($0)" } ?? "")',
        "width: video?.width.map(Int.init) ?? width",
    ],
)
def test_what_may_be_missing_is_one_and_has_no_last(line):
    assert ways(line, "only the last") == []


# MARK: Choosing and writing


def found(text="func go() {\n    stop()\n    start()\n    end()\n}"):
    return list(spans.spans(ROOT / "Sources/SDLKit/A.swift", text.split("\n")))


def test_a_seed_chooses_the_same_and_no_line_twice():
    first = tower.choose(found(), 9, random.Random(3))
    assert [str(one) for one in first] == [str(one) for one in tower.choose(found(), 9, random.Random(3))]
    lines = [at for one in first for at in range(one.span.first, one.span.last + 1)]
    assert len(lines) == len(set(lines)) and [one.number for one in first] == list(range(1, len(first) + 1))
    assert len(tower.choose(found(), 1, random.Random(3))) == 1


def test_a_broken_file_knows_whose_each_line_is_so_that_the_compiler_can_be_asked(tmp_path):
    lines = ["func go() {", "    stop()", "    start()", "    end()", "}"]
    mutants = [one for one in tower.choose(found(), 9, random.Random(1))]
    text, numbers = tower.broken(lines, mutants)
    assert len(text) == len(numbers) and {number for number in numbers if number} == {one.number for one in mutants}
    assert (text[0], text[-1], numbers[0], numbers[-1]) == ("func go() {", "}", None, None)
    at = numbers.index(mutants[0].number) + 1
    place = (str(tmp_path / "Sources/SDLKit/A.swift"), at)
    assert tower.blamed({place}, tmp_path, {"Sources/SDLKit/A.swift": numbers}) == {mutants[0].number}
    # What is complained of where nothing is broken comes from the nearest.
    assert tower.blamed({(place[0], len(numbers))}, tmp_path, {"Sources/SDLKit/A.swift": numbers}) == {mutants[-1].number}
    assert tower.blamed(set(), tmp_path, {"Sources/SDLKit/A.swift": numbers}) == set()
    with pytest.raises(SystemExit, match="nothing is broken in that file"):
        tower.blamed({(str(tmp_path / "B.swift"), 1)}, tmp_path, {})


def test_what_stays_is_not_written_anew_and_what_is_gone_goes(tmp_path):
    files = {"Package.swift": b"package", "Sources/SDLKit/A.swift": b"\n".join(line.encode() for line in ["func go() {", "}"])}
    tower.write(tmp_path, files, [])
    kept = tmp_path / "Sources/SDLKit/A.swift"
    before = kept.stat().st_mtime_ns
    (tmp_path / "Sources/SDLKit/Old.swift").write_text("old")
    tower.write(tmp_path, files, [])
    assert kept.stat().st_mtime_ns == before and not (tmp_path / "Sources/SDLKit/Old.swift").exists()
    assert "enum Mutant" in (tmp_path / "Sources/SDLKit/Mutant.swift").read_text()


# MARK: By kind


def test_every_way_to_break_the_tower_is_of_one_kind():
    for span in tower.candidates():
        assert len([name for name, words in kinds.KINDS.items() if re.match(words, span.kind)]) == 1, span.kind


def test_only_a_kind_is_met_or_what_lies_below_a_folder():
    all_of_it = found()
    assert {span.kind for span in kinds.fitting(all_of_it, ["swapped"], [], ROOT)} == {"swapped with the next"}
    assert kinds.fitting(all_of_it, [], ["Sources/SDLKit"], ROOT) == all_of_it == kinds.fitting(all_of_it, [], [], ROOT)
    assert kinds.fitting(all_of_it, [], ["Sources/SDLManagers"], ROOT) == []
    with pytest.raises(SystemExit):
        tower.options(["--kind", "swapped,unheard-of"])


def test_what_any_seed_has_met_is_counted_the_last_word_counting(tmp_path):
    mutants = tower.choose(found(), 3, random.Random(1))
    for seed, results in enumerate((["survived", "survived"], ["noticed"])):
        report = tower.Report(tmp_path / f"mutants-{seed}.json")
        for mutant, mutant.result in zip(mutants, results):
            report.note(mutant)
        os.utime(report.path, (seed, seed))
    before = kinds.met(tmp_path)
    assert before == {mutants[0].name: "noticed", mutants[1].name: "survived"}
    assert kinds.met(tmp_path, but=tmp_path / "mutants-1.json") == {one.name: "survived" for one in mutants[:2]}
    rows = [line.split() for line in kinds.table(mutants, before).splitlines()]
    assert ["SDLKit", "3", "2", "1"] in rows
    assert sum(int(row[1]) for row in rows[1:] if row and row[0] in kinds.KINDS) == 3


# MARK: Meeting and telling


class Runner:
    """Stands in for the built tests: which suites fail under which number."""

    def __init__(self, failing):
        self.failing, self.runs, self.places = failing, [], {}

    def run(self, suites, seconds, number=0, reached=None):
        self.runs.append(list(suites))
        self.places[number] = next((re.split(r"[./]", name)[-1] for name in suites if name in self.failing), None)
        return None if self.failing & set(suites) else 1


def meet(failing, reach, noticed=None):
    [mutant] = tower.choose(found(), 1, random.Random(1))
    tests = Runner(failing)
    return tower.meet(tests, mutant, reach, {} if noticed is None else noticed), tests.runs


def test_only_the_suites_that_reach_a_breakage_are_run_the_quick_ones_first():
    reach = {name: (seconds, {1}) for seconds, name in enumerate("ABCDEF", 1)} | {"Other": (0.1, {2})}
    assert meet({"B"}, reach) == ("noticed", [["A", "B", "C", "D"]])
    assert meet({"F"}, reach) == ("noticed", [["A", "B", "C", "D"], ["E", "F"]])
    assert meet(set(), reach) == ("survived", [["A", "B", "C", "D"], ["E", "F"]])
    assert meet(set(), {"Other": (1, {2})}) == ("not reached", [])


def test_who_has_noticed_something_in_a_file_is_asked_first_of_the_next():
    reach = {f"Tests.{name}": (seconds, {1}) for seconds, name in enumerate("ABCDEF", 1)}
    noticed = {}
    assert meet({"Tests.F"}, reach, noticed)[1] == [[f"Tests.{name}" for name in "ABCD"], ["Tests.E", "Tests.F"]]
    assert noticed == {"Sources/SDLKit/A.swift": {"F": 1}}
    assert meet({"Tests.F"}, reach, noticed) == ("noticed", [[f"Tests.{name}" for name in "FABC"]])


def test_a_suite_that_fails_with_nothing_broken_is_left_out_and_named(capsys):
    tests = Runner({"B"})
    tests.suites = lambda: ["A", "B"]
    assert list(tower.coverage(tests, 1)) == ["A"]
    assert "left out, as it fails with nothing broken: B" in capsys.readouterr().out
    tests.suites = lambda: ["B"]
    with pytest.raises(SystemExit, match="every suite fails"):
        tower.coverage(tests, 1)


def test_a_failing_test_ends_the_run_and_so_does_time(tmp_path):
    bundle = tower.Bundle(tmp_path)
    bundle.path = tmp_path / "tests"

    def runs(script, seconds=20):
        bundle.path.write_text(f"#!/bin/sh\n{script}\n")
        bundle.path.chmod(0o755)
        return bundle.run(["A"], seconds)

    assert runs("echo 'Test run with 12 tests in 2 suites passed'") == 12
    assert runs("echo '✘ Test x() recorded an issue at A.swift:1:1'; sleep 20") is None
    assert bundle.places == {0: "A"}
    assert runs(r"printf '\033[91m✘\033[0m Test x() failed after 1 second\n'; sleep 20") is None
    assert runs("echo 'Test run with 12 tests in 2 suites passed'; exit 1") is None
    assert runs("exec sleep 20", seconds=0.2) is tower.LATE


def test_what_has_ended_by_itself_as_it_is_killed_can_be_asked_what_it_used():
    process = subprocess.Popen(["true"])
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
    tower.kill(process)
    assert os.wait4(process.pid, 0)[0] == process.pid


def test_a_machine_that_stood_still_meanwhile_makes_nothing_late():
    class Clock:
        waits = []

        def wait(self, seconds):
            self.waits.append(seconds)
            return len(self.waits) == 5

    late, clock = threading.Event(), Clock()
    tower.watched(None, 20, late, clock)
    assert clock.waits == [1] * 5 and not late.is_set()
    with subprocess.Popen(["sleep", "20"]) as process:
        tower.watched(process, 1, late, threading.Event())
        assert process.wait() == -signal.SIGKILL and late.is_set()


def test_how_long_a_suite_takes_is_its_own_work_not_its_waiting(tmp_path):
    bundle = tower.Bundle(tmp_path)
    bundle.path = tmp_path / "tests"
    for name, script in (("waits", "sleep 1"), ("works", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done")):
        bundle.path.write_text(f"#!/bin/sh\n{script}\necho 'Test run with 1 test passed'\n")
        bundle.path.chmod(0o755)
        assert bundle.run([name], 20) == 1
    assert bundle.seconds["waits",] < 0.1 < bundle.seconds["works",]


def test_a_run_that_is_cut_short_has_told_what_it_met_and_the_next_goes_on_from_there(tmp_path):
    mutants = tower.choose(found(), 3, random.Random(1))
    report = tower.Report(tmp_path / "mutants-1.json")
    for mutant, result in zip(mutants, ("noticed", "survived", "not reached")):
        mutant.result = result
        report.note(mutant)
    results = tower.Report(tmp_path / "mutants-1.json").results
    assert results == {mutant.name: mutant.result for mutant in mutants}
    # Wherever they stand now: the file has grown meanwhile.
    again = tower.lived(found("// New.\nfunc go() {\n    stop()\n    start()\n    end()\n}"), results)
    assert {one.key for one in again} <= {one.key for one in mutants[1:]} and len(again) > 0
    assert tower.lived(found(), {mutants[0].name: "noticed"}) == []
    same = tower.choose(found(), 3, random.Random(1))
    due = tower.rest(same, {mutants[0].name: "noticed", mutants[2].name: "not compiled"})
    assert due == [same[1]] and [mutant.result for mutant in same] == ["noticed", None, "not compiled"]


def test_what_another_seed_found_not_to_compile_is_not_built_again():
    mutants = tower.choose(found(), 3, random.Random(1))
    mutants[2].result = "noticed"
    before = {mutants[0].name: "not compiled", mutants[1].name: "survived", mutants[2].name: "not compiled"}
    assert tower.uncompiled(mutants, before) == [mutants[0]]
    assert [mutant.result for mutant in mutants] == ["not compiled", None, "noticed"]


def test_of_several_things_that_are_done_to_a_line_the_one_that_lived_is_met_again():
    ways = [span for span in found("go(all.filter { some.contains($0) })") if span.kind == "only the last"]
    assert len(ways) == 2
    for way in ways:
        [again] = tower.lived(ways, {tower.Mutant(1, way).name: "survived"})
        assert again.span is way


def test_the_table_counts_and_too_many_that_nobody_explains_make_it_fail(tmp_path, capsys):
    mutants = tower.choose(found(), 3, random.Random(1))
    for mutant, result in zip(mutants, ("noticed", "survived", "not compiled")):
        mutant.result = result
    (tmp_path / "docs").mkdir()
    path, kind, before = mutants[1].key
    (tmp_path / "docs/mutants.md").write_text(
        f"| file | what | line | why |\n|---|---|---|---|\n| `{path}` | {kind} | `` {before} `` | No matter. |\n"
    )
    reasons = explained.reasons(tmp_path)
    assert reasons == {mutants[1].key: "No matter."}
    assert tower.tell(mutants, reasons)
    said = capsys.readouterr().out
    assert "lived          50.00 %" in said and "No matter." in said and "tried              2" in said
    assert not tower.tell(mutants, {})


def test_each_explained_breakage_is_one_that_can_be_made():
    possible = {tower.Mutant(0, span).key for span in tower.candidates()}
    assert set(explained.reasons(ROOT)) <= possible


def test_a_copy_may_be_named_from_where_one_stands(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert tower.options(["--copy", "broken"]).copy == tmp_path / "broken"
    assert tower.options([]).copy == tower.ROOT / ".build-mutate"
