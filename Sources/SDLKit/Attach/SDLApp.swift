#if canImport(Glibc)
import Glibc
#endif

/// An app that is its own executable. Implement `configuration` and `rootViewController()`, and mark the type `@main`.
///
///     @main struct Hello: SDLApp {
///         static let configuration = SDLConfiguration(appName: "Hello", appID: "hello")
///         static func rootViewController() -> SDLViewController { HelloViewController() }
///     }
///
/// The app connects to the head unit at `--core ADDRESS`, at `$SDL_CORE`, or at tcp://127.0.0.1:12345. The app connects
/// again whenever the connection has ended. After a minute without a head unit the app exits; `--patience SECONDS`
/// changes this time. With `--inspect ADDRESS`, a bridge can inspect the app.
@MainActor
public protocol SDLApp {
    /// The values that the app sends to the head unit at registration.
    static var configuration: SDLConfiguration { get }

    /// Creates the root view controller. Called after each registration.
    static func rootViewController() -> SDLViewController

    /// Creates the app's delegate, which exists for as long as the app runs. The default implementation returns nil.
    static func appDelegate() -> (any SDLAppDelegate)?
}

extension SDLApp {
    /// Returns nil, so that the app has no delegate.
    public static func appDelegate() -> (any SDLAppDelegate)? { nil }

    /// Runs the app until the process is terminated.
    public static func main() async {
        let environment = getenv("SDL_CORE").map { String(cString: $0) }
        let program = AppProgram(self, Array(CommandLine.arguments.dropFirst()), environment: environment)
        await program?.start()
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        withExtendedLifetime(program) {}
    }
}
