import SDLLog
import JSON
import Journaling
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `A hub` {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()
    let hub: Hub

    init() async {
        hub = Hub(epoch: "one", timekeeper: clock, inFlight: inFlight)
        await hub.begin()
    }

    func rows(_ filter: String) async throws -> [JSONValue] {
        try await hub.log.page(LogQuery(filter: LogFilter(filter))).rows.map { try JSONValue(parsing: $0) }
    }

    @Test(
        arguments: [
            (["stack", "0"], "[1]", "the parent does not exist or is not an object"),
            (["state"], "{\"open\":", "the value is not JSON"),
        ] as [([String], String, String)])
    func `reports a change that the tree refuses as a finding with the app's key`(
        _ path: [String], _ value: String, _ message: String
    ) async throws {
        let journal = hub.appJournal(key: "music", pid: 7)
        journal.record(
            .change(StateChange(.add(LazyJSON(bytes: Array(value.utf8))), at: StatePath(path))))
        journal.record(.change(StateChange(.add(LazyJSON(bytes: Array("1".utf8))), at: ["count"])))
        await inFlight.settled()
        let findings = try await rows("kind:finding")
        try #require(findings.count == 1)
        #expect(
            findings[0]["rule"] == "tree.refused" && findings[0]["app"] == "music" && findings[0]["source"] == "app")
        #expect(findings[0]["path"] == .string("/apps/music/" + path.joined(separator: "/")))
        #expect(try #require(findings[0]["message"]?.string).hasPrefix(message))
        // The valid change was applied, although the invalid change failed.
        #expect(hub.state.value(at: ["apps", "music", "count"])?.json == Array("1".utf8))
    }

    @Test func `processes many entries without losing any, and numbers them in order`() async throws {
        let writer = JournalWriter(await hub.headUnitJournal(), timekeeper: clock)
        for number in 1...3500 { writer.write("state", causes: []) { JSONValue.object(["what": .int(number)]).json() } }
        await inFlight.settled()
        // The first row is about the bridge's start.
        let page = try await hub.log.page(LogQuery(order: .after(3401), limit: 1000))
        let found = try page.rows.map { try JSONValue(parsing: $0) }
        #expect(found.map { $0["what"] } == (3401...3500).map { .int($0) })
        #expect(found.map { $0["seq"] } == (3402...3501).map { .int($0) })
    }

    @Test func `makes a source wait that has too many unprocessed entries, and loses none`() async {
        let busy = Hub(epoch: "two", timekeeper: clock, inFlight: inFlight)
        let journal = await busy.headUnitJournal()
        for number in 1...8_192 {
            journal.record(.change(StateChange(.add(LazyJSON(bytes: Array("\(number)".utf8))), at: ["count"])))
        }
        #expect(!journal.isFull)
        journal.record(.change(StateChange(.add(LazyJSON(bytes: Array("0".utf8))), at: ["last"])))
        let received = Lock(false)
        journal.whenNotFull { received.withLock { $0 = true } }
        #expect(journal.isFull && !received.withLock { $0 })
        await busy.begin()
        await inFlight.settled()
        #expect(!journal.isFull && received.withLock { $0 })
        #expect(busy.state.value(at: ["headUnit", "count"])?.json == Array("8192".utf8))
        #expect(busy.state.value(at: ["headUnit", "last"])?.json == Array("0".utf8))
    }

    @Test func `has processed all earlier entries when gathered returns`() async throws {
        let journal = await hub.headUnitJournal()
        for number in 1...2500 {
            journal.record(.change(StateChange(.add(LazyJSON(bytes: Array("\(number)".utf8))), at: ["count"])))
            guard number % 500 == 0 else { continue }
            await hub.gathered()
            #expect(hub.state.value(at: ["headUnit", "count"])?.json == Array("\(number)".utf8))
        }
    }

    /// A listener of the hub that counts the received messages that contain rows.
    private final class Follower: HubListener {
        let heard = Lock(0)
        let wantsRows = true
        func changed(_ frame: HubFrame) {}
        func logged(_ frame: HubFrame) { heard.withLock { $0 += 1 } }
    }

    @Test func `returns all rows to a reader, and sends each row to a follower at once`() async throws {
        let journal = await hub.headUnitJournal()
        _ = await hub.log.rowIndex()
        let before = hub.log.status.rows
        func record(_ number: UInt64) {
            let words = LazyJSON(bytes: Array("{\"what\":\(number)}".utf8))
            journal.record(
                .row(JournalRow(number: number, instant: .zero, kind: "finding", causes: [], payload: words)))
        }
        record(1)
        await hub.gathered(includesLate: false)
        record(2)
        await hub.gathered(includesLate: false)
        let page = try await hub.log.page(LogQuery(filter: LogFilter("kind:finding")))
        #expect(page.rows.count == 2 && hub.log.status.rows == before + 2)

        let follower = Follower()
        let number = await hub.watch(follower)
        record(3)
        await hub.gathered(includesLate: false)
        #expect(hub.log.status.rows == before + 3 && follower.heard.withLock { $0 } == 1)
        await hub.leave(number)
    }

    @Test func `finds the effects of a row that was reported after them`() async throws {
        let room = HubSource(number: 9, source: .app, app: "music", root: ["apps", "music"])
        var assembler = RowAssembler()
        let message = MessageKey(connection: "c", session: 1, direction: .toHeadUnit, ordinal: 1)
        assembler.begin(wall: "")
        assembler.record(`Row assembler`.rpc(1, message, at: 1, "request"), of: `Row assembler`.car)
        assembler.record(
            JournalRow(
                number: 1, instant: .zero, kind: "delegate", causes: [], payload: LazyJSON(bytes: Array("{}".utf8))),
            of: room)
        assembler.hear(
            MessageMoment(message: message, place: .sent, instant: .zero, causes: [.row(1)]), of: room)
        let book = LogBook(timekeeper: clock)
        book.append(assembler.finish().added)
        #expect(await book.rowIndex().effects(of: 2) == [1, 2])
        #expect(await book.rowIndex().effects(of: 1) == [1])
        #expect(try await book.page(LogQuery(filter: LogFilter("cause:2"))).rows.count == 1)
    }
}
