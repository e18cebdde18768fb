import H264
import PictureEncoding
import Testing

@Suite struct PictureEncoderTests {
    private let encoder = PictureEncoder()
    private let player = Player()

    private func pictures(_ bytes: [UInt8]) throws -> [AccessUnit] {
        var reader = AnnexBReader()
        return try reader.receive(bytes[...])
    }

    @Test func `The first picture is a complete key picture with its number`() throws {
        let canvas = Canvas(320, 240, [200, 40, 90])
        let packed = try #require(try canvas.encode(encoder, number: 7))
        #expect(packed.isKey && packed.number == 7)
        let picture = try #require(try pictures(packed.bytes).first)
        #expect(picture.units.map(\.kind) == [.sequenceParameters, .pictureParameters, .supplement, .keySlice])
        #expect(PictureMark.number(of: picture) == 7)
        let parameters = try #require(SequenceParameters(picture.units[0]))
        #expect((parameters.width, parameters.height) == (320, 240))
        // Constrained baseline: profile 66 with the second constraint.
        #expect(parameters.profile == 66 && parameters.constraints & 0x40 != 0)
        #expect(parameters.codec.hasPrefix("avc1.42"))
    }

    @Test func `A picture encoded from copied parts is the same while the next one is drawn`() async throws {
        var canvas = Canvas(320, 240, [200, 40, 90])
        let (packer, part) = (PicturePacker(), PixelRect(x: 33, y: 9, width: 30, height: 22))
        let whole = try canvas.parts([canvas.size.whole])
        canvas.fill(part, [255, 255, 255])
        let changed = try canvas.parts([part, PixelRect(x: 900, y: 0, width: 8, height: 8)])
        let before = canvas
        canvas.fill(canvas.size.whole, [0, 0, 0])
        let first = try #require(try await packer.encode(whole, number: 7, isKey: false, at: 0))
        #expect(first.bytes == (try Canvas(320, 240, [200, 40, 90]).encode(encoder, number: 7))?.bytes)
        let second = try #require(try await packer.encode(changed, number: 8, isKey: false, at: 40))
        #expect(second.bytes == (try before.encode(encoder, changed: [part], number: 8, at: 40))?.bytes)
        #expect(first.isKey && !second.isKey)
        // No pixel has changed, but a key picture is requested.
        let nothing = try before.parts([])
        #expect(try await packer.encode(nothing, number: 8, isKey: false, at: 80) == nil)
        #expect(try await packer.encode(nothing, number: 8, isKey: true, at: 120)?.isKey == true)
    }

    @Test func `Small shapes stay sharp while they move`() throws {
        let (dark, light) = ([30, 30, 40] as [UInt8], [250, 250, 250] as [UInt8])
        var canvas = Canvas(320, 240)
        for number in 0..<30 {
            canvas.fill(canvas.size.whole, dark)
            for line in 0..<20 {
                let (x, y) = ((line * 16 + number * 3) % 300, 8 + line * 11)
                canvas.fill(PixelRect(x: x, y: y, width: 9, height: 7), light)
                canvas.fill(PixelRect(x: x + 3, y: y + 2, width: 3, height: 5), dark)
            }
            #expect(player.play(try #require(try canvas.encode(encoder, at: Int64(number) * 16)).bytes))
            let noise = canvas.brightnessNoise(player)
            #expect(noise < 0.4, "picture \(number)")
        }
    }

    @Test(
        arguments: [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0], [12, 130, 220]] as [[UInt8]])
    func `Shows the colours it was given`(_ colour: [UInt8]) throws {
        // 50 is not a multiple of 16, so the last pixels of a line use a different code path.
        let canvas = Canvas(50, 38, colour)
        #expect(player.play(try #require(try canvas.encode(encoder)).bytes))
        #expect(player.size == canvas.size)
        for (x, y) in [(0, 0), (20, 20), (49, 37)] {
            for (seen, wanted) in zip(player.colour(x, y), colour) {
                #expect(abs(seen - Int(wanted)) <= 18, "\(player.colour(x, y)) at \(x), \(y)")
            }
        }
    }

    @Test func `Reads only the changed parts`() throws {
        var canvas = Canvas(128, 64, [0, 0, 0])
        _ = player.play(try #require(try canvas.encode(encoder)).bytes)
        canvas.fill(canvas.size.whole, [255, 255, 255])
        let part = PixelRect(x: 33, y: 9, width: 30, height: 22)
        let second = try #require(try canvas.encode(encoder, changed: [part], number: 2, at: 16))
        #expect(!second.isKey)
        #expect(player.play(second.bytes))
        #expect(player.colour(40, 20)[0] > 230)
        #expect(player.colour(33, 9)[0] > 200 && player.colour(62, 30)[0] > 200)
        for (x, y) in [(20, 20), (80, 20), (40, 50), (40, 2)] { #expect(player.colour(x, y)[0] < 25) }
    }

    @Test func `Parts that overlap do not need more memory than the whole bitmap`() throws {
        let canvas = Canvas(320, 240)
        let many = [PixelRect](repeating: PixelRect(x: 8, y: 8, width: 300, height: 200), count: 1_000)
        #expect(try canvas.parts(many).byteCount == 320 * 240 * 3 / 2)
        #expect(try canvas.parts(Array(many.prefix(1))).byteCount == 300 * 200 * 3 / 2)
    }

    @Test func `Returns nil when nothing has changed, unless a key picture is requested`() throws {
        let canvas = Canvas(64, 64, [9, 9, 9])
        _ = try canvas.encode(encoder)
        #expect(try canvas.encode(encoder, changed: []) == nil)
        #expect(try canvas.encode(encoder, changed: [PixelRect(x: 900, y: 0, width: 8, height: 8)]) == nil)
        encoder.askForKey()
        let key = try #require(try canvas.encode(encoder, changed: [], number: 2, at: 16))
        #expect(key.isKey)
        #expect(player.play(key.bytes))
        #expect(try canvas.encode(encoder, changed: []) == nil)
    }

    @Test func `A picture of another size is a key picture of that size`() throws {
        _ = player.play(try #require(try Canvas(64, 48, [255, 0, 0]).encode(encoder)).bytes)
        let larger = try #require(try Canvas(800, 480, [0, 0, 255]).encode(encoder, number: 2, at: 16))
        #expect(larger.isKey)
        #expect(player.play(larger.bytes))
        #expect(player.size == PixelSize(width: 800, height: 480))
        #expect(player.colour(700, 400)[2] > 230)
    }

    @Test func `A key picture is sent at regular intervals`() throws {
        var settings = PictureEncoder.Settings()
        settings.keyEvery = 3
        let encoder = PictureEncoder(settings)
        let canvas = Canvas(32, 32)
        let keys = try (0..<7).map { try #require(try canvas.encode(encoder, at: Int64($0) * 16)).isKey }
        #expect(keys == [true, false, false, true, false, false, true])
    }

    @Test(
        arguments: [
            (0, 0, "at least 16"), (-2, 480, "at least 16"), (8, 8, "at least 16"), (801, 480, "must be even"),
            (800, 481, "must be even"), (10_000, 10_000, "at most 4096 x 2304"), (4_096, 4_096, "at most"),
        ])
    func `Refuses sizes that are none, and says why`(_ width: Int, _ height: Int, _ why: String) throws {
        let bytes = [UInt8](repeating: 0, count: 4)
        let error = #expect(throws: PictureError.self) {
            try bytes.withUnsafeBytes {
                _ = try BitmapView($0, size: PixelSize(width: width, height: height), stride: width * 4)
            }
        }
        #expect(error.map { "\($0)".contains("\(width) x \(height)") && "\($0)".contains(why) } == true)
    }

    @Test func `Rejects a bitmap that is smaller than its size requires`() throws {
        let bytes = [UInt8](repeating: 0, count: 64 * 63 * 4)
        #expect(throws: PictureError.short(bytes: 64 * 63 * 4, needed: 64 * 64 * 4)) {
            try bytes.withUnsafeBytes { _ = try BitmapView($0, size: PixelSize(width: 64, height: 64), stride: 256) }
        }
    }

    @Test func `Pictures in quick succession are all encoded, in order`() throws {
        var canvas = Canvas(160, 96)
        for number in 0..<40 {
            let part = PixelRect(x: number * 2, y: 20, width: 40, height: 40)
            canvas.fill(canvas.size.whole, [0, 0, 0])
            canvas.fill(part, [255, 255, 0])
            // The encoder uses timestamps internally. Equal timestamps must not make the encoder skip pictures.
            let picture = try #require(try canvas.encode(encoder, number: UInt64(number), at: 0))
            #expect(player.play(picture.bytes))
            #expect(player.colour(number * 2 + 20, 40)[0] > 200)
        }
    }
}
