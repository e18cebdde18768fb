import Journaling
import SDLLog
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `A bridge's beginning` {
    /// Somebody reads the line that says where it listens, and asks at once.
    @Test func `The head unit is known whole as soon as there is a bridge`() async throws {
        for _ in 1...12 {
            let folder = try TemporaryFolder()
            let bridge = try await Contracts.bridge(folder)
            let first = try #require(bridge.hub.state.value(at: ["headUnit"]))
            await bridge.hub.gathered()
            let whole = try #require(bridge.hub.state.value(at: ["headUnit"]))
            #expect(first.changed == whole.changed, "told at first: \(first.keys ?? [])")
            #expect(whole.keys?.contains("profile") == true && whole.keys?.contains("hmi") == true)
            await bridge.stop()
        }
    }
}
