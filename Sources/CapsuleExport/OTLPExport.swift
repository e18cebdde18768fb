internal import JSON

/// Converts rows to OpenTelemetry spans in OTLP JSON. Each line is an export request. A collector reads such requests
/// from a file, or receives them by `POST /v1/traces`.
///
/// A row without a cause begins a trace. The effects of the row become child spans. If a row has several causes, the
/// first cause is the parent span and the other causes are links.
struct OTLPExport: CapsuleExport {
    private var lines = RowLines()
    /// The trace of each row. The number of the trace's first row and the hash of the run's epoch (the id of the run)
    /// identify a trace.
    private var roots = RowPlaces<(trace: UInt64, epoch: UInt64)>()

    func begin() -> [UInt8] { [] }
    func end() -> [UInt8] { [] }

    mutating func add(rows: [UInt8]) -> [UInt8] {
        var services: [String] = []
        var spans: [String: [(row: SessionRow, start: Int64)]] = [:]
        for found in lines.read(rows) {
            let service = found.row.app ?? "sdl-bridge"
            if spans[service] == nil { services.append(service) }
            spans[service, default: []].append(found)
            place(found.row)
        }
        guard !services.isEmpty else { return [] }
        var out = JSONWriter(capacity: rows.count * 2)
        out.object { out in
            out.field("resourceSpans") { out in
                out.array { out in
                    for service in services {
                        resource(service, spans[service] ?? [], &out)
                        out.next()
                    }
                }
            }
        }
        return out.bytes + [UInt8(ascii: "\n")]
    }

    /// Assigns `row` to the trace of the first cause that the exporter knows. If no cause is known, `row` begins a new
    /// trace.
    private mutating func place(_ row: SessionRow) {
        let first = row.causes.lazy.compactMap { [roots] in roots[$0] }.first
        roots.append(first ?? (row.seq, Self.hash(lines.epoch)), of: row.seq)
    }

    private func resource(_ service: String, _ found: [(row: SessionRow, start: Int64)], _ out: inout JSONWriter) {
        out.object { out in
            out.field("resource") { out in
                out.object { $0.field("attributes") { $0.array { attribute("service.name", service, &$0) } } }
            }
            out.field("scopeSpans") { out in
                out.array { out in
                    out.object { out in
                        out.field("scope") { out in out.object { $0.field("name", "sdl-bridge") } }
                        out.field("spans") { out in
                            out.array { out in
                                for (row, start) in found {
                                    span(row, start, &out)
                                    out.next()
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func span(_ row: SessionRow, _ start: Int64, _ out: inout JSONWriter) {
        let causes = row.causes.filter { roots[$0] != nil && $0 != row.seq }
        let begin = max(start + row.at * 1000, 0)
        out.object { out in
            out.field("traceId", trace(of: row.seq))
            out.field("spanId", Self.hex(row.seq))
            if let parent = causes.first { out.field("parentSpanId", Self.hex(parent)) }
            out.field("name", row.title)
            out.field("kind", Self.kind(of: row))
            // OTLP's JSON represents 64-bit integers as strings.
            out.field("startTimeUnixNano", "\(begin)")
            out.field("endTimeUnixNano", "\(begin + (row.took ?? 0) * 1000)")
            out.field("attributes") { out in
                out.array { out in
                    attribute("sdl.row", "\(row.seq)", &out)
                    for (key, value) in [
                        ("sdl.kind", row.kind), ("sdl.source", row.source), ("sdl.direction", row.direction ?? ""),
                        ("sdl.result", row.result ?? ""), ("sdl.json", String(decoding: row.json, as: UTF8.self)),
                    ] where !value.isEmpty {
                        out.next()
                        attribute(key, value, &out)
                    }
                }
            }
            if causes.count > 1 {
                out.field("links") { out in
                    out.array { out in
                        for cause in causes.dropFirst() {
                            out.object { out in
                                out.field("traceId", trace(of: cause))
                                out.field("spanId", Self.hex(cause))
                            }
                            out.next()
                        }
                    }
                }
            }
            if let result = row.result {
                out.field("status") { out in
                    out.object { out in
                        // In OTLP, status 1 is OK and 2 is an error.
                        let worked = ["SUCCESS", "WARNINGS", "SAVED"].contains(result)
                        out.field("code", worked ? 1 : 2)
                        if !worked { out.field("message", result) }
                    }
                }
            }
        }
    }

    private func attribute(_ key: String, _ value: String, _ out: inout JSONWriter) {
        out.object { out in
            out.field("key", key)
            out.field("value") { out in out.object { $0.field("stringValue", value) } }
        }
    }

    /// Returns the number of the span's kind. A message to the head unit with a known duration is `client` (3). Any
    /// other message is `producer` (4). Any other row is `internal` (1).
    private static func kind(of row: SessionRow) -> Int {
        guard row.kind == "rpc" else { return 1 }
        return row.took == nil || row.direction == "toApp" ? 4 : 3
    }

    private func trace(of row: UInt64) -> String {
        let root = roots[row] ?? (row, 0)
        return Self.hex(root.epoch) + Self.hex(root.trace)
    }

    private static func hex(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// Returns the FNV-1a hash of the text. Used for the epoch (the id of a run), so that traces of different runs
    /// differ.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
