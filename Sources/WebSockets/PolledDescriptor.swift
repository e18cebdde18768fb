internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// A file descriptor that a loop polls in addition to its sockets. The loop calls `ready` and `written` on its thread.
package protocol PolledDescriptor: AnyObject, Sendable {
    /// The file descriptor, which must stay open until `ended` is called.
    var descriptor: Int32 { get }
    /// Called again and again while the descriptor is readable.
    func ready()
    /// Called after the loop has written the messages that `ready` sent to sockets of this loop.
    func written()
    /// Called once when the loop has ended and no longer polls the descriptor. May be called on any thread.
    func ended()
}

extension WebSocketLoop {
    /// The name of libwebsockets' protocol for polled descriptors.
    static let polledName = "a polled descriptor"

    /// Begins to poll a descriptor on the thread that serves the sockets.
    package func poll(_ polled: any PolledDescriptor) {
        submit(.poll(polled))
    }

    func begin(_ polled: any PolledDescriptor) {
        // libwebsockets closes the descriptor that it polls, so libwebsockets gets a copy.
        let copy = isStopping ? -1 : fcntl(polled.descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0,
            let wsi = lws_adopt_descriptor_vhost(
                dialling, LWS_ADOPT_RAW_FILE_DESC, lws_sock_file_fd_type(filefd: copy), Self.polledName, nil)
        else { return polled.ended() }
        lws_set_opaque_user_data(wsi, Unmanaged.passRetained(PolledBox(polled)).toOpaque())
    }

    /// Calls `ready`, then writes the messages that `ready` sent to sockets of this loop.
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
