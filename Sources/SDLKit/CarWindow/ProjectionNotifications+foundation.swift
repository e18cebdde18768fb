import CarUI
public import Foundation

// Code written for SDL-0081 and SDL-0091 posts and observes these notifications in Foundation's centre. HAP-17, CAR-22
extension Notification.Name {
    /// A notification that the selectable views on the app's picture have changed. The app posts this notification.
    /// HAP-17
    public static let SDLProjectionViewUpdate = Notification.Name(UINotificationName.SDLProjectionViewUpdate.rawValue)
    /// The name of `SDLProjectionViewUpdate` in proposal SDL-0091. CAR-22
    public static let SDLDidUpdateProjectionView = SDLProjectionViewUpdate
}

extension NotificationCenter {
    /// Calls `handler` for each notification that CarUI's view classes (screens and windows) post with this name, for
    /// example `UIScreen.didConnectNotification`.
    ///
    /// The `object` of the notification is the screen that posted the notification. `handler` runs on the main actor;
    /// `queue` is ignored. To stop the calls, pass the result to `removeObserver(_:)`.
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

    /// Posts a notification of CarUI's view classes in this notification centre. Of these notifications, only
    /// `SDLProjectionViewUpdate` also reaches the observers in CarUI's own centre.
    @MainActor
    public func post(name: UINotificationName, object: AnyObject?) {
        post(name: Notification.Name(name.rawValue), object: object)
    }
}

/// Forwards the notifications of CarUI's view classes (screens and windows) between the notification centres of
/// Foundation and CarUI. CarUI has a centre of its own, because CarUI does not import Foundation.
@MainActor
enum ViewNotifications {
    private static var isStarted = false
    /// Whether a notification `SDLProjectionViewUpdate` from Foundation's centre is being posted in CarUI's centre.
    private static var isReturning = false
    /// The `userInfo` key that marks notifications from CarUI's centre, which are posted on the main actor.
    private nonisolated static let mark = "SDLKit.forwarded"

    /// Starts to forward notifications from CarUI's centre to Foundation's centre. Forwards `SDLProjectionViewUpdate`
    /// in both directions. A second call does nothing.
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
