import JSON

extension Schema {
    /// What a profile must be: the same document that people and editors read, so a profile that passes there passes here.
    static let profile: Schema = {
        do {
            return try Schema(document: JSONValue(parsing: PackageResources.profile_schema_json))
        } catch {
            preconditionFailure("the schema of profiles: \(error)")
        }
    }()
}

extension Profile.Refusal {
    /// The first thing that is not as it should be.
    init?(_ violations: [Schema.Violation]) {
        guard let first = violations.first else { return nil }
        let what = first.what.isEmpty ? "" : ": \(first.what)"
        let problem =
            switch first.problem {
            case .missing(let words): "missing; it is \(words)\(what)"
            case .wrong(let problem): problem + what
            case .unknown(let known): "there is no such field here; " + Self.hint(known, first.path)
            }
        self.init(path: first.path.steps.isEmpty ? "the profile" : "\(first.path)", problem: problem)
    }

    private static func hint(_ known: [String], _ path: JSONPath) -> String {
        guard case .key(let name) = path.steps.last else { return "take it out" }
        if let near = known.first(where: { $0.lowercased() == name.lowercased() }) {
            return "it is written \"\(near)\""
        }
        return "take it out, or use one of \(known.joined(separator: ", "))"
    }
}
