import SDLSupport

/// Connects a pipe of an app with a pipe of the external head unit, and forwards the bytes from each pipe to the other
/// pipe without changes.
///
/// While one pipe accepts no more bytes, the link reads no bytes from the other pipe.
final class ProxyLink: Sendable {
    private let app: any BytePipe
    private let headUnit: any BytePipe
    private let watch: ProxyWatch
    private let ended: @Sendable (PipeEnd, _ whose: String) -> Void
    private let isOver = Lock(false)
    /// For each direction, the number of forwarded bytes that the link has not yet reported as consumed. The link
    /// reports consumed bytes to the pipe that delivered these bytes.
    private let owed = [Lock(0), Lock(0)]
    /// The time at which the link last forwarded bytes; nil until one of the pipes has finished sending.
    private let quiet = Lock(Instant?.none)
    /// The maximum silence of one pipe after the other pipe has finished sending. After this time, the link closes both
    /// pipes, because the connection of the silent pipe may be lost.
    private static let patience = Duration.seconds(60)

    /// Creates a link. Call `open` to start forwarding. When the first of the two pipes has ended, the link calls
    /// `ended` once.
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

    /// Sends all forwarded bytes, then closes both pipes.
    func close(_ reason: String) {
        app.close(reason)
        headUnit.close(reason)
    }

    private func handOn(_ chunks: [[UInt8]], _ direction: MessageKey.Direction) {
        owed[Int(direction.rawValue)].withLock { $0 += chunks.byteCount }
        quiet.withLock { if $0 != nil { $0 = SystemTimekeeper.shared.now } }
        // Record the bytes before they are sent, because the response must not be recorded before its request. The
        // bytes are parsed later.
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

    /// Reports the end of the bytes in this direction to the receiving side. The receiving side may still send.
    private func finish(_ direction: MessageKey.Direction) {
        if direction == .toHeadUnit { headUnit.finish() } else { app.finish() }
        let isFirst = quiet.withLock { quiet in
            defer { quiet = quiet ?? SystemTimekeeper.shared.now }
            return quiet == nil
        }
        if isFirst { wait(Self.patience) }
    }

    private func wait(_ span: Duration) {
        SystemTimekeeper.shared.ring(after: span) { [weak self] in
            guard let self, !isOver.withLock({ $0 }), let since = quiet.withLock({ $0 }) else { return }
            let left = Self.patience - (SystemTimekeeper.shared.now - since)
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
        /// Called when this pipe accepts bytes again. The link then continues to read from the other pipe.
        func pipeHasRoom() { link.giveBack(sends == .toHeadUnit ? .toApp : .toHeadUnit) }
        func pipeFinished() { link.finish(sends) }
        func pipeEnded(_ end: PipeEnd) { link.end(end, sends) }
    }
}
