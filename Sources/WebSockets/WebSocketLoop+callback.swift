internal import CLibwebsockets
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The function that libwebsockets calls for sockets, on the loop's thread.
func socketCallback(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ session: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
    guard let wsi else { return 0 }
    switch reason {
    case LWS_CALLBACK_SERVER_WRITEABLE, LWS_CALLBACK_CLIENT_WRITEABLE:
        return socket(of: wsi)?.writeTurn() == false ? -1 : 0
    case LWS_CALLBACK_RECEIVE, LWS_CALLBACK_CLIENT_RECEIVE:
        return socket(of: wsi)?.received(UnsafeRawBufferPointer(start: input, count: count)) == false ? -1 : 0
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        // libwebsockets reports this event to every protocol of every virtual host.
        let loop = loop(of: wsi)
        if lws_get_vhost(wsi) == loop.dialling { loop.drain() }
    case LWS_CALLBACK_TIMER:
        socket(of: wsi)?.timerFired()
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE, LWS_CALLBACK_HTTP:
        return loop(of: wsi).admit(wsi, upgrade: reason == LWS_CALLBACK_HTTP ? nil : input)
    case LWS_CALLBACK_ESTABLISHED:
        loop(of: wsi).established(wsi)
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        loop(of: wsi).dialled(wsi)
    case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH:
        guard let socket = socket(of: wsi), !socket.isGivenUp else { return -1 }
        socket.handshake.subprotocol = header(WSI_TOKEN_PROTOCOL, of: wsi)
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        // The reason of a socket that was given up is already known.
        guard let socket = socket(of: wsi), !socket.isGivenUp else { break }
        let why = input.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self) }
        socket.closure = SocketClosure(code: .abnormal, reason: why ?? "no connection")
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        if socket(of: wsi)?.isGivenUp == true { return -1 }
        return appendAuthorization(wsi, input, count)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        socket(of: wsi)?.peerCloses(UnsafeRawBufferPointer(start: input, count: count))
    case LWS_CALLBACK_WSI_DESTROY:
        if let socket = socket(of: wsi) { loop(of: wsi).end(socket) }
    default: break
    }
    return 0
}

func loop(of wsi: OpaquePointer) -> WebSocketLoop {
    Unmanaged<WebSocketLoop>.fromOpaque(lws_context_user(lws_get_context(wsi))).takeUnretainedValue()
}

private func socket(of wsi: OpaquePointer) -> WebSocket? {
    lws_get_opaque_user_data(wsi).map { Unmanaged<WebSocket>.fromOpaque($0).takeUnretainedValue() }
}

private func header(_ token: lws_token_indexes, of wsi: OpaquePointer) -> String? {
    let count = Int(lws_hdr_total_length(wsi, token))
    guard count > 0 else { return nil }
    // libwebsockets joins repeated headers with a separator and appends a zero byte.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: count * 2 + 1) { buffer in
        let copied = lws_hdr_copy(wsi, buffer.baseAddress, Int32(buffer.count), token)
        return copied > 0 ? String(cString: buffer.baseAddress!) : nil
    }
}

/// Returns the query in percent-encoded form. libwebsockets provides only the decoded parts, so they are encoded again.
private func query(of wsi: OpaquePointer) -> String {
    let room = Int(lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_URI_ARGS)) + 1
    var parts: [String] = []
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
        while lws_hdr_copy_fragment(
            wsi, buffer.baseAddress, Int32(room), WSI_TOKEN_HTTP_URI_ARGS, Int32(parts.count)) > 0
        {
            let pair = String(cString: buffer.baseAddress!)
                .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            parts.append(pair.map { PercentCoding.encode($0) }.joined(separator: "="))
        }
    }
    return parts.joined(separator: "&")
}

private func appendAuthorization(_ wsi: OpaquePointer, _ input: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
    guard let value = socket(of: wsi)?.handshake.authorization, let input else { return 0 }
    let line = "authorization: \(value)\r\n"
    guard line.utf8.count < count else { return -1 }
    let place = input.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>.self)
    for byte in line.utf8 {
        place.pointee.pointee = byte
        place.pointee += 1
    }
    return 0
}

extension WebSocketLoop {
    /// Retains a socket for as long as libwebsockets refers to it.
    func keep(_ socket: WebSocket) -> UnsafeMutableRawPointer {
        sockets[socket.id] = socket
        tally.sockets = sockets.count
        return Unmanaged.passRetained(socket).toOpaque()
    }

    func end(_ socket: WebSocket) {
        guard sockets.removeValue(forKey: socket.id) != nil else { return }
        tally.sockets = sockets.count
        let asked = socket.outgoing.withLock { state in
            state.ended = true
            state.queue.removeAll()
            return state.closing
        }
        socket.wsi = nil
        socket.disarm()
        let closure = socket.closure ?? asked ?? SocketClosure(code: .abnormal, reason: "the connection was lost")
        if let dialling = socket.dialling.take() { dialling.answer(.failure(.cannotDial(closure.reason))) }
        if socket.isOpen { socket.handler(.closed(closure)) }
        socket.isOpen = false
        socket.handler = { _ in }
        Unmanaged.passUnretained(socket).release()
        endIfIdle()
    }

    fileprivate func established(_ wsi: OpaquePointer) {
        guard let socket = socket(of: wsi), let endpoint = vhost(of: wsi).endpoints[socket.handshake.path] else {
            return
        }
        let name = String(cString: lws_get_protocol(wsi).pointee.name)
        if name != SocketVhost.unnamed { socket.handshake.subprotocol = name }
        socket.wsi = wsi
        socket.didOpen(wsi, endpoint.open(socket))
    }

    fileprivate func dialled(_ wsi: OpaquePointer) {
        guard let socket = socket(of: wsi), let request = socket.dialling.take() else { return }
        socket.wsi = wsi
        socket.didOpen(wsi, request.open(socket))
        request.answer(.success(socket))
    }

    private func vhost(of wsi: OpaquePointer) -> SocketVhost {
        Unmanaged<SocketVhost>.fromOpaque(lws_get_vhost_user(lws_get_vhost(wsi))).takeUnretainedValue()
    }

    /// Accepts or refuses a request to open a WebSocket.
    ///
    /// - Returns: 0 to continue with the upgrade, -1 to close the connection when a response was sent.
    fileprivate func admit(_ wsi: OpaquePointer, upgrade: UnsafeMutableRawPointer?) -> Int32 {
        guard let path = header(WSI_TOKEN_GET_URI, of: wsi) else {
            return refuse(wsi, "/", Refusal(405, "GET needed", "A WebSocket handshake is a GET request."))
        }
        guard let endpoint = vhost(of: wsi).endpoints[path] else {
            return refuse(wsi, path, Refusal(404, "No such path", "There is no socket at \(path)."))
        }
        let kind = upgrade.map { String(cString: $0.assumingMemoryBound(to: CChar.self)).lowercased() }
        guard kind == "websocket" else {
            return refuse(wsi, path, Refusal(426, "Upgrade needed", "This path speaks WebSocket only."))
        }
        guard header(WSI_TOKEN_VERSION, of: wsi) == "13" else {
            return refuse(wsi, path, Refusal(426, "Version 13 needed", "Sec-WebSocket-Version must be 13."))
        }
        let offered = header(WSI_TOKEN_PROTOCOL, of: wsi) ?? ""
        let handshake = Handshake(
            path: path, query: query(of: wsi), host: header(WSI_TOKEN_HOST, of: wsi),
            origin: header(WSI_TOKEN_ORIGIN, of: wsi),
            authorization: header(WSI_TOKEN_HTTP_AUTHORIZATION, of: wsi),
            cookie: header(WSI_TOKEN_HTTP_COOKIE, of: wsi),
            offered: offered.split { $0 == "," || $0 == " " }.map(String.init), peer: peerName(of: wsi))
        if let refusal = endpoint.refusal(of: handshake) { return refuse(wsi, path, refusal) }
        let limits = SocketLimits(
            message: endpoint.messageLimitBytes, queueMarkBytes: endpoint.queueMarkBytes,
            windowBytes: endpoint.windowBytes,
            windowMessages: endpoint.windowMessages)
        let socket = WebSocket(id: nextID(), loop: self, isClient: false, handshake: handshake, limits: limits)
        lws_set_opaque_user_data(wsi, keep(socket))
        return 0
    }

    private func refuse(_ wsi: OpaquePointer, _ path: String, _ refusal: Refusal) -> Int32 {
        settings.log("\(peerName(of: wsi)) was refused at \(path): \(refusal.status) \(refusal.detail)")
        var answer = [UInt8](repeating: 0, count: SharedFrame.room) + refusal.response
        answer.withUnsafeMutableBufferPointer { answer in
            let start = answer.baseAddress! + SharedFrame.room
            _ = lws_write(wsi, start, answer.count - SharedFrame.room, LWS_WRITE_HTTP)
        }
        return -1
    }

    private func peerName(of wsi: OpaquePointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            buffer.initialize(repeating: 0)
            let name = lws_get_peer_simple(wsi, buffer.baseAddress, buffer.count)
            return name.map { String(cString: $0) } ?? "unix"
        }
    }
}

extension WebSocket {
    /// Handles the close frame of the other side. `payload` is empty, or has a code of two bytes and a reason.
    fileprivate func peerCloses(_ payload: UnsafeRawBufferPointer) {
        guard closure == nil else { return }
        guard payload.count >= 2 else {
            closure = SocketClosure(code: .noCode, byPeer: true)
            return
        }
        let code = CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
        let reason = String(decoding: payload.dropFirst(2), as: UTF8.self)
        closure = SocketClosure(code: code, reason: reason, byPeer: true)
    }
}
