import SDLHeadUnit
import SDLSupport
import SDLTransport

/// A simulated network. Attempts to connect to any endpoint fail until `listen()` is called.
final class BenchNet: Sendable {
    private struct State {
        var listens = false
        var dialled: [String] = []
        var far: [any BytePipe] = []
    }

    private let state = Lock(State())

    var dialled: [String] { state.withLock { $0.dialled } }

    /// The cloud apps' sides of the connections.
    var far: [any BytePipe] { state.withLock { $0.far } }

    func listen() { state.withLock { $0.listens = true } }

    var dial: CloudDial {
        { endpoint in
            self.state.withLock { state in
                state.dialled.append(endpoint)
                guard state.listens else {
                    return .failure(CloudFailure(why: "nothing listens there", fix: "Start the app."))
                }
                let (near, far) = MemoryPipe.pair(name: "ws 127.0.0.1:4000")
                state.far.append(near)
                return .success(far)
            }
        }
    }
}
