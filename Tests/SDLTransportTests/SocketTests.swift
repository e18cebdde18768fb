import SDLSupport
import Testing
import WebSockets

@testable import SDLTransport

#if canImport(Glibc)
import Glibc
#endif

/// A socket that the test controls directly, for behaviour that the library's pipes never show.
struct RawSocket {
    let fd: Int32

    init(port: UInt16) throws {
        fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let address = Address.tcp(host: "127.0.0.1", port: port)
        let target = try #require(
            try SocketAddress.resolve(address, host: "127.0.0.1", port: port, passive: false).first)
        try #require(target.withPointer { connect(fd, $0, $1) } == 0)
        var yes: Int32 = 1
        setsockopt(fd, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
    }

    func write(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        _ = Glibc.send(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Reads all bytes until the end of the stream.
    func readAll() -> [UInt8] {
        var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = recv(fd, &buffer, buffer.count, 0)
            guard count > 0 else { return all }
            all += buffer[..<count]
        }
    }

    /// Ends the connection with a reset instead of a normal close.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        close(fd)
    }
}

/// A receiver that sends a message in each of its callbacks.
private final class Answerer: BytePipeReceiver {
    private let pipe: any BytePipe
    private let answer: @Sendable (any BytePipe) -> Void
    let rooms = Lock(0)

    init(_ pipe: any BytePipe, answer: @escaping @Sendable (any BytePipe) -> Void) {
        self.pipe = pipe
        self.answer = answer
    }

    func pipeReceived(_ chunks: [[UInt8]]) {
        pipe.consumed(chunks.byteCount)
        answer(pipe)
    }

    func pipeHasRoom() { rooms.withLock { $0 += 1 } }
    func pipeEnded(_ end: PipeEnd) {}
}

/// A receiver that acknowledges no bytes.
private final class Unhurried: BytePipeReceiver {
    let count = Lock(0)
    let ends = Lock(0)

    func pipeReceived(_ chunks: [[UInt8]]) { count.withLock { $0 += chunks.byteCount } }
    func pipeHasRoom() {}
    func pipeEnded(_ end: PipeEnd) { ends.withLock { $0 += 1 } }
}

@Suite struct `Sockets` {
    private func accepting(
        on loop: SocketLoop = .shared
    ) throws -> (port: UInt16, listener: any Listener, accepted: AsyncStream<any BytePipe>) {
        let (accepted, arrivals) = AsyncStream<any BytePipe>.makeStream()
        let listener = try listen(at: .tcp(host: "127.0.0.1", port: 0), on: loop) { arrivals.yield($0) }
        return (try #require(listener.address.port), listener, accepted)
    }

    private func first(_ pipes: AsyncStream<any BytePipe>) async throws -> any BytePipe {
        for await pipe in pipes { return pipe }
        throw CancellationError()
    }

    /// Returns a pipe and the plain socket on the other side. The connection is half-open: when one side has finished
    /// sending, the other side can still send.
    private func halfOpen() async throws -> (raw: RawSocket, far: Collector, pipe: any BytePipe) {
        let (accepted, arrivals) = AsyncStream<any BytePipe>.makeStream()
        var settings = SocketPipe.Settings()
        settings.staysHalfOpen = true
        let listener = try listen(at: .tcp(host: "127.0.0.1", port: 0), settings: settings) { arrivals.yield($0) }
        defer { listener.stop() }
        let raw = try RawSocket(port: try #require(listener.address.port))
        let pipe = try await first(accepted)
        return (raw, Collector.open(pipe), pipe)
    }

    @Test func `an end that has finished still receives, and the pipe ends when both have finished`() async throws {
        let (raw, far, pipe) = try await halfOpen()
        raw.write([1, 2, 3])
        shutdown(raw.fd, Int32(SHUT_WR))
        await far.wait { $0.finishes == 1 }
        #expect(far.seen.bytes == [1, 2, 3] && far.seen.ends.isEmpty)
        let much = [UInt8](repeating: 7, count: 3_000_000)
        pipe.send([much])
        pipe.finish()
        // Bytes that are sent after the end are discarded.
        pipe.send([[9]])
        #expect(raw.readAll() == much)
        await far.wait { $0.ends == [.closedByPeer("")] }
        close(raw.fd)
    }

    @Test func `a pipe that has finished receives until the other end has finished`() async throws {
        let (raw, far, pipe) = try await halfOpen()
        pipe.send([[1]])
        pipe.finish()
        #expect(raw.readAll() == [1])
        raw.write([2])
        await far.wait { $0.bytes == [2] }
        #expect(far.seen.ends.isEmpty)
        close(raw.fd)
        await far.wait { $0.ends == [.closedByPeer("")] && $0.finishes == 1 }
    }

    @Test func `a pipe that is reset after it has finished is reported as lost`() async throws {
        let (raw, far, _) = try await halfOpen()
        shutdown(raw.fd, Int32(SHUT_WR))
        await far.wait { $0.finishes == 1 }
        raw.reset()
        let seen = await far.wait { !$0.ends.isEmpty }
        #expect(seen.ends.first.map { if case .lost = $0 { true } else { false } } == true, "\(seen.ends)")
    }

    @Test func `isPeerGone detects a reset while the pipe is not read`() async throws {
        let (accepted, arrivals) = AsyncStream<any BytePipe>.makeStream()
        var settings = SocketPipe.Settings()
        settings.window = 2
        let listener = try listen(at: .tcp(host: "127.0.0.1", port: 0), settings: settings) { arrivals.yield($0) }
        defer { listener.stop() }
        let raw = try RawSocket(port: try #require(listener.address.port))
        let pipe = try await first(accepted)
        let reader = Unhurried()
        pipe.open(reader)
        raw.write([1, 2, 3, 4])
        while reader.count.withLock({ $0 }) < 2 { await Task.yield() }
        #expect(!pipe.isPeerGone)
        shutdown(raw.fd, Int32(SHUT_WR))
        #expect(!pipe.isPeerGone, "it may still listen")
        raw.reset()
        while !pipe.isPeerGone { await Task.yield() }
        #expect(reader.ends.withLock { $0 } == 0)
        pipe.close("enough")
        while reader.ends.withLock({ $0 }) == 0 { await Task.yield() }
    }

    @Test func `single bytes and large chunks form the same stream`() async throws {
        let (port, listener, accepted) = try accepting()
        defer { listener.stop() }
        let raw = try RawSocket(port: port)
        let far = Collector.open(try await first(accepted))
        let bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0) }
        for byte in bytes { raw.write([byte]) }
        raw.write(bytes)
        await far.wait { $0.bytes.count >= 4_000 }
        #expect(far.seen.bytes == bytes + bytes)
        close(raw.fd)
        #expect(await far.wait { !$0.ends.isEmpty }.ends == [.closedByPeer("")])
    }

    @Test func `a reset is reported once as lost, to readers and writers`() async throws {
        let (port, listener, accepted) = try accepting()
        defer { listener.stop() }
        let raw = try RawSocket(port: port)
        let pipe = try await first(accepted)
        let far = Collector.open(pipe)
        raw.write([1])
        await far.wait { $0.bytes.count == 1 }
        raw.reset()
        let seen = await far.wait { !$0.ends.isEmpty }
        guard case .lost = seen.ends[0] else {
            Issue.record("\(seen.ends)")
            return
        }
        #expect(!pipe.send([[1]]))
    }

    @Test func `a stalled pipe that cannot be written any more is lost`() async throws {
        var settings = SocketPipe.Settings()
        settings.window = 1
        let (accepted, arrivals) = AsyncStream<any BytePipe>.makeStream()
        let listener = try listen(at: .tcp(host: "127.0.0.1", port: 0), settings: settings) { arrivals.yield($0) }
        defer { listener.stop() }
        let raw = try RawSocket(port: try #require(listener.address.port))
        let pipe = try await first(accepted)
        let far = Collector.openStalled(pipe)
        raw.write([1, 2, 3])
        await far.wait { $0.bytes.count == 1 }
        raw.reset()
        while far.seen.ends.isEmpty {
            pipe.send([[UInt8](repeating: 0, count: 1_000)])
            await Task.yield()
        }
        #expect(far.seen.ends.count == 1)
    }

    @Test func `a closed pipe is abandoned after its linger time if the peer does nothing`() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let loop = SocketLoop(timekeeper: clock)
        let (port, listener, accepted) = try accepting(on: loop)
        let raw = try RawSocket(port: port)
        let pipe = try await first(accepted)
        let far = Collector.open(pipe)
        while pipe.send([[UInt8](repeating: 7, count: 100_000)]) {}
        pipe.close("bored")
        await far.wait { !$0.ends.isEmpty }
        #expect(far.seen.ends == [.closedHere("bored")])
        while clock.nextDue == nil { await Task.yield() }
        #expect(loop.watched == 2)
        clock.advance(by: .seconds(1))
        while loop.watched > 1 { await Task.yield() }
        listener.stop()
        while loop.watched > 0 { await Task.yield() }
        close(raw.fd)
        loop.stop()
    }

    @Test func `a peer that half-closes after its request still gets the answer`() async throws {
        let (port, listener, accepted) = try accepting()
        defer { listener.stop() }
        let raw = try RawSocket(port: port)
        raw.write([1])
        shutdown(raw.fd, Int32(SHUT_WR))
        let pipe = try await first(accepted)
        pipe.open(Answerer(pipe) { pipe in for number in UInt8(2)...4 { pipe.send([[number]]) } })
        var got: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16)
        while case let count = recv(raw.fd, &part, part.count, 0), count > 0 { got += part.prefix(count) }
        #expect(got == [2, 3, 4])
        close(raw.fd)
    }

    @Test func `a sender of a large answer is notified when there is room`() async throws {
        var settings = SocketPipe.Settings()
        settings.queue = 10_000
        let ends = try await Ends.joined(at: .tcp(host: "127.0.0.1", port: 0), settings)
        let said = Lock(0)
        let answerer = Answerer(ends.far) { pipe in
            repeat { said.withLock { $0 += 8_000 } } while pipe.send([[UInt8](repeating: 7, count: 8_000)])
        }
        ends.far.open(answerer)
        let near = Collector.open(ends.near)
        ends.near.send([[1]])
        await near.wait { seen in said.withLock { seen.bytes.count == $0 } && !seen.bytes.isEmpty }
        while answerer.rooms.withLock({ $0 }) == 0 { await Task.yield() }
        #expect(answerer.rooms.withLock { $0 } == 1)
        ends.near.close("done")
    }

    @Test func `a loop continues on its own thread when its host has ended`() async throws {
        let host = WebSocketLoop()
        let loop = SocketLoop(timekeeper: SystemTimekeeper.shared, on: host)
        let before = try await Ends.joined(at: .tcp(host: "127.0.0.1", port: 0), SocketPipe.Settings(), on: loop)
        let far = Collector.open(before.far)
        let near = Collector.open(before.near)
        before.near.send([[1]])
        await far.wait { $0.bytes == [1] }
        await host.stop()
        before.near.send([[2]])
        await far.wait { $0.bytes == [1, 2] }
        before.near.close("done")
        await near.wait { !$0.ends.isEmpty }
        while loop.watched > 0 { await Task.yield() }
        let after = try await Ends.joined(at: .tcp(host: "127.0.0.1", port: 0), SocketPipe.Settings(), on: loop)
        let late = Collector.open(after.far)
        _ = Collector.open(after.near)
        after.near.send([[3]])
        await late.wait { $0.bytes == [3] }
        after.near.close("done")
        // The host of this loop was stopped before the host could provide its thread.
        let other = SocketLoop(timekeeper: SystemTimekeeper.shared, on: host)
        let last = try await Ends.joined(at: .tcp(host: "127.0.0.1", port: 0), SocketPipe.Settings(), on: other)
        let lastFar = Collector.open(last.far)
        last.near.send([[4]])
        await lastFar.wait { $0.bytes == [4] }
        last.near.close("done")
    }

    @Test func `many concurrent dials get separate pipes`() async throws {
        let (port, listener, accepted) = try accepting()
        defer { listener.stop() }
        let near = try await withThrowingTaskGroup(of: (any BytePipe).self) { group in
            for _ in 0..<100 {
                group.addTask { try await dial(.tcp(host: "127.0.0.1", port: port)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        var far: [String: Collector] = [:]
        for await pipe in accepted {
            far[pipe.name] = Collector.open(pipe)
            if far.count == 100 { break }
        }
        for pipe in near {
            _ = Collector.open(pipe)
            pipe.send([Array(pipe.name.utf8)])
        }
        for pipe in near {
            let collector = try #require(far[pipe.name])
            let name = Array(pipe.name.utf8)
            await collector.wait { $0.bytes.count >= name.count }
            #expect(collector.seen.bytes == name)
            pipe.close("done")
        }
    }

    @Test func `a unix pipe knows the process at its other end`() async throws {
        let ends = try await PipeKind.unix.pair()
        #expect(ends.near.peer.process == getpid())
        #expect(ends.far.peer.process == getpid())
        #expect(ends.near.peer.description.hasSuffix("(process \(getpid()))"))
    }
}
