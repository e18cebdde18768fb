import Foundation
import SDLSupport
import Testing

@testable import SDLBridge

/// Tests for functions that help app developers: the bridge pauses the clock while a debugger halts an app, and watches
/// builds and changed source files.
@Suite struct WorkbenchTests {
    @Test func `pauses the clock for the first halted app and resumes it after the last`() {
        let clockHolders = ClockHolders()
        #expect(clockHolders.change(to: ["a"], isPaused: false) == .pause)
        #expect(clockHolders.change(to: ["a", "b"], isPaused: true) == .nothing)
        #expect(clockHolders.holders == ["a", "b"])
        #expect(clockHolders.change(to: ["b"], isPaused: true) == .nothing)
        #expect(clockHolders.change(to: [], isPaused: true) == .resume)
        #expect(clockHolders.holders.isEmpty)
    }

    @Test func `does not resume a clock that a client paused, and keeps one running that a client resumed`() {
        let paused = ClockHolders()
        #expect(paused.change(to: ["a"], isPaused: true) == .nothing)
        #expect(paused.change(to: [], isPaused: true) == .nothing)
        let resumed = ClockHolders()
        #expect(resumed.change(to: ["a"], isPaused: false) == .pause)
        resumed.release()
        #expect(resumed.holders.isEmpty)
        #expect(resumed.change(to: ["a", "b"], isPaused: false) == .nothing)
        #expect(resumed.change(to: [], isPaused: false) == .nothing)
        #expect(resumed.change(to: ["a"], isPaused: false) == .pause)
    }

    @Test(arguments: [
        ("71 (hello) S 1 71", false), ("71 (hello) t 1 71", true), ("71 (hello) T 1 71", true),
        ("71 (a) T (b)) R 1", false), ("71 (a) R (b) t 1", true), ("", false),
    ])
    func `reads the process's state from its stat line, whatever its name contains`(stat: String, isHalted: Bool) {
        #expect(HaltedProcess.isHalted(stat) == isHalted)
    }

    @Test func `does not report running or missing processes as halted`() {
        #expect(!HaltedProcess.isHalted(Int(getpid())) && !HaltedProcess.isHalted(0) && !HaltedProcess.isHalted(-1))
    }

    @Test func `reports the errors of a failed build, or else its last lines`() {
        let said = "Building\n/a/b.swift:3:1: error: no\n3 | let\nwarning: so\nerror: fatalError\n"
        #expect(AppPackage.errors(in: said) == "/a/b.swift:3:1: error: no\nerror: fatalError")
        let long = (1...30).map { "line \($0)" }.joined(separator: "\n")
        #expect(AppPackage.errors(in: long).split(separator: "\n").count == 20)
    }

    @Test func `notices sources that were changed, added or deleted`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marks-\(UUID())")
        try FileManager.default.createDirectory(at: folder.appending(path: "deep"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func mark() -> SourceMark { SourceMark([folder.path()]) }
        let empty = mark()
        #expect(empty == mark())
        let file = folder.appending(path: "deep/a.swift")
        try Data("one".utf8).write(to: file)
        let first = mark()
        #expect(first != empty)
        try Data("three".utf8).write(to: file)
        let second = mark()
        #expect(second != first)
        try Data("x".utf8).write(to: folder.appending(path: ".a.swift.swp"))
        #expect(mark() == second)
        try FileManager.default.removeItem(at: file)
        #expect(mark() == empty)
    }

    @Test func `reports a program's output and exit status, also if there is no such program`() async {
        let (status, said) = await Subprocess.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
        #expect(status == 3 && said == "out\nerr\n")
        #expect(await Subprocess.run(["no-such-program-here"]).status == 127)
        #expect(await Subprocess.run(["sh", "-c", "kill -9 $$"]).status == 137)
    }
}
