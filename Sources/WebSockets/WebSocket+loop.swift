internal import CLibwebsockets
internal import SDLSupport

/// The methods of a socket that its loop calls, on the loop's thread.
extension WebSocket {
    func didOpen(_ wsi: OpaquePointer, _ handler: @escaping SocketHandler) {
        self.wsi = wsi
        self.handler = handler
        isOpen = true
        disarm()
        applyHold()
        flush()
    }

    func flush() {
        guard let wsi, isOpen else { return }
        if outgoing.withLock({ $0.closing != nil }) { lingerOnce() }
        if loop.gathers { loop.gathered.append(self) } else { lws_callback_on_writable(wsi) }
    }

    /// Writes queued messages immediately if the connection accepts data. Otherwise, asks libwebsockets to call back
    /// when the connection does.
    func writeNow() {
        guard let wsi, isOpen else { return }
        if outgoing.withLock({ $0.closing != nil }) || lws_send_pipe_choked(wsi) != 0 {
            lws_callback_on_writable(wsi)
        } else if !writeTurn() {
            clws_kill(wsi)
        }
    }

    /// Writes as many queued messages as are allowed in one turn of the loop.
    ///
    /// - Returns: false if the connection must be closed.
    func writeTurn() -> Bool {
        guard let wsi else { return false }
        let writer = loop.writer
        var frames = loop.batch.emptied()
        let (again, drained, closing) = outgoing.withLock { state in
            var bytes = 0
            while let size = state.queue.nextSize, writer.takes(size, after: bytes),
                let frame = state.queue.popFirst()
            {
                frames.append(frame)
                bytes += size + 14
                if isClient { break }
            }
            // The close frame gets a separate turn, because closing the socket would lose buffered bytes.
            let again = !state.queue.isEmpty || state.closing != nil
            if !again { state.rung = false }
            return (again, state.queue.takeDrained(), state.closing)
        }
        defer { loop.batch = frames }
        if let closing {
            lingerOnce()
            if frames.isEmpty {
                setCloseReason(closing)
                return false
            }
        }
        if !frames.isEmpty {
            guard writer.write(frames, to: wsi, masked: isClient) else { return false }
            loop.tally.writes += 1
            loop.tally.framesSent += frames.count
        }
        if again { lws_callback_on_writable(wsi) }
        if drained { handler(.drained) }
        return true
    }

    /// Handles received bytes, which may be only a part of a message.
    ///
    /// - Returns: false if the connection must be closed.
    func received(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let wsi else { return false }
        let rest = lws_remaining_packet_payload(wsi)
        let isWhole = lws_is_first_fragment(wsi) != 0 && lws_is_final_fragment(wsi) != 0 && rest == 0
        guard incoming.count + bytes.count + rest <= messageLimitBytes else {
            incoming = []
            setCloseReason(
                SocketClosure(code: .messageTooBig, reason: "the message limit is \(messageLimitBytes) bytes"))
            return false
        }
        if isWhole, incoming.isEmpty {
            deliver([UInt8](bytes))
        } else {
            if incoming.isEmpty { incoming.reserveCapacity(bytes.count + rest) }
            incoming.append(contentsOf: bytes)
            if lws_is_final_fragment(wsi) != 0, rest == 0 {
                let message = incoming
                incoming = []
                deliver(message)
            }
        }
        return true
    }

    private func deliver(_ bytes: [UInt8]) {
        loop.tally.messagesReceived += 1
        if window.take(bytes.count) { holdReading(true) }
        let kind: SharedFrame.Kind = lws_frame_is_binary(wsi) != 0 ? .binary : .text
        handler(.message(SocketMessage(kind: kind, bytes: bytes, credit: ReceiveCredit(bytes.count, of: window))))
    }

    func holdReading(_ hold: Bool) {
        isHeld = hold
        applyHold()
    }

    private func applyHold() {
        guard let wsi, isOpen else { return }
        lws_rx_flow_control(wsi, isHeld ? 0 : 1)
        // A peer whose socket is not read cannot answer pings.
        lws_set_timer_usecs(wsi, isHeld ? 5_000_000 : -1)
    }

    /// Called regularly while reading is paused. Reports to libwebsockets that the connection is alive, because the
    /// answers to its pings are not read in this time.
    func timerFired() {
        guard let wsi, isHeld else { return }
        lws_validity_confirmed(wsi)
        lws_set_timer_usecs(wsi, 5_000_000)
    }

    private func setCloseReason(_ closure: SocketClosure) {
        guard let wsi else { return }
        if self.closure == nil { self.closure = closure }
        // The reason in a close frame has at most 123 bytes.
        var reason = Array(String(decoding: closure.reason.utf8.prefix(120), as: UTF8.self).utf8.prefix(123))
        lws_close_reason(wsi, lws_close_status(UInt32(closure.code.rawValue)), &reason, reason.count)
    }

    private func lingerOnce() {
        guard alarm == nil else { return }
        alarm = loop.settings.timekeeper.ring(after: loop.settings.linger) { [weak self, weak loop] in
            if let self { loop?.inbox.send(.giveUp(self)) }
        }
    }

    /// Called when the time limit for connecting, or the linger time of a closing socket, has ended.
    func giveUp() {
        guard let wsi, !isOpen || outgoing.withLock({ $0.closing != nil }) else { return }
        isGivenUp = true
        // If the socket is closing, the reason of the close applies.
        if let dialling, outgoing.withLock({ $0.closing == nil }) {
            closure = SocketClosure(code: .abnormal, reason: "no answer within \(dialling.target.timeLimit)")
        }
        clws_kill(wsi)
    }

    func disarm() {
        if let alarm { loop.settings.timekeeper.cancel(alarm) }
        alarm = nil
    }
}

extension Array {
    /// Returns an empty array that keeps the memory of this array.
    fileprivate mutating func emptied() -> [Element] {
        var taken: [Element] = []
        swap(&taken, &self)
        taken.removeAll(keepingCapacity: true)
        return taken
    }
}
