import JSON
import SDLBridge
import SDLSupport
import SessionReplay
import WebServing

/// Replays a session up to a row and then keeps the bridge running, so that the user can continue from this row. Used
/// by the page that `open` shows. Only one such bridge runs at a time; each start ends the previous bridge.
actor PlayOn {
    private let file: String
    private let programs: [String: String]
    private let page: String
    private var isPlaying = false
    private var current: Rerun?
    private var count = 0

    /// Builds the programs of the session in `file`. `assignment` says which program each app of the session has.
    /// `page` is the folder with the files of the page.
    init(_ file: String, _ assignment: AppAssignment, page: String) async throws {
        (self.file, self.page) = (file, page)
        let session = try AppReplay.session(file, until: nil)
        programs = try await assignment.programs(for: try AppReplay.script(session).1, session)
    }

    func end() async {
        await current?.end()
        current = nil
    }

    /// Replays the session up to the row with the number `row`.
    ///
    /// - Returns: the URL of the new bridge, and lines of text about the replay.
    func start(at row: UInt64) async throws(Problem) -> JSONValue {
        guard !isPlaying else {
            throw Problem(
                .conflict, detail: "Another moment is being replayed.", hint: "Wait until the replay has finished.")
        }
        isPlaying = true
        defer { isPlaying = false }
        do {
            return try await begin(at: row)
        } catch {
            throw Problem(
                .conflict, title: "The session cannot be replayed", detail: "\(lastName(of: file)) \(error)")
        }
    }

    private func begin(at row: UInt64) async throws -> JSONValue {
        let then = try AppReplay.session(file, until: row)
        let all = try Script(then)
        let script = all.only(programs.keys)
        await end()
        count += 1
        let rerun = try await Rerun(
            then, script, programs: programs.filter { app, _ in script.entries.contains { $0.app == app } },
            number: count, stay: Rerun.Stay(port: 0, page: page))
        let outcome = try await rerun.play()
        await rerun.resumeClock()
        current = rerun
        let said =
            [AppAssignment.leftOut(all, script)].compactMap { $0 } + Self.words(of: outcome.comparison.first, script)
        return [
            "url": .string(Announcement(rerun.bridge.server).url), "acts": .int(script.inputs.count),
            "isSame": .bool(outcome.comparison.first == nil), "said": .array(said.map { .string($0) }),
        ]
    }

    /// Returns lines of text about the result of the replay. `found` is the first difference; nil if there is none.
    static func words(of found: Difference?, _ script: Script) -> [String] {
        guard let found else {
            return [
                "the same up to here: \(script.inputs.count) actions in \(clock(script.end - script.start))"
            ]
        }
        return found.words(of: script).flatMap { $0.split(separator: "\n").map(String.init) }
    }
}
