import SDLConnection
import SDLHMILink
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport
import WebSockets

/// One `Show` at a time, from an app through the head unit to a web HMI on a loopback socket and back: everything is real
/// but the HMI, which answers at once.
enum HMIBench {
    static func run() async throws -> [Figure] {
        let pen = JournalPen(nil, timekeeper: SystemTimekeeper.shared)
        let car = HeadUnit(
            profile: Profile.all[0], files: "sdl-bench-keeps-none", timekeeper: SystemTimekeeper.shared, pen: pen)
        let front = HMIFront(headUnit: car, timekeeper: SystemTimekeeper.shared, pen: pen)
        await front.attach()
        let port = try await HMIPort(front, at: .loopback())
        let loop = WebSocketLoop()
        let page = try await loop.dial(SocketTarget(port.address)) { EchoingHMI($0).handler }
        let (near, far) = MemoryPipe.pair()
        car.accept(far)
        let app = Connection(near, ConnectionSettings(.app()), timekeeper: SystemTimekeeper.shared)
        let shower = Shower(count: 2_000)
        let spans = await withCheckedContinuation { shower.begin(app, front, car, $0) }.sorted()
        app.close("measured")
        page.close()
        await loop.stop()
        await port.stop()
        return [
            Figure(
                what: "one Show from app to HMI and back, p50", value: spans[spans.count / 2], unit: "microseconds",
                bar: .atMost(300)),
            Figure(what: "the same, p95", value: spans[spans.count * 95 / 100], unit: "microseconds"),
        ]
    }
}

/// A page that is ready at once and says yes to everything.
private final class EchoingHMI: Sendable {
    private let socket: WebSocket

    init(_ socket: WebSocket) {
        self.socket = socket
        for (number, name) in ["UI", "BasicCommunication", "Buttons"].enumerated() {
            send(
                [
                    "jsonrpc": "2.0", "id": .int(201 + number), "method": "MB.registerComponent",
                    "params": ["componentName": .string(name)],
                ])
        }
        send(
            [
                "jsonrpc": "2.0", "id": 301, "method": "MB.subscribeTo",
                "params": ["propertyName": "BasicCommunication.OnAppRegistered"],
            ])
        send(["jsonrpc": "2.0", "method": "BasicCommunication.OnReady"])
    }

    var handler: SocketHandler {
        { event in
            guard case .message(let message) = event, let value = try? JSONValue(parsing: message.bytes),
                let method = value["method"], let id = value["id"]
            else { return }
            self.send(["jsonrpc": "2.0", "id": id, "result": ["code": 0, "method": method, "available": true]])
        }
    }

    private func send(_ value: JSONValue) { socket.send(SharedFrame(.text, value.json()), topic: .stream) }
}

/// An app that registers, is brought to the front once the HMI is there, and then shows a text, and another when the first
/// was answered.
private actor Shower: ConnectionReceiver {
    private let count: Int
    private var spans: [Double] = []
    private var began = ContinuousClock.now
    private var session: Session?
    private var done: CheckedContinuation<[Double], Never>?
    private var front: HMIFront?
    private var car: HeadUnit?

    init(count: Int) { self.count = count }

    nonisolated func begin(
        _ app: Connection, _ front: HMIFront, _ car: HeadUnit, _ done: CheckedContinuation<[Double], Never>
    ) {
        Task {
            await keep(front, car, done)
            app.open(self)
            app.startSession()
        }
    }

    private func keep(_ front: HMIFront, _ car: HeadUnit, _ done: CheckedContinuation<[Double], Never>) {
        (self.front, self.car, self.done) = (front, car, done)
    }

    func receive(_ events: [ConnectionEvent], from connection: Connection) async {
        for event in events {
            switch event {
            case .sessionStarted(let session, _):
                self.session = session
                register(session, connection)
            case .reply(_, .success(let reply)) where reply.functionID == .registerAppInterface:
                while front?.presence.isReady != true { await Task.yield() }
                try? await car?.drive(.app(key: "bench", .activate), cause: .row(0))
                show(connection)
            case .reply(_, .success(let reply)) where reply.functionID == .show: shown(connection)
            default: break
            }
        }
    }

    private func register(_ session: Session, _ connection: Connection) {
        _ = connection.request(
            SDLRegisterAppInterface(
                syncMsgVersion: SDLSyncMsgVersion(majorVersion: 8, minorVersion: 0), appName: "Bench",
                isMediaApplication: false, languageDesired: .enUs, hmiDisplayLanguageDesired: .enUs, appID: "bench"),
            on: session)
    }

    private func show(_ connection: Connection) {
        guard let session else { return }
        began = ContinuousClock.now
        _ = connection.request(SDLShow(mainField1: "number \(spans.count)", mainField2: "of many"), on: session)
    }

    private func shown(_ connection: Connection) {
        let (seconds, attoseconds) = (ContinuousClock.now - began).components
        spans.append(Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
        guard spans.count < count else {
            done?.resume(returning: spans)
            done = nil
            return
        }
        show(connection)
    }
}
