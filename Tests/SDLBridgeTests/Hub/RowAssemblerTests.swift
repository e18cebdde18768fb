import SDLLog
import JSON
import Journaling
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `Row assembler` {
    static let car = HubSource(number: 1, source: .headUnit, app: nil, root: ["headUnit"])
    static let music = HubSource(number: 2, source: .app, app: "music", root: ["apps", "music"])
    static let show = MessageKey(connection: "memory 1", session: 1, direction: .toHeadUnit, ordinal: 3)
    static let reply = MessageKey(connection: "memory 1", session: 1, direction: .toApp, ordinal: 8)
    static let press = MessageKey(connection: "memory 1", session: 1, direction: .toApp, ordinal: 7)

    var assembler = RowAssembler()

    static func ms(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }

    static func rpc(
        _ number: UInt64, _ key: MessageKey, at: Int64, _ type: String, _ members: JSONValue = .object([:])
    ) -> JournalRow {
        var payload: JSONValue = [
            "connection": .string(key.connection), "session": .int(Int(key.session)),
            "direction": key.direction == .toApp ? "toApp" : "toHeadUnit", "ordinal": .int(Int(key.ordinal)),
            "rpcType": .string(type), "name": "Show",
        ]
        for (name, value) in members.object ?? [:] { payload[name] = value }
        return JournalRow(
            number: number, instant: ms(at), kind: .rpc, causes: [], payload: LazyJSON { [payload] in payload.json() })
    }

    static func moment(
        _ key: MessageKey, _ place: MessageMoment.Place, at: Int64, causes: [Cause] = []
    ) -> JournalEntry {
        .moment(MessageMoment(message: key, place: place, instant: ms(at), causes: causes))
    }

    mutating func turn(
        _ entries: [(HubSource, JournalEntry)], includesLate: Bool = true
    ) throws -> (added: [JSONValue], changed: [JSONValue]) {
        assembler.begin(wall: "2026-01-01T00:00:00.000Z")
        for (source, entry) in entries {
            switch entry {
            case .row(let row): assembler.record(row, of: source)
            case .moment(let moment): assembler.hear(moment, of: source)
            case .change, .appRegistered, .appUnregistered: Issue.record("unexpected kind of entry")
            }
        }
        let rows = assembler.finish(includesLate: includesLate)
        return try (
            rows.added.map { try JSONValue(parsing: $0.json) }, rows.changed.map { try JSONValue(parsing: $0.json) }
        )
    }

    /// The journal entries for a button press, the `Show` request that the press causes, and the response. Both the app
    /// and the head unit report each of these messages.
    static let exchange: [(HubSource, JournalEntry)] = [
        (car, .row(rpc(1, press, at: 10, "notification"))), (music, moment(press, .received, at: 11)),
        (music, moment(show, .asked, at: 12)), (music, moment(show, .sent, at: 13, causes: [.message(press)])),
        (car, .row(rpc(2, show, at: 14, "request", ["params": ["mainField1": "Hi"]]))),
        (
            car,
            .row(
                rpc(
                    3, reply, at: 16, "response", ["answers": 3, "params": ["success": true, "resultCode": "SUCCESS"]]))
        ),
        (music, moment(reply, .received, at: 17)), (music, moment(reply, .handled, at: 18)),
    ]

    @Test mutating func `gives an app's key to the messages of its registration and to its last ones`() throws {
        let car = Self.car
        assembler.begin(wall: "2026-01-01T00:00:00.000Z")
        assembler.record(Self.rpc(1, Self.show, at: 10, "request"), of: car)
        assembler.appRegistered(AppSession(app: "music", connection: "memory 1", session: 1))
        assembler.record(Self.rpc(2, Self.press, at: 11, "notification"), of: car)
        assembler.appUnregistered("music")
        let answer: JSONValue = ["answers": 3, "params": ["success": true, "resultCode": "SUCCESS"]]
        assembler.record(Self.rpc(3, Self.reply, at: 12, "response", answer), of: car)
        let last = MessageKey(connection: "memory 1", session: 1, direction: .toApp, ordinal: 9)
        assembler.record(Self.rpc(4, last, at: 13, "notification"), of: car)
        let other = MessageKey(connection: "memory 2", session: 1, direction: .toApp, ordinal: 1)
        assembler.record(Self.rpc(5, other, at: 14, "notification"), of: car)
        #expect(assembler.finish().added.map(\.facts.app) == ["music", "music", "music", nil])
    }

    @Test mutating func `combines the reports of both ends into one row`() throws {
        let rows = try turn(Self.exchange)
        #expect(rows.added.count == 2 && rows.changed.isEmpty)
        let exchange = rows.added[1]
        #expect(exchange["seq"] == 2 && exchange["causes"] == [1])
        #expect(exchange["result"] == "SUCCESS" && exchange["latencyMs"] == 2)
        #expect(exchange["moments"] == ["asked": 12, "sent": 13, "replyReceived": 17, "replyHandled": 18])
        #expect(rows.added[0]["moments"] == ["received": 11])
    }

    @Test mutating func `makes the same row, whichever end reports first`() throws {
        var random = SplitMix(7)
        let whole = try turn(Self.exchange).added
        for _ in 0..<200 {
            assembler = RowAssembler()
            // The reports of each side stay in order.
            var ends = [Self.exchange.filter { $0.0.number == 1 }, Self.exchange.filter { $0.0.number == 2 }]
            var last: [Int: JSONValue] = [:]
            while let next = ends.indices.filter({ !ends[$0].isEmpty }).randomElement(using: &random) {
                let rows = try turn([ends[next].removeFirst()], includesLate: .random(using: &random))
                for row in rows.added + rows.changed { last[try #require(row["seq"]?.int)] = row }
            }
            for row in try turn([]).changed { last[try #require(row["seq"]?.int)] = row }
            #expect(last.count == 2)
            // The row number of a cause is known as soon as the row of the cause exists.
            var exchange = try #require(last.values.first { $0["rpcType"] == "request" })
            let press = try #require(last.values.first { $0["rpcType"] == "notification" })
            if exchange["causes"] == [] { exchange["causes"] = [try #require(press["seq"])] }
            for member in ["result", "latencyMs", "params", "reply"] { #expect(exchange[member] == whole[1][member]) }
            #expect(exchange["moments"] == whole[1]["moments"] && press["moments"] == whole[0]["moments"])
        }
    }

    @Test mutating func `writes a row once for several new moments`() throws {
        _ = try turn(Array(Self.exchange.filter { $0.0.number == 1 }))
        for entry in Self.exchange.filter({ $0.0.number == 2 }) {
            let rows = try turn([entry], includesLate: false)
            #expect(rows.added.isEmpty && rows.changed.isEmpty && !assembler.isDone)
        }
        let settled = try turn([])
        #expect(settled.changed.map { $0["seq"] } == [1, 2] && assembler.isDone)
        #expect(settled.changed[1]["moments"] == ["asked": 12, "sent": 13, "replyReceived": 17, "replyHandled": 18])
        #expect(try turn([]).changed.isEmpty)
    }

    @Test mutating func `limits the number of rows that wait for late moments`() throws {
        var late = 0
        for number in 1...600 as ClosedRange<UInt64> {
            let key = MessageKey(connection: "memory 1", session: 1, direction: .toHeadUnit, ordinal: number)
            _ = try turn([(Self.car, .row(Self.rpc(number, key, at: 1, "notification")))], includesLate: false)
            late += try turn([(Self.music, Self.moment(key, .sent, at: 1))], includesLate: false).changed.count
        }
        #expect(late >= 600 - 257 && late < 600)
    }

    @Test(
        arguments: [
            (#"{"call":"viewDidLoad"}"#, ["call"]),
            (#"{"seq":1,"call":"x","causes":[99]}"#, ["call", "claimed"]),
            (#"{"app":"another","kind":"rpc"}"#, ["claimed"]),
            ("[1,2]", ["text"]), ("{\"open\":", ["text"]), ("{}", []), ("{\n \"a\": 1\n}", ["a"]),
        ] as [(String, [String])])
    mutating func `does not let a source set members of the hub`(_ payload: String, _ members: [String]) throws {
        let row = JournalRow(
            number: 1, instant: Self.ms(5), kind: "delegate", causes: [], payload: LazyJSON(bytes: Array(payload.utf8)))
        let made = try turn([(Self.music, .row(row))]).added[0]
        let own = ["seq", "at", "wall", "kind", "source", "app", "causes"]
        #expect(made.object?.keys.map { $0 } == own + members)
        #expect(made["seq"] == 1 && made["app"] == "music" && made["kind"] == "delegate" && made["causes"] == [])
        #expect(!made.description.contains("\n"))
    }

    @Test mutating func `adds violations of a response to the exchange's row`() throws {
        let rows = try turn([
            (Self.car, .row(Self.rpc(1, Self.show, at: 1, "request", ["violations": ["params.a: missing"]]))),
            (
                Self.car,
                .row(Self.rpc(2, Self.reply, at: 2, "response", ["answers": 3, "violations": ["success: missing"]]))
            ),
        ])
        #expect(rows.added[0]["violations"] == ["params.a: missing", "reply: success: missing"])
    }

    @Test mutating func `makes a row for a response without a request, but none for a moment alone`() throws {
        let rows = try turn([
            (Self.car, .row(Self.rpc(1, Self.reply, at: 1, "response", ["answers": 77]))),
            (Self.car, .row(Self.rpc(2, Self.press, at: 1, "response", ["answers": -1]))),
            (Self.music, Self.moment(Self.show, .sent, at: 1, causes: [.row(400)])),
        ])
        #expect(rows.added.count == 2 && rows.changed.isEmpty)
    }
}
