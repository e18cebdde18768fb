/// An enumeration of numbers with names. The value may also be an unknown number from a newer peer.
public protocol NumberedEnumeration:
    RawRepresentable<Int>, Hashable, Sendable, CaseIterable, CustomStringConvertible
{
    init(rawValue: Int)
    static var names: KeyValuePairs<Int, String> { get }
}

extension NumberedEnumeration {
    public static var allCases: [Self] { names.map { Self(rawValue: $0.key) } }

    /// The name of the number in the interface definition; nil if the number is unknown.
    public var name: String? { Self.names.first { $0.key == rawValue }?.value }

    public var description: String { name ?? "\(rawValue)" }
}
