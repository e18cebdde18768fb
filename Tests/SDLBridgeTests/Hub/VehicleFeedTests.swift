import JSON
import Journaling
import SDLLog
import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `Vehicle data` {
    /// A client that receives vehicle data.
    private final class Gauge: HubListener {
        let vehicleRate: Int?
        private let received = Lock<[[UInt8]]>([])
        private let waiting = Lock(0)

        init(_ perSecond: Int?) { vehicleRate = perSecond }

        func changed(_ frame: HubFrame) {}
        func logged(_ frame: HubFrame) {}
        func moved(_ frame: HubFrame) { received.withLock { $0.append(frame.bytes) } }
        var backlog: Backlog { Backlog(messages: waiting.withLock { $0 }) }

        func stopReading() { waiting.withLock { $0 = 17 } }
        func read() { waiting.withLock { $0 = 0 } }

        var bytes: [[UInt8]] { received.withLock { $0 } }
        var news: [JSONValue] { bytes.map { (try? JSONValue(parsing: $0)) ?? .null } }
        var values: [JSONValue] { news.map { $0["values"] ?? .null } }
        var speeds: [Int] { values.compactMap { $0["speed"]?.int } }
    }

    private let pace = ControlledTimekeeper(pausedAt: .zero)
    private let clock = ControlledTimekeeper(pausedAt: .zero)
    private let inFlight = InFlightCounter()
    private let hub: Hub
    private let car: any Journal

    init() async {
        hub = Hub(epoch: "one", timekeeper: clock, inFlight: inFlight, pace: pace)
        await hub.begin()
        car = await hub.headUnitJournal()
        report(["speed": 0, "gps": ["heading": 3]])
        await inFlight.settled()
    }

    /// Reports the value of all vehicle data, or of the item at `path`.
    private func report(_ value: JSONValue, at path: StatePath = ["vehicle"]) {
        car.record(.change(StateChange(.add(LazyJSON(bytes: value.json())), at: path)))
    }

    private func drive(_ speed: Int) async {
        report(.int(speed), at: ["vehicle", "speed"])
        await inFlight.settled()
    }

    private func come(_ gauge: Gauge) async -> UInt64 { await hub.listen(gauge, after: nil, epoch: nil) }

    @Test func `is sent whole at first, then each changed item with its whole value`() async {
        let gauge = Gauge(10)
        _ = await come(gauge)
        await pace.advance(by: .seconds(1), settling: inFlight)
        report(["heading": 4, "speed": 1], at: ["vehicle", "gps"])
        await inFlight.settled()
        #expect(gauge.values == [["speed": 0, "gps": ["heading": 3]], ["gps": ["heading": 4, "speed": 1]]])
        #expect(gauge.news.map { $0["whole"]?.bool } == [true, nil])
        #expect(gauge.news.map { $0["op"] } == ["vehicle", "vehicle"])
        #expect(gauge.news.last?["seq"] == .int(Int(hub.state.snapshot.number)))
    }

    @Test func `is not sent while nothing changes`() async {
        let gauge = Gauge(10)
        _ = await come(gauge)
        report("night", at: ["mode"])
        await pace.advance(by: .seconds(5), settling: inFlight)
        #expect(gauge.news.count == 1)
    }

    @Test(arguments: [1, 10, 30])
    func `is sent at most as often as a client wants, with the newest values`(_ perSecond: Int) async {
        let gauge = Gauge(perSecond)
        _ = await come(gauge)
        for tick in 1...300 {
            await pace.advance(by: .milliseconds(10), settling: inFlight)
            await drive(tick)
        }
        await pace.advance(by: .seconds(1), settling: inFlight)
        let speeds = gauge.speeds
        #expect(speeds == speeds.sorted() && Set(speeds).count == speeds.count)
        #expect(speeds.last == 300)
        #expect((perSecond * 3 - 2...perSecond * 3 + 2).contains(speeds.count), "\(speeds.count) in three seconds")
    }

    @Test func `is sent as the same bytes to clients with the same rate`() async {
        let (first, second, slow) = (Gauge(10), Gauge(10), Gauge(1))
        for gauge in [first, second, slow] { _ = await come(gauge) }
        for tick in 1...95 {
            await pace.advance(by: .milliseconds(20), settling: inFlight)
            await drive(tick)
        }
        #expect(first.bytes == second.bytes && first.bytes.count > 15)
        #expect(slow.speeds.count <= 3)
    }

    @Test func `waits for clients that do not read, and then sends the newest values`() async {
        let gauge = Gauge(10)
        _ = await come(gauge)
        gauge.stopReading()
        for tick in 1...50 {
            await pace.advance(by: .milliseconds(100), settling: inFlight)
            await drive(tick)
        }
        #expect(gauge.news.count == 1)
        gauge.read()
        await pace.advance(by: .milliseconds(200), settling: inFlight)
        #expect(gauge.speeds == [0, 50])
    }

    @Test func `has null for an item without a value, and a whole message after a change of profile`() async {
        let gauge = Gauge(10)
        _ = await come(gauge)
        await pace.advance(by: .seconds(1), settling: inFlight)
        car.record(.change(StateChange(.remove, at: ["vehicle", "speed"])))
        await inFlight.settled()
        await pace.advance(by: .seconds(1), settling: inFlight)
        report(["rpm": 800])
        await inFlight.settled()
        #expect(gauge.values.dropFirst() == [["speed": .null], ["rpm": 800]])
        #expect(gauge.news.map { $0["whole"]?.bool } == [true, nil, true])
    }

    @Test func `is not sent to clients that have left or did not ask for it`() async {
        let (gone, other) = (Gauge(10), Gauge(nil))
        let number = await come(gone)
        _ = await come(other)
        await hub.leave(number)
        await pace.advance(by: .seconds(1), settling: inFlight)
        await drive(5)
        await pace.advance(by: .seconds(1), settling: inFlight)
        #expect(gone.news.count == 1 && other.news.isEmpty)
        #expect(pace.nextDue == nil)
    }
}
