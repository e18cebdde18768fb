import RPCSpec

// Generates the lifespans of those request members that were added or removed in a later version than the request.
extension Declarations {
    func memberLifespans(_ function: Spec.Function, in interface: Spec.Interface) throws -> [String] {
        guard function.message == .request, let since = function.history.first?.since ?? function.lifespan.since else {
            return []
        }
        let rows = rows(function.params, under: "", since: since, in: interface)
        guard !rows.isEmpty else { return [] }
        return ["\(dialect.access) static let memberLifespans: [SDLMemberLifespan] = ["] + rows.map { "    \($0)," } + [
            "]"
        ]
    }

    /// Returns the code for the lifespans (first and last version) of an enumeration's names. Contains only names that
    /// were added later than the enumeration, deprecated or removed.
    func nameLifespans(_ enumeration: Spec.Enumeration) -> [String] {
        let rows = changes(of: enumeration)
        guard dialect.spec.dialect == .mobile, !rows.isEmpty else { return [] }
        let about = doc("The versions of names that were added, deprecated or removed later.").map { "    " + $0 }
        return [""] + about + ["    \(dialect.access) static let lifespans: [String: SDLLifespan] = ["]
            + rows.map { "        \"\($0.name)\": \($0.lifespan)," } + ["    ]"]
    }

    /// Returns the code for a list of those request members whose enumerations have names with a different lifespan
    /// than the enumeration.
    func memberNames(_ function: Spec.Function, in interface: Spec.Interface) -> [String] {
        guard function.message == .request else { return [] }
        let rows = names(function.params, under: "", in: interface)
        guard !rows.isEmpty else { return [] }
        return ["\(dialect.access) static let memberNames: [SDLMemberNames] = ["] + rows.map { "    \($0)," } + ["]"]
    }

    private func names(_ params: [Spec.Parameter], under path: String, in interface: Spec.Interface) -> [String] {
        params.flatMap { param in
            let path = path.isEmpty ? param.name : "\(path).\(param.name)"
            switch dialect.spec.kind(of: param.type, in: interface) {
            case .enumeration(let enumeration, _) where !changes(of: enumeration).isEmpty:
                return ["SDLMemberNames(\"\(path)\", \(dialect.declared(enumeration.name)).lifespans)"]
            case .structure(let structure, _): return names(structure.params, under: path, in: interface)
            default: return []
            }
        }
    }

    private func changes(of enumeration: Spec.Enumeration) -> [(name: String, lifespan: String)] {
        let first = Spec.Version(1)
        let outer = enumeration.history.first?.since ?? enumeration.lifespan.since ?? first
        return enumeration.elements.compactMap { element in
            let since = element.history.first?.since ?? element.lifespan.since ?? outer
            let isGoing = element.lifespan.isDeprecated || element.lifespan.until != nil
            return since > outer || isGoing ? (element.name, lifespan(since, element.lifespan)) : nil
        }
    }

    /// Returns the code for the lifespans of members, one line each. Contains only members that were added later than
    /// the declaration around them, deprecated or removed.
    private func rows(
        _ params: [Spec.Parameter], under path: String, since outer: Spec.Version, in interface: Spec.Interface
    ) -> [String] {
        params.flatMap { param in
            let path = path.isEmpty ? param.name : "\(path).\(param.name)"
            let since = max(outer, param.history.first?.lifespan.since ?? param.lifespan.since ?? outer)
            var rows: [String] = []
            let isGoing = param.lifespan.isDeprecated || param.lifespan.until != nil
            if since > outer || isGoing {
                rows.append("SDLMemberLifespan(\"\(path)\", \(lifespan(since, param.lifespan)))")
            }
            if case .structure(let structure, _)? = dialect.spec.kind(of: param.type, in: interface) {
                rows += self.rows(structure.params, under: path, since: since, in: interface)
            }
            return rows
        }
    }

    func lifespan(_ since: Spec.Version, _ now: Spec.Lifespan) -> String {
        var text = "SDLLifespan(since: \(version(since))"
        // The history of a deprecated declaration contains the original form of the declaration and its first version.
        if now.isDeprecated, let last = now.since { text += ", deprecated: \(version(last))" }
        if let until = now.until { text += ", until: \(version(until))" }
        return text + ")"
    }

    private func version(_ version: Spec.Version) -> String {
        "SDLVersion(\(version.major), \(version.minor)" + (version.patch == 0 ? ")" : ", \(version.patch))")
    }
}
