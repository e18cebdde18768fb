import Journaling
package import SDLHMILink
import SDLHeadUnit
import SDLSupport
import SDLTransport
import WebServing
package import WebSockets

/// The settings for a web HMI.
package struct HMISettings: Sendable {
    /// The address where the HMI connects; nil for none.
    package var address: WebAddress?
    /// Whether the HMI's port is required. If the bridge cannot listen on a required port, the bridge does not start.
    package var isNeeded = false
    /// Whether apps must wait until an HMI is ready, as with SDL Core.
    package var gatesApps = false
    /// Whether images are sent as file paths and not as URLs, for an HMI that is opened from disk.
    package var namesPaths = false
    /// The origins of pages that may be the HMI, in addition to those of this machine. `null` allows pages that are
    /// opened from disk.
    package var origins: Set<String> = []
    /// The folder of an HMI checkout to serve; nil for none.
    package var page: String?
    /// The folder with files of the HMI's own services; nil if there is none.
    package var files: String?
    /// The names of the devices of apps, if they must be the same as in SDL Core; nil otherwise.
    package var devices: CoreDevices?
    /// Called after the HMI has switched the car off. If it is nil, the bridge continues.
    package var switchedOff: (@Sendable () -> Void)?

    package init() {}

    /// Changes the settings so that the bridge can replace SDL Core on a test bench for HMIs.
    ///
    /// - Parameter apps: the addresses where apps connect. As in SDL Core, the first TCP address names the device.
    package mutating func standInForCore(apps: [String]) {
        isNeeded = true
        gatesApps = true
        let address = apps.lazy.compactMap { Address($0) }.first { if case .tcp = $0 { true } else { false } }
        devices = CoreDevices(listening: address.map { String("\($0)".dropFirst("tcp://".count)) } ?? "127.0.0.1")
    }

    /// How apps' files are named on disk: with the device's id as in SDL Core, or with safe names.
    var naming: FileNaming { devices.map { .asCore(device: $0.own.id) } ?? .safe }

    /// Sets the address, for callers that do not import the sockets module.
    package mutating func listen(host: String, port: UInt16) { address = .tcp(host: host, port: port) }
}

/// Names devices as SDL Core does: by the address that an app connects from, and by the port that it connects to.
package struct CoreDevices: Sendable {
    /// The device for apps that do not connect over TCP.
    package let own: HMIDevice
    private let port: Substring

    /// - Parameter address: the address where apps connect, such as `127.0.0.1:12345`.
    package init(listening address: String) {
        // If the address is a wildcard, the device is named by an address of this machine.
        let isEverywhere = address.hasPrefix("0.0.0.0:") || address.hasPrefix("[::]:")
        port = address.split(separator: ":").last ?? ""
        own = HMIDevice(coreName: isEverywhere ? "127.0.0.1:\(port)" : address)
    }

    /// Returns the device of an app.
    ///
    /// - Parameter connection: the name of the app's connection.
    package func device(_ connection: String) -> HMIDevice {
        guard connection.hasPrefix("tcp "), let host = HMIDevice.host(of: connection) else { return own }
        return HMIDevice(coreName: "\(host):\(port)")
    }
}

extension HMIDevice {
    fileprivate init(coreName name: String) { self.init(name: name, id: SHA256.hex(of: name)) }
}

/// The endpoint for a web HMI, and the apps that wait for the HMI.
package final class WebHMI: Sendable {
    private let presenter: HMIPresenter
    private let port = Lock<HMIPort?>(nil)
    private let gate: AppGate
    private let refused: RefusedPage
    /// The keys for addresses that the HMI receives.
    let keys: HMIKeys

    /// The address of the HMI's socket; nil if it does not listen.
    package var address: String? { port.withLock { $0 }.map { "ws://\($0.address)/" } }
    package var presence: HMIPresence { presenter.presence }
    /// The last page that was refused; nil once an HMI is connected.
    var refusal: HMIRefusal? { refused.page }

    /// - Parameter refusalChanged: called when `refusal` changes.
    init(
        _ settings: HMISettings, _ headUnit: HeadUnit, _ clock: ControlledTimekeeper, _ writer: JournalWriter,
        refusalChanged: @escaping @Sendable () -> Void = {}
    ) {
        let gate = AppGate(isOpen: !settings.gatesApps) { headUnit.accept($0) }
        self.gate = gate
        let keys = HMIKeys()
        self.keys = keys
        let refused = RefusedPage(refusalChanged)
        self.refused = refused
        presenter = HMIPresenter(headUnit: headUnit, timekeeper: clock, writer: writer) { presence in
            if presence.isReady { gate.open() }
            if presence.isConnected { refused.page = nil } else { keys.forget() }
        }
    }

    /// Begins to listen. Call it once the server's address is known.
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
                problem += "; \(owner) is listening there"
            }
            guard !settings.isNeeded else { throw Bridge.Failure(description: problem) }
            bridge.log("\(problem); choose another port with --hmi-port")
            return nil
        }
    }

    /// Returns how images are named for the HMI. HMIs append a question mark and a number to an image's name, so the
    /// address must allow this.
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

    /// Joins parts to a path and percent-encodes each. A slash within a part becomes `%2F`.
    private static func place(_ parts: String...) -> String {
        parts.map { part in
            PercentCoding.encode(part).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
        }.joined(separator: "/")
    }

    /// Accepts an app's connection, immediately or when the HMI is ready.
    func admit(_ pipe: any BytePipe) { gate.admit(pipe) }

    func stop() async { await port.withLock { $0 }?.stop() }
}

/// The last page that was refused.
private final class RefusedPage: Sendable {
    private let last = Lock<HMIRefusal?>(nil)
    private let changed: @Sendable () -> Void

    init(_ changed: @escaping @Sendable () -> Void) { self.changed = changed }

    var page: HMIRefusal? {
        get { last.withLock { $0 } }
        set {
            let isChanged = last.withLock { last in
                defer { last = newValue }
                return last != newValue
            }
            if isChanged { changed() }
        }
    }
}

/// Holds connections of apps until the web HMI is ready. Until then the bridge does not read them, so the apps wait for
/// their sessions.
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
