import Foundation
import SDLSupport
import Testing

@testable import SDLBridge

/// What a bridge does for somebody who works on an app: it stands still with it, and starts it anew.
@Suite struct WorkbenchTests {
    @Test func `The clock is held by the first app that stands still and let go by the last`() {
        let clockHolders = ClockHolders()
        #expect(clockHolders.change(to: ["a"], isPaused: false) == .pause)
        #expect(clockHolders.change(to: ["a", "b"], isPaused: true) == .nothing)
        #expect(clockHolders.holders == ["a", "b"])
        #expect(clockHolders.change(to: ["b"], isPaused: true) == .nothing)
        #expect(clockHolders.change(to: [], isPaused: true) == .resume)
        #expect(clockHolders.holders.isEmpty)
    }

    @Test func `A clock that a person has paused is theirs, and one they let go on goes on`() {
        let paused = ClockHolders()
        #expect(paused.change(to: ["a"], isPaused: true) == .nothing)
        #expect(paused.change(to: [], isPaused: true) == .nothing)
        let resumed = ClockHolders()
        #expect(resumed.change(to: ["a"], isPaused: false) == .pause)
        resumed.letGo()
        #expect(resumed.holders.isEmpty)
        #expect(resumed.change(to: ["a", "b"], isPaused: false) == .nothing)
        #expect(resumed.change(to: [], isPaused: false) == .nothing)
        #expect(resumed.change(to: ["a"], isPaused: false) == .pause)
    }

    @Test(arguments: [
        ("71 (hello) S 1 71", false), ("71 (hello) t 1 71", true), ("71 (hello) T 1 71", true),
        ("71 (a) T (b)) R 1", false), ("71 (a) R (b) t 1", true), ("", false),
    ])
    func `A process is halted when its state says so, whatever its name says`(stat: String, isHalted: Bool) {
        #expect(HaltedProcess.isHalted(stat) == isHalted)
    }

    @Test func `A process that runs, and one that is not there, are not halted`() {
        #expect(!HaltedProcess.isHalted(Int(getpid())) && !HaltedProcess.isHalted(0) && !HaltedProcess.isHalted(-1))
    }

    @Test func `Of a build that failed the errors are told, or else its end`() {
        let said = "Building\n/a/b.swift:3:1: error: no\n3 | let\nwarning: so\nerror: fatalError\n"
        #expect(AppPackage.errors(in: said) == "/a/b.swift:3:1: error: no\nerror: fatalError")
        let long = (1...30).map { "line \($0)" }.joined(separator: "\n")
        #expect(AppPackage.errors(in: long).split(separator: "\n").count == 20)
    }

    @Test func `Sources have changed when one of them is longer, newer, gone or there at last`() throws {
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

    @Test func `What a program says and how it ends is told, also when there is no such program`() async {
        let (status, said) = await Subprocess.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
        #expect(status == 3 && said == "out\nerr\n")
        #expect(await Subprocess.run(["no-such-program-here"]).status == 127)
        #expect(await Subprocess.run(["sh", "-c", "kill -9 $$"]).status == 137)
    }
}
