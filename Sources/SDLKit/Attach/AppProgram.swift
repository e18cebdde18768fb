import Journaling
package import SDLSupport
package import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

/// An app as a program of its own: its command line names the head unit, and the bridge that inspects it.
@MainActor
package final class AppProgram {
    /// What a program has of the machine it runs on.
    package struct Surroundings: Sendable {
        /// The time of the app, as long as no bridge moves it. In a debugger's stop time limits stand still: none is over
        /// before the app has had its time.
        package var timekeeper: any Timekeeper = SystemTimekeeper(skipsStops: true)
        /// The time that no bridge moves.
        package var steady: any Timekeeper = SystemTimekeeper.shared
        package var dial: @Sendable (Address) async throws -> any BytePipe = { try await SDLTransport.dial($0) }
        /// Says a line to the person or bridge that has started the program.
        package var say: @Sendable (String) -> Void = { line in
            let bytes = Array((line + "\n").utf8)
            _ = write(STDERR_FILENO, bytes, bytes.count)
        }
        /// Ends the program.
        package var end: @Sendable (Int32) -> Void = { exit($0) }

        package init() {}
    }

    package let app: SDLApplication
    /// Counts what the app does, where a bridge inspects it.
    package var flight: Flight? { channel?.flight }
    private let delegate: (any SDLAppDelegate)?
    private let channel: InspectionChannel?
    private let surroundings: Surroundings
    private let greeting: String

    /// Nil where the command line cannot be read: that was said, and the program ended.
    ///
    /// - Parameter environment: the value of `SDL_CORE`, if it is set.
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
            pen: JournalPen(channel?.recorder, timekeeper: timekeeper), flight: channel?.flight,
            rootViewController: { type.rootViewController() },
            dial: { try await surroundings.dial(core) })
        (self.channel, self.delegate, self.surroundings) = (channel, delegate, surroundings)
        greeting = "\(name) connects to \(core)."
        app.lifecycle.writesRows = options.isElsewhere
        app.lifecycle.patience.limit = options.patienceSeconds == 0 ? nil : .seconds(options.patienceSeconds)
        app.lifecycle.gaveUp = {
            surroundings.say("\(name): no head unit at \(core) for \(options.patienceSeconds) s, so this ends.")
            surroundings.end(3)
        }
    }

    /// Attaches to the bridge first, so that it hears of the app from the beginning.
    package func start() async {
        await channel?.attach(app)
        app.start()
        surroundings.say(greeting)
    }
}
