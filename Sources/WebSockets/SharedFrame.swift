internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// A message that is encoded once for any number of sockets.
///
/// The payload is copied once at most before it is sent on a server's socket. The buffer has space before the payload,
/// which libwebsockets needs. The space already contains the frame header, which is equal for all receivers.
package final class SharedFrame: @unchecked Sendable {
    package enum Kind: UInt8, Sendable {
        case text = 1
        case binary = 2
    }

    package let kind: Kind
    package let count: Int
    let headerCount: Int
    private let storage: UnsafeMutableRawPointer

    /// Creates a message with `count` bytes. `fill` writes the whole payload into the buffer.
    package init(_ kind: Kind, count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
        self.kind = kind
        self.count = count
        headerCount = count < 126 ? 2 : count < 65536 ? 4 : 10
        storage = .allocate(byteCount: Self.room + count, alignment: 16)
        fill(UnsafeMutableRawBufferPointer(start: storage + Self.room, count: count))
        writeHeader()
    }

    deinit { storage.deallocate() }

    package convenience init(_ kind: Kind, _ bytes: [UInt8]) {
        self.init(kind, count: bytes.count) { $0.copyBytes(from: bytes) }
    }

    package convenience init(text: String) {
        self.init(.text, count: text.utf8.count) { $0.copyBytes(from: text.utf8) }
    }

    static let room = Int(CLWS_PRE)

    /// The address of the payload. Before this address, the buffer has `room` more bytes.
    var payload: UnsafeMutablePointer<UInt8> {
        (storage + Self.room).assumingMemoryBound(to: UInt8.self)
    }

    /// The bytes of the unmasked frame: header and payload.
    var wire: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: storage + Self.room - headerCount, count: headerCount + count)
    }

    /// Writes the header of a final, unmasked frame (RFC 6455, 5.2).
    private func writeHeader() {
        let header = payload - headerCount
        header[0] = 0x80 | kind.rawValue
        switch headerCount {
        case 2: header[1] = UInt8(count)
        case 4:
            header[1] = 126
            header[2] = UInt8(count >> 8)
            header[3] = UInt8(count & 0xff)
        default:
            header[1] = 127
            for index in 0..<8 { header[2 + index] = UInt8((count >> (56 - 8 * index)) & 0xff) }
        }
    }
}
