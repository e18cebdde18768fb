import BenchSupport
import CBaselines
import Glibc
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import SDLTransport

/// Measures how long it takes to compose a full screen of a connected app and to compare it with the previous screen.
/// The screen has four texts, two images and eight buttons.
///
/// Sending the difference is not measured.
@MainActor
enum ScreenBench {
    /// A controller whose screen has all elements that a screen can have.
    private final class Full: SDLViewController {
        let text = SDLTextView("The Long Row", "Grove Street Trio", "Orange Grove", "1958")

        override func loadView() {
            let images = [SDLImageView(image: Self.image(1)), SDLImageView(image: Self.image(2))]
            let buttons = (1...8).map { number in
                SDLButtonView(
                    button: SDLSoftButtonObject(name: "button \(number)", text: "Button \(number)"))
            }
            view = SDLView(subviews: [text] + images + [SDLView(subviews: buttons)])
        }

        private static func image(_ byte: UInt8) -> SDLArtwork { SDLArtwork(data: [byte]) }
    }

    @Sendable nonisolated static func run() async throws -> [Figure] { try await measure() }

    private static func measure() async throws -> [Figure] {
        let (rounds, count) = (7, 20_000)
        let controller = Full()
        let app = try await start(controller)
        let texts: [[SDLTextField]] = [
            ["Blossom", "Grove Street Trio", "Orange Grove", "1958"],
            ["Crates", "Grove Street Trio", "Orange Grove", "1958"],
        ]
        var best = Double.infinity
        var before = 0
        for round in 0..<rounds {
            // The first round fills caches, so the measurement begins with the second round.
            if round == 1 { before = Self.heap }
            let begin = ContinuousClock.now
            for number in 0..<count {
                controller.text.mainFields = texts[number % 2]
                guard app.screenManager.difference()?.mainField1 == texts[number % 2][0].text else {
                    throw BenchFailure(description: "the screen did not change with its text")
                }
            }
            best = min(best, (ContinuousClock.now - begin).inMilliseconds / 1000)
        }
        let growth = Double(Self.heap - before) / Double((rounds - 1) * count)
        app.stop()
        return [
            Figure(
                what: "compose and compare a full screen", value: Double(count) / best, unit: "a second",
                bar: .atLeast(50_000)),
            Figure(
                what: "compose and compare: memory that stays allocated", value: growth, unit: "bytes",
                bar: .atMost(0.01)),
        ]
    }

    /// Starts and activates an app with `controller`. Returns when the head unit shows the app's complete screen.
    private static func start(_ controller: SDLViewController) async throws -> SDLApplication {
        let (clock, inFlight) = (ManualTimekeeper(), InFlightCounter())
        let files = "/dev/shm/sdl-bench-\(getpid())"
        let car = HeadUnit(
            profile: Profile.all[0], files: files, timekeeper: clock, writer: JournalWriter(nil, timekeeper: clock),
            inFlight: inFlight, home: .main)
        let app = SDLApplication(
            configuration: SDLConfiguration(appName: "Bench", appID: "bench"), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main,
            rootViewController: { controller },
            dial: {
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return near
            })
        app.start()
        await inFlight.settled()
        try await car.drive(.app(key: "bench", .activate), cause: .row(0))
        await inFlight.settled()
        guard app.screenManager.difference() == nil, app.state == .active else {
            throw BenchFailure(description: "the app is not active, or its screen is not complete")
        }
        return app
    }

    /// The number of bytes of heap memory that this process currently uses.
    private static var heap: Int { Int(baseline_heap()) }
}
