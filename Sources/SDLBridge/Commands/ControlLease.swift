import JSON
import SDLSupport
import WebServing

enum ControlCommand: Sendable {
    case acquire(holder: String, for: Duration)
    case release(token: String?)
}

/// A lease for exclusive control. While a client has the lease, no other client may run commands.
final class ControlLease: Sendable {
    private struct Held {
        let token: String
        let holder: String
        let until: Instant
        let alarm: Alarm?
    }

    private let timekeeper = SystemTimekeeper.shared
    private let state = Lock<Held?>(nil)

    /// Throws an error if another client has the lease.
    func check(_ token: String?) throws(Problem) {
        guard let held = current, held.token != token else { return }
        throw Problem(
            .conflict, title: "Another client has control", detail: "\(held.holder) has control at the moment.",
            hint: "Wait until the lease ends, or ask the holder to release the lease.",
            type: "/v1/problems/control-held",
            more: ["holder": .string(held.holder), "endsInMs": .int(Int((held.until - timekeeper.now).inMilliseconds))])
    }

    private var current: Held? { state.withLock { $0.flatMap { $0.until > timekeeper.now ? $0 : nil } } }

    /// Gives the caller the lease, or extends the lease if the caller already has the lease.
    ///
    /// - Returns: the value for the `Control-Token` header.
    func acquire(_ holder: String, for span: Duration, token: String?, ended: @escaping @Sendable () -> Void)
        throws(Problem)
        -> String
    {
        try check(token)
        let mine = current?.token ?? String(UInt64.random(in: .min ... .max), radix: 36)
        let alarm = timekeeper.ring(after: span) { [weak self] in
            guard let self, current == nil else { return }
            ended()
        }
        let until = timekeeper.now + span
        let old = state.withLock { state in
            defer { state = Held(token: mine, holder: holder, until: until, alarm: alarm) }
            return state
        }
        if let alarm = old?.alarm { timekeeper.cancel(alarm) }
        return mine
    }

    func release(_ token: String?) throws(Problem) {
        try check(token)
        let old = state.withLock { $0.take() }
        if let alarm = old?.alarm { timekeeper.cancel(alarm) }
    }
}
