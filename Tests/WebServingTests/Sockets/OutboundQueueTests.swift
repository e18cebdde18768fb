import Testing

@testable import WebSockets

/// Tests for the messages of a topic in a full queue.
struct OutboundQueueTests {
    typealias Queue = OutboundQueue<String>

    private let dropping = Topic("dropping", limit: 3, whenFull: .dropOldest)
    private let squashing = Topic("squashing", limit: 2, whenFull: .squash)
    private let strict = Topic("strict", limit: 3, whenFull: .close(.tooSlow))
    private let telling = Topic("telling", limit: 2, whenFull: .notify)

    private func hasRoom(_ queue: inout Queue) -> Bool { queue.takeDrained() }

    private func drain(_ queue: inout Queue) -> [String] {
        var all: [String] = []
        while let next = queue.popFirst() { all.append(next) }
        return all
    }

    @Test("dropOldest keeps the newest messages and counts the dropped ones")
    func dropOldest() {
        var queue = Queue(mark: 100)
        let verdicts = (1...5).map { queue.offer("\($0)", size: 1, topic: dropping) }
        #expect(verdicts == [.queued, .queued, .queued, .dropped, .dropped])
        #expect(queue.dropped == 2)
        #expect(drain(&queue) == ["3", "4", "5"])
        #expect(queue.bytes == 0)
    }

    @Test("dropOldest drops only messages of its own topic")
    func dropsItsOwn() {
        var queue = Queue(mark: 100)
        _ = queue.offer("a", size: 1, topic: strict)
        for number in 1...3 { _ = queue.offer("\(number)", size: 1, topic: dropping) }
        _ = queue.offer("b", size: 1, topic: strict)
        _ = queue.offer("4", size: 1, topic: dropping)
        #expect(drain(&queue) == ["a", "2", "3", "b", "4"])
    }

    @Test("With too many bytes, dropOldest makes room or drops the new message")
    func dropsByBytes() {
        var queue = Queue(mark: 10)
        _ = queue.offer("a", size: 6, topic: strict)
        _ = queue.offer("1", size: 2, topic: dropping)
        _ = queue.offer("2", size: 2, topic: dropping)
        do {
            let verdict = queue.offer("3", size: 3, topic: dropping)
            #expect(verdict == .dropped)
        }
        #expect(queue.bytes == 9)
        do {
            let verdict = queue.offer("4", size: 9, topic: dropping)
            #expect(verdict == .dropped)
        }
        #expect(queue.dropped == 4)
        #expect(drain(&queue) == ["a"])
    }

    @Test("squash replaces a queued message with the same key at its place")
    func squash() {
        var queue = Queue(mark: 100)
        _ = queue.offer("x1", size: 2, topic: squashing, key: "x")
        _ = queue.offer("between", size: 1, topic: strict)
        do {
            let verdict = queue.offer("x2", size: 5, topic: squashing, key: "x")
            #expect(verdict == .squashed)
        }
        #expect(queue.bytes == 6)
        do {
            let verdict = queue.offer("y1", size: 1, topic: squashing, key: "y")
            #expect(verdict == .queued)
        }
        do {
            let verdict = queue.offer("z1", size: 1, topic: squashing, key: "z")
            #expect(verdict == .dropped)
        }
        #expect(drain(&queue) == ["between", "y1", "z1"])
    }

    @Test("close says that the client must be closed")
    func close() {
        var queue = Queue(mark: 100)
        let verdicts = (1...4).map { queue.offer("\($0)", size: 1, topic: strict) }
        #expect(verdicts == [.queued, .queued, .queued, .closed])
    }

    @Test("notify reports a full queue, loses nothing, and reports once that there is room")
    func notify() {
        var queue = Queue(mark: 100)
        let verdicts = (1...4).map { queue.offer("\($0)", size: 10, topic: telling) }
        #expect(verdicts == [.queued, .queued, .full, .full])
        #expect(!hasRoom(&queue))
        let first = (1...2).map { _ in queue.popFirst() }
        #expect(first == ["1", "2"])
        #expect(!hasRoom(&queue))
        _ = queue.popFirst()
        #expect(hasRoom(&queue))
        #expect(!hasRoom(&queue))
        #expect(drain(&queue) == ["4"])
    }

    @Test("An empty queue accepts one message of any size")
    func anySize() {
        for topic in [dropping, squashing, strict, telling] {
            var queue = Queue(mark: 10)
            do {
                let verdict = queue.offer("huge", size: 1000, topic: topic)
                #expect(verdict == .queued)
            }
            #expect(drain(&queue) == ["huge"])
            #expect(queue.isEmpty)
        }
    }

    @Test("A ring behaves like an array under any additions and removals")
    func ring() {
        var ring = Ring<Int>()
        var list: [Int] = []
        var seed: UInt64 = 7
        for number in 0..<5000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            switch seed >> 33 & 3 {
            case 0 where !list.isEmpty:
                let first = ring.popFirst()
                #expect(first == list.removeFirst())
            case 1 where !list.isEmpty:
                let place = Int(seed >> 40) % list.count
                let removed = ring.remove(at: place)
                #expect(removed == list.remove(at: place))
            default:
                ring.append(number)
                list.append(number)
            }
            #expect(ring.count == list.count)
            if let last = list.indices.last { #expect(ring[last] == list[last]) }
        }
        #expect((0..<ring.count).map { ring[$0] } == list)
    }
}
