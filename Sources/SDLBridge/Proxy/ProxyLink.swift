import SDLSupport

/// Connects a pipe of an app with a pipe of the external head unit. The link sends the bytes from each pipe unchanged
/// to the other pipe.
///
/// The link reads no bytes from a pipe while the other pipe accepts no more bytes.
final class ProxyLink: Sendable {
    private let app: any BytePipe
    private let headUnit: any BytePipe
    private let watch: ProxyWatch
    private let ended: @Sendable (PipeEnd, _ whose: String) -> Void
    private let isOver = Lock(false)
    /// For each direction, the number of forwarded bytes that are not yet reported to the source pipe as consumed.
    private let owed = [Lock(0), Lock(0)]
    /// The time when the link last forwarded bytes; nil until one pipe has finished sending.
    private let quiet = Lock(Instant?.none)
    /// The time that one pipe may be silent after the other pipe has finished sending. After this time, the link closes
    /// both pipes, because the connection of the silent pipe may be lost.
    private let patience: Duration

    /// Creates a link. Call `open` to start forwarding. `ended` is called once, when either pipe has ended.
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

    /// Sends all forwarded bytes, then closes both pipes.
    func close(_ reason: String) {
        app.close(reason)
        headUnit.close(reason)
    }

    private func handOn(_ chunks: [[UInt8]], _ direction: MessageKey.Direction) {
        owed[Int(direction.rawValue)].withLock { $0 += chunks.byteCount }
        quiet.withLock { if $0 != nil { $0 = SystemTimekeeper.shared.now } }
        // Record the bytes before sending, so that no response precedes its request. The bytes are parsed after
        // sending.
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

    /// Notifies the side that receives bytes in this direction that the other side has finished sending. The notified
    /// side may still send.
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
        /// Called when this pipe accepts bytes again. The link then reads from the other pipe again.
        func pipeHasRoom() { link.giveBack(sends == .toHeadUnit ? .toApp : .toHeadUnit) }
        func pipeFinished() { link.finish(sends) }
        func pipeEnded(_ end: PipeEnd) { link.end(end, sends) }
    }
}
