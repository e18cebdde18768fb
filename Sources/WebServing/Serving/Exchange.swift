internal import CMicrohttpd
internal import SDLSupport

/// The state of a request for which libmicrohttpd calls the server several times, because the request has a body or its
/// handler waits.
///
/// Only libmicrohttpd's thread creates, fills and releases an exchange. The response of a waiting handler is set on
/// another thread.
final class Exchange: @unchecked Sendable {
    // The connection of the request. Accessed only on libmicrohttpd's thread.
    let connection: Connection
    private(set) var body: [UInt8] = []
    private(set) var taken = 0
    /// The maximum size of the body in bytes. If the body is larger, the connection is closed.
    let limit: Int
    /// The error that was found before the body arrived, such as 404; nil for no error. After an error, the body is
    /// read and ignored, so that the connection can still be used.
    let verdict: Problem?
    /// The time when the first part of the body arrived; nil if no part has arrived, or if the whole body arrived at
    /// once.
    var began: Instant?
    /// Ends the request's use of the quota for waiting requests; nil if the request does not use this quota.
    var leave: (() -> Void)?
    var request: Request?
    var isStarted = false

    private struct State {
        var answer: Response?
        var suspended: Connection?
        var watch: (hangUps: DisconnectMonitor, number: UInt64)?
        var task: Task<Void, Never>?
        var isOver = false
    }

    private let state = Lock(State())

    init(_ connection: Connection, limit: Int, verdict: Problem?, expecting: Int) {
        self.connection = connection
        self.limit = limit
        self.verdict = verdict
        if verdict == nil { body.reserveCapacity(min(expecting, limit)) }
    }

    /// Appends a part of the body.
    ///
    /// - Returns: false if the body exceeds the limit.
    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        taken += bytes.count
        guard taken <= limit else {
            body = []
            return false
        }
        if verdict == nil { body.append(contentsOf: bytes) }
        return true
    }

    /// The response; nil until the handler has returned.
    var answer: Response? { state.withLock { $0.answer } }

    /// Suspends the connection until the handler has returned a response.
    ///
    /// - Parameter hangUps: the monitor that cancels the request when the client disconnects; nil for requests that
    ///   must not be cancelled.
    func suspend(_ hangUps: DisconnectMonitor?) {
        state.withLock { state in
            guard state.answer == nil else { return }
            MHD_suspend_connection(connection.pointer)
            state.suspended = connection
            guard let hangUps else { return }
            let number = hangUps.watch(cmhd_descriptor(connection.pointer)) { [weak self] in self?.abandon() }
            state.watch = (hangUps, number)
        }
    }

    /// Cancels the request, because the client has disconnected.
    private func abandon() {
        state.withLock { $0.task }?.cancel()
        finish(
            Problem(.badRequest, title: "Disconnected", detail: "The client disconnected before the response.")
                .response)
    }

    /// Runs the handler `work` in a task, then finishes the exchange with the handler's response.
    ///
    /// - Parameter priority: the priority of the task. A high priority is for handlers that must not wait for other
    ///   tasks.
    func run(_ priority: TaskPriority, _ work: @escaping @Sendable () async -> Response) {
        let task = Task(priority: priority) { [weak self] in
            let answer = await work()
            self?.finish(answer)
        }
        state.withLock { state in
            if state.isOver { task.cancel() } else { state.task = task }
        }
    }

    /// Sets the response and resumes the connection. Does nothing if the response is already set.
    func finish(_ response: Response) {
        state.withLock { state in
            guard state.answer == nil, !state.isOver else { return }
            state.answer = response
            // The descriptor of a suspended connection cannot be reused, so `forget` reaches the right connection.
            if let watch = state.watch.take() { watch.hangUps.forget(watch.number) }
            if let suspended = state.suspended.take() { MHD_resume_connection(suspended.pointer) }
        }
    }

    /// Called when libmicrohttpd has finished the request, with or without a response.
    func end() {
        let task = state.withLock { state in
            state.isOver = true
            return state.task.take()
        }
        task?.cancel()
    }
}

/// A reference to a libmicrohttpd connection that may be used on any thread.
struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
}
