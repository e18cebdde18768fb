import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// What an answer of the HMI is for.
enum Purpose: Hashable, Sendable {
    case startUp
    /// One part of what an app's request became; the first is the one that says what there is to say.
    case part(ReplyTicket, isFirst: Bool)
    /// One part of what an app had that has come back.
    case restoring(ReplyTicket)
    case popup(String, Popup.Voice)
    case speech(AppKey)
    case videoConfig(StreamTicket)
    case stream(StreamTicket)
    /// What the head unit asks by itself.
    case question(AskTicket)
    /// Takes a popup away; a page that knows no other way is asked to close it.
    case cancel(method: String)
    /// Has the policy updated.
    case policy
    /// Nobody waits for it, but a refusal is worth a finding.
    case reported
}

/// One request that the HMI has not answered.
struct OpenRequest: Sendable {
    let id: Int
    let socket: HMISocketID
    let method: String
    let purpose: Purpose
    let app: AppKey?
    /// Its message, which the answer's row names.
    let key: MessageKey
    let span: Duration?
    var due: Instant?
    /// What takes it back where the HMI does it for nothing.
    var undo: [HMIPart] = []
}

/// How a request of ours ended.
enum RequestEnd: Sendable {
    case answered(HMIAnswer)
    case overdue
    /// The socket it went to is gone.
    case gone
}

/// How long the HMI may take for an answer.
enum AnswerTime: Hashable, Sendable {
    /// As the profile says.
    case usual
    /// As long again as a driver may take.
    case beside(Duration)
    case exactly(Duration)
    case unlimited
}

/// The requests under way, with their ids and time limits.
struct OpenRequests: Sendable {
    /// sdl_hmi looks an id up among its own before it looks at the method, and its own begin at 201; generic_hmi's at
    /// 5012. `OnResetTimeout` can name an id of up to 65,535. Between the two there is room.
    private static let first = 20_000
    private static let last = 65_535

    private var open: OrderedMap<Int, OpenRequest> = [:]
    /// Subscriptions to buttons that were not answered in time: what comes late is taken back, as by SDL Core.
    private var late: OrderedMap<Int, OpenRequest> = [:]
    private static let mostLate = 100
    private var next = first

    var count: Int { open.count }
    var isEmpty: Bool { open.isEmpty }
    var nextDue: Instant? { open.values.compactMap(\.due).min() }

    subscript(id: Int) -> OpenRequest? { open[id] }

    func late(_ id: Int) -> OpenRequest? { late[id] }

    mutating func skip(_ count: Int) { next = Self.first + count % (Self.last - Self.first) }

    mutating func nextID() -> Int {
        repeat {
            next = next == Self.last ? Self.first : next + 1
        } while open[next] != nil || late[next] != nil
        return next
    }

    mutating func add(_ request: OpenRequest) { open[request.id] = request }

    mutating func remove(_ id: Int) -> OpenRequest? { open.removeValue(forKey: id) }

    mutating func removeLate(_ id: Int) -> OpenRequest? { late.removeValue(forKey: id) }

    mutating func removeAll() { (open, late) = ([:], [:]) }

    mutating func removeAll(of socket: HMISocketID) -> [OpenRequest] {
        for request in late.values where request.socket == socket { late[request.id] = nil }
        let gone = open.values.filter { $0.socket == socket }
        for request in gone { open[request.id] = nil }
        return gone
    }

    /// What may take as long as it likes goes on so.
    mutating func restart(_ id: Int, at now: Instant, period: Duration?) {
        guard let own = open[id]?.span else { return }
        let span = period ?? own
        open[id]?.due = now + span
    }

    mutating func restart(_ purpose: Purpose, at now: Instant, period: Duration) {
        for request in open.values where request.purpose == purpose { restart(request.id, at: now, period: period) }
    }

    /// The first request whose time has run out.
    mutating func takeOverdue(at now: Instant) -> OpenRequest? {
        guard let request = open.values.first(where: { $0.due.map { $0 <= now } ?? false }) else { return nil }
        open[request.id] = nil
        if request.method == HMI.Buttons.SubscribeButton.method, !request.undo.isEmpty {
            late[request.id] = request
            if late.count > Self.mostLate, let oldest = late.keys.first { late[oldest] = nil }
        }
        return request
    }
}
