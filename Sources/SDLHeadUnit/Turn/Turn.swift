import SDLRPC
import SDLSupport

/// One input being worked on: the instant it is worked on at, and what is to be done about it.
struct Turn {
    let now: Instant
    let cause: Cause?
    private(set) var effects: [HeadUnitEffect] = []
    /// Parts of the state that have changed, each told once, at the end of the turn.
    private var changed: OrderedMap<Aspect, Bool> = [:]

    init(now: Instant, cause: Cause?) {
        self.now = now
        self.cause = cause
    }

    var causes: [Cause] { cause.map { [$0] } ?? [] }

    mutating func add(_ effect: HeadUnitEffect) {
        effects.append(effect)
    }

    mutating func respond(_ caller: Caller, _ response: some SDLRPCResponse) {
        effects.append(
            .respond(
                Reply(
                    session: caller.session, functionID: caller.function.rawValue,
                    correlationID: caller.correlationID, response: response, cause: caller.cause)))
    }

    mutating func notify(_ app: RegisteredApp, _ notification: some SDLRPCNotification, bulk: [UInt8] = []) {
        effects.append(.notify(app.session, notification, bulk: bulk, causes: causes))
    }

    mutating func row(_ kind: JournalRow.Kind, _ payload: JSONValue) {
        effects.append(.row(kind, LazyJSON { payload.json() }, causes: causes))
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
                effects.append(.change(StateChange(operation, at: path, causes: causes)))
            }
        }
        changed = [:]
    }
}
