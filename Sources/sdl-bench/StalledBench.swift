import CBaselines
import SDLSupport
import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Twenty clients that read nothing beside one that reads all: what they cost it, and in memory.
enum StalledBench {
    private static let stalled = 20
    private static let size = 300
    private static let seconds = 6.0

    static func run() async throws -> [Figure] {
        let alone = try await flood(stalled: 0, seconds: seconds)
        let beside = try await flood(stalled: stalled, seconds: seconds)
        let growth = Double(beside.growth) / Double(stalled) / 1_048_576
        return [
            Figure(
                what: "a fast client beside \(stalled) stalled ones", value: beside.rate, unit: "a second",
                baseline: (alone.rate, "alone")),
            Figure(what: "its rate, of that alone", value: beside.rate / alone.rate, unit: "times", bar: .atLeast(0.9)),
            Figure(what: "memory for a stalled client", value: growth, unit: "MB", bar: .atMost(1)),
        ]
    }

    /// Floods for so long, never more than a window ahead of the fast client.
    private static func flood(stalled count: Int, seconds: Double) async throws -> (rate: Double, growth: Int) {
        let loop = WebSocketLoop()
        let sockets = Lock([WebSocket]())
        let endpoint = SocketEndpoint(path: "/") { socket in
            sockets.withLock { $0.append(socket) }
            return { _ in }
        }
        guard case .tcp(_, let port) = try await loop.listen(at: .loopback(), [endpoint]) else {
            throw BenchFailure(description: "no port")
        }
        let fast = try Readers(port: port, clients: 1)
        let slow = count > 0 ? try Readers(port: port, clients: count) : nil
        while sockets.withLock({ $0.count }) < count + 1 { await Task.yield() }
        let all = sockets.withLock { $0 }
        let before = residentBytes()
        let sent = Lock((count: 0, growth: 0))
        let batch = 20_000
        var done = 0
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .seconds(seconds) {
            spawnThread(named: "flood") { send(batch, loop, all) }
            _ = try fast.drain(batch * (size + 4))
            done += batch
        }
        let elapsed = ContinuousClock.now - start
        sent.withLock { $0 = (done, residentBytes() - before) }
        _ = slow
        await loop.stop()
        let (attained, growth) = sent.withLock { $0 }
        let (whole, part) = elapsed.components
        return (Double(attained) / (Double(whole) + Double(part) / 1e18), max(0, growth))
    }

    private static let topic = Topic("flood", limit: 256, whenFull: .dropOldest)

    private static func send(_ count: Int, _ loop: WebSocketLoop, _ all: [WebSocket]) {
        let text = String(repeating: "x", count: size)
        for _ in 0..<count {
            // The fast one's queue sets the pace: it may miss nothing.
            while all[0].counts.waiting >= 200 { sched_yield() }
            loop.send(SharedFrame(text: text), to: all, topic: topic)
        }
    }

    private static func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard fgets(&text, 128, file) != nil else { return 0 }
        let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
            separator: " ")
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
