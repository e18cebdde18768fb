internal import SDLProtocol

/// Finds and masks the messages in the stored bytes of one direction of a connection.
struct MaskedStream {
    typealias Mask = (_ json: [UInt8], _ function: Int?) -> [UInt8]

    /// The contiguous bytes of the stream.
    private var bytes: [UInt8] = []
    /// The range of each piece in `bytes`.
    private var places: [(piece: Int, range: Range<Int>)] = []
    /// Incomplete messages by session and message id. Only the id's last byte is used, because SDL Core truncates it.
    private var parts: [UInt16: [Range<Int>]] = [:]

    /// - Parameter places: the indices of the stream's pieces, in order.
    static func mask(_ pieces: inout [WireHistory.Piece], _ places: [Int], _ masked: Mask?) {
        var stream = MaskedStream()
        var isBegun = false
        for place in places {
            if pieces[place].isBehindGap {
                stream.end(&pieces, masked)
                stream = MaskedStream()
                isBegun = false
            }
            if !isBegun {
                guard let frame = pieces[place].frame else {
                    (pieces[place].bytes, pieces[place].skipped) = ([], 0)
                    continue
                }
                pieces[place].bytes.removeFirst(frame)
                isBegun = true
            }
            let start = stream.bytes.count
            stream.bytes += pieces[place].bytes
            stream.places.append((place, start..<stream.bytes.count))
        }
        stream.end(&pieces, masked)
    }

    private mutating func end(_ pieces: inout [WireHistory.Piece], _ masked: Mask?) {
        guard let masked else { return }
        for (header, data) in KeptFrames(bytes) where !header.isProtected && !header.service.isMedia {
            let key = UInt16(header.session.rawValue) << 8 | UInt16(header.messageID & 0xFF)
            switch header.type {
            case .control: break
            case .single: if header.service != .control { mask([data], header.version, masked) }
            case .first: parts[key] = []
            case .consecutive:
                guard let before = parts[key] else {
                    // The beginning is missing, so mask all of it.
                    for at in data { bytes[at] = UInt8(ascii: "*") }
                    break
                }
                parts[key] = before + [data]
                if header.info == 0, let whole = parts.removeValue(forKey: key) { mask(whole, header.version, masked) }
            }
        }
        for part in parts.values { mask(part, 5, masked) }
        for (piece, range) in places { pieces[piece].bytes = Array(bytes[range]) }
    }

    private mutating func mask(_ ranges: [Range<Int>], _ version: UInt8, _ masked: Mask) {
        let payload = ranges.flatMap { bytes[$0] }
        var (json, function) = (0..<payload.count, Int?.none)
        if version > 1 {
            guard payload.count > 12 else { return }
            func word(_ at: Int) -> Int { payload[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            function = word(0) & 0x0FFF_FFFF
            json = 12..<min(payload.count, 12 + word(8))
        }
        let text = Array(payload[json])
        let clean = masked(text, function)
        guard clean != text, clean.count == text.count else { return }
        var at = 0
        for range in ranges {
            for index in range {
                if json.contains(at) { bytes[index] = clean[at - json.lowerBound] }
                at += 1
            }
        }
    }
}
