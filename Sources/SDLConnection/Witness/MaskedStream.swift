internal import SDLProtocol

/// Hides values in the stored bytes of one direction of a connection.
struct MaskedStream {
    /// The bytes of all pieces, one piece after another without gaps.
    private var bytes: [UInt8] = []
    /// For each piece, its index and the range of its bytes in `bytes`.
    private var places: [(piece: Int, range: Range<Int>)] = []
    /// For each incomplete message, the ranges of its bytes in `bytes`. The key consists of the session id and the last
    /// byte of the message id. The other bytes are not used, because SDL Core truncates message ids.
    private var parts: [UInt16: [Range<Int>]] = [:]

    /// Hides values in the pieces of one direction. Also removes the bytes before the first frame header. `places`
    /// contains the indices of these pieces in ascending order.
    static func mask(_ pieces: inout [WireHistory.Piece], _ places: [Int], _ mask: WireMask?) {
        var stream = MaskedStream()
        var isBegun = false
        for place in places {
            if pieces[place].isBehindGap {
                stream.end(&pieces, mask)
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
        stream.end(&pieces, mask)
    }

    private mutating func end(_ pieces: inout [WireHistory.Piece], _ mask: WireMask?) {
        guard let mask else { return }
        for (header, data) in KeptFrames(bytes) {
            // A control frame is never encrypted, even if its service is encrypted.
            if header.type == .control {
                bytes.replaceSubrange(data, with: MaskedBSON.masked(Array(bytes[data]), mask.names))
                continue
            }
            guard !header.isProtected, !header.service.isMedia else { continue }
            let key = UInt16(header.session.rawValue) << 8 | UInt16(header.messageID & 0xFF)
            switch header.type {
            case .control: break
            case .single: if header.service != .control { hide([data], header.version, mask) }
            case .first: parts[key] = []
            case .consecutive:
                guard let before = parts[key] else {
                    // If the beginning of the message is missing, mask all bytes of this frame.
                    for at in data { bytes[at] = UInt8(ascii: "*") }
                    break
                }
                parts[key] = before + [data]
                if header.info == 0, let whole = parts.removeValue(forKey: key) { hide(whole, header.version, mask) }
            }
        }
        for part in parts.values { hide(part, 5, mask) }
        for (piece, range) in places { pieces[piece].bytes = Array(bytes[range]) }
    }

    /// Hides values in the message that consists of the bytes in `ranges`.
    private mutating func hide(_ ranges: [Range<Int>], _ version: UInt8, _ mask: WireMask) {
        let payload = ranges.flatMap { bytes[$0] }
        var (json, function) = (0..<payload.count, Int?.none)
        if version > 1 {
            guard payload.count > 12 else { return }
            func word(_ at: Int) -> Int { payload[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            function = word(0) & 0x0FFF_FFFF
            json = 12..<min(payload.count, 12 + word(8))
        }
        let text = Array(payload[json])
        let clean = mask.message(text, function)
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
