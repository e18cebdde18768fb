internal import CLibwebsockets
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// An address at which a server listens or to which a client connects.
package enum WebAddress: Hashable, Sendable, CustomStringConvertible {
    case tcp(host: String, port: UInt16)
    case unix(path: String)

    /// Returns an address that only this machine can reach.
    package static func loopback(_ port: UInt16 = 0) -> WebAddress { .tcp(host: "127.0.0.1", port: port) }

    package var description: String {
        switch self {
        case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix \(path)"
        }
    }
}

struct ListenRequest: Sendable {
    /// The address at which the loop listens; nil if the loop only serves connections that are passed to `adopt`.
    let address: WebAddress?
    let endpoints: [SocketEndpoint]
    let answer: @Sendable (Result<WebAddress, SocketError>) -> Void
}

struct AdoptRequest: Sendable {
    let descriptor: Int32
    /// The bytes of the request head that were already read from the descriptor.
    let head: [UInt8]
}

extension WebSocketLoop {
    /// Listens at `address` until the loop is stopped.
    ///
    /// - Returns: the address with its actual port. For port 0, the system chooses the port.
    @discardableResult
    package func listen(at address: WebAddress, _ endpoints: [SocketEndpoint]) async throws -> WebAddress {
        try await withCheckedThrowingContinuation { continuation in
            submit(
                .listen(
                    ListenRequest(address: address, endpoints: endpoints) { result in
                        continuation.resume(with: result.mapError { $0 })
                    }))
        }
    }

    /// Sets the endpoints for connections that are passed to `adopt`. Call this method once, before the first call of
    /// `adopt`.
    package func serveAdopted(_ endpoints: [SocketEndpoint]) {
        submit(.listen(ListenRequest(address: nil, endpoints: endpoints) { _ in }))
    }

    /// Takes over a connection whose client requests a WebSocket. `head` contains the bytes of the request head that
    /// were already read from the descriptor.
    package func adopt(descriptor: Int32, head: [UInt8] = []) {
        submit(.adopt(AdoptRequest(descriptor: descriptor, head: head)))
    }

    func listen(_ request: ListenRequest) {
        let vhost = SocketVhost(request.endpoints)
        switch request.address {
        case nil:
            precondition(adopting == nil, "serveAdopted was called twice")
            // libwebsockets distinguishes virtual hosts by port, so this virtual host and the virtual host for dialling
            // need different ports.
            adopting = makeVhost(vhost, port: CONTEXT_PORT_NO_LISTEN_SERVER)
            request.answer(.success(.loopback()))
        case .tcp(let host, let port):
            guard let made = makeVhost(vhost, port: Int32(port), interface: host) else { return refuse(request) }
            let real = UInt16(truncatingIfNeeded: lws_get_vhost_listen_port(made))
            request.answer(.success(.tcp(host: host, port: real)))
        case .unix(let path):
            guard makeVhost(vhost, port: 0, interface: path, unix: true) != nil else { return refuse(request) }
            request.answer(.success(.unix(path: path)))
        }
    }

    private func refuse(_ request: ListenRequest) {
        let place = request.address.map(\.description) ?? "adopted"
        request.answer(.failure(.cannotListen("\(place) is in use or not available")))
    }

    func adopt(_ request: AdoptRequest) {
        guard let adopting, !isStopping else {
            Glibc.close(request.descriptor)
            return
        }
        // If a function of libwebsockets fails, it closes the descriptor.
        if request.head.isEmpty {
            lws_adopt_socket_vhost(adopting, request.descriptor)
        } else {
            request.head.withUnsafeBytes { head in
                _ = lws_adopt_socket_vhost_readbuf(
                    adopting, request.descriptor, head.bindMemory(to: CChar.self).baseAddress, head.count)
            }
        }
    }
}
