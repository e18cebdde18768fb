import SDLProtocol

/// Returns the bytes of a text in hexadecimal digits. Spaces in the text are ignored.
func hex(_ text: String) -> [UInt8] {
    let digits = text.filter { !$0.isWhitespace }
    precondition(digits.count.isMultiple(of: 2), "half a byte in \(text)")
    var bytes: [UInt8] = []
    var rest = digits[...]
    while !rest.isEmpty {
        bytes.append(UInt8(rest.prefix(2), radix: 16)!)
        rest = rest.dropFirst(2)
    }
    return bytes
}

func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }.joined()
}

extension [WireAction] {
    /// The bytes of all `send` actions, concatenated.
    var sent: [UInt8] {
        flatMap { action -> [UInt8] in
            if case .send(let bytes) = action { bytes } else { [] }
        }
    }

    var frames: [Frame] { cut(sent) }
    var messages: [WireMessage] {
        compactMap { if case .message(let message) = $0 { message } else { nil } }
    }
    var findings: [Finding] {
        compactMap { if case .finding(let finding) = $0 { finding } else { nil } }
    }
    /// All actions except `send` actions.
    var received: [WireAction] {
        filter { if case .send = $0 { false } else { true } }
    }
}

/// Splits bytes into frames. The bytes must consist of complete frames.
func cut(_ bytes: [UInt8]) -> [Frame] {
    var limits = WireLimits()
    limits.acceptsMessageIDZero = true
    limits.largePayload = 1 << 24
    var decoder = FrameDecoder(limits: limits)
    decoder.feed(bytes[...])
    var frames: [Frame] = []
    while let event = decoder.next() {
        guard case .frame(let frame) = event else { preconditionFailure("not only frames: \(event)") }
        frames.append(frame)
    }
    precondition(decoder.held == 0, "half a frame at the end")
    return frames
}
