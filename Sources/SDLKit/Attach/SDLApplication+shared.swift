public import SDLManagers
import Journaling
import SDLSupport
import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

// The final text's way to begin, and its names of what the application has. Ruling 4
extension SDLApplication {
    /// Holds the app that was made by `initialize`.
    private static var owned: SDLApplication?

    /// Makes the app of this process and connects it, to `$SDL_CORE` or to tcp://127.0.0.1:12345.
    ///
    /// - Parameters:
    ///   - configuration: who the app is; nil for a small app named HelloSDL.
    ///   - delegate: is told of the app's states.
    ///   - rootViewController: makes the controller at the bottom of the stack, each time the app has been registered; nil for a greeting.
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
            pen: JournalPen(nil, timekeeper: timekeeper),
            rootViewController: rootViewController ?? { HelloSDLViewController() },
            dial: { try await dial(options.core) })
        owned = app
        shared = app
        app.start()
        return app
    }

    /// The final text's name of `shared`.
    public static var sharedApplication: SDLApplication? { shared }
    /// The final text's name of `state`.
    public var applicationState: SDLApplicationState { state }
    /// The final text's name of `systemCapabilityManager`.
    public var systemCapabilities: SDLSystemCapabilityManager { systemCapabilityManager }
}

extension SDLConfiguration {
    /// Who an app is that says nothing of itself.
    static var helloSDL: SDLConfiguration { SDLConfiguration(appName: "HelloSDL", appID: "hello-sdl") }
}

/// What an app shows that brings no controller of its own: a greeting.
final class HelloSDLViewController: SDLViewController {
    override func loadView() {
        view = SDLTextView("Hello SDL")
    }
}
