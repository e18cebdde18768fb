import SDLProtocol
import SDLSupport
import Testing

@Suite("A frame's header")
struct FrameHeaderTests {
    @Test("Each field is at the position that the protocol defines", arguments: 1...5 as ClosedRange<UInt8>)
    func layout(version: UInt8) throws {
        let header = FrameHeader(
            version: version, type: .consecutive, service: .video, info: 0xFE, session: 0xAB, messageID: 0x0102_0304,
            isProtected: true)
        let expected = version == 1 ? "1b0bfeab00000002" : "\(version)b0bfeab0000000201020304"
        #expect(hex(FrameEncoder.frame(header, payload: [7, 8])) == expected + "0708")
    }

    static let good: [(String, FrameType, ServiceType, UInt8, UInt8)] =
        ServiceType.allCases.flatMap { service in
            [2, 3, 4, 5].map { ("single", .single, service, 0, $0) }
        }
        + ControlCode.allCases.flatMap { code in
            [1, 2, 3, 4, 5].map { ("control", .control, .control, code.rawValue, $0) }
        }

    @Test("Every service and every control code is valid", arguments: good)
    func passes(_: String, type: FrameType, service: ServiceType, info: UInt8, version: UInt8) {
        let sent = bytes(version, type, service, info: info, type == .control ? [] : [9])
        #expect(events(sent).count == 1)
        #expect(cut(sent).first?.header.service == service)
    }

    @Test("The frame info of a single frame is ignored")
    func singleInfo() {
        #expect(events(bytes(5, .single, .rpc, info: 0x42, [1])).count == 1)
    }

    static let bad: [(String, Malformed)] =
        [
            ("0" + "1 07 00 01 00000001 00000001", .version(0)),
            ("61 07 00 01 00000001 00000001", .version(6)),
            ("71 07 00 01 00000001 00000001", .version(7)),
            ("f1 07 00 01 00000001 00000001", .version(15)),
            ("54 07 00 01 00000001 00000001", .frameType(4)),
            ("57 07 00 01 00000001 00000001", .frameType(7)),
            ("51 09 00 01 00000001 00000001", .serviceType(9)),
            ("51 01 00 01 00000001 00000001", .serviceType(1)),
            ("51 ff 00 01 00000001 00000001", .serviceType(255)),
            ("50 00 0a 01 00000000 00000001", .controlCode(0x0A)),
            ("50 00 fc 01 00000000 00000001", .controlCode(0xFC)),
            ("51 07 00 01 00000000 00000001", .emptyPayload),
            ("53 07 01 01 00000000 00000001", .emptyPayload),
            ("52 07 00 01 00000009 00000001", .firstFrameSize(9)),
            ("52 07 00 01 00000007 00000001", .firstFrameSize(7)),
            ("51 07 00 01 00020001 00000001", .dataSize(131_073, limit: 131_072)),
            ("50 07 01 01 00020001 00000001", .dataSize(131_073, limit: 131_072)),
            ("31 07 00 01 00020001 00000001", .dataSize(131_073, limit: 131_072)),
            ("21 07 00 01 000005d1 00000001", .dataSize(1_489, limit: 1_488)),
            ("11 07 00 01 000005d1", .dataSize(1_489, limit: 1_488)),
            ("51 07 00 01 ffffffff 00000001", .dataSize(0xFFFF_FFFF, limit: 131_072)),
            ("51 07 00 01 00000001 00000000", .messageIDZero),
            ("23 07 00 01 00000001 00000000", .messageIDZero),
        ]

    @Test("Invalid headers are malformed, with the reason", arguments: bad)
    func malformed(header: String, why: Malformed) {
        #expect(events(hex(header)).first == .malformed(why))
    }

    @Test(
        "The largest frame of each version is valid",
        arguments: [(1, 1_488), (2, 1_488), (3, 131_072), (4, 131_072), (5, 131_072)] as [(UInt8, Int)])
    func largest(version: UInt8, size: Int) {
        #expect(cut(single(v: version, [UInt8](repeating: 1, count: size))).first?.payload.count == size)
    }

    @Test("A core of version 3 treats higher versions as malformed")
    func highestVersion() {
        var limits = WireLimits()
        limits.highestVersion = 3
        #expect(events(single(v: 4), limits).first == .malformed(.version(4)))
        #expect(events(single(v: 3), limits).count == 1)
    }

    private func events(_ bytes: [UInt8], _ limits: WireLimits = WireLimits()) -> [FrameDecoder.Event] {
        var decoder = FrameDecoder(limits: limits)
        decoder.feed(bytes[...])
        var events: [FrameDecoder.Event] = []
        while let event = decoder.next() { events.append(event) }
        return events
    }
}
