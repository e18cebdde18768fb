/// A version of the SDL protocol, such as 5.4.0.
package struct ProtocolVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var major: UInt16
    package var minor: UInt16
    package var patch: UInt16

    package init(_ major: UInt16, _ minor: UInt16 = 0, _ patch: UInt16 = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Parses `Major.Minor.Patch` like SDL Core. The patch number may be missing. All characters after the patch number
    /// are ignored.
    package init?(_ text: String) {
        var numbers: [UInt16] = []
        for part in text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false) {
            let digits = part.prefix { $0.isASCII && $0.isNumber }
            guard let number = UInt16(digits) else { break }
            numbers.append(number)
            if digits.count < part.count { break }
        }
        guard numbers.count >= 2 else { return nil }
        self.init(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
    }

    /// The protocol version that this project's head unit supports.
    package static let core = ProtocolVersion(5, 4, 0)
    /// The protocol version that this project's apps request.
    package static let app = ProtocolVersion(5, 4, 1)

    package var description: String { "\(major).\(minor).\(patch)" }

    /// The value of the version field in the frame headers of this protocol version.
    package var header: UInt8 { UInt8(min(major, 5)) }

    package static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    // Each of these constants is the first protocol version that supports the named feature.
    static let constructedPayloads = ProtocolVersion(5)
    static let secondaryTransports = ProtocolVersion(5, 1)
    static let authToken = ProtocolVersion(5, 2)
    static let reasons = ProtocolVersion(5, 3)
    static let vehicle = ProtocolVersion(5, 4)
}
