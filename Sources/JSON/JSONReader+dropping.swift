extension JSONReader {
    /// What becomes of a name that is not in its enumeration.
    public enum Dropping: Sendable {
        /// It stays in the value.
        case nothing
        /// It goes, with the smallest optional member or array element around it. SDL Core reads an app's messages so:
        /// a newer app loses what this interface does not know, and nothing else.
        case unknownNames
    }

    /// What dropping a name did to the value around it.
    enum Loss {
        case none
        /// The value itself was a dropped name.
        case name
        /// The value lacks a name that is mandatory, so it goes too.
        case value
    }

    /// Drops what was lost in the member just read: an optional one goes, with all that was wrong in it.
    mutating func dropLost(_ frame: inout JSONMembers) {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: frame.current)
        let isMandatory = frame.mandatory & bit != 0
        switch loss {
        case .none: return
        case .name where isMandatory: frame.seen &= ~bit
        case .value where isMandatory: frame.isLost = true
        case .value: violations.keepUnknownNames(from: frame.mark)
        case .name: break
        }
        if isMandatory { frame.isLost = true }
        loss = .none
    }

    /// Drops what was lost in the element just read: it goes.
    mutating func dropLost(_ frame: inout JSONElements) {
        guard loss != .none else { return }
        violations.keepUnknownNames(from: frame.mark)
        frame.dropped += 1
        loss = .none
    }
}
