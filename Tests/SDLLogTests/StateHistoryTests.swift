import Foundation
import JSON
import Journaling
import SDLSupport
import Testing

@testable import SDLLog

@Suite struct `State history` {
    private let folder: TemporaryFolder
    private var directory: String { folder.path + "/history" }

    init() throws { folder = try TemporaryFolder() }

    private func history(
        onDisk: Bool = true, changes: Int = 3, bytes: Int = 1 << 20, redacted: Set<String> = Redactor.usual
    ) -> StateHistory {
        var settings = StateHistory.Settings(directory: onDisk ? directory : nil)
        settings.stretchChanges = changes
        settings.byteLimit = bytes
        return StateHistory(settings, redactor: Redactor(redacted), timekeeper: ControlledTimekeeper(pausedAt: .zero))
    }

    /// Adds a change of the state for each number, as the hub does.
    private func add(_ history: StateHistory, _ numbers: ClosedRange<Int>, epoch: String = "e1", value: String = "1") {
        var tree = StateTree()
        for number in numbers {
            let operation = StateOperation(path: ["a\(number)"], value: Array(value.utf8))
            let patch = tree.apply([operation], number: UInt64(number)) { _, _ in }!
            tree.publish()
            let text = String(decoding: patch, as: UTF8.self)
            history.keep(
                Array(#"{"op":"change","seq":\#(number),"at":\#(number),"row":\#(number * 2),"patch":\#(text)}"#.utf8),
                epoch: epoch, row: UInt64(number * 2), at: Instant(nanoseconds: Int64(number) * 1_000_000),
                snapshot: tree.reading.snapshot)
        }
    }

    /// Returns a list of numbers for each section of the history: first the number of its whole state, then the numbers
    /// of its changes.
    private func numbers(_ history: StateHistory) async throws -> [[Int]] {
        try await history.stretches().map { stretch in
            let (state, changes) = try #require(stretch.lines())
            let lines = [state] + changes.split(separator: UInt8(ascii: "\n")).map(Array.init)
            return try lines.map { try JSONValue(parsing: $0)["seq"]?.int ?? 0 }
        }
    }

    @Test(arguments: [true, false])
    func `consists of sections that each begin with the whole state`(onDisk: Bool) async throws {
        let history = history(onDisk: onDisk)
        add(history, 1...8)
        #expect(try await numbers(history) == [[1, 2, 3, 4], [4, 5, 6, 7], [7, 8]])
        let last = try #require(await history.stretches().last)
        #expect(last.firstRow == 15 && last.epoch == "e1")
        let state = try JSONValue(parsing: try #require(last.lines()).state)
        #expect(state["op"] == "snapshot" && state["row"] == 14 && state["at"] == 7)
        #expect(state["state"]?.object?.keys == (1...7).map { "a\($0)" })
        await history.close()
    }

    @Test func `is available to the next process, up to the last complete line`() async throws {
        let first = history()
        add(first, 1...5)
        #expect(try await numbers(first) == [[1, 2, 3, 4], [4, 5]])
        await first.close()
        // A killed process can leave an incomplete line. The second file is not a section.
        let file = try #require(FileHandle(forWritingAtPath: directory + "/0000000002.ndjson"))
        try file.seekToEnd()
        try file.write(contentsOf: Data(#"{"op":"change","se"#.utf8))
        try file.close()
        try Data("nonsense".utf8).write(to: URL(filePath: directory + "/0000000003.ndjson"))
        let second = history()
        #expect(try await numbers(second) == [[1, 2, 3, 4], [4, 5]])
        add(second, 1...2, epoch: "e2")
        #expect(try await numbers(second) == [[1, 2, 3, 4], [4, 5], [1, 2]])
        let stretches = await second.stretches()
        #expect(stretches.map(\.epoch) == ["e1", "e1", "e2"])
        #expect(stretches.map { $0.seq == 1 } == [true, false, true])
        await second.close()
    }

    @Test(arguments: [true, false])
    func `deletes the oldest sections`(onDisk: Bool) async throws {
        let history = history(onDisk: onDisk, bytes: 4_000)
        for start in stride(from: 1, to: 200, by: 20) {
            add(history, start...(start + 19), value: "\"\(String(repeating: "x", count: 50))\"")
            _ = await history.stretches()
        }
        let stretches = await history.stretches()
        #expect(stretches.reduce(0) { $0 + $1.bytes } <= 4_000)
        #expect(try await numbers(history).last?.last == 200)
        if onDisk {
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory).count == stretches.count)
        }
        await history.close()
    }

    @Test func `continues with a new section after the disk was too slow`() async throws {
        var settings = StateHistory.Settings(directory: directory)
        settings.waitingBytes = 300
        let history = StateHistory(settings, timekeeper: ControlledTimekeeper(pausedAt: .zero))
        add(history, 1...20)
        let kept = try await numbers(history)
        let last = try #require(kept.last)
        #expect(kept.count == 1 && last.first! > 1 && last == Array(last.first!...20))
        await history.close()
    }

    @Test func `continues as soon as an unwritable folder can be written`() async throws {
        try Data().write(to: URL(filePath: directory))
        let history = history()
        add(history, 1...2)
        #expect(await history.stretches().isEmpty)
        try FileManager.default.removeItem(atPath: directory)
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
        add(history, 3...4)
        #expect(try await numbers(history) == [[3, 4]])
        await history.close()
    }
}

/// Tests that private values in the state are replaced before the state is stored.
@Suite struct `Redaction of the state` {
    private func change(_ path: String, _ value: String) -> [UInt8] {
        Array(
            #"{"op":"change","seq":1,"at":1,"row":1,"patch":[{"op":"replace","path":"\#(path)","value":\#(value)}]}"#
                .utf8)
    }

    private func value(_ bytes: [UInt8]) throws -> JSONValue? { try JSONValue(parsing: bytes)["patch"]?[0]?["value"] }

    @Test func `redacts values by the names in their paths and in themselves`() throws {
        var redactor = HistoryRedactor(Redactor())
        #expect(try value(redactor.clean(change: change("/headUnit/vehicle/vin", #""WF0""#))) == "[redacted]")
        #expect(try value(redactor.clean(change: change("/headUnit/vehicle/vin/x", #""WF0""#))) == "[redacted]")
        #expect(
            try value(redactor.clean(change: change("/headUnit/vehicle/gps", #"{"latitudeDegrees":48.1,"heading":3}"#)))
                == ["latitudeDegrees": "[redacted]", "heading": 3])
        let other = change("/headUnit/vehicle/vintage", #""vin""#)
        #expect(redactor.clean(change: other) == other)
        #expect(
            redactor.text(of: #"{"headUnit":{"vehicle":{"vin":"WF0","speed":3}}}"#, changing: "/headUnit/vehicle/other")
                == #"{"headUnit":{"vehicle":{"vin":"[redacted]","speed":3}}}"#)
    }

    /// Unchanged parts of the state are stored as text, and changed parts are split into members. Both forms must be
    /// redacted in the same way. The arguments are the paths of changes.
    @Test(arguments: ["/other", "/headUnit/other", "/headUnit/vehicle/other", "/headUnit/vehicle/gps/other"])
    func `redacts the state equally, however much of it has changed`(_ path: String) throws {
        var redactor = HistoryRedactor(Redactor())
        let state =
            #"{"headUnit":{"vehicle":{"vin":"WF0","gps":{"latitudeDegrees":48.1,"heading":3}},"text":"vin"},"phoneNumber":"1"}"#
        let wanted =
            #"{"headUnit":{"vehicle":{"vin":"[redacted]","gps":{"latitudeDegrees":"[redacted]","heading":3}},"text":"vin"},"#
            + #""phoneNumber":"[redacted]"}"#
        #expect(redactor.text(of: state, changing: path) == wanted)
    }

    /// Only rows contain texts of messages. Many changes of the state have a member `text` without private values.
    /// Parsing all of these changes would be slow.
    @Test func `checks for message texts only in rows`() {
        let redactor = Redactor()
        #expect(!redactor.mayContain(state: Array(#"{"softButtons":[{"text":"Greet"}],"number":3}"#.utf8)))
        #expect(redactor.mayContain(state: Array(#"{"text":"Greet","vin":"WF0"}"#.utf8)))
        let broken = Array(#"{"kind":"rpc","text":"{vin: WF0"}"#.utf8)
        #expect(redactor.clean(broken) != broken)
    }

    @Test(arguments: ["ENABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK"])
    func `redacts all keyboard input after a keyboard has hidden it`(_ mask: String) throws {
        var redactor = HistoryRedactor(Redactor([]))
        #expect(try value(redactor.clean(change: change("/headUnit/overlays/o1/entry", #""25""#))) == "25")
        _ = redactor.clean(change: change("/headUnit/apps/a/globalProperties", #"{"maskInputCharacters":"\#(mask)"}"#))
        #expect(try value(redactor.clean(change: change("/headUnit/overlays/o1/entry", #""25""#))) == "[redacted]")
        #expect(
            try value(redactor.clean(change: change("/headUnit/overlays/o1", #"{"id":"o1","entry":"25"}"#)))
                == ["id": "o1", "entry": "[redacted]"])
        let state = #"{"headUnit":{"overlays":{"o1":{"entry":"25"}}}}"#
        for path in ["/other", "/headUnit/other", "/headUnit/overlays/o1/other"] {
            #expect(!redactor.text(of: state, changing: path).contains("25"))
        }
        var other = HistoryRedactor(Redactor([]))
        let mask = #"{"headUnit":{"keyboard":"\#(mask)","overlays":{"o1":{"entry":"25"}}}}"#
        #expect(!other.text(of: mask, changing: "/headUnit/overlays/o1/other").contains("25"))
    }
}

extension HistoryRedactor {
    /// Splits the parts of a state at `path` into members, and returns the redacted state as text.
    fileprivate mutating func text(of state: String, changing path: String) -> String {
        var node = StateNode(text: Array(state.utf8), changed: 0)
        let keys = StatePath(pointer: path)!.keys
        _ = node.set(Array("1".utf8), at: keys, changed: 1)
        _ = node.set(nil, at: keys, changed: 2)
        return String(decoding: clean(state: node), as: UTF8.self)
    }
}
