import SDLSupport
import SDLTransport
import Testing

/// Tests of the guarantees that every kind of pipe gives.
@Suite struct `A pipe` {
    @Test(arguments: PipeKind.allCases)
    func `carries bytes in order in both directions at once`(_ kind: PipeKind) async throws {
        let ends = try await kind.pair(window: 10_000, queue: 20_000)
        let near = Collector.open(ends.near)
        let far = Collector.open(ends.far)
        let down = Sample.frames(300, upTo: 9_000, seed: 1)
        let up = Sample.frames(500, upTo: 3_000, seed: 2)
        await withTaskGroup { group in
            group.addTask { for frame in down { ends.near.send([frame]) } }
            group.addTask {
                for start in stride(from: 0, to: up.count, by: 5) { ends.far.send(Array(up[start..<start + 5])) }
            }
        }
        let wanted = (down: Array(down.joined()), up: Array(up.joined()))
        await far.wait { $0.bytes.count >= wanted.down.count }
        await near.wait { $0.bytes.count >= wanted.up.count }
        #expect(far.seen.bytes == wanted.down)
        #expect(near.seen.bytes == wanted.up)
        ends.near.close("done")
        await far.wait { !$0.ends.isEmpty }
        await near.wait { !$0.ends.isEmpty }
        for seen in [near.seen, far.seen] {
            #expect(seen.overlaps == 0 && seen.afterEnd == 0)
        }
    }

    @Test(arguments: PipeKind.allCases)
    func `has the same name at both ends`(_ kind: PipeKind) async throws {
        let first = try await kind.pair()
        let second = try await kind.pair()
        #expect(first.near.name == first.far.name)
        #expect(first.near.name != second.near.name)
        #expect(first.near.name.hasPrefix(kind.prefix + " "))
    }

    @Test(arguments: PipeKind.allCases)
    func `buffers bytes that were sent before it was opened`(_ kind: PipeKind) async throws {
        let ends = try await kind.pair()
        let near = Collector.open(ends.near)
        ends.near.send([[1, 2], [3]])
        ends.near.close("that was all")
        await near.wait { !$0.ends.isEmpty }
        let far = Collector.open(ends.far)
        let seen = await far.wait { !$0.ends.isEmpty }
        #expect(seen.bytes == [1, 2, 3])
    }

    @Test(arguments: PipeKind.allCases)
    func `reports the end once to each end, after all data`(_ kind: PipeKind) async throws {
        let ends = try await kind.pair()
        let near = Collector.open(ends.near)
        let far = Collector.open(ends.far)
        let frames = Sample.frames(100, upTo: 4_000, seed: 3)
        ends.near.send(frames)
        ends.near.close("enough")
        ends.near.close("twice")
        #expect(!ends.near.send([[9]]))
        await far.wait { !$0.ends.isEmpty }
        await near.wait { !$0.ends.isEmpty }
        ends.far.close("late")
        #expect(far.seen.bytes == Array(frames.joined()))
        #expect(near.seen.ends == [.closedHere("enough")])
        guard case .closedByPeer = far.seen.ends[0] else {
            Issue.record("\(far.seen.ends)")
            return
        }
        #expect(far.seen.ends.count == 1)
    }

    @Test(arguments: PipeKind.allCases)
    func `delivers at most its window to a stalled reader, and reports a full queue to the sender`(
        _ kind: PipeKind
    ) async throws {
        let window = 50_000
        let ends = try await kind.pair(window: window, queue: 100_000)
        let near = Collector.open(ends.near)
        let far = Collector.openStalled(ends.far)
        var sent: [UInt8] = []
        var frames = 0
        // The buffers of the system store some megabytes before the socket would block.
        while sent.count < 64_000_000 {
            let frame = [UInt8](repeating: UInt8(truncatingIfNeeded: frames), count: 8_000)
            frames += 1
            sent += frame
            let room = ends.near.send([frame])
            // Another thread empties the queue of a WebSocket. So the queue may have space again until all buffers are
            // full.
            if !room, kind != .ws || sent.count > 40_000_000 { break }
        }
        #expect(sent.count < 64_000_000, "a stalled reader must be noticed")
        await far.wait { $0.bytes.count == window }
        let rooms = near.seen.rooms
        #expect(rooms == 0 || kind == .ws)
        // After the reader has continued, all bytes arrive and the sender is notified once.
        var given = 0
        while given < sent.count {
            let before = given
            await far.come { $0.bytes.count > before }
            given = far.count
            #expect(given - before <= window)
            ends.far.consumed(given - before)
        }
        #expect(far.seen.bytes == sent)
        await near.wait { $0.rooms > rooms }
        #expect(near.seen.rooms == rooms + 1)
        #expect(ends.near.send([[1]]))
        ends.near.close("done")
    }

    @Test(arguments: PipeKind.allCases)
    func `is released after it has ended`(_ kind: PipeKind) async throws {
        struct Watch { weak var pipe: (any BytePipe)? }
        let watches = Lock([Watch]())
        for round in 0..<50 {
            let ends = try await kind.pair()
            let near = Collector.open(ends.near)
            let far = Collector.open(ends.far)
            ends.near.send([[1]])
            (round % 2 == 0 ? ends.near : ends.far).close("round \(round)")
            await near.wait { !$0.ends.isEmpty }
            await far.wait { !$0.ends.isEmpty }
            for pipe in [ends.near, ends.far] {
                watches.withLock { $0.append(Watch(pipe: pipe)) }
            }
        }
        while watches.withLock({ $0.contains { $0.pipe != nil } }) { await Task.yield() }
    }

    @Test func `in memory ends at once at both ends when its link is cut`() async throws {
        let (near, far) = MemoryPipe.pair(window: 10)
        let nearSeen = Collector.open(near)
        let farSeen = Collector.openStalled(far)
        near.send([[UInt8](repeating: 1, count: 100)])
        #expect(farSeen.seen.bytes.count == 10)
        #expect(near.waiting == 90)
        near.cut("pulled")
        #expect(nearSeen.seen.ends == [.lost("pulled")])
        #expect(farSeen.seen.ends == [.lost("pulled")])
        #expect(farSeen.seen.bytes.count == 10)
    }

    @Test func `in memory releases a stalled reader that closes after the other end`() async throws {
        weak var reader: Collector?
        do {
            let (near, far) = MemoryPipe.pair(window: 10)
            _ = Collector.open(near)
            let stalled = Collector.openStalled(far)
            reader = stalled
            near.send([[UInt8](repeating: 1, count: 100)])
            near.close("done")
            #expect(stalled.seen.ends == [])
            far.close("not wanted")
            #expect(stalled.seen.ends == [.closedByPeer("done")])
            #expect(stalled.seen.bytes.count == 10)
        }
        #expect(reader == nil)
    }
}
