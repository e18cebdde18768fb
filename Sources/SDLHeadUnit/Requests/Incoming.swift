import SDLProtocol
import SDLRPC
import SDLSupport

// Dispatches requests to their handlers, and refuses requests that are not permitted.
extension HeadUnitState {
    mutating func receive(_ request: HeadUnitInput.Request, on session: SessionRef, _ turn: inout Turn) {
        var caller = caller(of: request, on: session)
        if isTooFast(caller, &turn) { return turn.add(.abandon(session, correlationID: request.correlationID)) }
        turn.note(request, caller, in: self)
        var request = request
        request.read(inVersionOf: caller, in: apps)
        caller.warning = request.warning
        handle(request, &caller, &turn)
        // If the id of a waiting request is used again, the second request is answered immediately. So an id identifies
        // at most one waiting request.
        guard !turn.answered.contains(where: { $0.cause == caller.cause }) else { return }
        waiting[CallKey(caller)] = caller
        waitUsually(for: request, caller, &turn)
    }

    func caller(of request: HeadUnitInput.Request, on session: SessionRef) -> Caller {
        Caller(
            app: keys[session] ?? AppKey(rawValue: ""), session: session, function: request.functionID,
            correlationID: request.correlationID, cause: request.cause)
    }

    /// Starts the usual timeout for a request that does not wait for the driver or another app.
    mutating func waitUsually(for request: HeadUnitInput.Request, _ caller: Caller, _ turn: inout Turn) {
        let waitsForOthers =
            RequestRoute.all[request.functionID]?.waitsForOthers == true || services.isPassed(caller)
            || turn.isAskedOfPresenter(caller)
        let isWithheld = !forced.all.isEmpty && caller.forced == nil
        guard !turn.answered.contains(where: { $0.cause == caller.cause }), !waitsForOthers || isWithheld else {
            return
        }
        turn.timers.set(.overdue(CallKey(caller)), at: turn.now + HeadUnitState.answerLimit)
    }

    private mutating func handle(_ request: HeadUnitInput.Request, _ caller: inout Caller, _ turn: inout Turn) {
        // A head unit does not support functions that are newer than its version of the mobile API.
        guard let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type,
            type.lifespan.since <= profile.rpcVersion
        else {
            return turn.refuse(caller, .unsupportedRequest, "Module does not recognize this function id")
        }
        // The id is already used by another request, or is invalid.
        if let fault = request.fault, fault.result == .invalidId || fault.result == .tooManyPendingRequests {
            return turn.refuse(caller, fault.result, fault.info)
        }
        if !forced.all.isEmpty, change(\.forced, &turn, { $0.answer(&caller, &$1) }) { return }
        // SDL Core checks a message for errors before SDL Core checks permissions.
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

    /// Returns the policy's current verdict on a request from an app; nil if the session has no app.
    private func verdict(on request: HeadUnitInput.Request, _ caller: Caller) -> Policy.Verdict? {
        guard let app = apps.peek(at: caller.app) else { return nil }
        return app.policy.verdict(
            on: request.functionID, at: level(of: app.status.hmiLevel, for: request.message, caller))
    }

    /// Returns the level that permits or forbids a request. As in SDL Core, the widget's own level decides on a request
    /// about a widget.
    func level(of app: SDLHMILevel, for message: (any SDLRPCMessage)?, _ caller: Caller) -> SDLHMILevel {
        // Most apps have no widgets, and this check is faster than a cast of the message.
        guard let windows = apps.peek(at: caller.app)?.screen.windows, windows.count > 1 else { return app }
        let id =
            switch message {
            case let show as SDLShow: show.windowID
            case let delete as SDLDeleteWindow: delete.windowID
            default: nil as Int?
            }
        guard let id, id != 0 else { return app }
        return windows[id]?.level ?? app
    }

    mutating func route(_ request: HeadUnitInput.Request, _ caller: Caller, _ turn: inout Turn) {
        guard let route = RequestRoute.all[request.functionID] else {
            let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type
            let response = SDLGenericResponse(
                success: false, resultCode: type?.unsupported ?? .unsupportedRequest,
                info: "\(type?.name ?? "The function") is not supported by this head unit")
            return turn.respond(caller, response, isUnsupported: true)
        }
        route.handle(&self, request, caller, &turn)
    }

    /// Counts a file request from an app in NONE. Returns whether the count is within SDL Core's limit. Local
    /// connections have no limit.
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

    // MARK: Rates

    static let rateSpan = Duration.seconds(10)

    /// Checks the request rate of an app on a network against SDL Core's limits. If the app exceeds a limit, the app is
    /// unregistered and gets no response. Returns whether the app was unregistered.
    mutating func isTooFast(_ caller: Caller, _ turn: inout Turn) -> Bool {
        // `peek` avoids a copy of the app, which would also copy the app's counters with each request.
        guard apps.peek(at: caller.app)?.rates.isCounting == true else { return false }
        let isInNone = apps.peek(at: caller.app)?.status.hmiLevel == SDLHMILevel.none
        let exceedsInNone = isInNone && apps[caller.app]?.rates.inNone?.count(at: turn.now) == true
        guard apps[caller.app]?.rates.always?.count(at: turn.now) == true || exceedsInNone else { return false }
        let limit = exceedsInNone ? profile.limits.requestsInNone : profile.limits.requests
        turn.find(.tooFast(limit, isInNone: exceedsInNone), about: caller)
        if let app = apps[caller.app] {
            unregister(app, exceedsInNone ? .requestWhileInNoneHmiLevel : .tooManyRequests, &turn)
        }
        return true
    }

    /// Notifies the app and ends the session, because the session has sent more frames than SDL Core permits.
    mutating func flooded(_ session: SessionRef, _ turn: inout Turn) {
        if let key = keys[session], let app = apps[key] {
            turn.notify(app, SDLOnAppInterfaceUnregistered(reason: .tooManyRequests))
        }
        turn.add(.endSession(session, closeConnection: false))
    }

    // MARK: Answers

    /// Returns whether the request still waits for its answer. The request no longer waits if its app has disconnected.
    func isWaiting(_ caller: Caller) -> Bool {
        // A request is added to `waiting` only after it was handled, so a request that is not in `waiting` may be the
        // current one.
        let waiter = waiting[CallKey(caller)]
        return apps[caller.app]?.session == caller.session && (waiter == nil || waiter?.cause == caller.cause)
    }

    /// How long SDL Core waits for a response from its HMI.
    static let answerLimit = Duration.seconds(10)

    /// Returns the files of an app; nil for the apps of an external head unit, because that head unit may have files
    /// from earlier sessions.
    func judgedFiles(of key: AppKey) -> OrderedMap<String, StoredFile>? {
        presenter.policy.judgesRequests ? files[key].all : nil
    }

    static let imagesNotFound = "Requested image(s) not found"
}

extension Turn {
    /// Returns the caller with a warning about missing images. A web HMI reports missing images itself.
    func warning(_ caller: Caller, of request: some ImageContaining) -> Caller {
        var caller = caller
        if policy.hasProfileDisplay, car.files[caller.app].lacks(request.images) {
            caller.warn(HeadUnitState.imagesNotFound)
        }
        return caller
    }

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
    /// The result code of a response of this type if the function is not supported.
    static var unsupported: SDLResult {
        [.unsupportedResource, .unsupportedRequest, .dataNotAvailable, .rejected, .genericError]
            .first { resultCodes.contains($0) } ?? .unsupportedRequest
    }
}

extension Finding {
    fileprivate static func tooFast(_ limit: Int, isInNone: Bool) -> Finding {
        let seconds = HeadUnitState.rateSpan.components.seconds
        return Finding(
            rule: isInNone ? .rateInNone : .rate,
            message:
                "The app sent more than \(limit) requests in \(seconds) seconds\(isInNone ? " while in NONE" : "").",
            fix: isInNone
                ? "Send only the necessary requests first, and other requests after the driver has opened the app."
                : "Combine changes, and wait for responses before you send more requests.")
    }
}
