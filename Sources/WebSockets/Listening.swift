internal import CLibwebsockets
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Where sockets come in, or where they are dialled.
package enum WebAddress: Hashable, Sendable, CustomStringConvertible {
    case tcp(host: String, port: UInt16)
    case unix(path: String)

    /// This machine alone.
    package static func loopback(_ port: UInt16 = 0) -> WebAddress { .tcp(host: "127.0.0.1", port: port) }

    package var description: String {
        switch self {
        case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix \(path)"
        }
    }
}

struct ListenRequest: Sendable {
    /// None: descriptors are going to be adopted.
    let address: WebAddress?
    let endpoints: [SocketEndpoint]
    let answer: @Sendable (Result<WebAddress, SocketError>) -> Void
}

struct AdoptRequest: Sendable {
    let descriptor: Int32
    /// Bytes of the head that were read already, if any.
    let head: [UInt8]
}

extension WebSocketLoop {
    /// Listens at an address of its own, until the loop is stopped.
    ///
    /// - Returns: the address, with the real port where 0 was asked for.
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

    /// Gets ready for `adopt`: what is to be had on descriptors that were accepted elsewhere. Once in a loop's life.
    package func serveAdopted(_ endpoints: [SocketEndpoint]) {
        submit(.listen(ListenRequest(address: nil, endpoints: endpoints) { _ in }))
    }

    /// Takes over a connected descriptor on which a client asks, or is about to ask, for a socket.
    package func adopt(descriptor: Int32, head: [UInt8] = []) {
        submit(.adopt(AdoptRequest(descriptor: descriptor, head: head)))
    }

    func listen(_ request: ListenRequest) {
        let vhost = SocketVhost(request.endpoints)
        switch request.address {
        case nil:
            precondition(adopting == nil, "one loop adopts for one server")
            // Marked unlike the dialling one: libwebsockets tells virtual hosts apart by their port.
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
        request.answer(.failure(.cannotListen("\(place) is in use or not to be had")))
    }

    func adopt(_ request: AdoptRequest) {
        guard let adopting, !isStopping else {
            Glibc.close(request.descriptor)
            return
        }
        // Both close the descriptor when they fail.
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
