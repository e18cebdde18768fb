package import SDLSupport

/// What stands between an app and a head unit, for a test to look at and to change.
package final class Road: Sendable {
    /// How often the app has written.
    package let writes = Lock(0)
    /// How many sessions it has ended.
    package let sessionEnds = Lock(0)
    /// Whether what is unsaid still is.
    package let isSilent = Lock(true)
    /// Whether the head unit does not keep up.
    package let isFull = Lock(false)
    fileprivate let receiver = Lock<(any BytePipeReceiver)?>(nil)

    /// How many bytes came that the pipe does not know of.
    fileprivate let added = Lock(0)

    /// The head unit sends bytes of the test's own.
    package func send(_ bytes: [UInt8]) {
        added.withLock { $0 += bytes.count }
        receiver.withLock { $0 }?.pipeReceived([bytes])
    }
}

/// A pipe to a head unit that never says a certain name: who listens finds it nowhere.
package final class MutedPipe: BytePipe, BytePipeReceiver {
    private let pipe: any BytePipe
    private let word: [UInt8]
    private let road: Road

    package init(_ pipe: any BytePipe, without name: String, on road: Road) {
        self.pipe = pipe
        self.road = road
        word = Array("\"\(name)\":".utf8)
    }

    package var name: String { pipe.name }
    package var peer: PipePeer { pipe.peer }

    package func open(_ receiver: any BytePipeReceiver) {
        road.receiver.withLock { $0 = receiver }
        pipe.open(self)
    }

    package func send(_ frames: [[UInt8]]) -> Bool {
        road.writes.withLock { $0 += 1 }
        // A control frame that says EndService.
        road.sessionEnds.withLock { $0 += frames.count { $0[0] & 0x07 == 0 && $0[1] == 7 && $0[2] == 4 } }
        return pipe.send(frames) && !road.isFull.withLock { $0 }
    }

    package func consumed(_ count: Int) {
        let ours = road.added.withLock { added in
            let ours = min(added, count)
            added -= ours
            return ours
        }
        pipe.consumed(count - ours)
    }

    package func close(_ reason: String) { pipe.close(reason) }

    package func pipeReceived(_ chunks: [[UInt8]]) {
        road.receiver.withLock { $0 }?.pipeReceived(chunks.map(muffled))
    }

    package func pipeHasRoom() { road.receiver.withLock { $0 }?.pipeHasRoom() }

    package func pipeEnded(_ end: PipeEnd) { road.receiver.withLock { $0.take() }?.pipeEnded(end) }

    /// The name with another first letter: as many bytes as before.
    private func muffled(_ chunk: [UInt8]) -> [UInt8] {
        guard road.isSilent.withLock({ $0 }) else { return chunk }
        var chunk = chunk
        while let at = chunk.firstRange(of: word) { chunk[at.lowerBound + 1] = UInt8(ascii: "_") }
        return chunk
    }
}
