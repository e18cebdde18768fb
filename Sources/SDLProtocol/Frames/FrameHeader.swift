/// The header of a frame: 8 bytes in version 1, 12 bytes in versions 2 to 5.
package struct FrameHeader: Hashable, Sendable {
    package var version: UInt8
    /// Whether the protection bit is set. From version 2 on, the bit means that the frame is encrypted; in version 1,
    /// that the frame is compressed.
    package var isProtected: Bool
    package var type: FrameType
    package var service: ServiceType
    /// The frame info. In a control frame, this is a control code. In a consecutive frame, this is the number of the
    /// frame, or 0 for the last frame of the message.
    package var info: UInt8
    package var session: SessionID
    /// The number of payload bytes in the frame.
    package var dataSize: Int
    /// The message id; 0 in version 1, which has no message ids.
    package var messageID: UInt32

    package init(
        version: UInt8, type: FrameType, service: ServiceType, info: UInt8 = 0, session: SessionID,
        dataSize: Int = 0, messageID: UInt32 = 0, isProtected: Bool = false
    ) {
        self.version = version
        self.isProtected = isProtected
        self.type = type
        self.service = service
        self.info = info
        self.session = session
        self.dataSize = dataSize
        self.messageID = messageID
    }

    package static func size(version: UInt8) -> Int { version == 1 ? 8 : 12 }
    package var size: Int { FrameHeader.size(version: version) }
    package var control: ControlCode? { type == .control ? ControlCode(rawValue: info) : nil }

    /// Writes the header to the start of `bytes`, which must have space for `size` bytes.
    func write(to bytes: UnsafeMutableRawBufferPointer) {
        let first = version << 4 | (isProtected ? 8 : 0) | type.rawValue
        let word =
            UInt64(first) << 56 | UInt64(service.rawValue) << 48 | UInt64(info) << 40
            | UInt64(session.rawValue) << 32 | UInt64(UInt32(dataSize))
        bytes.storeBytes(of: word.bigEndian, as: UInt64.self)
        if version > 1 { bytes.storeBytes(of: messageID.bigEndian, toByteOffset: 8, as: UInt32.self) }
    }
}

/// The result of parsing a frame header.
enum HeaderReading: Equatable {
    case header(FrameHeader)
    /// The bytes are valid so far, but the header needs more bytes.
    case incomplete
    case malformed(Malformed)
}

extension FrameHeader {
    /// Parses the header at the start of `bytes`. Like SDL Core, detects errors only when eight bytes are available.
    static func read(_ bytes: UnsafeRawBufferPointer, limits: borrowing WireLimits) -> HeaderReading {
        guard bytes.count >= 8 else { return .incomplete }
        let word = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
        let first = UInt8(truncatingIfNeeded: word >> 56)
        let version = first >> 4
        guard version >= 1, version <= limits.highestVersion else { return .malformed(.version(version)) }
        guard let type = FrameType(rawValue: first & 7) else { return .malformed(.frameType(first & 7)) }
        let rawService = UInt8(truncatingIfNeeded: word >> 48)
        guard let service = ServiceType(rawValue: rawService) else { return .malformed(.serviceType(rawService)) }
        var header = FrameHeader(
            version: version, type: type, service: service, info: UInt8(truncatingIfNeeded: word >> 40),
            session: SessionID(UInt8(truncatingIfNeeded: word >> 32)),
            dataSize: Int(word & 0xFFFF_FFFF), isProtected: first & 8 != 0)
        if let fault = header.fault(limits: limits) { return .malformed(fault) }
        guard version > 1 else { return .header(header) }
        guard bytes.count >= 12 else { return .incomplete }
        header.messageID = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
        if header.messageID == 0, type != .control, !limits.acceptsMessageIDZero { return .malformed(.messageIDZero) }
        return .header(header)
    }

    private func fault(limits: borrowing WireLimits) -> Malformed? {
        switch type {
        case .control:
            guard ControlCode(rawValue: info) != nil else { return .controlCode(info) }
        case .single, .consecutive:
            guard dataSize > 0 else { return .emptyPayload }
        case .first:
            return dataSize == 8 ? nil : .firstFrameSize(dataSize)
        }
        let limit = limits.receivedPayload(version: version)
        return dataSize > limit ? .dataSize(dataSize, limit: limit) : nil
    }
}
