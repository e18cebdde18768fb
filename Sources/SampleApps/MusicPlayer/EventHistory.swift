import SDLKit

/// A record of the app's life cycle events, shown in the app's menu. The class implements all delegate protocols.
final class EventHistory {
    private var lines: [String] = []

    /// The newest lines of the history, newest first. The number of lines is limited, so that the text fits into a
    /// scrollable message.
    var text: String {
        var kept: [String] = []
        for line in lines.reversed() where kept.joined(separator: "\n").count + line.count < 480 { kept.append(line) }
        return kept.isEmpty ? "Nothing yet" : kept.joined(separator: "\n")
    }

    private func write(_ line: String) {
        lines = lines.suffix(99) + [line]
    }

    private func write(_ what: String, _ controller: SDLViewController) {
        write("\(type(of: controller)) \(what)")
    }
}

/// Methods that record the states of the app, from disconnected to active and back.
extension EventHistory: SDLAppDelegate {
    func appDidConnect(_ app: SDLApplication) { write("Connected") }
    func appDidDisconnect(_ app: SDLApplication) { write("Disconnected") }
    func appDidFinishLaunch(_ app: SDLApplication) { write("Started") }
    func appDidClose(_ app: SDLApplication) { write("Closed") }
    func appDidBecomeActive(_ app: SDLApplication) { write("Active") }
    func appDidBecomeInactive(_ app: SDLApplication) { write("Inactive") }
    func appDidEnterBackground(_ app: SDLApplication) { write("In the background") }
}

/// Methods that record the life cycle of one controller.
extension EventHistory: SDLViewControllerDelegate {
    func viewControllerViewDidLoad(_ controller: SDLViewController) { write("view did load", controller) }
    func viewControllerViewWillAppear(_ controller: SDLViewController) { write("view will appear", controller) }
    func viewControllerViewDidAppear(_ controller: SDLViewController) { write("view did appear", controller) }
    func viewControllerViewWillDisappear(_ controller: SDLViewController) { write("view will disappear", controller) }
    func viewControllerViewDidDisappear(_ controller: SDLViewController) { write("view did disappear", controller) }
}

/// Methods that record the life cycle of every controller in the stack. `viewControllerDidLoadView` is also part of the
/// protocol `SDLViewControllerDelegate`.
extension EventHistory: SDLViewControllerManagerDelegate {
    func viewControllerDidLoadView(_ controller: SDLViewController) { write("did load view", controller) }
    func viewControllerWillAppear(_ controller: SDLViewController) { write("will appear", controller) }
    func viewControllerDidAppear(_ controller: SDLViewController) { write("did appear", controller) }
    func viewControllerWillDisappear(_ controller: SDLViewController) { write("will disappear", controller) }
    func viewControllerDidDisappear(_ controller: SDLViewController) { write("did disappear", controller) }
}
