package import JSON

/// Describes the signals that a drive may change, and checks their values.
package protocol SignalCatalog {
    /// The names of all signals. The error for an unknown name suggests similar names.
    var names: [String] { get }
    /// Returns the traits that are needed to read the values of a signal; nil if the signal does not exist.
    func traits(of signal: Drive.Signal) -> SignalTraits?
    /// Returns the reason why a value is invalid; nil if the value is valid. The caller must pass the values of a drive
    /// in the order of their times.
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String?
}

/// The facts about a signal that are needed to read its values from a text.
package struct SignalTraits: Sendable {
    package var unit: String?
    /// Whether the values of the signal are integers.
    package var isWhole: Bool
    /// Whether the values of the signal are texts, even values that consist of digits, such as a VIN.
    package var isText: Bool

    package init(unit: String? = nil, isWhole: Bool = false, isText: Bool = false) {
        self.unit = unit
        self.isWhole = isWhole
        self.isText = isText
    }
}
