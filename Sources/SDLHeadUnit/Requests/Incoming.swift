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
        note(request, caller, &turn)
        let request = inItsVersion(request, caller)
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
            RequestRoute.all[request.functionID]?.waitsForOthers == true || isPassed(caller)
            || isAskedOfPresenter(caller)
        guard !turn.answered.contains(where: { $0.cause == caller.cause }), !waitsForOthers || !forced.isEmpty else {
            return
        }
        timers.set(.overdue(CallKey(caller)), at: turn.now + HeadUnitState.answerLimit)
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
        case nil where request.functionID == .registerAppInterface: return route(request, type, caller, &turn)
        case nil: return turn.refuse(caller, .applicationNotRegistered)
        case .allowed: break
        case .disallowed: return turn.refuse(caller, .disallowed)
        case .userDisallowed: return turn.refuse(caller, .userDisallowed)
        }
        guard mayAskInNone(request.functionID, caller, &turn) else {
            let info = "Too many requests from the app with HMILevel HMI_NONE"
            return turn.refuse(caller, .rejected, request.functionID == .putFile ? info : nil)
        }
        if handToService(request, caller, &turn) { return }
        route(request, type, caller, &turn)
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

    mutating func route(
        _ request: HeadUnitInput.Request, _ type: any SDLRPCResponse.Type, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let route = RequestRoute.all[request.functionID] else {
            let info = "\(type.name) is not supported by this head unit"
            let response = SDLGenericResponse(success: false, resultCode: type.unsupported, info: info)
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
        noteRate(function, count, caller, &turn)
        return false
    }

    private func isOutsideInNone(_ caller: Caller) -> Bool {
        guard let app = apps.peek(at: caller.app) else { return false }
        return app.status.hmiLevel == .none && app.info.isOutside
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
        _ body: @escaping @Sendable (inout HeadUnitState, Request, Caller, inout Turn) -> Void
    ) {
        self.waitsForOthers = waitsForOthers
        (self.effect, self.place) = (effect, place)
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            body(&state, message, caller, &turn)
        }
    }

    /// Creates the route of a request whose texts SDL Core checks first.
    init<Request: TextChecked>(
        _ type: Request.Type, _ effect: String, at place: String? = nil, waitsForOthers: Bool = false,
        _ body: @escaping @Sendable (inout HeadUnitState, Request, Caller, inout Turn) -> Void
    ) {
        self.waitsForOthers = waitsForOthers
        (self.effect, self.place) = (effect, place)
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
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
        waitsForOthers = false
        (self.effect, self.place) = (effect, place)
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
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
        waitsForOthers = false
        (self.effect, self.place) = (effect, place)
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            body(&state, message, request.bulk, caller, &turn)
        }
    }
}
