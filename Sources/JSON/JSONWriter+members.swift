public import SDLSupport

extension JSONWriter {
    /// Writes a member. If the value is nil, writes nothing.
    @inlinable
    public mutating func field<Value: JSONWritable>(_ name: StaticString, _ value: Value?) {
        guard let value else { return }
        key(name)
        value.write(to: &self)
        next()
    }

    /// Writes a member whose name is computed at run time. If the value is nil, writes nothing.
    @inlinable
    public mutating func field<Value: JSONWritable>(named name: String, _ value: Value?) {
        guard let value else { return }
        key(named: name)
        value.write(to: &self)
        next()
    }

    @inlinable
    public mutating func field(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
        key(name)
        body(&self)
        next()
    }

    /// Writes a member whose name is computed at run time and whose value `body` writes.
    @inlinable
    public mutating func field(named name: String, _ body: (inout JSONWriter) -> Void) {
        key(named: name)
        body(&self)
        next()
    }

    @inlinable
    public mutating func element<Value: JSONWritable>(_ value: Value) {
        value.write(to: &self)
        next()
    }

    @inlinable
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    @inlinable
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        beginArray()
        body(&self)
        endArray()
    }
}

extension String: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt64: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.unsigned(self) }
}

extension Double: JSONWritable {
    public func write(to writer: inout JSONWriter) { writer.double(self) }
}

extension Bool: JSONReadable, JSONWritable, JSONCheckable {
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Bool? { try reader.bool() }
    public func write(to writer: inout JSONWriter) { writer.bool(self) }
    public func check(_ violations: inout ViolationList) {}
}

extension Array: JSONWritable where Element: JSONWritable {
    @inlinable
    public func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for element in self { writer.element(element) }
        writer.endArray()
    }
}

/// An object. The name of each member is the description of the key.
extension OrderedMap: JSONWritable where Key: CustomStringConvertible, Value: JSONWritable {
    @inlinable
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, value) in self { writer.field(named: key.description, value) }
        }
    }
}
