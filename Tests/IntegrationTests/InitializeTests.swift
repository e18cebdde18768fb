import Foundation
import JSON
import Journaling
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import SDLTransport
import Testing

/// The final text's way to begin, over a real socket. Ruling 4
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1))) struct InitializeTests {
    /// Lets a test go on when the app has come to the front.
    private final class Watch: SDLAppDelegate {
        private let (steps, received) = AsyncStream<Void>.makeStream()
        private(set) weak var app: SDLApplication?

        func appDidBecomeActive(_ app: SDLApplication) {
            self.app = app
            received.yield()
        }
        func active() async { for await _ in steps { return } }
    }

    @Test func `Ruling 4: an app that says nothing of itself greets on the head unit of the environment`() async throws
    {
        let path = TemporaryFolder.make()
        let clock = SystemTimekeeper.shared
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: nil, home: .main)
        let patch: JSONValue = ["initialLevel": "FULL"]
        try await car.drive(.profile(.edit(mergePatch: patch.json())), cause: .row(0))
        let listener = try listen(at: .unix(path: path)) { car.accept($0) }
        defer { listener.stop() }
        setenv("SDL_CORE", "unix:\(path)", 1)
        defer { unsetenv("SDL_CORE") }
        let watch = Watch()
        // One that was made otherwise is not the process's own any more.
        let earlier = try Harness { SDLViewController() }
        // The library holds the app: nobody here does.
        try SDLApplication.initialize(with: nil, delegate: watch)
        #expect(SDLApplication.sharedApplication?.configuration.appName == "HelloSDL")
        await watch.active()
        let app = try #require(watch.app)
        #expect(app === SDLApplication.sharedApplication && app.configuration.appID == "hello-sdl")
        #expect((app.viewControllerManager.topViewController?.view as? SDLTextView)?.mainFields == ["Hello SDL"])
        app.stop()
        withExtendedLifetime(earlier) {}
    }
}
