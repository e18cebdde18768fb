import SDLSupport

extension Schema {
    package struct Violation: Hashable, Sendable {
        package let path: JSONPath
        package let problem: Problem
        /// The description of the wrong member; if this member has no description, the description of the enclosing
        /// member.
        package let what: String

        package enum Problem: Hashable, Sendable {
            /// A mandatory member is missing. The string describes the member's type.
            case missing(String)
            /// A member is unknown. The list contains the names of the known members, the most similar name first.
            case unknown([String])
            /// A value is wrong. The string is the reason.
            case wrong(String)
        }
    }

    package func violations(in value: JSONValue, at path: JSONPath = JSONPath()) -> [Violation] {
        violations(in: value, at: path, what: "")
    }

    private func violations(in value: JSONValue, at path: JSONPath, what: String) -> [Violation] {
        func wrong(_ problem: String) -> [Violation] {
            [Violation(path: path, problem: .wrong(problem), what: what)]
        }
        var otherType: [Violation] { wrong("expected \(words), got \(String("\(value)".prefix(80)))") }
        switch self {
        case .any, .either, .named: return []
        case .defined(let name, let definitions):
            return definitions[name].violations(in: value, at: path, what: what)
        case .text(let least, let most, let pattern):
            guard let text = value.string else { return otherType }
            return Self.problem(in: text, least, most, pattern).map(wrong) ?? []
        case .word(let words):
            guard let text = value.string else { return otherType }
            return Self.problem(in: text, words).map(wrong) ?? []
        case .integer(let range):
            guard let number = value.wholeNumber else { return otherType }
            guard let range, !range.contains(number) else { return [] }
            return wrong("\(number) is \(Self.outside(range, isOpen: range.upperBound == .max))")
        case .number: return value.double == nil ? otherType : []
        case .bounded(let range):
            guard let number = value.double else { return otherType }
            guard !range.contains(number) else { return [] }
            return wrong("\(value) is \(Self.outside(range, isOpen: range.upperBound == .infinity))")
        case .boolean: return value.bool == nil ? otherType : []
        case .array(let element, let count, let isSet):
            guard let elements = value.array else { return otherType }
            if let problem = Self.problem(in: elements, count, isSet) { return wrong(problem) }
            return elements.enumerated().flatMap { index, value in
                element.violations(in: value, at: path + .index(index), what: what)
            }
        case .object(let fields):
            guard let members = value.object else { return otherType }
            return Self.violations(of: fields, in: members, at: path)
        case .map(let member):
            guard let members = value.object else { return otherType }
            return members.flatMap { member.violations(in: $0.value, at: path + .key($0.key), what: what) }
        }
    }

    private static func violations(
        of fields: [Field], in members: OrderedMap<String, JSONValue>, at path: JSONPath
    ) -> [Violation] {
        let names = fields.map(\.name)
        // Report unknown members first, because a misspelled member is both unknown and missing.
        var found = members.keys.filter { !names.contains($0) }.map { name in
            Violation(path: path + .key(name), problem: .unknown(NearestMatch.order(names, by: name)), what: "")
        }
        for field in fields {
            let place = path + .key(field.name)
            if let member = members[field.name] {
                found += field.schema.violations(in: member, at: place, what: field.what)
            } else if field.isRequired {
                found.append(Violation(path: place, problem: .missing(field.schema.words), what: field.what))
            }
        }
        return found
    }

    // MARK: Bounds

    private static func problem(in text: String, _ least: Int, _ most: Int?, _ pattern: String?) -> String? {
        let length = text.unicodeScalars.count
        if length < least { return least == 1 ? "the text is empty" : "shorter than \(least) characters" }
        if let most, length > most { return "longer than \(most) characters" }
        guard let pattern, (try? Regex(pattern).wholeMatch(in: text)) == nil else { return nil }
        return "\"\(text.prefix(80))\" does not match \(pattern)"
    }

    private static func problem(in text: String, _ words: [String]) -> String? {
        guard !words.contains(text) else { return nil }
        let near = words.first { $0.lowercased() == text.lowercased() }
        let hint = near.map { ": write \"\($0)\"" } ?? ""
        return "\"\(text.prefix(80))\" is not one of \(words.joined(separator: ", "))\(hint)"
    }

    private static func problem(in elements: [JSONValue], _ count: ClosedRange<Int>?, _ isSet: Bool) -> String? {
        if let count, !count.contains(elements.count) {
            let wanted =
                count.upperBound == .max ? "at least \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
            return "\(elements.count) elements; expected \(wanted)"
        }
        guard isSet, let twice = elements.indices.first(where: { elements[..<$0].contains(elements[$0]) }) else {
            return nil
        }
        return "\(String("\(elements[twice])".prefix(80))) is listed twice"
    }

    private static func outside<Number>(_ range: ClosedRange<Number>, isOpen: Bool) -> String {
        isOpen ? "less than \(range.lowerBound)" : "not in the range \(range.lowerBound) to \(range.upperBound)"
    }
}
