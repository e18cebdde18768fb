import JSON
import Journaling
import SDLRPC
import SDLSupport

/// One input being worked on: the instant it is worked on at, and what is to be done about it.
struct Turn {
    let now: Instant
    let cause: Cause?
    private(set) var effects: [HeadUnitEffect] = []
    /// Whose requests have had their answer in this turn.
    private(set) var answered: [Caller] = []
    /// Parts of the state that have changed, each told once, at the end of the turn.
    private var changed = OrderedMap<Aspect, Bool>()

    /// Whether what is known of apps is worth writing down, and at once.
    private var isUrgent: Bool?

    init(now: Instant, cause: Cause?) {
        self.now = now
        self.cause = cause
    }

    var causes: [Cause] { cause.map { [$0] } ?? [] }

    mutating func add(_ effect: HeadUnitEffect) {
        effects.append(effect)
    }

    /// - Parameter function: what the answer calls itself, when it is not the request's name.
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

    /// Leaves a request to the presenter.
    ///
    /// - Parameters:
    ///   - response: what is said where nobody answers.
    ///   - request: what the presenter is asked in place of the request; nil is the request itself.
    ///   - added: what its answer carries beside.
    ///   - items: what it is asked beside, that the interface has not.
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

    /// Tells an app something, if it may hear of it at its level.
    mutating func notify<Notification: SDLRPCNotification>(
        _ app: RegisteredApp, _ notification: Notification, bulk: [UInt8] = []
    ) {
        guard app.policy.verdict(on: Notification.functionID, at: app.status.hmiLevel) == .allowed else { return }
        effects.append(.notify(app.session, notification, bulk: bulk, causes: causes))
    }

    mutating func row(_ kind: JournalRow.Kind, _ payload: JSONValue) {
        effects.append(.row(kind, LazyJSON { payload.json() }, causes: causes))
    }

    /// What outlives the process has changed.
    mutating func keep(isUrgent: Bool = false) {
        self.isUrgent = isUrgent || self.isUrgent == true
    }

    /// This part of the state has changed.
    mutating func touch(_ aspect: Aspect) {
        changed[aspect] = true
    }

    /// Tells the changes of the state tree, in the order in which the parts were first touched.
    mutating func publish(_ state: HeadUnitState) {
        for (aspect, _) in changed {
            for (path, value) in aspect.values(in: state) {
                // `add` puts a value whether or not one is there.
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
    /// What an app has sent may be longer than what may be said of it.
    fileprivate mutating func clipInfo() {
        guard let text = info, text.unicodeScalars.count > 1000 else { return }
        info = String(String.UnicodeScalarView(text.unicodeScalars.prefix(999))) + "…"
    }

    /// Says what was not quite right though the request was carried out, or also was not.
    fileprivate mutating func warn(_ text: String) {
        if resultCode == .success { resultCode = .warnings }
        info = [info, text].compactMap(\.self).joined(separator: "\n")
    }
}

extension Caller {
    /// Adds to what the answer warns of.
    mutating func warn(_ text: String) {
        warning = [warning, text].compactMap(\.self).joined(separator: "\n")
    }
}

extension SDLResult {
    /// Whether SDL Core counts it as done.
    var isSuccess: Bool {
        [.success, .warnings, .wrongLanguage, .retry, .saved, .truncatedData, .resumeFailed].contains(self)
    }
}
