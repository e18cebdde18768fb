internal import CLibwebsockets

/// Puts messages on a socket that libwebsockets has called writable.
///
/// Several waiting messages of a server-side socket are laid end to end, frames already made, and go out in one system
/// call. The way for that is a raw write on a WebSocket connection, which libwebsockets allows without documenting it
/// (`rops_write_role_protocol_ws` leaves `LWS_WRITE_HTTP` alone); `coalesces` off goes through its own framing, one
/// message a call. Compressed sockets and those we dialled, whose frames are masked, always do.
struct FrameWriter {
    /// Where frames are laid end to end: one for the whole loop, since nothing stays in it.
    private let scratch: UnsafeMutableRawBufferPointer
    let coalesces: Bool

    /// Larger frames are not worth the copy.
    private static let largestCopied = 16 << 10
    /// What goes out in one turn of one socket.
    private static let batch = 64 << 10

    init(coalesces: Bool) {
        self.coalesces = coalesces
        scratch = .allocate(byteCount: SharedFrame.room + Self.batch, alignment: 16)
    }

    func free() { scratch.deallocate() }

    /// Whether a message of this size still goes out together with those that make up `bytes`.
    func takes(_ size: Int, after bytes: Int) -> Bool {
        guard bytes > 0 else { return true }
        return coalesces && size <= Self.largestCopied && bytes + size + 14 <= Self.batch
    }

    /// Sends one message, or several that `takes` has let in.
    ///
    /// - Returns: false when the connection is broken.
    func write(_ frames: [SharedFrame], to wsi: OpaquePointer, masked: Bool) -> Bool {
        if frames.count > 1 { return writeTogether(frames, to: wsi) }
        return masked ? writeMasked(frames[0], to: wsi) : writeShared(frames[0], to: wsi)
    }

    /// The header libwebsockets writes in front of the payload is the one that stands there already.
    private func writeShared(_ frame: SharedFrame, to wsi: OpaquePointer) -> Bool {
        lws_write(wsi, frame.payload, frame.count, frame.writeKind) >= 0
    }

    /// Masking changes the payload where it stands, so a client sends a copy.
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
