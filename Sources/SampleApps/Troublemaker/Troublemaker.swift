import SDLKit

/// An app that misbehaves on request, to test that other apps are not affected. The app can crash, block the main
/// actor, or present alerts in an endless loop. The app's name is the name of the executable file, so that several
/// copies with different names can run.
@main
struct Troublemaker: SDLApp {
    static let configuration = SDLConfiguration(appName: name, appID: name.lowercased())

    static func rootViewController() -> SDLViewController { TroubleViewController() }

    private static var name: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "Troublemaker"
    }
}

final class TroubleViewController: SDLViewController {
    private let text = SDLTextView("All is well")
    private var turns = 0

    override func loadView() {
        let trap = SDLSoftButtonObject(name: "trap", text: "Trap") { [weak self] press, _ in
            if press != nil { self?.trap() }
        }
        let loop = SDLSoftButtonObject(name: "loop", text: "Loop") { [weak self] press, _ in
            if press != nil { self?.loop() }
        }
        let again = SDLSoftButtonObject(name: "again", text: "Again") { [weak self] press, _ in
            if press != nil { self?.askAgain() }
        }
        view = SDLView(subviews: [text] + [trap, loop, again].map { SDLButtonView(button: $0) })
    }

    private func askAgain() {
        presentOverlayController(SDLAlertController(message: "Press Again?", buttons: nil)) { [weak self] _, _ in
            self?.askAgain()
        }
    }

    private func trap() {
        let nothing: [Int] = []
        turns = nothing[turns]
    }

    private func loop() {
        while turns >= 0 { turns = (turns + 1) % 1_000 }
    }
}
