package import JSON

/// The signals that exist, and their valid values.
package protocol SignalCatalog {
    /// All names. An error lists the nearest matches among them.
    var names: [String] { get }
    /// Returns how a signal is read; nil if it does not exist.
    func traits(of signal: Drive.Signal) -> SignalTraits?
    /// Returns why a value is invalid; nil if it is valid. Values must be passed in the order of their time.
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String?
}

/// How the values of a signal are read from a text.
package struct SignalTraits: Sendable {
    package var unit: String?
    /// Whether the values are integers.
    package var isWhole: Bool
    /// Whether digits are text too, as in a VIN.
    package var isText: Bool

    package init(unit: String? = nil, isWhole: Bool = false, isText: Bool = false) {
        self.unit = unit
        self.isWhole = isWhole
        self.isText = isText
    }
}

/// Accepts all signals and values; for drives that were checked before, such as those in a recording.
struct UncheckedSignals: SignalCatalog {
    var names: [String] { [] }
    func traits(of signal: Drive.Signal) -> SignalTraits? { SignalTraits() }
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String? { nil }
}
