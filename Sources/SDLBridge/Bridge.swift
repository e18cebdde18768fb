import JSON
import Journaling
import SDLHMILink
package import SDLHeadUnit
package import SDLLog
package import SDLSupport
import SDLTransport
package import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// A head unit with its apps, and the server through which clients observe and control the head unit and the apps.
package final class Bridge: Sendable {
    package struct Settings: Sendable {
        package var web = WebServer.Settings()
        /// The folder with the files of the web page. If the value is nil, the bridge serves no page.
        package var page: String?
        /// The path of the specification of the mobile API in compact JSON. The page builds its forms from this file.
        /// If the value is nil, the bridge serves no specification.
        package var spec: String?
        /// The folder of SDLKit's generated reference; nil if the reference was not built.
        package var appReference: String?
        /// The folder of the documentation in Markdown.
        package var docs: String?
        /// The addresses at which apps of any SDL library can connect. The list may be empty.
        package var apps = Self.usualApps
        /// The URLs of cloud apps. Each cloud app is a WebSocket server, and the head unit connects to the server.
        package var cloudApps: [String] = []
        /// The origins of the web pages whose scripts may connect as apps.
        package var appOrigins: Set<String> = []
        package static let usualApps = ["tcp://127.0.0.1:12345", "ws://127.0.0.1:2020/"]
        /// The address to which hosted apps connect. A hosted app is an app that the bridge starts.
        package var hostedApps: String
        /// The address at which apps open their inspection channels, to report their state.
        package var inspect: String
        /// The paths of the executables that the bridge starts as apps. Each executable runs as a child process.
        package var hosted: [String] = []
        /// The folder in which the bridge stores files that apps upload.
        package var files: String
        package var epoch: String
        /// The folder in which the bridge stores the journal. If the value is nil, the journal is only in memory and is
        /// lost when the bridge ends.
        package var data: String?
        /// The size limit of the journal on disk, in bytes.
        package var journalBytes = 1 << 30
        /// The folder in which the bridge saves a capsule when an app crashes or stops responding. If the value is nil,
        /// the bridge saves no capsules.
        package var capsules: String?
        /// Masks values in rows before the bridge stores the rows.
        package var redactor = Redactor()
        package var hmi = HMISettings()
        /// The head unit's profile. If the value is nil, the bridge uses the first built-in profile.
        package var profile: Profile?
        /// The external head unit that the bridge only watches; nil if the bridge runs its own head unit.
        package var watched: HeadUnitAddress?
        /// The session that this bridge continues. If the value is nil, the bridge starts a new session.
        package var continuation: Continuation?
        /// The memory limit in bytes for the rows. The state history has the same limit. Used only if `data` is nil.
        var memoryBytes = 16 << 20
        package var log: @Sendable (String) -> Void = { _ in }

        /// The position at which a session continues: the number of its last row, the number of its last state change,
        /// and the instant at which the clock starts. The clock is paused at the start.
        package struct Continuation: Sendable {
            package var row: UInt64
            package var change: UInt64
            package var at: Instant

            package init(row: UInt64, change: UInt64, at: Instant) {
                (self.row, self.change, self.at) = (row, change, at)
            }
        }

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
    /// Counts the unfinished work of the head unit and of the apps in this process.
    package let inFlight = InFlightCounter()
    /// The addresses at which apps connect. If an address in the settings has port 0, this list contains the port that
    /// the system assigned.
    package let appAddresses: [String]
    package let hmi: WebHMI
    /// The descriptions of all API operations. The OpenAPI document is built from these descriptions.
    let operations: [Operation]
    /// All routes that have a handler, except the page's routes.
    let routes: [(method: WebServing.Method, path: String)]
    let dispatcher: CommandDispatcher
    private let listeners: [any Listener]
    /// Forwards the connections of apps to an external head unit; nil if the bridge runs its own head unit.
    private let proxy: Proxy?
    let host: AppHost
    private let watches = Lock<[AppWatcher]>([])
    /// Clears references that parts of the bridge have to their owners. Otherwise these reference cycles would keep a
    /// stopped bridge in memory.
    private let releaseParts: @Sendable () -> Void

    package init(_ settings: Settings) async throws {
        let clock = ControlledTimekeeper(base: SystemTimekeeper.shared)
        self.clock = clock
        let started = RowBuilder.wall()
        if let at = settings.continuation?.at {
            clock.pause()
            clock.pass(max(.zero, at - clock.now))
        }
        let (log, last) = try await Self.openLog(settings, started: started)
        hub = Hub(
            epoch: settings.epoch, timekeeper: clock, log: log, history: Self.history(settings), after: last,
            change: settings.continuation?.change ?? 0, redactor: settings.redactor,
            watch: SystemTimekeeper.shared)
        await hub.begin(started: started)
        Self.report(of: log, hub, settings.log)
        let writer = JournalWriter(await hub.headUnitJournal(), timekeeper: clock)
        let headUnit = Self.headUnit(settings, clock, writer, inFlight)
        self.headUnit = headUnit
        let found = Lock<WebHMI?>(nil)
        let hmi = WebHMI(settings.hmi, headUnit, clock, writer) { [hub] in
            // The task reads the latest refusal when it runs. So an older refusal never replaces a newer one in the
            // state.
            Task { await hub.set(found.withLock { $0 }?.refusal?.json.json(), at: ["hmiRefused"]) }
        }
        found.withLock { $0 = hmi }
        self.hmi = hmi
        let capsules = Self.capsules(settings, hub, headUnit)
        let host = AppHost(
            hub: hub, core: settings.hostedApps, inspect: settings.inspect, timekeeper: clock,
            keptCapsules: capsules.keptCapsules)
        self.host = host
        let holder = Lock<CommandDispatcher?>(nil)
        let attachedApps = AttachedApps(hub: hub, timekeeper: clock) { key, pid, news in
            await host.heard(key, pid, news)
            switch news {
            case .halted(let all), .continued(let all): await holder.withLock { $0 }?.halted(all)
            default: break
            }
        }
        headUnit.pictures.asking { [weak attachedApps] in attachedApps?.askForKeyPicture($0.rawValue) ?? false }
        let scratch = ScratchApps(hub: hub, timekeeper: clock, inFlight: inFlight) {
            let (near, far) = MemoryPipe.pair()
            headUnit.accept(far)
            return near
        }
        let dispatcher = CommandDispatcher(
            hub: hub, headUnit: headUnit, clock: clock, inFlight: inFlight, host: host, attachedApps: attachedApps,
            scratch: scratch, watched: settings.watched?.address)
        self.dispatcher = dispatcher
        holder.withLock { $0 = dispatcher }
        releaseParts = {
            holder.withLock { $0 = nil }
            found.withLock { $0 = nil }
        }
        await dispatcher.publishClock()
        headUnit.prepareFiles()
        let addresses = Lock<[String]>([])
        let pageURL = Lock<String?>(nil)
        let page = try settings.hmi.page.map { folder throws(Failure) in try HMIPage(folder) }
        let api = Self.api(
            settings, page, hmi, capsules,
            Reads(
                hub: hub, headUnit: headUnit, scratch: scratch, media: headUnit.media, pictures: headUnit.pictures,
                attachedApps: attachedApps,
                carScreenshot: CarScreenshot(token: settings.web.gate.token) { pageURL.withLock { $0 } },
                intakeStatus: { headUnit.intakeStatus }), dispatcher,
            memoryStatus: { headUnit.memoryStatus }, addresses: { addresses.withLock { $0 } })
        operations = api.operations
        routes = api.router.routes
        var web = settings.web
        web.gate.opens = { [keys = hmi.keys] path, key in keys.opens(path, key) }
        // Wait until the state tree contains the complete head unit, because the first request may read the state tree.
        await hub.gathered(includesLate: false)
        server = try await WebServer(
            web, router: api.router,
            sockets: [
                SocketClient.endpoint(hub: hub, dispatcher: dispatcher),
                VideoSocket.endpoint(headUnit.pictures, hub.state),
            ])
        let own = settings.page == nil ? nil : server.address.fromHere
        pageURL.withLock { $0 = own }
        let proxy = Self.proxy(settings, headUnit, hub, writer, clock)
        self.proxy = proxy
        if proxy == nil { try await hmi.open(settings, headUnit, server) }
        let sockets = SocketLoop(timekeeper: SystemTimekeeper.shared, on: server.loop)
        let logRefusal = Self.refusedOriginLogger(settings.log)
        var listeners: [any Listener] = []
        for text in settings.apps + [settings.hostedApps] {
            guard let address = Address(text) else {
                throw Failure(
                    description: "\(text) is not an address for apps. Write tcp://HOST:PORT or ws://HOST:PORT/.")
            }
            let listener =
                try proxy?.listen(at: address, origins: settings.appOrigins, refused: { logRefusal($0) })
                ?? listen(
                    at: address, advice: "choose another address with --apps", on: sockets,
                    origins: settings.appOrigins,
                    refused: { logRefusal($0) }, accepted: { hmi.admit($0) })
            listeners.append(listener)
        }
        if let address = Address(settings.inspect) {
            listeners.append(
                try listen(at: address, advice: "choose another address with --inspect", on: sockets) {
                    attachedApps.accept($0)
                })
        }
        self.listeners = listeners
        let apps = listeners.prefix(settings.apps.count).map { "\($0.address)" }
        appAddresses = apps
        addresses.withLock { $0 = apps }
        for endpoint in settings.cloudApps { try await add(cloudApp: endpoint) }
        for executable in settings.hosted { await host.host(executable) }
    }

    private static func api(
        _ settings: Settings, _ hmiPage: HMIPage?, _ hmi: WebHMI, _ capsules: CapsuleReads, _ reads: Reads,
        _ dispatcher: CommandDispatcher, memoryStatus: @escaping @Sendable () -> MemoryStatus,
        addresses: @escaping @Sendable () -> [String]
    ) -> API {
        var api = API()
        reads.add(to: &api)
        capsules.add(to: &api)
        let files = settings.page.flatMap { StaticFiles(folder: $0, keepsComments: false) }
        let page = settings.page.map { ($0, files != nil) }
        Health(
            hub: dispatcher.hub, intakeStatus: reads.intakeStatus, memoryStatus: memoryStatus, page: page,
            awaitsHMI: settings.hmi.gatesApps,
            refusedHMI: { [weak hmi] in hmi?.refusal },
            addresses: addresses, watched: settings.watched?.address
        ).add(to: &api)
        dispatcher.add(to: &api)
        ProblemKinds.add(to: &api)
        Documents.add(to: &api, spec: settings.spec.flatMap(Self.contents))
        if let hmiPage {
            api.page { router in hmiPage.add(to: &router) { [weak hmi] in hmi?.address } }
        }
        if let files {
            let appReference = AppReference(settings.appReference)
            let docs = settings.docs.map { DocPages(folder: $0, hasAppReference: settings.appReference != nil) }
            api.page { router in
                docs?.add(to: &router)
                appReference.add(to: &router)
                router.immediate(.get, "/") { request in try files.answer(request) }
                router.fallback { request in try files.answer(request) }
            }
        } else if let page = settings.page {
            settings.log("The page cannot be served: the folder \(page) does not exist.")
        }
        return api
    }

    /// Returns a function that logs the origin of a web page that was refused as an app. The function also logs the
    /// option that would accept the page. Each origin is logged only once, and at most 32 origins are logged.
    private static func refusedOriginLogger(
        _ log: @escaping @Sendable (String) -> Void
    ) -> @Sendable (String) -> Void {
        let reported = Lock<Set<String>>([])
        return { origin in
            guard reported.withLock({ $0.count < 32 && $0.insert(origin).inserted }) else { return }
            let name = origin.prefix(200)
            log("A page of \(name) tried to connect as an app. To accept the page, start with --app-origin \(name).")
        }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Opens the journal. Returns the journal and the number of its newest row. The journal does not use the head
    /// unit's clock, because tests may pause that clock.
    private static func openLog(_ settings: Settings, started: String) async throws -> (LogBook, UInt64) {
        guard let data = settings.data else {
            var kept = LogBook.Settings()
            kept.textBytes = settings.memoryBytes
            return (LogBook(kept, timekeeper: SystemTimekeeper.shared), settings.continuation?.row ?? 0)
        }
        let store = try LogStore(
            LogStore.Settings(
                directory: "\(data)/journal", byteLimit: settings.journalBytes, epoch: settings.epoch,
                startedAt: started))
        let book = LogBook(store: store, timekeeper: SystemTimekeeper.shared)
        return (book, try await book.load())
    }

    /// Passes each notice about the journal on disk to `say`, and adds a row to the log for each notice.
    private static func report(of log: LogBook, _ hub: Hub, _ say: @escaping @Sendable (String) -> Void) {
        let notices = SerialWorker<JournalNotice>()
        notices.begin { [weak hub] batch, _ in
            for notice in batch { await hub?.note("finding", notice.json) }
        }
        log.listen { notice in
            say(notice.message)
            notices.send(notice)
        }
    }

    private static func contents(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part.prefix(count) }
        return bytes
    }

    /// Restarts a hosted app whenever the file `executable` changes. If `package` is not nil, also rebuilds the
    /// executable whenever the package's sources change.
    package func watch(_ executable: String, of package: AppPackage?, log: @escaping @Sendable (String) -> Void) {
        let subject = package.map { AppWatcher.Subject.package($0) } ?? .program(executable)
        let watch = AppWatcher(subject, id: AppHost.id(of: executable), host: host, log: log)
        watches.withLock { $0.append(watch) }
        watch.begin()
    }

    package func stop() async {
        watches.withLock { $0 = [] }
        // Stop the listeners before the apps notice that the car is off. Otherwise the apps would reconnect.
        for listener in listeners { listener.stop() }
        await proxy?.stop()
        await headUnit.switchOff()
        await host.stopAll()
        await hmi.stop()
        await server.stop()
        await hub.log.close()
        await hub.history?.close()
        releaseParts()
    }
}
