import BenchSupport
import Glibc
import JSON
import Journaling
import SDLBridge
import SDLSupport

/// Measures the journal on disk: writes a million requests and responses through the hub, and then reads pages of rows.
enum JournalBench {
    private static let count = 1_000_000
    /// The interval of Alerts: every RPC whose number is a multiple of this value is an Alert, so that a filter for
    /// Alerts finds only a few rows.
    private static let rare = 10_000

    static func run() async throws -> [Figure] {
        let fixture = try await BridgeFixture()
        let writer = JournalWriter(await fixture.bridge.hub.headUnitJournal(), timekeeper: SystemTimekeeper.shared)
        let before = await fixture.bridge.hub.kept().rows
        let start = SystemTimekeeper.shared.now
        try await onThread("journal") { for number in 1...count { exchange(number, writer) } }
        var kept = await fixture.bridge.hub.kept()
        while kept.rows < before + count {
            await Task.yield()
            kept = await fixture.bridge.hub.kept()
        }
        let seconds = Double((SystemTimekeeper.shared.now - start).nanoseconds) / 1e9
        let memory = Process.megabytes
        let port = fixture.port
        let pages = try await onThread("pages") { try filters.map { try page($0, port) } }
        let lines = try await onThread("export") { try export(port) }
        let after = Process.megabytes
        await fixture.stop()
        let slowest = pages.max { $0.milliseconds < $1.milliseconds }!
        return [
            Figure(
                what: "RPCs into the journal, 1,000,000 in all", value: Double(count) / seconds, unit: "a second",
                bar: .atLeast(20_000)),
            Figure(
                what: "RPCs missing in the export", value: Double(count - lines), unit: "",
                bar: .atMost(0)),
            Figure(
                what: "slowest filtered page (\(slowest.filter))", value: slowest.milliseconds, unit: "ms",
                bar: .atMost(50)),
            Figure(what: "memory after 1,000,000 RPCs", value: memory, unit: "MB", bar: .atMost(200)),
            Figure(what: "memory after reading pages and exporting", value: after, unit: "MB", bar: .atMost(200)),
        ]
    }

    /// Writes a request and its response to the journal. Waits while the journal is full, as an app's connection does.
    private static func exchange(_ number: Int, _ writer: JournalWriter) {
        let isRare = number.isMultiple(of: rare)
        writer.write(.rpc, causes: []) {
            row("toHeadUnit", number, "request", isRare ? "Alert" : "Show", isRare ? 12 : 13) { writer in
                writer.field("mainField1", "Track \(number)")
                writer.field("mainField2", "Kind of Blue")
                writer.field("mainField3", "Miles Davis")
                writer.field("alignment", "CENTERED")
            }
        }
        writer.write(.rpc, causes: []) {
            row("toApp", number, "response", isRare ? "Alert" : "Show", isRare ? 12 : 13, answers: number) { writer in
                writer.field("success", !isRare)
                writer.field("resultCode", isRare ? "REJECTED" : "SUCCESS")
            }
        }
        guard writer.isFull else { return }
        let signal = ThreadSignal()
        writer.whenNotFull { signal.signal() }
        signal.wait()
    }

    private static func row(
        _ direction: String, _ ordinal: Int, _ type: String, _ name: String, _ function: Int, answers: Int? = nil,
        _ params: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: 320)
        writer.object { writer in
            writer.field("connection", "bench")
            writer.field("session", 1)
            writer.field("direction", direction)
            writer.field("ordinal", ordinal)
            writer.field("rpcType", type)
            writer.field("name", name)
            writer.field("functionID", function)
            writer.field("correlationID", ordinal)
            if let answers { writer.field("answers", answers) }
            writer.field("bytes", 120)
            writer.field("params") { $0.object { params(&$0) } }
        }
        return writer.bytes
    }

    // MARK: Reading

    private static let filters = [
        "rpc:Show", "rpc:Alert", "result:REJECTED", "\"track 777777\"", "nothing-of-the-kind", "latency:>10s",
        "-rpc:Show",
    ]

    private static func page(_ filter: String, _ port: UInt16) throws -> (filter: String, milliseconds: Double) {
        var times: [Int64] = []
        for _ in 0..<9 {
            let start = SystemTimekeeper.shared.now
            let answer = try Descriptor.get(port, "/v1/log?limit=100&q=\(PercentCoding.encode(filter))")
            guard (try JSONValue(parsing: answer))["rows"] != nil else {
                throw BenchFailure(description: "\(filter): \(String(decoding: answer.prefix(200), as: UTF8.self))")
            }
            times.append((SystemTimekeeper.shared.now - start).nanoseconds)
        }
        return (filter, times.sorted().milliseconds(at: 0.5))
    }

    /// Exports the rows about messages over HTTP and returns the number of these rows.
    private static func export(_ port: UInt16) throws -> Int {
        var lines = 0
        try Descriptor.get(port, "/v1/log.ndjson?q=kind%3Arpc") { part in
            lines += part.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        }
        return lines
    }
}

/// A signal for which one thread can wait.
final class ThreadSignal: Sendable {
    private let ends: (read: Int32, write: Int32)

    init() {
        var pair: [Int32] = [0, 0]
        pipe(&pair)
        ends = (pair[0], pair[1])
    }

    func signal() { _ = write(ends.write, "!", 1) }

    func wait() {
        var byte: UInt8 = 0
        _ = read(ends.read, &byte, 1)
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }
}
