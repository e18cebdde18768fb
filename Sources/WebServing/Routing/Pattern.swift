internal import SDLSupport

/// A pattern for paths, with parameters in braces: `/v1/apps/{key}/screen`, `/v1/log/{row:int}`,
/// `/v1/hosts/{id}:start`, `/{file:rest}`.
package struct Pattern: Sendable, CustomStringConvertible {
    enum Segment: Hashable, Sendable {
        case literal(String)
        /// A parameter for one segment. The segment may have a fixed suffix, such as `:start`.
        case text(name: String, suffix: String)
        case integer(name: String, suffix: String)
        /// A parameter for all remaining segments, of which there must be at least one.
        case rest(name: String)
    }

    package let description: String
    let segments: [Segment]

    package init(_ text: String) {
        description = text
        precondition(text.hasPrefix("/"), "a path must begin with /: \(text)")
        segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(Self.segment)
    }

    /// The path that the pattern matches; nil if the pattern has parameters.
    var literal: String? {
        segments.allSatisfy { if case .literal = $0 { true } else { false } } ? description : nil
    }

    /// Whether the last segment ends with a verb such as `:start`.
    var hasVerb: Bool {
        switch segments.last {
        case .text(_, let suffix), .integer(_, let suffix): suffix.hasPrefix(":")
        case .literal, .rest, nil: false
        }
    }

    private static func segment(_ text: Substring) -> Segment {
        guard text.hasPrefix("{"), let end = text.firstIndex(of: "}") else { return .literal(String(text)) }
        let suffix = String(text[text.index(after: end)...])
        let parts = text[..<end].dropFirst().split(separator: ":", maxSplits: 1)
        let name = String(parts[0])
        switch parts.count == 2 ? parts[1] : "text" {
        case "text": return .text(name: name, suffix: suffix)
        case "int": return .integer(name: name, suffix: suffix)
        case "rest": return .rest(name: name)
        default: preconditionFailure("\(text): a parameter is text, int or rest")
        }
    }

    /// Returns the values of the parameters in a path; nil if the path does not match. The segments in `path` are still
    /// percent-encoded.
    func captures(in path: [Substring]) -> Captures? {
        var captures = Captures()
        for (index, segment) in segments.enumerated() {
            if case .rest(let name) = segment {
                guard index < path.count else { return nil }
                let rest = path[index...].map(PercentCoding.decode)
                guard !rest.contains(nil) else { return nil }
                captures.texts[name] = rest.compactMap(\.self).joined(separator: "/")
                captures.rest = rest.compactMap(\.self)
                return captures
            }
            guard index < path.count, let text = PercentCoding.decode(path[index]) else { return nil }
            guard take(text, as: segment, into: &captures) else { return nil }
        }
        return path.count == segments.count ? captures : nil
    }

    private func take(_ text: String, as segment: Segment, into captures: inout Captures) -> Bool {
        switch segment {
        case .literal(let literal): return text == literal
        case .text(let name, let suffix):
            guard text.hasSuffix(suffix), text.utf8.count > suffix.utf8.count else { return false }
            captures.texts[name] = String(text.dropLast(suffix.count))
            return true
        case .integer(let name, let suffix):
            guard text.hasSuffix(suffix), let number = Int(text.dropLast(suffix.count)) else { return false }
            captures.integers[name] = number
            return true
        case .rest: return false
        }
    }
}

/// The values that a path has for the parameters of a pattern.
package struct Captures: Sendable {
    fileprivate(set) var texts: [String: String] = [:]
    fileprivate(set) var integers: [String: Int] = [:]
    /// The decoded segments that belong to the `rest` parameter.
    package fileprivate(set) var rest: [String] = []

    /// Returns the value of the parameter `name`, which must exist in the pattern.
    package subscript(name: String) -> String {
        guard let text = texts[name] else { preconditionFailure("the pattern has no parameter \(name)") }
        return text
    }

    package func integer(_ name: String) -> Int {
        guard let number = integers[name] else { preconditionFailure("the pattern has no int parameter \(name)") }
        return number
    }
}
