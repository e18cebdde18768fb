import Journaling
import SDLSupport
import TestJournal
import Testing

#if canImport(Glibc)
import Glibc
#endif

@Suite struct `Journal` {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let journal = MemoryJournal()

    @Test func `numbers rows from one without gaps, also from several threads`() async {
        let writer = JournalWriter(journal, timekeeper: clock)
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<500 { writer.write("touch") { [] } } }
            }
        }
        #expect(journal.rows.map(\.number) == Array(1...2_000))
    }

    @Test func `a writer without a journal numbers rows but writes no payload`() {
        let silent = JournalWriter(nil, timekeeper: clock)
        #expect(!silent.isRecording)
        #expect(silent.write("a") { fatalError("the payload must not be written") } == .row(1))
        #expect(silent.write("b") { fatalError("the payload must not be written") } == .row(2))
        #expect(!silent.isFull)
        let proceeded = Lock(false)
        silent.whenNotFull { proceeded.withLock { $0 = true } }
        #expect(proceeded.withLock { $0 })
    }

    @Test func `a row has its instant, its kind and the running causes`() throws {
        let writer = JournalWriter(journal, timekeeper: clock)
        clock.advance(by: .milliseconds(5))
        let first = writer.write("lifecycle") { Array(#"{"a":1}"#.utf8) }
        let message = MessageKey(connection: "memory 1", session: 1, direction: .toApp, ordinal: 7)
        Cause.$current.withValue([.message(message), first]) {
            writer.write("flush", at: Instant(nanoseconds: 3)) { [] }
            writer.change(.add(LazyJSON(bytes: Array("2".utf8))), at: ["screen", "wanted"])
        }
        writer.note(.sent, of: message, at: clock.now)
        let rows = journal.rows
        #expect(rows.map(\.instant.nanoseconds) == [5_000_000, 3])
        #expect(rows.map(\.kind.rawValue) == ["lifecycle", "flush"])
        #expect(rows.map(\.causes) == [[], [.message(message), .row(1)]])
        #expect(rows[0].payload.bytes == Array(#"{"a":1}"#.utf8))
        let change = try #require(journal.changes.first)
        #expect(change.path.description == "/screen/wanted")
        #expect(change.causes == [.message(message), .row(1)])
        #expect(journal.moments == [MessageMoment(message: message, place: .sent, instant: clock.now)])
    }

    @Test func `a full journal delays callers and calls them once`() {
        let calls = Lock(0)
        journal.isFull = true
        let writer = JournalWriter(journal, timekeeper: clock)
        #expect(writer.isFull)
        writer.whenNotFull { calls.withLock { $0 += 1 } }
        #expect(calls.withLock { $0 } == 0)
        journal.isFull = false
        journal.isFull = false
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func `causes are collected once each, the first one first`() {
        var causes: [Cause] = [.row(3)]
        causes.gather([.row(1), .row(3), .row(2)])
        #expect(causes == [.row(3), .row(1), .row(2)])
    }

    @Test(arguments: [
        ([], ""), (["a"], "/a"), (["a", ""], "/a/"), (["a/b", "~c", "d~1"], "/a~1b/~0c/d~01"), (["é 😀"], "/é 😀"),
    ])
    func `a path round-trips through its JSON pointer`(_ keys: [String], _ pointer: String) {
        #expect(StatePath(keys).description == pointer)
        #expect(StatePath(pointer: pointer)?.keys == keys)
    }

    @Test(arguments: ["a", "a/b", "/~", "/a~2", "/a~/b"])
    func `refuses invalid JSON pointers`(_ text: String) {
        #expect(StatePath(pointer: text) == nil)
    }
}

@Suite struct `Port owner` {
    @Test func `finds the listening process`() throws {
        let fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(fd) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                try #require(bind(fd, pointer, length) == 0)
                try #require(listen(fd, 1) == 0)
                try #require(getsockname(fd, pointer, &length) == 0)
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        let owner = try #require(PortOwner.find(port: port))
        #expect(owner.process == getpid())
        #expect(owner.description == "\(owner.program) (process \(getpid()))")
    }

    @Test func `finds no owner of an unused port`() {
        // No program on a developer's machine uses the discard port.
        #expect(PortOwner.find(port: 9) == nil)
    }
}
