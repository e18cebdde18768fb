import BenchSupport
import Glibc
import JSON
import Journaling
import SDLConnection
import SDLHMILink
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport
import WebSockets

/// Measures how long a `Show` takes from an app through the head unit to a web HMI on a loopback socket, and its
/// response back to the app. One request is in flight at a time.
///
/// The HMI is a thread that answers immediately. The results include the time to send bytes and to wake threads. The
/// processor's cores are kept awake.
enum HMIBench {
    static func run() async throws -> [Figure] {
        let writer = JournalWriter(nil, timekeeper: SystemTimekeeper.shared)
        let car = HeadUnit(
            profile: Profile.all[0], files: "sdl-bench-keeps-none", timekeeper: SystemTimekeeper.shared, writer: writer)
        let presenter = HMIPresenter(headUnit: car, timekeeper: SystemTimekeeper.shared, writer: writer)
        await presenter.attach()
        let listening = try await HMIPort(presenter, at: .loopback())
        guard case .tcp(_, let port) = listening.address else { throw BenchFailure(description: "no port") }
        let page = PlainHMI(port: port)
        let (near, far) = MemoryPipe.pair()
        car.accept(far)
        let app = Connection(near, ConnectionSettings(.app()), timekeeper: SystemTimekeeper.shared)
        let (warmUp, count) = (500, 4_000)
        let shower = Shower(count: warmUp + count, warmUp: warmUp)
        let cores = CoreKeepAwake()
        let whole = await withCheckedContinuation { shower.begin(app, presenter, car, $0) }
        cores.rest()
        app.close("measured")
        await listening.stop()
        let own = zip(whole.spans, page.pauses).dropFirst(warmUp).map { $0 - $1 }.sorted()
        let all = whole.spans.dropFirst(warmUp).sorted()
        return [
            Figure(what: "threads woken per Show", value: Double(whole.switches) / Double(count), unit: ""),
            Figure(
                what: "Show from app to HMI and back, without the HMI's time, p50", value: own[own.count / 2],
                unit: "microseconds", bar: .atMost(300)),
            Figure(
                what: "Show from app to HMI and back, without the HMI's time, p95", value: own[own.count * 95 / 100],
                unit: "microseconds"),
            Figure(
                what: "Show from app to HMI and back, with the HMI's time, p50", value: all[all.count / 2],
                unit: "microseconds"),
        ]
    }
}

/// A web HMI that is ready immediately and answers every request with SUCCESS.
private final class PlainHMI: Sendable {
    private let reported = Lock([Double]())

    init(port: UInt16) {
        spawnThread(named: "plain hmi") { [self] in
            // `work` ends with an error when the port is closed.
            try? work(FramedSocket(port: port, path: "/"))
        }
    }

    /// How long the HMI has needed to read each Show and to prepare the answer, in microseconds.
    var pauses: [Double] { reported.withLock { $0 } }

    private func work(_ socket: FramedSocket) throws {
        for (number, name) in ["UI", "BasicCommunication", "Buttons"].enumerated() {
            try ask(socket, 201 + number, "MB.registerComponent", ["componentName": .string(name)])
        }
        try ask(socket, 301, "MB.subscribeTo", ["propertyName": "BasicCommunication.OnAppRegistered"])
        try socket.say((["jsonrpc": "2.0", "method": "BasicCommunication.OnReady"] as JSONValue).json())
        while true {
            let message = try socket.next()
            let began = ContinuousClock.now
            guard let value = try? JSONValue(parsing: message), let method = value["method"], let id = value["id"]
            else { continue }
            let answer: JSONValue = [
                "jsonrpc": "2.0", "id": id, "result": ["code": 0, "method": method, "available": true],
            ]
            let frame = FramedSocket.frame(answer.json())
            if method == "UI.Show" { reported.withLock { $0.append(began.microsecondsSince) } }
            try socket.write(frame)
        }
    }

    private func ask(_ socket: FramedSocket, _ id: Int, _ method: String, _ params: JSONValue) throws {
        let request: JSONValue = ["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params]
        try socket.say(request.json())
    }
}

/// The time of each `Show` in microseconds, and how often any thread of the process has gone to sleep.
private struct Measured {
    var spans: [Double] = []
    var switches = 0
}

extension ContinuousClock.Instant {
    fileprivate var microsecondsSince: Double {
        let (seconds, attoseconds) = (ContinuousClock.now - self).components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}

/// An app that registers, waits until the HMI and the app itself are ready, and then sends `Show` requests one after
/// the other.
private actor Shower: ConnectionReceiver {
    private let count: Int
    private let warmUp: Int
    private var measured = Measured()
    private var began = ContinuousClock.now
    private var session: Session?
    private var done: CheckedContinuation<Measured, Never>?
    private var presenter: HMIPresenter?
    private var car: HeadUnit?

    init(count: Int, warmUp: Int) {
        self.count = count
        self.warmUp = warmUp
    }

    nonisolated func begin(
        _ app: Connection, _ presenter: HMIPresenter, _ car: HeadUnit, _ done: CheckedContinuation<Measured, Never>
    ) {
        Task {
            await keep(presenter, car, done)
            app.open(self)
            app.startSession()
        }
    }

    private func keep(_ presenter: HMIPresenter, _ car: HeadUnit, _ done: CheckedContinuation<Measured, Never>) {
        (self.presenter, self.car, self.done) = (presenter, car, done)
    }

    func receive(_ events: [ConnectionEvent], from connection: Connection) async {
        for event in events {
            switch event {
            case .sessionStarted(let session, _):
                self.session = session
                register(session, connection)
            case .reply(_, .success(let reply)) where reply.functionID == .registerAppInterface:
                while presenter?.presence.isReady != true { await Task.yield() }
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
        if measured.spans.count == warmUp { measured.switches = -Self.switches }
        began = ContinuousClock.now
        let text = "number \(measured.spans.count)"
        _ = connection.request(SDLShow(mainField1: text, mainField2: "of many"), on: session)
    }

    private func shown(_ connection: Connection) {
        measured.spans.append(began.microsecondsSince)
        guard measured.spans.count < count else {
            measured.switches += Self.switches
            done?.resume(returning: measured)
            done = nil
            return
        }
        show(connection)
    }

    /// How often a thread of this process has gone to sleep so far.
    private static var switches: Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_nvcsw
    }
}
