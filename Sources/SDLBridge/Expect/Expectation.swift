import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// A condition to wait for, with a time limit.
struct Expectation: Sendable {
    enum Subject: Sendable {
        case state(StatePath, Predicate)
        case journal(LogFilter, after: UInt64, count: ClosedRange<Int>)
        case element(Locator, Presence)
        /// Several conditions that must all be true at the same moment.
        indirect case all([Subject])
        /// A condition that must stay false until the time limit.
        indirect case never(Subject)

        var isAboutRows: Bool {
            switch self {
            case .journal: true
            case .state, .element: false
            case .all(let subjects): subjects.contains(where: \.isAboutRows)
            case .never(let subject): subject.isAboutRows
            }
        }
    }

    enum Presence: String, Sendable, CaseIterable {
        case visible
        /// Requires that no matching element is visible. Invisible matching elements may exist.
        case hidden
        /// Requires that a matching element exists, visible or not.
        case present
        case absent
    }

    /// The name of this operation as a command on the socket and in a batch.
    static let command = "bridge.expect"

    let subject: Subject
    let limit: Duration

    /// Whether the condition must stay false until the time limit. The result of such an expectation can be a success
    /// only when the time limit has passed.
    var lasts: Bool { if case .never = subject { true } else { false } }

    private static let one: [Schema.Field] =
        [
            .may("path", .text(), "a JSON pointer into the state tree")
        ] + Predicate.fields + [
            .may("q", .text(), "a filter (docs/filter.md) for rows of the log"),
            .may("after", .integer(0...Int.max), "only rows after this row count"),
            .may("count", .integer(0...1_000), "the exact number of rows; default: one or more"),
            .may("locator", .object(Locator.fields), "a locator that exactly one element must match"),
            .may("state", .word(Presence.allCases.map(\.rawValue)), "the element's expected state; default: visible"),
        ]

    static let schema = Schema.object(
        one + [
            .may("all", .array(.object(one), 1...20), "several conditions that must be met at the same time"),
            .may("never", .object(one), "a condition that must not be met for timeoutMs"),
            .may("timeoutMs", .integer(0...60_000), "how long to wait; default: 5,000"),
        ])

    init(subject: Subject, limit: Duration) {
        self.subject = subject
        self.limit = limit
    }

    init(_ json: JSONValue) throws(Problem) {
        let params = try CommandParams(json, fitting: Self.schema)
        limit = .milliseconds(params.optionalInteger("timeoutMs") ?? 5_000)
        subject = try Self.subject(params, ["path", "q", "locator", "all", "never"])
    }

    private static func subject(_ params: CommandParams, _ kinds: [String]) throws(Problem) -> Subject {
        let given = kinds.filter { params.json[$0] != nil }
        guard given.count == 1 else {
            throw Problem(
                .unprocessable,
                detail: "\(given.isEmpty ? "None" : "More than one") of \(kinds.joined(separator: ", ")) is given.",
                hint: "Give one of these members; `all` takes several conditions.")
        }
        try check(params.json, about: given[0])
        switch given[0] {
        case "path": return try state(params)
        case "q": return try journal(params)
        case "all":
            var subjects: [Subject] = []
            for one in params.parts("all") { subjects.append(try subject(one, simple)) }
            return .all(subjects)
        case "never": return .never(try subject(params.part("never"), simple))
        default:
            return .element(
                try Locator(params.part("locator")), params.one(of: Presence.self, "state", default: .visible))
        }
    }

    private static let simple = ["path", "q", "locator"]

    /// The members that a condition may have in addition to `path`, `q` or `locator`. Any other member would have no
    /// effect and is therefore an error.
    private static let words = [
        "path": Predicate.fields.map(\.name), "q": ["after", "count"], "locator": ["state"],
    ]

    private static func check(_ json: JSONValue, about subject: String) throws(Problem) {
        let known = [subject, "timeoutMs"] + (words[subject] ?? [])
        guard let other = json.object?.keys.first(where: { !known.contains($0) }) else { return }
        throw Problem(
            .badRequest, title: "Unknown member", detail: "\(other) cannot be used with \(subject).",
            hint: "With \(subject), use \(known.dropFirst(2).joined(separator: ", ")).",
            type: ProblemKinds.unknownMember,
            more: [
                "errors": [
                    ["pointer": .string("/\(other)"), "detail": .string("\(other) cannot be used with \(subject).")]
                ],
                "candidates": .array(known.dropFirst(2).map { .string($0) }),
            ])
    }

    private static func state(_ params: CommandParams) throws(Problem) -> Subject {
        let text = params.text("path")
        guard let path = StatePath(pointer: text) else {
            throw Problem(
                .unprocessable, detail: "path: \"\(text)\" is not a JSON pointer.",
                hint: "Write the path as /headUnit/apps.")
        }
        return .state(path, try Predicate(params))
    }

    private static func journal(_ params: CommandParams) throws(Problem) -> Subject {
        let text = params.text("q")
        let filter: LogFilter
        do throws(FilterError) {
            filter = try LogFilter(text)
        } catch {
            throw Problem(.unprocessable, detail: "q: \(error)", hint: "docs/filter.md has the grammar.")
        }
        let count = params.optionalInteger("count")
        return .journal(
            filter, after: UInt64(params.optionalInteger("after") ?? 0), count: count.map { $0...$0 } ?? 1...1_000)
    }

    // MARK: Checking

    struct Check: Sendable {
        var isMet: Bool
        var observed: JSONValue?
        /// The reason why the condition is not true; nil if `observed` already shows the reason.
        var reason: String?
    }

    func check(_ hub: Hub) async -> Check { await Self.check(subject, in: hub) }

    private static func check(_ subject: Subject, in hub: Hub) async -> Check {
        switch subject {
        case .all(let subjects):
            var all = Check(isMet: true)
            var observed: [JSONValue] = []
            for (index, one) in subjects.enumerated() {
                let check = await check(one, in: hub)
                observed.append(check.observed ?? .null)
                guard !check.isMet, all.isMet else { continue }
                all.isMet = false
                let reason = check.reason ?? check.observed.map { "it is \($0.shortened)" } ?? "there is no value"
                all.reason = "all.\(index): \(reason)"
            }
            all.observed = .array(observed)
            return all
        case .never(let one):
            var check = await check(one, in: hub)
            check.isMet.toggle()
            if !check.isMet { check.reason = "the condition was met" }
            return check
        case .state(let path, let predicate):
            let value = hub.state.value(at: path).map { JSONValue(of: $0) }
            return Check(isMet: predicate.matches(value), observed: value)
        case .journal(let filter, let after, let count):
            let rows = await rows(filter, after: after, limit: count.upperBound + 1, in: hub.log)
            let observed = JSONValue.array(LogRow.values(of: rows.suffix(3)))
            return Check(
                isMet: count.contains(rows.count) || (count.upperBound == 1_000 && rows.count > 1_000),
                observed: observed,
                reason: "\(rows.count) rows were found")
        case .element(let locator, let presence):
            return check(locator, presence, in: ElementList(hub.state.snapshot.root).elements)
        }
    }

    static func check(_ locator: Locator, _ presence: Presence, in elements: [Element]) -> Check {
        let found = elements.filter(locator.matches)
        let visible = found.filter(\.isVisible)
        let relevant = locator.preferred(presence == .visible ? visible : found)
        let observed = found.isEmpty ? nil : JSONValue.array(found.prefix(5).map(\.json))
        switch presence {
        case .hidden:
            return Check(isMet: visible.isEmpty, observed: observed, reason: "\(visible.count) elements are visible")
        case .absent: return Check(isMet: found.isEmpty, observed: observed, reason: "\(found.count) elements exist")
        case .visible, .present:
            let reason =
                relevant.count > 1
                ? "\(relevant.count) elements match, and exactly one must"
                : found.isEmpty ? "no element matches" : "the element exists but is not visible"
            return Check(isMet: relevant.count == 1, observed: observed, reason: reason)
        }
    }

    static func rows(_ filter: LogFilter, after: UInt64, limit: Int, in log: LogBook) async -> [[UInt8]] {
        var rows: [[UInt8]] = []
        var next: UInt64? = after
        while let from = next, rows.count < limit {
            let query = LogQuery(
                filter: filter, order: .after(from), limit: min(limit - rows.count, LogQuery.maximumLimit))
            guard let page = try? await log.page(query) else { break }
            rows += page.rows
            next = page.next
        }
        return rows
    }

    // MARK: Candidates

    func candidates(in hub: Hub) async -> [JSONValue] { await Self.candidates(for: subject, in: hub) }

    private static func candidates(for subject: Subject, in hub: Hub) async -> [JSONValue] {
        switch subject {
        case .never: return []
        case .all(let subjects):
            for one in subjects where await !check(one, in: hub).isMet {
                return await candidates(for: one, in: hub)
            }
            return []
        case .state(let path, _): return neighbours(of: path, in: hub.state.snapshot.root)
        case .element(let locator, _): return locator.candidates(in: ElementList(hub.state.snapshot.root).elements)
        case .journal(let filter, let after, _):
            // Look for rows that match all terms of the filter except one.
            for index in filter.terms.indices.reversed() where filter.terms.count > 1 {
                var looser = filter
                looser.terms.remove(at: index)
                let rows = await rows(looser, after: after, limit: 1_000, in: hub.log)
                if !rows.isEmpty { return LogRow.values(of: rows.suffix(3)) }
            }
            return []
        }
    }

    /// Returns paths that exist and are similar to `path`. These paths differ from `path` in the first key that does
    /// not exist. There are at most five, the most similar first.
    private static func neighbours(of path: StatePath, in root: StateNode) -> [JSONValue] {
        for count in path.keys.indices {
            guard root.value(at: path.keys[...count]) == nil else { continue }
            let parent = StatePath(Array(path.keys[..<count]))
            let keys = root.value(at: parent.keys)?.keys ?? []
            return NearestMatch.order(keys, by: path.keys[count]).prefix(5).map { .string("\(parent / $0)") }
        }
        return []
    }
}
