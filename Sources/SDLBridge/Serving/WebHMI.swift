import Journaling
package import SDLHMILink
import SDLHeadUnit
import SDLSupport
import SDLTransport
import WebServing
package import WebSockets

package struct HMISettings: Sendable {
    /// The address to which the HMI connects; nil if no HMI can connect.
    package var address: WebAddress?
    /// Whether the bridge must not start if the bridge cannot listen at `address`.
    package var isNeeded = false
    /// Whether apps must wait until an HMI is ready, as with SDL Core.
    package var gatesApps = false
    /// Whether image names are file paths instead of URLs. An HMI that is opened from disk needs file paths.
    package var namesPaths = false
    /// The origins of pages that may act as the HMI, in addition to the origins of this machine. The origin `null`
    /// allows pages that are opened from disk.
    package var origins: Set<String> = []
    /// The folder of a web HMI that the bridge serves. The folder is a checkout of the HMI's repository. If the value
    /// is nil, the bridge serves no HMI.
    package var page: String?
    /// The folder with files for the HMI's own services; nil if the HMI has no such files.
    package var files: String?
    /// The device names as SDL Core creates them; nil if such names are not needed.
    package var devices: CoreDevices?
    /// Called after the HMI has switched the car off. If the value is nil, the bridge keeps running.
    package var switchedOff: (@Sendable () -> Void)?

    package init() {}

    /// Changes the settings so that the bridge can replace SDL Core on a test bench for HMIs.
    ///
    /// - Parameter apps: the addresses to which apps connect. As in SDL Core, the first TCP address is the name of the
    ///   device.
    package mutating func standInForCore(apps: [String]) {
        isNeeded = true
        gatesApps = true
        let address = apps.lazy.compactMap { Address($0) }.first { if case .tcp = $0 { true } else { false } }
        devices = CoreDevices(listening: address.map { String("\($0)".dropFirst("tcp://".count)) } ?? "127.0.0.1")
    }

    /// The rule for the names of apps' files on disk. With device names, this is SDL Core's rule with the device's id.
    /// Otherwise, this is a rule that is safe on every system.
    var naming: FileNaming { devices.map { .asCore(device: $0.own.id) } ?? .safe }

    /// Sets `address`. With this method, callers need not import the module WebSockets.
    package mutating func listen(host: String, port: UInt16) { address = .tcp(host: host, port: port) }
}

/// Names devices as SDL Core does. A name consists of the address from which an app connects, and of the port to which
/// the app connects.
package struct CoreDevices: Sendable {
    /// The device to which all apps belong that do not connect over TCP.
    package let own: HMIDevice
    private let port: Substring

    /// Creates the device names. `address` is the address to which apps connect, for example `127.0.0.1:12345`.
    package init(listening address: String) {
        // If the address is a wildcard, use an address of this machine as the name of the device.
        let isEverywhere = address.hasPrefix("0.0.0.0:") || address.hasPrefix("[::]:")
        port = address.split(separator: ":").last ?? ""
        own = HMIDevice(coreName: isEverywhere ? "127.0.0.1:\(port)" : address)
    }

    /// Returns the device from which an app connects.
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

/// The endpoint to which a web HMI connects. Apps may have to wait until the HMI is ready.
package final class WebHMI: Sendable {
    private let presenter: HMIPresenter
    private let port = Lock<HMIPort?>(nil)
    private let gate: AppGate
    private let refused: RefusedPage
    let keys: HMIKeys

    /// The address to which the HMI connects; nil if the bridge does not listen for an HMI.
    package var address: String? { port.withLock { $0 }.map { "ws://\($0.address)/" } }
    package var presence: HMIPresence { presenter.presence }
    /// The last web page that the bridge refused as an HMI; nil while an HMI is connected.
    var refusal: HMIRefusal? { refused.page }

    /// Creates the endpoint. Call `open` to listen. `refusalChanged` is called after each change of `refusal`.
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

    /// Starts to listen for the HMI. Call this method when the server's address is known.
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

    /// Returns a function that creates image names for the HMI from an app's key and a file's name. HMIs append a
    /// question mark and a number to an image name, so the name must also be valid with this suffix.
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

    /// Joins percent-encoded parts into a path. A slash within a part becomes `%2F`.
    private static func place(_ parts: String...) -> String {
        parts.map { PercentCoding.encode($0, isPathPart: true) }.joined(separator: "/")
    }

    /// Accepts an app's connection. If apps must wait for the HMI, accepts the connection when the HMI is ready.
    func admit(_ pipe: any BytePipe) { gate.admit(pipe) }

    func stop() async { await port.withLock { $0 }?.stop() }
}

/// Stores the last web page that the bridge refused as an HMI.
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

/// Stores the connections of apps until the web HMI is ready. Until then, the bridge does not read from these
/// connections, so the apps' sessions do not start.
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
