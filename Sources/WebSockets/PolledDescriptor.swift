internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// Somebody else's descriptor that a loop waits for beside its sockets. Everything is called on the loop's thread.
package protocol PolledDescriptor: AnyObject, Sendable {
    /// Must live until `ended`.
    var descriptor: Int32 { get }
    /// There is something to read; called again for as long as there is.
    func ready()
    /// What `ready` has said to sockets of this loop is on its way.
    func said()
    /// The loop is no more, and nobody waits any longer; called once, on any thread.
    func ended()
}

extension WebSocketLoop {
    /// The protocol under which libwebsockets knows such descriptors.
    static let polledName = "a polled descriptor"

    /// Waits for a descriptor beside the sockets, so that one thread serves both.
    package func poll(_ polled: any PolledDescriptor) {
        submit(.poll(polled))
    }

    func begin(_ polled: any PolledDescriptor) {
        // libwebsockets closes what it waited for.
        let copy = isStopping ? -1 : fcntl(polled.descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0,
            let wsi = lws_adopt_descriptor_vhost(
                dialling, LWS_ADOPT_RAW_FILE_DESC, lws_sock_file_fd_type(filefd: copy), Self.polledName, nil)
        else { return polled.ended() }
        lws_set_opaque_user_data(wsi, Unmanaged.passRetained(PolledBox(polled)).toOpaque())
    }

    /// What is said meanwhile goes out right after it, without another round of libwebsockets.
    fileprivate func serve(_ polled: any PolledDescriptor) {
        gathers = true
        tally.polled += 1
        polled.ready()
        gathers = false
        for socket in gathered { socket.writeNow() }
        gathered.removeAll(keepingCapacity: true)
        polled.said()
    }
}

private final class PolledBox: Sendable {
    let polled: any PolledDescriptor

    init(_ polled: any PolledDescriptor) { self.polled = polled }
}

/// What libwebsockets has to say of such a descriptor.
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
