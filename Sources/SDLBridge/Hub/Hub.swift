package import SDLSupport

/// Gathers what all rooms tell: numbers it, keeps the state tree and the log, and tells everybody who listens.
package actor Hub {
    /// This incarnation of the process.
    package nonisolated let epoch: String
    nonisolated let state: StateReading
    nonisolated let log: LogBook
    private nonisolated let inbox: Lane<HubIntake>
    private let timekeeper: any Timekeeper

    private var tree: StateTree
    private var causes = CauseMap()
    /// The number of the last row.
    private var seq: UInt64
    /// The number of the last change of the tree.
    private var change: UInt64 = 0
    private nonisolated let rooms = Lock(0)
    /// Apps that tell of their insides.
    private var attached: [String] = []
    /// Requests whose reply has not come yet.
    private var open: [MessageKey: (row: LogRow, at: Instant)] = [:]
    /// Which app speaks on which session of which connection.
    private var speakers: [Speaker: String] = [:]
    private var listeners: [UInt64: any HubListener] = [:]
    private var listenerNumbers: UInt64 = 0
    private var recent = RecentChanges()

    private struct Speaker: Hashable {
        let connection: String
        let session: Int
    }

    package init(epoch: String, timekeeper: any Timekeeper, flight: Flight? = nil) {
        self.epoch = epoch
        self.timekeeper = timekeeper
        let log = LogBook(timekeeper: timekeeper)
        let tree = StateTree()
        self.log = log
        self.tree = tree
        state = tree.reading
        seq = 0
        inbox = Lane(flight: flight)
    }

    /// Begins to gather. What rooms have told before has waited.
    package func begin() {
        let empty = Array("{}".utf8)
        let bridge = Array(#"{"hosts":{},"hostOrder":[]}"#.utf8)
        let start: [StateOperation] = [
            StateOperation(path: ["bridge"], value: bridge), StateOperation(path: ["headUnit"], value: empty),
            StateOperation(path: ["apps"], value: empty), StateOperation(path: ["appOrder"], value: Array("[]".utf8)),
        ]
        publish(start, at: timekeeper.now)
        inbox.begin { [weak self] batch in await self?.take(batch) }
    }

    // MARK: Rooms

    /// A journal for the head unit's room.
    package func headUnitJournal() -> any Journal {
        RoomJournal(
            HubRoom(number: nextRoom(), source: .headUnit, app: nil, root: ["headUnit"]), inbox: inbox, log: log)
    }

    /// A journal for an app's room; its part of the tree begins anew.
    nonisolated func appJournal(key: String, pid: Int) -> any Journal {
        let room = HubRoom(number: nextRoom(), source: .app, app: key, root: ["apps", key])
        let journal = RoomJournal(room, inbox: inbox, log: log)
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
        tellAttached()
    }

    /// What an app has told stays to be looked at; the order says who still does.
    func appLeft(key: String) {
        attached.removeAll { $0 == key }
        tellAttached()
    }

    private func tellAttached() {
        let order = JSONValue.array(attached.map { .string($0) })
        publish([StateOperation(path: ["appOrder"], value: order.json())], at: timekeeper.now)
    }

    // MARK: Intake

    private func take(_ batch: [HubIntake]) {
        var operations: [StateOperation] = []
        var added: [LogRow] = []
        var changed: [LogRow] = []
        var at = timekeeper.now
        for intake in batch {
            switch intake.entry {
            case .row(let row):
                at = row.instant
                record(row, of: intake.room, added: &added, changed: &changed)
            case .change(let change): operations.append(operation(change, of: intake.room))
            case .moment: break
            }
        }
        log.append(added)
        log.replace(changed)
        publish(operations, at: at)
        tell(added + changed)
    }

    private func operation(_ change: StateChange, of room: HubRoom) -> StateOperation {
        let value: [UInt8]? =
            switch change.operation {
            case .add(let value), .replace(let value): value.bytes
            case .remove: nil
            }
        if room.source == .headUnit, change.path.keys.count == 2, change.path.keys[0] == "apps" {
            learn(change.path.keys[1], value)
        }
        return StateOperation(path: StatePath(room.root.keys + change.path.keys), value: value)
    }

    private func learn(_ key: String, _ value: [UInt8]?) {
        guard let value, let app = try? JSONValue(parsing: value), let connection = app["connection"]?.string,
            let session = app["session"]?.int
        else {
            speakers = speakers.filter { $0.value != key }
            return
        }
        speakers[Speaker(connection: connection, session: session)] = key
    }

    private func record(_ row: JournalRow, of room: HubRoom, added: inout [LogRow], changed: inout [LogRow]) {
        let payload = row.payload.bytes
        guard row.kind == .rpc, let message = try? JSONValue(parsing: payload), let key = MessageKey(message) else {
            added.append(make(row, of: room, app: room.app, payload: payload))
            return
        }
        if message["rpcType"] == "response", let answers = message["answers"]?.int,
            let exchange = open.removeValue(forKey: key.request(UInt64(answers)))
        {
            let complete = RowBuilder.completed(exchange.row, by: message, latency: row.instant - exchange.at)
            causes.note(row: row.number, of: room, is: complete.facts.seq)
            causes.note(message: key, is: complete.facts.seq)
            changed.append(complete)
            return
        }
        let app = room.app ?? speakers[Speaker(connection: key.connection, session: Int(key.session))]
        let made = make(row, of: room, app: app, payload: payload)
        causes.note(message: key, is: made.facts.seq)
        if message["rpcType"] == "request" { open[key] = (made, row.instant) }
        added.append(made)
    }

    private func make(_ row: JournalRow, of room: HubRoom, app: String?, payload: [UInt8]) -> LogRow {
        seq += 1
        causes.note(row: row.number, of: room, is: seq)
        var facts = RowFacts(seq: seq, at: row.instant, kind: row.kind.rawValue, source: room.source)
        facts.app = app
        facts.causes = causes.seqs(of: row.causes, in: room)
        return RowBuilder.row(facts, wall: RowBuilder.wall(), payload: payload)
    }

    // MARK: The bridge's own

    /// Writes the row of a command.
    ///
    /// - Returns: its number, and what the head unit is to name as its cause: rows are numbered by rooms, so a command
    ///   travels between them under a message's name.
    func command(_ name: String, params: [UInt8]) -> (seq: UInt64, cause: Cause) {
        seq += 1
        let key = MessageKey(connection: "bridge", session: 0, direction: .toHeadUnit, ordinal: seq)
        causes.note(message: key, is: seq)
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("command", name)
            writer.field("params") { $0.raw(params) }
        }
        let facts = RowFacts(seq: seq, at: timekeeper.now, kind: "command", source: .bridge)
        let row = RowBuilder.row(facts, wall: RowBuilder.wall(), payload: writer.bytes)
        log.append([row])
        tell([row])
        return (seq, .message(key))
    }

    /// Sets values of the bridge's own part of the tree.
    package func set(_ value: [UInt8]?, at path: StatePath) {
        publish([StateOperation(path: StatePath(["bridge"] + path.keys), value: value)], at: timekeeper.now)
    }

    // MARK: Telling

    private func publish(_ operations: [StateOperation], at: Instant) {
        guard !operations.isEmpty else { return }
        let next = change + 1
        guard let patch = tree.apply(operations, number: next, refuse: { _, _ in }) else { return }
        change = next
        tree.publish()
        var writer = JSONWriter(capacity: patch.count + 64)
        writer.object { writer in
            writer.field("op", "change")
            writer.field("seq", change)
            writer.field("at", Int(at.milliseconds))
            writer.field("row", seq)
            writer.field("patch") { $0.raw(patch) }
        }
        let frame = HubFrame(writer.bytes)
        recent.append(frame, number: change)
        for listener in listeners.values { listener.changed(frame) }
    }

    private func tell(_ rows: [LogRow]) {
        guard !rows.isEmpty, !listeners.isEmpty else { return }
        let frame = HubFrame(rows: rows.map(\.json))
        for listener in listeners.values { listener.logged(frame) }
    }

    /// Takes a listener in: it gets what it has missed, or a snapshot, and from then on everything.
    func listen(_ listener: any HubListener, after number: UInt64?, epoch known: String?) -> UInt64 {
        listenerNumbers += 1
        if known == epoch, let number, let missed = recent.frames(after: number, last: change) {
            for frame in missed { listener.changed(frame) }
        } else {
            if number != nil { listener.changed(HubFrame(Array(#"{"op":"gap"}"#.utf8))) }
            listener.changed(snapshot())
        }
        listeners[listenerNumbers] = listener
        return listenerNumbers
    }

    func leave(_ number: UInt64) {
        listeners[number] = nil
    }

    private func snapshot() -> HubFrame {
        let now = state.snapshot
        var writer = JSONWriter(capacity: 1 << 16)
        writer.object { writer in
            writer.field("op", "snapshot")
            writer.field("seq", now.number)
            writer.field("epoch", epoch)
            writer.field("at", Int(timekeeper.now.milliseconds))
            writer.field("row", seq)
            writer.field("state") { now.root.write(to: &$0) }
        }
        return HubFrame(writer.bytes)
    }
}

extension MessageKey {
    /// From a row's payload.
    fileprivate init?(_ row: JSONValue) {
        guard let connection = row["connection"]?.string, let session = row["session"]?.int,
            let ordinal = row["ordinal"]?.int, let direction = row["direction"]?.string
        else { return nil }
        self.init(
            connection: connection, session: UInt8(truncatingIfNeeded: session),
            direction: direction == "toApp" ? .toApp : .toHeadUnit, ordinal: UInt64(ordinal))
    }

    /// The request that this reply answers: it went the other way.
    fileprivate func request(_ ordinal: UInt64) -> MessageKey {
        MessageKey(
            connection: connection, session: session, direction: direction == .toApp ? .toHeadUnit : .toApp,
            ordinal: ordinal)
    }
}
