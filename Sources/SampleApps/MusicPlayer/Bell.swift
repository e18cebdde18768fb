/// A bell sound. `wave` is half a second of a fading tone, as a WAV file with 8 kHz and 8 bits per sample.
enum Bell {
    static var wave: [UInt8] {
        let (rate, count) = (8000, 4000)
        // A square wave needs no sine function, and sounds like an alarm clock.
        let samples = (0..<count).map { index -> UInt8 in
            let loudness = 100 * (count - index) / count
            return UInt8(128 + (index / 5 % 2 == 0 ? loudness : -loudness))
        }
        return Array("RIFF".utf8) + little(36 + count, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
            + little(1, 2) + little(rate, 4) + little(rate, 4) + little(1, 2) + little(8, 2) + Array("data".utf8)
            + little(count, 4) + samples
    }

    private static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) }
    }
}
