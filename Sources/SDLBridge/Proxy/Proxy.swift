import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLSupport
import SDLTransport

/// Connects each app to an external head unit and forwards the bytes in both directions. The bridge's own head unit
/// receives a copy of the messages and derives the state from this copy.
final class Proxy: Sendable {
    /// The maximum number of app connections at the same time.
    static let connections = 1_000

    private struct State {
        var links: [UInt64: ProxyLink] = [:]
        var last: UInt64 = 0
        /// The number of connections to the external head unit that are being opened now.
        var dialling = 0
        var isStopped = false
        /// The reason why the last attempt to connect to the external head unit failed; nil if the attempt succeeded.
        var failure: String?
    }

    let address: Address
    private let headUnit: HeadUnit
    private let writer: JournalWriter
    private let timekeeper: any Timekeeper
    /// The loop that forwards bytes. The thread of the loop does nothing else.
    private let loop = SocketLoop(timekeeper: SystemTimekeeper.shared)
    private let settings: SocketPipe.Settings
    private let room = ProxyBuffer()
    private let state = Lock(State())
    private let say: @Sendable (String) -> Void
    private let changed: @Sendable (Proxy) -> Void

    /// Creates a proxy to the head unit at `address`.
    ///
    /// - Parameters:
    ///   - headUnit: the bridge's own head unit, which stores the state.
    ///   - writer: the journal writer of `headUnit`.
    ///   - changed: called after each change of `status`.
    init(
        to address: Address, headUnit: HeadUnit, writer: JournalWriter, timekeeper: any Timekeeper,
        say: @escaping @Sendable (String) -> Void, changed: @escaping @Sendable (Proxy) -> Void
    ) {
        self.address = address
        self.headUnit = headUnit
        self.writer = writer
        self.timekeeper = timekeeper
        self.say = say
        self.changed = changed
        var settings = SocketPipe.Settings()
        // A slow peer gets this time to receive the last bytes.
        settings.linger = .seconds(10)
        settings.staysHalfOpen = true
        self.settings = settings
    }

    /// Listens for apps at `address`. The apps' connections use the proxy's own loop.
    func listen(
        at address: Address, origins: Set<String>, refused: @escaping @Sendable (String) -> Void
    ) throws(TransportError) -> any Listener {
        try SDLTransport.listen(
            at: address, advice: "choose another address with --apps", on: loop, settings: settings, origins: origins,
            refused: refused, accepted: { [weak self] in self?.accept($0) })
    }

    var status: JSONValue {
        let (count, failure) = state.withLock { ($0.links.count, $0.failure) }
        var status: JSONValue = [
            "headUnit": .string("\(address)"), "connections": .int(count), "missedBytes": .int(room.missedBytes),
        ]
        status["failure"] = failure.map { .string($0) }
        return status
    }

    /// Publishes the proxy's current status in the state tree.
    func publish() { changed(self) }

    var failure: String? { state.withLock { $0.failure } }

    // MARK: Connections

    func accept(_ app: any BytePipe) {
        let number = state.withLock { state -> UInt64? in
            guard !state.isStopped, state.links.count + state.dialling < Self.connections else { return nil }
            state.last += 1
            state.dialling += 1
            return state.last
        }
        guard let number else {
            say("\(app.peer) was refused: the limit of \(Self.connections) connections is reached")
            return app.close("the proxy has too many connections")
        }
        Task {
            do throws(TransportError) {
                join(app, try await dial(address, on: loop, settings: settings), number)
            } catch {
                await giveUp(app, error)
            }
        }
    }

    private func join(_ app: any BytePipe, _ far: any BytePipe, _ number: UInt64) {
        let watch = ProxyWatch(
            number: number, name: app.name, headUnit: headUnit, writer: writer, timekeeper: timekeeper, room: room)
        let link = ProxyLink(app: app, headUnit: far, watch: watch) { [weak self] end, whose in
            self?.ended(number, "\(app.peer): the \(whose)'s connection: \(end)")
        }
        let joins = state.withLock { state in
            state.dialling -= 1
            guard !state.isStopped else { return false }
            state.links[number] = link
            state.failure = nil
            return true
        }
        guard joins else {
            app.close("the proxy is stopping")
            return far.close("the proxy is stopping")
        }
        say("\(app.peer) is connected to \(address)")
        link.open()
        changed(self)
    }

    /// Closes the connection of an app, because the external head unit cannot be reached. When the app connects again,
    /// the proxy again tries to reach the head unit.
    private func giveUp(_ app: any BytePipe, _ error: TransportError) async {
        state.withLock { state in
            state.dialling -= 1
            state.failure = "\(error)"
        }
        say("\(app.peer) could not be connected to the head unit: \(error)")
        app.close("the head unit cannot be reached")
        await headUnit.watch(on: 0, named: app.name) { $0(.unreachable("\(error)")) }
        changed(self)
    }

    private func ended(_ number: UInt64, _ why: String) {
        state.withLock { $0.links[number] = nil }
        say(why)
        changed(self)
    }

    /// Sends all queued bytes, then closes all connections.
    func stop() async {
        let links = state.withLock { state in
            state.isStopped = true
            return Array(state.links.values)
        }
        for link in links { link.close("the proxy is stopping") }
        let patience = SystemTimekeeper.shared.now + .seconds(1)
        while loop.watched > 0, SystemTimekeeper.shared.now < patience {
            await SystemTimekeeper.shared.pause(for: .milliseconds(5))
        }
        loop.stop()
    }
}
