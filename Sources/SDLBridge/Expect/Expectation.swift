import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// Something that is expected to hold before long.
struct Expectation: Sendable {
    enum Subject: Sendable {
        case state(StatePath, Predicate)
        case journal(LogFilter, after: UInt64, count: ClosedRange<Int>)
        case element(Locator, Presence)
        /// All of them, at one look.
        indirect case all([Subject])
        /// What must not come to hold for the whole time.
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
        /// Nothing that fits is seen.
        case hidden
        /// It is in the tree, seen or not.
        case present
        case absent
    }

    /// Its name on the socket and in a batch.
    static let command = "bridge.expect"

    let subject: Subject
    let limit: Duration

    /// It must hold up to the end of the time, and is not over before.
    var lasts: Bool { if case .never = subject { true } else { false } }

    private static let one: [Schema.Field] =
        [
            .may("path", .text(), "where in the state tree, as a JSON pointer")
        ] + Predicate.fields + [
            .may("q", .text(), "a filter (docs/filter.md): rows of the journal"),
            .may("after", .integer(0...Int.max), "of which only the ones after this count"),
            .may("count", .integer(0...1_000), "exactly so many rows; one or more when left out"),
            .may("locator", .object(Locator.fields), "the one element that fits"),
            .may("state", .word(Presence.allCases.map(\.rawValue)), "of the element; visible when left out"),
        ]

    static let schema = Schema.object(
        one + [
            .may("all", .array(.object(one), 1...20), "several of these that hold at the same time"),
            .may("never", .object(one), "one of these that does not come to hold for as long as timeoutMs says"),
            .may("timeoutMs", .integer(0...60_000), "how long to wait; 5,000 when left out"),
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
                hint: "Expect one thing; all takes several that hold together.")
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

    /// What can be said of each subject; more would not be looked at.
    private static let words = [
        "path": Predicate.fields.map(\.name), "q": ["after", "count"], "locator": ["state"],
    ]

    private static func check(_ json: JSONValue, about subject: String) throws(Problem) {
        let known = [subject, "timeoutMs"] + (words[subject] ?? [])
        guard let other = json.object?.keys.first(where: { !known.contains($0) }) else { return }
        throw Problem(
            .badRequest, title: "Unknown member", detail: "\(other) says nothing of \(subject).",
            hint: "Of \(subject) there are \(known.dropFirst(2).joined(separator: ", ")).",
            type: ProblemKinds.unknownMember,
            more: [
                "errors": [
                    ["pointer": .string("/\(other)"), "detail": .string("\(other) says nothing of \(subject).")]
                ],
                "candidates": .array(known.dropFirst(2).map { .string($0) }),
            ])
    }

    private static func state(_ params: CommandParams) throws(Problem) -> Subject {
        let text = params.text("path")
        guard let path = StatePath(pointer: text) else {
            throw Problem(
                .unprocessable, detail: "path: \"\(text)\" is no JSON pointer.", hint: "Write /headUnit/apps, say.")
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
}

// MARK: - Looking

extension Expectation {
    /// What one look has shown.
    struct Look: Sendable {
        var holds: Bool
        var observed: JSONValue?
        /// Why not, where that is not plain.
        var why: String?
    }

    func look(at hub: Hub) async -> Look { await Self.look(for: subject, at: hub) }

    private static func look(for subject: Subject, at hub: Hub) async -> Look {
        switch subject {
        case .all(let subjects):
            var all = Look(holds: true)
            var observed: [JSONValue] = []
            for (index, one) in subjects.enumerated() {
                let look = await look(for: one, at: hub)
                observed.append(look.observed ?? .null)
                guard !look.holds, all.holds else { continue }
                all.holds = false
                all.why =
                    "all.\(index): \(look.why ?? look.observed.map { "it is \($0.shortened)" } ?? "nothing is there")"
            }
            all.observed = .array(observed)
            return all
        case .never(let one):
            var look = await look(for: one, at: hub)
            look.holds.toggle()
            if !look.holds { look.why = "it came to hold" }
            return look
        case .state(let path, let predicate):
            let value = hub.state.value(at: path).flatMap { try? JSONValue(parsing: $0.json) }
            return Look(holds: predicate.matches(value), observed: value)
        case .journal(let filter, let after, let count):
            let rows = await rows(filter, after: after, limit: count.upperBound + 1, in: hub.log)
            let observed = JSONValue.array(rows.suffix(3).compactMap { try? JSONValue(parsing: $0) })
            return Look(
                holds: count.contains(rows.count) || (count.upperBound == 1_000 && rows.count > 1_000),
                observed: observed,
                why: "\(rows.count) rows were found")
        case .element(let locator, let presence):
            return look(for: locator, presence, in: ElementList(hub.state.snapshot.root).elements)
        }
    }

    static func look(for locator: Locator, _ presence: Presence, in elements: [Element]) -> Look {
        let found = elements.filter(locator.matches)
        let seen = found.filter(\.isVisible)
        let relevant = locator.meant(presence == .visible ? seen : found)
        let observed = found.isEmpty ? nil : JSONValue.array(found.prefix(5).map(\.json))
        switch presence {
        case .hidden: return Look(holds: seen.isEmpty, observed: observed, why: "\(seen.count) are seen")
        case .absent: return Look(holds: found.isEmpty, observed: observed, why: "\(found.count) are there")
        case .visible, .present:
            let why =
                relevant.count > 1
                ? "\(relevant.count) elements fit, and one is meant"
                : found.isEmpty ? "no element fits" : "it is there, but not seen"
            return Look(holds: relevant.count == 1, observed: observed, why: why)
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

    // MARK: What could have been meant

    func candidates(in hub: Hub) async -> [JSONValue] { await Self.candidates(for: subject, in: hub) }

    private static func candidates(for subject: Subject, in hub: Hub) async -> [JSONValue] {
        switch subject {
        case .never: return []
        case .all(let subjects):
            for one in subjects where await !look(for: one, at: hub).holds {
                return await candidates(for: one, in: hub)
            }
            return []
        case .state(let path, _): return neighbours(of: path, in: hub.state.snapshot.root)
        case .element(let locator, _): return locator.candidates(in: ElementList(hub.state.snapshot.root).elements)
        case .journal(let filter, let after, _):
            // Rows that fit all terms but one.
            for index in filter.terms.indices.reversed() where filter.terms.count > 1 {
                var looser = filter
                looser.terms.remove(at: index)
                let rows = await rows(looser, after: after, limit: 1_000, in: hub.log)
                if !rows.isEmpty { return rows.suffix(3).compactMap { try? JSONValue(parsing: $0) } }
            }
            return []
        }
    }

    /// The paths beside the first step that leads nowhere.
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
