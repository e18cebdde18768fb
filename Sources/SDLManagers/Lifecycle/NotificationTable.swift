package import SDLRPC

/// The observers of the head unit's notifications. The observers are called in the order of their registration.
@MainActor
package final class NotificationTable {
    private struct Entry {
        weak var owner: AnyObject?
        let handle: (any SDLRPCNotification, RPCEnvelope) -> Void
    }

    private var entries: [SDLFunctionID: [Entry]] = [:]

    package init() {}

    /// The number of observers in the table. Observers whose owner was released are included until the next
    /// notification of their type.
    package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

    /// Registers an observer. The observer is removed when its owner is released.
    package func observe<Notification: SDLRPCNotification>(
        _ type: Notification.Type, owner: AnyObject, _ handler: @escaping (Notification) -> Void
    ) {
        observe(type, owner: owner) { notification, _ in handler(notification) }
    }

    /// Registers an observer that also receives the original message with its complete JSON and bulk data.
    package func observe<Notification: SDLRPCNotification>(
        _ type: Notification.Type, owner: AnyObject, _ handler: @escaping (Notification, RPCEnvelope) -> Void
    ) {
        entries[Notification.functionID]?.removeAll { $0.owner == nil }
        entries[Notification.functionID, default: []].append(
            Entry(owner: owner) { notification, envelope in
                if let notification = notification as? Notification { handler(notification, envelope) }
            })
    }

    package func deliver(_ notification: any SDLRPCNotification, _ envelope: RPCEnvelope) {
        let function = type(of: notification).functionID
        for entry in entries[function] ?? [] where entry.owner != nil { entry.handle(notification, envelope) }
        entries[function]?.removeAll { $0.owner == nil }
    }
}
