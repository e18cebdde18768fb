import SDLProtocol
import SDLSupport
import Testing

@Suite("Refusal of encryption")
struct SecurityTests {
    @Test("An encrypted frame is answered with the error that its service is not protected")
    func encryptedFrame() throws {
        var core = CoreWire.open()
        var frame = single()
        frame[0] |= 8
        let actions = core.take(frame)
        #expect(actions.findings == [.protected(1, .rpc)])
        try expectError(actions, code: 5, text: "Fail decryption for unprotected service 7")
    }

    @Test("An encrypted long message is refused frame by frame, and not stored")
    func encryptedMessage() {
        var core = CoreWire.open()
        var part = consecutive(0, [1, 2])
        part[0] |= 8
        #expect(core.take(first(total: 2) + part).messages.isEmpty)
        #expect(core.take(consecutive(0, [1, 2])).messages.map(\.payload) == [[1, 2]])
    }

    @Test("A TLS handshake is answered with the error that it is not supported")
    func handshake() throws {
        var core = CoreWire.open()
        let actions = core.take(single(on: .control, hex("00000001 00000001 00000000 160301")))
        #expect(actions.findings == [.protected(1, .control)])
        try expectError(actions, code: 3, text: "TLS is not supported")
    }

    @Test("A compressed frame of version 1 is dropped")
    func compressed() {
        var core = CoreWire.open(nil)
        _ = core.take(single(v: 1))
        var frame = single(v: 1)
        frame[0] |= 8
        #expect(core.take(frame) == [.finding(.compressed(1, .rpc))])
    }

    @Test("A start of version 1 with the compression bit is accepted")
    func compressedStart() {
        var core = CoreWire(number: 1, ids: SessionIDs())
        var frame = start()
        frame[0] |= 8
        #expect(core.take(frame).frames.map(\.header.control) == [.startServiceACK])
    }

    @Test("An app drops encrypted frames and does not answer a handshake")
    func app() {
        var app = AppWire.open()
        var frame = single()
        frame[0] |= 8
        #expect(app.take(frame) == [.finding(.protected(1, .rpc))])
        #expect(app.take(single(on: .control)) == [.finding(.protected(1, .control))])
    }

    /// Checks the payload of a security error. The payload consists of 0x20 for a notification, 2 for an internal
    /// error, the sequence number, the size of the JSON, the JSON, and the code.
    private func expectError(_ actions: [WireAction], code: UInt8, text: String) throws {
        let frame = try #require(actions.frames.first)
        #expect(frame.header.type == .single)
        #expect(frame.header.service == .control)
        let json = #"{"id":\#(code),"text":"\#(text)"}"#
        let size = String(json.utf8.count, radix: 16)
        #expect(
            hex(frame.payload.prefix(12)) == "20000002" + "00000000" + String(repeating: "0", count: 8 - size.count)
                + size)
        #expect(Array(frame.payload.dropFirst(12)) == Array(json.utf8) + [code])
    }
}
