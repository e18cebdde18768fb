public import CarUI

// Both names have the same value. Ruling 23
extension UINotificationName {
    /// A notification that the selectable views on the picture have changed, posted by an app or by an
    /// `SDLProjectionViewController`. HAP-17
    public static let SDLProjectionViewUpdate = UINotificationName("com.sdl.notification.projectionViewUpdate")
    /// The name of `SDLProjectionViewUpdate` in proposal SDL-0091. CAR-22
    public static let SDLDidUpdateProjectionView = SDLProjectionViewUpdate
}

/// A view controller that sends its selectable views to the head unit at each appearance. HAP-18, ruling 22
@MainActor
open class SDLProjectionViewController: UIViewController {
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
    }
}

/// A table view controller that sends its selectable views to the head unit at each appearance. HAP-19
@MainActor
open class SDLTableViewController: UITableViewController {
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
    }
}
