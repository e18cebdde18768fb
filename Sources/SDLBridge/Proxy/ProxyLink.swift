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
    /// When bytes have passed last, once one of the two says no more.
    private let quiet = Lock(Instant?.none)
    /// An end that says no more may be gone altogether, which nobody is told: so long the other one may be silent then.
    private let patience: Duration

    /// - Parameter ended: called once, when one of the two is gone.
    init(
        app: any BytePipe, headUnit: any BytePipe, watch: ProxyWatch, patience: Duration = .seconds(60),
        ended: @escaping @Sendable (PipeEnd, _ whose: String) -> Void
    ) {
        self.app = app
        self.headUnit = headUnit
        self.watch = watch
        self.patience = patience
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
        quiet.withLock { if $0 != nil { $0 = SystemTimekeeper.shared.now } }
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

    /// One says no more: the other hears that, too, and may go on talking.
    private func finish(_ direction: MessageKey.Direction) {
        if direction == .toHeadUnit { headUnit.finish() } else { app.finish() }
        let isFirst = quiet.withLock { quiet in
            defer { quiet = quiet ?? SystemTimekeeper.shared.now }
            return quiet == nil
        }
        if isFirst { wait(patience) }
    }

    private func wait(_ span: Duration) {
        SystemTimekeeper.shared.ring(after: span) { [weak self] in
            guard let self, !isOver.withLock({ $0 }), let since = quiet.withLock({ $0 }) else { return }
            let left = patience - (SystemTimekeeper.shared.now - since)
            if left > .zero { wait(left) } else { close("finished sending") }
        }
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
        func pipeFinished() { link.finish(sends) }
        func pipeEnded(_ end: PipeEnd) { link.end(end, sends) }
    }
}
