import BenchSupport
import CBaselines
import JSON
import SDLBridge
import SDLRPC

/// Measures a hundred sockets that observe an app which changes its screen 200 times a second. One of the sockets does
/// not read. The figures are how old a change is when the other sockets receive it, and how much memory is queued for
/// the socket that does not read.
enum WatchersBench {
    private static let sockets: Int32 = 100
    private static let perSecond = 200
    private static let seconds = 15

    static func run() async throws -> [Figure] {
        let fixture = try await BridgeFixture()
        let port = fixture.port
        // Each change of the screen contains the time at which the app made the change.
        let app = try await PacedApp(fixture, "bench") { _ in
            SDLShow(mainField1: "@\(monotonicNanoseconds())@")
        }
        // The app must be active, because the state has no screen for an app in the background.
        _ = try await onThread("activate") {
            try SocketProbe(port: port).run("headUnit.app.activate", ["app": "bench"])
        }
        let readers = try Readers(port: port, clients: Int(sockets) - 1, path: "/v1/socket")
        try readers.say(identify(["state"]))
        let alone = try await flood(fixture, app, readers)
        // The stalled socket also subscribes to the log, which is larger than the system's socket buffers.
        let stuck = try Readers(port: port, clients: 1, path: "/v1/socket", buffer: 4_096)
        try stuck.say(identify(["state", "log"]))
        let beside = try await flood(fixture, app, readers)
        withExtendedLifetime(stuck) {}
        _ = try await app.end()
        await fixture.stop()
        return [
            Figure(
                what: "change to \(sockets - 1) sockets, while one more is stalled, p95", value: beside.p95, unit: "ms",
                baseline: (alone.p95, "without the stalled socket"), bar: .atMost(50)),
            Figure(
                what: "share of changes that arrived", value: beside.arrived, unit: "times", bar: .atLeast(0.99)),
            Figure(what: "largest queue of the stalled socket", value: beside.mostWaiting, unit: "MB", bar: .atMost(1)),
        ]
    }

    private static func identify(_ topics: [String]) -> String {
        let message: JSONValue = [
            "op": "identify", "protocol": 1, "topics": .array(topics.map { .string($0) }),
        ]
        return String(decoding: message.json(), as: UTF8.self)
    }

    private static func flood(
        _ fixture: BridgeFixture, _ app: PacedApp, _ readers: Readers
    ) async throws -> (p95: Double, arrived: Double, mostWaiting: Double) {
        app.send(perSecond)
        var ages: [Int64] = []
        var most = 0
        for _ in 0..<seconds {
            ages += try readers.stamps(milliseconds: 1_000)
            most = max(most, await fixture.bridge.hub.mostWaitingBytes)
        }
        app.send(0)
        ages += try readers.stamps(milliseconds: 500)
        guard !ages.isEmpty else { throw BenchFailure(description: "no change arrived at any socket") }
        let sent = Double(perSecond * seconds * Int(sockets - 1))
        return (ages.sorted().milliseconds(at: 0.95), Double(ages.count) / sent, Double(most) / 1_048_576)
    }
}
