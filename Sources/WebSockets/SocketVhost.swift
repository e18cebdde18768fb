internal import CLibwebsockets

#if canImport(Glibc)
import Glibc
#endif

/// What libwebsockets needs to keep for one listener: the endpoints by path, and the table of subprotocols.
final class SocketVhost {
    let endpoints: [String: SocketEndpoint]
    let protocols: UnsafeMutablePointer<lws_protocols>
    private let names: [UnsafeMutablePointer<CChar>]
    private var kept: [UnsafeMutablePointer<CChar>] = []

    /// The first protocol is the one for sockets without a subprotocol. No client can ask for it by name: a space stands in
    /// no token.
    static let unnamed = "no subprotocol"

    /// - Parameter attends: whether other descriptors are waited for here, too.
    init(_ endpoints: [SocketEndpoint], polls: Bool = false) {
        self.endpoints = Dictionary(endpoints.map { ($0.path, $0) }) { _, _ in
            preconditionFailure("two socket endpoints at one path")
        }
        var spoken: [String] = [Self.unnamed]
        for name in endpoints.flatMap(\.subprotocols) where !spoken.contains(name) { spoken.append(name) }
        if polls { spoken.append(WebSocketLoop.polledName) }
        names = spoken.map { strdup($0) }
        // One more, zeroed, ends the table.
        protocols = .allocate(capacity: names.count + 1)
        protocols.initialize(repeating: lws_protocols(), count: names.count + 1)
        for (index, name) in names.enumerated() {
            protocols[index].name = UnsafePointer(name)
            protocols[index].callback = socketCallback
            // Without a session's memory libwebsockets skips some of its callbacks.
            protocols[index].per_session_data_size = 8
            // What is read at a time, and held for as long as the socket lives.
            protocols[index].rx_buffer_size = 8 << 10
            // Would otherwise be the size above, and what goes beyond it is copied aside.
            protocols[index].tx_packet_size = 1 << 30
        }
        if polls { protocols[names.count - 1].callback = polledCallback }
    }

    /// A copy that lives as long as this: libwebsockets keeps the pointers to a virtual host's name and interface, and
    /// reads the name with every head.
    func keep(_ text: String) -> UnsafePointer<CChar> {
        kept.append(strdup(text))
        return UnsafePointer(kept.last!)
    }

    deinit {
        protocols.deinitialize(count: names.count + 1)
        protocols.deallocate()
        for text in names + kept { free(text) }
    }
}
