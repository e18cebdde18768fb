import Journaling
import SDLHeadUnit
import SDLSupport
import SDLTransport
import TestJournal
import Testing

@testable import SDLBridge

/// The app or the head unit at one end of a connection through the proxy. If `reads` is true, this side consumes
/// received bytes immediately; otherwise, it consumes them when the test calls `readOn()`.
private final class FarEnd: BytePipeReceiver {
    let pipe: MemoryPipe
    private let state: Lock<(bytes: [UInt8], end: PipeEnd?, reads: Bool, owed: Int)>

    init(_ pipe: MemoryPipe, reads: Bool = true) {
        self.pipe = pipe
        state = Lock(([], nil, reads, 0))
        pipe.open(self)
    }

    var bytes: [UInt8] { state.withLock { $0.bytes } }
    var end: PipeEnd? { state.withLock { $0.end } }

    func pipeReceived(_ chunks: [[UInt8]]) {
        let reads = state.withLock { state in
            for chunk in chunks { state.bytes += chunk }
            if !state.reads { state.owed += chunks.byteCount }
            return state.reads
        }
        if reads { pipe.consumed(chunks.byteCount) }
    }

    func readOn() {
        let owed = state.withLock { state in
            defer { state.owed = 0 }
            state.reads = true
            return state.owed
        }
        pipe.consumed(owed)
    }

    func pipeHasRoom() {}
    func pipeEnded(_ end: PipeEnd) { state.withLock { $0.end = end } }
}

/// A journal that reports back-pressure until the test calls `release()`.
private final class StuckJournal: Journal {
    private let waiting = Lock<[@Sendable () -> Void]>([])

    func record(_ entry: JournalEntry) {}
    var isFull: Bool { true }
    func whenNotFull(_ proceed: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(proceed) } }

    /// Whether a writer waits until the journal accepts entries.
    var holds: Bool { waiting.withLock { !$0.isEmpty } }

    func release() {
        let waiting = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for proceed in waiting { proceed() }
    }
}

@Suite struct `A proxy link` {
    private func join(
        journal: any Journal = MemoryJournal(), room: ProxyBuffer = ProxyBuffer(), window: Int = 5_000,
        reads: Bool = true
    ) -> (app: FarEnd, car: FarEnd, headUnit: HeadUnit, ended: Lock<[String]>) {
        let (app, appNear) = MemoryPipe.pair(window: window, queue: window)
        let (car, carNear) = MemoryPipe.pair(window: window, queue: window)
        let writer = JournalWriter(journal, timekeeper: SystemTimekeeper.shared)
        let headUnit = HeadUnit(
            profile: .watched(named: "it"), profiles: ProfileSet([]), files: "/nowhere",
            timekeeper: SystemTimekeeper.shared,
            writer: writer, presenter: .car)
        let watch = ProxyWatch(
            number: 1, name: "memory", headUnit: headUnit, writer: writer, timekeeper: SystemTimekeeper.shared,
            room: room)
        let ended = Lock<[String]>([])
        let link = ProxyLink(app: appNear, headUnit: carNear, watch: watch) { end, whose in
            ended.withLock { $0.append("\(whose) \(end)") }
        }
        link.open()
        return (FarEnd(app), FarEnd(car, reads: reads), headUnit, ended)
    }

    private func random(_ count: Int, _ dice: inout SplitMix) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    }

    @Test(arguments: 0..<20) func `forwards every byte both ways`(seed: UInt64) {
        var dice = SplitMix(seed)
        let (app, car, _, _) = join()
        var (there, back): ([UInt8], [UInt8]) = ([], [])
        for _ in 0..<200 {
            let piece = random(Int(dice.next() % 3_000), &dice)
            if dice.next() % 2 == 0 {
                there += piece
                app.pipe.send([piece])
            } else {
                back += piece
                car.pipe.send([piece])
            }
        }
        #expect(car.bytes == there)
        #expect(app.bytes == back)
    }

    @Test func `stops reading while one end does not read, and loses nothing`() {
        let (app, car, _, _) = join(reads: false)
        var dice = SplitMix(1)
        let all = random(100_000, &dice)
        var at = 0
        var isRoom = true
        while isRoom, at < all.count {
            isRoom = app.pipe.send([Array(all[at..<at + 1_000])])
            at += 1_000
        }
        // While nothing reads, only the windows of both pipes and one queue can fill with waiting bytes.
        #expect(at < 30_000)
        if at < all.count { app.pipe.send([Array(all[at...])]) }
        car.readOn()
        #expect(car.bytes == all)
    }

    @Test(arguments: [true, false]) func `forwards the last bytes and the end when one side ends`(isApp: Bool) {
        let (app, car, _, ended) = join()
        let (goes, stays) = isApp ? (app, car) : (car, app)
        goes.pipe.send([[1, 2, 3]])
        goes.pipe.close("enough")
        #expect(stays.bytes == [1, 2, 3])
        #expect(stays.end == .closedByPeer("the \(isApp ? "app" : "head unit")'s connection has ended"))
        #expect(ended.withLock { $0 } == ["\(isApp ? "app" : "head unit") closed by the peer: enough"])
    }

    @Test func `forwards while the journal is full, and keeps a limited backlog`() async {
        let room = ProxyBuffer()
        let journal = StuckJournal()
        defer { journal.release() }
        let (app, car, _, _) = join(journal: journal, room: room, window: 1 << 20)
        var dice = SplitMix(3)
        let piece = random(1 << 16, &dice)
        let count = 400
        for _ in 0..<count { app.pipe.send([piece]) }
        #expect(car.bytes.count == count * piece.count)
        #expect(room.missedBytes > count * piece.count - ProxyWatch.bytes - 65 * (1 << 16))
        #expect(room.missedBytes < count * piece.count)
        car.pipe.send([[5]])
        #expect(app.bytes == [5])
    }

    @Test func `decodes in small portions, so that a new link does not wait long for busy ones`() async {
        let room = ProxyBuffer()
        let journal = StuckJournal()
        defer { journal.release() }
        let (app, _, _, _) = join(journal: journal, room: room, window: 1 << 20)
        let piece: [UInt8] = [0x51, 0x0A, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<80 { app.pipe.send([piece]) }
        while !journal.holds { await Task.yield() }
        let before = room.heldBytes
        // The first portion is decoded. The second portion then waits for the journal.
        journal.release()
        while !journal.holds { await Task.yield() }
        #expect(before >= 80 * piece.count && room.heldBytes >= before - 2 * ProxyWatch.portion)
    }

    @Test func `reports missed bytes once the journal has room`() async throws {
        let journal = MemoryJournal()
        journal.isFull = true
        let (app, car, headUnit, _) = join(journal: journal, window: 1 << 20)
        // A frame of the largest size, which belongs to a session.
        let piece: [UInt8] = [0x51, 0x0A, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<200 { app.pipe.send([piece]) }
        #expect(car.bytes.count == 200 * piece.count)
        journal.isFull = false
        app.pipe.close("enough")
        var texts: [String] = []
        for _ in 0..<4_000 where !texts.contains(where: { $0.contains("were forwarded but not decoded") }) {
            await headUnit.watch(on: 2, named: "") { _ in }
            texts = journal.rows.map { String(decoding: $0.payload.bytes, as: UTF8.self) }
            await withCheckedContinuation { goOn in
                SystemTimekeeper.shared.ring(after: .milliseconds(5)) { goOn.resume() }
            }
        }
        let gap = try #require(texts.first { $0.contains("watch.gap") })
        #expect(gap.contains("bytes from the app were forwarded but not decoded"))
    }
}
