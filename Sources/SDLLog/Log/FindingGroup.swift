package import JSON
import SDLSupport

/// A group of findings with the same app, rule, function and parameter.
package struct FindingGroup: JSONWritable {
    /// The maximum number of rows that a group lists. A group lists its newest rows.
    package static let rowLimit = 20

    private struct Shape: Hashable {
        let rule: String?
        let app: String?
        let function: String?
        /// The parameter without array indexes: `softButtons[2].image` becomes `softButtons[].image`.
        let parameter: String?
        /// The message of a finding that has neither function nor parameter. Findings without function and parameter
        /// are grouped by their message.
        let message: String?

        init(_ row: JSONValue) {
            rule = row["rule"]?.string
            app = row["app"]?.string
            function = row["function"]?.string
            parameter = row["path"]?.string.map { $0.replacing(/\[[0-9]+\]/, with: "[]") }
            message = function == nil && parameter == nil ? row["message"]?.string : nil
        }
    }

    private let shape: Shape
    private let last: JSONValue
    private var first: JSONValue
    private var count = 0
    private var rows: [JSONValue] = []

    private init(_ shape: Shape, _ row: JSONValue) {
        self.shape = shape
        last = row
        first = row
    }

    private mutating func take(_ row: JSONValue) {
        count += 1
        first = row
        if rows.count < Self.rowLimit, let seq = row["seq"] { rows.append(seq) }
    }

    /// Groups findings with the same app, rule, function and parameter. The group with the newest row is first.
    ///
    /// - Parameter rows: the findings, the newest finding first.
    package static func groups(of rows: [JSONValue]) -> [FindingGroup] {
        var groups: OrderedMap<Shape, FindingGroup> = [:]
        for row in rows {
            let shape = Shape(row)
            groups[shape, default: FindingGroup(shape, row)].take(row)
        }
        return Array(groups.values)
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("rule", shape.rule)
            writer.field("app", shape.app)
            writer.field("function", shape.function)
            writer.field("parameter", shape.parameter)
            writer.field("count", count)
            writer.field("message", last["message"]?.string)
            writer.field("fix", last["fix"]?.string)
            writer.field("see", last["see"]?.string)
            writer.field("first") { Self.write(first, to: &$0) }
            writer.field("last") { Self.write(last, to: &$0) }
            writer.field("rows", JSONValue.array(rows))
        }
    }

    private static func write(_ row: JSONValue, to writer: inout JSONWriter) {
        writer.object { writer in
            let seq = row["seq"]?.int ?? 0
            writer.field("seq", seq)
            if let at = row["at"] { writer.field("at", at) }
            writer.field("wall", row["wall"]?.string)
            writer.field("href", "/v1/log/\(seq)")
        }
    }
}
