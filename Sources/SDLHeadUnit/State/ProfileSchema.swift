import JSON
import SDLSupport

/// Holds a document against a JSON Schema: the words of the schema that profiles need, and no others.
///
/// The schema is the one that people and editors read too, so a profile that passes there passes here.
struct ProfileSchema: Sendable {
    private let root: JSONValue

    static let profile: ProfileSchema = {
        do {
            return ProfileSchema(root: try JSONValue(parsing: PackageResources.profile_schema_json))
        } catch {
            preconditionFailure("the schema of profiles is not JSON: \(error)")
        }
    }()

    init(root: JSONValue) {
        self.root = root
    }

    /// The first thing in the document that is not as it should be.
    func check(_ document: JSONValue) throws(Profile.Refusal) {
        try check(document, root, at: "")
    }

    private func check(_ value: JSONValue, _ schema: JSONValue, at path: String) throws(Profile.Refusal) {
        let schema = resolved(schema)
        let what = schema["description"]?.string.map { ": \($0)" } ?? ""
        func refuse(_ problem: String) -> Profile.Refusal {
            Profile.Refusal(path: path.isEmpty ? "the profile" : path, problem: problem)
        }
        if let type = schema["type"]?.string, !value.isOf(type) {
            throw refuse("\(ProfileSchema.article[type] ?? type) is wanted, not \(value.short)\(what)")
        }
        if let names = schema["enum"]?.array, !names.contains(value) {
            let known = names.compactMap(\.string)
            let near = value.string.flatMap { text in known.first { $0.lowercased() == text.lowercased() } }
            let hint = near.map { "write \"\($0)\"" } ?? "it is one of \(known.joined(separator: ", "))"
            throw refuse("\(value.short) is not known here; \(hint)")
        }
        if let problem = value.problem(in: schema) { throw refuse("\(problem)\(what)") }
        try checkMembers(value, schema, at: path)
        guard let items = schema["items"] else { return }
        for (index, element) in (value.array ?? []).enumerated() { try check(element, items, at: "\(path)[\(index)]") }
    }

    private func checkMembers(_ value: JSONValue, _ schema: JSONValue, at path: String) throws(Profile.Refusal) {
        guard let members = value.object else { return }
        func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
        for key in schema["required"]?.array?.compactMap(\.string) ?? [] where members[key] == nil {
            let what = schema["properties"]?[key].map(resolved)?["description"]?.string ?? "see docs/profiles.md"
            throw Profile.Refusal(path: place(key), problem: "missing; add it: \(what)")
        }
        for (key, member) in members {
            if let known = schema["properties"]?[key] {
                try check(member, known, at: place(key))
            } else if let others = schema["additionalProperties"], others.object != nil {
                try check(member, others, at: place(key))
            } else if schema["additionalProperties"]?.bool == false {
                let known = schema["properties"]?.object?.keys ?? []
                let near = known.first { $0.lowercased() == key.lowercased() }
                throw Profile.Refusal(
                    path: place(key),
                    problem: near.map { "is written \"\($0)\"" }
                        ?? "there is no such field here; take it out, or use one of \(known.joined(separator: ", "))")
            }
        }
    }

    /// What a reference within the schema leads to.
    private func resolved(_ schema: JSONValue) -> JSONValue {
        guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return schema }
        return root["$defs"]?[String(name)] ?? schema
    }

    private static let article = [
        "object": "an object", "array": "an array", "string": "a text", "integer": "a whole number",
        "number": "a number", "boolean": "true or false",
    ]
}

extension JSONValue {
    fileprivate func isOf(_ type: String) -> Bool {
        switch type {
        case "object": object != nil
        case "array": array != nil
        case "string": string != nil
        case "integer": int != nil
        case "number": double != nil
        case "boolean": bool != nil
        default: true
        }
    }

    /// What breaks a bound.
    fileprivate func problem(in schema: JSONValue) -> String? {
        if let least = schema["minimum"]?.double, let number = double, number < least {
            return "\(short) is less than \(JSONValue.double(least))"
        }
        if let most = schema["maximum"]?.double, let number = double, number > most {
            return "\(short) is more than \(JSONValue.double(most))"
        }
        if let least = schema["minLength"]?.int, let text = string, text.count < least { return "the text is empty" }
        if let most = schema["maxLength"]?.int, let text = string, text.unicodeScalars.count > most {
            return "\(short) is longer than \(most)"
        }
        if let least = schema["minItems"]?.int, let elements = array, elements.count < least {
            return "at least \(least) element is wanted"
        }
        if schema["uniqueItems"]?.bool == true, let elements = array,
            let twice = elements.enumerated().first(where: { elements[..<$0.offset].contains($0.element) })
        {
            return "\(twice.element.short) stands there twice"
        }
        // The one pattern there is.
        if schema["pattern"] != nil, let text = string,
            text.isEmpty || !text.utf8.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
        {
            return "\(short) has other characters than small letters, digits and dashes"
        }
        return nil
    }

    fileprivate var short: String {
        let text = description
        return text.count > 40 ? text.prefix(40) + "…" : text
    }
}
