import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The purpose of a request to the HMI, which determines how the answer is used.
enum Purpose: Hashable, Sendable {
    case startUp
    /// Performs a part of an app's request. The HMI's result for the first part becomes the result for the app.
    case part(ReplyTicket, isFirst: Bool)
    /// Restores a part of the data of an app that has resumed.
    case restoring(ReplyTicket)
    case popup(String, Popup.Channel)
    case videoConfig(StreamTicket)
    case stream(StreamTicket)
    /// Asks the HMI a question from the head unit. The ticket identifies the question.
    case question(AskTicket)
    /// Closes a pop-up. If the page refuses, the link sends UI.ClosePopUp.
    case cancel(method: String)
    /// Asks the HMI to update the policy.
    case policy
    /// The purpose of a request whose answer has no effect. A refusal is reported as a finding.
    case reported

    /// The ticket of the app's request of which this is a part; nil for other purposes.
    fileprivate var ticketOfPart: ReplyTicket? {
        if case .part(let ticket, _) = self { ticket } else { nil }
    }
}

/// A request that the HMI has not answered yet.
struct OpenRequest: Sendable {
    let id: Int
    let socket: HMISocketID
    let method: String
    let purpose: Purpose
    let app: AppKey?
    /// The message key of the request. The row of the answer refers to this key.
    let key: MessageKey
    let span: Duration?
    var due: Instant?
    /// The requests that undo this request. The link sends these requests if the HMI accepts this request after the
    /// time limit, or if the app's resumption fails.
    var undo: [HMIPart] = []
}

/// The way in which a request from the link ended.
enum RequestEnd: Sendable {
    case answered(HMIAnswer)
    case overdue
    /// The socket of the component that received the request was closed.
    case gone
}

/// The time limit for the HMI's answer to a request.
enum AnswerTime: Hashable, Sendable {
    case usual
    case usualPlus(Duration)
    case exactly(Duration)
    case unlimited
}

/// The requests that the HMI has not answered yet, with their ids and time limits.
struct OpenRequests: Sendable {
    /// The first request id. The ids must differ from the ids that the pages themselves use. sdl_hmi uses ids from 201
    /// on, and generic_hmi from 5012 on. `OnResetTimeout` can contain ids up to 65,535.
    private static let first = 20_000
    private static let last = 65_535

    private var open: OrderedMap<Int, OpenRequest> = [:]
    /// The button subscriptions that the HMI has not answered in time. If the HMI accepts such a subscription later,
    /// the subscription is undone, as in SDL Core.
    private var late: OrderedMap<Int, OpenRequest> = [:]
    private static let maxLate = 100
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

    /// Restarts the time limit of a request, and of the other parts of the same app's request. `period` is the new time
    /// limit; nil means the original time limit. A request without a time limit does not change.
    mutating func restart(_ id: Int, at now: Instant, period: Duration?) {
        guard let whole = open[id]?.purpose.ticketOfPart else { return restartAlone(id, at: now, period: period) }
        for part in open.values where part.purpose.ticketOfPart == whole {
            restartAlone(part.id, at: now, period: period)
        }
    }

    private mutating func restartAlone(_ id: Int, at now: Instant, period: Duration?) {
        guard let own = open[id]?.span else { return }
        let span = period ?? own
        open[id]?.due = now + span
    }

    mutating func restart(_ purpose: Purpose, at now: Instant, period: Duration) {
        for request in open.values where request.purpose == purpose { restart(request.id, at: now, period: period) }
    }

    /// Removes and returns a request whose time limit has passed; nil if no such request exists.
    mutating func takeOverdue(at now: Instant) -> OpenRequest? {
        guard let request = open.values.first(where: { $0.due.map { $0 <= now } ?? false }) else { return nil }
        open[request.id] = nil
        if request.method == HMI.Buttons.SubscribeButton.method, !request.undo.isEmpty {
            late[request.id] = request
            if late.count > Self.maxLate, let oldest = late.keys.first { late[oldest] = nil }
        }
        return request
    }
}
