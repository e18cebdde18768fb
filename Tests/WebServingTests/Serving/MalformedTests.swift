import JSON
import Testing

@testable import WebServing

/// Tests for requests with invalid or ambiguous heads. Two parsers could understand ambiguous heads differently.
@Suite
struct MalformedTests {
    static let heads: [(fields: [String], word: String)] = [
        (["Host: localhost", "Content-Length: 2", "Content-Length: 3"], "several content lengths"),
        (["Host: localhost", "Content-Length: 2, 3"], "several content lengths"),
        (["Host: localhost", "Content-Length: 0", "content-length: 3"], "several content lengths"),
        (["Host: localhost", "host: evil.com"], "two Host fields"),
        (["Host: localhost", "Host: localhost"], "two Host fields"),
        (["Host: localhost", "Content-Length: two"], "is not a number"),
        (["Host: localhost", "Content-Length: -2"], "is not a number"),
        (["Host: localhost", "Content-Length: +2"], "is not a number"),
        (["Host: localhost", "Content-Length:"], "is not a number"),
        (["Host: localhost", "Content-Length: 99999999999999999999999"], "is not a number"),
        (["Host: localhost", "Content-Length : 2"], "space before the colon"),
        (["Host: localhost", "Transfer-Encoding: gzip"], "unknown"),
        (["Host: localhost", "Transfer-Encoding: chunked, gzip"], "unknown"),
    ]

    /// Returns whether the server's handler refuses these fields. libmicrohttpd refuses all other invalid fields
    /// without calling the handler.
    private static func isOurs(_ fields: [String]) -> Bool {
        !fields.contains { ["two", "-2", "+2", "999", "Length:"].contains(where: $0.hasSuffix) }
            && !fields.contains { $0.contains("999") || $0.contains("2, 3") }
    }

    @Test(arguments: heads.indices)
    func `such a first head is refused at once, and the connection is closed`(index: Int) async throws {
        let (fields, word) = Self.heads[index]
        for method in ["GET", "POST"] {
            try await withServer(.sample) { server in
                let client = try RawClient(server.address)
                client.send("\(method) /size HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
                let answer = try await client.all()
                #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains(word) && answer.contains("problem+json"))
            }
        }
    }

    @Test(arguments: heads.indices.filter { isOurs(heads[$0].fields) })
    func `such a later head is refused at once, and the connection is closed`(index: Int)
        async throws
    {
        let (fields, word) = Self.heads[index]
        try await withServer(.sample) { server in
            for method in ["GET", "POST"] {
                let client = try RawClient(server.address)
                #expect(try await client.ask("GET /hello").status == 200)
                client.send("\(method) /hello HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
                let answer = try await client.all()
                #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains(word) && answer.contains("problem+json"))
            }
        }
    }

    @Test(
        arguments: [
            ("GET /hello", 400, "request line"), ("GET /hello HTTP/9.9", 505, "HTTP/9.9"),
            ("GET /hello http/1.1", 400, "request line"), ("GET /hel lo HTTP/1.1", 400, "%20"),
            ("GET  /hello HTTP/1.1", 400, "request line"), ("GET /hello HTTP/1.1\r\nNo field", 400, "no colon"),
            ("GET /hello HTTP/1.1" + String(repeating: "\r\nX: a", count: 200), 431, "the limit is 128"),
        ])
    func `an invalid head is answered with a problem`(head: String, status: Int, word: String) async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            client.send("\(head)\r\nHost: localhost\r\n\r\n")
            let answer = try await client.all()
            #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.contains("application/problem+json"), "\(answer)")
            #expect(answer.contains(word))
        }
    }

    /// The arguments: a request that libmicrohttpd refuses without calling a handler, the status of the response, and a
    /// word in the response. The request is the second request of its connection.
    @Test(
        arguments: [
            ("GET /hello HTTP/1.1\r\nHost: localhost\r\nContent-Length: two\r\n\r\n", 400, "Request malformed"),
            (
                "GET /hello HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n", 413,
                "too large"
            ),
            ("GET /hello HTTP/9.9\r\nHost: localhost\r\n\r\n", 505, "version"),
            ("GET /hello HTTP/1.1\r\nHost: localhost\r\nNo field\r\n\r\n", 400, "malformed"),
            ("GET /\(String(repeating: "a", count: 40_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n", 414, "too big"),
            (
                "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 40_000))\r\n\r\n", 431,
                "too big"
            ),
            (
                "POST /size HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n", 400,
                "chunked encoding"
            ),
            (
                "POST /size HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2;a="
                    + String(repeating: "a", count: 100_000), 400, "without extensions"
            ),
        ])
    func `refusals of the library itself are answered with a problem, too`(
        request: String, status: Int, word: String
    ) async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            #expect(try await client.ask("GET /hello").status == 200)
            client.send(request)
            let answer = try await client.answer()
            #expect(answer.status == status && answer["content-type"] == "application/problem+json")
            let problem = try JSONValue(parsing: answer.body)
            #expect(problem["status"] == .int(status), "\(answer.text)")
            let said = [problem["title"], problem["detail"]].compactMap { $0?.string }.joined(separator: " ")
            #expect(said.contains(word) && !said.contains("<") && !said.contains("&"), "\(said)")
        }
    }

    @Test func `empty lines before a request and folded fields are accepted`() async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            client.send("\r\n\r\nGET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n")
            #expect(try await client.answer().text == "hello")
        }
    }

    @Test func `equal repeated lengths and chunked coding are accepted`() async throws {
        try await withServer(.sample) { server in
            for fields in [["Content-Length: 2", "Content-Length: 2"], ["Transfer-Encoding: Chunked"]] {
                let client = try RawClient(server.address)
                let body = fields.count == 2 ? "ab" : "2\r\nab\r\n0\r\n\r\n"
                client.send(
                    "POST /size HTTP/1.1\r\nHost: localhost\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n\(body)")
                #expect(try await client.answer().text == "2")
            }
        }
    }
}
