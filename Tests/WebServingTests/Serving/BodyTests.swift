import SDLSupport
import Testing
import WebServing

@Suite
struct BodyTests {
    static let paths = ["/size", "/later"]

    @Test("The handler gets the whole body", arguments: paths, [0, 1, 4096, 1 << 20])
    func whole(path: String, size: Int) async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            for _ in 0..<2 {
                let answer = try await client.ask("POST \(path)", body: [UInt8](repeating: 7, count: size))
                #expect(answer.text == "\(size)")
            }
        }
    }

    @Test("The handler gets the whole chunked body", arguments: paths)
    func chunked(path: String) async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            client.send("POST \(path) HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<10 { client.send("5\r\nhello\r\n") }
            client.send("0\r\n\r\n")
            #expect(try await client.answer().text == "50")
            #expect(try await client.ask("GET /hello").status == 200)
        }
    }

    @Test(
        "A body above the limit is answered 413, and the connection is closed", arguments: [false, true])
    func tooLarge(isChunked: Bool) async throws {
        try await withServer(.sample, [], { $0.bodyLimitBytes = 100_000 }) { server in
            let client = try RawClient(server.address)
            let head = "POST /size HTTP/1.1\r\nHost: localhost\r\n"
            let megabyte = [UInt8](repeating: 65, count: 1 << 20)
            if isChunked {
                let chunk = Array("100000\r\n".utf8) + megabyte + Array("\r\n".utf8)
                client.sendInBackground(Array("\(head)Transfer-Encoding: chunked\r\n\r\n".utf8) + chunk + chunk)
            } else {
                client.sendInBackground(Array("\(head)Content-Length: 2097152\r\n\r\n".utf8) + megabyte + megabyte)
            }
            let answer = try await client.answer()
            #expect(answer.status == 413)
            #expect(answer["content-type"] == "application/problem+json")
            #expect(answer["connection"] == "close")
            #expect(answer.text.contains("100000"))
            #expect(try await server.ask("GET /hello").status == 200)
        }
    }

    @Test("A route's own body limit has priority")
    func ownLimit() async throws {
        var router = Router()
        router.immediate(.post, "/big", bodyLimitBytes: 5000) { .text("\($0.body.count)") }
        try await withServer(router, [], { $0.bodyLimitBytes = 10 }) { server in
            for (count, status) in [(5000, 200), (5001, 413)] {
                let body = [UInt8](repeating: 0, count: count)
                let answer = try await server.ask("POST /big", body: body)
                #expect(answer.status == status)
            }
        }
    }

    @Test("A client that sends Expect gets 413 before it sends the body")
    func expectContinue() async throws {
        try await withServer(.sample, [], { $0.bodyLimitBytes = 10 }) { server in
            let client = try RawClient(server.address)
            client.send("POST /size HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 11\r\n\r\n")
            #expect(try await client.answer().status == 413)
            let other = try RawClient(server.address)
            other.send("POST /size HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n")
            #expect(try await other.head().status == 100)
            other.send("four")
            #expect(try await other.answer().text == "4")
        }
    }

    @Test("A small body of a refused request is read, and the connection stays open")
    func unwanted() async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            #expect(try await client.ask("POST /nowhere", body: [1, 2, 3]).status == 404)
            #expect(try await client.ask("POST /hello", body: [1, 2, 3]).status == 405)
            #expect(try await client.ask("GET /hello").text == "hello")
            #expect(try await client.ask("POST /nowhere", body: .init(repeating: 0, count: 100_000)).status == 404)
        }
    }

    @Test("Invalid JSON and other content types are answered with a problem")
    func json() async throws {
        var router = Router()
        router.immediate(.post, "/json") { .json(try $0.json()) }
        router.waiting(.post, "/json/later") { .json(try $0.json()) }
        try await withServer(router) { server in
            for path in ["/json", "/json/later"] {
                let client = try RawClient(server.address)
                let type = "Content-Type: application/json; charset=utf-8"
                #expect(
                    try await client.ask("POST \(path)", [type], body: Array("{\"a\":[1]}".utf8)).text == "{\"a\":[1]}")
                #expect(try await client.ask("POST \(path)", [type], body: Array("{\"a\":}".utf8)).status == 400)
                #expect(
                    try await client.ask("POST \(path)", ["Content-Type: text/plain"], body: Array("{}".utf8)).status
                        == 415)
                #expect(try await client.ask("POST \(path)", body: Array("{}".utf8)).status == 415)
            }
        }
    }

    @Test("A handler's error is answered 500 and logged", arguments: ["/now", "/later"])
    func failure(path: String) async throws {
        struct Broken: Error {}
        var router = Router()
        router.immediate(.get, "/now") { _ in throw Broken() }
        router.waiting(.get, "/later") { _ in throw Broken() }
        let log = Gathered<String>()
        try await withServer(router, [], { $0.log = { log.add($0) } }) { server in
            let answer = try await server.ask("GET \(path)")
            #expect(answer.status == 500)
            #expect(!answer.text.contains("Broken"))
        }
        #expect(log.all.contains { $0.contains("Broken") })
    }
}
