import SDLSupport
import Testing
import WebServing
import WebSockets

/// One port for HTTP and sockets: who gets a connection, however its bytes come.
@Suite(.timeLimit(.minutes(1)))
struct PortTests {
    @Test("Given one connection, many requests are answered on it in turn")
    func keepAlive() async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            for _ in 0..<20 {
                let answer = try await client.ask("GET /hello")
                #expect(answer.status == 200)
                #expect(answer.text == "hello")
                #expect(answer["content-type"] == "text/plain; charset=utf-8")
            }
            #expect(try await client.ask("GET /soon").text == "soon")
        }
    }

    @Test("Given a head that comes byte by byte, it is answered all the same", arguments: [false, true])
    func byteByByte(isSocket: Bool) async throws {
        try await withServer(.sample, [.echo()]) { server in
            let client = try RawClient(server.address)
            let head = isSocket ? RawClient.upgrade("/echo") : "GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for byte in head.utf8 { client.send([byte]) }
            #expect(try await client.answer().status == (isSocket ? 101 : 200))
        }
    }

    @Test("Given a cookie of 6 KB and a head of nearly 16, both sides take it", arguments: [false, true])
    func largeHead(isSocket: Bool) async throws {
        try await withServer(.sample, [.echo()]) { server in
            let client = try RawClient(server.address)
            let fields = [
                "Cookie: a=" + String(repeating: "c", count: 6000), "X-Rest: " + String(repeating: "r", count: 9900),
            ]
            if isSocket {
                try await client.openSocket("/echo", fields)
                client.sendText("still here")
                #expect(try await client.frame()?.text == "still here")
            } else {
                #expect(try await client.ask("GET /hello", fields).text == "hello")
                #expect(try await client.ask("GET /hello", fields).text == "hello")
            }
        }
    }
}
