import RPCSpec

// Members that came into a request, or are to be left out of it, after the request itself.
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

    /// A member without a word of its own came with what it is in.
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
        // Something that was deprecated has its first form, and when that began, in its history.
        if now.isDeprecated, let last = now.since { text += ", deprecated: \(version(last))" }
        if let until = now.until { text += ", until: \(version(until))" }
        return text + ")"
    }

    private func version(_ version: Spec.Version) -> String {
        "SDLVersion(\(version.major), \(version.minor)" + (version.patch == 0 ? ")" : ", \(version.patch))")
    }
}
