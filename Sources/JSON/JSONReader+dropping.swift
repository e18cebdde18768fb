extension JSONReader {
    /// The treatment of an enumeration name that the interface definition does not contain.
    public enum Dropping: Sendable {
        /// Keep the name in the value.
        case nothing
        /// Drop the smallest optional member or array element that contains the name, as SDL Core does with messages
        /// from apps. A message from a newer app then loses only values that this version of the interface definition
        /// does not contain.
        case unknownNames
    }

    /// The effect of a dropped name on the value that was read last.
    enum Loss {
        case none
        /// The value that was read last was the dropped name.
        case name
        /// The value contained the dropped name and therefore lacks a mandatory member or has too few array elements.
        /// The value is dropped too.
        case value
    }

    /// If `loss` is not `none`, drops the member that was read last. If this member is optional, also removes the
    /// violations inside the member, except violations about unknown names.
    ///
    /// - Parameters:
    ///   - bit: the bit of a mandatory member; 0 for an optional member.
    ///   - mark: the number of violations before the member.
    mutating func dropLost(_ bit: UInt64, since mark: Int) {
        switch loss {
        case .none: return
        case .name: object.seen &= ~bit
        case .value: if bit == 0 { violations.keepUnknownNames(from: mark) }
        }
        if bit != 0 { object.isLost = true }
        loss = .none
    }

    /// If `loss` is not `none`, drops the array element that was read last.
    mutating func dropLost(_ frame: inout JSONElements) {
        guard loss != .none else { return }
        violations.keepUnknownNames(from: frame.mark)
        frame.dropped += 1
        loss = .none
    }
}
