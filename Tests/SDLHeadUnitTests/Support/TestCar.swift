import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport

/// A head unit on a clock that stands still, and the apps that connect to it over memory pairs.
@MainActor
final class TestCar {
    let clock = ManualTimekeeper()
    let flight = Flight()
    let journal = StrictJournal()
    let headUnit: HeadUnit
    let folder: String

    private let startWall: Int

    /// - Parameters:
    ///   - folder: where an earlier one has kept what it knew; its own where none is given.
    ///   - wall: what the calendar says when it starts, in milliseconds.
    init(
        _ profile: Profile = Profile.all[0], tape: (any Tape)? = nil, folder: String? = nil,
        wall: Int = 1_700_000_000_000
    ) {
        self.folder =
            folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("sdl-car-\(UUID().uuidString)").path
        startWall = wall
        let folder = self.folder
        headUnit = HeadUnit(
            profile: profile, files: folder, timekeeper: clock, pen: JournalPen(journal, timekeeper: clock),
            flight: flight, home: .main, tape: tape,
            calendar: { [clock] in wall + Int(clock.now.milliseconds) })
    }

    /// What the calendar says now.
    var wall: Int { startWall + Int(clock.now.milliseconds) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// A profile with some of its members changed.
    static func profile(_ change: (inout JSONValue) -> Void) throws -> Profile {
        var document = Profile.all[0].document
        change(&document)
        return try Profile(document)
    }

    /// A pipe to the head unit.
    func dial(_ name: String? = nil) -> MemoryPipe {
        let (near, far) = MemoryPipe.pair(name: name)
        headUnit.accept(far)
        return near
    }

    func drive(_ command: HeadUnitCommand) async throws {
        try await headUnit.drive(command, cause: .row(0))
        await flight.settled()
    }

    /// Why a command is not carried out; nil when it is.
    func refusal(of command: HeadUnitCommand) async -> DriveFailure.Kind? {
        do {
            try await drive(command)
            return nil
        } catch let failure as DriveFailure {
            return failure.kind
        } catch {
            return nil
        }
    }

    func set(_ change: (inout HeadUnitSettings) -> Void) async throws {
        var settings = HeadUnitSettings()
        change(&settings)
        try await drive(.set(settings))
    }

    func advance(_ span: Duration) async {
        await clock.advance(by: span, settling: flight)
        await flight.settled()
    }

    /// The value at a path of the state tree.
    func tree(_ path: String...) -> JSONValue? {
        path.reduce(journal.tree as JSONValue?) { $0?[$1] }
    }

    /// A part of the overlay the driver sees.
    func overlay(_ key: String) -> JSONValue? {
        tree("visibleOverlay")?.string.flatMap { tree("overlays", $0, key) }
    }

    /// Rules that were broken so far.
    var findings: [String] { journal.rows("finding").compactMap { $0["rule"]?.string } }
}
