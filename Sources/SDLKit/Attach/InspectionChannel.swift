import SDLInspection
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// A connection from an app to the bridge that inspects the app. Connects again after the bridge has restarted.
@MainActor
final class InspectionChannel {
    private let clock: ControlledTimekeeper
    private let steady: any Timekeeper
    /// The counter of the app's operations that have begun but not ended.
    let inFlight = InFlightCounter()
    private let dial: @Sendable () async throws -> any BytePipe
    /// The recorder that sends the app's journal to the bridge.
    let recorder: InspectionRecorder
    private weak var app: SDLApplication?

    /// A weak reference to the channel for closures of the recorder. The recorder is created before the channel can be
    /// referenced.
    private struct ChannelReference {
        weak var channel: InspectionChannel?
    }

    /// The delay between a failed connection attempt and the next attempt.
    private nonisolated static let pause: Duration = .seconds(1)
    /// The interval between two reports to the bridge that the main actor is responsive.
    private nonisolated static let pulse: Duration = .milliseconds(500)

    /// Creates a channel that opens connections with `dial`. `clock` is the app's clock, which the bridge can pause and
    /// advance. `steady` is a clock that the bridge does not control.
    init(
        clock: ControlledTimekeeper, steady: any Timekeeper,
        dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        self.clock = clock
        self.steady = steady
        self.dial = dial
        let (reference, inFlight) = (Lock(ChannelReference()), inFlight)
        recorder = InspectionRecorder(
            clock: { command, number, done in
                switch command {
                case .pause: clock.pause()
                case .resume: clock.resume()
                case .advance(let span):
                    clock.advance(by: span)
                    if number > 0 {
                        return Self.whenQuiet(inFlight) { done(Self.report(clock, inFlight)) }
                    }
                }
                done(Self.report(clock, inFlight))
            },
            connect: {
                Task { @MainActor in reference.withLock { $0.channel }?.app?.lifecycle.connect() }
            },
            order: { order, done in
                Task { @MainActor in
                    done(reference.withLock { $0.channel }?.app?.perform(order) ?? .refused("The app has exited."))
                }
            },
            ended: {
                // The connection to the bridge has ended. The bridge cannot advance the clock any more, so the clock
                // runs by itself.
                clock.resume()
                reference.withLock { $0.channel }?.retry()
            })
        reference.withLock { $0.channel = self }
    }

    private nonisolated static func report(
        _ clock: ControlledTimekeeper, _ inFlight: InFlightCounter
    ) -> InspectionMessage.ClockReport {
        let now = clock.now
        return InspectionMessage.ClockReport(
            now: now, due: clock.nextDue.map { max(.zero, $0 - now) }, work: inFlight.begun)
    }

    /// Calls `done` when the work of SDLKit and the app's own main-actor tasks have finished.
    private nonisolated static func whenQuiet(_ inFlight: InFlightCounter, _ done: @escaping @Sendable () -> Void) {
        Task { @MainActor in
            repeat {
                await inFlight.settled()
                await Task.yield()
            } while !inFlight.isSettled
            done()
        }
    }

    /// Connects to the bridge and publishes the complete state of `app`. If the connection fails, tries again later.
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

    /// Reports regularly that the main actor is responsive, for as long as the app exists. A blocked main actor sends
    /// no reports, so the bridge can show how long the main actor has been blocked.
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
