import Journaling
package import SDLSupport
package import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

/// An app that runs as its own process. The command line of the process configures the app.
@MainActor
package final class AppProgram {
    /// The things outside the app that the app uses: clocks, the network, standard error, and the exit of the process.
    /// Tests can replace these members.
    package struct Surroundings: Sendable {
        /// The base of the app's clock. A bridge can pause and advance the app's clock, but not this base. While a
        /// debugger has stopped the process, the base does not advance, so no timeout expires.
        package var timekeeper: any Timekeeper = SystemTimekeeper(skipsStops: true)
        /// A clock that the bridge never controls, even while the bridge controls the app's clock.
        package var steady: any Timekeeper = SystemTimekeeper.shared
        package var dial: @Sendable (Address) async throws -> any BytePipe = { try await SDLTransport.dial($0) }
        /// A closure that prints a line to standard error.
        package var say: @Sendable (String) -> Void = { line in
            let bytes = Array((line + "\n").utf8)
            _ = write(STDERR_FILENO, bytes, bytes.count)
        }
        package var end: @Sendable (Int32) -> Void = { exit($0) }

        package init() {}
    }

    package let app: SDLApplication
    /// The counter of the app's unfinished work; nil if no bridge inspects the app.
    package var inFlight: InFlightCounter? { channel?.inFlight }
    private let delegate: (any SDLAppDelegate)?
    private let channel: InspectionChannel?
    private let surroundings: Surroundings
    private let greeting: String

    /// Creates the app. If the command line is invalid, prints an error, exits the process, and returns nil.
    ///
    /// - Parameter environment: the value of `SDL_CORE`; nil if the variable is not set.
    package init?(
        _ type: any SDLApp.Type, _ arguments: [String], environment: String?, in surroundings: Surroundings = .init()
    ) {
        let name = type.configuration.appName
        let options: LaunchOptions
        do throws(LaunchOptions.Refusal) {
            options = try LaunchOptions(arguments, environment: environment)
        } catch {
            surroundings.say("\(name): \(error)")
            surroundings.end(2)
            return nil
        }
        let timekeeper = ControlledTimekeeper(base: surroundings.timekeeper)
        let channel = options.inspect.map { address in
            InspectionChannel(clock: timekeeper, steady: surroundings.steady) { try await surroundings.dial(address) }
        }
        let core = options.core
        let delegate = type.appDelegate()
        app = SDLApplication(
            configuration: type.configuration, delegate: delegate, timekeeper: timekeeper,
            writer: JournalWriter(channel?.recorder, timekeeper: timekeeper), inFlight: channel?.inFlight,
            rootViewController: { type.rootViewController() },
            dial: { try await surroundings.dial(core) })
        (self.channel, self.delegate, self.surroundings) = (channel, delegate, surroundings)
        greeting = "\(name) connects to \(core)."
        app.lifecycle.writesRows = options.isElsewhere
        app.lifecycle.patience.limit = options.patienceSeconds == 0 ? nil : .seconds(options.patienceSeconds)
        app.lifecycle.gaveUp = {
            surroundings.say("\(name): no head unit at \(core) for \(options.patienceSeconds) s, exiting.")
            surroundings.end(3)
        }
    }

    /// Attaches to the bridge before the app connects to the head unit, so that the bridge receives all events of the
    /// app.
    package func start() async {
        await channel?.attach(app)
        app.start()
        surroundings.say(greeting)
    }
}
