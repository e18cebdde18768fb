public import SDLManagers
import Journaling
import SDLSupport
import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

// The start function and the property names of the proposal's final text. Ruling 4
extension SDLApplication {
    /// Retains the app created by `initialize`.
    private static var owned: SDLApplication?

    /// Creates the app of this process and connects it to `$SDL_CORE` or to tcp://127.0.0.1:12345.
    ///
    /// - Parameters:
    ///   - configuration: the app's configuration; nil for a small app named HelloSDL.
    ///   - delegate: the delegate, which is notified of changes of the app's state.
    ///   - rootViewController: creates the root controller after each registration; nil for a greeting.
    @discardableResult
    public static func initialize(
        with configuration: SDLConfiguration?,
        rootViewController: (() -> SDLViewController)? = nil,
        delegate: (any SDLAppDelegate)? = nil
    ) throws -> SDLApplication {
        let options = try LaunchOptions([], environment: getenv("SDL_CORE").map { String(cString: $0) })
        let timekeeper = SystemTimekeeper.shared
        let app = SDLApplication(
            configuration: configuration ?? .helloSDL, delegate: delegate, timekeeper: timekeeper,
            writer: JournalWriter(nil, timekeeper: timekeeper),
            rootViewController: rootViewController ?? { HelloSDLViewController() },
            dial: { try await dial(options.core) })
        owned = app
        shared = app
        app.start()
        return app
    }

    /// The name of `shared` in the final text.
    public static var sharedApplication: SDLApplication? { shared }
    /// The name of `state` in the final text.
    public var applicationState: SDLApplicationState { state }
    /// The name of `systemCapabilityManager` in the final text.
    public var systemCapabilities: SDLSystemCapabilityManager { systemCapabilityManager }
}

extension SDLConfiguration {
    /// The configuration of an app that does not provide a configuration.
    static var helloSDL: SDLConfiguration { SDLConfiguration(appName: "HelloSDL", appID: "hello-sdl") }
}

/// The screen of an app that does not provide a controller. The screen shows a greeting.
final class HelloSDLViewController: SDLViewController {
    override func loadView() {
        view = SDLTextView("Hello SDL")
    }
}
