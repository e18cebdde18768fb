package import SDLHeadUnit
package import SDLSupport
import SDLTransport
package import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// A head unit, whoever connects to it, and the door to all of it.
package final class Bridge: Sendable {
    package struct Settings: Sendable {
        package var web = WebServer.Settings()
        /// The page's folder.
        package var page: String?
        /// The compact spec of the mobile interface, for whoever makes forms of it.
        package var spec: String?
        /// Where apps connect from outside, in whatever SDL library they are written; none for nowhere.
        package var apps = Self.usualApps
        package static let usualApps = ["tcp://127.0.0.1:12345", "ws://127.0.0.1:2020/"]
        /// Where the apps that the bridge starts connect.
        package var hostedApps: String
        /// Where apps tell of their insides; nil for nowhere.
        package var inspect: String
        /// Apps to start, as processes of their own.
        package var hosted: [String] = []
        /// Under which apps' files are kept.
        package var files: String
        package var epoch: String
        /// Where the journal is kept over restarts; nil for in memory only.
        package var data: String?
        /// Bytes of disk the journal may take.
        package var journalBytes = 1 << 30
        /// What is taken out of rows before they are kept.
        package var redactor = Redactor()
        /// Where a web HMI connects.
        package var hmi = HMISettings()
        /// What kind of head unit it is; the first of the built-in ones where none is given.
        package var profile: Profile?
        /// Takes down everything that happens to the head unit.
        package var tape: (any Tape)?
        package var log: @Sendable (String) -> Void = { _ in }

        package init(files: String, epoch: String) {
            self.files = files
            inspect = "unix:\(files)/inspect"
            hostedApps = "unix:\(files)/apps"
            self.epoch = epoch
        }
    }

    package let hub: Hub
    package let headUnit: HeadUnit
    package let server: WebServer
    package let clock: ControlledTimekeeper
    /// Where apps connect, with the real ports.
    package let appAddresses: [String]
    /// The web HMI's door.
    package let hmi: WebHMI
    /// Everything that is served, as its documents describe it.
    let operations: [Operation]
    /// Everything that has a handler, but for the page.
    let routes: [(method: WebServing.Method, path: String)]
    /// The one way in for whatever acts.
    let door: CommandDoor
    private let listeners: [any Listener]
    private let host: AppHost
    private let watches = Lock<[AppWatch]>([])

    package init(_ settings: Settings) async throws {
        let clock = ControlledTimekeeper(base: SystemTimekeeper.shared)
        self.clock = clock
        let started = RowBuilder.wall()
        let (log, last) = try await Self.openLog(settings, started: started)
        hub = Hub(
            epoch: settings.epoch, timekeeper: clock, log: log, after: last, redactor: settings.redactor,
            watch: SystemTimekeeper.shared)
        await hub.begin(started: started)
        let pen = JournalPen(await hub.headUnitJournal(), timekeeper: clock)
        let headUnit = HeadUnit(
            profile: settings.profile ?? Profile.all[0], files: settings.files, naming: settings.hmi.naming,
            timekeeper: clock, pen: pen, tape: settings.tape)
        self.headUnit = headUnit
        let hmi = WebHMI(settings.hmi, headUnit, clock, pen)
        self.hmi = hmi
        let host = AppHost(hub: hub, core: settings.hostedApps, inspect: settings.inspect, timekeeper: clock)
        self.host = host
        let holder = Lock<CommandDoor?>(nil)
        let desk = InspectionDesk(hub: hub, timekeeper: clock) { key, pid, news in
            await host.heard(key, pid, news)
            switch news {
            case .halted(let all), .continued(let all): await holder.withLock { $0 }?.halted(all)
            default: break
            }
        }
        let scratch = ScratchApps(hub: hub, timekeeper: clock) {
            let (near, far) = MemoryPipe.pair()
            headUnit.accept(far)
            return near
        }
        let door = CommandDoor(
            hub: hub, headUnit: headUnit, clock: clock, host: host, desk: desk, scratch: scratch)
        self.door = door
        holder.withLock { $0 = door }
        await door.tellClock()
        headUnit.prepareFiles()
        let addresses = Lock<[String]>([])
        let api = Self.api(
            settings, Reads(hub: hub, headUnit: headUnit, scratch: scratch, media: headUnit.media), door,
            addresses: { addresses.withLock { $0 } })
        operations = api.operations
        routes = api.router.routes
        server = try await WebServer(
            settings.web, router: api.router, sockets: [SocketClient.endpoint(hub: hub, door: door)])
        try await hmi.open(settings, headUnit, server)
        let sockets = SocketLoop(timekeeper: SystemTimekeeper.shared, on: server.loop)
        var listeners: [any Listener] = []
        for text in settings.apps + [settings.hostedApps] {
            guard let address = Address(text) else { throw Failure(description: "\(text) is no address for apps") }
            listeners.append(
                try listen(at: address, advice: "choose another with --apps", on: sockets) { hmi.admit($0) })
        }
        if let address = Address(settings.inspect) {
            listeners.append(
                try listen(at: address, advice: "choose another with --inspect", on: sockets) { desk.accept($0) })
        }
        self.listeners = listeners
        let apps = listeners.prefix(settings.apps.count).map { "\($0.address)" }
        appAddresses = apps
        addresses.withLock { $0 = apps }
        for executable in settings.hosted { await host.host(executable) }
    }

    /// Everything that is served.
    private static func api(
        _ settings: Settings, _ reads: Reads, _ door: CommandDoor, addresses: @escaping @Sendable () -> [String]
    ) -> API {
        var api = API()
        reads.add(to: &api)
        let files = settings.page.flatMap { StaticFiles(folder: $0) }
        let page = settings.page.map { ($0, files != nil) }
        Health(hub: door.hub, page: page, awaitsHMI: settings.hmi.gatesApps, addresses: addresses).add(to: &api)
        door.add(to: &api)
        Documents.add(to: &api, spec: settings.spec.flatMap(Self.contents))
        if let files {
            api.page { router in
                router.immediate(.get, "/") { request in try files.answer(request) }
                router.fallback { request in try files.answer(request) }
            }
        } else if let page = settings.page {
            settings.log("there is no page: no folder \(page)")
        }
        return api
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The journal, and its last row. On the system's own clock: the one that tests move may stand still.
    private static func openLog(_ settings: Settings, started: String) async throws -> (LogBook, UInt64) {
        guard let data = settings.data else { return (LogBook(timekeeper: SystemTimekeeper.shared), 0) }
        let store = try LogStore(
            LogStore.Settings(
                directory: "\(data)/journal", byteLimit: settings.journalBytes, epoch: settings.epoch,
                startedAt: started))
        for reason in store.setAside { settings.log("part of the journal cannot be read and was set aside: \(reason)") }
        let book = LogBook(store: store, timekeeper: SystemTimekeeper.shared)
        return (book, try await book.load())
    }

    private static func contents(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part.prefix(count) }
        return bytes
    }

    /// Starts an app anew whenever its program is new; one with a package is built here. It is hosted already.
    package func watch(_ executable: String, of package: AppPackage?, log: @escaping @Sendable (String) -> Void) {
        let subject = package.map { AppWatch.Subject.package($0) } ?? .program(executable)
        let watch = AppWatch(subject, id: AppHost.id(of: executable), host: host, log: log)
        watches.withLock { $0.append(watch) }
        watch.begin()
    }

    package func stop() async {
        watches.withLock { $0 = [] }
        await host.stopAll()
        for listener in listeners { listener.stop() }
        await hmi.stop()
        await server.stop()
        await hub.log.close()
    }
}
