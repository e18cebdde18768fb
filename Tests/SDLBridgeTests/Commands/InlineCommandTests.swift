import JSON
import SDLSupport
import Testing

@testable import SDLBridge

/// Tests that a command from a WebSocket runs on the receiving thread if the command does not wait.
@Suite struct `Commands on the receiving thread` {
    @Test(
        arguments: [
            ("bridge.use", #"{"name":"None","timeoutMs":20}"#, false),
            ("bridge.batch", #"{"commands":[{"sleepMs":20,"command":"headUnit.clock.pause"}]}"#, true),
            ("bridge.batch", #"{"commands":[{"expect":{"path":"/nothing","timeoutMs":20}}]}"#, true),
            ("headUnit.clock.advance", #"{"ms":20}"#, true),
        ] as [(String, String, Bool)])
    func `move to the pool if they wait`(_ command: String, _ params: String, _ works: Bool) async throws {
        let folder = try TemporaryFolder()
        let bridge = try await Contracts.bridge(folder)
        let words = try JSONValue(parsing: params)
        // In debug builds, waiting on the inline executor stops the process.
        let hasWorked = await Task.detached(executorPreference: InlineExecutor.shared) { () -> Bool in
            do {
                _ = try await bridge.perform(command, words)
                return true
            } catch {
                return false
            }
        }.value
        #expect(hasWorked == works)
        await bridge.stop()
    }
}
