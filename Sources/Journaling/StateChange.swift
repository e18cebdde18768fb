package import SDLSupport

/// One change of the state tree, with its causes. A change adds or removes the value at a path.
///
/// The code that changes a value also reports the change, so trees are never compared. A collection is stored as an
/// object with stable ids as keys. The order of the elements is stored as an array of ids, which is always replaced as
/// a whole. A path therefore contains no array index, which another change could make invalid.
package struct StateChange: Sendable {
    package enum Operation: Sendable {
        /// Adds a value, or replaces the earlier value. The parent must exist.
        case add(LazyJSON)
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

/// A path in the state of one source, as a list of keys. The bridge inserts this state into the whole state tree.
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

    /// Parses a JSON pointer. Returns nil if the pointer is invalid.
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
