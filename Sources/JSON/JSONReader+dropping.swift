extension JSONReader {
    /// How to treat an enumeration name that is unknown.
    public enum Dropping: Sendable {
        /// Keep it in the value.
        case nothing
        /// Drop it with the smallest optional member or array element that contains it. SDL Core does this with an
        /// app's messages. A newer app loses only values that this interface version does not define.
        case unknownNames
    }

    /// The effect of a dropped name on the value that contains it.
    enum Loss {
        case none
        /// The value itself was a dropped name.
        case name
        /// The value lacks a mandatory name, so it is dropped, too.
        case value
    }

    /// Applies `loss` to the member that was just read. An optional member (`bit` is 0) loses its violations, too.
    mutating func dropLost(_ bit: UInt64, since mark: Int) {
        switch loss {
        case .none: return
        case .name: object.seen &= ~bit
        case .value: if bit == 0 { violations.keepUnknownNames(from: mark) }
        }
        if bit != 0 { object.isLost = true }
        loss = .none
    }

    /// Drops the last element if it was lost.
    mutating func dropLost(_ frame: inout JSONElements) {
        guard loss != .none else { return }
        violations.keepUnknownNames(from: frame.mark)
        frame.dropped += 1
        loss = .none
    }
}
