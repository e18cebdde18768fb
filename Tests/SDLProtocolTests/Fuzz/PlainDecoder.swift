import SDLProtocol

/// A simple decoder that finds frames in bytes and skips invalid bytes. The real decoder must give the same result for
/// any stream.
enum PlainDecoder {
    struct Outcome: Equatable {
        var frames: [Frame] = []
        var runs = 0
    }

    static func decode(_ bytes: [UInt8], _ limits: WireLimits) -> Outcome {
        var outcome = Outcome()
        var position = 0
        var isBad = false
        while let size = sizeOfFrame(bytes[position...], limits) {
            if size == 0 {
                if !isBad { outcome.runs += 1 }
                isBad = true
                position += 1
            } else {
                guard position + size <= bytes.count else { break }
                outcome.frames.append(frame(Array(bytes[position..<(position + size)])))
                isBad = false
                position += size
            }
        }
        return outcome
    }

    /// Returns the size of the frame at the start of `bytes`. Returns nil if more bytes are needed, and 0 if no frame
    /// begins at the start of `bytes`.
    private static func sizeOfFrame(_ bytes: ArraySlice<UInt8>, _ limits: WireLimits) -> Int? {
        let bytes = Array(bytes.prefix(12))
        guard bytes.count >= 8 else { return nil }
        let (version, type) = (bytes[0] / 16, bytes[0] % 8)
        let size = Int(bytes[4]) << 24 + Int(bytes[5]) << 16 + Int(bytes[6]) << 8 + Int(bytes[7])
        guard (1...limits.highestVersion).contains(version), type < 4 else { return 0 }
        guard [0, 7, 10, 11, 15].contains(bytes[1]) else { return 0 }
        if type == 0, !(bytes[2] <= 9 || bytes[2] >= 0xFD) { return 0 }
        if type == 1 || type == 3, size == 0 { return 0 }
        if type == 2, size != 8 { return 0 }
        if type != 2, size > (version < 3 ? limits.smallPayload : limits.largePayload) { return 0 }
        if version == 1 { return 8 + size }
        guard bytes.count == 12 else { return nil }
        if type != 0, !limits.acceptsMessageIDZero, bytes[8...11] == [0, 0, 0, 0] { return 0 }
        return 12 + size
    }

    private static func frame(_ bytes: [UInt8]) -> Frame {
        let version = bytes[0] / 16
        let id = version == 1 ? 0 : bytes[8..<12].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        let header = FrameHeader(
            version: version, type: FrameType(rawValue: bytes[0] % 8)!, service: ServiceType(rawValue: bytes[1])!,
            info: bytes[2], session: SessionID(bytes[3]), messageID: id, isProtected: bytes[0] / 8 % 2 == 1)
        return Frame(header: header, payload: bytes[(version == 1 ? 8 : 12)...])
    }
}
