import Capsules
import SDLBridge
import SDLSupport
import SessionReplay
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Plays a session against programs of today, and says where the first of them does something else.
struct AppReplay {
    private let file: String
    /// `PROGRAM` or `NAME=PROGRAM`.
    private let subjects: [String]
    private let out: String?
    private let junit: String?
    private let scratch: String?

    /// Why it cannot be done.
    private struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    init(_ file: String, _ subjects: [String], _ words: Words) {
        (self.file, self.subjects) = (file, subjects)
        (out, junit, scratch) = (words.option("--out"), words.option("--junit"), words.option("--scratch-path"))
    }

    func run(until signals: StopSignals) async -> Int32 {
        let begun = SystemTimekeeper.shared.now
        var script: Script?
        let ending: JUnitReport.Ending
        do {
            let found = try await play(until: signals, begun) { script = $0 }
            ending = found.map { .differs($0) } ?? .same
        } catch {
            let why = error is CapsuleFault || error is Script.Refusal ? "\(file) \(error)" : "\(error)"
            say(why)
            ending = .failed(why)
        }
        var status: Int32 =
            switch ending {
            case .same: 0
            case .differs: 1
            case .failed: 2
            }
        if let junit {
            let seconds = Double((SystemTimekeeper.shared.now - begun).nanoseconds / 1_000_000) / 1_000
            let report = JUnitReport(
                "replay of \(name(of: file))", acts: script?.acts ?? [], ending: ending, seconds: seconds)
            do {
                let file = try FileInMaking(junit)
                try file.write(Array(report.xml.utf8))
                try file.finish()
            } catch {
                say("\(error)")
                status = 2
            }
        }
        return status
    }

    // MARK: Playing

    private func play(
        until signals: StopSignals, _ begun: Instant, _ tell: (Script) -> Void
    ) async throws -> Difference? {
        guard isZip(file) else {
            throw Refusal(
                description: access(file, R_OK) == 0
                    ? "\(file) is no capsule; --app plays what `save` has written. A recording is played without --app."
                    : "\(file) could not be read: \(String(cString: strerror(errno))).")
        }
        let then = try Session(capsule: file)
        if then.isCut { say("\(file) is cut short; it is played as far as it goes") }
        let all = try Script(then)
        let programs = try await programs(for: all, then)
        let script = all.only(programs.keys)
        tell(script)
        sayWhatIsLeftOut(all, script)
        let folder = "\(temporaryFolder)/sdl-replay-\(getpid())"
        mkdir(folder, 0o700)
        defer { removeTree(folder) }
        let bridge = try await Bridge(Bridge.settings(replaying: then, after: script, in: folder))
        let interrupted = Task {
            await signals.wait()
            await bridge.stop()
            removeTree(folder)
            _exit(2)
        }
        defer { interrupted.cancel() }
        let player = SessionPlayer(bridge, script, programs: programs, hosts: then.programs)
        let played: SessionPlayer.Played
        do {
            played = try await player.play()
            try await bridge.save(to: "\(folder)/now.zip")
        } catch {
            await bridge.stop()
            throw error
        }
        await bridge.stop()
        let now = try Session(capsule: "\(folder)/now.zip")
        let comparison = compare(then, now, script, played, start: player.start)
        let found = comparison.first
        if found != nil || out != nil { try write(then, now) }
        report(found, script, comparison, begun)
        return found
    }

    private func compare(
        _ then: Session, _ now: Session, _ script: Script, _ played: SessionPlayer.Played, start: Double
    ) -> Comparison {
        let apps = script.entries.map(\.app)
        return Comparison(
            apps: apps,
            then: TurnReader(then, acts: script.acts, apps: apps, hosts: then.programs, start: script.start).turns,
            now: TurnReader(now, acts: played.acts, apps: apps, hosts: played.programs, start: start).turns,
            refusals: played.refusals, stop: played.stop, contents: (then.contents, now.contents))
    }

    // MARK: Which app is which program

    private func programs(for script: Script, _ session: Session) async throws -> [String: String] {
        var programs: [String: String] = [:]
        for subject in subjects {
            let (app, path) = try named(subject, script, session)
            guard programs[app] == nil else {
                throw Refusal(description: "--app \(subject): the app \(app) has a program already")
            }
            programs[app] = whole(try await App(path, named: "--app", scratch: scratch).executable)
        }
        return programs
    }

    private func named(_ subject: String, _ script: Script, _ session: Session) throws(Refusal) -> (String, String) {
        let entries = script.entries
        if let sign = subject.firstIndex(of: "=") {
            let (name, path) = (String(subject[..<sign]), String(subject[subject.index(after: sign)...]))
            guard let entry = entries.first(where: { $0.app == name || $0.name == name }) else {
                throw Refusal(description: "--app \(subject): \(file) has no app \(name); it has \(all(entries)).")
            }
            return (entry.app, path)
        }
        if entries.count == 1 { return (entries[0].app, subject) }
        let program = name(of: subject)
        guard let entry = entries.first(where: { session.programs[$0.app] == program }) else {
            throw Refusal(
                description: "\(file) has several apps: \(all(entries)). Say which one it is: --app NAME=\(subject).")
        }
        return (entry.app, subject)
    }

    private func all(_ entries: [Script.Entry]) -> String { entries.map(\.app).joined(separator: ", ") }

    private func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private func sayWhatIsLeftOut(_ all: Script, _ script: Script) {
        let others = all.entries.filter { entry in !script.entries.contains { $0.app == entry.app } }
        guard !others.isEmpty else { return }
        let acts = script.leftOut == 1 ? "1 act on them" : "\(script.leftOut) acts on them"
        say("without a program, and so left out: \(others.map(\.app).joined(separator: ", ")); \(acts) too")
    }

    // MARK: What came of it

    /// Beside the file, unless another place was named.
    private var outPath: String {
        if let out { return out }
        let end = file.hasSuffix(CapsuleManifest.ending) ? CapsuleManifest.ending : ".zip"
        let stem = file.hasSuffix(end) ? String(file.dropLast(end.count)) : file
        return "\(stem).replayed\(CapsuleManifest.ending)"
    }

    private func write(_ then: Session, _ now: Session) throws {
        let making = try FileInMaking(outPath)
        let title = "\(then.manifest.title), and played again"
        try BothRuns(then: then, now: now).write(title, made: now.manifest.made, second: time(nil)) {
            piece throws(FileInMaking.Failure) in try making.write(piece)
        }
        try making.finish()
    }

    private func report(_ found: Difference?, _ script: Script, _ comparison: Comparison, _ begun: Instant) {
        let seconds = Double((SystemTimekeeper.shared.now - begun).nanoseconds / 100_000_000) / 10
        let span = clock(script.end - script.start)
        guard let found else {
            let counts = comparison.counts
            print(
                "the same: \(script.acts.count) acts in \(span), \(counts.deeds) messages, \(counts.calls) calls; "
                    + "it took \(seconds) s")
            if out != nil { print("\(outPath) has both") }
            return
        }
        let place = found.number == 0 ? "before the first act" : "at act \(found.number) of \(script.acts.count)"
        print("\(found.app) differs \(place), \(clock(found.at)): \(found.act)")
        for line in found.lines { print("  \(line.what)\n    then \(line.then)\n    now  \(line.now)") }
        print("\(outPath) has both: sdl-bridge open \(outPath)")
        print("  then #/?at=\(found.then)&row=\(found.then)\n  now  #/?at=\(found.now)&row=\(found.now)")
    }

    /// `1:02:03.4`
    private func clock(_ milliseconds: Double) -> String {
        let tenths = Int(milliseconds / 100)
        let (hours, minutes, seconds) = (tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60)
        let two = seconds < 10 ? "0\(seconds)" : "\(seconds)"
        let rest = "\(two).\(tenths % 10)"
        return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)" : "\(minutes):\(rest)"
    }
}
