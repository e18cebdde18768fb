import SDLKit

/// The smallest app there is: who it is, and what it shows first.
@main
struct HelloApp: SDLApp {
    static let configuration = SDLConfiguration(appName: "Hello", appID: "hello")

    static func rootViewController() -> SDLViewController { HelloViewController() }
}

/// Greets the driver, and counts how often it was asked to.
final class HelloViewController: SDLViewController {
    private let text = SDLTextView("Hello, driver", "Press the button")
    private var greetings = 0

    override func loadView() {
        let greet = SDLSoftButtonObject(name: "greet", text: "Greet") { [weak self] press, _ in
            if press != nil { self?.greet() }
        }
        let ask = SDLSoftButtonObject(name: "ask", text: "Ask") { [weak self] press, _ in
            if press != nil { self?.ask() }
        }
        view = SDLView(subviews: [text, SDLButtonView(button: greet), SDLButtonView(button: ask)])
    }

    private func greet() {
        greetings += 1
        text.mainFields = ["Good day", SDLTextField(greetings == 1 ? "Once" : "\(greetings) times")]
    }

    /// An overlay tells once how it ended.
    private func ask() {
        let yes = SDLButtonView(
            button: SDLSoftButtonObject(name: "yes", text: "Yes") { [weak self] press, _ in
                if press != nil { self?.text.mainFields = ["Glad to hear", "that"] }
            })
        let no = SDLButtonView(button: SDLSoftButtonObject(name: "no", text: "No"))
        presentOverlayController(SDLAlertController(message: "All well?", buttons: [yes, no])) { [weak self] _, error in
            if let error { self?.text.statusBar = "\(error)" }
        }
    }
}
