import SDLInspection
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Attaches an app to the bridge that wants to see its insides, and again whenever the bridge has come back.
@MainActor
final class InspectionChannel {
    private let clock: ControlledTimekeeper
    private let steady: any Timekeeper
    /// Counts what the app does.
    let flight = Flight()
    private let dial: @Sendable () async throws -> any BytePipe
    /// Where the app's journal goes.
    let recorder: InspectionRecorder
    private weak var app: SDLApplication?

    /// Leads back from the recorder, which is made first.
    private struct Myself {
        weak var channel: InspectionChannel?
    }

    /// How long after a break the next try is made.
    private nonisolated static let pause: Duration = .seconds(1)
    /// How often the main actor shows that it has its turns.
    private nonisolated static let pulse: Duration = .milliseconds(500)

    /// - Parameters:
    ///   - clock: the app's own, which the bridge moves.
    ///   - steady: what the bridge does not move.
    init(
        clock: ControlledTimekeeper, steady: any Timekeeper,
        dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        self.clock = clock
        self.steady = steady
        self.dial = dial
        let (myself, flight) = (Lock(Myself()), flight)
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
            connect: {
                Task { @MainActor in myself.withLock { $0.channel }?.app?.lifecycle.connect() }
            },
            order: { order, done in
                Task { @MainActor in
                    done(myself.withLock { $0.channel }?.app?.obey(order) ?? .refused("The app is gone."))
                }
            },
            ended: {
                // A clock that nobody is left to move on runs by itself.
                clock.resume()
                myself.withLock { $0.channel }?.retry()
            })
        myself.withLock { $0.channel = self }
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
            let pipe = try await dial()
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
    /// silent, and the bridge says since when.
    private nonisolated func beat() {
        steady.ring(after: Self.pulse) { [weak self] in
            Task { @MainActor in
                guard let self, self.app != nil else { return }
                self.recorder.alive(at: self.clock.now)
                self.beat()
            }
        }
    }

    private nonisolated func retry() {
        steady.ring(after: Self.pause) { [weak self] in
            Task { @MainActor in
                guard let self, let app = self.app else { return }
                await self.attach(app)
            }
        }
    }
}
