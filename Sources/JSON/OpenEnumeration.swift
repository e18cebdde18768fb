/// An enumeration of names. The value may also be an unknown name from a newer peer.
public protocol OpenEnumeration:
    RawRepresentable<String>, Hashable, Sendable, CaseIterable, CustomStringConvertible, JSONWritable, JSONReadable,
    JSONCheckable
{
    init(rawValue: String)
    /// The names that this version of the interface definition contains.
    static var names: JSONKeys { get }
}

extension OpenEnumeration {
    /// An empty value. A mandatory member has this value until the member is read from JSON.
    @inlinable
    package static var blank: Self { Self(rawValue: "") }

    public static var allCases: [Self] { names.names.map { Self(rawValue: $0) } }

    public var description: String { rawValue }

    public var isKnown: Bool {
        var text = rawValue
        return text.withUTF8 { Self.names.index(of: $0) } != nil
    }

    public func write(to writer: inout JSONWriter) { rawValue.write(to: &writer) }

    @inlinable
    public static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
        guard let name = try reader.name(in: names, of: "\(Self.self)") else { return nil }
        return Self(rawValue: name)
    }
}
