import Foundation
import Journaling
import SDLHeadUnit
import SDLProtocol
import SDLSupport
import SDLTransport
import TestJournal

/// A head unit with a manual clock and its own folder. The apps of a test connect over memory pipes.
@MainActor
final class Car {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()
    let journal = MemoryJournal()
    let files: String
    let headUnit: HeadUnit

    init(
        _ profile: Profile = Profile.all[0], files: String? = nil, cloudDial: @escaping CloudDial = HeadUnit.noNetwork
    ) throws {
        self.files =
            files
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("sdl-car-\(UUID().uuidString)").path
        headUnit = HeadUnit(
            profile: profile, files: self.files, timekeeper: clock, writer: JournalWriter(journal, timekeeper: clock),
            inFlight: inFlight, home: .main, cloudDial: cloudDial)
    }

    func connect(_ id: String) async throws -> WireClient {
        let app = connect()
        _ = try await app.register(id)
        return app
    }

    /// Connects an app but does not register the app. `version` is the highest protocol version that the app supports.
    func connect(version: ProtocolVersion = .app) -> WireClient {
        let (near, far) = MemoryPipe.pair()
        headUnit.accept(far)
        return WireClient(near, version: version)
    }

    func drive(_ command: HeadUnitCommand) async throws {
        try await headUnit.drive(command, cause: .row(0))
        await inFlight.settled()
    }
}
