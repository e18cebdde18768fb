package import SDLSupport

/// One step of the state tree: add, replace or remove the value at a path, with what caused it.
///
/// Nobody compares whole trees to find out what changed: the code that changes something says so with one of these.
/// Collections are objects keyed by stable ids, and an order is an array of ids beside them, replaced as a whole; so no
/// path has an index in it that another change could move.
package struct StateChange: Sendable {
    package enum Operation: Sendable {
        /// Puts a value where none was. The parent must be there.
        case add(LazyJSON)
        /// Puts a value in the place of the one that is there.
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

/// Where in the state tree: the keys from the top of the source's own part downwards. The source does not know where its part
/// hangs in the whole.
package struct StatePath: Hashable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
    package var keys: [String]

    package init(_ keys: [String]) { self.keys = keys }
    package init(arrayLiteral keys: String...) { self.keys = keys }

    package static func / (path: StatePath, key: String) -> StatePath { StatePath(path.keys + [key]) }

    /// As a JSON pointer (RFC 6901).
    package var description: String {
        keys.map { key in
            "/"
                + key.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
                .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
        }.joined()
    }

    /// Reads a JSON pointer; nil when it is none.
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
