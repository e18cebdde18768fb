package import JSON
package import SDLSupport

/// An error response in the format `application/problem+json` (RFC 9457), with a hint on how to solve the problem.
package struct Problem: Error, Sendable {
    package var status: Status
    /// The title of this kind of problem; by default the standard phrase of the status.
    package var title: String
    /// A sentence that describes the error in this request.
    package var detail: String
    package var hint: String?
    /// The address of the documentation of this kind of problem, relative to the server.
    package var type: String?
    /// Additional members of this kind of problem, such as `errors` or `seq`.
    package var more: OrderedMap<String, JSONValue>
    /// Header fields that the status requires, such as `Allow`.
    package var headers: Fields

    package init(
        _ status: Status, title: String? = nil, detail: String, hint: String? = nil, type: String? = nil,
        more: OrderedMap<String, JSONValue> = [:], headers: Fields = Fields()
    ) {
        self.status = status
        self.title = title ?? status.phrase
        self.detail = detail
        self.hint = hint
        self.type = type
        self.more = more
        self.headers = headers
    }

    package var json: JSONValue {
        var json: JSONValue = [:]
        if let type { json["type"] = .string(type) }
        json["title"] = .string(title)
        json["status"] = .int(status.rawValue)
        json["detail"] = .string(detail)
        if let hint { json["hint"] = .string(hint) }
        for (name, value) in more { json[name] = value }
        return json
    }

    package var response: Response {
        var response = Response(status: status, headers: headers, body: .bytes(json.json()))
        response.headers.set("Content-Type", "application/problem+json")
        response.headers.set("Cache-Control", "no-store")
        return response
    }

    /// The problem as a complete HTTP response in bytes, for connections that the server answers and closes without
    /// libmicrohttpd.
    var rawAnswer: [UInt8] {
        let body = json.json()
        var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        head += "Content-Type: application/problem+json\r\nContent-Length: \(body.count)\r\n"
        head += "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }
}
