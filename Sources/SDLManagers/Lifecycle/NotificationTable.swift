package import SDLRPC

/// Who wants to hear which notification of the head unit. Told in the order in which they asked.
@MainActor
package final class NotificationTable {
    private struct Entry {
        weak var owner: AnyObject?
        let handle: (any SDLRPCNotification) -> Void
    }

    private var entries: [SDLFunctionID: [Entry]] = [:]

    package init() {}

    /// Until the owner is gone.
    package func observe<Notification: SDLRPCNotification>(
        _ type: Notification.Type, owner: AnyObject, _ handler: @escaping (Notification) -> Void
    ) {
        entries[Notification.functionID, default: []].append(
            Entry(owner: owner) { notification in
                if let notification = notification as? Notification { handler(notification) }
            })
    }

    package func deliver(_ notification: any SDLRPCNotification) {
        let function = type(of: notification).functionID
        for entry in entries[function] ?? [] where entry.owner != nil { entry.handle(notification) }
        entries[function]?.removeAll { $0.owner == nil }
    }
}
