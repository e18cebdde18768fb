package import SDLRPC

/// The observers of each notification of the head unit, told in the order in which they asked.
@MainActor
package final class NotificationTable {
    private struct Entry {
        weak var owner: AnyObject?
        let handle: (any SDLRPCNotification, RPCEnvelope) -> Void
    }

    private var entries: [SDLFunctionID: [Entry]] = [:]

    package init() {}

    /// How many are listening, or were when last told.
    package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

    /// Until the owner is gone.
    package func observe<Notification: SDLRPCNotification>(
        _ type: Notification.Type, owner: AnyObject, _ handler: @escaping (Notification) -> Void
    ) {
        observe(type, owner: owner) { notification, _ in handler(notification) }
    }

    /// Until the owner is gone, with the notification as it came: what the interface has not is in its JSON, and bulk data
    /// behind it.
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
