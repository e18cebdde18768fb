import SDLProtocol
import Testing

@Suite("A protocol version")
struct ProtocolVersionTests {
    static let texts: [(String, ProtocolVersion?)] = [
        ("5.4.1", ProtocolVersion(5, 4, 1)), ("5.4", ProtocolVersion(5, 4)), ("10.0.0", ProtocolVersion(10)),
        ("5.4.1.7", ProtocolVersion(5, 4, 1)), ("5.4.1-rc", ProtocolVersion(5, 4, 1)), ("5.4x", ProtocolVersion(5, 4)),
        ("5.4.", ProtocolVersion(5, 4)), ("5.4.x", ProtocolVersion(5, 4)), ("0.0.0", ProtocolVersion(0)), ("5", nil),
        ("5.", nil), ("", nil), ("junk", nil), ("5x.4", nil), (".5.4", nil), ("-5.4", nil), ("99999.1", nil),
        ("٥.٤", nil),
    ]

    @Test("At least two numbers are required; anything after the third is ignored", arguments: texts)
    func reads(text: String, version: ProtocolVersion?) {
        #expect(ProtocolVersion(text) == version)
    }

    @Test("Versions are ordered by major, minor and patch")
    func order() {
        let versions = [
            ProtocolVersion(4, 9, 9), ProtocolVersion(5), ProtocolVersion(5, 0, 1), ProtocolVersion(5, 4),
            ProtocolVersion(10),
        ]
        #expect(versions.shuffled().sorted() == versions)
    }

    @Test("A version is read as written, and frames have no version above 5")
    func writes() {
        #expect(ProtocolVersion(5, 4, 1).description == "5.4.1")
        #expect(
            [ProtocolVersion(1), ProtocolVersion(4), ProtocolVersion(5, 4), ProtocolVersion(6)].map(\.header) == [
                1, 4, 5, 5,
            ])
    }
}
