import SDLHeadUnit
import SDLLog
import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The counters for monitoring systems, in Prometheus's text format.
final class Metrics: Sendable {
    private struct RPC: Hashable {
        let name: String
        let direction: String
        let type: String
    }

    private struct State {
        var rows: OrderedMap<String, Int> = [:]
        var rpcs: OrderedMap<RPC, Int> = [:]
        var buckets = [Int](repeating: 0, count: Metrics.bounds.count + 1)
        var latencySum = Duration.zero
        var latencyCount = 0
        var listeners = 0
        /// The number of RPCs since the throughput was last computed.
        var recentRPCs = 0
        /// The latencies of the newest RPCs. Their order has no meaning.
        var recentLatencies: [Duration] = []
        var nextLatency = 0
    }

    private static let recentLimit = 1_000

    /// The upper bounds of the latency buckets, in seconds. The highest bound is SDL Core's timeout for answers.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    private let state = Lock(State())

    func count(_ rows: [LogRow], latencies: [Duration]) {
        state.withLock { state in
            for row in rows {
                state.rows[row.facts.kind, default: 0] += 1
                guard row.facts.naming == .rpc, let name = row.facts.name else { continue }
                let rpc = RPC(
                    name: name, direction: row.facts.direction?.rawValue ?? "", type: row.facts.type?.rawValue ?? "")
                state.rpcs[rpc, default: 0] += 1
                state.recentRPCs += 1
            }
            for latency in latencies {
                let seconds = latency.inMilliseconds / 1000
                state.buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
                state.latencySum += latency
                state.latencyCount += 1
                if state.recentLatencies.count < Self.recentLimit {
                    state.recentLatencies.append(latency)
                } else {
                    state.recentLatencies[state.nextLatency] = latency
                    state.nextLatency = (state.nextLatency + 1) % Self.recentLimit
                }
            }
        }
    }

    /// Returns the throughput as JSON, for the member `performance` of the state tree.
    ///
    /// - Parameters:
    ///   - span: the time since the last call.
    ///   - waiting: the number of messages in the longest queue of a client.
    func speed(over span: Duration, rows log: LogBook.Status, clients: Int, waiting: Int) -> JSONValue {
        let (rpcs, latencies) = state.withLock { state in
            defer { state.recentRPCs = 0 }
            return (state.recentRPCs, state.recentLatencies)
        }
        var json: JSONValue = [
            "rpcPerSecond": .int(Int(Double(rpcs) * 1000 / span.inMilliseconds)), "rows": .int(log.rows),
            "clients": .int(clients), "queues": ["journal": .int(log.waitingRows), "clients": .int(waiting)],
        ]
        let sorted = latencies.sorted()
        if !sorted.isEmpty {
            func at(_ part: Double) -> JSONValue {
                .double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))].inMilliseconds)
            }
            json["latencyMs"] = ["p50": at(0.5), "p95": at(0.95)]
        }
        return json
    }

    func listeners(_ count: Int) { state.withLock { $0.listeners = count } }

    func text(_ log: LogBook.Status, change: UInt64, intake: IntakeStatus, lateness: Duration) -> String {
        let now = state.withLock { $0 }
        var text = MetricsText()
        text.family("sdl_bridge_rows_total", "counter", "Rows of the log by kind.")
        for (kind, count) in now.rows { text.sample("sdl_bridge_rows_total", [("kind", kind)], Double(count)) }
        text.family("sdl_bridge_rpcs_total", "counter", "Messages between apps and the head unit.")
        for (rpc, count) in now.rpcs {
            text.sample(
                "sdl_bridge_rpcs_total", [("name", rpc.name), ("direction", rpc.direction), ("type", rpc.type)],
                Double(count))
        }
        text.family("sdl_bridge_rpc_latency_seconds", "histogram", "Time from a request to its response.")
        var sum = 0
        for (bound, count) in zip(Self.bounds, now.buckets) {
            sum += count
            text.sample("sdl_bridge_rpc_latency_seconds_bucket", [("le", "\(bound)")], Double(sum))
        }
        text.sample("sdl_bridge_rpc_latency_seconds_bucket", [("le", "+Inf")], Double(now.latencyCount))
        text.sample("sdl_bridge_rpc_latency_seconds_sum", [], now.latencySum.inMilliseconds / 1000)
        text.sample("sdl_bridge_rpc_latency_seconds_count", [], Double(now.latencyCount))
        text.gauge("sdl_bridge_listeners", "Clients that follow the state.", Double(now.listeners))
        text.gauge("sdl_bridge_journal_rows", "Rows in the log.", Double(log.rows))
        text.gauge("sdl_bridge_journal_text_bytes", "Size of the rows in memory.", Double(log.textBytes))
        text.gauge("sdl_bridge_journal_waiting_rows", "Rows that are not on disk yet.", Double(log.waitingRows))
        text.gauge(
            "sdl_bridge_journal_full", "1 while the bridge does not read from apps because the disk is too slow.",
            log.isFull ? 1 : 0)
        text.gauge(
            "sdl_bridge_intake_bytes", "Bytes from apps that the head unit has not processed yet.", Double(intake.bytes)
        )
        text.gauge(
            "sdl_bridge_unfinished_message_bytes", "Total size of incomplete messages.",
            Double(intake.unfinishedBytes))
        text.gauge(
            "sdl_bridge_unfinished_message_limit_bytes", "Maximum total size of incomplete messages.",
            Double(intake.unfinishedLimit))
        text.gauge(
            "sdl_bridge_behind_seconds", "Delay until received data is visible to clients.",
            max(intake.lateness, lateness).inMilliseconds / 1000)
        text.family("sdl_bridge_state_changes_total", "counter", "Changes of the state tree.")
        text.sample("sdl_bridge_state_changes_total", [], Double(change))
        text.gauge("process_resident_memory_bytes", "Resident memory.", Double(Self.residentBytes()))
        return text.text
    }

    private static func residentBytes() -> Int {
        let words = WholeFile.text("/proc/self/statm").split(separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}

/// Builds a text in the Prometheus format, metric by metric.
struct MetricsText {
    private(set) var text = ""

    mutating func family(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    mutating func sample(_ name: String, _ labels: [(String, String)], _ value: Double) {
        let list = labels.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        let number = Int(exactly: value).map(String.init) ?? "\(value)"
        text += "\(name)\(list.isEmpty ? "" : "{\(list)}") \(number)\n"
    }

    mutating func gauge(_ name: String, _ help: String, _ value: Double) {
        family(name, "gauge", help)
        sample(name, [], value)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }
}
