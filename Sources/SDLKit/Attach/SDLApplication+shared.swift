public import SDLManagers
import Journaling
import SDLSupport
import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

// The start function and the property names in the final text of proposal SDL-0156. Ruling 4
extension SDLApplication {
    /// A strong reference to the app that `initialize` created, because `shared` is weak.
    private static var owned: SDLApplication?

    /// Creates the app of this process and connects the app to the head unit at `$SDL_CORE`, or at
    /// tcp://127.0.0.1:12345.
    ///
    /// - Parameters:
    ///   - configuration: the app's configuration; nil for an app with the name HelloSDL.
    ///   - rootViewController: creates the root controller after each registration; nil for a screen with a greeting.
    ///   - delegate: the delegate, which is notified of changes of the app's state.
    @discardableResult
    public static func initialize(
        with configuration: SDLConfiguration?,
        rootViewController: (() -> SDLViewController)? = nil,
        delegate: (any SDLAppDelegate)? = nil
    ) throws -> SDLApplication {
        let options = try LaunchOptions([], environment: getenv("SDL_CORE").map { String(cString: $0) })
        let timekeeper = SystemTimekeeper.shared
        let app = SDLApplication(
            configuration: configuration ?? SDLConfiguration(appName: "HelloSDL", appID: "hello-sdl"),
            delegate: delegate, timekeeper: timekeeper, writer: JournalWriter(nil, timekeeper: timekeeper),
            rootViewController: rootViewController ?? { HelloSDLViewController() },
            dial: { try await dial(options.core) })
        owned = app
        shared = app
        app.start()
        return app
    }

    /// The name of `shared` in the final text of proposal SDL-0156.
    public static var sharedApplication: SDLApplication? { shared }
    /// The name of `state` in the final text of proposal SDL-0156.
    public var applicationState: SDLApplicationState { state }
    /// The name of `systemCapabilityManager` in the final text of proposal SDL-0156.
    public var systemCapabilities: SDLSystemCapabilityManager { systemCapabilityManager }
}

/// The root controller that `initialize` uses if its parameter `rootViewController` is nil. The screen shows a
/// greeting.
final class HelloSDLViewController: SDLViewController {
    override func loadView() {
        view = SDLTextView("Hello SDL")
    }
}
