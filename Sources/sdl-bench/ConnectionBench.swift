import BenchSupport
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport

/// Measures requests and responses between two connections over a pipe in memory, with many requests in flight. The
/// work runs outside the main actor, and includes framing and encoding. The order of all messages is checked.
enum ConnectionBench {
    private struct Result {
        let perSecond: Double
        let batchesPerEnd: (app: Int, headUnit: Int)
    }

    static func run() async throws -> [Figure] {
        // `depth` is the number of requests in flight.
        let (count, depth, rounds) = (200_000, 512, 5)
        var results: [Result] = []
        for _ in 0..<rounds { results.append(try await round(count: count, depth: depth)) }
        let middle = results.sorted { $0.perSecond < $1.perSecond }[rounds / 2]
        return [
            Figure(
                what: "requests and responses over a memory pipe", value: middle.perSecond, unit: "a second",
                bar: .atLeast(100_000)),
            Figure(
                what: "messages per batch, mean of both ends",
                value: Double(2 * count) / Double(middle.batchesPerEnd.app + middle.batchesPerEnd.headUnit), unit: ""),
        ]
    }

    private static func round(count: Int, depth: Int) async throws -> Result {
        let (appPipe, headUnitPipe) = MemoryPipe.pair()
        var core = CoreWire.Settings()
        core.limits.flood = nil
        let headUnit = Connection(
            headUnitPipe, ConnectionSettings(.headUnit(number: 1, ids: SessionIDs(), core)),
            timekeeper: SystemTimekeeper.shared)
        let answerer = Answerer()
        headUnit.open(answerer)
        var settings = ConnectionSettings(.app())
        settings.replyLimit = .seconds(10)
        let app = Connection(appPipe, settings, timekeeper: SystemTimekeeper.shared)
        let asker = Asker(count: count, depth: depth)
        let start = ContinuousClock.now
        try await withCheckedThrowingContinuation { continuation in
            asker.begin(app, continuation)
        }
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        app.close("measured")
        return Result(
            perSecond: Double(count) / (Double(seconds) + Double(attoseconds) / 1e18),
            batchesPerEnd: (await asker.batches, await answerer.batches))
    }

    /// A head unit that answers each Show with SUCCESS.
    private actor Answerer: ConnectionReceiver {
        private(set) var batches = 0
        private var next = 0

        func receive(_ events: [ConnectionEvent], from connection: Connection) {
            batches += 1
            for case .request(let request) in events {
                guard let show = request.message as? SDLShow, show.windowID == next else {
                    connection.refuse(request, .invalidData, info: "expected number \(next)")
                    continue
                }
                next += 1
                connection.reply(SDLShowResponse(success: true, resultCode: .success), to: request)
            }
        }
    }

    /// An app that sends Show requests without a pause.
    private actor Asker: ConnectionReceiver {
        private(set) var batches = 0
        private let count: Int
        private let depth: Int
        private var sent = 0
        private var replied = 0
        private var session: Session?
        private nonisolated let waiting = Lock<CheckedContinuation<Void, any Error>?>(nil)

        init(count: Int, depth: Int) {
            self.count = count
            self.depth = depth
        }

        nonisolated func begin(_ connection: Connection, _ continuation: CheckedContinuation<Void, any Error>) {
            waiting.withLock { $0 = continuation }
            connection.open(self)
            connection.startSession()
        }

        func receive(_ events: [ConnectionEvent], from connection: Connection) {
            batches += 1
            for event in events {
                switch event {
                case .sessionStarted(let session, _): self.session = session
                case .reply(let id, let result):
                    replied += 1
                    guard id.rawValue == UInt64(replied), case .success(let incoming) = result,
                        let response = incoming.message as? SDLShowResponse, response.success
                    else { return finish(.failure(BenchFailure(description: "reply \(replied): \(id) \(result)"))) }
                default: break
                }
            }
            guard let session else { return }
            while sent < count, sent - replied < depth {
                connection.request(ConnectionBench.show(sent), on: session)
                sent += 1
            }
            if replied == count { finish(.success(())) }
        }

        private func finish(_ result: Swift.Result<Void, any Error>) {
            waiting.withLock { $0.take() }?.resume(with: result)
        }
    }

    private static func show(_ number: Int) -> SDLShow {
        SDLShow(
            mainField1: "Kind of Blue", mainField2: "So What", alignment: .centered,
            graphic: SDLImage(value: "cover_4711.png", imageType: .dynamic),
            softButtons: [
                SDLSoftButton(
                    type: .text, text: "Like", isHighlighted: true, softButtonID: 1, systemAction: .defaultAction),
                SDLSoftButton(
                    type: .image, image: SDLImage(value: "0x11", imageType: .static), softButtonID: 2),
            ],
            windowID: number)
    }
}
