import Glibc
import SDLSupport
import WebSockets

/// A client that sends only the bytes of the test, and records all received bytes.
final class RawClient: Sendable {
    private struct Received {
        var bytes: [UInt8] = []
        var isOver = false
    }

    let descriptor: Int32
    private let received = Lock(Received())
    /// An entry for each arrival of bytes and for the end of the connection. The value is the number of bytes so far. A
    /// test waits for these entries.
    private let news = Gathered<Int>()

    /// Connects to a server.
    ///
    /// - Parameters:
    ///   - source: the local address from which the client connects.
    ///   - reads: whether the client reads from the start.
    init(_ address: WebAddress, from source: String? = nil, reads: Bool = true, receiveBuffer: Int32? = nil) throws {
        switch address {
        case .tcp(_, let port):
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            if var size = receiveBuffer {
                setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            }
            var place = sockaddr_in()
            place.sin_family = sa_family_t(AF_INET)
            if let source {
                inet_pton(AF_INET, source, &place.sin_addr)
                try Self.call(bind, descriptor, &place)
            }
            place.sin_port = port.bigEndian
            inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
            try Self.call(Glibc.connect, descriptor, &place)
        case .unix(let path):
            descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var place = sockaddr_un()
            place.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8) }
            try Self.call(Glibc.connect, descriptor, &place)
        }
        if reads { startReading() }
    }

    deinit { Glibc.close(descriptor) }

    private typealias Call = (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32

    private static func call<Place>(_ call: Call, _ descriptor: Int32, _ place: inout Place) throws {
        let failed = withUnsafePointer(to: &place) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call(descriptor, $0, socklen_t(MemoryLayout<Place>.size))
            }
        }
        if failed != 0 { throw ClientError(String(cString: strerror(errno))) }
    }

    func startReading() {
        spawnThread(named: "raw client") { [self] in
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                let total = received.withLock { received in
                    if count > 0 { received.bytes.append(contentsOf: buffer[..<count]) }
                    received.isOver = count <= 0
                    return received.bytes.count
                }
                news.add(total)
                if count <= 0 { return }
            }
        }
    }

    // MARK: Sending

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends from another thread, because the call may wait until the server reads.
    func sendInBackground(_ bytes: [UInt8]) { spawnThread(named: "raw sender") { self.send(bytes) } }

    /// Ends both directions of the connection immediately. The descriptor stays open.
    func abort() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    // MARK: Receiving

    var bytes: [UInt8] { received.withLock { $0.bytes } }
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isClosed: Bool { received.withLock { $0.isOver } }

    func wait(until isEnough: @escaping @Sendable ([UInt8]) -> Bool) async throws {
        try await news.wait { [received] _ in received.withLock { isEnough($0.bytes) || $0.isOver } }
    }

    /// Waits for the end of the connection, and returns all received bytes.
    func all() async throws -> String {
        try await news.wait { [received] _ in received.withLock { $0.isOver } }
        return text
    }

    /// Removes and returns the first `count` received bytes.
    func take(_ count: Int) -> [UInt8] {
        received.withLock { received in
            let taken = Array(received.bytes.prefix(count))
            received.bytes.removeFirst(taken.count)
            return taken
        }
    }
}

struct ClientError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
