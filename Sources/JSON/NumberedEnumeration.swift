/// A numeric enumeration that a newer peer may extend, with the names of the known numbers.
public protocol NumberedEnumeration:
    RawRepresentable<Int>, Hashable, Sendable, CaseIterable, CustomStringConvertible
{
    init(rawValue: Int)
    static var names: KeyValuePairs<Int, String> { get }
}

extension NumberedEnumeration {
    public static var allCases: [Self] { names.map { Self(rawValue: $0.key) } }

    /// The interface's name for the number; nil if it is unknown.
    public var name: String? { Self.names.first { $0.key == rawValue }?.value }

    public var description: String { name ?? "\(rawValue)" }
}
