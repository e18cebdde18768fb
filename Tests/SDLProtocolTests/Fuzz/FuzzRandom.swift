import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Generates random numbers, makes random choices and changes bytes at random. Equal seeds give equal results on every
/// machine.
struct FuzzRandom: RandomNumberGenerator {
    private var source: SplitMix

    init(seed: UInt64) { source = SplitMix(seed) }

    mutating func next() -> UInt64 { source.next() }

    /// Returns a random number from 0 to `bound` - 1.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
    mutating func one(in chances: Int) -> Bool { below(chances) == 0 }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        for index in 0..<count { bytes[index] = byte() }
        return bytes
    }

    /// Splits bytes into random chunks, from a single chunk to one chunk for each byte.
    mutating func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let longest = pick([1, 3, 13, 100, 2_000, bytes.count + 1])
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = min(start + 1 + below(longest), bytes.count)
            pieces.append(bytes[start..<end])
            start = end
        }
        return pieces
    }
}

extension FuzzRandom {
    private static let sharp: [UInt8] = [
        0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 15, 16, 17, 0x20, 0x31, 0x40, 0x50, 0x51, 0x52, 0x53, 0x58, 0x5F, 0x60, 0x7F,
        0x80, 0xFC, 0xFD, 0xFE, 0xFF,
    ]
    private static let sharpWords: [UInt32] = [
        0, 1, 4, 7, 8, 9, 12, 255, 256, 1_488, 1_489, 4_096, 4_097, 65_536, 131_072, 131_073, 0x7FFF_FFFF, 0x8000_0000,
        0xFFFF_FFFF,
    ]

    /// Changes some of the bytes, like a faulty or hostile peer.
    mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes.append(byte()) }
        let position = below(bytes.count)
        let end = min(position + 1 + below(20), bytes.count)
        switch below(10) {
        case 0, 1: bytes[position] ^= 1 << UInt8(below(8))
        case 2, 3: bytes[position] = pick(Self.sharp)
        case 4: bytes.insert(contentsOf: self.bytes(1 + below(20)), at: position)
        case 5: bytes.removeSubrange(position..<end)
        case 6: bytes.insert(contentsOf: bytes[position..<end], at: below(bytes.count))
        case 7:
            let word = pick(Self.sharpWords).bigEndian
            let sharp = withUnsafeBytes(of: word) { Array($0) }
            for (offset, byte) in sharp.enumerated() where position + offset < bytes.count {
                bytes[position + offset] = byte
            }
        case 8: bytes.removeLast(bytes.count - position)
        default: for index in position..<end { bytes[index] = byte() }
        }
    }
}

/// The number of random byte streams in the tests. The environment variable `SDL_FUZZ_STREAMS` sets the number of
/// streams for `AppWire` and for `CoreWire`. `SDL_FUZZ_FIRST` sets the first seed.
enum FuzzScale {
    static let chunks = 8

    static func streams(usually count: Int) -> Int { number("SDL_FUZZ_STREAMS") ?? count }
    static var first: Int { number("SDL_FUZZ_FIRST") ?? 1 }

    /// Divides all seeds into `chunks` parts of equal size. Returns the seeds of the part with the number `chunk`.
    /// `count` is the number of all seeds if `SDL_FUZZ_STREAMS` is not set.
    static func seeds(chunk: Int, usually count: Int) -> [UInt64] {
        stride(from: chunk, to: streams(usually: count), by: chunks).map { UInt64(first + $0) }
    }

    private static func number(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }
    }
}
