import SDLSupport

/// An app's pipe and one to a head unit, joined: what comes in at one goes out at the other, as it came.
///
/// Nobody is waited for but the two ends, and only when one does not take what the other sends.
final class ProxyLink: Sendable {
    private let app: any BytePipe
    private let headUnit: any BytePipe
    private let watch: ProxyWatch
    private let ended: @Sendable (PipeEnd, _ whose: String) -> Void
    private let isOver = Lock(false)
    /// Bytes that were handed on and not given back yet, by the direction they go.
    private let owed = [Lock(0), Lock(0)]

    /// - Parameter ended: called once, when one of the two is gone.
    init(
        app: any BytePipe, headUnit: any BytePipe, watch: ProxyWatch,
        ended: @escaping @Sendable (PipeEnd, _ whose: String) -> Void
    ) {
        self.app = app
        self.headUnit = headUnit
        self.watch = watch
        self.ended = ended
    }

    func open() {
        headUnit.open(End(link: self, sends: .toApp))
        app.open(End(link: self, sends: .toHeadUnit))
    }

    /// What was handed on before goes out before.
    func close(_ reason: String) {
        app.close(reason)
        headUnit.close(reason)
    }

    private func handOn(_ chunks: [[UInt8]], _ direction: MessageKey.Direction) {
        owed[Int(direction.rawValue)].withLock { $0 += chunks.byteCount }
        // Noted before it goes, so that no answer is noted before what it answers; looked at when it has gone.
        watch.note(chunks, direction)
        let hasRoom = direction == .toHeadUnit ? headUnit.send(chunks) : app.send(chunks)
        if hasRoom { giveBack(direction) }
        watch.wake()
    }

    private func giveBack(_ direction: MessageKey.Direction) {
        let count = owed[Int(direction.rawValue)].withLock { owed in
            defer { owed = 0 }
            return owed
        }
        guard count > 0 else { return }
        if direction == .toHeadUnit { app.consumed(count) } else { headUnit.consumed(count) }
    }

    private func end(_ end: PipeEnd, _ direction: MessageKey.Direction) {
        let isFirst = isOver.withLock { over in
            defer { over = true }
            return !over
        }
        guard isFirst else { return }
        let whose = direction == .toHeadUnit ? "app" : "head unit"
        close("the \(whose)'s connection is over")
        watch.end()
        ended(end, whose)
    }

    private final class End: BytePipeReceiver {
        private let link: ProxyLink
        private let sends: MessageKey.Direction

        init(link: ProxyLink, sends: MessageKey.Direction) {
            self.link = link
            self.sends = sends
        }

        func pipeReceived(_ chunks: [[UInt8]]) { link.handOn(chunks, sends) }
        /// Room here is for what the other end sends.
        func pipeHasRoom() { link.giveBack(sends == .toHeadUnit ? .toApp : .toHeadUnit) }
        func pipeEnded(_ end: PipeEnd) { link.end(end, sends) }
    }
}
