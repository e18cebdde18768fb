import JSON
import Journaling
import SDLRPC
import SDLSupport

/// The processing of one input: its instant, its effects, and the state that every part of the head unit may change.
struct Turn {
    let now: Instant
    let cause: Cause?
    var timers = TimerQueue()
    var counter = HeadUnitState.Counter()
    var askedPresenter: OrderedMap<AskTicket, AskedPresenter> = [:]
    /// The state of the head unit, read-only. The state does not contain the feature whose function is running. Reading
    /// a member is cheap, but calling a method of the state copies the whole state.
    var car: HeadUnitState { _read { yield lent! } }
    var profile: Profile { _read { yield lent!.profile } }
    var policy: PresenterPolicy { lent!.presenter.policy }
    private var lent: HeadUnitState?
    private var raised: [(event: HeadUnitEvent, effects: Int, touched: Int)] = []
    private(set) var effects: [HeadUnitEffect] = []
    /// The callers whose requests were answered in this turn.
    private(set) var answered: [Caller] = []
    /// Replies that are sent later, because a tester has forced a delay.
    private(set) var delayed: [(caller: Caller, forced: ForcedResult, reply: Reply)] = []
    /// Changed aspects, each published once at the end of the turn.
    private var changed = OrderedMap<Aspect, Bool>()

    /// Whether the changed persistent data must be saved soon; nil if the data has not changed.
    private var isUrgent: Bool?

    init(now: Instant, cause: Cause?, _ state: inout HeadUnitState) {
        self.now = now
        self.cause = cause
        exchange(with: &state)
    }

    /// Swaps the timers, the counter and the pending requests between the turn and the state.
    mutating func exchange(with state: inout HeadUnitState) {
        swap(&timers, &state.timers)
        swap(&counter, &state.counter)
        swap(&askedPresenter, &state.askedPresenter)
    }

    var causes: [Cause] { cause.map { [$0] } ?? [] }

    mutating func add(_ effect: HeadUnitEffect) {
        effects.append(effect)
    }

    /// Responds to a request. `function` is the function id of the response; nil means the function id of the request.
    mutating func respond(
        _ caller: Caller, _ response: some SDLRPCResponse, isForced: Bool = false, isUnsupported: Bool = false,
        as function: SDLFunctionID? = nil, bulk: [UInt8] = []
    ) {
        var response = response
        if let warning = caller.warning, !isForced { response.warn(warning) }
        if let forced = caller.forced { response.force(forced) }
        response.clipInfo()
        send(
            Reply(
                session: caller.session, functionID: (function ?? caller.function).rawValue,
                correlationID: caller.correlationID, response: response, bulk: bulk, cause: caller.cause,
                isForced: isForced || caller.forced != nil, isUnsupported: isUnsupported), to: caller)
    }

    /// Sends a reply. If a tester has forced a delay and `isDue` is false, the reply is sent after the delay.
    mutating func send(_ reply: Reply, to caller: Caller, isDue: Bool = false) {
        if let forced = caller.forced, forced.delayMs > 0, !isDue { return delayed.append((caller, forced, reply)) }
        answered.append(caller)
        effects.append(.respond(reply))
    }

    /// Passes a request on to the presenter.
    ///
    /// - Parameters:
    ///   - result: the result to send if the presenter does not answer.
    ///   - request: the request for the presenter; nil for the original request.
    ///   - added: members to add to the presenter's answer.
    ///   - items: vehicle-data items of the profile that the presenter is also asked for.
    ///   - settled: requested vehicle-data items that the presenter is not asked for.
    mutating func pass(
        _ caller: Caller, or result: SDLResult, asking request: (any SDLRPCMessage)? = nil,
        adding added: JSONValue = [:], items: [VehicleItem] = [], settled: SettledItems = SettledItems()
    ) {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name ?? ""
        var response = SDLGenericResponse(
            success: false, resultCode: result, info: "\(name) is not supported by this head unit")
        if let forced = caller.forced { response.force(forced) }
        send(
            Reply(
                session: caller.session, functionID: caller.function.rawValue, correlationID: caller.correlationID,
                response: response, cause: caller.cause, isForced: caller.forced != nil, isUnsupported: true,
                asked: request, added: added, items: items, changedItems: settled.changed, ignoredInfo: settled.info),
            to: caller)
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

    /// Requests a save of the persistent data.
    mutating func keep(isUrgent: Bool = false) {
        self.isUrgent = isUrgent || self.isUrgent == true
    }

    // MARK: Features

    mutating func lend(_ state: consuming HeadUnitState) { lent = state }

    mutating func takeBack() -> HeadUnitState { lent.take()! }

    /// Requests a change of another part of the head unit. The change is carried out when the running function of the
    /// feature has returned. Its effects come before the effects that the function adds after this call.
    mutating func raise(_ event: HeadUnitEvent) {
        raised.append((event, effects.count, changed.count))
    }

    /// Removes and returns the raised events, each with the effects and touched aspects that came after the event.
    mutating func takeRaised() -> [RaisedEvent] {
        guard let first = raised.first else { return [] }
        if raised.count == 1, first.effects == effects.count, first.touched == changed.count {
            raised.removeAll(keepingCapacity: true)
            return [RaisedEvent(event: first.event, effects: [], touched: [])]
        }
        let touched = changed.keys
        let ends = raised.dropFirst().map { ($0.effects, $0.touched) } + [(effects.count, touched.count)]
        let events = zip(raised, ends).map { start, end in
            RaisedEvent(
                event: start.event, effects: effects[start.effects..<end.0], touched: touched[start.touched..<end.1])
        }
        effects.removeLast(effects.count - first.effects)
        for aspect in touched[first.touched...] { changed[aspect] = nil }
        raised = []
        return events
    }

    mutating func append(_ rest: RaisedEvent) {
        effects += rest.effects
        for aspect in rest.touched { touch(aspect) }
    }

    /// Marks an aspect as changed.
    mutating func touch(_ aspect: Aspect) {
        changed[aspect] = true
    }

    mutating func touch(_ part: AppPart, of key: AppKey) { touch(.part(key, part)) }

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
    /// Shortens an info text to the mobile API's limit, because the text may contain long texts of the app.
    fileprivate mutating func clipInfo() {
        guard let text = info, text.unicodeScalars.count > 1000 else { return }
        info = String(String.UnicodeScalarView(text.unicodeScalars.prefix(999))) + "…"
    }

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
