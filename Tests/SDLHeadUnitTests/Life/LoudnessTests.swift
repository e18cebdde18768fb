import SDLSupport
import Testing

@testable import SDLHeadUnit

/// How loud the car hears what is said to it.
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

    @Test(arguments: sounds) func `Each tenth of a second has its loudest sample`(_ sound: Sound) {
        #expect(WAVFile.levels(of: Self.file(sound)) == sound.levels)
    }

    @Test func `What is cut short anywhere is heard as far as it goes, and nothing traps`() {
        let whole = Self.file(Self.sounds[0])
        for length in 0..<whole.count { _ = WAVFile.levels(of: Array(whole.prefix(length))) }
        #expect(WAVFile.levels(of: Array(whole.prefix(60))) == [50])
    }

    @Test func `The state tells how loud the sound given last is, and since when`() async throws {
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
}
