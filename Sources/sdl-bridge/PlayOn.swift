import JSON
import SDLBridge
import SDLSupport
import SessionReplay
import WebServing

/// Starts a bridge at a moment of a session, by playing up to it: what a page that shows the session asks for. There is one at a
/// time; who goes on from another moment leaves the one before.
actor PlayOn {
    private let file: String
    private let programs: [String: String]
    private let page: String
    private var isPlaying = false
    private var standing: Rerun?
    private var count = 0

    /// - Parameter cast: the programs that go on; without one the session is only looked at.
    init(_ file: String, _ cast: AppAssignment, page: String) async throws {
        (self.file, self.page) = (file, page)
        let session = try AppReplay.session(file, until: nil)
        programs = try await cast.programs(for: try Script(session), session)
    }

    func end() async {
        await standing?.end()
        standing = nil
    }

    /// - Returns: where the bridge is, and what there is to say of the way there.
    func start(at row: UInt64) async throws(Problem) -> JSONValue {
        guard !isPlaying else {
            throw Problem(
                .conflict, detail: "Another moment is played up to just now.", hint: "Wait until it is there.")
        }
        isPlaying = true
        defer { isPlaying = false }
        do {
            return try await begin(at: row)
        } catch {
            throw Problem(.conflict, title: "It cannot be played up to there", detail: "\(lastName(of: file)) \(error)")
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
        await rerun.letGo()
        standing = rerun
        let said = [AppAssignment.leftOut(all, script)].compactMap { $0 } + Self.words(of: outcome.comparison.first, script)
        return [
            "url": .string(Announcement(rerun.bridge.server).url), "acts": .int(script.inputs.count),
            "isSame": .bool(outcome.comparison.first == nil), "said": .array(said.map { .string($0) }),
        ]
    }

    /// How it went up to where one goes on by hand.
    static func words(of found: Difference?, _ script: Script) -> [String] {
        guard let found else {
            return [
                "up to here all went as in the session: \(script.inputs.count) acts in \(clock(script.end - script.start))"
            ]
        }
        return found.words(of: script).flatMap { $0.split(separator: "\n").map(String.init) }
    }
}
