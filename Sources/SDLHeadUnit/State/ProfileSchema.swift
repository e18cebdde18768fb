import JSON

extension Schema {
    /// The JSON schema of a profile. Editors of profiles use the same schema.
    static let profile: Schema = {
        do {
            return try Schema(document: JSONValue(parsing: PackageResources.profile_schema_json))
        } catch {
            preconditionFailure("The JSON schema of profiles is invalid: \(error)")
        }
    }()
}

extension Profile.Refusal {
    /// Creates a refusal from the first violation; nil if there is no violation.
    init?(_ violations: [Schema.Violation]) {
        guard let first = violations.first else { return nil }
        let what = first.what.isEmpty ? "" : ": \(first.what)"
        let problem =
            switch first.problem {
            case .missing(let words): "missing; it is \(words)\(what)"
            case .wrong(let problem): problem + what
            case .unknown(let known): "unknown field; " + Self.hint(known, first.path)
            }
        self.init(path: first.path.steps.isEmpty ? "the profile" : "\(first.path)", problem: problem)
    }

    private static func hint(_ known: [String], _ path: JSONPath) -> String {
        guard case .key(let name) = path.steps.last else { return "remove it" }
        if let near = known.first(where: { $0.lowercased() == name.lowercased() }) {
            return "the correct spelling is \"\(near)\""
        }
        return "remove it, or use one of \(known.joined(separator: ", "))"
    }
}
