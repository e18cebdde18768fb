import SDLProtocol
import SDLSupport

// Variants of the methods that return the actions.
extension Wire {
    mutating func receive(_ bytes: [UInt8], at now: Instant) -> [WireAction] {
        var actions: [WireAction] = []
        receive(bytes[...], at: now, into: &actions)
        return actions
    }

    mutating func tick(at now: Instant) -> [WireAction] {
        var actions: [WireAction] = []
        tick(at: now, into: &actions)
        return actions
    }

    mutating func connectionLost() -> [WireAction] {
        var actions: [WireAction] = []
        connectionLost(into: &actions)
        return actions
    }

    mutating func send(_ payload: [UInt8], on service: ServiceType, of session: SessionID) -> [WireAction] {
        var actions: [WireAction] = []
        _ = send(payload[...], on: service, of: session, into: &actions)
        return actions
    }

    mutating func endSession(_ session: SessionID) -> [WireAction] {
        var actions: [WireAction] = []
        endSession(session, into: &actions)
        return actions
    }

    mutating func endService(_ service: ServiceType, of session: SessionID) -> [WireAction] {
        var actions: [WireAction] = []
        endService(service, of: session, into: &actions)
        return actions
    }
}
