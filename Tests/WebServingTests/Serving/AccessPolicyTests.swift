import SDLSupport
import Testing
import WebSockets

@testable import WebServing

/// Tests which requests and WebSockets the server accepts, depending on the origin, the host and the token.
@Suite
struct AccessPolicyTests {
    @Test(
        "Known and unknown hosts are distinguished",
        arguments: [
            ("127.0.0.1", true), ("127.0.0.1:8080", true), ("localhost", true), ("LocalHost:1", true),
            ("[::1]:80", true),
            ("[::1]", true), ("127.9.9.9", true), ("car.example", true), ("CAR.example:99", true), ("", false),
            ("evil.com", false), ("127.0.0.1.evil.com", false), ("localhost.evil.com", false), ("127.evil", false),
            ("10.0.0.1", false), ("[::2]", false), ("127.1", false), ("0x7f.0.0.1", false), ("localhost:80a", false),
            ("[::1", false), ("[::1]x", false), (":80", false), ("evil.com@localhost", false),
            ("localhost@evil", false),
        ])
    func hosts(host: String, isKnown: Bool) {
        var gate = AccessPolicy()
        gate.hosts = ["car.example"]
        #expect(gate.knows(host) == isKnown)
        gate.takesAnyAddress = true
        #expect(gate.knows("10.0.0.1:8080"))
        #expect(!gate.knows("evil.com"))
    }

    @Test("An unknown host is refused", arguments: ["GET /hello", "POST /size"])
    func misdirected(line: String) async throws {
        try await withServer(.sample, [.echo()]) { server in
            let client = try RawClient(server.address)
            let answer = try await client.ask(line, host: "evil.com", body: line.hasPrefix("P") ? [1] : nil)
            #expect(answer.status == 421)
            #expect(answer.text.contains("--host evil.com"))
            let other = try RawClient(server.address)
            other.send(RawClient.upgrade("/echo", host: "127.0.0.1.evil.com"))
            #expect(try await other.answer().status == 421)
        }
    }

    @Test("A page of another site may neither read, write nor open sockets, unless its origin is allowed")
    func origins() async throws {
        let allowed = "http://localhost:5173"
        try await withServer(.sample, [.echo()], { $0.gate.origins = [allowed] }) { server in
            let own = "http://127.0.0.1:\(port(of: server))"
            let host = "127.0.0.1:\(port(of: server))"
            for (origin, isIn) in [("http://evil.com", false), ("null", false), (allowed, true), (own, true)] {
                let client = try RawClient(server.address)
                let field = "Origin: \(origin)"
                #expect(try await client.ask("POST /size", [field], host: host, body: [1]).status == (isIn ? 200 : 403))
                let read = try await client.ask("GET /hello", [field], host: host)
                #expect(read.status == (isIn ? 200 : 403))
                #expect(read["access-control-allow-origin"] == (origin == allowed ? allowed : nil))
                let socket = try RawClient(server.address)
                socket.send(RawClient.upgrade("/echo", host: host, [field]))
                #expect(try await socket.answer().status == (isIn ? 101 : 403))
            }
            let client = try RawClient(server.address)
            let preflight = try await client.ask("OPTIONS /size", ["Origin: \(allowed)"], host: host)
            #expect(preflight["access-control-allow-methods"] == "OPTIONS, POST")
        }
    }

    @Test(
        arguments: [
            ("cross-site", "no-cors", nil, "/v1/log", false), ("same-site", "no-cors", nil, "/hello", false),
            ("cross-site", "navigate", nil, "/v1/log", false), ("cross-site", "navigate", nil, "/hello", true),
            ("same-origin", "no-cors", nil, "/v1/log", true), ("none", "navigate", nil, "/v1/log", true),
            ("same-site", "no-cors", "http://localhost:5173/", "/v1/log", true),
            ("same-site", "no-cors", "http://localhost:51730/", "/v1/log", false), (nil, nil, nil, "/v1/log", true),
        ] as [(String?, String?, String?, String, Bool)])
    func `images and links of other pages may not cause expensive requests`(
        site: String?, mode: String?, referer: String?, path: String, isIn: Bool
    ) {
        var gate = AccessPolicy()
        gate.origins = ["http://localhost:5173"]
        let visit = AccessPolicy.Visit(
            path: path, host: "localhost", fetchSite: site, fetchMode: mode, referer: referer)
        #expect((gate.refusal(of: visit) == nil) == isIn)
    }

    @Test func `a key allows reading its own path from any page, and nothing else`() {
        var gate = AccessPolicy()
        gate.token = "s3cret"
        gate.opens = { path, key in path == "/v1/files/a" && key == "k" }
        func isIn(_ path: String, _ key: String?, _ method: WebServing.Method = .get, isSocket: Bool = false) -> Bool {
            let visit = AccessPolicy.Visit(
                method: method, path: path, isSocket: isSocket, host: "localhost", origin: "null", queryKey: key)
            return gate.refusal(of: visit) == nil
        }
        #expect(isIn("/v1/files/a", "k"))
        #expect(!isIn("/v1/files/a", "l") && !isIn("/v1/files/a", nil) && !isIn("/v1/files/b", "k"))
        #expect(!isIn("/v1/files/a", "k", .post) && !isIn("/v1/files/a", "k", isSocket: true))
    }

    @Test("With a token, every client must send it, by header, query or cookie")
    func token() async throws {
        try await withServer(.sample, [.echo()], { $0.gate.token = "s3cret" }) { server in
            let client = try RawClient(server.address)
            let refused = try await client.ask("GET /hello")
            #expect(refused.status == 401)
            #expect(refused["www-authenticate"] == "Bearer")
            for field in [
                "Authorization: Bearer wrong!", "Authorization: Basic s3cret", "Cookie: sdl-bridge-token=s3cre",
            ] {
                #expect(try await client.ask("GET /hello", [field]).status == 401)
                let socket = try RawClient(server.address)
                socket.send(RawClient.upgrade("/echo", [field]))
                #expect(try await socket.answer().status == 401)
            }
            for field in ["Authorization: bearer s3cret", "Cookie: a=b; sdl-bridge-token=s3cret"] {
                #expect(try await client.ask("GET /hello", [field]).status == 200)
                try await RawClient(server.address).openSocket("/echo", [field])
            }
            let opened = try await client.ask("GET /hello?access_token=s3cret")
            #expect(opened.status == 200)
            #expect(opened["set-cookie"] == "sdl-bridge-token=s3cret; Path=/; HttpOnly; SameSite=Strict")
            try await RawClient(server.address).openSocket("/echo?access_token=s3cret")
            #expect(try await client.ask("GET /livez").status == 404)
        }
    }

    @Test("With an address that other machines can reach, a server without a token does not start")
    func openAddress() async throws {
        for host in ["0.0.0.0", "::"] {
            await #expect(throws: WebServerError.self) {
                try await withServer(.sample, [], { $0.listen(host: host, port: 0) }) { _ in }
            }
        }
        try await withServer(
            .sample, [],
            { settings in
                settings.listen(host: "0.0.0.0", port: 0)
                settings.gate.token = "s3cret"
            }
        ) { server in
            let client = try RawClient(server.address)
            #expect(
                try await client.ask("GET /hello", ["Authorization: Bearer s3cret"], host: "10.1.2.3").status == 200)
            #expect(
                try await client.ask("GET /hello", ["Authorization: Bearer s3cret"], host: "evil.com").status == 421)
        }
    }

    private func port(of server: WebServer) -> UInt16 {
        guard case .tcp(_, let port) = server.address else { return 0 }
        return port
    }
}
