internal import CLibwebsockets
internal import SDLSupport

/// Redirects the log of libwebsockets. The process has only one receiver for this log.
enum LibraryLog {
    private static let receiver = Lock<@Sendable (String) -> Void>({ _ in })

    /// Sets the receiver of the log. Each new loop calls this method, so the newest loop receives the log.
    static func redirect(to log: @escaping @Sendable (String) -> Void) {
        receiver.withLock { $0 = log }
        lws_set_log_level(Int32(LLL_ERR)) { _, line in
            guard let line else { return }
            var text = String(cString: line)
            while text.last?.isNewline == true { text.removeLast() }
            let log = LibraryLog.receiver.withLock { $0 }
            log("libwebsockets: \(text)")
        }
    }
}
