package import SDLRPC

/// The observers of each notification of the head unit, told in the order in which they asked.
@MainActor
package final class NotificationTable {
    private struct Entry {
        weak var owner: AnyObject?
        let handle: (any SDLRPCNotification, ArraySlice<UInt8>) -> Void
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

    /// Until the owner is gone, with the bulk data behind the notification.
    package func observe<Notification: SDLRPCNotification>(
        _ type: Notification.Type, owner: AnyObject, _ handler: @escaping (Notification, ArraySlice<UInt8>) -> Void
    ) {
        entries[Notification.functionID]?.removeAll { $0.owner == nil }
        entries[Notification.functionID, default: []].append(
            Entry(owner: owner) { notification, bulk in
                if let notification = notification as? Notification { handler(notification, bulk) }
            })
    }

    package func deliver(_ notification: any SDLRPCNotification, bulk: ArraySlice<UInt8>) {
        let function = type(of: notification).functionID
        // In any order.
        for entry in entries[function] ?? [] where entry.owner != nil { entry.handle(notification, bulk) }
        entries[function]?.removeAll { $0.owner == nil }
    }
}
