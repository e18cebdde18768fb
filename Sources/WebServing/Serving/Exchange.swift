internal import CMicrohttpd
internal import SDLSupport

/// A request that needs several calls of libmicrohttpd, because it has a body or its handler waits.
///
/// An exchange is created, fed and released on libmicrohttpd's thread; only the response of a waiting handler comes
/// from another thread.
final class Exchange: @unchecked Sendable {
    // Accessed only on libmicrohttpd's thread.
    let connection: Connection
    private(set) var body: [UInt8] = []
    private(set) var taken = 0
    /// The body limit in bytes; above it the connection is closed.
    let limit: Int
    /// An error that is known before the body, such as 404. The body is then read only to keep the connection usable.
    let verdict: Problem?
    /// The time of the first part of an incomplete body; nil if the whole body arrived in one part.
    var began: Instant?
    /// Releases the quota of a waiting request.
    var leave: (() -> Void)?
    var request: Request?
    var isStarted = false

    private struct State {
        var answer: Response?
        /// The connection while it is suspended.
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

    /// The response, once it is available.
    var answer: Response? { state.withLock { $0.answer } }

    /// Suspends the connection until the response is available.
    ///
    /// - Parameter hangUps: the monitor that cancels the request if the client disconnects; nil to complete the request
    ///   anyway.
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
            Problem(.badRequest, title: "Disconnected", detail: "The client disconnected before it got a response.")
                .response)
    }

    /// - Parameter priority: urgent work must not wait behind other work on the shared thread pool.
    func run(_ priority: TaskPriority, _ work: @escaping @Sendable () async -> Response) {
        let task = Task(priority: priority) { [weak self] in
            let answer = await work()
            self?.finish(answer)
        }
        state.withLock { state in
            if state.isOver { task.cancel() } else { state.task = task }
        }
    }

    /// Sets the response and resumes the connection. Only the first response counts.
    func finish(_ response: Response) {
        state.withLock { state in
            guard state.answer == nil, !state.isOver else { return }
            state.answer = response
            // While the connection is suspended, its descriptor cannot be reused.
            if let watch = state.watch.take() { watch.hangUps.forget(watch.number) }
            if let suspended = state.suspended.take() { MHD_resume_connection(suspended.pointer) }
        }
    }

    /// Called when the library has finished the request, with or without a response.
    func end() {
        let task = state.withLock { state in
            state.isOver = true
            return state.task.take()
        }
        task?.cancel()
    }
}

/// A libmicrohttpd connection that is passed between threads.
struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
}
