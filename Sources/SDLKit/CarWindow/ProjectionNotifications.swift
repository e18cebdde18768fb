public import CarUI

// Both names have one value. Ruling 23
extension UINotificationName {
    /// Posted by an app, or by an `SDLProjectionViewController`: what can be chosen on the picture has changed. HAP-17
    public static let SDLProjectionViewUpdate = UINotificationName("com.sdl.notification.projectionViewUpdate")
    /// The same, by its later name. CAR-22
    public static let SDLDidUpdateProjectionView = SDLProjectionViewUpdate
}

/// A view controller whose coming tells the head unit what can be chosen on it. HAP-18, ruling 22
@MainActor
open class SDLProjectionViewController: UIViewController {
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
    }
}

/// A table's view controller whose coming tells the head unit what can be chosen on it. HAP-19
@MainActor
open class SDLTableViewController: UITableViewController {
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
    }
}
