package import JSON

/// What signals there are, and what each may say.
package protocol SignalCatalog {
    /// For an error, nearest first is found among these.
    var names: [String] { get }
    /// What is known of a signal; nil when there is none of this name.
    func traits(of signal: Drive.Signal) -> SignalTraits?
    /// Why a signal may not say this; nil where it may. Values come in the order of their time.
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String?
}

/// How a signal is to be read from a text.
package struct SignalTraits: Sendable {
    package var unit: String?
    /// Has no digits after the point.
    package var isWhole: Bool
    /// Digits are letters to it.
    package var isText: Bool

    package init(unit: String? = nil, isWhole: Bool = false, isText: Bool = false) {
        self.unit = unit
        self.isWhole = isWhole
        self.isText = isText
    }
}

/// Takes what was looked at before, such as a drive in a recording.
struct EverySignal: SignalCatalog {
    var names: [String] { [] }
    func traits(of signal: Drive.Signal) -> SignalTraits? { SignalTraits() }
    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String? { nil }
}
