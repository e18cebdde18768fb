import BenchSupport
import JSON
import SDLBridge
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Measures the time that a proxy adds to a message. One app is connected to a head unit directly over TCP, and another
/// app through a proxy that shows all messages. The two apps send requests alternately. A request and its response each
/// pass the proxy once.
enum ProxyBench {
    static func run() async throws -> [Figure] {
        let car = try await BridgeFixture { settings in
            settings.apps = ["tcp://127.0.0.1:0"]
            settings.profile = try? Self.unlimited()
        }
        let proxy = try await BridgeFixture { settings in
            settings.apps = ["tcp://127.0.0.1:0"]
            settings.watched = Bridge.headUnit(named: car.bridge.appAddresses[0])
        }
        let (direct, through) = (try Self.port(of: car), try Self.port(of: proxy))
        let cores = CoreKeepAwake()
        let times = try await onThread("proxy bench") {
            let apps = (try LoopbackApp(port: direct), try LoopbackApp(port: through))
            try apps.0.register("direct")
            try apps.1.register("through")
            let show = SDLSetGlobalProperties(menuTitle: "Kind of Blue", keyboardProperties: nil)
            var (plain, joined): ([Int64], [Int64]) = ([], [])
            _ = (try apps.0.sequence(show, count: 500), try apps.1.sequence(show, count: 500))
            for _ in 0..<400 {
                plain += try apps.0.sequence(show, count: 10)
                joined += try apps.1.sequence(show, count: 10)
            }
            return (plain.sorted(), joined.sorted())
        }
        cores.rest()
        await proxy.stop()
        await car.stop()
        func at(_ times: [Int64], _ percent: Int) -> Double { Double(times[times.count * percent / 100]) / 1000 }
        let (plain, joined) = times
        return [
            Figure(what: "request and response without a proxy, p50", value: at(plain, 50), unit: "microseconds"),
            Figure(what: "request and response through a proxy, p50", value: at(joined, 50), unit: "microseconds"),
            Figure(
                what: "added by the proxy per message, p50", value: (at(joined, 50) - at(plain, 50)) / 2,
                unit: "microseconds", bar: .atMost(50)),
            Figure(
                what: "added by the proxy per message, p95", value: (at(joined, 95) - at(plain, 95)) / 2,
                unit: "microseconds"),
        ]
    }

    /// Returns a profile without SDL Core's limits for network apps.
    private static func unlimited() throws -> Profile {
        var document = Profile.all[0].document
        document["limits"] = [
            "frames": 0, "requests": 0, "requestsInNone": 0, "fileRequestsInNone": 0, "vehicleDataRequests": 0,
            "moduleRequests": 0,
        ]
        return try Profile(document)
    }

    private static func port(of fixture: BridgeFixture) throws -> UInt16 {
        guard let text = fixture.bridge.appAddresses.first?.split(separator: ":").last, let port = UInt16(text) else {
            throw BenchFailure(description: "the head unit has no address for apps")
        }
        return port
    }
}
