/// An ordered list of names and values: header fields or query parameters.
package struct Fields: Sendable, Sequence {
    package private(set) var pairs: [(name: String, value: String)] = []

    package init() {}

    package var isEmpty: Bool { pairs.isEmpty }

    package mutating func add(_ name: String, _ value: String) { pairs.append((name, value)) }

    package mutating func set(_ name: String, _ value: String) {
        pairs.removeAll { name.matchesField($0.name) }
        pairs.append((name, value))
    }

    /// Returns the first value of a header field; names are case-insensitive.
    package func field(_ name: String) -> String? { pairs.first { name.matchesField($0.name) }?.value }

    /// Returns the first value of a query parameter; names are case-sensitive.
    package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

    package func makeIterator() -> IndexingIterator<[(name: String, value: String)]> { pairs.makeIterator() }
}

extension String {
    func matchesField(_ other: String) -> Bool {
        utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowered == $1.lowered }
    }
}

extension UInt8 {
    var lowered: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension Fields: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, String)...) {
        pairs = elements.map { (name: $0.0, value: $0.1) }
    }
}
