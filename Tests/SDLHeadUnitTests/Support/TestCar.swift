import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import SDLTransport

/// A head unit with a manual clock. The apps of a test connect over memory pipes.
@MainActor
final class TestCar {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()
    let journal = StrictJournal()
    let headUnit: HeadUnit
    let folder: String

    private let startWall: Int

    /// Creates a head unit. `folder` is the folder of an earlier head unit whose data is restored; nil creates a new
    /// folder. `wall` is the wall-clock time at the start, in milliseconds.
    init(
        _ profile: Profile = Profile.all[0], folder: String? = nil, wall: Int = 1_700_000_000_000
    ) {
        self.folder =
            folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("sdl-car-\(UUID().uuidString)").path
        startWall = wall
        let folder = self.folder
        headUnit = HeadUnit(
            profile: profile, files: folder, timekeeper: clock, writer: JournalWriter(journal, timekeeper: clock),
            inFlight: inFlight, home: .main, calendar: { [clock] in wall + Int(clock.now.milliseconds) })
    }

    /// The current wall-clock time in milliseconds.
    var wall: Int { startWall + Int(clock.now.milliseconds) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Returns the first built-in profile with changed members.
    static func profile(_ change: (inout JSONValue) -> Void) throws -> Profile {
        var document = Profile.all[0].document
        change(&document)
        return try Profile(document)
    }

    /// Connects to the head unit, and returns the app's side of the pipe.
    func dial(_ name: String? = nil) -> MemoryPipe {
        let (near, far) = MemoryPipe.pair(name: name)
        headUnit.accept(far)
        return near
    }

    func drive(_ command: HeadUnitCommand) async throws {
        try await headUnit.drive(command, cause: .row(0))
        await inFlight.settled()
    }

    /// Sends a command. Returns the kind of the refusal; nil if the command succeeds.
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
        await clock.advance(by: span, settling: inFlight)
        await inFlight.settled()
    }

    func tree(_ path: String...) -> JSONValue? {
        path.reduce(journal.tree as JSONValue?) { $0?[$1] }
    }

    /// Returns the member `key` of the visible overlay in the state tree; nil if no overlay is visible.
    func overlay(_ key: String) -> JSONValue? {
        tree("visibleOverlay")?.string.flatMap { tree("overlays", $0, key) }
    }

    /// The rules of all findings so far.
    var findings: [String] { journal.rows("finding").compactMap { $0["rule"]?.string } }
}
