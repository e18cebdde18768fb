import SDLRPC

/// A built-in sound for the head unit's microphone, generated in the format that the app requests. The sound is the
/// same in each run.
package enum MicrophoneSound: String, Hashable, Sendable, CaseIterable {
    /// One second of a single tone that swells and fades.
    case hum
    /// Two seconds of speech-like syllables with pauses, without a meaning.
    case speech

    /// Returns at most one second of samples. The first `heard` bytes were already delivered. After its end, the sound
    /// starts again.
    func second(after heard: Int, for request: SDLPerformAudioPassThru) -> ArraySlice<UInt8> {
        guard let samples = WAVFile.samples(of: wav(for: request)), !samples.isEmpty else { return [] }
        let start = samples.startIndex + heard % samples.count
        let width = request.bitsPerSample == ._8Bit ? 1 : 2
        return samples[start..<min(start + request.samplingRate.hertz * width, samples.endIndex)]
    }

    func wav(for request: SDLPerformAudioPassThru) -> [UInt8] {
        let rate = request.samplingRate.hertz
        return WAVFile.file(of: samples(rate), rate: rate, isWide: request.bitsPerSample != ._8Bit)
    }

    private func samples(_ rate: Int) -> [Int] {
        switch self {
        case .hum: return Self.note(220, count: rate, rate)
        case .speech:
            // Each pitch lasts a sixth of a second; 0 is a pause.
            let pitches = [130, 150, 140, 0, 160, 120, 0, 0, 140, 155, 110, 0]
            return pitches.flatMap { Self.note($0, count: rate / 6, rate) }
        }
    }

    /// Returns `count` samples of a tone of `pitch` hertz. The tone is loudest in the middle, with two thirds of the
    /// maximum amplitude.
    private static func note(_ pitch: Int, count: Int, _ rate: Int) -> [Int] {
        (0..<count).map { index in
            let loudness = min(index, count - index) * 2
            // The overtone makes the tone sound like a voice.
            let wave = wave(index * pitch, rate) * 2 / 3 + wave(index * pitch * 5, rate) / 3
            return wave * loudness / count
        }
    }

    /// Returns the sample of a triangle wave after `turned` / `rate` periods. Integer arithmetic gives the same result
    /// on every machine.
    private static func wave(_ turned: Int, _ rate: Int) -> Int {
        let top = 22_000
        let at = turned % rate * 4 * top / rate
        return at < top ? at : at < 3 * top ? 2 * top - at : at - 4 * top
    }
}

extension SDLSamplingRate {
    fileprivate var hertz: Int {
        switch self {
        case ._8khz: 8_000
        case ._22khz: 22_050
        case ._44khz: 44_100
        default: 16_000
        }
    }
}

extension WAVFile {
    /// Returns a WAV file with one channel. `samples` have 16 bits. If `isWide` is false, the file has 8-bit samples:
    /// the upper eight bits plus 128.
    static func file(of samples: [Int], rate: Int, isWide: Bool) -> [UInt8] {
        let width = isWide ? 2 : 1
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        let data = samples.flatMap { isWide ? bytes($0, 2) : [UInt8(128 + $0 >> 8)] }
        let format =
            bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(rate * width, 4) + bytes(width, 2) + bytes(8 * width, 2)
        let chunks = Array("fmt ".utf8) + bytes(16, 4) + format + Array("data".utf8) + bytes(data.count, 4) + data
        return Array("RIFF".utf8) + bytes(chunks.count + 4, 4) + Array("WAVE".utf8) + chunks
    }
}
