import SDLSupport

/// The state of a pipe towards its receiver, and the order of the calls of the receiver: first the received bytes, then
/// a notification of space for sending, and the end of the pipe last.
struct PipeReceiving {
    enum Delivery {
        case chunks([[UInt8]])
        case room
        case end(PipeEnd)

        func perform(on receiver: any BytePipeReceiver) {
            switch self {
            case .chunks(let chunks): receiver.pipeReceived(chunks)
            case .room: receiver.pipeHasRoom()
            case .end(let end): receiver.pipeEnded(end)
            }
        }
    }

    var receiver: (any BytePipeReceiver)?
    /// The received bytes that are not delivered yet. They wait for a receiver, or until the receiver has acknowledged
    /// earlier bytes.
    var inbound = ChunkQueue()
    /// The number of bytes that were delivered and are not acknowledged yet.
    var outstanding = 0
    /// Whether `send` has returned false, so that the sender waits for space.
    var wantsRoom = false
    /// Whether the sender waited for space, there is space now, and `pipeHasRoom` has not been called yet.
    var owedRoom = false
    var end: PipeEnd?
    var hasReportedEnd = false
    /// Whether a thread is calling the receiver. Until the call ends, other threads only queue their events.
    var isHandingOver = false

    mutating func acknowledge(_ count: Int) {
        outstanding -= count
        precondition(outstanding >= 0, "more bytes were acknowledged than delivered")
    }

    mutating func grantRoom() {
        wantsRoom = false
        owedRoom = true
    }

    /// Returns the next call of the receiver; nil if there is none now. Afterwards, the caller sets `isHandingOver` to
    /// false.
    mutating func next(window: Int) -> (any BytePipeReceiver, Delivery)? {
        guard !isHandingOver, let receiver, let delivery = delivery(window) else { return nil }
        isHandingOver = true
        return (receiver, delivery)
    }

    private mutating func delivery(_ window: Int) -> Delivery? {
        let credit = window - outstanding
        if credit > 0, !inbound.isEmpty {
            let chunks = inbound.take(upTo: credit)
            outstanding += chunks.byteCount
            return .chunks(chunks)
        }
        if owedRoom, end == nil {
            owedRoom = false
            return .room
        }
        guard let end, inbound.isEmpty else { return nil }
        receiver = nil
        hasReportedEnd = true
        return .end(end)
    }
}
