import Glibc
import WebSockets

/// A listening port whose connections never get an answer.
final class SilentPort: Sendable {
    let address: WebAddress
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        withUnsafeMutablePointer(to: &place) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(descriptor, $0, size)
                _ = listen(descriptor, 5)
                _ = getsockname(descriptor, $0, &size)
            }
        }
        guard place.sin_port != 0 else { throw ClientError("no port to be silent at") }
        address = .loopback(UInt16(bigEndian: place.sin_port))
    }

    deinit { close(descriptor) }
}
