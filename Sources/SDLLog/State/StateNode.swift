package import JSON
package import SDLSupport

/// A value of the state tree, with the number of the last change to this value or to a value inside it.
///
/// A value is stored as JSON text until something inside the value changes. Then the object is split into nodes, level
/// by level. Two values with the same path and the same change number always have the same content.
package struct StateNode: Sendable {
    package enum Content: Sendable {
        /// The value as valid JSON text on one line.
        case text([UInt8])
        case object(OrderedMap<String, StateNode>)
    }

    package var content: Content
    package var changed: UInt64

    package init(text: [UInt8], changed: UInt64) {
        content = .text(text)
        self.changed = changed
    }

    package init(_ object: OrderedMap<String, StateNode> = [:], changed: UInt64) {
        content = .object(object)
        self.changed = changed
    }

    // MARK: Reading

    /// Returns the value at a path below this node; nil if the path has no value. The result has the change number of
    /// the deepest node on the path, because the value cannot have changed after this node.
    package func value<Keys: Collection>(at keys: Keys) -> StateNode? where Keys.Element == String {
        guard let key = keys.first else { return self }
        switch content {
        case .object(let members): return members[key]?.value(at: keys.dropFirst())
        case .text(let text):
            guard let found = Self.find(keys, in: text) else { return nil }
            return StateNode(text: found, changed: changed)
        }
    }

    /// Finds the value at a path in JSON text. A key is the name of a member or the index of an element.
    private static func find<Keys: Collection>(_ keys: Keys, in text: [UInt8]) -> [UInt8]?
    where Keys.Element == String {
        var text = text
        for key in keys {
            guard let next = try? step(to: key, in: text) else { return nil }
            text = next
        }
        return text
    }

    private static func step(to key: String, in text: [UInt8]) throws(JSONError) -> [UInt8]? {
        try JSONReader.read(text) { (reader: inout JSONReader) throws(JSONError) in
            var found: [UInt8]?
            switch try reader.kind() {
            case .object:
                var frame = try reader.beginObject()
                while let name = try reader.nextKey(&frame) {
                    if name == key { found = try reader.readRaw() } else { try reader.skipValue() }
                }
            case .array:
                var frame = try reader.beginArray()
                while try reader.nextElement(&frame) {
                    if String(frame.count - 1) == key { found = try reader.readRaw() } else { try reader.skipValue() }
                }
            default: try reader.skipValue()
            }
            return found
        }
    }

    /// The names of the members in order, if the value is an object; otherwise nil.
    package var keys: [String]? {
        switch content {
        case .object(let members): members.keys
        case .text(let text): StateNode.split(text, changed: changed)?.keys
        }
    }

    package var json: [UInt8] {
        if case .text(let text) = content { return text }
        var writer = JSONWriter(capacity: 4096)
        write(to: &writer)
        return writer.bytes
    }
}

extension StateNode: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch content {
        case .text(let text): writer.raw(text)
        case .object(let members): members.write(to: &writer)
        }
    }
}

// MARK: Changing

extension StateNode {
    package enum Outcome: Hashable, Sendable {
        case added
        case replaced
        case removed
        /// The path had no value to remove.
        case nothing
        /// The parent of the path does not exist or is not an object.
        case noParent
    }

    /// Sets the value at a path. If `value` is nil, removes the old value.
    package mutating func set<Keys: Collection>(_ value: [UInt8]?, at keys: Keys, changed number: UInt64) -> Outcome
    where Keys.Element == String {
        guard let key = keys.first else {
            self = StateNode(text: value ?? Array("{}".utf8), changed: number)
            return value == nil ? .removed : .replaced
        }
        guard takeApart() else { return .noParent }
        let outcome = withMembers { members -> Outcome in
            if keys.count == 1 { return Self.set(value, key: key, in: &members, changed: number) }
            guard members[key] != nil else { return .noParent }
            return members[key]!.set(value, at: keys.dropFirst(), changed: number)
        }
        if outcome != .nothing, outcome != .noParent { changed = number }
        return outcome
    }

    private static func set(
        _ value: [UInt8]?, key: String, in members: inout OrderedMap<String, StateNode>, changed number: UInt64
    ) -> Outcome {
        guard let value else { return members.removeValue(forKey: key) == nil ? .nothing : .removed }
        let existed = members[key] != nil
        members[key] = StateNode(text: value, changed: number)
        return existed ? .replaced : .added
    }

    private mutating func withMembers<Result>(
        _ body: (inout OrderedMap<String, StateNode>) -> Result
    ) -> Result {
        guard case .object(var members) = content else { preconditionFailure("the object must be split first") }
        // Clear the content first, so that the members are changed in place instead of copied.
        content = .text([])
        defer { content = .object(members) }
        return body(&members)
    }

    /// Converts an object from text to nodes, one node for each member. Returns false if the value is not an object.
    private mutating func takeApart() -> Bool {
        guard case .text(let text) = content else { return true }
        guard let members = Self.split(text, changed: changed) else { return false }
        content = .object(members)
        return true
    }

    private static func split(_ text: [UInt8], changed: UInt64) -> OrderedMap<String, StateNode>? {
        guard text.first == UInt8(ascii: "{") else { return nil }
        return try? JSONReader.read(text) { (reader: inout JSONReader) throws(JSONError) in
            var members: OrderedMap<String, StateNode> = [:]
            var frame = try reader.beginObject()
            while let key = try reader.nextKey(&frame) {
                members[key] = StateNode(text: try reader.readRaw(), changed: changed)
            }
            return members
        }
    }
}
