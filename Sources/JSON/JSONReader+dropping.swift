extension JSONReader {
    /// How to treat an enumeration name that the interface does not define.
    public enum Dropping: Sendable {
        /// Keep the name in the value.
        case nothing
        /// Drop the smallest optional member or array element that contains the name, as SDL Core does with messages of
        /// apps. A newer app then loses only values that this version of the interface does not define.
        case unknownNames
    }

    /// How a dropped name affects the value that contains it.
    enum Loss {
        case none
        /// The value itself was the dropped name.
        case name
        /// The value lacks a mandatory member because of the dropped name, so the value is dropped too.
        case value
    }

    /// Drops the member that was just read, depending on `loss`. If the member is optional (`bit` is 0), its violations
    /// are removed too.
    mutating func dropLost(_ bit: UInt64, since mark: Int) {
        switch loss {
        case .none: return
        case .name: object.seen &= ~bit
        case .value: if bit == 0 { violations.keepUnknownNames(from: mark) }
        }
        if bit != 0 { object.isLost = true }
        loss = .none
    }

    /// Drops the array element that was just read, depending on `loss`.
    mutating func dropLost(_ frame: inout JSONElements) {
        guard loss != .none else { return }
        violations.keepUnknownNames(from: frame.mark)
        frame.dropped += 1
        loss = .none
    }
}
