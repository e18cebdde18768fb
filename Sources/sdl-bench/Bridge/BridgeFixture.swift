import BenchSupport
import Glibc
import SDLBridge
import SDLSupport
import WebServing
import WebSockets

/// A complete bridge in this process, with the settings that `sdl-bridge` uses. The journal is on disk, the bridge
/// listens at any free port, and it runs the hello app in a process of its own.
struct BridgeFixture {
    let bridge: Bridge
    let port: UInt16
    private let folder: String

    init() async throws {
        folder = "\(Scratch.path)-\(UInt32.random(in: 0 ... .max))"
        var settings = Bridge.Settings(files: "\(folder)/files", epoch: "bench")
        settings.web.listen(host: "127.0.0.1", port: 0)
        settings.apps = []
        settings.data = folder
        settings.hosted = [try Self.program("HelloApp")]
        mkdir(folder, 0o700)
        mkdir("\(folder)/files", 0o700)
        bridge = try await Bridge(settings)
        guard case .tcp(_, let port) = bridge.server.address else { throw BenchFailure(description: "no port") }
        self.port = port
    }

    func stop() async {
        await bridge.stop()
        Folder.remove(folder)
    }

    /// Returns the path of a program in this program's folder.
    private static func program(_ name: String) throws -> String {
        guard let path = realpath("/proc/self/exe", nil) else {
            throw BenchFailure(description: "the path of this program is unknown")
        }
        defer { free(path) }
        let own = String(cString: path)
        let beside = own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        guard access("\(beside)/\(name)", X_OK) == 0 else {
            throw BenchFailure(description: "\(beside) has no \(name): build it for release, as `make bench` does")
        }
        return "\(beside)/\(name)"
    }
}

/// Runs blocking work on a new thread and returns the result. The thread pool is not used, because it has only a few
/// threads.
func onThread<Value: Sendable>(
    _ name: String, _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        spawnThread(named: name) { continuation.resume(with: Result { try work() }) }
    }
}
