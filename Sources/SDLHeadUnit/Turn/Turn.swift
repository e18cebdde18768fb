import JSON
import Journaling
import SDLRPC
import SDLSupport

/// The processing of one input, with its instant and its effects.
struct Turn {
    let now: Instant
    let cause: Cause?
    private(set) var effects: [HeadUnitEffect] = []
    /// The callers whose requests were answered in this turn.
    private(set) var answered: [Caller] = []
    /// Changed aspects, each published once at the end of the turn.
    private var changed = OrderedMap<Aspect, Bool>()

    /// Whether the changed persistent data must be saved soon; nil if the data has not changed.
    private var isUrgent: Bool?

    init(now: Instant, cause: Cause?) {
        self.now = now
        self.cause = cause
    }

    var causes: [Cause] { cause.map { [$0] } ?? [] }

    mutating func add(_ effect: HeadUnitEffect) {
        effects.append(effect)
    }

    /// - Parameter function: the function id of the response, if it differs from the request's.
    mutating func respond(
        _ caller: Caller, _ response: some SDLRPCResponse, isForced: Bool = false, isUnsupported: Bool = false,
        as function: SDLFunctionID? = nil, bulk: [UInt8] = []
    ) {
        var response = response
        if let warning = caller.warning, !isForced { response.warn(warning) }
        response.clipInfo()
        answered.append(caller)
        effects.append(
            .respond(
                Reply(
                    session: caller.session, functionID: (function ?? caller.function).rawValue,
                    correlationID: caller.correlationID, response: response, bulk: bulk, cause: caller.cause,
                    isForced: isForced, isUnsupported: isUnsupported)))
    }

    /// Passes a request on to the presenter.
    ///
    /// - Parameters:
    ///   - response: the response to send if the presenter does not answer.
    ///   - request: the request for the presenter; nil for the original request.
    ///   - added: members to add to the presenter's answer.
    ///   - items: vehicle-data items of the profile that the presenter is also asked for.
    mutating func pass(
        _ caller: Caller, _ response: some SDLRPCResponse, asking request: (any SDLRPCMessage)?,
        adding added: JSONValue, items: [VehicleItem] = []
    ) {
        answered.append(caller)
        effects.append(
            .respond(
                Reply(
                    session: caller.session, functionID: caller.function.rawValue, correlationID: caller.correlationID,
                    response: response, cause: caller.cause, isUnsupported: true, asked: request, added: added,
                    items: items)))
    }

    /// Sends a notification to an app, if the app's policy permits the notification at the app's level.
    mutating func notify<Notification: SDLRPCNotification>(
        _ app: RegisteredApp, _ notification: Notification, bulk: [UInt8] = []
    ) {
        guard app.policy.verdict(on: Notification.functionID, at: app.status.hmiLevel) == .allowed else { return }
        effects.append(.notify(app.session, notification, bulk: bulk, causes: causes))
    }

    mutating func row(_ kind: JournalRow.Kind, _ payload: JSONValue) {
        effects.append(.row(kind, LazyJSON { payload.json() }, causes: causes))
    }

    /// Requests that the persistent data be saved.
    mutating func keep(isUrgent: Bool = false) {
        self.isUrgent = isUrgent || self.isUrgent == true
    }

    /// Marks an aspect as changed.
    mutating func touch(_ aspect: Aspect) {
        changed[aspect] = true
    }

    /// Publishes the changes of the state tree, in the order of the first touch.
    mutating func publish(_ state: HeadUnitState) {
        for (aspect, _) in changed {
            for (path, value) in aspect.values(in: state) {
                // `add` sets the value even if a value already exists at the path.
                let operation: StateChange.Operation =
                    if let value { .add(LazyJSON { value.json() }) } else { .remove }
                effects.append(.change(StateChange(operation, at: path, causes: causes), of: aspect))
            }
        }
        changed.removeAll()
        if let isUrgent { effects.append(.keep(isUrgent: isUrgent)) }
    }
}

extension SDLRPCResponse {
    /// Shortens an info text to the interface's limit. The text may contain longer texts of the app.
    fileprivate mutating func clipInfo() {
        guard let text = info, text.unicodeScalars.count > 1000 else { return }
        info = String(String.UnicodeScalarView(text.unicodeScalars.prefix(999))) + "…"
    }

    /// Adds a warning to the response.
    fileprivate mutating func warn(_ text: String) {
        if resultCode == .success { resultCode = .warnings }
        info = [info, text].compactMap(\.self).joined(separator: "\n")
    }
}

extension Caller {
    /// Adds a text that the response will contain as a warning.
    mutating func warn(_ text: String) {
        warning = [warning, text].compactMap(\.self).joined(separator: "\n")
    }
}

extension SDLResult {
    /// Whether SDL Core treats the result as a success.
    var isSuccess: Bool {
        [.success, .warnings, .wrongLanguage, .retry, .saved, .truncatedData, .resumeFailed].contains(self)
    }
}
