import SDLLog
import JSON
package import Journaling
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Receives rows and state changes (entries) from all sources, numbers the changes, keeps the state tree and the log,
/// and notifies listeners.
///
/// The hub works in turns. In each turn, the hub processes up to 1,000 entries from its inbox and publishes their
/// changes together. The methods for sources are in the file `Hub+sources`, and the methods for the throughput are in
/// `Hub+speed`.
package actor Hub {
    /// The identifier of this run of the bridge. Each run has a different identifier.
    package nonisolated let epoch: String
    nonisolated let state: StateReading
    nonisolated let log: LogBook
    /// The history of the state; nil if the bridge stores no history.
    nonisolated let history: StateHistory?
    /// The number of the newest row that was written before this run.
    nonisolated let rowsBefore: UInt64
    nonisolated let metrics = Metrics()
    nonisolated let inbox: SerialWorker<HubIntake>
    nonisolated let gate = IntakeLimiter()
    let timekeeper: any Timekeeper

    private var tree: StateTree
    private var assembler: RowAssembler
    /// The number of the newest change of the state tree.
    private(set) var lastChange: UInt64
    private(set) var lastChangeAt = Instant.zero
    nonisolated let sources = Lock(0)
    /// The keys of the apps that have an inspection channel.
    var attached: [String] = []
    var listeners = HubListeners()
    var vehicleFeed = VehicleFeed()
    var vehicleAlarm: Alarm?
    /// The clock for the rate limit of vehicle data. This clock runs even while the head unit's clock is paused.
    let pace: any Timekeeper
    /// The clock for measuring throughput; nil if throughput is not measured.
    let watch: (any Timekeeper)?
    var isMeasuring = false
    /// Whether `writeLateSoon` has already scheduled a write.
    private var isLateWriteDue = false
    private static let lateness = Duration.milliseconds(5)
    /// The highest row number that the log has reserved for this run. Later runs use only higher numbers.
    private var taken: UInt64 = 0

    /// Creates a hub. Call `begin` to start processing.
    ///
    /// - Parameters:
    ///   - log: the log for the rows; nil creates a log in memory.
    ///   - row: the number of the newest row in `log`.
    ///   - change: the number of the newest change of the state tree from an earlier run; 0 if there was no change.
    ///   - watch: the clock for measuring throughput. This clock runs even while the head unit's clock is paused.
    init(
        epoch: String, timekeeper: any Timekeeper, log: LogBook? = nil, history: StateHistory? = nil,
        after row: UInt64 = 0, change: UInt64 = 0,
        redactor: Redactor = Redactor(), inFlight: InFlightCounter? = nil, watch: (any Timekeeper)? = nil,
        pace: any Timekeeper = SystemTimekeeper.shared
    ) {
        self.pace = pace
        self.watch = watch
        self.history = history
        rowsBefore = row
        self.epoch = epoch
        self.timekeeper = timekeeper
        lastChange = change
        let tree = StateTree(number: change)
        self.log = log ?? LogBook(timekeeper: SystemTimekeeper.shared)
        self.tree = tree
        state = tree.reading
        assembler = RowAssembler(after: row, redactor: redactor)
        inbox = SerialWorker(inFlight: inFlight)
    }

    /// Starts to process entries. Entries that are already in the inbox come first.
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

    // MARK: Intake

    /// The maximum number of entries that the hub processes in one turn. Between turns, other tasks can run.
    private static let turnEntries = 1000

    private func take(_ batch: [HubIntake]) {
        for start in stride(from: 0, to: batch.count, by: Self.turnEntries) {
            turn(batch[start..<min(start + Self.turnEntries, batch.count)])
        }
    }

    private func turn(_ entries: ArraySlice<HubIntake>) {
        var operations: [StateOperation] = []
        var at = timekeeper.now
        assembler.begin(wall: RowBuilder.wall())
        var waiting: [CheckedContinuation<Void, Never>] = []
        var includesLate = false
        defer { gate.done(entries.count { $0.isEntry }) }
        for intake in entries {
            switch intake {
            case .entry(.row(let row), let source):
                at = row.instant
                assembler.record(row, of: source)
            case .entry(.change(let change), let source): operations.append(operation(change, of: source))
            case .entry(.moment(let moment), let source): assembler.hear(moment, of: source)
            case .entry(.appRegistered(let speaker), _): assembler.appRegistered(speaker)
            case .entry(.appUnregistered(let app), _): assembler.appUnregistered(app)
            case .writeLate:
                isLateWriteDue = false
                includesLate = true
            case .vehicleDue: vehicleAlarm = nil
            case .mark(let continuation, let wantsAll):
                waiting.append(continuation)
                includesLate = includesLate || wantsAll
            }
        }
        finish(operations, at: at, includesLate: includesLate)
        if vehicleAlarm == nil { publishVehicle() }
        for continuation in waiting { continuation.resume() }
    }

    private func operation(_ change: StateChange, of source: HubSource) -> StateOperation {
        let value: [UInt8]? =
            switch change.operation {
            case .add(let value): value.bytes
            case .remove: nil
            }
        return StateOperation(path: StatePath(source.root.keys + change.path.keys), value: value)
    }

    /// Waits until all entries that sources have recorded before this call are in the state tree and the log.
    ///
    /// - Parameter includesLate: whether to also update rows whose message times arrived after the rows were written.
    nonisolated func gathered(includesLate: Bool = true) async {
        // An idle hub has already processed all entries, usually on the thread that recorded the entries.
        if !includesLate, inbox.isIdle { return }
        await withCheckedContinuation { inbox.send(.mark($0, includesLate: includesLate)) }
    }

    /// Begins a batch. The hub processes all entries until the call of `endBatch` in one turn. An idle hub runs this
    /// turn on the calling thread.
    nonisolated func beginBatch() { inbox.beginBatch() }
    nonisolated func endBatch() { inbox.endBatch(evenIfOpen: true) }

    // MARK: The bridge's own rows and state

    /// Adds the row of a command to the log. `complete` later adds the outcome to the row.
    ///
    /// - Returns: the number of the row, and the cause with which later rows of the head unit refer to this command.
    func command(_ name: String, params: JSONValue, causes: [UInt64] = []) -> (seq: UInt64, cause: Cause) {
        assembler.begin(wall: RowBuilder.wall())
        let (seq, cause) = assembler.write(
            command: ["command": .string(name), "params": params], at: timekeeper.now, causes: causes)
        finish([], at: timekeeper.now)
        return (seq, cause)
    }

    /// Adds the outcome of a command to the command's row, which keeps its number.
    func complete(command seq: UInt64, _ outcome: CommandOutcome) {
        assembler.begin(wall: RowBuilder.wall())
        assembler.complete(command: seq, outcome)
        finish([], at: timekeeper.now)
    }

    /// Adds a row to the log. The row's source is the bridge. Returns the row's number.
    @discardableResult
    func note(_ kind: String, app: String? = nil, causes: [UInt64] = [], _ payload: JSONValue) -> UInt64 {
        assembler.begin(wall: RowBuilder.wall())
        let seq = assembler.write(kind, at: timekeeper.now, app: app, causes: causes, payload)
        finish([], at: timekeeper.now)
        return seq
    }

    /// Sets the value at `path` below `/bridge` in the state tree. If `value` is nil, removes the value at this path.
    package func set(_ value: [UInt8]?, at path: StatePath) {
        change([StateOperation(path: StatePath(["bridge"] + path.keys), value: value)])
    }

    /// Applies `operations` to the state tree without adding a row to the log.
    func change(_ operations: [StateOperation]) {
        assembler.begin(wall: RowBuilder.wall())
        finish(operations, at: timekeeper.now)
    }

    var lastRow: UInt64 { assembler.seq }

    // MARK: The end of a turn

    /// Ends a turn: updates the tree, notifies the listeners and writes rows to the log.
    ///
    /// Listeners receive changes before the rows are written. If a listener wants new rows, the rows are written
    /// immediately. Otherwise the rows are written a few milliseconds later, or before the log is read. Therefore a
    /// client that has received a change can always read the rows that led to the change.
    private func finish(_ operations: [StateOperation], at: Instant, includesLate: Bool = false) {
        let patch = apply(operations, at: at)
        if assembler.seq > taken { taken = log.take(after: assembler.seq) }
        if assembler.isMuch { write(includesLate: includesLate) }
        if !assembler.isDone { log.deferRows { [weak self] in await self?.write(includesLate: true) } }
        if let patch { publish(patch, operations, at: at) }
        if includesLate || listeners.wantRows { write(includesLate: includesLate) }
        writeLateSoon()
    }

    private func publish(_ patch: [UInt8], _ operations: [StateOperation], at: Instant) {
        tree.publish()
        lastChangeAt = at
        var writer = JSONWriter(capacity: patch.count + 64)
        writer.object { writer in
            writer.field("op", "change")
            writer.field("seq", lastChange)
            writer.field("at", Int(at.milliseconds))
            writer.field("row", assembler.seq)
            writer.field("patch") { $0.raw(patch) }
        }
        listeners.publish(HubFrame(.change, number: lastChange, writer.bytes))
        vehicleFeed.changed(operations)
        publishVehicle()
        history?.keep(writer.bytes, epoch: epoch, row: assembler.seq, at: at, snapshot: state.snapshot)
    }

    func write(includesLate: Bool) {
        guard !assembler.isDone else { return }
        let (added, changed, latencies) = assembler.finish(includesLate: includesLate)
        metrics.count(added, latencies: latencies)
        log.append(added)
        log.replace(changed)
        listeners.publish(added + changed, last: assembler.seq)
        for row in added { listeners.stream(row) }
        if assembler.isDone { log.rowsWritten() }
    }

    /// Schedules a write of the waiting rows, and of rows that received further message times after they were written.
    /// One write handles all such rows of a few milliseconds.
    private func writeLateSoon() {
        guard !assembler.isDone, !isLateWriteDue else { return }
        isLateWriteDue = true
        SystemTimekeeper.shared.ring(after: Self.lateness) { [inbox] in inbox.send(.writeLate) }
    }

    /// Applies operations to the tree. Returns the changes as an encoded patch, or nil if nothing changed. If an
    /// operation fails, reports a finding. An operation fails only if the tree differs from the state that the source
    /// expects.
    private func apply(_ operations: [StateOperation], at: Instant) -> [UInt8]? {
        guard !operations.isEmpty else { return nil }
        var refused: [(operation: StateOperation, reason: String)] = []
        let patch = tree.apply(operations, number: lastChange + 1) { refused.append(($0, $1)) }
        for (operation, reason) in refused {
            let keys = operation.path.keys
            let isApp = keys.count > 1 && keys[0] == "apps"
            assembler.write(
                "finding", at: at, source: isApp ? .app : keys.first == "headUnit" ? .headUnit : .bridge,
                app: isApp ? keys[1] : nil,
                [
                    "rule": "tree.refused", "path": .string("\(operation.path)"), "message": .string(reason),
                    "fix": "Send valid JSON, and add a parent before the parent's members.",
                    "see": .string(RuleAddress.of("tree.refused")),
                ])
        }
        if patch != nil { lastChange += 1 }
        return patch
    }

    /// Writes all rows to disk. Returns the number of rows in the log, and the number of the newest row.
    package func kept() async -> (rows: Int, last: UInt64) {
        await log.flush()
        return (log.status.rows, log.status.last ?? 0)
    }
}
