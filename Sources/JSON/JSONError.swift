/// The error for a document that is not valid JSON. The error contains the position of the first invalid byte.
public struct JSONError: Error, Equatable, Sendable {
    /// The position of the error, in bytes from the start of the document.
    public let offset: Int
    public let expected: String
    /// The byte at `offset`; nil at the end of the document.
    public let found: UInt8?

    public init(offset: Int, expected: String, found: UInt8?) {
        self.offset = offset
        self.expected = expected
        self.found = found
    }
}

extension JSONError: CustomStringConvertible {
    public var description: String {
        "offset \(offset): expected \(expected), found \(Self.name(found))"
    }

    private static func name(_ byte: UInt8?) -> String {
        guard let byte else { return "the end" }
        if (0x21..<0x7F).contains(byte) { return "'\(Character(Unicode.Scalar(byte)))'" }
        let hex = String(byte, radix: 16, uppercase: true)
        return "byte 0x" + (hex.count == 1 ? "0" : "") + hex
    }
}
