import RPCSpec

extension Declarations {
    /// The local names in generated functions.
    private static let reserved: Set<String> = ["reader", "frame", "writer", "violations", "keys"]

    /// Returns the properties, initialiser, writer, reader and check of a structure or a message.
    func body(_ members: [Member], of owner: String) throws -> [String] {
        guard members.count <= 64 else { throw GeneratorError("\(owner): more than 64 parameters") }
        if let clash = members.first(where: { Self.reserved.contains($0.parameter.name) }) {
            throw GeneratorError(
                "\(owner): the generated code itself uses the name of parameter \(clash.parameter.name)")
        }
        let parts = [properties(members), initializer(members), writer(members), reader(members), check(members)]
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""])).map { $0.isEmpty ? "" : "    " + $0 }
    }

    private func properties(_ members: [Member]) -> [String] {
        var lines = members.flatMap { member in
            doc(sentence(member.parameter, member.kind)) + [
                "\(dialect.access) var \(member.name): \(member.storedType)"
            ]
        }
        for member in members {
            guard let fallback = member.defaultExpression else { continue }
            lines += doc("The value of `\(member.parameter.name)`, or its default if it is absent.")
            lines.append(
                "\(dialect.access) var \(member.parameter.name)OrDefault: \(member.type) { \(member.name) ?? \(fallback) }"
            )
        }
        return lines
    }

    private func initializer(_ members: [Member]) -> [String] {
        guard !members.isEmpty else { return doc("It has no members.") + ["\(dialect.access) init() {}"] }
        let isWhole = members.allSatisfy(\.isMandatory)
        var lines = doc(
            isWhole ? "All its members are mandatory." : "Members that are nil are left out of the message.")
        lines.append("\(dialect.access) init(")
        for (index, member) in members.enumerated() {
            lines.append("    \(member.initParameter)\(index == members.count - 1 ? "" : ",")")
        }
        lines.append(") {")
        lines += members.map { "    self.\($0.name) = \($0.name)" }
        return lines + ["}"]
    }

    private func writer(_ members: [Member]) -> [String] {
        ["\(dialect.access) func write(to writer: inout JSONWriter) {", "    writer.beginObject()"]
            + members.map { "    " + $0.writeLine } + ["    writer.endObject()", "}"]
    }

    private func reader(_ members: [Member]) -> [String] {
        let names = members.map { "\"\($0.parameter.name)\"" }.joined(separator: ", ")
        var lines = [
            "private static let keys = JSONKeys(\(names))", "",
            "\(dialect.access) static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {",
        ]
        lines += members.map { "    var \($0.name): \($0.type)?" }
        let mandatory = members.indices.filter { members[$0].isMandatory }
        let bits = mandatory.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        let mask = mandatory.isEmpty ? "" : ", mandatory: 0x\(String(bits, radix: 16))"
        lines.append("    guard var frame = try reader.members(keys\(mask)) else { return nil }")
        if members.isEmpty {
            return lines + [
                "    while try reader.next(&frame) != nil { try reader.skipValue() }", "    return Self()", "}",
            ]
        }
        lines.append("    while let member = try reader.next(&frame) {")
        lines.append("        switch member {")
        for (index, member) in members.enumerated() {
            let label = index == members.count - 1 ? "default" : "case \(index)"
            lines.append("        \(label): \(member.name) = \(member.readExpression)")
        }
        lines += ["        }", "    }"]
        if !mandatory.isEmpty {
            let lets = mandatory.map { "let \(members[$0].name)" }.joined(separator: ", ")
            lines.append("    guard \(lets) else { return nil }")
        }
        let arguments = members.map { "\($0.parameter.name): \($0.name)" }.joined(separator: ", ")
        return lines + ["    return Self(\(arguments))", "}"]
    }

    private func check(_ members: [Member]) -> [String] {
        let lines = members.compactMap(\.checkLine)
        let head = "\(dialect.access) func check(_ violations: inout ViolationList) {"
        return lines.isEmpty ? [head + "}"] : [head] + lines.map { "    " + $0 } + ["}"]
    }
}
