package import SDLHMILink
import SDLHeadUnit
import SDLSupport
import SDLTransport
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
    /// What every app's device is called, where an HMI's bench counts on it.
    package var device: HMIDevice?

    package init() {}

    /// Is to the HMI what SDL Core is to a bench made for it.
    ///
    /// - Parameter apps: where apps connect. The first TCP address names the device, as SDL Core does it.
    package mutating func standInForCore(apps: [String]) {
        isNeeded = true
        gatesApps = true
        let address = apps.lazy.compactMap { Address($0) }.first { if case .tcp = $0 { true } else { false } }
        let name = address.map { String("\($0)".dropFirst("tcp://".count)) } ?? "127.0.0.1"
        device = HMIDevice(name: name, id: SHA256.hex(of: name))
    }

    /// How apps' files are called on disk.
    var naming: FileNaming { device.map { .asCore(device: $0.id) } ?? .safe }

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
        var link = HMILink.Settings(image: Self.images(settings.hmi, headUnit, server, settings))
        link.stream = Self.streams(server, settings)
        link.tellsPolicyStatus = settings.hmi.gatesApps
        if let device = settings.hmi.device { link.device = { _ in device } }
        await front.attach(link)
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
        guard !settings.namesPaths, let port = port(of: server) else {
            return { headUnit.path(of: $1, of: $0.rawValue) }
        }
        let token = bridge.web.gate.token.map { "?\(Gate.parameter)=\(PercentCoding.encode($0))&then=" } ?? ""
        return { app, name in "http://127.0.0.1:\(port)/v1/files/\(place(app.rawValue, name))\(token)" }
    }

    private static func streams(
        _ server: WebServer, _ bridge: Bridge.Settings
    ) -> @Sendable (AppKey, StreamService) -> String {
        let token = bridge.web.gate.token.map { "?\(Gate.parameter)=\(PercentCoding.encode($0))" } ?? ""
        guard let port = port(of: server) else { return { "\($0.rawValue)/\($1.rawValue)" } }
        return { app, service in
            "http://127.0.0.1:\(port)/v1/streams/\(place(app.rawValue, service.rawValue))\(token)"
        }
    }

    private static func port(of server: WebServer) -> UInt16? {
        server.addresses.lazy.compactMap { if case .tcp(_, let port) = $0 { port } else { nil } }.first
    }

    /// A slash in a name is part of the name.
    private static func place(_ parts: String...) -> String {
        parts.map { part in
            PercentCoding.encode(part).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
        }.joined(separator: "/")
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
