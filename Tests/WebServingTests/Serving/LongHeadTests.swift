import JSON
import SDLSupport
import Testing
import WebSockets

@testable import WebServing

/// Tests for requests whose heads have far too many query parameters, header fields or cookies. Each request is tested
/// as the first request of a connection and as a later request.
@Suite
struct LongHeadTests {
    private static func query(_ count: Int) -> String {
        (0..<count).map { String($0, radix: 36) }.joined(separator: "&")
    }

    private static let upgrade = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]

    /// Sends a request as the first or as the second request of a connection, and returns the response.
    private static func ask(
        _ server: WebServer, _ line: String, _ fields: [String] = [], body: [UInt8]? = nil, isFirst: Bool
    ) async throws -> Answer {
        let client = try RawClient(server.address)
        if !isFirst { #expect(try await client.ask("GET /hello").status == 200) }
        return try await client.ask(line, fields, body: body)
    }

    @Test(arguments: [65, 400, 600, 3000], [true, false])
    func `With too many query parameters, a problem names the limit`(count: Int, isFirst: Bool) async throws {
        let echo = SocketEndpoint(path: "/socket") { _ in { _ in } }
        try await withServer(.sample, [echo]) { server in
            let query = Self.query(count)
            for (line, fields, body) in [
                ("GET /hello?\(query)", [], nil), ("GET /missing?\(query)", [], nil),
                ("POST /size?\(query)", [], [1, 2]), ("GET /socket?\(query)", Self.upgrade, nil),
            ] as [(String, [String], [UInt8]?)] {
                let answer = try await Self.ask(server, line, fields, body: body, isFirst: isFirst)
                #expect(answer.status == 414 && answer["content-type"] == "application/problem+json")
                let detail = try JSONValue(parsing: answer.body)["detail"]?.string
                #expect(detail == "The query has \(count) parameters; the limit is 64.")
            }
            #expect(try await server.ask("GET /hello").text == "hello")
        }
    }

    @Test(arguments: [true, false])
    func `With the maximum number of parameters, each arrives decoded`(isFirst: Bool) async throws {
        var router = Router.sample
        router.immediate(.get, "/last") { request in
            .text("\(request.query.pairs.count) \(request.query["a b"] ?? "none") \(request.query["empty"] ?? "none").")
        }
        try await withServer(router) { server in
            let line = "GET /last?\(Self.query(62))&a+b=c%2Bd+e&empty"
            let answer = try await Self.ask(server, line, isFirst: isFirst)
            #expect(answer.text == "64 c+d e .")
        }
    }

    @Test(arguments: [true, false])
    func `With the maximum number of parameters, a socket opens`(isFirst: Bool) async throws {
        let endpoint = SocketEndpoint(path: "/socket") { _ in { _ in } }
        try await withServer(.sample, [endpoint]) { server in
            let client = try RawClient(server.address)
            if !isFirst { #expect(try await client.ask("GET /hello").status == 200) }
            client.send(RawClient.upgrade("/socket?\(Self.query(64))"))
            #expect(try await client.head().status == 101)
        }
    }

    @Test func `A zero byte in the first head is refused, and in a later head it does no harm`() async throws {
        try await withServer(.sample) { server in
            let head = "GET /hello\0?\(Self.query(3000)) HTTP/1.1\r\nHost: localhost\r\n\r\n"
            let first = try RawClient(server.address)
            first.send(head)
            #expect(try await first.answer().status == 400)
            let later = try RawClient(server.address)
            #expect(try await later.ask("GET /hello").status == 200)
            later.send(head)
            _ = try await later.answer()
            #expect(try await server.ask("GET /hello").text == "hello")
        }
    }

    /// Only libmicrohttpd parses the heads of later requests. For the first request of a connection, the server also
    /// checks the head.
    @Test(arguments: [10, 100, 250, 1000, 4000])
    func `With many fields, cookies or trailers, each request is answered or its connection is closed`(
        count: Int
    ) async throws {
        try await withServer(.sample) { server in
            let fields = String(repeating: "a:\r\n", count: count)
            let cookies = "Cookie: \(String(repeating: "a;", count: count))\r\n"
            let folded = "X: a\r\n\(String(repeating: " b\r\n", count: count))"
            let chunked = "POST /size HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
            for request in [fields, cookies, folded].map({ "GET /hello HTTP/1.1\r\nHost: localhost\r\n\($0)\r\n" })
                + ["\(chunked)\r\n2\r\nab\r\n0\r\n\(fields)\r\n", "\(chunked)\(fields)\r\n2\r\nab\r\n0\r\n\r\n"]
            {
                for isFirst in [true, false] {
                    let client = try RawClient(server.address)
                    if !isFirst { #expect(try await client.ask("GET /hello").status == 200) }
                    client.send(request)
                    let answer = try? await client.answer()
                    #expect(answer.map { [200, 413, 431].contains($0.status) } ?? true, "\(answer?.text ?? "")")
                    if let answer, answer.status != 200 {
                        #expect(answer["content-type"] == "application/problem+json")
                    }
                    #expect(try await server.ask("GET /hello").text == "hello")
                }
            }
        }
    }
}
