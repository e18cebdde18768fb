package import JSON

/// One HTTP answer.
package struct Response: Sendable {
    package enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// Shared by many answers and never copied.
        case prepared(PreparedBody)
        case file(FileBody)
        /// Comes bit by bit, for as long as it likes.
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

    /// A body with its own type and entity tag; answers 304 to a client that has it already.
    package static func prepared(_ body: PreparedBody) -> Response { Response(body: .prepared(body)) }

    /// Server-sent events.
    package static func events(_ stream: BodyStream) -> Response {
        Response(
            headers: [
                "Content-Type": "text/event-stream", "Cache-Control": "no-store",
                // Some proxies would otherwise gather events before they pass them on.
                "X-Accel-Buffering": "no",
            ], body: .stream(stream))
    }
}
