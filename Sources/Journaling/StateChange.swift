package import SDLSupport

/// One change of the state tree: add, replace or remove the value at a path, with its causes.
///
/// The code that changes a value reports it with a `StateChange`; whole trees are never compared. Collections are
/// objects keyed by stable ids; an order is a separate array of ids that is replaced as a whole. So no path contains an
/// array index that another change could shift.
package struct StateChange: Sendable {
    package enum Operation: Sendable {
        /// Adds a value that does not exist yet. The parent must exist.
        case add(LazyJSON)
        case replace(LazyJSON)
        case remove
    }

    package let path: StatePath
    package let operation: Operation
    package let causes: [Cause]

    package init(_ operation: Operation, at path: StatePath, causes: [Cause] = []) {
        self.path = path
        self.operation = operation
        self.causes = causes
    }
}

/// A path in the state tree: the keys from the top of the source's own subtree. The source does not know the subtree's
/// position in the whole tree.
package struct StatePath: Hashable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
    package var keys: [String]

    package init(_ keys: [String]) { self.keys = keys }
    package init(arrayLiteral keys: String...) { self.keys = keys }

    package static func / (path: StatePath, key: String) -> StatePath { StatePath(path.keys + [key]) }

    /// The path as a JSON pointer (RFC 6901).
    package var description: String {
        keys.map { key in
            "/"
                + key.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
                .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
        }.joined()
    }

    /// Parses a JSON pointer; nil if it is invalid.
    package init?(pointer: String) {
        guard pointer.isEmpty || pointer.first == "/" else { return nil }
        keys = []
        for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let key = StatePath.unescape(part) else { return nil }
            keys.append(key)
        }
    }

    private static func unescape(_ part: Substring) -> String? {
        let pieces = part.split(separator: "~", omittingEmptySubsequences: false)
        var key = String(pieces[0])
        for piece in pieces.dropFirst() {
            switch piece.first {
            case "0": key += "~"
            case "1": key += "/"
            default: return nil
            }
            key += piece.dropFirst()
        }
        return key
    }
}
