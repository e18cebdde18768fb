import SDLSupport
import Testing

@testable import WebServing

/// Tests that the server sends a cached response without calling the handler, but never as the response to a request
/// that needs a different response.
@Suite
struct ResponseCacheTests {
    /// A route that counts its calls. The route's responses stay in the cache until `number` changes.
    private final class Source: Sendable {
        let number = Lock(1)
        let asked = Lock(0)
        let size: Int

        init(size: Int = 100) { self.size = size }

        var router: Router {
            var router = Router()
            router.immediate(.get, "/snapshot/{which}") { [self] request in
                asked.withLock { $0 += 1 }
                let current = number.withLock { $0 }
                let text = "\(request.captures["which"]) \(current) \(request.query["q"] ?? "-")"
                let body = Array(text.utf8) + [UInt8](repeating: 0x20, count: max(0, size - text.utf8.count))
                return .prepared(
                    PreparedBody(
                        body, contentType: "text/plain", tag: "\(current)",
                        isCurrent: { self.number.withLock { $0 == current } }))
            }
            return router
        }

        var count: Int { asked.withLock { $0 } }
    }

    @Test("The handler is called once for each path while the response is valid, and again afterwards")
    func once() async throws {
        let source = Source()
        try await withServer(source.router) { server in
            let client = try RawClient(server.address)
            for _ in 0..<5 {
                for path in ["a", "b"] {
                    let answer = try await client.ask("GET /snapshot/\(path)")
                    #expect(answer.start == "\(path) 1 -")
                    #expect(answer["etag"] == "\"1\"")
                }
            }
            #expect(source.count == 2)
            source.number.withLock { $0 = 2 }
            #expect(try await client.ask("GET /snapshot/a").start == "a 2 -")
            #expect(try await client.ask("GET /snapshot/a")["etag"] == "\"2\"")
            #expect(source.count == 3)
            // All connections share the cache.
            #expect(try await server.ask("GET /snapshot/a").start == "a 2 -")
            #expect(source.count == 3)
        }
    }

    @Test(
        "A request with a query, condition or range does not get the cached response",
        arguments: [
            ("GET /snapshot/a", "If-None-Match: \"1\"", 304), ("GET /snapshot/a", "if-match: \"0\"", 412),
            ("GET /snapshot/a", "Range: bytes=0-9", 206), ("GET /snapshot/a?q=1", "X-Test: 1", 200),
            ("GET /snapshot/a?", "Ignored: 1", 200), ("HEAD /snapshot/a", "X-Test: 1", 200),
            ("POST /snapshot/a", "Content-Type: a/b", 405), ("GET /snapshot/a", "Content-Length: 0", 200),
            ("GET /snapshot/a", "Cookie: a=b", 200),
        ] as [(String, String, Int)])
    func more(line: String, field: String, status: Int) async throws {
        let source = Source()
        try await withServer(source.router) { server in
            let client = try RawClient(server.address)
            for _ in 0..<2 { #expect(try await client.ask("GET /snapshot/a").start == "a 1 -") }
            let answer = try await client.ask(line, [field])
            #expect(answer.status == status)
            if line.contains("?q=1") { #expect(answer.start == "a 1 1") }
            if status == 206 { #expect(answer.body.count == 10) }
            if line.hasPrefix("HEAD") { #expect(answer["content-length"] == "100") }
            // The cached response is not affected.
            #expect(try await client.ask("GET /snapshot/a").start == "a 1 -")
        }
    }

    @Test("An unknown host, or two hosts, get no cached response")
    func hosts() async throws {
        let source = Source()
        try await withServer(source.router) { server in
            for _ in 0..<2 { #expect(try await server.ask("GET /snapshot/a").status == 200) }
            for host in ["evil.example", "127.0.0.1.evil.example", ""] {
                let answer = try await RawClient(server.address).ask("GET /snapshot/a", host: host)
                #expect(answer.status == 421, "\(host)")
            }
            #expect(try await RawClient(server.address).ask("GET /snapshot/a", host: nil).status == 400)
            #expect(try await RawClient(server.address).ask("GET /snapshot/a", host: "localhost").status == 200)
        }
    }

    @Test(arguments: ["Origin: http://evil.com", "Sec-Fetch-Site: cross-site", "Host: evil.com"])
    func `pages of other sites get no cached response`(field: String) async throws {
        let source = Source()
        try await withServer(source.router) { server in
            let client = try RawClient(server.address)
            for _ in 0..<2 { #expect(try await client.ask("GET /snapshot/a").status == 200) }
            #expect(try await client.ask("GET /snapshot/a", [field]).status >= 400)
        }
    }

    @Test("With a token or allowed origins, nothing is cached")
    func owners() async throws {
        let source = Source()
        try await withServer(source.router, [], { $0.gate.token = "secret" }) { server in
            let client = try RawClient(server.address)
            let fields = ["Authorization: Bearer secret"]
            for _ in 0..<2 { #expect(try await client.ask("GET /snapshot/a", fields).status == 200) }
            #expect(try await client.ask("GET /snapshot/a").status == 401)
        }
        try await withServer(source.router, [], { $0.gate.origins = ["http://page.example"] }) { server in
            let client = try RawClient(server.address)
            for _ in 0..<2 { #expect(try await client.ask("GET /snapshot/a")["access-control-allow-origin"] == nil) }
            let answer = try await client.ask("GET /snapshot/a", ["Origin: http://page.example"])
            #expect(answer["access-control-allow-origin"] == "http://page.example")
        }
    }

    @Test(
        "A large body, or one without a validity check, is not cached",
        arguments: [(ResponseCache.answerLimitBytes, 1), (ResponseCache.answerLimitBytes + 1, 3)])
    func limit(size: Int, asked: Int) async throws {
        let source = Source(size: size)
        try await withServer(source.router) { server in
            let client = try RawClient(server.address)
            for _ in 0..<3 { #expect(try await client.ask("GET /snapshot/a").body.count == size) }
        }
        #expect(source.count == asked)
    }
}

extension Answer {
    fileprivate var start: String { String(text.prefix(5)) }
}
