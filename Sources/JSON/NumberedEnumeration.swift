/// A number out of a list that a newer peer may extend, with the names of those known here.
public protocol NumberedEnumeration:
    RawRepresentable<Int>, Hashable, Sendable, CaseIterable, CustomStringConvertible
{
    init(rawValue: Int)
    static var names: KeyValuePairs<Int, String> { get }
}

extension NumberedEnumeration {
    public static var allCases: [Self] { names.map { Self(rawValue: $0.key) } }

    /// The interface's name for the number; `nil` for one it does not know.
    public var name: String? { Self.names.first { $0.key == rawValue }?.value }

    public var description: String { name ?? "\(rawValue)" }
}
