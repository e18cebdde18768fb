package import JSON

/// The signals that a drive may change, and which values are valid.
package protocol SignalCatalog {
    /// The names of all signals. An error lists the nearest of these names.
    var names: [String] { get }
    /// Returns how the values of a signal are read; nil if the signal does not exist.
    func traits(of signal: Drive.Signal) -> SignalTraits?
    /// Returns why a value is invalid; nil if it is valid. The values of a drive must be passed in the order of their
    /// times.
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String?
}

/// How the values of a signal are read from a text.
package struct SignalTraits: Sendable {
    package var unit: String?
    /// Whether the values are integers.
    package var isWhole: Bool
    /// Whether a value that consists of digits is a text, as in a VIN.
    package var isText: Bool

    package init(unit: String? = nil, isWhole: Bool = false, isText: Bool = false) {
        self.unit = unit
        self.isWhole = isWhole
        self.isText = isText
    }
}
