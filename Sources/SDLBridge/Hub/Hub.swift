import SDLLog
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Gathers what all rooms tell: numbers it, keeps the state tree and the log, and tells everybody who listens.
package actor Hub {
    /// This incarnation of the process.
    package nonisolated let epoch: String
    nonisolated let state: StateReading
    nonisolated let log: LogBook
    nonisolated let openingRows = OpeningRows()
    nonisolated let metrics = Metrics()
    private nonisolated let inbox: Lane<HubIntake>
    nonisolated let gate = IntakeGate()
    private let timekeeper: any Timekeeper

    private var tree: StateTree
    private var assembler: RowAssembler
    private var wall = WallClock()
    /// The number of the last change of the tree.
    private var change: UInt64 = 0
    private nonisolated let rooms = Lock(0)
    /// Apps that tell of their insides.
    private var attached: [String] = []
    private var listeners: [UInt64: any HubListener] = [:]
    private var listenerNumbers: UInt64 = 0
    /// The listeners that are told everything from the beginning on; not those that only wait for something.
    private var clients: Set<UInt64> = []
    private var recent = RecentChanges()
    /// Measures how fast things go; none where nobody wants to know.
    private let watch: (any Timekeeper)?
    private var isMeasuring = false
    /// Whether a turn for what came late is to come.
    private var isLateWriteDue = false
    private static let lateness = Duration.milliseconds(5)
    /// The last row whose number may be told: so far none is given to another one, even by the next process.
    private var taken: UInt64 = 0

    /// - Parameters:
    ///   - log: where rows go; in memory only when none is given.
    ///   - row: the last row that is in the log already.
    ///   - watch: says when a second is over, for `performance`; goes on while the other clock stands.
    init(
        epoch: String, timekeeper: any Timekeeper, log: LogBook? = nil, after row: UInt64 = 0,
        redactor: Redactor = Redactor(), flight: Flight? = nil, watch: (any Timekeeper)? = nil
    ) {
        self.watch = watch
        self.epoch = epoch
        self.timekeeper = timekeeper
        let tree = StateTree()
        self.log = log ?? LogBook(timekeeper: SystemTimekeeper.shared)
        self.tree = tree
        state = tree.reading
        assembler = RowAssembler(after: row, redactor: redactor)
        inbox = Lane(flight: flight)
    }

    /// Begins to gather. What rooms have told before has waited.
    func begin(started: String = RowBuilder.wall()) {
        let empty = Array("{}".utf8)
        let bridge = JSONValue.object([
            "version": .string(Product.version), "epoch": .string(epoch), "startedAt": .string(started),
            "hosts": .object([:]), "hostOrder": .array([]),
            "scratchApps": .object([:]),
        ]).json()
        assembler.begin(wall: started)
        assembler.write(
            "process", at: timekeeper.now, ["what": "started", "epoch": .string(epoch), "pid": .int(Int(getpid()))])
        let start: [StateOperation] = [
            StateOperation(path: ["bridge"], value: bridge), StateOperation(path: ["headUnit"], value: empty),
            StateOperation(path: ["apps"], value: empty), StateOperation(path: ["appOrder"], value: Array("[]".utf8)),
        ]
        finish(start, at: timekeeper.now)
        inbox.begin { [weak self] batch, _ in await self?.take(batch) }
    }

    // MARK: Rooms

    /// A journal for the head unit's room.
    package func headUnitJournal() -> any Journal {
        SourceJournal(
            HubSource(number: nextRoom(), source: .headUnit, app: nil, root: ["headUnit"]), inbox: inbox, gate: gate,
            log: log)
    }

    /// A journal for an app's room; its part of the tree begins anew.
    nonisolated func appJournal(key: String, pid: Int) -> any Journal {
        let room = HubSource(number: nextRoom(), source: .app, app: key, root: ["apps", key])
        let journal = SourceJournal(room, inbox: inbox, gate: gate, log: log)
        let begin: JSONValue = ["key": .string(key), "pid": .int(pid)]
        journal.record(.change(StateChange(.add(LazyJSON { begin.json() }), at: [])))
        Task { await self.appCame(key: key) }
        return journal
    }

    private nonisolated func nextRoom() -> Int {
        rooms.withLock { number in
            number += 1
            return number
        }
    }

    private func appCame(key: String) {
        attached.removeAll { $0 == key }
        attached.append(key)
        publishAttached()
    }

    /// What an app has told stays to be looked at; the order has only the apps that are still attached.
    func appLeft(key: String) {
        attached.removeAll { $0 == key }
        publishAttached()
    }

    /// An app's process has ended: what it told stays to be looked at, except what it is doing.
    func appEnded(key: String) {
        var operations: [StateOperation] = []
        for (member, value) in [("state", "notRunning"), ("lifecycle", "Stopped")]
        where state.value(at: ["apps", key, member]) != nil {
            operations.append(StateOperation(path: ["apps", key, member], value: JSONValue.string(value).json()))
        }
        guard !operations.isEmpty else { return }
        assembler.begin(wall: wall.now())
        finish(operations, at: timekeeper.now)
    }

    private func publishAttached() {
        let order = JSONValue.array(attached.map { .string($0) })
        assembler.begin(wall: wall.now())
        finish([StateOperation(path: ["appOrder"], value: order.json())], at: timekeeper.now)
    }

    // MARK: Intake

    /// More entries than this are worked on in several turns, so that others get theirs and no turn has long to remember.
    private static let turnEntries = 1000

    private func take(_ batch: [HubIntake]) {
        for start in stride(from: 0, to: batch.count, by: Self.turnEntries) {
            turn(batch[start..<min(start + Self.turnEntries, batch.count)])
        }
    }

    private func turn(_ entries: ArraySlice<HubIntake>) {
        var operations: [StateOperation] = []
        var at = timekeeper.now
        assembler.begin(wall: wall.now())
        var waiting: [CheckedContinuation<Void, Never>] = []
        var includesLate = false
        defer { gate.done(entries.count { $0.isEntry }) }
        for intake in entries {
            switch intake {
            case .entry(.row(let row), let room):
                at = row.instant
                assembler.record(row, of: room)
            case .entry(.change(let change), let room): operations.append(operation(change, of: room))
            case .entry(.moment(let moment), let room): assembler.hear(moment, of: room)
            case .writeLate:
                isLateWriteDue = false
                includesLate = true
            case .mark(let continuation, let wantsAll):
                waiting.append(continuation)
                includesLate = includesLate || wantsAll
            }
        }
        finish(operations, at: at, includesLate: includesLate)
        for continuation in waiting { continuation.resume() }
    }

    private func operation(_ change: StateChange, of room: HubSource) -> StateOperation {
        let value: [UInt8]? =
            switch change.operation {
            case .add(let value), .replace(let value): value.bytes
            case .remove: nil
            }
        if room.source == .headUnit, change.path.keys.count == 2, change.path.keys[0] == "apps" {
            assembler.learn(change.path.keys[1], value)
        }
        return StateOperation(path: StatePath(room.root.keys + change.path.keys), value: value)
    }

    /// Returns when everything that rooms have told so far can be read.
    ///
    /// - Parameter includesLate: with the moments that rows wait for to be written again.
    nonisolated func gathered(includesLate: Bool = true) async {
        // Most often the thread that told has done it all.
        if !includesLate, inbox.isIdle { return }
        await withCheckedContinuation { inbox.send(.mark($0, includesLate: includesLate)) }
    }

    /// What rooms tell until `endBatch` is one turn, by the thread that releases unless another is at it already.
    nonisolated func beginBatch() { inbox.beginBatch() }
    nonisolated func endBatch() { inbox.endBatch(evenIfOpen: true) }

    // MARK: The bridge's own

    /// Writes the row of a command.
    ///
    /// - Returns: its number, and what the head unit is to name as its cause.
    func command(_ name: String, params: JSONValue, causes: [UInt64] = []) -> (seq: UInt64, cause: Cause) {
        let seq = note("command", causes: causes, ["command": .string(name), "params": params])
        return (seq, assembler.cause(seq))
    }

    /// Writes a row of the bridge's own.
    @discardableResult
    func note(_ kind: String, app: String? = nil, causes: [UInt64] = [], _ payload: JSONValue) -> UInt64 {
        assembler.begin(wall: wall.now())
        let seq = assembler.write(kind, at: timekeeper.now, app: app, causes: causes, payload)
        finish([], at: timekeeper.now)
        return seq
    }

    /// Sets values of the bridge's own part of the tree.
    package func set(_ value: [UInt8]?, at path: StatePath) {
        assembler.begin(wall: wall.now())
        finish([StateOperation(path: StatePath(["bridge"] + path.keys), value: value)], at: timekeeper.now)
    }

    // MARK: Telling

    /// Ends a turn: updates the tree, tells the listeners and writes the log. A client that has seen a change finds the
    /// rows that led to it.
    ///
    /// Listeners hear of a change before its rows are written: at once where a client follows rows, and otherwise in a
    /// little while or when a client asks for them, many together.
    private func finish(_ operations: [StateOperation], at: Instant, includesLate: Bool = false) {
        let patch = apply(operations, at: at)
        if assembler.seq > taken { taken = log.take(after: assembler.seq) }
        if assembler.isMuch { write(includesLate: includesLate) }
        if !assembler.isDone { log.deferRows(bring) }
        if let patch { publish(patch, at: at) }
        if includesLate || listeners.values.contains(where: \.wantsRows) { write(includesLate: includesLate) }
        writeLateSoon()
    }

    /// For those who ask for rows.
    private nonisolated var bring: @Sendable () async -> Void {
        { [weak self] in await self?.write(includesLate: true) }
    }

    private func publish(_ patch: [UInt8], at: Instant) {
        tree.publish()
        send(patch, at: at)
    }

    private func write(includesLate: Bool) {
        guard !assembler.isDone else { return }
        let (added, changed, latencies) = assembler.finish(includesLate: includesLate)
        metrics.count(added, latencies: latencies)
        log.append(added)
        log.replace(changed)
        send(added + changed)
        for row in added { sendStream(row) }
        if assembler.isDone { log.rowsWritten() }
    }

    /// Moments come by the dozen for rows that are there already: each row is written again once for all of them.
    private func writeLateSoon() {
        guard !assembler.isDone, !isLateWriteDue else { return }
        isLateWriteDue = true
        SystemTimekeeper.shared.ring(after: Self.lateness) { [inbox] in inbox.send(.writeLate) }
    }

    /// What comes in floods is told to those who have asked for it.
    private func sendStream(_ row: LogRow) {
        guard row.facts.naming == .rpc, let name = row.facts.name, let stream = RowStream.byName[name] else { return }
        for listener in listeners.values { listener.streamed(row, stream) }
    }

    /// An operation that cannot be carried out is a finding: the tree and the source that sent it no longer agree.
    private func apply(_ operations: [StateOperation], at: Instant) -> [UInt8]? {
        guard !operations.isEmpty else { return nil }
        var refused: [(operation: StateOperation, reason: String)] = []
        let patch = tree.apply(operations, number: change + 1) { refused.append(($0, $1)) }
        for (operation, reason) in refused {
            let keys = operation.path.keys
            let isApp = keys.count > 1 && keys[0] == "apps"
            assembler.write(
                "finding", at: at, source: isApp ? .app : keys.first == "headUnit" ? .headUnit : .bridge,
                app: isApp ? keys[1] : nil,
                [
                    "rule": "state-tree", "path": .string("\(operation.path)"), "message": .string(reason),
                    "fix": "Send valid JSON, and a parent before what stands in it.",
                ])
        }
        if patch != nil { change += 1 }
        return patch
    }

    private func send(_ patch: [UInt8], at: Instant) {
        var writer = JSONWriter(capacity: patch.count + 64)
        writer.object { writer in
            writer.field("op", "change")
            writer.field("seq", change)
            writer.field("at", Int(at.milliseconds))
            writer.field("row", assembler.seq)
            writer.field("patch") { $0.raw(patch) }
        }
        let frame = HubFrame(.change, number: change, writer.bytes)
        recent.append(frame, number: change)
        for listener in listeners.values { listener.changed(frame) }
    }

    private func send(_ rows: [LogRow]) {
        guard !rows.isEmpty, !listeners.isEmpty else { return }
        let frame = HubFrame(rows: rows.map(\.json), last: assembler.seq)
        for listener in listeners.values { listener.logged(frame) }
    }

    /// Takes a listener in: it gets what it has missed, or a snapshot, and from then on everything.
    ///
    /// - Parameter row: the last one the listener has. Of another run it may have some that are nowhere: a gap says so.
    func listen(
        _ listener: any HubListener, after number: UInt64?, row: UInt64? = nil, epoch known: String?
    ) -> UInt64 {
        write(includesLate: true)
        listenerNumbers += 1
        if known == epoch, let number, let missed = recent.frames(after: number, last: change) {
            for frame in missed { listener.changed(frame) }
        } else {
            let isOfAnotherRun = row != nil && (known.map { $0 != epoch } ?? false)
            if number != nil || isOfAnotherRun { listener.changed(.gap) }
            listener.changed(snapshot())
        }
        listeners[listenerNumbers] = listener
        clients.insert(listenerNumbers)
        metrics.listeners(clients.count)
        measure()
        return listenerNumbers
    }

    /// Takes in a listener that wants to know of what comes, and nothing of what was.
    func watch(_ listener: any HubListener) -> UInt64 {
        write(includesLate: true)
        listenerNumbers += 1
        listeners[listenerNumbers] = listener
        return listenerNumbers
    }

    var lastRow: UInt64 { assembler.seq }

    func leave(_ number: UInt64) {
        listeners[number] = nil
        clients.remove(number)
        metrics.listeners(clients.count)
    }

    // MARK: How fast it goes

    /// Tells it once a second, as long as somebody looks.
    private func measure() {
        guard let watch, !isMeasuring, !clients.isEmpty else { return }
        isMeasuring = true
        watch.ring(after: .seconds(1)) { [weak self] in Task { await self?.publishSpeed() } }
    }

    private func publishSpeed() {
        isMeasuring = false
        let value = metrics.speed(
            over: .seconds(1), rows: log.status, clients: clients.count,
            waiting: listeners.values.map(\.backlog.messages).max() ?? 0
        ).json()
        // Where nothing happens there is nothing to tell.
        if tree.reading.value(at: ["performance"])?.json != value {
            assembler.begin(wall: wall.now())
            finish([StateOperation(path: ["performance"], value: value)], at: timekeeper.now)
        }
        measure()
    }

    /// The most that waits for one client, in bytes.
    package var mostWaitingBytes: Int { listeners.values.map(\.backlog.bytes).max() ?? 0 }

    /// How many rows the log holds, and the last one's number, once all that have reached it are on disk.
    package func kept() async -> (rows: Int, last: UInt64) {
        await log.flush()
        return (log.status.rows, log.status.last ?? 0)
    }

    private func snapshot() -> HubFrame {
        let now = state.snapshot
        var writer = JSONWriter(capacity: 1 << 16)
        writer.object { writer in
            writer.field("op", "snapshot")
            writer.field("seq", now.number)
            writer.field("epoch", epoch)
            writer.field("at", Int(timekeeper.now.milliseconds))
            writer.field("row", assembler.seq)
            writer.field("state") { now.root.write(to: &$0) }
        }
        return HubFrame(.snapshot, number: now.number, writer.bytes)
    }
}
