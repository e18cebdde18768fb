internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// The data of a virtual host of libwebsockets: the endpoints by path, and the table of subprotocols.
final class SocketVhost {
    let endpoints: [String: SocketEndpoint]
    let protocols: UnsafeMutablePointer<lws_protocols>
    private let protocolCount: Int
    private let strings = CStrings()

    /// The name of the first protocol in the table, for sockets without a subprotocol. Clients cannot request this
    /// name, because names of subprotocols contain no spaces.
    static let unnamed = "no subprotocol"

    /// Creates the data for `endpoints`. `polls` says whether this virtual host also serves polled descriptors.
    init(_ endpoints: [SocketEndpoint], polls: Bool = false) {
        self.endpoints = Dictionary(endpoints.map { ($0.path, $0) }) { _, _ in
            preconditionFailure("two socket endpoints at one path")
        }
        var spoken: [String] = [Self.unnamed]
        for name in endpoints.flatMap(\.subprotocols) where !spoken.contains(name) { spoken.append(name) }
        if polls { spoken.append(WebSocketLoop.polledName) }
        // The last entry of the table consists of zeros and marks the end.
        protocolCount = spoken.count + 1
        protocols = .allocate(capacity: protocolCount)
        protocols.initialize(repeating: lws_protocols(), count: protocolCount)
        for (index, name) in spoken.enumerated() {
            protocols[index].name = strings[name]
            protocols[index].callback = socketCallback
            // libwebsockets skips some callbacks for protocols without session memory, so reserve a few bytes.
            protocols[index].per_session_data_size = 8
            // The size of one read; the buffer is allocated for the socket's lifetime.
            protocols[index].rx_buffer_size = 8 << 10
            // The default is the read size, and libwebsockets would copy larger packets.
            protocols[index].tx_packet_size = 1 << 30
        }
        if polls { protocols[spoken.count - 1].callback = polledCallback }
    }

    /// Copies a text into memory that is freed together with this object. libwebsockets keeps pointers to the name and
    /// the interface of a virtual host, and reads the name at each request.
    func keep(_ text: String) -> UnsafePointer<CChar> { strings[text] }

    deinit {
        protocols.deinitialize(count: protocolCount)
        protocols.deallocate()
    }
}

/// C strings that are freed together with this object.
final class CStrings {
    private var strings: [UnsafeMutablePointer<CChar>] = []

    subscript(string: String) -> UnsafePointer<CChar> {
        let copy = strdup(string)!
        strings.append(copy)
        return UnsafePointer(copy)
    }

    deinit { for string in strings { free(string) } }
}
