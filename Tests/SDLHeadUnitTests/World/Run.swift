import JSON
import Journaling
import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

/// A head unit without a wire, a clock or a disk. A test passes inputs to the head unit and reads the effects.
struct Run {
    private(set) var reducer: HeadUnitReducer
    var now = Instant.zero
    /// The error that the disk reports when a piece of a file is stored; nil if storing succeeds.
    var diskFailure: String?
    /// Whether storing a piece ends only when the test calls `finishPiece()`.
    var isDiskSlow = false
    private(set) var effects: [HeadUnitEffect] = []
    /// The cloud app to which the head unit is connecting.
    var ticket: CloudTicket?
    private(set) var pieces: [FileTicket] = []
    private var lastID: Int32 = 0

    init(_ profile: Profile = Profile.all[0]) {
        reducer = HeadUnitReducer(profile: profile)
    }

    /// Opens a session, and registers an app in the session.
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

    /// Sends a request.
    ///
    /// - Parameter raw: the parameters as JSON. Needed for members that the type of the request lacks.
    /// - Returns: the response; nil if there is no response yet.
    @discardableResult
    mutating func ask(
        _ request: some SDLRPCRequest, on session: SessionRef, bulk: [UInt8] = [], raw: JSONValue? = nil
    ) -> JSONValue? {
        ask(
            HeadUnitInput.Request(
                functionID: type(of: request).functionID, correlationID: 0, message: request, bulk: bulk[...],
                json: (raw?.json() ?? [])[...], cause: .row(0)), on: session)
    }

    /// Sends a decoded request. Returns the response; nil if there is no response yet.
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

    /// Sends a command. Returns the reason why the command is refused; nil if the command succeeds.
    @discardableResult
    mutating func drive(_ command: HeadUnitCommand) -> DriveFailure? {
        effects = []
        take(.command(command, cause: .row(0)))
        for case .refuse(let failure) in effects { return failure }
        return nil
    }

    /// Advances the time. Timers that expire run in the order of their times.
    mutating func pass(_ span: Duration) {
        now = now + span
        effects = []
        take(.clock)
    }

    /// Forgets the effects that were recorded so far.
    mutating func clear() { effects = [] }

    mutating func take(_ input: HeadUnitInput) {
        let new = reducer.receive(input, at: now)
        effects += new
        for case .store(let ticket, _, _, _) in new {
            pieces.append(ticket)
            if !isDiskSlow { finishPiece() }
        }
    }

    /// Reports to the head unit that storing the oldest unfinished piece has ended.
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

    /// The parameters of the last response in the recorded effects.
    var answered: JSONValue? { answers.last?.params }

    /// The names of the notifications to apps in the recorded effects.
    var notices: [String] {
        effects.compactMap { if case .notify(_, let notice, _, _) = $0 { type(of: notice).name } else { nil } }
    }

    func notices(_ name: String) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .notify(_, let notice, _, _) = effect, type(of: notice).name == name else { return nil }
            return try? JSONValue(parsing: notice.json())
        }
    }

    /// The streams whose end is among the recorded effects.
    var ended: [StreamService] {
        effects.compactMap { if case .endStream(_, let service) = $0 { service } else { nil } }
    }

    /// The names of the files whose deletion is among the recorded effects.
    var removed: [String] {
        effects.compactMap { if case .remove(_, let name) = $0 { name } else { nil } }
    }

    /// Returns the findings of this rule among the recorded effects.
    func findings(_ rule: String) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .row("finding", let payload, _) = effect else { return nil }
            return try? JSONValue(parsing: payload.bytes)
        }.filter { $0["rule"]?.string == rule }
    }

    var state: HeadUnitState { reducer.state }

    func app(_ id: String) -> RegisteredApp? { state.apps[AppKey(rawValue: id)] }
}
