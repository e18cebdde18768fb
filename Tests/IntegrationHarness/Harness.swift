package import JSON
internal import Journaling
package import SDLHeadUnit
package import SDLKit
package import SDLManagers
package import SDLSupport
internal import SDLTransport
package import TestJournal
internal import Testing

/// One app and one head unit on a manual clock, connected by a memory pipe.
@MainActor
package final class Harness {
    package let clock = ControlledTimekeeper(pausedAt: .zero)
    package let inFlight = InFlightCounter()
    package let carJournal = MemoryJournal()
    package let appJournal = MemoryJournal()
    package let car: HeadUnit
    package private(set) var app: SDLApplication!
    /// The control with which a test observes and changes what the app sends and receives. The control has an effect
    /// only for a harness with a `hiddenField`.
    package let pipeControl = PipeControl()

    /// Creates an app and a head unit. Call `start` to connect the app.
    ///
    /// - Parameters:
    ///   - hiddenField: the name of a JSON member that the app never receives; nil connects the app without a
    ///     `FieldHidingPipe`.
    ///   - home: where the app's connection runs: on the main actor, or on a thread pool as in a real app process.
    package init(
        _ configuration: SDLConfiguration = SDLConfiguration(appName: "Hello", appID: "hello"),
        delegate: (any SDLAppDelegate)? = nil, profile: String = "generic",
        hiddenField: String? = nil, home: SerialWorkerExecutor = .main, root: @escaping () -> SDLViewController
    ) throws {
        car = HeadUnit(
            profile: try #require(Profile.all.first { $0.id == profile }), files: TemporaryFolder.make(),
            timekeeper: clock,
            writer: JournalWriter(carJournal, timekeeper: clock), inFlight: inFlight, home: .main)
        app = SDLApplication(
            configuration: configuration, delegate: delegate, timekeeper: clock,
            writer: JournalWriter(appJournal, timekeeper: clock), inFlight: inFlight, home: home,
            rootViewController: root,
            dial: { [car, pipeControl] in
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return hiddenField.map { FieldHidingPipe(near, without: $0, on: pipeControl) } ?? near
            })
    }

    /// Starts another app on the same head unit.
    package func startOtherApp(
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

    /// Advances the clock by `span`. The work of each timer is finished before the clock reaches the next timer.
    package func pass(_ span: Duration) async { await clock.advance(by: span, settling: inFlight) }

    /// Uploads an image, so that the app can use it later.
    package func upload(_ image: SDLArtwork) { app.fileManager.upload(artwork: image) }

    /// Uploads a file, so that the head unit or another app can request it.
    package func upload(_ file: SDLFile) { app.fileManager.upload(file: file) }

    /// The rule ids of the app's diagnostics, oldest first.
    package var diagnostics: [String] {
        appJournal.rows.filter { $0.kind == "diagnostic" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["rule"]?.string }
    }

    /// The names of the requests that the app has sent, oldest first.
    package var requests: [String] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["rpcType"]?.string == "request" }.compactMap { $0["name"]?.string }
    }

    /// The result codes of the head unit's responses, oldest first.
    package var results: [String] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["rpcType"]?.string == "response" }.compactMap { $0["params"]?["resultCode"]?.string }
    }

    /// Returns the value at `path` of the state that the app reports to the inspector.
    package func appTree(_ path: String...) -> JSONValue? {
        appJournal.tree(path)
    }

    /// Returns the requests `name` that the app has sent, oldest first.
    package func sent(_ name: String) -> [JSONValue] {
        carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["name"]?.string == name && $0["rpcType"]?.string == "request" }
    }

    /// Returns the value at `path` of the head unit's state tree.
    package func tree(_ path: String...) -> JSONValue? {
        carJournal.tree(path)
    }
}
