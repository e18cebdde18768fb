import SDLSupport

/// One thing that is measured. A new one is a line in `Bench.all`.
struct Bench: Sendable {
    let name: String
    let run: @Sendable () async throws -> [Figure]

    static let all: [Bench] = [
        Bench(name: "json", run: JSONBench.run),
        Bench(name: "connection", run: ConnectionBench.run),
        Bench(name: "head-unit", run: HeadUnitBench.run),
        Bench(name: "many-apps", run: ManyAppsBench.run),
        Bench(name: "http", run: HTTPBench.run),
        Bench(name: "fan-out", run: FanOutBench.run),
        Bench(name: "hmi", run: HMIBench.run),
        Bench(name: "stalled", run: StalledBench.run),
        Bench(name: "press", run: PressBench.run),
        Bench(name: "state", run: StateReadBench.run),
        Bench(name: "watchers", run: WatchersBench.run),
        Bench(name: "journal", run: JournalBench.run),
        Bench(name: "soak", run: SoakBench.run),
        Bench(name: "screen", run: ScreenBench.run),
        Bench(name: "picture", run: PictureBench.run),
        Bench(name: "views", run: ViewsBench.run),
        Bench(name: "crawl", run: CrawlBench.run),
    ]
}

/// A figure, what it is compared with in the same run, and what it has to be.
struct Figure: Sendable {
    enum Bar: Sendable {
        case atLeast(Double)
        case atMost(Double)

        func isMet(by value: Double) -> Bool {
            switch self {
            case .atLeast(let bar): value >= bar
            case .atMost(let bar): value <= bar
            }
        }

        var text: String {
            switch self {
            case .atLeast(let bar): "at least \(Figure.short(bar))"
            case .atMost(let bar): "at most \(Figure.short(bar))"
            }
        }
    }

    let what: String
    let value: Double
    let unit: String
    /// The same of what it is compared with, and what that is.
    var baseline: (value: Double, name: String)?
    var bar: Bar?

    var isMet: Bool { bar?.isMet(by: value) ?? true }

    var line: String {
        var text = what.padded(to: 52) + Figure.short(value).padded(to: -9) + " " + unit.padded(to: 9)
        if let baseline { text += " \(baseline.name) \(Figure.short(baseline.value))" }
        if let bar { text += "  \(isMet ? "met" : "NOT MET"): \(bar.text)" }
        return text
    }

    var json: JSONValue {
        var object: JSONValue = ["what": .string(what), "value": .double(value), "unit": .string(unit)]
        if let baseline { object["baseline"] = ["name": .string(baseline.name), "value": .double(baseline.value)] }
        if let bar {
            object["bar"] = .string(bar.text)
            object["met"] = .bool(isMet)
        }
        return object
    }

    /// Three figures that matter.
    static func short(_ value: Double) -> String {
        let size = abs(value)
        if size >= 100 || value == value.rounded() && size < 1e15 { return "\(Int(value.rounded()))" }
        let scale: Double = size >= 10 ? 10 : size >= 1 ? 100 : 1_000
        return "\((value * scale).rounded() / scale)"
    }
}

extension String {
    /// With spaces behind, or in front when the width is negative.
    fileprivate func padded(to width: Int) -> String {
        let room = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? room + self : self + room
    }
}

/// The median of rounds, each of ours next to one of the other side, so that a busy machine slows both.
func alternating(rounds: Int, ours: () async throws -> Double, theirs: () async throws -> Double) async rethrows -> (
    ours: Double, theirs: Double, ratio: Double
) {
    var pairs: [(ours: Double, theirs: Double)] = []
    for _ in 0..<rounds {
        let other = try await theirs()
        pairs.append((try await ours(), other))
    }
    pairs.sort { $0.ours / $0.theirs < $1.ours / $1.theirs }
    let middle = pairs[rounds / 2]
    return (middle.ours, middle.theirs, middle.ours / middle.theirs)
}

struct BenchFailure: Error, CustomStringConvertible {
    let description: String
}
