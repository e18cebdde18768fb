import SDLSupport
import SDLTransport

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
    /// Who the app is.
    static var configuration: SDLConfiguration { get }

    /// Makes the controller at the bottom of the stack, each time the app has been registered.
    static func rootViewController() -> SDLViewController

    /// Makes who is told of the app's states; kept as long as the app runs.
    static func appDelegate() -> (any SDLAppDelegate)?
}

extension SDLApp {
    /// Nobody, unless an app names one.
    public static func appDelegate() -> (any SDLAppDelegate)? { nil }

    /// Runs the app until its process is ended.
    public static func main() async {
        let options: LaunchOptions
        do throws(LaunchOptions.Refusal) {
            let environment = getenv("SDL_CORE").map { String(cString: $0) }
            options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()), environment: environment)
        } catch {
            say("\(configuration.appName): \(error)")
            exit(2)
        }
        // In a debugger's stop time limits stand still: none is over before the app has had its time.
        let timekeeper = ControlledTimekeeper(base: SystemTimekeeper(skipsStops: true))
        let flight = Flight()
        let channel = options.inspect.map { InspectionChannel(address: $0, clock: timekeeper, flight: flight) }
        let delegate = appDelegate()
        let address = options.core
        let app = SDLApplication(
            configuration: configuration, delegate: delegate, timekeeper: timekeeper,
            pen: JournalPen(channel?.recorder, timekeeper: timekeeper), flight: channel == nil ? nil : flight,
            rootViewController: rootViewController,
            dial: { try await dial(address) })
        app.lifecycle.writesRows = options.isElsewhere
        app.lifecycle.patience.limit = options.patience == 0 ? nil : .seconds(options.patience)
        app.lifecycle.gaveUp = {
            say("\(configuration.appName): no head unit at \(address) for \(options.patience) s, so this ends.")
            exit(3)
        }
        await channel?.attach(app)
        app.start()
        say("\(configuration.appName) connects to \(address).")
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        withExtendedLifetime((app, delegate)) {}
    }

    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
