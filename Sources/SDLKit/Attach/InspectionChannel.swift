import SDLSupport
import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

/// Attaches an app to the bridge that wants to see its insides, and again whenever the bridge has come back.
@MainActor
final class InspectionChannel {
    private let address: Address
    private let clock: ControlledTimekeeper
    private let flight: Flight
    /// Where the app's journal goes.
    let recorder: InspectionRecorder
    private let gone = Lock<(@Sendable () -> Void)?>(nil)
    private let wanted = Lock<(@Sendable () -> Void)?>(nil)
    private let ordered = Lock<InspectionRecorder.Obey?>(nil)
    private weak var app: SDLApplication?

    /// How long after a break the next try is made.
    private nonisolated static let pause: Duration = .seconds(1)
    /// How often the main actor shows that it has its turns.
    private nonisolated static let pulse: Duration = .milliseconds(500)

    /// - Parameter flight: counts what the app does.
    init(address: Address, clock: ControlledTimekeeper, flight: Flight) {
        self.address = address
        self.clock = clock
        self.flight = flight
        recorder = InspectionRecorder(
            clock: { command, number, done in
                switch command {
                case .pause: clock.pause()
                case .resume: clock.resume()
                case .advance(let span):
                    clock.advance(by: span)
                    if number > 0 {
                        return Self.whenQuiet(flight) { done(Self.report(clock, flight)) }
                    }
                }
                done(Self.report(clock, flight))
            },
            connect: { [wanted] in wanted.withLock { $0 }?() },
            order: { [ordered] order, done in
                guard let obey = ordered.withLock({ $0 }) else { return done(.refused("The app is gone.")) }
                obey(order, done)
            },
            ended: { [gone] in gone.withLock { $0 }?() })
        wanted.withLock { wanted in
            wanted = { [weak self] in
                Task { @MainActor in self?.app?.lifecycle.connect() }
            }
        }
        ordered.withLock { ordered in
            ordered = { [weak self] order, done in
                Task { @MainActor in done(self?.app?.obey(order) ?? .refused("The app is gone.")) }
            }
        }
        gone.withLock { gone in
            gone = { [weak self] in
                // A clock that nobody is left to move on runs by itself.
                clock.resume()
                self?.retry()
            }
        }
    }

    private nonisolated static func report(
        _ clock: ControlledTimekeeper, _ flight: Flight
    ) -> InspectionMessage.ClockReport {
        let now = clock.now
        return InspectionMessage.ClockReport(
            now: now, due: clock.nextDue.map { max(.zero, $0 - now) }, work: flight.begun)
    }

    /// What an app does of its own goes on in turns of the main actor, which come when the library's work is done.
    private nonisolated static func whenQuiet(_ flight: Flight, _ done: @escaping @Sendable () -> Void) {
        Task { @MainActor in
            repeat {
                await flight.settled()
                await Task.yield()
            } while !flight.isSettled
            done()
        }
    }

    /// Says hello and tells everything there is; without a bridge the app runs all the same.
    func attach(_ app: SDLApplication) async {
        if self.app == nil { beat() }
        self.app = app
        do {
            let pipe = try await dial(address)
            let configuration = app.configuration
            recorder.attach(
                pipe,
                InspectionMessage.Hello(
                    name: configuration.appName, key: configuration.appID, pid: Int(getpid()), now: clock.now))
            app.inspect()
        } catch {
            retry()
        }
    }

    /// Has the main actor say that it is alive, again and again as long as there is an app. One that is held up stays
    /// silent, and the bridge says since when. On the system's own clock: the one the bridge moves may stand still.
    private nonisolated func beat() {
        SystemTimekeeper.shared.ring(after: Self.pulse) { [weak self] in
            Task { @MainActor in
                guard let self, self.app != nil else { return }
                self.recorder.alive(at: self.clock.now)
                self.beat()
            }
        }
    }

    /// On the system's own clock: the one the bridge moves may stand still.
    private nonisolated func retry() {
        SystemTimekeeper.shared.ring(after: Self.pause) { [weak self] in
            Task { @MainActor in
                guard let self, let app = self.app else { return }
                await self.attach(app)
            }
        }
    }
}
