internal import CMicrohttpd
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The methods that convert responses to libmicrohttpd's response objects and pass them to libmicrohttpd for sending.
extension HTTPDaemon {
    func queue(_ response: Response, to request: Request, _ connection: OpaquePointer) -> MHD_Result {
        let extra = extraHeaders(request)
        switch response.body {
        case .none:
            return send(response.status, makeEmptyResponse(response.headers + extra), connection)
        case .prepared(let body): return queue(body, response, to: request, extra, connection)
        case .bytes(let bytes):
            let shared = SharedBytes(bytes)
            return queue(response, to: request, size: bytes.count, extra, connection, shared.makeResponse)
        case .file(let file):
            return queue(response, to: request, size: file.size, extra, connection) { range, headers in
                // The library closes the descriptor, so the library gets a copy.
                let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
                let part = MHD_create_response_from_fd_at_offset64(
                    UInt64(range.count), descriptor, UInt64(range.lowerBound))
                addHeaders(headers, to: part)
                return part
            }
        case .stream(let stream):
            let client = ClientAddress(cmhd_address(connection))
            guard limits.streams.enter(client) else {
                crowd.report(limit: "streams")
                stream.finish()
                return queue(Self.crowded("streams").response, to: request, connection)
            }
            return send(response.status, makeStream(stream, response.headers + extra, connection), connection)
        }
    }

    private func queue(
        _ body: PreparedBody, _ response: Response, to request: Request, _ extra: Fields, _ connection: OpaquePointer
    ) -> MHD_Result {
        let headers = response.headers
        // The usual case: all clients get the same response object.
        if headers.isEmpty, extra.isEmpty, response.status == .ok {
            switch Conditional(request, tag: body.tag, size: body.bytes.range.count) {
            case .whole:
                return MHD_queue_response(connection, UInt32(Status.ok.rawValue), body.whole)
            case .unchanged:
                return MHD_queue_response(connection, UInt32(Status.notModified.rawValue), body.unchanged)
            case .part, .unsatisfiable, .failed: break
            }
        }
        var full = response
        full.headers = body.headers + headers
        return queue(full, to: request, size: body.bytes.range.count, extra, connection, body.bytes.makeResponse)
    }

    /// Passes a response to libmicrohttpd for sending: with the whole body, a part of the body, or no body.
    private func queue(
        _ response: Response, to request: Request, size: Int, _ extra: Fields, _ connection: OpaquePointer,
        _ make: (Range<Int>, Fields) -> OpaquePointer?
    ) -> MHD_Result {
        var headers = response.headers + extra
        let tag = headers.field("ETag")
        guard response.status == .ok, let tag, request.method == .get || request.method == .head else {
            return send(response.status, make(0..<size, headers), connection)
        }
        headers.set("Accept-Ranges", "bytes")
        switch Conditional(request, tag: tag, size: size) {
        case .whole: return send(.ok, make(0..<size, headers), connection)
        case .unchanged: return send(.notModified, makeEmptyResponse(headers.withoutContent), connection)
        case .part(let range):
            headers.set("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
            return send(.partialContent, make(range, headers), connection)
        case .unsatisfiable:
            let problem = Problem(
                .rangeNotSatisfiable, detail: "The content has only \(size) bytes.",
                headers: ["Content-Range": "bytes */\(size)"])
            return queue(problem.response, to: request, connection)
        case .failed:
            return queue(
                Problem(.preconditionFailed, detail: "The current tag is \(tag).").response, to: request, connection)
        }
    }

    private func send(_ status: Status, _ response: OpaquePointer?, _ connection: OpaquePointer) -> MHD_Result {
        guard let response else { return .NO }
        defer { MHD_destroy_response(response) }
        return MHD_queue_response(connection, UInt32(status.rawValue), response)
    }

    /// Returns the header fields that a response needs because of the origin or the token of the request.
    private func extraHeaders(_ request: Request) -> Fields {
        var headers = Fields()
        if !gate.origins.isEmpty {
            headers.add("Vary", "Origin")
            if let origin = gate.sharedOrigin(request.headers.field("Origin")) {
                headers.add("Access-Control-Allow-Origin", origin)
                headers.add("Access-Control-Allow-Credentials", "true")
                headers.add("Access-Control-Expose-Headers", "ETag, Link, Location")
            }
        }
        if let token = gate.token, request.query[AccessPolicy.parameter] == token {
            // The page's files and sockets are requested without the query, so set a cookie.
            headers.add("Set-Cookie", "\(AccessPolicy.cookie)=\(token); Path=/; HttpOnly; SameSite=Strict")
        }
        return headers
    }

    // MARK: Streams

    private func makeStream(
        _ stream: BodyStream, _ headers: Fields, _ connection: OpaquePointer
    ) -> OpaquePointer? {
        let client = ClientAddress(cmhd_address(connection))
        let watch = hangUps.watch(cmhd_descriptor(connection), probe: { stream.probe() }, gone: { stream.end() })
        let reading = Reading(stream, Connection(pointer: connection)) { [limits, hangUps, underWay] in
            underWay.remove(stream)
            stream.finish()
            hangUps.forget(watch)
            limits.streams.leave(client)
        }
        underWay.add(stream)
        let this = Unmanaged.passRetained(reading).toOpaque()
        let response = MHD_create_response_from_callback(
            UInt64.max, 16 << 10, readStream, this, { Unmanaged<Reading>.fromOpaque($0!).takeRetainedValue().end() })
        guard let response else {
            Unmanaged<Reading>.fromOpaque(this).takeRetainedValue().end()
            return nil
        }
        addHeaders(headers, to: response)
        return response
    }
}

private final class Reading {
    let stream: BodyStream
    let connection: Connection
    let end: () -> Void

    init(_ stream: BodyStream, _ connection: Connection, end: @escaping () -> Void) {
        self.stream = stream
        self.connection = connection
        self.end = end
    }
}

private func readStream(
    _ this: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ count: Int
) -> Int {
    let reading = Unmanaged<Reading>.fromOpaque(this!).takeUnretainedValue()
    let space = UnsafeMutableRawBufferPointer(start: buffer, count: count)
    // -1 is MHD_CONTENT_READER_END_OF_STREAM, a macro with a cast.
    return reading.stream.fill(space, for: reading.connection) ?? -1
}

extension Fields {
    static func + (fields: Fields, more: Fields) -> Fields {
        var sum = fields
        for (name, value) in more {
            // `Vary` values are joined; all other fields get the last value.
            let before = name.matchesField("Vary") ? sum.field(name) : nil
            sum.set(name, before.map { "\($0), \(value)" } ?? value)
        }
        return sum
    }
}
