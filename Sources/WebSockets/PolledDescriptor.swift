internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// An external file descriptor that a loop polls beside its sockets. All calls are on the loop's thread.
package protocol PolledDescriptor: AnyObject, Sendable {
    /// Must stay open until `ended`.
    var descriptor: Int32 { get }
    /// The descriptor is readable. Called again while the descriptor is readable.
    func ready()
    /// The messages that `ready` sent to this loop's sockets have been written.
    func written()
    /// The loop has ended and no longer polls the descriptor. Called once, on any thread.
    func ended()
}

extension WebSocketLoop {
    /// The protocol name of such descriptors in libwebsockets.
    static let polledName = "a polled descriptor"

    /// Polls a descriptor beside the sockets, so that one thread serves both.
    package func poll(_ polled: any PolledDescriptor) {
        submit(.poll(polled))
    }

    func begin(_ polled: any PolledDescriptor) {
        // libwebsockets closes the descriptor that it polls, so it gets a copy.
        let copy = isStopping ? -1 : fcntl(polled.descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0,
            let wsi = lws_adopt_descriptor_vhost(
                dialling, LWS_ADOPT_RAW_FILE_DESC, lws_sock_file_fd_type(filefd: copy), Self.polledName, nil)
        else { return polled.ended() }
        lws_set_opaque_user_data(wsi, Unmanaged.passRetained(PolledBox(polled)).toOpaque())
    }

    /// Serves a descriptor. Messages sent meanwhile are written immediately after it, without another round of
    /// libwebsockets.
    fileprivate func serve(_ polled: any PolledDescriptor) {
        gathers = true
        tally.polled += 1
        polled.ready()
        gathers = false
        for socket in gathered { socket.writeNow() }
        gathered.removeAll(keepingCapacity: true)
        polled.written()
    }
}

private final class PolledBox: Sendable {
    let polled: any PolledDescriptor

    init(_ polled: any PolledDescriptor) { self.polled = polled }
}

/// libwebsockets' callback for polled descriptors.
func polledCallback(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ session: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
    guard let wsi, let opaque = lws_get_opaque_user_data(wsi) else { return 0 }
    let box = Unmanaged<PolledBox>.fromOpaque(opaque)
    switch reason {
    case LWS_CALLBACK_RAW_RX_FILE: loop(of: wsi).serve(box.takeUnretainedValue().polled)
    case LWS_CALLBACK_RAW_CLOSE_FILE:
        lws_set_opaque_user_data(wsi, nil)
        box.takeRetainedValue().polled.ended()
    default: break
    }
    return 0
}
