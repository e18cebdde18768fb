package import SDLSupport

/// The control with which a test observes and changes what a `FieldHidingPipe` transfers.
package final class PipeControl: Sendable {
    /// The number of times that the app has written to the pipe.
    package let writes = Lock(0)
    /// The number of sessions that the app has ended with EndService.
    package let sessionEnds = Lock(0)
    /// Whether the pipe hides the JSON member with which the pipe was created.
    package let isFieldHidden = Lock(true)
    /// Whether the pipe reports back-pressure after each write of the app.
    package let isFull = Lock(false)
    fileprivate let receiver = Lock<(any BytePipeReceiver)?>(nil)

    /// The number of bytes from `send(_:)` that the app has not consumed yet. The wrapped pipe does not know these
    /// bytes. Therefore, it is not informed when the app consumes them.
    fileprivate let added = Lock(0)

    /// Delivers bytes to the app as if the head unit had sent them.
    package func send(_ bytes: [UInt8]) {
        added.withLock { $0 += bytes.count }
        receiver.withLock { $0 }?.pipeReceived([bytes])
    }
}

/// A pipe that hides one JSON member from the app. In all received messages, the pipe replaces the first letter of the
/// member's name, so that the app does not recognise the member.
package final class FieldHidingPipe: BytePipe, BytePipeReceiver {
    private let pipe: any BytePipe
    private let word: [UInt8]
    private let pipeControl: PipeControl

    package init(_ pipe: any BytePipe, without name: String, on pipeControl: PipeControl) {
        self.pipe = pipe
        self.pipeControl = pipeControl
        word = Array("\"\(name)\":".utf8)
    }

    package var name: String { pipe.name }
    package var peer: PipePeer { pipe.peer }

    package func open(_ receiver: any BytePipeReceiver) {
        pipeControl.receiver.withLock { $0 = receiver }
        pipe.open(self)
    }

    package func send(_ frames: [[UInt8]]) -> Bool {
        pipeControl.writes.withLock { $0 += 1 }
        // A control frame with EndService for the RPC service.
        pipeControl.sessionEnds.withLock { $0 += frames.count { $0[0] & 0x07 == 0 && $0[1] == 7 && $0[2] == 4 } }
        return pipe.send(frames) && !pipeControl.isFull.withLock { $0 }
    }

    package func consumed(_ count: Int) {
        let ours = pipeControl.added.withLock { added in
            let ours = min(added, count)
            added -= ours
            return ours
        }
        pipe.consumed(count - ours)
    }

    package func close(_ reason: String) { pipe.close(reason) }

    package func pipeReceived(_ chunks: [[UInt8]]) {
        pipeControl.receiver.withLock { $0 }?.pipeReceived(chunks.map(hidingField))
    }

    package func pipeHasRoom() { pipeControl.receiver.withLock { $0 }?.pipeHasRoom() }

    package func pipeEnded(_ end: PipeEnd) { pipeControl.receiver.withLock { $0.take() }?.pipeEnded(end) }

    /// Returns the received bytes, in which the name of the hidden member is changed. The number of bytes stays the
    /// same.
    private func hidingField(_ chunk: [UInt8]) -> [UInt8] {
        guard pipeControl.isFieldHidden.withLock({ $0 }) else { return chunk }
        var chunk = chunk
        while let at = chunk.firstRange(of: word) { chunk[at.lowerBound + 1] = UInt8(ascii: "_") }
        return chunk
    }
}
