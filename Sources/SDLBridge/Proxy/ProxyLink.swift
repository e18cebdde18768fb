import SDLSupport

/// A pipe to an app and one to a head unit, joined: each forwards unchanged what the other receives.
///
/// Reading stops only while the other end does not take the bytes.
final class ProxyLink: Sendable {
    private let app: any BytePipe
    private let headUnit: any BytePipe
    private let watch: ProxyWatch
    private let ended: @Sendable (PipeEnd, _ whose: String) -> Void
    private let isOver = Lock(false)
    /// Bytes forwarded whose room was not returned yet, by direction.
    private let owed = [Lock(0), Lock(0)]
    /// When bytes last passed, once one end has finished sending.
    private let quiet = Lock(Instant?.none)
    /// How long the other end may be silent after one end has finished sending, because a lost peer is not reported.
    private let patience: Duration

    /// - Parameter ended: called once, when either pipe has ended.
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

    /// Closes both pipes after sending what was forwarded.
    func close(_ reason: String) {
        app.close(reason)
        headUnit.close(reason)
    }

    private func handOn(_ chunks: [[UInt8]], _ direction: MessageKey.Direction) {
        owed[Int(direction.rawValue)].withLock { $0 += chunks.byteCount }
        quiet.withLock { if $0 != nil { $0 = SystemTimekeeper.shared.now } }
        // Noted before sending, so that no response is noted before its request; parsed after sending.
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

    /// Passes on that one end has finished sending. The other end may continue to send.
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
        close("the \(whose)'s connection has ended")
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
        /// Room in this pipe lets the other end send more.
        func pipeHasRoom() { link.giveBack(sends == .toHeadUnit ? .toApp : .toHeadUnit) }
        func pipeFinished() { link.finish(sends) }
        func pipeEnded(_ end: PipeEnd) { link.end(end, sends) }
    }
}
