import SDLProtocol
import Testing

@Suite("Encoding a message as frames")
struct FrameEncoderTests {
    @Test("The first frame of a 300,100-byte file announces its size and 3 frames")
    func golden() {
        let file = [UInt8](repeating: 0x55, count: 300_100)
        let header = FrameHeader(version: 5, type: .single, service: .rpc, session: 1, messageID: 6)
        var frames: [[UInt8]] = []
        FrameEncoder.frames(header, payload: file[...], limit: 131_072) { frames.append($0) }
        #expect(
            frames.map { hex($0.prefix(12)) } == [
                "520700010000000800000006", "530701010002000000000006", "530702010002000000000006",
                "530700010000944400000006",
            ])
        #expect(hex(frames[0].suffix(8)) == "0004944400000003")
    }

    @Test(
        "A payload up to the limit is one frame, one byte more a first frame and two consecutive ones",
        arguments: [1, 8, 64, 1_011, 131_059])
    func boundary(limit: Int) {
        #expect(cutInto(limit, limit: limit).map(\.header.type) == [.single])
        #expect(cutInto(limit + 1, limit: limit).map(\.header.type) == [.first, .consecutive, .consecutive])
        #expect(cutInto(2 * limit, limit: limit).map(\.payload.count) == [8, limit, limit])
        #expect(cutInto(2 * limit + 1, limit: limit).map(\.payload.count) == [8, limit, limit, 1])
    }

    @Test("Consecutive frames count from 1 to 255, then from 1 again; the last one is 0")
    func wrap() {
        let numbers = cutInto(300 * 4, limit: 4).dropFirst().map(\.header.info)
        #expect(numbers.count == 300)
        #expect(Array(numbers.prefix(3)) == [1, 2, 3])
        #expect(Array(numbers[253...256]) == [254, 255, 1, 2])
        #expect(numbers.last == 0)
    }

    static let appTable: [(String, AppWire, Int)] = [
        ("version 1", .openLegacy(1), 1_487), ("version 2", .openLegacy(2), 1_487),
        ("version 3", .openLegacy(3), 131_059), ("version 4", .openLegacy(4), 131_059),
        ("version 5, the usual mtu", .open(), 131_059), ("version 5, a small mtu", .open(mtu: 1_024), 1_011),
        ("version 5, a huge mtu", .open(mtu: 1 << 40), 131_059), ("version 5, no sense", .open(mtu: -1), 131_059),
    ]

    @Test("An app's frames stay 13 bytes below the core's mtu", arguments: appTable)
    func appLimits(_: String, app: AppWire, limit: Int) {
        var app = app
        let message = [UInt8](repeating: 1, count: limit + 1)
        #expect(app.send(Array(message.dropLast()), on: .rpc, of: 1).frames.map(\.header.type) == [.single])
        #expect(app.send(message, on: .rpc, of: 1).frames.map(\.payload.count) == [8, limit, 1])
    }

    @Test(
        "A core's frames stay below the strictest app's limit",
        arguments: [(1, 1_011), (2, 1_011), (3, 131_011), (4, 131_011), (5, 131_059)] as [(UInt8, Int)])
    func coreLimits(version: UInt8, limit: Int) {
        let settings = CoreWire.Settings()
        var core = CoreWire.open(version == 5 ? "5.4.1" : nil, settings: settings)
        _ = core.take(single(v: version))
        let message = [UInt8](repeating: 1, count: limit + 1)
        let frames = core.send(message, on: .rpc, of: 1).frames
        #expect(frames.map(\.payload.count) == [8, limit, 1])
        #expect(frames.allSatisfy { $0.header.version == version })
    }

    @Test("Nothing is sent to a closed session or service")
    func notOpen() {
        var app = AppWire.open()
        var actions: [WireAction] = []
        #expect(!app.send([1], on: .rpc, of: 2, into: &actions))
        #expect(!app.send([1], on: .video, of: 1, into: &actions))
        #expect(!app.send([1], on: .audio, of: 1, into: &actions))
        #expect(!app.send([1], on: .control, of: 1, into: &actions))
        #expect(actions.isEmpty)
    }

    private func cutInto(_ size: Int, limit: Int) -> [Frame] {
        let header = FrameHeader(version: 5, type: .single, service: .rpc, session: 1, messageID: 1)
        var all: [UInt8] = []
        FrameEncoder.frames(header, payload: [UInt8](repeating: 1, count: size)[...], limit: limit) { all += $0 }
        return cut(all)
    }
}
