package import JSON

package struct Response: Sendable {
    package enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// A body that many responses share without a copy.
        case prepared(PreparedBody)
        case file(FileBody)
        /// A body that is sent in pieces.
        case stream(BodyStream)
    }

    package var status: Status
    package var headers: Fields
    package var body: Body

    package init(status: Status = .ok, headers: Fields = Fields(), body: Body = .none) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package static func json(_ bytes: [UInt8], status: Status = .ok) -> Response {
        Response(status: status, headers: ["Content-Type": "application/json"], body: .bytes(bytes))
    }

    package static func json(_ value: JSONValue, status: Status = .ok) -> Response {
        json(value.json(), status: status)
    }

    package static func text(_ text: String, status: Status = .ok) -> Response {
        Response(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }

    /// Creates a response from a body with its own content type and entity tag. A client that already has this body
    /// receives status 304.
    package static func prepared(_ body: PreparedBody) -> Response { Response(body: .prepared(body)) }

    package static func events(_ stream: BodyStream) -> Response {
        Response(
            headers: [
                "Content-Type": "text/event-stream", "Cache-Control": "no-store",
                // Prevents proxies from buffering events.
                "X-Accel-Buffering": "no",
            ], body: .stream(stream))
    }
}
