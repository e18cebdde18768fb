import Capsules
import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing
import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Writes a session into a capsule: rows, state history, files, pictures and processes.
///
/// The methods read stored data in small pieces on low-priority threads, so that the bridge stays fast and needs little
/// memory.
struct CapsuleSource: Sendable {
    /// The part of the session to write, and the reason for the capsule.
    struct Wanted: Sendable {
        /// The number of the row before the capsule's first row; nil for all rows of this run.
        var after: UInt64?
        /// The number of the row after the capsule's last row; nil for no limit.
        var before: UInt64?
        /// The time span of the capsule's rows, counted back from now; nil for no limit.
        var last: Duration?
        /// The maximum number of rows, counted back from the newest row; nil for no limit.
        var newest: UInt64?
        var why = CapsuleManifest.Why.asked
        var title = "A session"
    }

    let hub: Hub
    let headUnit: HeadUnit
    let pictures: PictureFeeds
    /// The newest bytes of the apps' connections, and the redactor that masks values in these bytes; nil if no bytes
    /// are recorded.
    var wire: (past: WireHistory, redactor: Redactor)?

    /// Limits the number of capsules that are written at the same time.
    static let gathering = ConcurrencyLimit(
        "capsules", atOnce: 4, waiting: 16, on: BackgroundThreads(named: "capsules", count: 1))

    /// A function that receives the next piece of the capsule file. The function returns false to stop the writing.
    typealias Sink = ([UInt8]) async throws -> Bool

    private struct Gone: Error {}

    /// Writes the capsule to `sink` until the capsule is complete or `sink` returns false.
    func write(_ wanted: Wanted, into sink: Sink) async throws {
        await hub.gathered()
        let rows = await hub.log.rowIndex()
        let end = min(rows.last ?? 0, wanted.before.map { $0 == 0 ? 0 : $0 - 1 } ?? .max)
        let after = try await start(wanted, end)
        let writer = CapsuleWriter(manifest(wanted), second: RowBuilder.second())
        do {
            try await writeStretches(after, end, cut: wanted.before, rows, writer, sink)
            try await writeFiles(writer, sink)
            writePictures(writer)
            try await writeWire(after, end, writer, sink)
            writer.add("processes.json", try await processes().json())
            writer.end(apps: apps)
            try await send(writer, sink)
        } catch is Gone {}
    }

    func send(_ writer: CapsuleWriter, _ sink: Sink) async throws {
        let bytes = writer.take()
        if !bytes.isEmpty, try await !sink(bytes) { throw Gone() }
    }

    private func manifest(_ wanted: Wanted) -> CapsuleManifest {
        CapsuleManifest(
            title: wanted.title, why: wanted.why, made: RowBuilder.wall(), product: Product.name,
            productVersion: Product.version, epoch: hub.epoch,
            profile: hub.state.value(at: ["headUnit", "profile", "id"])?.string ?? "")
    }

    // MARK: Rows and state

    /// Returns the number of the row before the capsule's first row. `end` is the number of the capsule's last row.
    private func start(_ wanted: Wanted, _ end: UInt64) async throws -> UInt64 {
        var after = wanted.after ?? hub.rowsBefore
        if let newest = wanted.newest, end > newest { after = max(after, end - newest) }
        guard let last = wanted.last else { return after }
        let from = (hub.timekeeper.now - .zero - last).inMilliseconds
        let filter = try LogFilter("seq:>\(hub.rowsBefore) at:>=\(max(0, from))")
        let first = try await hub.log.page(LogQuery(filter: filter, order: .after(after), limit: 1)).rows.first
        return max(after, first.flatMap { RowPrefix($0).seq }.map { $0 - 1 } ?? end)
    }

    private func writeStretches(
        _ after: UInt64, _ end: UInt64, cut: UInt64?, _ index: RowIndex, _ writer: CapsuleWriter, _ sink: Sink
    ) async throws {
        let all = await hub.history?.stretches() ?? []
        let first = all.lastIndex { $0.firstRow <= after + 1 } ?? 0
        let stretches = all[min(first, all.count)...].filter { $0.row <= end }
        var next = after
        func rows(through last: UInt64) async throws {
            try await writeRows(&next, through: min(last, end), index, writer, sink)
        }
        // Write the rows that are older than the oldest known state first. If the state history contains this run from
        // its beginning, no such rows exist, because each run writes one row before its first state change.
        let isWhole = stretches.first.map { $0.row == hub.rowsBefore + 1 } ?? false
        if !isWhole, let start = stretches.first?.firstRow, start > next + 1 {
            writer.begin(state: nil, changes: [])
            try await rows(through: start - 1)
        }
        for (place, stretch) in stretches.enumerated() {
            // This part of the state history may have been deleted since `stretches` was read.
            guard let lines = stretch.lines() else { continue }
            writer.begin(
                state: lines.state, changes: cut.map { Self.changes(lines.changes, before: $0) } ?? lines.changes)
            try await rows(through: place + 1 < stretches.count ? stretches[place + 1].firstRow - 1 : end)
            try await send(writer, sink)
        }
        if stretches.isEmpty { writer.begin(state: nil, changes: []) }
        try await rows(through: end)
    }

    /// Returns the lines of the state changes that happened before the row with the number `row`. Each line describes
    /// one change.
    private static func changes(_ lines: [UInt8], before row: UInt64) -> [UInt8] {
        var start = 0
        while start < lines.count {
            let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
            if let its = RowPrefix(lines, start..<end).row, its >= row { return Array(lines[..<start]) }
            start = end + 1
        }
        return lines
    }

    private func writeRows(
        _ next: inout UInt64, through last: UInt64, _ index: RowIndex, _ writer: CapsuleWriter, _ sink: Sink
    ) async throws {
        var rows: [[UInt8]] = []
        while next < last {
            let query = LogQuery(order: .after(next), limit: LogQuery.maximumLimit)
            let page = try await hub.log.page(query, in: index)
            let own = page.rows.prefix { RowPrefix($0).seq.map { $0 <= last } ?? false }
            rows += own
            if own.count < page.rows.count { break }
            next = page.next ?? last
            guard rows.count + LogQuery.maximumLimit > CapsuleWriter.mostRows else { continue }
            writer.add(rows: rows)
            rows = []
            try await send(writer, sink)
        }
        writer.add(rows: rows)
        next = max(next, last)
        try await send(writer, sink)
    }

    // MARK: Files, pictures and processes

    /// The size limit for one file of an app in a capsule. Head units do not accept files of this size.
    private static let mostFileBytes = 64 << 20

    private func writeFiles(_ writer: CapsuleWriter, _ sink: Sink) async throws {
        for (app, name) in headUnit.files {
            guard let file = headUnit.file(named: name, of: app), let body = FileBody(path: file.path),
                body.size <= Self.mostFileBytes, let bytes = body.contents()
            else { continue }
            let digest = SHA256.hex(of: bytes)
            let type = Reads.types[file.fileType] ?? "application/octet-stream"
            if writer.name(file: name, of: app, sha256: digest, bytes: bytes.count, type: type) {
                writer.add(content: bytes, sha256: digest)
                try await send(writer, sink)
            }
        }
    }

    private func writePictures(_ writer: CapsuleWriter) {
        for (place, (app, pictures)) in pictures.kept.enumerated() {
            guard let first = pictures.first else { continue }
            let name = "pictures/\(PercentCoding.encode(app.rawValue))/\(CapsuleWriter.digits(place))"
            let about: JSONValue = [
                "app": .string(app.rawValue), "codec": .string(first.codec), "width": .int(first.width),
                "height": .int(first.height),
                "pictures": .array(
                    pictures.map {
                        [
                            "number": .int(Int($0.number)), "at": .int(Int($0.at.milliseconds)), "key": .bool($0.isKey),
                            "bytes": .int($0.bytes.count),
                        ]
                    }),
            ]
            writer.add(name + ".h264", pictures.flatMap(\.bytes))
            writer.add(name + ".json", about.json())
        }
    }

    private var apps: [String] {
        let registered = hub.state.value(at: ["headUnit", "apps"])?.keys ?? []
        return registered + (hub.state.value(at: ["apps"])?.keys ?? []).filter { !registered.contains($0) }
    }

    /// `linesLookedAt` is the maximum number of output lines that are read for all app processes together. `linesTold`
    /// is the maximum number of output lines that the capsule contains for one process.
    private static let (linesLookedAt, linesTold) = (500, 40)

    private func processes() async throws -> JSONValue {
        let query = LogQuery(filter: try LogFilter("kind:output"), limit: Self.linesLookedAt)
        let printed = LogRow.values(of: try await hub.log.page(query).rows)
        let hosts =
            hub.state.value(at: ["bridge", "hosts"]).map { JSONValue(of: $0) }?.object ?? [:]
        return [
            "processes": .array(
                hosts.map { id, host in
                    var process = host
                    // The full path would reveal the user's folders.
                    process["executable"] = host["executable"]?.string.map { .string(AppHost.id(of: $0)) }
                    let lines = printed.filter { $0["host"]?.string == id }.suffix(Self.linesTold)
                    process["lines"] = .array(
                        lines.map { line in
                            var reported: JSONValue = .object([:])
                            for name in ["seq", "what", "text"] { reported[name] = line[name] }
                            return reported
                        })
                    return process
                })
        ]
    }
}
