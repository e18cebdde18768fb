import RPCSpec

extension Declarations {
    private static let columns = 120
    /// The maximum number of mandatory members of a structure. The JSON reader stores one bit for each mandatory member
    /// in a 64-bit integer.
    private static let maximumMandatory = 64

    /// Returns the code for the body of a structure or a message: properties, initialiser and list of members.
    func body(_ members: [Member], of owner: String) throws -> [String] {
        guard members.count(where: \.isMandatory) <= Self.maximumMandatory else {
            throw GeneratorError("\(owner): more than \(Self.maximumMandatory) mandatory parameters")
        }
        let parts = [properties(members), initializer(members), visit(members) + coding()]
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
            lines += doc("The value of `\(member.parameter.name)`; if the value is nil, the default value.")
            lines.append(
                "\(dialect.access) var \(member.parameter.name)OrDefault: \(member.type) { \(member.name) ?? \(fallback) }"
            )
        }
        return lines
    }

    private func initializer(_ members: [Member]) -> [String] {
        guard !members.isEmpty else { return doc("Creates a value without members.") + ["\(dialect.access) init() {}"] }
        let isWhole = members.allSatisfy(\.isMandatory)
        let about = doc(
            isWhole ? "Creates a value. All members are mandatory." : "Creates a value. Nil members are not sent.")
        return about + wrapped("\(dialect.access) init(", members.map(\.initParameter), ") {")
            + members.map { "    self.\($0.name) = \($0.name)" } + ["}"]
    }

    /// Returns the code of two members: `visit`, which passes the members of a value to a visitor, and `blank`, the
    /// value without data that a reader fills.
    private func visit(_ members: [Member]) -> [String] {
        let mandatory = members.filter(\.isMandatory).map { "\($0.parameter.name): \($0.blank)" }
        let head =
            "@usableFromInline package static func visit<V: MemberVisitor & ~Copyable>(_ it: inout Self, _ v: inout V) throws(V.Failure) {"
        return wrapped("@usableFromInline package static var blank: Self { Self(", mandatory, ") }")
            + (members.isEmpty ? [head + "}"] : [head] + members.map { "    " + $0.visitLine } + ["}"])
    }

    /// Returns the code of the functions that write, read and check a value of the type. Each type has its own
    /// functions, because the compiler does not specialise default implementations of a protocol for the types of
    /// another module.
    private func coding() -> [String] {
        [
            "\(dialect.access) func write(to writer: inout JSONWriter) { writer.object(self) }",
            "\(dialect.access) static func read(from reader: inout JSONReader) throws(JSONError) -> Self? { try reader.object() }",
            "\(dialect.access) func check(_ violations: inout ViolationList) { violations.object(self) }",
        ]
    }

    /// Returns the code `head`, `items` and `tail` on one line, or on several lines if one line would be too long.
    private func wrapped(_ head: String, _ items: [String], _ tail: String) -> [String] {
        let columns = Self.columns - 4 * (dialect.depth + 1)
        let line = head + items.joined(separator: ", ") + tail
        guard line.count > columns else { return [line] }
        var lines = [""]
        for (index, item) in items.enumerated() {
            let text = item + (index == items.count - 1 ? "" : ",")
            if lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] = "    " + text
            } else if lines[lines.count - 1].count + 1 + text.count <= columns {
                lines[lines.count - 1] += " " + text
            } else {
                lines.append("    " + text)
            }
        }
        return [head] + lines + [tail]
    }
}
