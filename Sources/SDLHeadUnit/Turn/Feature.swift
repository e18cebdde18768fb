import SDLRPC
import SDLSupport

/// A part of the head unit that owns its state: only the functions of the feature change it. They read the rest of the
/// head unit through `Turn.car`, and change it by raising events.
protocol Feature: Sendable {
    init()
}

/// A change of the head unit outside the feature that requests it.
enum HeadUnitEvent: Sendable {
    case activate(AppKey)
    case close(AppKey)
    case unregister(AppKey, SDLAppInterfaceUnregisteredReason)
    /// The app would have to repeat a change after a lost connection.
    case hash(AppKey)
    /// The sounds of the car have changed.
    case sound
    /// The car speaks for an app.
    case say([SDLTTSChunk], Caller)
    /// The car's route has changed.
    case route
    /// An app navigates the car to a place through the car's service.
    case go(SDLLocationDetails)
}

/// An event, and the effects and touched aspects that come after it.
struct RaisedEvent {
    let event: HeadUnitEvent
    let effects: ArraySlice<HeadUnitEffect>
    let touched: ArraySlice<Aspect>
}

extension HeadUnitState {
    /// Runs a function of a feature, and then the events that the function has raised.
    mutating func change<Owner: Feature, Result, Failure: Error>(
        _ place: WritableKeyPath<HeadUnitState, Owner>, _ turn: inout Turn,
        _ body: (inout Owner, inout Turn) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The feature is moved out of the state, because a change of a shared value would copy it.
        var owner = Owner()
        swap(&owner, &self[keyPath: place])
        turn.lend(consume self)
        defer {
            self = turn.takeBack()
            swap(&owner, &self[keyPath: place])
            settle(&turn)
        }
        return try body(&owner, &turn)
    }

    private mutating func settle(_ turn: inout Turn) {
        for raised in turn.takeRaised() {
            carryOut(raised.event, &turn)
            turn.append(raised)
        }
    }

    private mutating func carryOut(_ event: HeadUnitEvent, _ turn: inout Turn) {
        switch event {
        case .activate(let key): activate(key, &turn)
        case .close(let key): close(key, &turn)
        case .unregister(let key, let reason): if let app = apps[key] { unregister(app, reason, &turn) }
        case .hash(let key): changeHash(of: key, &turn)
        case .sound: updateSound(&turn)
        case .say(let chunks, let caller): say(chunks, for: caller, &turn)
        case .route: updateNavigationService(&turn)
        case .go(let place): change(\.navigation, &turn) { $0.setRoute([place], &$1) }
        }
    }
}
