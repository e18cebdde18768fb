import Journaling
import SDLLog
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `A bridge's start` {
    /// Tests the first request. A client may send this request as soon as the bridge has printed its address.
    @Test func `has the complete head unit from the first request on`() async throws {
        for _ in 1...12 {
            let folder = try TemporaryFolder()
            let bridge = try await Contracts.bridge(folder)
            let first = try #require(bridge.hub.state.value(at: ["headUnit"]))
            await bridge.hub.gathered()
            let whole = try #require(bridge.hub.state.value(at: ["headUnit"]))
            #expect(first.changed == whole.changed, "reported at first: \(first.keys ?? [])")
            #expect(whole.keys?.contains("profile") == true && whole.keys?.contains("hmi") == true)
            await bridge.stop()
        }
    }
}
