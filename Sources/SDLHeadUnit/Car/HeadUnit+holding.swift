import SDLConnection
import SDLRPC
import SDLSupport

/// Messages of apps that wait, so that a replay can act between the same two messages as the driver did.
struct HeldMessages {
    /// The number of messages of each app to process; apps that are missing have no limit.
    var limits: [AppKey: Int]
    /// The number of messages of each app that were processed.
    var processed: [AppKey: Int] = [:]
    /// The held events of each connection, from the first held message on.
    var waiting: OrderedMap<UInt64, (connection: Connection, events: [ConnectionEvent])> = [:]
}

extension HeadUnit {
    /// Processes only the first messages of each app. Later ones wait for the next call, in their order.
    ///
    /// RegisterAppInterface and responses are not counted. Call it before the first app connects.
    ///
    /// - Parameter counts: the number of messages by app key; an app that is missing has no limit.
    package func process(messages counts: [String: Int]) {
        var held = heldMessages ?? HeldMessages(limits: [:])
        held.limits = Dictionary(uniqueKeysWithValues: counts.map { (AppKey(rawValue: $0.key), $0.value) })
        let waiting = held.waiting
        held.waiting = [:]
        heldMessages = held
        for (connection, events) in waiting.values { receive(events, from: connection) }
    }

    /// Whether messages of an app wait.
    package var holdsMessages: Bool { heldMessages?.waiting.isEmpty == false }

    /// Holds an event if its message is above the limit of its app, or if an earlier event of the connection is held.
    func holds(_ event: ConnectionEvent, of connection: Connection) -> Bool {
        guard heldMessages != nil else { return false }
        let number = number(of: connection)
        if heldMessages?.waiting[number] != nil {
            heldMessages?.waiting[number]?.events.append(event)
            return true
        }
        guard let key = app(sending: event, on: number) else { return false }
        let count = heldMessages?.processed[key] ?? 0
        if count >= heldMessages?.limits[key] ?? .max {
            heldMessages?.waiting[number] = (connection, [event])
            return true
        }
        heldMessages?.processed[key] = count + 1
        return false
    }

    private func app(sending event: ConnectionEvent, on number: UInt64) -> AppKey? {
        switch event {
        case .request(let incoming), .notification(let incoming):
            guard incoming.functionID != .registerAppInterface else { return nil }
            return state.keys[SessionRef(connection: number, session: incoming.session.number)]
        default: return nil
        }
    }
}
