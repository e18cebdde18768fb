import Glibc
import JSON
import SDLSupport

/// An HTTP client for a running bridge. The client opens a new connection for each request.
struct Client {
    let host: String
    let port: UInt16
    let token: String?

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Answer {
        let status: Int
        let body: [UInt8]
        var json: JSONValue? { Client.json(body) }
    }

    /// Creates a client for the bridge at `url`, for example `http://127.0.0.1:8080`. `token` is the access token; nil
    /// if the bridge needs no token.
    init(url: String, token: String?) throws {
        var rest = url[...]
        if rest.hasPrefix("http://") { rest = rest.dropFirst("http://".count) }
        let place = rest.prefix { $0 != "/" && $0 != "?" }
        let colon = place.lastIndex(of: ":")
        guard let colon, let port = UInt16(place[place.index(after: colon)...]), !url.hasPrefix("https:") else {
            throw Failure(description: "\(url) is not the address of a bridge; write http://127.0.0.1:8080")
        }
        host = String(place[..<colon].filter { $0 != "[" && $0 != "]" })
        self.port = port
        self.token = token
    }

    var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    func call(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> Answer {
        var bytes: [UInt8] = []
        try exchange(method, path, body) { part in
            bytes += part
            return true
        }
        return try Self.answer(bytes)
    }

    /// Reads the server-sent events at `path`, and passes each event to `take`. Returns when `take` returns false or
    /// the bridge ends the stream.
    func events(_ path: String, take: (JSONValue) -> Bool) throws {
        var text: [UInt8] = []
        var isBody = false
        try exchange("GET", path, nil) { part in
            text += part
            if !isBody {
                guard let end = Self.headEnd(text) else { return true }
                let status = try Self.answer(text).status
                guard status == 200 else { throw Failure(description: "the bridge answered with status \(status)") }
                text.removeFirst(end)
                isBody = true
            }
            while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
                let line = text[..<end]
                if line.starts(with: "data: ".utf8), let json = Self.json(Array(line.dropFirst(6))),
                    !take(json)
                {
                    return false
                }
                text.removeSubrange(...end)
            }
            return true
        }
    }

    /// Downloads a long answer, and passes the body to `take` in pieces.
    ///
    /// - Returns: nil if the status is 200 and `take` has received the whole body; otherwise the answer.
    func download(_ path: String, take: ([UInt8]) throws -> Void) throws -> Answer? {
        var head: [UInt8] = []
        var status = 0
        try exchange("GET", path, nil) { part in
            if status == 200 {
                try take(part)
                return true
            }
            head += part
            guard status == 0, let end = Self.headEnd(head) else { return true }
            status = try Self.answer(head).status
            if status == 200 { try take(Array(head[end...])) }
            return true
        }
        return status == 200 ? nil : try Self.answer(head)
    }

    /// Returns the JSON that the bridge has sent as a body or as an event; nil if the text is not JSON.
    private static func json(_ text: [UInt8]) -> JSONValue? { try? JSONValue(parsing: text) }

    // MARK: The connection

    private func exchange(
        _ method: String, _ path: String, _ body: JSONValue?, _ take: ([UInt8]) throws -> Bool
    ) throws {
        let socket = try connect()
        defer { close(socket) }
        // An HTTP/1.0 answer is not chunked, and the answer ends when the connection closes.
        var head = "\(method) \(path) HTTP/1.0\r\nHost: \(host.contains(":") ? "[\(host)]" : host):\(port)\r\n"
        if let token { head += "Authorization: Bearer \(token)\r\n" }
        let content = body?.json() ?? []
        if body != nil { head += "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n" }
        let request = Array((head + "\r\n").utf8) + content
        var sent = 0
        while sent < request.count {
            let count = request[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw lost() }
            sent += count
        }
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &part, part.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw lost() }
            guard count > 0, try take(Array(part[..<count])) else { return }
        }
    }

    private func lost() -> Failure { Failure(description: "the connection to \(url) was lost") }

    private func connect() throws -> Int32 {
        var wanted = addrinfo()
        wanted.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &wanted, &found) == 0 else {
            throw Failure(description: "there is no host \(host)")
        }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next {
            let socket = socket(address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol)
            if socket >= 0, Glibc.connect(socket, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 {
                return socket
            }
            if socket >= 0 { close(socket) }
            next = address.pointee.ai_next
        }
        throw Failure(
            description:
                "no bridge answers at \(url); start a bridge with `sdl-bridge serve`, or use --url"
        )
    }

    // MARK: The answer

    private static func headEnd(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        let mark = Array("\r\n\r\n".utf8)
        return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual(mark) }.map { $0 + 4 }
    }

    private static func answer(_ bytes: [UInt8]) throws -> Answer {
        guard let end = headEnd(bytes) else { throw Failure(description: "the server's answer is not HTTP") }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self).split(separator: " ")
        guard line.count >= 2, line[0].hasPrefix("HTTP/"), let status = Int(line[1]) else {
            throw Failure(description: "the server's answer is not HTTP")
        }
        return Answer(status: status, body: Array(bytes[end...]))
    }

    static func escaped(_ text: String) -> String { PercentCoding.encode(text) }
}
