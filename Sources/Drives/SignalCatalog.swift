package import JSON

/// The signals that a drive may change, and their valid values.
package protocol SignalCatalog {
    /// The names of all signals. An error lists the nearest of these names.
    var names: [String] { get }
    /// Returns how the values of a signal are read; nil if the signal does not exist.
    func traits(of signal: Drive.Signal) -> SignalTraits?
    /// Returns why a value is invalid; nil if it is valid. Values must be passed in the order of their time.
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String?
}

/// How the values of a signal are read from a text.
package struct SignalTraits: Sendable {
    package var unit: String?
    /// Whether the values are integers.
    package var isWhole: Bool
    /// Whether a value of digits only is still a text, as in a VIN.
    package var isText: Bool

    package init(unit: String? = nil, isWhole: Bool = false, isText: Bool = false) {
        self.unit = unit
        self.isWhole = isWhole
        self.isText = isText
    }
}

/// Accepts all signals and values. Used for drives that were checked before, such as those in a recording.
struct UncheckedSignals: SignalCatalog {
    var names: [String] { [] }
    func traits(of signal: Drive.Signal) -> SignalTraits? { SignalTraits() }
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String? { nil }
}
