import SDLKit

/// What has become of the app in this car, to be read in its menu: everything that somebody outside is told.
final class Diary {
    private var lines: [String] = []

    /// The newest lines, as many as a message holds.
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

/// Where the app stands, told step by step: from disconnected over not running to active, and back.
extension Diary: SDLAppDelegate {
    func appDidConnect(_ app: SDLApplication) { write("In the car") }
    func appDidDisconnect(_ app: SDLApplication) { write("Out of the car") }
    func appDidFinishLaunch(_ app: SDLApplication) { write("Started") }
    func appDidClose(_ app: SDLApplication) { write("Closed") }
    func appDidBecomeActive(_ app: SDLApplication) { write("In front") }
    func appDidBecomeInactive(_ app: SDLApplication) { write("Beside another app") }
    func appDidEnterBackground(_ app: SDLApplication) { write("Out of sight") }
}

/// One controller's life, from outside.
extension Diary: SDLViewControllerDelegate {
    func viewControllerViewDidLoad(_ controller: SDLViewController) { write("is loaded", controller) }
    func viewControllerViewWillAppear(_ controller: SDLViewController) { write("will be seen", controller) }
    func viewControllerViewDidAppear(_ controller: SDLViewController) { write("is seen", controller) }
    func viewControllerViewWillDisappear(_ controller: SDLViewController) { write("will go", controller) }
    func viewControllerViewDidDisappear(_ controller: SDLViewController) { write("has gone", controller) }
}

/// The life of every controller of the stack; the first of these is asked for by both protocols.
extension Diary: SDLViewControllerManagerDelegate {
    func viewControllerDidLoadView(_ controller: SDLViewController) { write("has a view", controller) }
    func viewControllerWillAppear(_ controller: SDLViewController) { write("comes up", controller) }
    func viewControllerDidAppear(_ controller: SDLViewController) { write("is up", controller) }
    func viewControllerWillDisappear(_ controller: SDLViewController) { write("goes down", controller) }
    func viewControllerDidDisappear(_ controller: SDLViewController) { write("is down", controller) }
}
