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
    /// Where the app's journal goes.
    let recorder: InspectionRecorder
    private let gone = Lock<(@Sendable () -> Void)?>(nil)
    private let wanted = Lock<(@Sendable () -> Void)?>(nil)
    private weak var app: SDLApplication?

    /// How long after a break the next try is made.
    private nonisolated static let pause: Duration = .seconds(1)
    /// How often the main actor shows that it has its turns.
    private nonisolated static let pulse: Duration = .milliseconds(500)

    init(address: Address, clock: ControlledTimekeeper) {
        self.address = address
        self.clock = clock
        recorder = InspectionRecorder(
            clock: { command in
                switch command {
                case .pause: clock.pause()
                case .resume: clock.resume()
                case .advance(let span): clock.advance(by: span)
                }
                return clock.now
            },
            connect: { [wanted] in wanted.withLock { $0 }?() },
            ended: { [gone] in gone.withLock { $0 }?() })
        wanted.withLock { wanted in
            wanted = { [weak self] in
                Task { @MainActor in self?.app?.start() }
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
