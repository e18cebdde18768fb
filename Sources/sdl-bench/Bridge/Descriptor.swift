import BenchSupport
import Glibc

/// A connection with a blocking file descriptor.
final class Descriptor {
    let number: Int32

    init(port: UInt16) throws {
        number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) }
        }
        guard connected == 0 else { throw BenchFailure(description: "port \(port) refused the connection") }
        var on: Int32 = 1
        setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(number) }

    func write(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { send(number, $0.baseAddress! + written, $0.count - written, 0) }
            guard count > 0 else { throw BenchFailure(description: "the other end disconnected") }
            written += count
        }
    }

    /// Waits for at least one byte, and appends all bytes that have arrived to `inbox`. `buffer` is reused memory.
    func read(into inbox: inout [UInt8], _ buffer: inout [UInt8]) throws {
        let count = recv(number, &buffer, buffer.count, 0)
        guard count > 0 else { throw BenchFailure(description: "the other end disconnected") }
        inbox += buffer[..<count]
    }
}
