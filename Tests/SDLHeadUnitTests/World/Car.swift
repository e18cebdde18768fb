import Foundation
import Journaling
import SDLHeadUnit
import SDLProtocol
import SDLSupport
import SDLTransport

/// A head unit on a clock that stands still, with its files in a folder of its own, and apps that speak by hand.
@MainActor
final class Car {
    let clock = ManualTimekeeper()
    let flight = Flight()
    let journal = MemoryJournal()
    let tape = MemoryTape()
    let files: String
    let headUnit: HeadUnit

    init(
        _ profile: Profile = Profile.all[0], files: String? = nil, cloudDial: @escaping CloudDial = HeadUnit.noNetwork
    ) throws {
        self.files =
            files
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("sdl-car-\(UUID().uuidString)").path
        headUnit = HeadUnit(
            profile: profile, files: self.files, timekeeper: clock, pen: JournalPen(journal, timekeeper: clock),
            flight: flight, home: .main, tape: tape, cloudDial: cloudDial)
    }

    /// An app that has registered.
    func connect(_ id: String) async throws -> WireClient {
        let app = connect()
        _ = try await app.register(id)
        return app
    }

    /// - Parameter version: the highest of the protocol that the app speaks.
    func connect(version: ProtocolVersion = .app) -> WireClient {
        let (near, far) = MemoryPipe.pair()
        headUnit.accept(far)
        return WireClient(near, version: version)
    }

    func drive(_ command: HeadUnitCommand) async throws {
        try await headUnit.drive(command, cause: .row(0))
        await flight.settled()
    }
}
