/// Reads the PCM samples of WAV files.
enum WAVFile {
    static let pieceSize = 3_200

    /// Returns the content of the `data` chunk; nil if `file` is not a WAV file with this chunk.
    static func samples(of file: [UInt8]) -> ArraySlice<UInt8>? { chunk("data", of: file) }

    /// Returns the loudness of each tenth of a second, in percent of the maximum.
    static func levels(of file: [UInt8]) -> [Int] {
        guard let format = chunk("fmt ", of: file), format.count >= 16, let samples = samples(of: file) else {
            return []
        }
        let width = max(1, number(format, 14, 2) / 8)
        // The file may claim any rate, so the result is limited to about 600 levels.
        let wanted = max(samples.count / 600, number(format, 4, 4) / 10 * max(1, number(format, 2, 2)) * width)
        let step = max(1, (wanted + width - 1) / width) * width
        return stride(from: samples.startIndex, to: samples.endIndex, by: step).map { start in
            let piece = samples[start..<min(start + step, samples.endIndex)]
            return width == 1 ? level(ofBytes: piece) : level(ofWords: piece, width)
        }
    }

    /// Returns the level of 8-bit samples, which are 128 in silence.
    private static func level(ofBytes piece: ArraySlice<UInt8>) -> Int {
        min(100, (piece.map { abs(Int($0) - 128) }.max() ?? 0) * 100 / 128)
    }

    /// Returns the level of samples with more than 8 bits, computed from the two most significant bytes of each sample.
    private static func level(ofWords piece: ArraySlice<UInt8>, _ width: Int) -> Int {
        let tops = stride(from: piece.startIndex + width - 2, to: piece.endIndex - 1, by: width)
        let loudest = tops.map { abs(Int(Int16(truncatingIfNeeded: number(piece, $0 - piece.startIndex, 2)))) }.max()
        return min(100, (loudest ?? 0) * 100 / 32_768)
    }

    private static func chunk(_ name: String, of file: [UInt8]) -> ArraySlice<UInt8>? {
        guard file.count >= 12, file[0..<4].elementsEqual("RIFF".utf8), file[8..<12].elementsEqual("WAVE".utf8) else {
            return nil
        }
        var at = 12
        while at + 8 <= file.count {
            let size = number(file[...], at + 4, 4)
            let body = at + 8
            if file[at..<at + 4].elementsEqual(name.utf8) { return file[body..<min(body + size, file.count)] }
            at = body + size + size % 2
        }
        return nil
    }

    /// Reads a little-endian number of `count` bytes at the index `at`.
    private static func number(_ bytes: ArraySlice<UInt8>, _ at: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[bytes.startIndex + at + $1]) << (8 * $1) }
    }
}
