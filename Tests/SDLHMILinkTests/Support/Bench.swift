import JSON
import Journaling
import SDLHMILink
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal
import Testing

/// The objects of a test: a head unit with a mock clock, a scripted HMI, and apps.
@MainActor
final class Bench {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()
    let journal = MemoryJournal()
    let net = BenchNet()
    let car: HeadUnit
    let presenter: HMIPresenter
    let hmi: ScriptedHMI
    /// The folder in which the head unit stores the files of apps.
    let folder = TemporaryFolder.make()

    /// Creates the objects. `shared` is the folder with the files of the HMI's services.
    init(shared: String? = nil, _ change: (inout HMILink.Settings) -> Void = { _ in }) async {
        let writer = JournalWriter(journal, timekeeper: clock)
        car = HeadUnit(
            profile: Profile.all[0], files: folder, shared: shared, timekeeper: clock, writer: writer,
            inFlight: inFlight, home: .main, cloudDial: net.dial)
        presenter = HMIPresenter(headUnit: car, timekeeper: clock, writer: writer, inFlight: inFlight, home: .main)
        var settings = HMILink.Settings { "http://127.0.0.1/files/\($0.rawValue)/\($1)" }
        change(&settings)
        await presenter.attach(settings)
        hmi = ScriptedHMI(presenter)
    }

    /// Returns a bench with a connected HMI, which is the presenter (it shows the apps).
    static func ready(shared: String? = nil) async -> Bench {
        let bench = await Bench(shared: shared)
        await bench.connect()
        return bench
    }

    func connect() async {
        hmi.connect()
        hmi.register()
        hmi.subscribe()
        hmi.ready()
        await inFlight.settled()
    }

    /// Returns a registered app. The HMI's list of apps contains the app.
    func app(
        _ name: String, _ types: [SDLAppHMIType] = [.default], isMedia: Bool = false, version: Int = 8
    ) async -> PhoneApp {
        let app = phone(name)
        await app.register(types: types, isMedia: isMedia, version: version)
        await pass(.milliseconds(1_000))
        return app
    }

    /// Returns an app that is not registered yet. `address` is the name of the connection and begins with the
    /// transport; nil for a connection from this machine.
    func phone(_ name: String, at address: String? = nil) -> PhoneApp {
        let (near, far) = MemoryPipe.pair(name: address)
        car.accept(far)
        return PhoneApp(name, pipe: near, timekeeper: clock, inFlight: inFlight, home: .main)
    }

    /// Activates an app like a tap on the app in the HMI's list of apps.
    func activate(_ app: PhoneApp) async {
        hmi.request("SDL.ActivateApp", ["appID": .int(hmi.appID(app.name) ?? 0)])
        await inFlight.settled()
    }

    /// Returns an app that is registered and active.
    func running(
        _ name: String = "Music", _ types: [SDLAppHMIType] = [.default], isMedia: Bool = false
    ) async -> PhoneApp {
        let app = await app(name, types, isMedia: isMedia)
        await activate(app)
        return app
    }

    func pass(_ span: Duration) async { await clock.advance(by: span, settling: inFlight) }

    func drive(_ command: HeadUnitCommand) async throws {
        try await car.drive(command, cause: .row(0))
        await inFlight.settled()
    }

    func edit(_ mergePatch: String) async throws {
        try await drive(.profile(.edit(mergePatch: try JSONValue(parsing: mergePatch))))
    }

    func settle() async { await inFlight.settled() }

    // MARK: Journal

    /// Returns a value of the head unit's state tree.
    func tree(_ path: String...) -> JSONValue? {
        journal.tree(path)
    }

    var findings: [String] {
        rows("finding").compactMap { $0["rule"]?.string }
    }

    /// The messages of the findings.
    var findingMessages: [String] { rows("finding").compactMap { $0["message"]?.string } }

    func rows(_ kind: JournalRow.Kind) -> [JSONValue] {
        journal.rows.filter { $0.kind == kind }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
    }
}
