import SDLSupport

/// What stands between an app and a head unit, for a test to look at and to change.
final class Road: Sendable {
    /// How often the app has written.
    let writes = Lock(0)
    /// Whether the head unit does not keep up.
    let isFull = Lock(false)
}

/// A pipe to a head unit that never says a certain name: who listens finds it nowhere.
final class Muffled: BytePipe, BytePipeReceiver {
    private let pipe: any BytePipe
    private let word: [UInt8]
    private let road: Road
    private let receiver = Lock<(any BytePipeReceiver)?>(nil)

    init(_ pipe: any BytePipe, without name: String, on road: Road) {
        self.pipe = pipe
        self.road = road
        word = Array("\"\(name)\":".utf8)
    }

    var name: String { pipe.name }
    var peer: PipePeer { pipe.peer }

    func open(_ receiver: any BytePipeReceiver) {
        self.receiver.withLock { $0 = receiver }
        pipe.open(self)
    }

    func send(_ frames: [[UInt8]]) -> Bool {
        road.writes.withLock { $0 += 1 }
        return pipe.send(frames) && !road.isFull.withLock { $0 }
    }

    func consumed(_ count: Int) { pipe.consumed(count) }
    func close(_ reason: String) { pipe.close(reason) }

    func pipeReceived(_ chunks: [[UInt8]]) {
        receiver.withLock { $0 }?.pipeReceived(chunks.map(muffled))
    }

    func pipeHasRoom() { receiver.withLock { $0 }?.pipeHasRoom() }

    func pipeEnded(_ end: PipeEnd) { receiver.withLock { $0.take() }?.pipeEnded(end) }

    /// The name with another first letter: as many bytes as before.
    private func muffled(_ chunk: [UInt8]) -> [UInt8] {
        var chunk = chunk
        while let at = chunk.firstRange(of: word) { chunk[at.lowerBound + 1] = UInt8(ascii: "_") }
        return chunk
    }
}
