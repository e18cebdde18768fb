package import SDLHMILink
import SDLHeadUnit
import SDLSupport
import WebServing
package import WebSockets

/// Where a web HMI connects, and what it is given.
package struct HMISettings: Sendable {
    /// nil for nowhere.
    package var address: WebAddress?
    /// Whether the bridge would rather not start than start without it.
    package var isNeeded = false
    /// Apps are let in once an HMI has said that it is ready, as SDL Core does it.
    package var gatesApps = false
    /// Whether pictures are named by paths, for an HMI that is opened as a file, instead of URLs.
    package var namesPaths = false

    package init() {}

    /// For callers that know nothing of sockets.
    package mutating func listen(host: String, port: UInt16) { address = .tcp(host: host, port: port) }
}

/// The web HMI's door: the link behind it, and the apps that wait for it.
package final class WebHMI: Sendable {
    private let front: HMIFront
    private let port = Lock<HMIPort?>(nil)
    private let gate: AppGate

    /// Where it listens, for people; nil when it does not.
    package var address: String? { port.withLock { $0 }.map { "ws://\($0.address)/" } }
    package var presence: HMIPresence { front.presence }

    init(_ settings: HMISettings, _ headUnit: HeadUnit, _ clock: ControlledTimekeeper, _ pen: JournalPen) {
        let gate = AppGate(isOpen: !settings.gatesApps) { headUnit.accept($0) }
        self.gate = gate
        front = HMIFront(headUnit: headUnit, timekeeper: clock, pen: pen) { presence in
            if presence.isReady { gate.open() }
        }
    }

    /// Begins to listen, once it is known where pictures are to be had.
    func open(_ settings: Bridge.Settings, _ headUnit: HeadUnit, _ server: WebServer) async throws {
        await front.attach(HMILink.Settings(image: Self.images(settings.hmi, headUnit, server, settings)))
        let port = try await Self.listen(settings.hmi, front, settings)
        self.port.withLock { $0 = port }
    }

    private static func listen(
        _ settings: HMISettings, _ front: HMIFront, _ bridge: Bridge.Settings
    ) async throws -> HMIPort? {
        guard let address = settings.address else { return nil }
        do {
            return try await HMIPort(front, at: address, log: bridge.log)
        } catch {
            var problem = "no web HMI can connect: \(error)"
            if case .tcp(_, let port) = address, let owner = PortOwner.find(port: port) {
                problem += "; \(owner) listens there"
            }
            guard !settings.isNeeded else { throw Bridge.Failure(description: problem) }
            bridge.log("\(problem); choose another port with --hmi-port")
            return nil
        }
    }

    /// Pages put a question mark and a number behind a picture's name, whatever the name is.
    private static func images(
        _ settings: HMISettings, _ headUnit: HeadUnit, _ server: WebServer, _ bridge: Bridge.Settings
    ) -> @Sendable (AppKey, String) -> String {
        let port = server.addresses.lazy.compactMap { if case .tcp(_, let port) = $0 { port } else { nil } }.first
        guard !settings.namesPaths, let port else {
            return { headUnit.file(named: $1, of: $0.rawValue)?.path ?? "\($0.rawValue)/\($1)" }
        }
        let token = bridge.web.gate.token.map { "?\(Gate.parameter)=\(PercentCoding.encode($0))&then=" } ?? ""
        return { app, name in
            let parts = [app.rawValue, name].map { part in
                PercentCoding.encode(part).split(separator: "/", omittingEmptySubsequences: false)
                    .joined(separator: "%2F")
            }
            return "http://127.0.0.1:\(port)/v1/files/\(parts.joined(separator: "/"))\(token)"
        }
    }

    /// Takes an app's connection, now or once the HMI is there.
    func admit(_ pipe: any BytePipe) { gate.admit(pipe) }

    func stop() async { await port.withLock { $0 }?.stop() }
}

/// Holds apps' connections until they are welcome. Nobody reads them meanwhile, so an app that asks for a session waits for
/// its answer.
private final class AppGate: Sendable {
    private struct State {
        var isOpen: Bool
        var waiting: [any BytePipe] = []
    }

    private let state: Lock<State>
    private let accept: @Sendable (any BytePipe) -> Void

    init(isOpen: Bool, accept: @escaping @Sendable (any BytePipe) -> Void) {
        state = Lock(State(isOpen: isOpen))
        self.accept = accept
    }

    func admit(_ pipe: any BytePipe) {
        let isOpen = state.withLock { state in
            if !state.isOpen { state.waiting.append(pipe) }
            return state.isOpen
        }
        if isOpen { accept(pipe) }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for pipe in waiting { accept(pipe) }
    }
}
