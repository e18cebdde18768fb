import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// What a request to the HMI is for. The purpose determines how the answer is used.
enum Purpose: Hashable, Sendable {
    case startUp
    /// Carries out a part of an app's request. The HMI's result for the first part becomes the result for the app.
    case part(ReplyTicket, isFirst: Bool)
    /// Restores a part of the data of an app that has resumed.
    case restoring(ReplyTicket)
    case popup(String, Popup.Channel)
    case speech(AppKey)
    case videoConfig(StreamTicket)
    case stream(StreamTicket)
    /// Asks a question of the head unit itself, which the ticket identifies.
    case question(AskTicket)
    /// Closes a pop-up. If the page refuses, the link sends UI.ClosePopUp.
    case cancel(method: String)
    /// Lets the HMI update the policy.
    case policy
    /// The answer is not needed. A refusal is reported as a finding.
    case reported
}

/// A request that the HMI has not answered.
struct OpenRequest: Sendable {
    let id: Int
    let socket: HMISocketID
    let method: String
    let purpose: Purpose
    let app: AppKey?
    /// The message key of the request. The row of the answer contains this key.
    let key: MessageKey
    let span: Duration?
    var due: Instant?
    /// The requests that undo this request. They are sent if the HMI accepts the request after the time limit, or if
    /// the app's resumption fails.
    var undo: [HMIPart] = []
}

/// How a request of the link ended.
enum RequestEnd: Sendable {
    case answered(HMIAnswer)
    case overdue
    /// The socket of the component that received the request was closed.
    case gone
}

/// The time limit of an answer.
enum AnswerTime: Hashable, Sendable {
    /// The time limit in the profile.
    case usual
    /// The time limit in the profile plus the time that the driver has.
    case usualPlus(Duration)
    case exactly(Duration)
    case unlimited
}

/// The requests that the HMI has not answered, with their ids and time limits.
struct OpenRequests: Sendable {
    /// The first request id. The ids must differ from those that the pages use themselves: sdl_hmi uses ids from 201,
    /// generic_hmi from 5012. `OnResetTimeout` can contain ids up to 65,535.
    private static let first = 20_000
    private static let last = 65_535

    private var open: OrderedMap<Int, OpenRequest> = [:]
    /// The button subscriptions that the HMI did not answer in time. If the HMI accepts one later, the subscription is
    /// undone, as in SDL Core.
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

    /// Restarts the time limit of a request. A request without a limit stays without a limit.
    mutating func restart(_ id: Int, at now: Instant, period: Duration?) {
        guard let own = open[id]?.span else { return }
        let span = period ?? own
        open[id]?.due = now + span
    }

    mutating func restart(_ purpose: Purpose, at now: Instant, period: Duration) {
        for request in open.values where request.purpose == purpose { restart(request.id, at: now, period: period) }
    }

    /// Removes and returns the first request whose time limit has passed.
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
