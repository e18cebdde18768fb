package import SDLConnection
package import SDLSupport

/// The head unit as a value: `(state, input at instant) → effects`.
///
/// The reducer has no clock, no I/O and no randomness: the same inputs at the same instants give the same effects in
/// every process.
package struct HeadUnitReducer: Sendable {
    package private(set) var state: HeadUnitState

    /// Creates a head unit that can switch to `profiles` at run time. `presenter` is the initial presenter.
    package init(profile: Profile, profiles: ProfileSet = .builtIn, presenter: Presenter = .page) {
        state = HeadUnitState(profile: profile, profiles: profiles, presenter: presenter)
    }

    package var nextDue: Instant? { state.timers.next }

    package mutating func receive(_ input: HeadUnitInput, at now: Instant) -> [HeadUnitEffect] {
        // Timers that were due before this input fire first.
        var effects = fireTimers(upTo: now)
        switch input {
        case .clock: break
        case .command(let command, let cause): effects += drive(command, cause: cause, at: now)
        default:
            var turn = Turn(now: now, cause: input.cause, &state)
            state.receive(input, &turn)
            state.endTurn(&turn)
            effects += turn.effects
        }
        state.leaveTimeToPresenter()
        return effects
    }

    /// Applies an event from an external head unit. No responses are sent, and timers are ignored.
    package mutating func watch(
        _ event: WatchedEvent, on connection: UInt64, named name: String, at now: Instant
    ) -> [HeadUnitEffect] {
        var turn = Turn(now: now, cause: event.cause, &state)
        state.watch(event, on: connection, named: name, &turn)
        state.endTurn(&turn)
        state.timers = TimerQueue()
        return turn.effects.filter(\.isLocal)
    }

    private mutating func fireTimers(upTo now: Instant) -> [HeadUnitEffect] {
        var effects: [HeadUnitEffect] = []
        while let (event, due) = state.timers.take(dueBy: now) {
            var turn = Turn(now: due, cause: nil, &state)
            state.fire(event, &turn)
            state.endTurn(&turn)
            effects += turn.effects
        }
        return effects
    }

    /// Performs a command. If the command fails, the state stays unchanged.
    private mutating func drive(_ command: HeadUnitCommand, cause: Cause, at now: Instant) -> [HeadUnitEffect] {
        var next = state
        var turn = Turn(now: now, cause: cause, &next)
        do throws(DriveFailure) {
            try next.drive(command, &turn)
        } catch {
            return [.refuse(error)]
        }
        state = next
        state.endTurn(&turn)
        return turn.effects
    }
}

extension WatchedEvent {
    fileprivate var cause: Cause? {
        switch self {
        case .request(let message), .reply(let message, _), .notification(let message), .unasked(let message, _):
            message.cause
        default: nil
        }
    }
}

extension HeadUnitEffect {
    /// Whether the effect is local and reaches no app.
    fileprivate var isLocal: Bool {
        switch self {
        case .store, .remove, .keepIcon, .dropIcon, .keep, .change, .row: true
        default: false
        }
    }
}

extension HeadUnitInput {
    fileprivate var cause: Cause? {
        switch self {
        case .request(_, let request): request.cause
        case .unasked(_, let message): message.cause
        case .answered(_, _, let answer): answer.cause
        case .command(_, let cause): cause
        case .presenter(_, let cause): cause
        default: nil
        }
    }
}

extension HeadUnitState {
    fileprivate mutating func receive(_ input: HeadUnitInput, _ turn: inout Turn) {
        switch input {
        case .sessionStarted(let session, var info):
            info.endpoint = cloudApps.app(on: session)?.properties.endpoint
            sessions[session] = info
        case .dialled(let ticket, let outcome): change(\.cloudApps, &turn) { $0.dialled(ticket, outcome, &$1) }
        case .cloudEnded(let ticket): change(\.cloudApps, &turn) { $0.ended(ticket, &$1) }
        case .unasked(let session, let message) where message.isServiceData:
            change(\.services, &turn) { $0.reported(message, on: session, &$1) }
        case .unasked(let session, let message) where message.isRoute:
            change(\.navigation, &turn) { $0.routeReported(message, on: session, &$1) }
        case .unasked(let session, let message) where message.isCapability:
            turn.passCapability(
                message, of: keys[session].flatMap { apps[$0] }, isNotified: presenter.policy.isNotified)
        case .unasked(let session, let message): turn.note(message, of: keys[session])
        case .answered(let ticket, let session, let answer):
            change(\.services, &turn) { $0.answered(ticket, answer, on: session, &$1) }
        case .read(let ticket, let content): change(\.files, &turn) { $0.read(ticket, content, &$1) }
        case .wireFinding(let connection, let text): turn.noteWire(text, of: connection)
        case .startRefused(let service):
            if presenter.policy.isNotified { turn.add(.notifyPresenter(.startRefused(service))) }
        case .readSlowly(let connection): turn.noteRateLimit(of: connection)
        case .streamRequested(let session, let request): change(\.streams, &turn) { $0.open(request, on: session, &$1) }
        case .streamEnded(let session, let service):
            change(\.streams, &turn) { $0.streamEnded(service, on: session, &$1) }
        case .streamRefused(let session, let service):
            change(\.streams, &turn) { $0.refused(service, on: session, &$1) }
        case .streamFlows(let session, let service, let flows):
            change(\.streams, &turn) { $0.streamFlows(service, flows, on: session, &$1) }
        case .streamGoesOn(let session, let service):
            change(\.streams, &turn) { $0.streamGoesOn(service, on: session, &$1) }
        case .pictureShown(let session, let picture): change(\.streams, &turn) { $0.shown(picture, on: session, &$1) }
        case .pictureBroken(let session, let why): change(\.streams, &turn) { $0.broken(why, on: session, &$1) }
        case .flooded(let session): flooded(session, &turn)
        case .sessionEnded(let session): end(session, &turn)
        case .request(let session, let request): receive(request, on: session, &turn)
        case .stored(let ticket, let failure): change(\.files, &turn) { $0.stored(ticket, failure: failure, &$1) }
        case .presenter(let input, _): receive(input, &turn)
        case .found(let found): files.found(found, &turn)
        case .iconsGone(let keys): change(\.files, &turn) { $0.iconsAreGone(keys, &$1) }
        case .remembered(let memory): remembered(memory, &turn)
        case .command, .clock: break
        }
    }

    /// Ends a turn: removes the answered requests from `waiting` and publishes the changes.
    fileprivate mutating func endTurn(_ turn: inout Turn) {
        for (caller, forced, reply) in turn.delayed {
            delayedReplies[CallKey(caller)] = reply
            turn.timers.set(.forcedAnswer(caller, forced), at: turn.now + .milliseconds(forced.delayMs))
        }
        for caller in turn.answered {
            let call = CallKey(caller)
            // The entry may belong to another request with the same id; that request still waits.
            guard waiting[call]?.cause == caller.cause else { continue }
            waiting[call] = nil
            turn.timers.cancel(.overdue(call))
        }
        turn.exchange(with: &self)
        turn.publish(self)
    }
}
