#if canImport(Glibc)
import Glibc
#endif

/// An app as an executable of its own: say who it is and what it shows first, and mark it `@main`.
///
///     @main struct Hello: SDLApp {
///         static let configuration = SDLConfiguration(appName: "Hello", appID: "hello")
///         static func rootViewController() -> SDLViewController { HelloViewController() }
///     }
///
/// It connects to the head unit at `--core ADDRESS`, at `$SDL_CORE`, or at tcp://127.0.0.1:12345, and does so again
/// whenever the connection has gone; after a minute without a head unit (`--patience SECONDS`) it ends. With `--inspect ADDRESS` it tells a bridge there what goes on inside it.
@MainActor
public protocol SDLApp {
    /// What the app tells a head unit about itself when it registers.
    static var configuration: SDLConfiguration { get }

    /// Makes the controller at the bottom of the stack, each time the app has been registered.
    static func rootViewController() -> SDLViewController

    /// Makes the delegate that follows the app's states; kept as long as the app runs. Optional: nil for none.
    static func appDelegate() -> (any SDLAppDelegate)?
}

extension SDLApp {
    /// Returns nil: no delegate.
    public static func appDelegate() -> (any SDLAppDelegate)? { nil }

    /// Runs the app until its process is ended.
    public static func main() async {
        let environment = getenv("SDL_CORE").map { String(cString: $0) }
        let program = AppProgram(self, Array(CommandLine.arguments.dropFirst()), environment: environment)
        await program?.start()
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        withExtendedLifetime(program) {}
    }
}
