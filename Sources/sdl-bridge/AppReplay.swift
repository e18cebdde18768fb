import Capsules
import SDLBridge
import SDLSupport
import SessionReplay
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Replays a session with the current programs of its apps, and reports the first difference from the session.
struct AppReplay {
    private let file: String
    /// The values of `--app`: `PROGRAM`, or `NAME=PROGRAM` if the session has several apps.
    private let subjects: [String]
    private let out: String?
    private let junit: String?
    private let scratch: String?
    private let typed: String?
    /// The number of the row at which the replay stops; nil to replay the whole session.
    private let lastRow: UInt64?
    private let stay: Rerun.Stay?

    init(_ file: String, _ subjects: [String], _ words: Arguments) throws {
        (self.file, self.subjects) = (file, subjects)
        (out, junit, scratch) = (words.option("--out"), words.option("--junit"), words.option("--scratch-path"))
        typed = words.option("--typed")
        lastRow = try words.optionalNumber("--until").map { row throws(Options.Unknown) in
            guard let row = UInt64(exactly: row) else {
                throw Options.Unknown(description: "--until \(row) is not the number of a row")
            }
            return row
        }
        guard words.flag("--stay") else {
            for option in ["--port", "--web"] where words.option(option) != nil {
                throw Options.Unknown(description: "\(option) needs --stay")
            }
            stay = nil
            return
        }
        for option in ["--out", "--junit"] where words.option(option) != nil {
            throw Options.Unknown(description: "\(option) cannot be used with --stay")
        }
        stay = Rerun.Stay(port: try Arguments.port(words), page: try Installation.page(words))
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
                "replay of \(lastName(of: file))", inputs: script?.inputs ?? [], ending: ending, seconds: seconds)
            do {
                let file = try AtomicFile(junit)
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
        until signals: StopSignals, _ begun: Instant, _ scriptFound: (Script) -> Void
    ) async throws -> Difference? {
        let (then, all) = try Self.script(try Self.session(file, until: lastRow), typed: typed)
        let assignment = AppAssignment(file: file, subjects: subjects, scratch: scratch)
        let programs = try await assignment.programs(for: all, then)
        let script = all.only(programs.keys)
        scriptFound(script)
        if let leftOut = AppAssignment.leftOut(all, script) { say(leftOut) }
        let rerun = try await Rerun(then, script, programs: programs, stay: stay)
        let isStaying = Lock(false)
        let interrupted = Task {
            await signals.wait()
            guard !isStaying.withLock({ $0 }) else { return }
            await rerun.end()
            _exit(2)
        }
        defer { interrupted.cancel() }
        let outcome = try await rerun.play()
        let found = outcome.comparison.first
        guard stay == nil else {
            isStaying.withLock { $0 = true }
            await remain(rerun, found, until: signals)
            return found
        }
        await rerun.end()
        if found != nil || out != nil { try write(then, outcome.now) }
        report(found, script, outcome.comparison, begun)
        return found
    }

    /// Reads the session in the capsule `file`. If `row` is not nil, returns only the session up to the row with this
    /// number.
    static func session(_ file: String, until row: UInt64?) throws -> Session {
        guard isZip(file) else {
            throw Refusal(
                description: access(file, R_OK) == 0
                    ? "\(file) is not a capsule. Give a file that `sdl-bridge save` has written."
                    : "\(file) could not be read: \(String(cString: strerror(errno))).")
        }
        let session = try Session(capsule: file)
        if session.isCut { say("\(file) is incomplete; the part that exists is replayed") }
        guard let row else { return session }
        if let last = session.lastRow, row > last {
            throw Refusal(description: "--until \(row) is after the last row of \(file), \(last).")
        }
        return session.until(row)
    }

    /// Returns the session and its script. If the session contains an incomplete input (redacted, or too long to be
    /// stored), returns only the part of the session before this input. `typed` is the text for inputs whose text is
    /// redacted.
    static func script(_ session: Session, typed: String? = nil) throws -> (Session, Script) {
        do throws(Script.Refusal) {
            return (session, try Script(session, typed: typed))
        } catch {
            guard let row = error.row else { throw error }
            let part = session.until(row - 1)
            let script = try Script(part, typed: typed)
            say("the session \(error) It is replayed up to row \(row - 1). Give redacted text with --typed TEXT")
            return (part, script)
        }
    }

    /// Keeps the bridge running until the process receives a stop signal, so that people can use the bridge.
    private func remain(_ rerun: Rerun, _ found: Difference?, until signals: StopSignals) async {
        await rerun.resumeClock()
        let announcement = Announcement(rerun.bridge.server)
        print(announcement.json)
        fflush(nil)
        for line in PlayOn.words(of: found, rerun.script) { say(line) }
        say("open \(announcement.url)")
        await signals.wait()
        await rerun.end()
    }

    // MARK: Results

    /// The path at which the replayed session is saved as a capsule: the value of `--out`, or else a path next to the
    /// original.
    private var outPath: String {
        if let out { return out }
        let end = file.hasSuffix(CapsuleManifest.ending) ? CapsuleManifest.ending : ".zip"
        let stem = file.hasSuffix(end) ? String(file.dropLast(end.count)) : file
        return "\(stem).replayed\(CapsuleManifest.ending)"
    }

    private func write(_ then: Session, _ now: Session) throws {
        let making = try AtomicFile(outPath)
        let title = "\(then.manifest.title), replayed"
        try ComparisonWriter(then: then, now: now).write(title, made: now.manifest.made, second: time(nil)) {
            piece throws(AtomicFile.Failure) in try making.write(piece)
        }
        try making.finish()
    }

    private func report(_ found: Difference?, _ script: Script, _ comparison: Comparison, _ begun: Instant) {
        let seconds = Double((SystemTimekeeper.shared.now - begun).nanoseconds / 100_000_000) / 10
        let span = clock(script.end - script.start)
        guard let found else {
            let counts = comparison.counts
            print(
                "the same: \(script.inputs.count) actions in \(span), \(counts.actions) messages, \(counts.calls) calls"
                    + "; it took \(seconds) s")
            if out != nil { print("\(outPath) has both sessions") }
            return
        }
        for line in found.words(of: script) { print(line) }
        print("\(outPath) has both sessions: sdl-bridge open \(outPath)")
        print("  then #/?at=\(found.then)&row=\(found.then)\n  now  #/?at=\(found.now)&row=\(found.now)")
    }
}
