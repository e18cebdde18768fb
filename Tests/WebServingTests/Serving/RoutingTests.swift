import SDLSupport
import Testing

@testable import WebServing

/// Tests which handler gets a request, and how the server answers requests that no handler gets.
@Suite
struct RoutingTests {
    @Test(
        "A path matches a pattern with its parameters, or not at all",
        arguments: [
            ("/v1/apps/{key}", "/v1/apps/music", "key=music"), ("/v1/apps/{key}", "/v1/apps/a%2Fb%20c", "key=a/b c"),
            ("/v1/apps/{key}", "/v1/apps/", nil), ("/v1/apps/{key}", "/v1/apps", nil),
            ("/v1/apps/{key}", "/v1/apps/a/b", nil), ("/v1/apps/{key}/screen", "/v1/apps/x/screen", "key=x"),
            ("/v1/log/{row:int}", "/v1/log/42", "row=42"), ("/v1/log/{row:int}", "/v1/log/4x", nil),
            ("/v1/hosts/{id}:start", "/v1/hosts/a:start", "id=a"), ("/v1/hosts/{id}:start", "/v1/hosts/:start", nil),
            ("/v1/hosts/{id}:start", "/v1/hosts/a:stop", nil), ("/{file:rest}", "/a/b/c.js", "file=a/b/c.js"),
            ("/{file:rest}", "/", "file="), ("/v1/apps/{key}", "/v1/apps/%zz", nil),
            ("/v1/apps/{key}", "/v1/apps/%00", nil), ("/v1/apps/{key}", "/v1/apps/%ff", nil),
        ] as [(String, String, String?)])
    func patterns(pattern: String, path: String, filled: String?) {
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        let captures = Pattern(pattern).captures(in: segments)
        let text = captures.map { captures in
            (captures.texts.map { "\($0)=\($1)" } + captures.integers.map { "\($0)=\($1)" }).joined(separator: " ")
        }
        #expect(text == filled)
    }

    @Test("Of overlapping patterns, the more literal one wins, then the first")
    func precedence() async throws {
        var router = Router()
        router.immediate(.get, "/{all:rest}") { _ in .text("rest") }
        router.immediate(.get, "/a/{x}") { _ in .text("place") }
        router.immediate(.get, "/a/{y}") { _ in .text("second") }
        router.immediate(.get, "/a/b") { _ in .text("literal") }
        router.fallback { _ in .text("fallback") }
        try await withServer(router) { server in
            let client = try RawClient(server.address)
            #expect(try await client.ask("GET /a/b").text == "literal")
            #expect(try await client.ask("GET /a/c").text == "place")
            #expect(try await client.ask("GET /a/c/d").text == "rest")
        }
    }

    @Test("Other methods of a known path get 405 with an Allow field")
    func methods() async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            let refused = try await client.ask("DELETE /hello")
            #expect(refused.status == 405)
            #expect(refused["allow"] == "GET, HEAD, OPTIONS")
            let options = try await client.ask("OPTIONS /size")
            #expect(options.status == 204)
            #expect(options["allow"] == "OPTIONS, POST")
            let head = try await client.ask("HEAD /hello")
            #expect(head.status == 200)
            #expect(head["content-length"] == "5")
            #expect(head.body.isEmpty)
            #expect(try await client.ask("HEAD /soon").status == 200)
            #expect(try await client.ask("GET /hello").text == "hello")
            #expect(try await client.ask("BREW /nowhere").status == 404)
        }
    }

    @Test("A path with a verb has the methods of this verb only")
    func verbs() async throws {
        var router = Router()
        router.immediate(.get, "/apps/{app}") { .text($0.captures["app"]) }
        router.immediate(.post, "/apps/{app}:open") { .text("open \($0.captures["app"])") }
        try await withServer(router) { server in
            let client = try RawClient(server.address)
            let refused = try await client.ask("GET /apps/a:open")
            #expect(refused.status == 405 && refused["allow"] == "OPTIONS, POST")
            #expect(try await client.ask("POST /apps/a:open", body: []).text == "open a")
            #expect(try await client.ask("GET /apps/a:b").text == "a:b")
        }
    }

    @Test("A target may be a whole address on the host of the Host field")
    func wholeAddress() async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            client.send("GET http://localhost/hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await client.answer().text == "hello")
            client.send("GET http://elsewhere/hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await client.answer().status == 400)
        }
    }

    @Test("The handler gets decoded query parameters, captures and headers")
    func request() async throws {
        var router = Router()
        router.immediate(.get, "/v1/apps/{key}/rows/{row:int}") { request in
            .text(
                "\(request.captures["key"]) \(request.captures.integer("row")) \(request.query["q"] ?? "-") "
                    + "\(request.headers.field("x-TEST") ?? "-") \(try request.integer("limit", in: 1...10, default: 5))"
            )
        }
        try await withServer(router) { server in
            let client = try RawClient(server.address)
            let path = "GET /v1/apps/a%20b/rows/7"
            #expect(try await client.ask("\(path)?q=x+y%26%c3%a4", ["X-Test: t"]).text == "a b 7 x y&ä t 5")
            #expect(try await client.ask("\(path)?limit=10").text == "a b 7 - - 10")
            #expect(try await client.ask("\(path)?limit=11").status == 400)
        }
    }

    @Test("A client that has the current body gets 304")
    func prepared() async throws {
        let bytes = [UInt8](repeating: 0x41, count: 1000)
        let body = PreparedBody(bytes, contentType: "application/json", tag: "41")
        var router = Router()
        router.immediate(.get, "/snapshot") { _ in .prepared(body) }
        try await withServer(router) { server in
            let client = try RawClient(server.address)
            for _ in 0..<3 {
                let answer = try await client.ask("GET /snapshot")
                #expect(answer.body == bytes)
                #expect(answer["etag"] == "\"41\"")
                #expect(answer["cache-control"] == "no-cache")
                for tag in ["\"41\"", "W/\"41\"", "\"40\", \"41\"", "*"] {
                    let known = try await client.ask("GET /snapshot", ["If-None-Match: \(tag)"])
                    #expect(known.status == 304)
                    #expect(known["etag"] == "\"41\"")
                }
                #expect(try await client.ask("GET /snapshot", ["If-None-Match: \"42\""]).status == 200)
                let part = try await client.ask("GET /snapshot", ["Range: bytes=990-"])
                #expect(part.status == 206)
                #expect(part["content-range"] == "bytes 990-999/1000")
            }
        }
    }
}
