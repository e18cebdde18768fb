internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// Somebody else's descriptor that a loop waits for beside its sockets. Everything is called on the loop's thread.
package protocol AttendedDescriptor: AnyObject, Sendable {
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
    static let attendedName = "an attended descriptor"

    /// Waits for a descriptor beside the sockets, so that one thread serves both.
    package func attend(_ attended: any AttendedDescriptor) {
        submit(.attend(attended))
    }

    func begin(_ attended: any AttendedDescriptor) {
        // libwebsockets closes what it waited for.
        let copy = isStopping ? -1 : fcntl(attended.descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0,
            let wsi = lws_adopt_descriptor_vhost(
                dialling, LWS_ADOPT_RAW_FILE_DESC, lws_sock_file_fd_type(filefd: copy), Self.attendedName, nil)
        else { return attended.ended() }
        lws_set_opaque_user_data(wsi, Unmanaged.passRetained(AttendedBox(attended)).toOpaque())
    }

    /// What is said meanwhile goes out right after it, without another round of libwebsockets.
    fileprivate func serve(_ attended: any AttendedDescriptor) {
        gathers = true
        tally.attended += 1
        attended.ready()
        gathers = false
        for socket in gathered { socket.writeNow() }
        gathered.removeAll(keepingCapacity: true)
        attended.said()
    }
}

private final class AttendedBox: Sendable {
    let attended: any AttendedDescriptor

    init(_ attended: any AttendedDescriptor) { self.attended = attended }
}

/// What libwebsockets has to say of such a descriptor.
func attendedCallback(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ session: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
    guard let wsi, let opaque = lws_get_opaque_user_data(wsi) else { return 0 }
    let box = Unmanaged<AttendedBox>.fromOpaque(opaque)
    switch reason {
    case LWS_CALLBACK_RAW_RX_FILE: loop(of: wsi).serve(box.takeUnretainedValue().attended)
    case LWS_CALLBACK_RAW_CLOSE_FILE:
        lws_set_opaque_user_data(wsi, nil)
        box.takeRetainedValue().attended.ended()
    default: break
    }
    return 0
}
