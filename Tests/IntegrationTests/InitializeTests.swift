import Foundation
import JSON
import Journaling
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import SDLTransport
import Testing

/// Tests of `SDLApplication.initialize`, the function with which an app starts in the final text of proposal SDL-0156.
/// The app connects over a real socket. Ruling 4
@MainActor
@Suite(.serialized) struct InitializeTests {
    /// A delegate with which a test waits until the app is active.
    private final class ActivationWaiter: SDLAppDelegate {
        private let (steps, received) = AsyncStream<Void>.makeStream()
        private(set) weak var app: SDLApplication?

        func appDidBecomeActive(_ app: SDLApplication) {
            self.app = app
            received.yield()
        }
        func active() async { for await _ in steps { return } }
    }

    @Test func `Ruling 4: an app without a configuration shows a greeting on the head unit of the environment`()
        async throws
    {
        let path = TemporaryFolder.make()
        let clock = SystemTimekeeper.shared
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: nil, home: .main)
        let patch: JSONValue = ["initialLevel": "FULL"]
        try await car.drive(.profile(.edit(mergePatch: patch)), cause: .row(0))
        let listener = try listen(at: .unix(path: path)) { car.accept($0) }
        defer { listener.stop() }
        setenv("SDL_CORE", "unix:\(path)", 1)
        defer { unsetenv("SDL_CORE") }
        let waiter = ActivationWaiter()
        // An earlier application is no longer the shared application.
        let earlier = try Harness { SDLViewController() }
        // The library retains the app; the test does not retain the app.
        try SDLApplication.initialize(with: nil, delegate: waiter)
        #expect(SDLApplication.sharedApplication?.configuration.appName == "HelloSDL")
        await waiter.active()
        let app = try #require(waiter.app)
        #expect(app === SDLApplication.sharedApplication && app.configuration.appID == "hello-sdl")
        #expect((app.viewControllerManager.topViewController?.view as? SDLTextView)?.mainFields == ["Hello SDL"])
        app.stop()
        withExtendedLifetime(earlier) {}
    }
}
