internal import CLibwebsockets

/// Writes messages to a socket that libwebsockets has reported writable.
///
/// Several queued messages of a server-side socket are concatenated as encoded frames and sent in one system call. That
/// needs a raw write on a WebSocket connection, which libwebsockets allows but does not document
/// (`rops_write_role_protocol_ws` does not change `LWS_WRITE_HTTP`). If `coalesces` is false, each message is sent
/// alone with the library's framing. Compressed sockets and dialled ones, whose frames are masked, are always sent so.
struct FrameWriter {
    /// The buffer for concatenation, shared by all sockets of the loop because no bytes stay in the buffer.
    private let scratch: UnsafeMutableRawBufferPointer
    let coalesces: Bool

    /// Larger frames are sent alone, because copying them costs more than it saves.
    private static let largestCopied = 16 << 10
    /// The maximum number of bytes that one socket sends in one turn.
    private static let batch = 64 << 10

    init(coalesces: Bool) {
        self.coalesces = coalesces
        scratch = .allocate(byteCount: SharedFrame.room + Self.batch, alignment: 16)
    }

    func free() { scratch.deallocate() }

    /// Returns whether a message of this size can be sent together with `bytes` bytes of other messages.
    func takes(_ size: Int, after bytes: Int) -> Bool {
        guard bytes > 0 else { return true }
        return coalesces && size <= Self.largestCopied && bytes + size + 14 <= Self.batch
    }

    /// Sends one message, or several for which `takes` returned true.
    ///
    /// - Returns: false when the connection is broken.
    func write(_ frames: [SharedFrame], to wsi: OpaquePointer, masked: Bool) -> Bool {
        if frames.count > 1 { return writeTogether(frames, to: wsi) }
        return masked ? writeMasked(frames[0], to: wsi) : writeShared(frames[0], to: wsi)
    }

    /// libwebsockets writes the frame's header before the payload; it equals the one already there.
    private func writeShared(_ frame: SharedFrame, to wsi: OpaquePointer) -> Bool {
        lws_write(wsi, frame.payload, frame.count, frame.writeKind) >= 0
    }

    /// Masking changes the payload in place, so a client sends a copy.
    private func writeMasked(_ frame: SharedFrame, to wsi: OpaquePointer) -> Bool {
        let copy = SharedFrame(frame.kind, count: frame.count) {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: frame.payload, count: frame.count))
        }
        return lws_write(wsi, copy.payload, copy.count, copy.writeKind) >= 0
    }

    private func writeTogether(_ frames: [SharedFrame], to wsi: OpaquePointer) -> Bool {
        var end = scratch.baseAddress! + SharedFrame.room
        let start = end.assumingMemoryBound(to: UInt8.self)
        for frame in frames {
            let wire = frame.wire
            end.copyMemory(from: wire.baseAddress!, byteCount: wire.count)
            end += wire.count
        }
        return lws_write(wsi, start, end - UnsafeMutableRawPointer(start), LWS_WRITE_HTTP) >= 0
    }
}

extension SharedFrame {
    fileprivate var writeKind: lws_write_protocol { kind == .text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY }
}
