internal import CLibwebsockets

/// Writes messages to a socket that libwebsockets has reported as writable.
///
/// On a server's socket, several queued messages are encoded as frames and sent in one system call. This needs a raw
/// write on a WebSocket connection, which libwebsockets allows but does not document (`rops_write_role_protocol_ws`
/// does not change `LWS_WRITE_HTTP`).
///
/// libwebsockets encodes and sends each message separately on clients' sockets, whose frames are masked.
struct FrameWriter {
    /// The buffer in which several frames are joined. All sockets of the loop can share it, because it is empty after
    /// each write.
    private let scratch: UnsafeMutableRawBufferPointer

    /// The maximum size in bytes of a frame that is sent together with other frames. Copying a larger frame would take
    /// longer than a second system call.
    private static let largestCopied = 16 << 10
    /// The maximum number of bytes that a socket sends in one turn of the loop.
    private static let batch = 64 << 10

    init() { scratch = .allocate(byteCount: SharedFrame.room + Self.batch, alignment: 16) }

    func free() { scratch.deallocate() }

    /// Returns whether a message of `size` bytes can be sent in one system call after other messages of `bytes` bytes.
    func takes(_ size: Int, after bytes: Int) -> Bool {
        guard bytes > 0 else { return true }
        return size <= Self.largestCopied && bytes + size + 14 <= Self.batch
    }

    /// Sends one message, or several messages for which `takes` has returned true.
    ///
    /// - Returns: false if the connection is broken.
    func write(_ frames: [SharedFrame], to wsi: OpaquePointer, masked: Bool) -> Bool {
        if frames.count > 1 { return writeTogether(frames, to: wsi) }
        // libwebsockets overwrites the frame header before the payload with an equal header. A client must mask the
        // payload, and libwebsockets masks it in place, so a client sends a copy.
        let frame = masked ? frames[0].copy() : frames[0]
        return lws_write(wsi, frame.payload, frame.count, frame.writeKind) >= 0
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
    fileprivate func copy() -> SharedFrame {
        SharedFrame(kind, count: count) {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: payload, count: count))
        }
    }

    fileprivate var writeKind: lws_write_protocol { kind == .text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY }
}
