import JSON
import SDLRPC
import SDLSupport

// Dispatches requests to their handlers, and answers those that are not permitted.
extension HeadUnitState {
    mutating func receive(_ request: HeadUnitInput.Request, on session: SessionRef, _ turn: inout Turn) {
        var caller = Caller(
            app: keys[session] ?? AppKey(rawValue: ""), session: session, function: request.functionID,
            correlationID: request.correlationID, cause: request.cause, warning: request.warning)
        if isTooFast(caller, &turn) { return turn.add(.abandon(session, correlationID: request.correlationID)) }
        turn.note(request, caller, in: self)
        let request = request.inVersion(of: caller, in: apps)
        caller.warning = request.warning
        handle(request, caller, &turn)
        // If the id of a waiting request is used again, the second request is answered immediately. So an id identifies
        // at most one waiting request.
        guard !turn.answered.contains(where: { $0.cause == caller.cause }) else { return }
        waiting[CallKey(caller)] = caller
        waitUsually(for: request, caller, &turn)
    }

    /// Starts the usual timeout for a request that does not wait for the driver or another app.
    mutating func waitUsually(for request: HeadUnitInput.Request, _ caller: Caller, _ turn: inout Turn) {
        let waitsForOthers =
            RequestRoute.all[request.functionID]?.waitsForOthers == true || services.isPassed(caller)
            || turn.isAskedOfPresenter(caller)
        guard !turn.answered.contains(where: { $0.cause == caller.cause }), !waitsForOthers || !forced.isEmpty else {
            return
        }
        turn.timers.set(.overdue(CallKey(caller)), at: turn.now + HeadUnitState.answerLimit)
    }

    private mutating func handle(_ request: HeadUnitInput.Request, _ caller: Caller, _ turn: inout Turn) {
        // A head unit does not support functions that are newer than its interface version.
        guard let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type,
            type.lifespan.since <= profile.rpcVersion
        else {
            return turn.refuse(caller, .unsupportedRequest, "Module does not recognize this function id")
        }
        // The id is already used by another request, or is invalid.
        if let fault = request.fault, fault.result == .invalidId || fault.result == .tooManyPendingRequests {
            return turn.refuse(caller, fault.result, fault.info)
        }
        if answerAsForced(caller, &turn) { return }
        // SDL Core checks a message for errors before it checks permissions.
        if let fault = request.fault { return turn.refuse(caller, fault.result, fault.info) }
        switch verdict(on: request, caller) {
        case nil where request.functionID == .registerAppInterface: return route(request, caller, &turn)
        case nil: return turn.refuse(caller, .applicationNotRegistered)
        case .allowed: break
        case .disallowed: return turn.refuse(caller, .disallowed)
        case .userDisallowed: return turn.refuse(caller, .userDisallowed)
        }
        guard mayAskInNone(request.functionID, caller, &turn) else {
            let info = "Too many requests from the app with HMILevel HMI_NONE"
            return turn.refuse(caller, .rejected, request.functionID == .putFile ? info : nil)
        }
        if services.handler(of: request, caller) != nil,
            change(\.services, &turn, { $0.passOn(request, caller, &$1) })
        {
            return
        }
        route(request, caller, &turn)
    }

    /// Returns whether an app may send a request now; nil if the session has no app.
    private func verdict(on request: HeadUnitInput.Request, _ caller: Caller) -> Policy.Verdict? {
        guard let app = apps.peek(at: caller.app) else { return nil }
        return app.policy.verdict(
            on: request.functionID, at: level(of: app.status.hmiLevel, for: request.message, caller))
    }

    /// Returns the level that permits or forbids a request. As in SDL Core, it is the widget's own level for a request
    /// about a widget.
    func level(of app: SDLHMILevel, for message: (any SDLRPCMessage)?, _ caller: Caller) -> SDLHMILevel {
        let id =
            switch message {
            case let show as SDLShow: show.windowID
            case let delete as SDLDeleteWindow: delete.windowID
            default: nil as Int?
            }
        guard let id, id != 0 else { return app }
        return apps[caller.app]?.windows[id]?.level ?? app
    }

    mutating func route(_ request: HeadUnitInput.Request, _ caller: Caller, _ turn: inout Turn) {
        guard let route = RequestRoute.all[request.functionID] else {
            let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type
            let response = SDLGenericResponse(
                success: false, resultCode: type?.unsupported ?? .unsupportedRequest,
                info: "\(type?.name ?? "It") is not supported by this head unit")
            return turn.respond(caller, response, isUnsupported: true)
        }
        route.handle(&self, request, caller, &turn)
    }

    /// Applies SDL Core's limit on file requests from an app in NONE. Local connections have no limit.
    private mutating func mayAskInNone(_ function: SDLFunctionID, _ caller: Caller, _ turn: inout Turn) -> Bool {
        guard [.putFile, .listFiles, .deleteFile].contains(function), profile.limits.fileRequestsInNone > 0,
            isOutsideInNone(caller)
        else { return true }
        let count = (apps.peek(at: caller.app)?.requestsInNone[function] ?? 0) + 1
        apps[caller.app]?.requestsInNone[function] = count
        guard count > profile.limits.fileRequestsInNone else { return true }
        turn.noteRate(function, count, caller, in: self)
        return false
    }

    private func isOutsideInNone(_ caller: Caller) -> Bool {
        guard let app = apps.peek(at: caller.app) else { return false }
        return app.status.hmiLevel == .none && app.info.isOutside
    }

    /// Whether the request still waits for its answer. The request no longer waits if its app has disconnected.
    func isWaiting(_ caller: Caller) -> Bool {
        // A request is added to `waiting` only after it was handled, so a missing request may be the current one.
        let waiter = waiting[CallKey(caller)]
        return apps[caller.app]?.session == caller.session && (waiter == nil || waiter?.cause == caller.cause)
    }

    /// How long SDL Core waits for a response of its HMI.
    static let answerLimit = Duration.seconds(10)

    /// Returns the caller with a warning about missing images. A web HMI reports these itself.
    func warning(_ caller: Caller, of request: some ImageContaining) -> Caller {
        var caller = caller
        if presenter.policy.hasProfileDisplay, missingImages(of: caller.app, in: request.images) {
            caller.warn(HeadUnitState.imagesNotFound)
        }
        return caller
    }

    /// The files of an app; nil if the head unit cannot know them. An external head unit may have kept files from earlier
    /// sessions.
    func judgedFiles(of key: AppKey) -> OrderedMap<String, StoredFile>? {
        presenter.policy.judgesRequests ? apps.peek(at: key)?.files ?? [:] : nil
    }

    static let imagesNotFound = "Requested image(s) not found"
}

extension Turn {
    /// Refuses a request with a generic response.
    mutating func refuse(_ caller: Caller, _ result: SDLResult, _ info: String? = nil) {
        respond(caller, SDLGenericResponse(success: false, resultCode: result, info: info))
    }
}

extension SessionInfo {
    /// Whether the app is connected over a network.
    var isOutside: Bool { Self.isOutside(connectionName) }

    static func isOutside(_ connectionName: String) -> Bool {
        ["tcp", "ws", "websocket"].contains(connectionName.prefix { $0 != " " })
    }
}

extension SDLRPCResponse {
    /// The result code with which this function can report that it is not supported.
    static var unsupported: SDLResult {
        [.unsupportedResource, .unsupportedRequest, .dataNotAvailable, .rejected, .genericError]
            .first { resultCodes.contains($0) } ?? .unsupportedRequest
    }
}

typealias RequestHandler<State, Request> = @Sendable (inout State, Request, Caller, inout Turn) -> Void

/// Turns a handler of a feature into a handler of the head unit.
func of<Owner: Feature, Request>(
    _ place: any WritableKeyPath<HeadUnitState, Owner> & Sendable, _ body: @escaping RequestHandler<Owner, Request>
) -> RequestHandler<HeadUnitState, Request> {
    { state, request, caller, turn in state.change(place, &turn) { body(&$0, request, caller, &$1) } }
}

/// Turns a handler of a feature that each app has into a handler of the head unit.
func of<Owner: Feature, Request>(
    _ part: any WritableKeyPath<RegisteredApp, Owner> & Sendable, _ body: @escaping RequestHandler<Owner, Request>
) -> RequestHandler<HeadUnitState, Request> {
    { state, request, caller, turn in state.change(part, of: caller.app, &turn) { body(&$0, request, caller, &$1) } }
}

/// Passes one kind of request to its handler.
struct RequestRoute: Sendable {
    /// A description of the effect, for docs/messages.md.
    let effect: String
    /// The affected path below the app's part of the state tree, or from the root if it begins with `headUnit`; nil if
    /// there is none.
    let place: String?
    let handle: @Sendable (inout HeadUnitState, HeadUnitInput.Request, Caller, inout Turn) -> Void
    /// Whether the response waits for the driver or another app. Then the usual timeout does not apply.
    let waitsForOthers: Bool

    /// - Parameter body: handles the request. It may send the answer immediately or in a later turn.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type, _ effect: String, at place: String? = nil, waitsForOthers: Bool = false,
        _ body: @escaping RequestHandler<HeadUnitState, Request>
    ) {
        self.init(type, effect, at: place, waitsForOthers) { body(&$0, $1, $3, &$4) }
    }

    /// Creates the route of a request whose texts SDL Core checks first.
    init<Request: TextChecked>(
        _ type: Request.Type, _ effect: String, at place: String? = nil, waitsForOthers: Bool = false,
        _ body: @escaping RequestHandler<HeadUnitState, Request>
    ) {
        self.init(type, effect, at: place, waitsForOthers) { state, message, _, caller, turn in
            if let bad = message.invalidText {
                turn.find(.notALine(bad), about: caller)
                return turn.refuse(caller, .invalidData)
            }
            body(&state, message, caller, &turn)
        }
    }

    /// Creates the route of a request that may have custom members: `body` also receives the original JSON.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type, _ effect: String, at place: String? = nil,
        asItCame body: @escaping @Sendable (inout HeadUnitState, Request, JSONValue, Caller, inout Turn) -> Void
    ) {
        self.init(type, effect, at: place, false) { state, message, request, caller, turn in
            let isKnownWhole = state.profile.vehicleItems.added.isEmpty
            let raw = isKnownWhole ? nil : try? JSONValue(parsing: Array(request.json))
            body(&state, message, raw ?? [:], caller, &turn)
        }
    }

    /// Creates the route of a request that carries bulk data.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type, _ effect: String, at place: String? = nil,
        withBulk body: @escaping @Sendable (inout HeadUnitState, Request, ArraySlice<UInt8>, Caller, inout Turn) -> Void
    ) {
        self.init(type, effect, at: place, false) { body(&$0, $1, $2.bulk, $3, &$4) }
    }

    private init<Request: SDLRPCRequest>(
        _ type: Request.Type, _ effect: String, at place: String?, _ waitsForOthers: Bool,
        _ body: @escaping @Sendable (inout HeadUnitState, Request, HeadUnitInput.Request, Caller, inout Turn) -> Void
    ) {
        (self.effect, self.place, self.waitsForOthers) = (effect, place, waitsForOthers)
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            body(&state, message, request, caller, &turn)
        }
    }
}
