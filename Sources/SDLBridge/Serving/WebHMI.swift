import Journaling
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
    /// Pages that may be the HMI besides those of this machine; `null` for those opened from disk.
    package var origins: Set<String> = []
    /// A checkout of an HMI to serve; nil for none.
    package var page: String?
    /// The folder in which files of its services lie; nil where none are read.
    package var files: String?
    /// Where apps' devices are called as an HMI's bench counts on it.
    package var devices: CoreDevices?
    /// Called once the HMI has switched the car off; nil where the bridge just goes on.
    package var switchedOff: (@Sendable () -> Void)?

    package init() {}

    /// Is to the HMI what SDL Core is to a bench made for it.
    ///
    /// - Parameter apps: where apps connect. The first TCP address names the device, as SDL Core does it.
    package mutating func standInForCore(apps: [String]) {
        isNeeded = true
        gatesApps = true
        let address = apps.lazy.compactMap { Address($0) }.first { if case .tcp = $0 { true } else { false } }
        devices = CoreDevices(listening: address.map { String("\($0)".dropFirst("tcp://".count)) } ?? "127.0.0.1")
    }

    /// How apps' files are called on disk.
    var naming: FileNaming { devices.map { .asCore(device: $0.own.id) } ?? .safe }

    /// For callers that know nothing of sockets.
    package mutating func listen(host: String, port: UInt16) { address = .tcp(host: host, port: port) }
}

/// Devices as SDL Core calls them: by the address that an app comes from and the port that it has come to.
package struct CoreDevices: Sendable {
    /// Of apps that do not come over TCP.
    package let own: HMIDevice
    private let port: Substring

    /// - Parameter address: where apps connect, as `127.0.0.1:12345`.
    package init(listening address: String) {
        // Who listens everywhere is found on this machine.
        let isEverywhere = address.hasPrefix("0.0.0.0:") || address.hasPrefix("[::]:")
        port = address.split(separator: ":").last ?? ""
        own = HMIDevice(coreName: isEverywhere ? "127.0.0.1:\(port)" : address)
    }

    /// - Parameter connection: the name of an app's connection.
    package func device(_ connection: String) -> HMIDevice {
        guard connection.hasPrefix("tcp "), let host = HMIDevice.host(of: connection) else { return own }
        return HMIDevice(coreName: "\(host):\(port)")
    }
}

extension HMIDevice {
    fileprivate init(coreName name: String) { self.init(name: name, id: SHA256.hex(of: name)) }
}

/// The web HMI's door: the link behind it, and the apps that wait for it.
package final class WebHMI: Sendable {
    private let presenter: HMIPresenter
    private let port = Lock<HMIPort?>(nil)
    private let gate: AppGate
    private let refused: RefusedPage
    /// What opens the addresses that an HMI is told.
    let keys: HMIKeys

    /// Where it listens, for people; nil when it does not.
    package var address: String? { port.withLock { $0 }.map { "ws://\($0.address)/" } }
    package var presence: HMIPresence { presenter.presence }
    /// The last page that was not let in, until one is.
    var refusal: HMIRefusal? { refused.page }

    /// - Parameter tell: called when a page was refused, and when that is no news any more.
    init(
        _ settings: HMISettings, _ headUnit: HeadUnit, _ clock: ControlledTimekeeper, _ writer: JournalWriter,
        tell: @escaping @Sendable () -> Void = {}
    ) {
        let gate = AppGate(isOpen: !settings.gatesApps) { headUnit.accept($0) }
        self.gate = gate
        let keys = HMIKeys()
        self.keys = keys
        let refused = RefusedPage(tell)
        self.refused = refused
        presenter = HMIPresenter(headUnit: headUnit, timekeeper: clock, writer: writer) { presence in
            if presence.isReady { gate.open() }
            if presence.isConnected { refused.page = nil } else { keys.forget() }
        }
    }

    /// Begins to listen, once it is known where pictures are to be had.
    func open(_ settings: Bridge.Settings, _ headUnit: HeadUnit, _ server: WebServer) async throws {
        var link = HMILink.Settings(image: images(settings.hmi, headUnit, server))
        link.stream = streams(server)
        link.firstRequest = RowBuilder.second() % 40_000
        link.sendsPolicyStatus = settings.hmi.gatesApps
        link.switchedOff = settings.hmi.switchedOff
        if let devices = settings.hmi.devices { link.device = devices.device }
        await presenter.attach(link)
        let port = try await listen(settings.hmi, settings)
        self.port.withLock { $0 = port }
    }

    private func listen(_ settings: HMISettings, _ bridge: Bridge.Settings) async throws -> HMIPort? {
        guard let address = settings.address else { return nil }
        let origins = HMIOrigins(named: settings.origins, hosts: bridge.web.gate.hosts)
        do {
            return try await HMIPort(
                presenter, at: address, origins: origins, log: bridge.log,
                refused: { [refused] refusal in
                    bridge.log("\(refusal.detail) \(refusal.fix)")
                    refused.page = refusal
                })
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
    private func images(
        _ settings: HMISettings, _ headUnit: HeadUnit, _ server: WebServer
    ) -> @Sendable (AppKey, String) -> String {
        guard !settings.namesPaths, let port = Self.port(of: server) else {
            return { headUnit.path(of: $1, of: $0.rawValue) }
        }
        return { [keys] app, name in
            "http://127.0.0.1:\(port)\(keys.address("/v1/files/\(Self.place(app.rawValue, name))"))&then="
        }
    }

    private func streams(_ server: WebServer) -> @Sendable (AppKey, StreamService) -> String {
        guard let port = Self.port(of: server) else { return { "\($0.rawValue)/\($1.rawValue)" } }
        return { [keys] app, service in
            "http://127.0.0.1:\(port)\(keys.address("/v1/streams/\(Self.place(app.rawValue, service.rawValue))"))"
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

/// The last page that was not let in, for people to see.
private final class RefusedPage: Sendable {
    private let last = Lock<HMIRefusal?>(nil)
    private let tell: @Sendable () -> Void

    init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

    var page: HMIRefusal? {
        get { last.withLock { $0 } }
        set {
            let isNews = last.withLock { last in
                defer { last = newValue }
                return last != newValue
            }
            if isNews { tell() }
        }
    }
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
