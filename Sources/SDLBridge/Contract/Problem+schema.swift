import JSON
import SDLSupport
import WebServing

extension JSONPath {
    /// The path in the notation of error messages, for example `commands.1.params`.
    var words: String {
        steps.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index)"
            }
        }.joined(separator: ".")
    }
}

extension Schema.Violation {
    /// Describes the violation in one sentence that begins with the path.
    var detail: String {
        let name = path.words
        switch problem {
        case .missing(let words): return "\(name) is missing; it is \(words)."
        case .unknown(let known):
            let last = if case .key(let key)? = path.steps.last { key } else { name }
            return "\(name) is not known: \(NearestMatch.help(for: last, among: known))"
        case .wrong(let problem): return name.isEmpty ? "\(problem)." : "\(name): \(problem)."
        }
    }

    /// The allowed names that are most similar to the name of an unknown member, most similar first; nil for other
    /// violations.
    var known: [String]? { if case .unknown(let known) = problem { known } else { nil } }
}

extension Problem {
    /// Creates the problem for a body that violates its schema. The status is 400 for an unknown member, and 422 for a
    /// value that is not allowed.
    init(_ violations: [Schema.Violation]) {
        let unknown = violations.first { $0.known != nil }
        var more: OrderedMap<String, JSONValue> = [
            "errors": .array(
                violations.prefix(20).map { ["pointer": .string($0.path.pointer), "detail": .string($0.detail)] })
        ]
        if let unknown { more["candidates"] = .array((unknown.known ?? []).prefix(5).map { .string($0) }) }
        self.init(
            unknown == nil ? .unprocessable : .badRequest, title: unknown.map { _ in "Unknown member" },
            detail: (unknown ?? violations.first)?.detail ?? "", hint: "GET /openapi.json describes all members.",
            type: unknown.map { _ in ProblemKinds.unknownMember }, more: more)
    }

    init(unknownQuery name: String, known: [String]) {
        let nearest = NearestMatch.order(known, by: name)
        self.init(
            .badRequest, title: "Unknown member",
            detail: "The query parameter \(name) is not known: \(NearestMatch.help(for: name, among: nearest))",
            hint: "GET /openapi.json describes all members.", type: ProblemKinds.unknownMember,
            more: ["candidates": .array(nearest.prefix(5).map { .string($0) })])
    }
}
