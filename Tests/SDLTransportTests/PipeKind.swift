import Foundation
import SDLSupport
import Testing
import WebSockets

@testable import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

/// The kinds of pipes. The tests run for each kind, because all kinds must behave equally.
enum PipeKind: String, CaseIterable, CustomTestStringConvertible {
    case memory, tcp, unix, ws
    /// A TCP pipe that uses the thread of a WebSocket loop.
    case external

    var testDescription: String { rawValue }

    /// The first word in the names of pipes of this kind.
    var prefix: String { self == .external ? "tcp" : rawValue }

    private static let host = WebSocketLoop()
    private static let guestLoop = SocketLoop(timekeeper: SystemTimekeeper.shared, on: host)

    /// Connects two pipes of this kind. `window` is the maximum number of unacknowledged bytes on a receiving side.
    func pair(window: Int = 262_144, queue: Int = 262_144) async throws -> Ends {
        var settings = SocketPipe.Settings()
        settings.window = window
        settings.queue = queue
        switch self {
        case .memory:
            let (near, far) = MemoryPipe.pair(window: window, queue: queue)
            return Ends(near: near, far: far, listener: nil)
        case .tcp:
            return try await .joined(at: .tcp(host: "127.0.0.1", port: 0), settings)
        case .unix:
            return try await .joined(at: .unix(path: TestPath.next()), settings)
        case .ws:
            return try await .joined(at: .webSocket(host: "127.0.0.1", port: 0, path: "/"), settings)
        case .external:
            return try await .joined(at: .tcp(host: "127.0.0.1", port: 0), settings, on: Self.guestLoop)
        }
    }
}

/// The two sides of a connection. The side `near` has opened the connection, and the side `far` has accepted the
/// connection.
struct Ends {
    let near: any BytePipe
    let far: any BytePipe
    let listener: (any Listener)?

    static func joined(
        at address: Address, _ settings: SocketPipe.Settings, on loop: SocketLoop = .shared
    ) async throws -> Ends {
        let (accepted, arrivals) = AsyncStream<any BytePipe>.makeStream()
        let listener = try listen(at: address, on: loop, settings: settings) { arrivals.yield($0) }
        let near = try await dial(listener.address, on: loop, settings: settings)
        for await far in accepted {
            listener.stop()
            return Ends(near: near, far: far, listener: listener)
        }
        throw TransportError(address: address, cause: "no connection was accepted", fix: "none")
    }
}

enum TestPath {
    private static let numbers = Lock(0)

    static func next() -> String {
        let number = numbers.withLock { number in
            number += 1
            return number
        }
        return FileManager.default.temporaryDirectory.appending(path: "pipe-\(getpid())-\(number).sock").path
    }
}

/// Generates frames for tests, from one byte to many kilobytes. The value of each byte depends on its position in the
/// stream.
enum Sample {
    static func frames(_ count: Int, upTo size: Int, seed: UInt64) -> [[UInt8]] {
        var state = seed
        var place: UInt64 = 0
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let length = Int((state >> 33) % UInt64(size)) + 1
            return (0..<length).map { _ in
                place += 1
                return UInt8(truncatingIfNeeded: place ^ (place >> 8) &* 31)
            }
        }
    }
}
