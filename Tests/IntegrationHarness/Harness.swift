package import JSON
package import Journaling
package import SDLHeadUnit
package import SDLKit
package import SDLManagers
package import SDLSupport
internal import SDLTransport
internal import Testing

/// One app and one head unit on a clock that stands still, joined by a memory pair.
@MainActor
package final class Harness {
    package let clock = ManualTimekeeper()
    package let inFlight = InFlightCounter()
    package let carJournal = MemoryJournal()
    package let appJournal = MemoryJournal()
    package let car: HeadUnit
    package private(set) var app: SDLApplication!
    /// To a head unit that leaves a name unsaid.
    package let road = Road()

    /// - Parameters:
    ///   - unsaid: a name that this head unit never says, wherever others do.
    ///   - home: where the app's connection works: on the main actor, or beside it, as in a program.
    package init(
        _ configuration: SDLConfiguration = SDLConfiguration(appName: "Hello", appID: "hello"),
        delegate: (any SDLAppDelegate)? = nil, profile: String = "generic", tape: (any RecordingWriter)? = nil,
        unsaid: String? = nil, home: SerialWorkerExecutor = .main, root: @escaping () -> SDLViewController
    ) throws {
        car = HeadUnit(
            profile: try #require(Profile.all.first { $0.id == profile }), files: TemporaryFolder.make(),
            timekeeper: clock,
            writer: JournalWriter(carJournal, timekeeper: clock), inFlight: inFlight, home: .main, tape: tape)
        app = SDLApplication(
            configuration: configuration, delegate: delegate, timekeeper: clock,
            writer: JournalWriter(appJournal, timekeeper: clock), inFlight: inFlight, home: home, rootViewController: root,
            dial: { [car, road] in
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return unsaid.map { MutedPipe(near, without: $0, on: road) } ?? near
            })
    }

    /// Another app on the same head unit, started.
    package func neighbour(
        _ appID: String, _ type: SDLAppHMIType = .default, root: @escaping () -> SDLViewController
    ) async -> SDLApplication {
        let other = SDLApplication(
            configuration: SDLConfiguration(appName: appID, appID: appID, appType: type), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main, rootViewController: root,
            dial: { [car] in
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return near
            })
        other.start()
        await inFlight.settled()
        return other
    }

    package func start() async {
        app.start()
        await inFlight.settled()
    }

    package func drive(_ command: HeadUnitCommand) async throws {
        try await car.drive(command, cause: .row(0))
        await inFlight.settled()
    }

    package func activate() async throws {
        try await drive(.app(key: app.configuration.appID, .activate))
    }

    /// Lets time pass, and everything that comes of it, each thing at its own instant.
    package func pass(_ span: Duration) async { await clock.advance(by: span, settling: inFlight) }

    /// The app sends an image, for what it will show.
    package func upload(_ image: SDLArtwork) { app.fileManager.upload(artwork: image) }

    /// The app sends a file, for who asks for it.
    package func upload(_ file: SDLFile) { app.fileManager.upload(file: file) }

    /// What the app has done wrong, by the row of the interface it broke.
    package var diagnostics: [String] {
        appJournal.rows.filter { $0.kind == "diagnostic" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["rule"]?.string }
    }

    /// The names of the requests the app has sent, in their order.
    package var requests: [String] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["rpcType"]?.string == "request" }.compactMap { $0["name"]?.string }
    }

    /// How the head unit has answered, each time.
    package var results: [String] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["rpcType"]?.string == "response" }.compactMap { $0["params"]?["resultCode"]?.string }
    }

    /// What the app tells of itself, as its changes left it.
    package func insides(_ path: String...) -> JSONValue? {
        appJournal.tree(path)
    }

    /// Requests the app has sent, by name.
    package func sent(_ name: String) -> [JSONValue] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["name"]?.string == name && $0["rpcType"]?.string == "request" }
    }

    /// The state tree of the car, as its changes left it.
    package func tree(_ path: String...) -> JSONValue? {
        carJournal.tree(path)
    }
}
