import Foundation
import Testing
import WebServing

/// Tests that the server sends the files of a folder, and no files outside of this folder.
@Suite
struct StaticFilesTests {
    /// Runs a test with a server for a folder that contains a page, a script, a large file, a hidden file, and links to
    /// other folders.
    private func withFiles(_ body: (RawClient, String) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "sdl-files-\(UUID().uuidString)"
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder + "/web/sub", withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        try "secret".write(toFile: folder + "/secret", atomically: false, encoding: .utf8)
        try "<p>page".write(toFile: folder + "/web/index.html", atomically: false, encoding: .utf8)
        try "0123456789".write(toFile: folder + "/web/sub/a b.js", atomically: false, encoding: .utf8)
        let sheet = String(repeating: ".row { position: absolute; }\n", count: 100)
        try sheet.write(toFile: folder + "/web/page.css", atomically: false, encoding: .utf8)
        try "hidden".write(toFile: folder + "/web/.hidden", atomically: false, encoding: .utf8)
        try Data(repeating: 0x5A, count: 3 << 20).write(to: URL(fileURLWithPath: folder + "/web/large.bin"))
        try manager.createSymbolicLink(atPath: folder + "/web/link", withDestinationPath: folder + "/secret")
        try manager.createSymbolicLink(atPath: folder + "/web/out", withDestinationPath: folder)
        let files = try #require(StaticFiles(folder: folder + "/web"))
        var router = Router()
        router.immediate(.get, "/") { try files.answer($0) }
        router.fallback { try files.answer($0) }
        router.immediate(.get, "/below/{file:rest}") { try files.answer($0) }
        try await withServer(router) { server in try await body(RawClient(server.address), folder) }
    }

    @Test("A file is sent completely with its content type")
    func whole() async throws {
        try await withFiles { client, _ in
            let page = try await client.ask("GET /")
            #expect(page.text == "<p>page")
            #expect(page["content-type"] == "text/html; charset=utf-8")
            #expect(page["x-content-type-options"] == "nosniff")
            #expect(page["content-security-policy"]?.contains("default-src 'self'") == true)
            let script = try await client.ask("GET /sub/a%20b.js?v=1")
            #expect(script.text == "0123456789")
            #expect(script["content-type"] == "text/javascript; charset=utf-8")
            #expect(try await client.ask("GET /below/sub/a%20b.js").text == "0123456789")
            let large = try await client.ask("GET /large.bin")
            #expect(large.body == [UInt8](repeating: 0x5A, count: 3 << 20))
            let head = try await client.ask("HEAD /large.bin")
            #expect(head["content-length"] == "\(3 << 20)")
            #expect(head.body.isEmpty)
        }
    }

    @Test("Paths outside the folder and unknown paths are answered 404")
    func outside() async throws {
        try await withFiles { client, _ in
            for path in [
                "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/sub/../../secret", "/sub/..%2f..%2fsecret", "/link",
                "/out/secret", "/.hidden", "/sub/./a%20b.js", "//secret", "/nothing", "/sub/", "/index.html/x", "/%00",
                "/below/../secret", "/below/%2e%2e/secret", "/index.html/", "/sub//a%20b.js",
            ] {
                let answer = try await client.ask("GET \(path)")
                #expect(answer.status == 404, "\(path)")
                #expect(!answer.text.contains("secret\n"), "\(path)")
            }
            #expect(try await client.ask("POST /index.html").status == 404)
        }
    }

    @Test("A folder without a trailing slash is redirected with a relative location")
    func folder() async throws {
        try await withFiles { client, _ in
            let answer = try await client.ask("GET /sub")
            #expect(answer.status == 308)
            #expect(answer["location"] == "sub/")
        }
    }

    @Test(
        "A range request gets that part",
        arguments: [
            ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=7-", 206, "789", "bytes 7-9/10"),
            ("bytes=-2", 206, "89", "bytes 8-9/10"), ("bytes=-20", 206, "0123456789", "bytes 0-9/10"),
            ("bytes=9-100", 206, "9", "bytes 9-9/10"), ("bytes=10-", 416, nil, "bytes */10"),
            ("bytes=-0", 416, nil, "bytes */10"), ("bytes=3-1", 200, "0123456789", nil),
            ("bytes=0-1,4-5", 200, "0123456789", nil), ("lines=1-2", 200, "0123456789", nil),
            ("bytes=a-b", 200, "0123456789", nil), ("bytes=--1", 200, "0123456789", nil),
        ] as [(String, Int, String?, String?)])
    func ranges(range: String, status: Int, text: String?, content: String?) async throws {
        try await withFiles { client, _ in
            let answer = try await client.ask("GET /sub/a%20b.js", ["Range: \(range)"])
            #expect(answer.status == status)
            if let text { #expect(answer.text == text) }
            #expect(answer["content-range"] == content)
        }
    }

    @Test("The entity tag is strong, avoids sending the file again, and changes with it")
    func tags() async throws {
        try await withFiles { client, folder in
            let path = "/sub/a%20b.js"
            let tag = try #require(try await client.ask("GET \(path)")["etag"])
            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
            #expect(try await client.ask("GET \(path)", ["If-None-Match: \(tag)"]).status == 304)
            #expect(try await client.ask("GET \(path)", ["If-None-Match: \"x\", \(tag)"]).status == 304)
            #expect(try await client.ask("GET \(path)", ["If-Match: \"x\""]).status == 412)
            #expect(try await client.ask("GET \(path)", ["Range: bytes=0-1", "If-Range: \(tag)"]).status == 206)
            #expect(try await client.ask("GET \(path)", ["Range: bytes=0-1", "If-Range: \"x\""]).status == 200)
            try "9876543210".write(toFile: folder + "/web/sub/a b.js", atomically: true, encoding: .utf8)
            let changed = try await client.ask("GET \(path)", ["If-None-Match: \(tag)"])
            #expect(changed.status == 200)
            #expect(changed["etag"] != tag)
        }
    }

    @Test(
        "A client that accepts gzip gets text files compressed, and other files unchanged",
        arguments: [
            ("/page.css", "gzip, deflate, br", true), ("/page.css", "br;q=1, *;q=0.1", true),
            ("/page.css", "gzip;q=0.0, *", false), ("/page.css", "*;q=0", false), ("/page.css", "br", false),
            ("/page.css", "", false), ("/large.bin", "gzip", false), ("/sub/a%20b.js", "gzip", false),
        ])
    func packed(path: String, encodings: String, comesPacked: Bool) async throws {
        try await withFiles { client, _ in
            let plain = try await client.ask("GET \(path)")
            let answer = try await client.ask("GET \(path)", ["Accept-Encoding: \(encodings)"])
            #expect(plain["content-encoding"] == nil)
            #expect(answer["content-encoding"] == (comesPacked ? "gzip" : nil))
            #expect(answer["content-type"] == plain["content-type"])
            #expect(answer["vary"] == plain["vary"])
            guard comesPacked else {
                #expect(answer.body == plain.body)
                return
            }
            #expect(answer["vary"] == "Accept-Encoding")
            #expect(answer.body.count < plain.body.count / 4)
            // A gzip stream ends with the size of the uncompressed content.
            #expect(answer.body.suffix(4) == withUnsafeBytes(of: UInt32(plain.body.count).littleEndian) { Array($0) })
        }
    }

    @Test("The compressed form has its own entity tag, which is accepted and changes with the file")
    func packedTags() async throws {
        try await withFiles { client, folder in
            let takes = "Accept-Encoding: gzip"
            let plain = try #require(try await client.ask("GET /page.css")["etag"])
            let tag = try #require(try await client.ask("GET /page.css", [takes])["etag"])
            #expect(tag != plain)
            let known = try await client.ask("GET /page.css", [takes, "If-None-Match: \(tag)"])
            #expect(known.status == 304)
            #expect(known["vary"] == "Accept-Encoding")
            #expect(try await client.ask("GET /page.css", [takes, "If-None-Match: \(plain)"]).status == 200)
            #expect(try await client.ask("GET /page.css", ["If-None-Match: \(tag)"]).status == 200)
            let changed = String(repeating: ".row { inset: 0; }\n", count: 90)
            try changed.write(toFile: folder + "/web/page.css", atomically: true, encoding: .utf8)
            let after = try await client.ask("GET /page.css", [takes, "If-None-Match: \(tag)"])
            #expect(after.status == 200)
            #expect(after.body.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == changed.utf8.count)
        }
    }
}
