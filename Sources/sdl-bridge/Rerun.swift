import Capsules
import SDLBridge
import SDLSupport
import SessionReplay
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Replays a session with the current programs of its apps, in a separate bridge.
struct Rerun {
    let then: Session
    let script: Script
    let bridge: Bridge
    private let folder: String
    private let player: SessionPlayer

    /// The port of a bridge that keeps running after the replay, and the folder with the files of its page.
    struct Stay {
        var port: UInt16
        var page: String
    }

    /// Creates the bridge for the replay. `number` is part of the name of the temporary folder, so each replay in this
    /// process needs a different number.
    init(
        _ then: Session, _ script: Script, programs: [String: String], number: Int = 0, stay: Stay? = nil
    ) async throws {
        (self.then, self.script) = (then, script)
        folder = "\(temporaryFolder)/sdl-replay-\(getpid())" + (number > 0 ? "-\(number)" : "")
        mkdir(folder, 0o700)
        do {
            var settings = try Bridge.settings(replaying: then, after: script, in: folder)
            if let stay {
                settings.web.listen(host: "127.0.0.1", port: stay.port)
                settings.page = stay.page
                settings.spec = Installation.current.spec
                settings.capsules = "\(folder)/capsules"
            }
            bridge = try await Bridge(settings)
        } catch {
            Folder.remove(folder)
            throw error
        }
        player = SessionPlayer(bridge, script, programs: programs, hosts: then.programs)
    }

    /// The result of a replay: the new session, and its comparison with the original session.
    struct Outcome {
        let now: Session
        let comparison: Comparison
        let played: SessionPlayer.Played
    }

    /// Replays the session. If this fails, ends the bridge and throws the error.
    func play() async throws -> Outcome {
        do {
            return try await playThrough()
        } catch {
            await end()
            throw error
        }
    }

    private func playThrough() async throws -> Outcome {
        let played = try await player.play()
        try await bridge.save(to: "\(folder)/now.zip")
        let now = try Session(capsule: "\(folder)/now.zip")
        let apps = script.entries.map(\.app)
        let comparison = Comparison(
            apps: apps,
            then: TurnReader(then, inputs: script.inputs, apps: apps, hosts: then.programs, start: script.start).turns,
            now: TurnReader(now, inputs: played.inputs, apps: apps, hosts: played.programs, start: player.start).turns,
            refusals: played.refusals, shifts: played.shifts, stop: played.stop, contents: (then.contents, now.contents)
        )
        return Outcome(now: now, comparison: comparison, played: played)
    }

    func resumeClock() async { await player.resumeClock() }

    func end() async {
        await bridge.stop()
        Folder.remove(folder)
    }
}

extension Difference {
    /// Returns lines that show the user how the replay differs from the session. The first line names the place, and
    /// the other lines give the details.
    func words(of script: Script) -> [String] {
        let place = number == 0 ? "before the first action" : "at action \(number) of \(script.inputs.count)"
        return ["\(app) differs \(place), \(clock(at)): \(input)"]
            + lines.map { "  \($0.what)\n    then \($0.then)\n    now  \($0.now)" }
    }
}

/// Formats a time in milliseconds, for example as `1:02:03.4`.
func clock(_ milliseconds: Double) -> String {
    let tenths = Int(milliseconds / 100)
    let (hours, minutes, seconds) = (tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60)
    let two = seconds < 10 ? "0\(seconds)" : "\(seconds)"
    let rest = "\(two).\(tenths % 10)"
    return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)" : "\(minutes):\(rest)"
}
