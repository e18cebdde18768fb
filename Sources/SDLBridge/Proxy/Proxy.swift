import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLSupport
import SDLTransport

/// Stands between apps and a head unit elsewhere: a connection to it for each of theirs, joined byte by byte, and what is
/// said on them told to a head unit here that only keeps what it sees.
final class Proxy: Sendable {
    /// So many connections are joined at a time.
    static let connections = 1_000

    private struct State {
        var links: [UInt64: ProxyLink] = [:]
        var last: UInt64 = 0
        /// Connections whose head unit is being dialled.
        var dialling = 0
        var isStopped = false
        /// Why the head unit could not be reached when it was dialled last.
        var failure: String?
    }

    let address: Address
    private let headUnit: HeadUnit
    private let writer: JournalWriter
    private let timekeeper: any Timekeeper
    /// Where bytes go on: nothing else has its turn on this thread.
    private let loop = SocketLoop(timekeeper: SystemTimekeeper.shared)
    private let settings: SocketPipe.Settings
    private let room = ProxyRoom()
    private let state = Lock(State())
    private let say: @Sendable (String) -> Void
    private let changed: @Sendable () -> Void

    /// - Parameters:
    ///   - pen: the head unit's own.
    ///   - changed: called after each change of `status`.
    init(
        to address: Address, headUnit: HeadUnit, writer: JournalWriter, timekeeper: any Timekeeper,
        say: @escaping @Sendable (String) -> Void, changed: @escaping @Sendable () -> Void
    ) {
        self.address = address
        self.headUnit = headUnit
        self.writer = writer
        self.timekeeper = timekeeper
        self.say = say
        self.changed = changed
        var settings = SocketPipe.Settings()
        // What one end said last is worth a wait for an other that is slow.
        settings.linger = .seconds(10)
        settings.staysHalfOpen = true
        self.settings = settings
    }

    /// Where apps connect: pipes of its own loop.
    func listen(
        at address: Address, origins: Set<String>, refused: @escaping @Sendable (String) -> Void
    ) throws(TransportError) -> any Listener {
        try SDLTransport.listen(
            at: address, advice: "choose another with --apps", on: loop, settings: settings, origins: origins,
            refused: refused, accepted: { [weak self] in self?.accept($0) })
    }

    /// What is told of it.
    var status: JSONValue {
        let (count, failure) = state.withLock { ($0.links.count, $0.failure) }
        var status: JSONValue = [
            "headUnit": .string("\(address)"), "connections": .int(count), "missedBytes": .int(room.missedBytes),
        ]
        status["failure"] = failure.map { .string($0) }
        return status
    }

    /// Says to those who watch how it stands.
    func publish() { changed() }

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
            say("\(app.peer) is turned away: \(Self.connections) connections are joined already")
            return app.close("the proxy has no room")
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
            app.close("the proxy stops")
            return far.close("the proxy stops")
        }
        say("\(app.peer) is joined with \(address)")
        link.open()
        changed()
    }

    /// The next connection tries anew.
    private func giveUp(_ app: any BytePipe, _ error: TransportError) async {
        state.withLock { state in
            state.dialling -= 1
            state.failure = "\(error)"
        }
        say("\(app.peer) is not joined: \(error)")
        app.close("no head unit answers")
        await headUnit.watch(on: 0, named: app.name) { $0(.unreachable("\(error)")) }
        changed()
    }

    private func ended(_ number: UInt64, _ why: String) {
        state.withLock { $0.links[number] = nil }
        say(why)
        changed()
    }

    /// Closes everything; what was handed on goes out before.
    func stop() async {
        let links = state.withLock { state in
            state.isStopped = true
            return Array(state.links.values)
        }
        for link in links { link.close("the proxy stops") }
        let patience = SystemTimekeeper.shared.now + .seconds(1)
        while loop.watched > 0, SystemTimekeeper.shared.now < patience {
            await withCheckedContinuation { goOn in
                SystemTimekeeper.shared.ring(after: .milliseconds(5)) { goOn.resume() }
            }
        }
        loop.stop()
    }
}
