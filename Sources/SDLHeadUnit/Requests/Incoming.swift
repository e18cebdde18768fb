import JSON
import SDLRPC
import SDLSupport

// How a request finds its handler, and what is answered when it may not.
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
        // A request with the id of one that waits is answered at once, so an id names only one that waits.
        guard !turn.answered.contains(where: { $0.cause == caller.cause }) else { return }
        waiting[CallKey(caller)] = caller
        waitUsually(for: request, caller, &turn)
    }

    /// What waits for nobody else than the head unit is overdue after a while.
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
        // An old head unit does not know what came after it.
        guard let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type,
            type.lifespan.since <= profile.rpcVersion
        else {
            return turn.refuse(caller, .unsupportedRequest, "Module does not recognize this function id")
        }
        // An id that is another request's, or none.
        if let fault = request.fault, fault.result == .invalidId || fault.result == .tooManyPendingRequests {
            return turn.refuse(caller, fault.result, fault.info)
        }
        if answerAsForced(caller, &turn) { return }
        // Core looks at a message's own faults before it asks who may send it.
        if let fault = request.fault { return turn.refuse(caller, fault.result, fault.info) }
        switch verdict(on: request.functionID, caller) {
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

    /// Whether an app may ask for it as it stands; nil where there is no such app.
    private func verdict(on function: SDLFunctionID, _ caller: Caller) -> Policy.Verdict? {
        guard let app = apps.look(at: caller.app) else { return nil }
        return app.policy.verdict(on: function, at: app.status.hmiLevel)
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

    /// Core's limit on requests about files from an app that nobody has opened yet. Hosted apps and memory pairs are ours.
    private mutating func mayAskInNone(_ function: SDLFunctionID, _ caller: Caller, _ turn: inout Turn) -> Bool {
        guard [.putFile, .listFiles, .deleteFile].contains(function), profile.limits.fileRequestsInNone > 0,
            isOutsideInNone(caller)
        else { return true }
        let count = (apps.look(at: caller.app)?.requestsInNone[function] ?? 0) + 1
        apps[caller.app]?.requestsInNone[function] = count
        guard count > profile.limits.fileRequestsInNone else { return true }
        noteRate(function, count, caller, &turn)
        return false
    }

    private func isOutsideInNone(_ caller: Caller) -> Bool {
        guard let app = apps.look(at: caller.app) else { return false }
        return app.status.hmiLevel == .none && app.info.isOutside
    }

    /// How long SDL Core waits for an answer of its HMI.
    static let answerLimit = Duration.seconds(10)

    /// The caller, who is told that a file it names is not there. A web HMI says itself what it could not draw.
    func warning(_ caller: Caller, of request: some Illustrated) -> Caller {
        var caller = caller
        if presenter == .page, missingImages(of: caller.app, in: request.images) {
            caller.warn(HeadUnitState.imagesNotFound)
        }
        return caller
    }

    static let imagesNotFound = "Requested image(s) not found"
}

extension Turn {
    /// Answers without a result of the function's own, as every function can be answered.
    mutating func refuse(_ caller: Caller, _ result: SDLResult, _ info: String? = nil) {
        respond(caller, SDLGenericResponse(success: false, resultCode: result, info: info))
    }
}

extension SessionInfo {
    /// Whether somebody else's program is at the other end.
    var isOutside: Bool { Self.isOutside(connectionName) }

    static func isOutside(_ connectionName: String) -> Bool {
        ["tcp", "ws", "websocket"].contains(connectionName.prefix { $0 != " " })
    }
}

extension SDLRPCResponse {
    /// The legal way to say that there is nothing behind a function.
    static var unsupported: SDLResult {
        [.unsupportedResource, .unsupportedRequest, .dataNotAvailable, .rejected, .genericError]
            .first { resultCodes.contains($0) } ?? .unsupportedRequest
    }
}

/// Hands one kind of request to its handler.
struct RequestRoute: Sendable {
    /// What comes of it, in words.
    let effect: String
    /// Where that is seen: below the app's part of the state tree, unless it begins with `headUnit`; nil where nowhere.
    let place: String?
    let handle: @Sendable (inout HeadUnitState, HeadUnitInput.Request, Caller, inout Turn) -> Void
    /// Its answer waits for the driver or for another app, and each has a time of its own: the usual limit does not count.
    let waitsForOthers: Bool

    /// `body` answers through the turn, in this one or a later one.
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

    /// For requests whose texts Core looks at first.
    init<Request: Worded>(
        _ type: Request.Type, _ effect: String, at place: String? = nil, waitsForOthers: Bool = false,
        _ body: @escaping @Sendable (inout HeadUnitState, Request, Caller, inout Turn) -> Void
    ) {
        self.waitsForOthers = waitsForOthers
        (self.effect, self.place) = (effect, place)
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            if let bad = message.badText {
                turn.find(.notALine(bad), about: caller)
                return turn.refuse(caller, .invalidData)
            }
            body(&state, message, caller, &turn)
        }
    }

    /// For requests that may have members which the interface has not: `body` is handed all of them, too.
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

    /// For requests that carry bulk data.
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
