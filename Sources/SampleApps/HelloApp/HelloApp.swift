import SDLKit

/// The smallest possible app, with a configuration and a root view controller.
@main
struct HelloApp: SDLApp {
    static let configuration = SDLConfiguration(appName: "Hello", appID: "hello")

    static func rootViewController() -> SDLViewController { HelloViewController() }
}

/// A controller that greets the driver and counts the greetings.
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

    /// Asks the driver a question with an alert. The completion is called once, when the alert has ended.
    private func ask() {
        let yes = SDLButtonView(
            button: SDLSoftButtonObject(name: "yes", text: "Yes") { [weak self] press, _ in
                if press != nil { self?.text.mainFields = ["Glad to hear", "that"] }
            })
        let no = SDLButtonView(button: SDLSoftButtonObject(name: "no", text: "No"))
        let alert = SDLAlertController(message: "Is everything OK?", buttons: [yes, no])
        presentOverlayController(alert) { [weak self] _, error in
            if let error { self?.text.statusBar = "\(error)" }
        }
    }
}
