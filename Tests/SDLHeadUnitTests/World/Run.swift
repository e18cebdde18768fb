import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The head unit as a value: a test creates inputs and reads effects, without a wire, clock or disk.
struct Run {
    private(set) var reducer: HeadUnitReducer
    var now = Instant.zero
    /// The error that the disk reports for each piece of a file; nil if the disk stores the pieces.
    var diskFailure: String?
    /// Whether the outcome of storing is sent only on request.
    var isDiskSlow = false
    private(set) var effects: [HeadUnitEffect] = []
    /// The cloud app that is being dialled.
    var ticket: CloudTicket?
    private(set) var pieces: [FileTicket] = []
    private var lastID: Int32 = 0

    init(_ profile: Profile = Profile.all[0]) {
        reducer = HeadUnitReducer(profile: profile)
    }

    /// Opens a session and registers an app on it. - Returns: the session.
    mutating func register(
        _ id: String, session number: UInt32 = 1, types: [SDLAppHMIType] = [.default],
        _ adjust: (inout SDLRegisterAppInterface) -> Void = { _ in }
    ) -> SessionRef {
        let session = SessionRef(connection: 1, session: number)
        take(
            .sessionStarted(
                session,
                SessionInfo(connectionName: "memory 1", sessionID: Int(number), protocolVersion: "5.4.1")))
        var request = SDLRegisterAppInterface.sample(id, types: types)
        adjust(&request)
        ask(request, on: session)
        return session
    }

    /// Sends a request. - Returns: the response if there is exactly one in this turn; nil if it is pending.
    ///
    /// - Parameter raw: the original parameters, if the interface does not know all of them.
    @discardableResult
    mutating func ask(
        _ request: some SDLRPCRequest, on session: SessionRef, bulk: [UInt8] = [], raw: JSONValue? = nil
    ) -> JSONValue? {
        ask(
            HeadUnitInput.Request(
                functionID: type(of: request).functionID, correlationID: 0, message: request, bulk: bulk[...],
                json: (raw?.json() ?? [])[...], cause: .row(0)), on: session)
    }

    /// Sends a decoded request. - Returns: the response if there is exactly one in this turn; nil if it is pending.
    @discardableResult
    mutating func ask(_ request: HeadUnitInput.Request, on session: SessionRef) -> JSONValue? {
        lastID += 1
        let id = lastID
        var request = request
        (request.correlationID, request.cause) = (id, .row(UInt64(id)))
        effects = []
        take(.request(session, request))
        return answers.last { $0.id == id }?.params
    }

    /// Performs a command. - Returns: the reason for a refusal.
    @discardableResult
    mutating func drive(_ command: HeadUnitCommand) -> DriveFailure? {
        effects = []
        take(.command(command, cause: .row(0)))
        for case .refuse(let failure) in effects { return failure }
        return nil
    }

    /// Advances the time; timers fire in order.
    mutating func pass(_ span: Duration) {
        now = now + span
        effects = []
        take(.clock)
    }

    /// Clears the recorded effects.
    mutating func clear() { effects = [] }

    mutating func take(_ input: HeadUnitInput) {
        let new = reducer.receive(input, at: now)
        effects += new
        for case .store(let ticket, _, _, _) in new {
            pieces.append(ticket)
            if !isDiskSlow { finishPiece() }
        }
    }

    /// Reports the outcome of storing the oldest piece.
    mutating func finishPiece() {
        take(.stored(pieces.removeFirst(), failure: diskFailure))
    }

    // MARK: Effects

    var answers: [(id: Int32, params: JSONValue?)] {
        effects.compactMap { effect in
            guard case .respond(let reply) = effect else { return nil }
            return (reply.correlationID, try? JSONValue(parsing: reply.response.json()))
        }
    }

    /// The parameters of the last response.
    var answered: JSONValue? { answers.last?.params }

    /// Returns the notifications of a name.
    var notices: [String] {
        effects.compactMap { if case .notify(_, let notice, _, _) = $0 { type(of: notice).name } else { nil } }
    }

    func notices(_ name: String) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .notify(_, let notice, _, _) = effect, type(of: notice).name == name else { return nil }
            return try? JSONValue(parsing: notice.json())
        }
    }

    /// The streams that the head unit has ended.
    var ended: [StreamService] {
        effects.compactMap { if case .endStream(_, let service) = $0 { service } else { nil } }
    }

    /// Files that were deleted from disk.
    var removed: [String] {
        effects.compactMap { if case .remove(_, let name) = $0 { name } else { nil } }
    }

    /// Returns the findings of a rule.
    func findings(_ rule: String) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .row("finding", let payload, _) = effect else { return nil }
            return try? JSONValue(parsing: payload.bytes)
        }.filter { $0["rule"]?.string == rule }
    }

    var state: HeadUnitState { reducer.state }

    func app(_ id: String) -> RegisteredApp? { state.apps[AppKey(rawValue: id)] }
}
