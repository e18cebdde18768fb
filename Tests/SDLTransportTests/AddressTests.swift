import Foundation
import SDLSupport
import Testing

@testable import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

@Suite struct `Addresses` {
    @Test(arguments: [
        ("tcp://127.0.0.1:12345", Address.tcp(host: "127.0.0.1", port: 12345)),
        ("tcp://[::1]:1", .tcp(host: "::1", port: 1)),
        ("unix:/run/sdl.sock", .unix(path: "/run/sdl.sock")),
        ("ws://localhost:2020/", .webSocket(host: "localhost", port: 2020, path: "/")),
        ("ws://[::1]:80/a/b", .webSocket(host: "::1", port: 80, path: "/a/b")),
    ])
    func `parses and writes addresses`(_ text: String, _ address: Address) {
        #expect(Address(text) == address)
        #expect(address.description == text)
    }

    @Test func `an omitted port is the default of SDL libraries`() {
        #expect(Address("tcp://10.0.0.1") == .tcp(host: "10.0.0.1", port: 12345))
        #expect(Address("ws://car") == .webSocket(host: "car", port: 2020, path: "/"))
    }

    @Test(arguments: [
        "", "tcp", "tcp://", "tcp://:1", "tcp://a:", "tcp://a:70000", "tcp://a:-1", "tcp://[::1", "tcp://[::1]x",
        "unix:",
        "http://a", "ws://", "ws:///x", "127.0.0.1:12345",
    ])
    func `refuses invalid addresses`(_ text: String) {
        #expect(Address(text) == nil)
    }
}

@Suite struct `Listening and dialling` {
    @Test func `names the owner of a port in use and a fix`() throws {
        let listener = try listen(at: .tcp(host: "127.0.0.1", port: 0)) { _ in }
        defer { listener.stop() }
        let port = try #require(listener.address.port)
        #expect(port != 0)
        let error = #expect(throws: TransportError.self) {
            try listen(at: listener.address, advice: "choose another with --sdl-port") { _ in }
        }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("tcp://127.0.0.1:\(port): port \(port) is taken by "))
        #expect(text.hasSuffix("(process \(getpid())): choose another with --sdl-port"))
    }

    @Test func `replaces a left-over socket file, but not one in use`() async throws {
        let path = TestPath.next()
        let left = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let target = try #require(SocketAddress(unixPath: path))
        try #require(target.withPointer { bind(left, $0, $1) } == 0)
        close(left)
        let listener = try listen(at: .unix(path: path)) { _ in }
        var status = stat()
        try #require(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let error = #expect(throws: TransportError.self) { try listen(at: .unix(path: path)) { _ in } }
        #expect(error?.cause == "another process listens at this path")
        listener.stop()
        #expect(stat(path, &status) != 0)
    }

    @Test func `A file that is not a socket stays, also behind a link`() throws {
        let path = TestPath.next()
        try Data("kept".utf8).write(to: URL(filePath: path))
        let link = TestPath.next()
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        defer { for path in [path, link] { try? FileManager.default.removeItem(atPath: path) } }
        for path in [path, link] {
            #expect(throws: TransportError.self) { try listen(at: .unix(path: path)) { _ in } }
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    }

    @Test func `supports folders that are longer than a socket address`() async throws {
        let top = TestPath.next()
        let folder = top + String(repeating: "/" + String(repeating: "deep", count: 20), count: 4)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: top) }
        let address = Address.unix(path: folder + "/core")
        let (peers, peer) = AsyncStream<PipePeer>.makeStream()
        for _ in 1...2 {
            let listener = try listen(at: address) { peer.yield($0.peer) }
            let dialled = try await dial(address)
            var next = peers.makeAsyncIterator()
            #expect(await next.next()?.address == folder + "/core")
            #expect(dialled.peer.address == folder + "/core")
            let error = #expect(throws: TransportError.self) { try listen(at: address) { _ in } }
            #expect(error?.cause == "another process listens at this path")
            dialled.close("enough")
            listener.stop()
            #expect(!FileManager.default.fileExists(atPath: folder + "/core"))
        }
    }

    static let unlistenable: [(Address, String)] = [
        (
            .unix(path: "/" + String(repeating: "x", count: 200)),
            "the file name has 200 bytes; the limit is about 80"
        ),
        (.unix(path: "/nowhere/at/all.sock"), "No such file or directory"),
        (.unix(path: "/nowhere/" + String(repeating: "x", count: 200) + "/core"), "No such file or directory"),
        (.tcp(host: "192.0.2.1", port: 0), "this machine has no such address"),
    ]

    @Test(arguments: unlistenable)
    func `reports why listening failed`(_ address: Address, _ cause: String) {
        let error = #expect(throws: TransportError.self) { try listen(at: address) { _ in } }
        #expect(error?.cause == cause)
        #expect(error?.fix.isEmpty == false)
    }

    static let undiallable: [(Address, String)] = [
        (.tcp(host: "127.0.0.1", port: 9), "nothing listens there"),
        (.webSocket(host: "127.0.0.1", port: 9, path: "/"), "nothing listens there"),
        (.unix(path: "/nowhere/at/all.sock"), "nothing listens there"),
        (
            .unix(path: "/" + String(repeating: "x", count: 200)),
            "the file name has 200 bytes; the limit is about 80"
        ),
        (.unix(path: "/nowhere/" + String(repeating: "x", count: 200) + "/core"), "nothing listens there"),
    ]

    @Test(arguments: undiallable)
    func `reports why dialling failed`(_ address: Address, _ cause: String) async {
        let error = await #expect(throws: TransportError.self) { try await dial(address) }
        #expect(error?.cause == cause)
        #expect(error?.fix.isEmpty == false)
        #expect(error?.address == address)
    }

    @Test func `names a host without an address`() async {
        let error = await #expect(throws: TransportError.self) {
            try await dial(.tcp(host: "no such host", port: 1))
        }
        #expect(error?.cause.hasPrefix("cannot resolve no such host: ") == true)
    }

    @Test func `a dial without an answer fails after the time limit`() async throws {
        // The queue of the listener is full, so the system does not answer further connections.
        let fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(fd) }
        let free = Address.tcp(host: "127.0.0.1", port: 0)
        let target = try #require(
            try SocketAddress.resolve(free, host: "127.0.0.1", port: 0, passive: false).first)
        try #require(target.withPointer { bind(fd, $0, $1) } == 0)
        try #require(Glibc.listen(fd, 0) == 0)
        let port = SocketAddress.local(of: fd).port
        let filler = try RawSocket(port: port)
        defer { close(filler.fd) }
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let address = Address.tcp(host: "127.0.0.1", port: port)
        async let failure = #expect(throws: TransportError.self) {
            try await dial(address, limit: .seconds(3), timekeeper: clock)
        }
        while clock.nextDue == nil { await Task.yield() }
        clock.advance(by: .seconds(3))
        #expect(await failure?.cause == "no answer within 3.0 seconds")
    }
}
