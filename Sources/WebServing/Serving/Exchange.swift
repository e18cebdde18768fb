internal import CMicrohttpd
internal import SDLSupport

/// A request that takes more than one turn of libmicrohttpd: it has a body, or its handler waits for somebody.
///
/// Made, fed and let go of on libmicrohttpd's thread; only the answer of a waiting handler comes from elsewhere.
final class Exchange: @unchecked Sendable {
    // Touched on libmicrohttpd's thread alone.
    let connection: Connection
    private(set) var body: [UInt8] = []
    private(set) var taken = 0
    /// Bytes of body that are taken before the client is cut off.
    let limit: Int
    /// Already known before the body is through, such as 404; the body is then only read to keep the connection in step.
    let verdict: Problem?
    /// When the first piece came of a body that did not come in one; nothing is timed that came at once.
    var began: Instant?
    /// Gives back the place of a request that holds on.
    var leave: (() -> Void)?
    var request: Request?
    var isStarted = false

    private struct State {
        var answer: Response?
        /// The connection while it is suspended.
        var suspended: Connection?
        /// How hang-ups of the client are told.
        var watch: (hangUps: HangUps, number: UInt64)?
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

    /// Takes a piece of the body.
    ///
    /// - Returns: false when it is too much.
    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        taken += bytes.count
        guard taken <= limit else {
            body = []
            return false
        }
        if verdict == nil { body.append(contentsOf: bytes) }
        return true
    }

    /// The answer, once it is there.
    var answer: Response? { state.withLock { $0.answer } }

    /// Has the library wait for the answer, unless it is there already.
    ///
    /// - Parameter hangUps: given when nothing is to be done any more once the client has gone.
    func suspend(_ hangUps: HangUps?) {
        state.withLock { state in
            guard state.answer == nil else { return }
            MHD_suspend_connection(connection.pointer)
            state.suspended = connection
            guard let hangUps else { return }
            let number = hangUps.watch(cmhd_descriptor(connection.pointer)) { [weak self] in self?.abandon() }
            state.watch = (hangUps, number)
        }
    }

    /// Nobody waits for the answer any more.
    private func abandon() {
        state.withLock { $0.task }?.cancel()
        finish(Problem(.badRequest, title: "Hung up", detail: "The client has gone before the answer came.").response)
    }

    /// - Parameter priority: on threads that all share, what is urgent does not stand in line behind the rest.
    func run(_ priority: TaskPriority, _ work: @escaping @Sendable () async -> Response) {
        let task = Task(priority: priority) { [weak self] in
            let answer = await work()
            self?.finish(answer)
        }
        state.withLock { state in
            if state.isOver { task.cancel() } else { state.task = task }
        }
    }

    /// The first answer counts.
    func finish(_ response: Response) {
        state.withLock { state in
            guard state.answer == nil, !state.isOver else { return }
            state.answer = response
            // While it is suspended its descriptor is nobody else's.
            if let watch = state.watch.take() { watch.hangUps.forget(watch.number) }
            if let suspended = state.suspended.take() { MHD_resume_connection(suspended.pointer) }
        }
    }

    /// The library is done with the request, answered or not.
    func end() {
        let task = state.withLock { state in
            state.isOver = true
            return state.task.take()
        }
        task?.cancel()
    }
}

/// One of libmicrohttpd's connections, on its way between threads.
struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
}
