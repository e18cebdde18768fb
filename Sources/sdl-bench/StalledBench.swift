import BenchSupport
import CBaselines
import SDLSupport
import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Sends 20,000 messages a second to twenty clients that do not read and one that does. Measures how much the stalled
/// clients delay the reading client, and how much memory they use.
enum StalledBench {
    private static let stalled = 20
    private static let size = 300
    private static let seconds = 6
    private static let perSecond = 20_000

    static func run() async throws -> [Figure] {
        let alone = try await flood(stalled: 0)
        let beside = try await flood(stalled: stalled)
        let growth = Double(beside.growth) / Double(stalled) / 1_048_576
        return [
            Figure(
                what: "messages to a fast client, \(stalled) others stalled", value: beside.rate, unit: "a second",
                baseline: (alone.rate, "no stalled clients")),
            Figure(
                what: "the fast client's rate, relative to that without stalled clients",
                value: beside.rate / alone.rate, unit: "times",
                bar: .atLeast(0.9)),
            Figure(what: "memory per stalled client", value: growth, unit: "MB", bar: .atMost(1)),
        ]
    }

    private static func flood(stalled count: Int) async throws -> (rate: Double, growth: Int) {
        let loop = WebSocketLoop()
        let sockets = Lock([WebSocket]())
        let endpoint = SocketEndpoint(path: "/") { socket in
            sockets.withLock { $0.append(socket) }
            return { _ in }
        }
        guard case .tcp(host: _, let port) = try await loop.listen(at: .loopback(), [endpoint]) else {
            throw BenchFailure(description: "no port")
        }
        let fast = try Readers(port: port, clients: 1)
        let slow = count > 0 ? try Readers(port: port, clients: count) : nil
        while sockets.withLock({ $0.count }) < count + 1 { await Task.yield() }
        let all = sockets.withLock { $0 }
        let messages = seconds * perSecond
        let before = residentBytes()
        send(messages, loop, all)
        let elapsed = try fast.drain(messages * (size + 4))
        let growth = residentBytes() - before
        withExtendedLifetime(slow) {}
        await loop.stop()
        return (Double(messages) / elapsed, max(0, growth))
    }

    private static let topic = Topic("flood", limit: 256, whenFull: .dropOldest)

    /// Sends `count` messages: in every millisecond, those that are due by then. Pauses if a message for the reading
    /// client would be dropped.
    private static func send(_ count: Int, _ loop: WebSocketLoop, _ all: [WebSocket]) {
        let text = String(repeating: "x", count: size)
        let clock = SystemTimekeeper.shared
        let start = clock.now
        @Sendable func turn(_ sent: Int) {
            var sent = sent
            let due = min(count, Int((clock.now - start).nanoseconds) * perSecond / 1_000_000_000)
            while sent < due, all[0].counts.waiting < topic.limit {
                loop.send(SharedFrame(text: text), to: all, topic: topic)
                sent += 1
            }
            if sent < count { clock.ring(after: .milliseconds(1)) { [sent] in turn(sent) } }
        }
        turn(0)
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
