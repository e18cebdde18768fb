import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import SDLTransport
import Testing

/// Tests of how often and when an app tries to connect to a head unit that does not answer.
@MainActor
@Suite struct ReconnectBackoffTests {
    struct ConnectionRefused: Error {}

    private let clock = ControlledTimekeeper(pausedAt: .zero)
    private let inFlight = InFlightCounter()
    private let tries = Lock([Duration]())

    private func app() -> SDLApplication {
        SDLApplication(
            configuration: SDLConfiguration(appName: "Hello", appID: "hello"), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main,
            rootViewController: { SDLViewController() },
            dial: { [clock, tries] in
                tries.withLock { $0.append(.nanoseconds(clock.now.nanoseconds)) }
                throw ConnectionRefused()
            })
    }

    @Test func `The last attempt is made after exactly a minute`() async {
        let app = app()
        app.lifecycle.patience.longest = app.lifecycle.patience.first
        app.start()
        await clock.advance(by: .seconds(70), settling: inFlight)
        #expect(tries.withLock { $0 } == (0...120).map { .milliseconds(500) * $0 })
    }

    @Test func `The time between attempts doubles, and the app gives up after a minute`() async throws {
        let app = app()
        var hasGivenUp = false
        app.lifecycle.gaveUp = { hasGivenUp = true }
        app.start()
        for _ in 0..<1200 {
            await inFlight.settled()
            clock.advance(by: .milliseconds(100))
        }
        await inFlight.settled()
        let seconds: [Double] = [0, 0.5, 1.5, 3.5, 7.5, 15.5, 23.5, 31.5, 39.5, 47.5, 55.5]
        #expect(tries.withLock { $0 } == seconds.map { .milliseconds(Int($0 * 1000)) })
        #expect(hasGivenUp)
        #expect(app.lifecycle.state == .stopped)
        // After a new start, the delays begin again with the shortest delay.
        app.start()
        await inFlight.settled()
        #expect(app.lifecycle.state == .reconnecting)
    }
}
