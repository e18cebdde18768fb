import JSON
import SDLConnection
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of the loudness of audio samples that a tester gives to a PerformAudioPassThru recording.
@MainActor
@Suite struct LoudnessTests {
    struct Sound: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var rate = 1000
        var channels = 1
        var bits = 16
        let samples: [Int]
        let levels: [Int]
    }

    nonisolated static let sounds = [
        Sound(
            testDescription: "two tenths of a second", samples: Array(repeating: -16_384, count: 100) + [0, 32_767],
            levels: [50, 99]),
        Sound(testDescription: "the loudest there is", samples: [-32_768], levels: [100]),
        Sound(testDescription: "bytes, silent at 128", bits: 8, samples: [128, 64, 128], levels: [50]),
        Sound(
            testDescription: "two channels side by side", channels: 2,
            samples: Array(repeating: 8192, count: 200) + [0, 0], levels: [25, 0]),
        Sound(testDescription: "three bytes a sample", bits: 24, samples: [4_194_304], levels: [50]),
        Sound(testDescription: "a rate of nothing", rate: 0, samples: [16_384, 0], levels: [50, 0]),
        Sound(testDescription: "a rate beyond all", rate: 1 << 30, samples: [16_384, 0], levels: [50]),
    ]

    nonisolated static func file(_ sound: Sound) -> [UInt8] {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        let data = sound.samples.flatMap { bytes($0, sound.bits / 8) }
        let format = bytes(1, 2) + bytes(sound.channels, 2) + bytes(sound.rate, 4) + bytes(0, 6) + bytes(sound.bits, 2)
        let chunks = [("fmt ", format), ("data", data)].flatMap { Array($0.utf8) + bytes($1.count, 4) + $1 }
        return Array("RIFF".utf8) + bytes(chunks.count + 4, 4) + Array("WAVE".utf8) + chunks
    }

    @Test(arguments: sounds) func `each tenth of a second has the level of its loudest sample`(_ sound: Sound) {
        #expect(WAVFile.levels(of: Self.file(sound)) == sound.levels)
    }

    @Test func `reads a truncated file as far as possible and never traps`() {
        let whole = Self.file(Self.sounds[0])
        for length in 0..<whole.count { _ = WAVFile.levels(of: Array(whole.prefix(length))) }
        #expect(WAVFile.levels(of: Array(whole.prefix(60))) == [50])
    }

    @Test func `the state contains the levels and the time of the last sound`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        _ = await app.begin(
            "PerformAudioPassThru",
            ["samplingRate": "16KHZ", "maxDuration": 9000, "bitsPerSample": "16_BIT", "audioType": "PCM"])
        #expect(car.overlay("audio")?["levels"] == nil)
        await car.advance(.milliseconds(300))
        try await car.drive(.overlay(nil, .audio(wav: Self.file(Self.sounds[0]))))
        #expect(car.overlay("audio")?["levels"] == [50, 99])
        #expect(car.overlay("audio")?["bytes"] == 204)
        let shownAt = try #require(car.overlay("shownAt")?.int)
        #expect(car.overlay("audio")?["heardAt"]?.int == shownAt + 300)
    }

    nonisolated static let formats: [(rate: String, bits: String, hertz: Int, width: Int)] = [
        ("8KHZ", "8_BIT", 8_000, 1), ("8KHZ", "16_BIT", 8_000, 2), ("16KHZ", "16_BIT", 16_000, 2),
        ("22KHZ", "8_BIT", 22_050, 1), ("44KHZ", "16_BIT", 44_100, 2),
    ]

    @Test(arguments: formats, MicrophoneSound.allCases)
    func `a built-in sound is sent in the requested format`(
        _ format: (rate: String, bits: String, hertz: Int, width: Int), _ sound: MicrophoneSound
    ) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        _ = await app.begin(
            "PerformAudioPassThru",
            [
                "samplingRate": .string(format.rate), "maxDuration": 9000, "bitsPerSample": .string(format.bits),
                "audioType": "PCM",
            ])
        try await car.drive(.overlay(nil, .sound(sound)))
        let heard = app.notifications.filter { $0.message is SDLOnAudioPassThru }.flatMap { Array($0.envelope.bulk) }
        let seconds = sound == .hum ? 1 : 2
        // At 22,050 Hz, a sixth of a second is not a whole number of samples.
        #expect(abs(heard.count - seconds * format.hertz * format.width) <= 12 * format.width)
        #expect(car.overlay("audio")?["bytes"]?.int == heard.count)
        let levels = car.overlay("audio")?["levels"]?.array?.compactMap(\.int) ?? []
        #expect((seconds * 10...seconds * 10 + 1).contains(levels.count))
        // The sound swells and fades, and is never at full level.
        #expect((50...75).contains(levels.max() ?? 0))
        if sound == .speech { #expect(levels.filter { $0 <= 1 }.count >= 3) }
    }

    @Test func `refuses a sound if no recording is shown`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        _ = await app.begin("Alert", ["alertText1": "Look"])
        #expect(await car.refusal(of: .overlay(nil, .sound(.hum))) == .conflict)
    }
}
