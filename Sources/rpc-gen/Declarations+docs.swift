import RPCSpec

// Generates doc comments for the public names of the mobile API from the facts in the API's definition. The names of
// the HMI API get no comments, because these names are not public.
extension Declarations {
    /// Returns the lines of a doc comment. If the generated code is not public, returns no lines.
    func doc(_ sentence: String) -> [String] {
        dialect.spec.dialect == .mobile ? ["/// \(sentence)"] : []
    }

    func sentence(_ element: Spec.Element) -> String {
        "The value `\(element.name)`"
            + sentence(element.history.first?.since ?? element.lifespan.since, element.lifespan)
    }

    func sentence(_ parameter: Spec.Parameter, _ kind: Spec.Kind) -> String {
        var parts = [parameter.isMandatory ? "Mandatory" : "Optional"]
        if let fallback = parameter.defaultValue { parts[0] += ", \(Self.text(fallback)) by default" }
        if parameter.isArray, let count = Self.range(parameter.size.min ?? 0, parameter.size.max, of: "entries") {
            parts.append(count)
        }
        let bounds = Self.bounds(of: parameter, kind).map { parameter.isArray ? "each entry: \($0)" : $0 }
        parts += bounds.map { [$0] } ?? []
        let since = parameter.history.first?.lifespan.since ?? parameter.lifespan.since
        return parts.joined(separator: "; ") + sentence(since, parameter.lifespan)
    }

    /// Returns the end of a doc comment's sentence. It names the versions in which the declaration exists.
    private func sentence(_ since: Spec.Version?, _ now: Spec.Lifespan) -> String {
        var text = since.map { "; since version \(Self.text($0))" } ?? ""
        if now.isDeprecated { text += "; deprecated" + (now.since.map { " since version \(Self.text($0))" } ?? "") }
        if let until = now.until { text += "; removed in version \(Self.text(until))" }
        return text + "."
    }

    private static func bounds(of parameter: Spec.Parameter, _ kind: Spec.Kind) -> String? {
        switch kind {
        case .string: range(parameter.length.min ?? 1, parameter.length.max, of: "characters")
        case .integer, .float: range(parameter.value.min.map(text), parameter.value.max.map(text))
        case .boolean, .enumeration, .structure: nil
        }
    }

    private static func range(_ low: Int, _ high: Int?, of what: String) -> String? {
        switch (low, high) {
        case (let low, let high?) where low == high: "\(low) \(what)"
        case (0, let high?): "at most \(high) \(what)"
        case (let low, let high?): "\(low) to \(high) \(what)"
        case (0...1, nil): nil
        case (let low, nil): "at least \(low) \(what)"
        }
    }

    private static func range(_ low: String?, _ high: String?) -> String? {
        switch (low, high) {
        case (let low?, let high?): "\(low) to \(high)"
        case (let low?, nil): "at least \(low)"
        case (nil, let high?): "at most \(high)"
        case (nil, nil): nil
        }
    }

    static func text(_ version: Spec.Version) -> String {
        "\(version.major).\(version.minor)" + (version.patch == 0 ? "" : ".\(version.patch)")
    }

    private static func text(_ fallback: Spec.Default) -> String {
        switch fallback {
        case .boolean(let value): "\(value)"
        case .number(let number): text(number)
        case .text(let text): "`\(text)`"
        }
    }

    static func text(_ number: Spec.Number) -> String {
        switch number {
        case .integer(let value): "\(value)"
        case .decimal(let value): "\(value)"
        }
    }
}
