import CarUI
public import Foundation

// Code written for SDL-0081 and SDL-0091 posts and observes these notifications in Foundation's centre. HAP-17, CAR-22
extension Notification.Name {
    /// Posted by an app when the selectable views on the picture have changed. HAP-17
    public static let SDLProjectionViewUpdate = Notification.Name(UINotificationName.SDLProjectionViewUpdate.rawValue)
    /// The later name of the same notification. CAR-22
    public static let SDLDidUpdateProjectionView = SDLProjectionViewUpdate
}

extension NotificationCenter {
    /// Calls a closure for a notification of the view interface, for example `UIScreen.didConnectNotification`.
    ///
    /// The sending screen is the notification's object. Handlers run on the main actor, whatever `queue` is. Pass the
    /// result to `removeObserver(_:)` to stop the calls.
    @MainActor
    public func addObserver(
        forName name: UINotificationName, object: AnyObject?, queue: OperationQueue?,
        using handler: @escaping @MainActor (Notification) -> Void
    ) -> any NSObjectProtocol {
        ViewNotifications.start()
        let posted = Notification.Name(name.rawValue)
        return addObserver(forName: posted, object: object, queue: nil) { notification in
            let screen = notification.object as? UIScreen
            let call: @MainActor @Sendable () -> Void = { handler(Notification(name: posted, object: screen)) }
            if ViewNotifications.isForwarded(notification) {
                MainActor.assumeIsolated { call() }
            } else {
                Task { @MainActor in call() }
            }
        }
    }

    /// Posts a notification of the view interface to the observers of both centres.
    @MainActor
    public func post(name: UINotificationName, object: AnyObject?) {
        post(name: Notification.Name(name.rawValue), object: object)
    }
}

/// Forwards the notifications of the view interface between Foundation's notification centre and the centre of CarUI,
/// because CarUI does not import Foundation.
@MainActor
enum ViewNotifications {
    private static var isStarted = false
    /// Whether a notification of Foundation's centre is being posted in CarUI's centre.
    private static var isReturning = false
    /// Marks notifications that were forwarded from CarUI's centre, which happens on the main actor.
    private nonisolated static let mark = "SDLKit.forwarded"

    /// Starts forwarding, once in a process.
    static func start() {
        guard !isStarted else { return }
        isStarted = true
        let center = NotificationCenter.default
        UINotificationCenter.onPost = { name, object in
            guard !isReturning || name != .SDLProjectionViewUpdate else { return }
            center.post(name: Notification.Name(name.rawValue), object: object, userInfo: [mark: true])
        }
        _ = center.addObserver(forName: .SDLProjectionViewUpdate, object: nil, queue: nil) { notification in
            guard !isForwarded(notification) else { return }
            // The notification may have been posted on any thread.
            Task { @MainActor in
                isReturning = true
                UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
                isReturning = false
            }
        }
    }

    nonisolated static func isForwarded(_ notification: Notification) -> Bool {
        notification.userInfo?[mark] != nil
    }
}
