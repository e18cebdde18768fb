import JSON
import Journaling
import SDLHMILink
import SDLLog
import SDLSupport

/// Creates the rows of the log from the entries of the sources. Numbers the rows and converts their causes to row
/// numbers.
///
/// One side of a connection (the app or the head unit) writes the row of a message. The other side may add message
/// times to this row. The response to a request is added to the row of the request.
///
/// The hub calls `begin` in every turn (one batch of entries). The hub calls `finish` after one or more turns.
struct RowAssembler {
    /// The number of the newest row.
    private(set) var seq: UInt64
    private var causes = CauseMap()
    /// For each session, the key of the app that uses the session.
    private var speakers = RecentMap<Session, String>(limit: 4096)

    /// The rows of requests that have no response yet, by the key of the request.
    private var open = RecentMap<MessageKey, RowDraft>(limit: 16_384)
    /// The newest rows of messages. If one side of the connection wrote a row, the other side may still add times to
    /// the row.
    private var recent = RecentMap<UInt64, RowDraft>(limit: 1024)
    /// The message times that arrived before the row of their message. Rows and message times come from different
    /// sides.
    private var early = RecentMap<MessageKey, [HeardMoment]>(limit: 4096)

    /// The rows that received further message times after they were written. A later write replaces all these rows
    /// together.
    private var late: [UInt64: RowDraft] = [:]
    private static let lateRowLimit = 256
    private static let manyRows = 64

    // The following members belong to the rows that are new or changed since the last call of `finish`.
    private var wall = ""
    private var drafts: [UInt64: RowDraft] = [:]
    private var added: [UInt64] = []
    private var changed: [UInt64] = []
    private var latencies: [Duration] = []

    private struct Session: Hashable {
        let connection: String
        let number: UInt8

        init(_ key: MessageKey) { (connection, number) = (key.connection, key.session) }
        init(_ speaker: AppSession) { (connection, number) = (speaker.connection, speaker.session) }
    }

    /// The maximum size in bytes of a complete row in `recent`. A larger complete row is not kept, and gets no further
    /// message times.
    private static let keptBytes = 16 << 10

    private let redactor: Redactor
    private let commandRedactor: CommandRedactor
    private var keyboards = MaskedKeyboards()

    init(after seq: UInt64 = 0, redactor: Redactor = Redactor()) {
        self.seq = seq
        self.redactor = redactor
        commandRedactor = CommandRedactor(redactor.names)
    }

    mutating func begin(wall: String) {
        self.wall = wall
    }

    /// Returns the new rows, the changed rows, and the latencies of responses. The result covers the time since the
    /// last call.
    ///
    /// - Parameter includesLate: whether the changed rows include the rows in `late`.
    mutating func finish(includesLate: Bool = true) -> (added: [LogRow], changed: [LogRow], latencies: [Duration]) {
        if includesLate || late.count > Self.lateRowLimit { takeLate() }
        for number in added + changed { drafts[number]?.write() }
        var rows = (added: [LogRow](), changed: [LogRow](), latencies: latencies)
        for number in added { if let row = row(number) { rows.added.append(row) } }
        for number in changed { if let row = row(number) { rows.changed.append(row) } }
        for number in added + changed {
            guard let draft = drafts[number], let message = draft.message else { continue }
            if draft.isOpen {
                open[message] = draft
            } else if draft.members.count + draft.ending.count <= Self.keptBytes {
                recent[number] = draft
            }
        }
        drafts = [:]
        added = []
        changed = []
        latencies = []
        return rows
    }

    /// Whether no row waits to be written.
    var isDone: Bool { drafts.isEmpty && late.isEmpty }

    /// Whether so many rows wait to be written that the caller must write the rows immediately.
    var isMuch: Bool { drafts.count > Self.manyRows || late.count > Self.lateRowLimit }

    private mutating func takeLate() {
        for (number, draft) in late.sorted(by: { $0.key < $1.key }) {
            drafts[number] = draft
            changed.append(number)
        }
        late = [:]
    }

    private mutating func row(_ number: UInt64) -> LogRow? {
        guard let draft = drafts[number] else { return nil }
        var row = RowBuilder.row(draft)
        let cleaned = redactor.clean(row.json)
        // The reason why a command was refused may quote a value that is hidden in the parameters.
        let isRedacted = draft.isRedacted || cleaned != row.json
        let mayQuote = row.facts.naming == .command && row.facts.result != nil && isRedacted
        row.json = mayQuote ? redactor.clean(cleaned, besides: ["info"]) : cleaned
        if draft.needsMaskCheck {
            if keyboards.hides(row) { drafts[number]?.isMasked = true }
            drafts[number]?.needsMaskCheck = false
        }
        if drafts[number]?.isMasked == true {
            row.json = redactor.clean(row.json, besides: MaskedKeyboards.names(in: row))
        }
        return row
    }

    // MARK: Rows

    mutating func record(_ row: JournalRow, of source: HubSource) {
        guard row.kind == .rpc || row.kind == .hmi, let message = row.message ?? JournalRow.Message(row.payload) else {
            return add(draft(row, of: source, app: source.app))
        }
        let key = message.key
        if let answers = message.answers, var request = openRequest(key.request(answers)) {
            if request.facts.app == nil { request.facts.app = speakers[Session(key)] }
            request.complete(by: row.payload, key: key, latency: row.instant - request.facts.at)
            latencies.append(row.instant - request.facts.at)
            causes.note(row: row.number, of: source, is: request.facts.seq)
            causes.note(message: key, is: request.facts.seq)
            for moment in early.remove(key) ?? [] { request.hear(moment) }
            return change(request)
        }
        let app = source.app ?? speakers[Session(key)]
        var made = draft(row, of: source, app: app)
        made.message = key
        made.isOpen = message.isRequest
        causes.note(message: key, is: made.facts.seq)
        for moment in early.remove(key) ?? [] { made.hear(moment) }
        add(made)
    }

    /// Adds a message time to the row of its message. The side of the connection that did not write the row has
    /// reported this time.
    mutating func hear(_ moment: MessageMoment, of source: HubSource) {
        let heard = HeardMoment(
            message: moment.message, place: moment.place, instant: moment.instant,
            causes: causes.seqs(of: moment.causes, in: source))
        guard var draft = draft(of: moment.message) else {
            // If the row of this message is no longer stored, drop the message time.
            guard causes.seq(of: moment.message) == nil else { return }
            early[moment.message] = (early[moment.message] ?? []) + [heard]
            return
        }
        draft.hear(heard)
        let number = draft.facts.seq
        if drafts[number] == nil { late[number] = draft } else { drafts[number] = draft }
    }

    /// Adds a row that no source has recorded. The member `source` of the row is the bridge, or the value of `source`.
    /// Returns the number of the row.
    @discardableResult
    mutating func write(
        _ kind: String, at instant: Instant, source: RowFacts.Source = .bridge, app: String? = nil,
        causes: [UInt64] = [], _ payload: JSONValue
    ) -> UInt64 {
        seq += 1
        var facts = RowFacts(seq: seq, at: instant, kind: kind, source: source)
        facts.app = app
        facts.causes = causes
        add(RowDraft(facts, wall: wall, payload: LazyJSON(payload)))
        return seq
    }

    /// Adds the row of a command. The row is incomplete until the outcome of the command is known.
    ///
    /// - Returns: the number of the row, and a cause that every source can use. The cause is a message key, because
    ///   each source numbers its rows itself.
    mutating func write(
        command payload: JSONValue, at instant: Instant, causes: [UInt64]
    ) -> (seq: UInt64, cause: Cause) {
        let cleaned = commandRedactor.clean(payload)
        let seq = write("command", at: instant, causes: causes, cleaned)
        let key = Self.key(ofCommand: seq)
        self.causes.note(message: key, is: seq)
        drafts[seq]?.message = key
        drafts[seq]?.isOpen = true
        drafts[seq]?.isRedacted = cleaned != payload
        return (seq, .message(key))
    }

    mutating func complete(command seq: UInt64, _ outcome: CommandOutcome) {
        guard var draft = openRequest(Self.key(ofCommand: seq)) else { return }
        draft.complete(outcome)
        change(draft)
    }

    private static func key(ofCommand seq: UInt64) -> MessageKey {
        MessageKey(connection: "bridge", session: 0, direction: .toHeadUnit, ordinal: seq)
    }

    mutating func appRegistered(_ speaker: AppSession) {
        let session = Session(speaker)
        guard speakers[session] != speaker.app else { return }
        speakers[session] = speaker.app
        // If the app sent a message before its registration, the row of this message contains no app. Set the app of
        // such rows now.
        for (number, draft) in drafts where draft.facts.app == nil && draft.message.map(Session.init) == session {
            drafts[number]?.facts.app = speaker.app
        }
    }

    /// Handles the disconnect of an app. The last messages of the app may still arrive. Therefore the sessions of the
    /// app stay assigned to the app until another app registers in these sessions.
    mutating func appUnregistered(_ app: String) { keyboards.appLeft(app) }

    // MARK: Drafts

    private mutating func draft(_ row: JournalRow, of source: HubSource, app: String?) -> RowDraft {
        seq += 1
        causes.note(row: row.number, of: source, is: seq)
        // The head unit's source records the messages of the web HMI, but the member `source` of these rows must be the
        // HMI.
        let isHMI = row.kind == .hmi
        var facts = RowFacts(
            seq: seq, at: row.instant, kind: (isHMI ? JournalRow.Kind.rpc : row.kind).rawValue,
            source: isHMI ? .hmi : source.source)
        facts.app = app
        facts.causes = causes.seqs(of: row.causes, in: source)
        return RowDraft(facts, wall: wall, payload: row.payload)
    }

    private mutating func add(_ draft: RowDraft) {
        drafts[draft.facts.seq] = draft
        added.append(draft.facts.seq)
    }

    private mutating func change(_ draft: RowDraft) {
        let number = draft.facts.seq
        late[number] = nil
        if let message = draft.message, !draft.isOpen { _ = open.remove(message) }
        if drafts.updateValue(draft, forKey: number) == nil { changed.append(number) }
    }

    private func draft(of message: MessageKey) -> RowDraft? {
        if let seq = causes.seq(of: message) {
            if let draft = drafts[seq] ?? late[seq] ?? recent[seq] { return draft }
        }
        return open[message]
    }

    private func openRequest(_ message: MessageKey) -> RowDraft? {
        guard let draft = draft(of: message), draft.isOpen else { return nil }
        return draft
    }
}

extension JournalRow.Message {
    /// Reads the key and the type of a message from a row's payload. Returns nil if the payload is not a message.
    fileprivate init?(_ payload: LazyJSON) {
        guard let row = payload.value, let key = MessageKey(row) else { return nil }
        let isReply = row["rpcType"] == "response"
        self.init(
            key: key, isRequest: row["rpcType"] == "request",
            answers: isReply ? row["answers"]?.int.flatMap { UInt64(exactly: $0) } : nil)
    }
}

extension MessageKey {
    fileprivate init?(_ row: JSONValue) {
        guard let connection = row["connection"]?.string, let session = row["session"]?.int,
            let ordinal = row["ordinal"]?.int.flatMap({ UInt64(exactly: $0) }),
            let direction = row["direction"]?.string
        else { return nil }
        self.init(
            connection: connection, session: UInt8(truncatingIfNeeded: session),
            direction: direction == "toHeadUnit" ? .toHeadUnit : .toApp, ordinal: ordinal)
    }

    /// Returns the key of the request that this response answers. The request has the opposite direction.
    fileprivate func request(_ ordinal: UInt64) -> MessageKey {
        MessageKey(
            connection: connection, session: session, direction: direction == .toApp ? .toHeadUnit : .toApp,
            ordinal: ordinal)
    }
}
