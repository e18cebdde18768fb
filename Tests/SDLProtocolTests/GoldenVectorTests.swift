import SDLProtocol
import SDLSupport
import Testing

@Suite("Bytes of real peers")
struct GoldenVectorTests {
    static let versionDocument = "20000000 02 70726f746f636f6c56657273696f6e00 06000000 352e342e"

    @Test(
        "A core answers a version 5 start with any header",
        arguments: [
            "10070100 00000020" + versionDocument + "3100 00",
            "50070100 00000020 00000000" + versionDocument + "3000 00",
        ])
    func coreStart(request: String) throws {
        var core = CoreWire(number: 2, ids: SessionIDs())
        let actions = core.receive(hex(request), at: .zero)
        let frame = try #require(actions.frames.first)
        #expect(hex(actions.sent.prefix(4)) == "50070201")
        #expect(frame.header.messageID == 0)
        let document = try BSONDocument(frame.payload)
        #expect(document["protocolVersion"] == .string("5.4.0"))
        #expect(document["hashId"] == .int32(0x0001_0002))
        #expect(document["mtu"] == .int64(131_072))
        #expect(document["secondaryTransports"] == .array([]))
        #expect(document["audioServiceTransports"] == .array([.int32(1)]))
        #expect(document["videoServiceTransports"] == .array([.int32(1)]))
    }

    @Test("A ListFiles of an app is one frame")
    func listFiles() {
        var app = AppWire()
        _ = app.startSession()
        _ = app.receive(hex("40070201 00000004 00000000 00010001"), at: .zero)
        let request = hex("00000022 00000001 00000002 7b7d")
        #expect(hex(app.send(request, on: .rpc, of: 1).sent.dropFirst(12)) == hex(request))
    }
}
