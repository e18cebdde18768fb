import BenchSupport
import JSON
import Journaling
import SDLBridge
import SDLSupport

/// Measures the time to save a session, in which three apps ran for an hour, as a file (a capsule). Another client
/// sends commands at the same time.
enum CapsuleBench {
    private static let rows = 40_000
    /// The keys of the apps. A change of an app's state follows every second row of the session.
    private static let apps = ["hello", "music", "messages"]
    private static let commands = 400

    static func run() async throws -> [Figure] {
        let fixture = try await BridgeFixture()
        let port = fixture.port
        let writer = JournalWriter(await fixture.bridge.hub.headUnitJournal(), timekeeper: SystemTimekeeper.shared)
        let before = await fixture.bridge.hub.kept().rows
        try await onThread("journal") { record(writer) }
        while await fixture.bridge.hub.kept().rows < before + rows { await Task.yield() }
        let alone = try await onThread("alone") { try pace(SocketProbe(port: port)) }
        async let driving = onThread("driving") { try pace(SocketProbe(port: port)) }
        let (bytes, seconds) = try await onThread("capsule") { try capsule(port) }
        let meanwhile = try await driving
        await fixture.stop()
        return [
            Figure(
                what: "capsule of one hour, three apps, \(rows) rows", value: Double(bytes) / 1e6, unit: "MB",
                bar: .atMost(10)),
            Figure(what: "time to write the capsule", value: seconds, unit: "s", bar: .atMost(2)),
            Figure(
                what: "command during writing, p50", value: meanwhile.milliseconds(at: 0.5), unit: "ms",
                baseline: (alone.milliseconds(at: 0.5), "before writing"), bar: .atMost(5)),
            Figure(
                what: "command during writing, p99", value: meanwhile.milliseconds(at: 0.99), unit: "ms",
                baseline: (alone.milliseconds(at: 0.99), "before writing"), bar: .atMost(50)),
        ]
    }

    private static func pace(_ probe: SocketProbe) throws -> [Int64] {
        var times: [Int64] = []
        for number in 0..<commands {
            let start = SystemTimekeeper.shared.now
            try probe.run("headUnit.set", ["display": ["mode": number.isMultiple(of: 2) ? "night" : "day"]])
            times.append((SystemTimekeeper.shared.now - start).nanoseconds)
        }
        return times.sorted()
    }

    private static func capsule(_ port: UInt16) throws -> (bytes: Int, seconds: Double) {
        let start = SystemTimekeeper.shared.now
        var bytes = 0
        try Descriptor.get(port, "/v1/capsule") { bytes += $0.count }
        return (bytes, Double((SystemTimekeeper.shared.now - start).nanoseconds) / 1e9)
    }

    /// Writes the rows and state changes that apps cause when they show new content.
    private static func record(_ writer: JournalWriter) {
        writer.change(.add(LazyJSON { Array("{}".utf8) }), at: ["bench"])
        for app in apps { writer.change(.add(LazyJSON { Array(#"{"window":{}}"#.utf8) }), at: ["bench", app]) }
        for number in 1...rows {
            let app = apps[number % apps.count]
            writer.write(.rpc, causes: []) { row(number, app) }
            if number.isMultiple(of: 2) {
                writer.change(.add(LazyJSON { window(number) }), at: ["bench", app, "window"])
            }
            // Write as fast as the journal accepts rows.
            guard writer.isFull else { continue }
            let signal = ThreadSignal()
            writer.whenNotFull { signal.signal() }
            signal.wait()
        }
    }

    private static func window(_ number: Int) -> [UInt8] {
        let buttons = (1...3).map { button -> JSONValue in
            ["softButtonID": .int(button), "type": "SBT_TEXT", "text": .string("Button \(button + number % 7)")]
        }
        let window: JSONValue = [
            "mainField1": .string("Track \(number)"), "mainField2": .string("Record \(number % 97)"),
            "mainField3": "Miles Davis", "template": "NON-MEDIA", "softButtons": .array(buttons),
        ]
        return window.json()
    }

    private static func row(_ number: Int, _ app: String) -> [UInt8] {
        let row: JSONValue = [
            "connection": "bench", "session": .int(number % apps.count), "direction": "toHeadUnit",
            "ordinal": .int(number), "rpcType": "notification", "name": "Show", "functionID": 13,
            "correlationID": .int(number), "bytes": 240, "app": .string(app),
            "params": [
                "mainField1": .string("Track \(number)"), "mainField2": .string("Record \(number % 97)"),
                "mainField3": "Miles Davis", "alignment": "CENTERED",
                "graphic": ["imageType": "DYNAMIC", "value": .string("cover-\(number % 31)")],
            ],
        ]
        return row.json()
    }
}
