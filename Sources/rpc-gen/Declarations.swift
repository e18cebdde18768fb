import RPCSpec

/// Generates Swift declarations from the definition of an API (the mobile API or the HMI API).
struct Declarations {
    let dialect: Dialect

    private var access: String { dialect.access }

    // MARK: Enumerations

    func enumeration(_ enumeration: Spec.Enumeration, isUsed: Bool) throws -> [String] {
        let names = enumeration.elements.map { SwiftNames.element(elementName($0, of: enumeration)) }
        guard Set(names).count == names.count else {
            throw GeneratorError("\(enumeration.name): two elements have the same Swift name")
        }
        let values = enumeration.elements.compactMap(\.value)
        let isNumbered = !isUsed && values.count == names.count
        let (raw, conformance) = isNumbered ? ("Int", "NumberedEnumeration") : ("String", "OpenEnumeration")
        let about = "The \(names.count == 1 ? "one value" : "\(names.count) values") of `\(enumeration.name)`"
        var lines = doc("\(about)\(sentence(enumeration.lifespan))")
        lines.append("\(access) struct \(dialect.declared(enumeration.name)): \(conformance) {")
        lines += doc(isNumbered ? "The number of the value." : "The name of the value.").map { "    " + $0 }
        lines.append("    \(access) let rawValue: \(raw)")
        lines += doc("Creates a value. The mobile API need not define this value.").map { "    " + $0 }
        lines += ["    \(access) init(rawValue: \(raw)) { self.rawValue = rawValue }", ""]
        for (name, element) in zip(names, enumeration.elements) {
            let value = isNumbered ? "\(element.value ?? 0)" : "\"\(element.name)\""
            lines += doc(sentence(element)).map { "    " + $0 }
            lines.append("    \(access) static var \(name): Self { Self(rawValue: \(value)) }")
        }
        lines.append("")
        if isNumbered {
            lines += doc("The name of each defined number.").map { "    " + $0 }
            lines.append("    \(access) static let names: KeyValuePairs<Int, String> = [")
            lines += zip(values, enumeration.elements).map { value, element in
                "        \(value): \"\(elementName(element, of: enumeration))\","
            }
            lines.append("    ]")
        } else {
            lines.append("    \(access) static let names = JSONKeys(")
            // Without this list, the numbers are the indices of the names.
            if values.count == enumeration.elements.count, values != Array(values.indices) {
                lines.append("        numbers: [\(values.map(String.init).joined(separator: ", "))],")
            }
            lines.append("        " + enumeration.elements.map { "\"\($0.name)\"" }.joined(separator: ", ") + ")")
            lines += nameLifespans(enumeration)
        }
        return lines + ["}"]
    }

    /// Returns the name from which the Swift name of an enumeration element is made. For the enumeration of function
    /// ids, removes the suffix `ID`.
    private func elementName(_ element: Spec.Element, of enumeration: Spec.Enumeration) -> String {
        enumeration.name == "FunctionID" && element.name.hasSuffix("ID")
            ? String(element.name.dropLast(2)) : element.name
    }

    // MARK: Structures and messages

    func structure(_ structure: Spec.Structure, in interface: Spec.Interface) throws -> [String] {
        let members = try structure.params.map { try Member($0, in: interface, dialect) }
        let about = doc("The structure `\(structure.name)`\(sentence(structure.lifespan))")
        let head = [
            "\(access) struct \(dialect.declared(structure.name)): JSONReadable, JSONWritable, JSONCheckable, MemberVisitable, Equatable, Sendable {"
        ]
        return try about + head + body(members, of: structure.name) + ["}"]
    }

    func message(_ function: Spec.Function, in interface: Spec.Interface) throws -> [String] {
        let members = try function.params.map { try Member($0, in: interface, dialect) }
        let kind = function.message.rawValue
        let prefix = dialect.spec.dialect == .mobile ? "SDLRPC" : "HMI"
        var lines = doc("The \(kind) `\(function.name)`\(sentence(function.lifespan))")
        lines.append(
            "\(access) struct \(dialect.message(function)): \(prefix)\(kind.prefix(1).uppercased() + kind.dropFirst()), MemberVisitable {"
        )
        if function.message == .request {
            guard
                let response = interface.functions.first(where: { $0.name == function.name && $0.message == .response })
            else { throw GeneratorError("\(function.name): the request has no response") }
            lines += doc("The type of the response.").map { "    " + $0 }
            lines += ["    \(access) typealias Response = \(dialect.message(response))", ""]
        }
        lines += try facts(function, in: interface).map { "    " + $0 } + [""]
        return try lines + body(members, of: function.name) + ["}"]
    }

    /// Returns the code of a message type's static properties, such as its name.
    private func facts(_ function: Spec.Function, in interface: Spec.Interface) throws -> [String] {
        var lines: [String] = []
        if dialect.spec.dialect == .hmi {
            lines.append("\(access) static var interface: String { \"\(interface.name)\" }")
        }
        lines.append("\(access) static var name: String { \"\(function.name)\" }")
        guard dialect.spec.dialect == .mobile else { return lines }
        guard let id = function.id, id.hasSuffix("ID") else {
            throw GeneratorError("\(function.name): the function has no id")
        }
        lines.append(
            "\(access) static var functionID: SDLFunctionID { .\(SwiftNames.element(String(id.dropLast(2)))) }")
        lines.append(
            "\(access) static var lifespan: SDLLifespan { \(try lifespan(function)) }")
        lines += try memberLifespans(function, in: interface)
        lines += memberNames(function, in: interface)
        if function.message == .response {
            let codes = function.params.first { $0.name == "resultCode" }?.results ?? []
            lines.append("\(access) static let resultCodes: [SDLResult] = [")
            lines.append("    " + codes.map { "." + SwiftNames.element($0) }.joined(separator: ", "))
            lines.append("]")
        }
        return lines
    }

    private func lifespan(_ function: Spec.Function) throws -> String {
        guard let since = function.history.first?.since ?? function.lifespan.since else {
            throw GeneratorError("\(function.name): the first version is missing")
        }
        return lifespan(since, function.lifespan)
    }

    private func sentence(_ lifespan: Spec.Lifespan) -> String {
        guard let since = lifespan.since else { return "." }
        return lifespan.isDeprecated
            ? ", deprecated since version \(Self.text(since))." : ", since version \(Self.text(since))."
    }
}
