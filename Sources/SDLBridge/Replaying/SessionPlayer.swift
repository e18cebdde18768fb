import JSON
import Journaling
import SDLHeadUnit
import SDLInspection
import SDLLog
import SDLSupport
package import SessionReplay
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Replays a session. The clock is paused, and the player advances the clock from one due timer to the next. The player
/// starts each app's program at the time at which the app registered in the session. The player also runs the session's
/// commands again.
package struct SessionPlayer: Sendable {
    package struct Played: Sendable {
        /// The commands that the player has run. Each command has the number of its row in the replay.
        package var inputs: [SessionInput] = []
        /// The reasons why commands failed, by the position of the command in `inputs`. The first command has the
        /// position 1.
        package var refusals: [Int: String] = [:]
        /// The commands before which busy apps sent a different number of messages than in the session. The key is the
        /// position of the command in `inputs`. The first command has the position 1.
        package var shifts: [Int: InputShift] = [:]
        /// The app because of which the replay stopped early, and the reason; nil after a complete replay.
        package var stop: (app: String, why: String)?
        /// The id of each app's process in this replay, by the app's key.
        package var programs: [String: String] = [:]
    }

    /// The reason why the session cannot be replayed.
    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    private let bridge: Bridge
    private let script: Script
    private let programs: [String: String]
    private let hosts: [String: String]
    /// The time on the replay's clock minus the time on the session's clock, in milliseconds.
    private let offset: Double

    /// The maximum time for an app to register, and the maximum time for an app to answer a request.
    private static let patience = (registering: Duration.seconds(20), answering: Duration.seconds(10))
    private static let interval = Duration.milliseconds(5)
    private static let watch = SystemTimekeeper.shared

    /// Creates a player.
    ///
    /// - Parameters:
    ///   - programs: the path of each app's program for this replay, by the app's key.
    ///   - hosts: the id of each app's process in the session, by the app's key.
    package init(_ bridge: Bridge, _ script: Script, programs: [String: String], hosts: [String: String]) {
        (self.bridge, self.script, self.programs, self.hosts) = (bridge, script, programs, hosts)
        offset = (bridge.clock.now - .zero).inMilliseconds - script.start
    }

    /// The time on the replay's clock when the replay began, in milliseconds.
    package var start: Double { script.start + offset }

    package func play() async throws(Refusal) -> Played {
        var played = Played()
        played.programs = programs.mapValues { AppHost.id(of: $0) }
        var entries = script.entries[...]
        for (place, input) in script.inputs.enumerated() {
            if let hold = input.hold, let from = hold.from {
                try await reach(from, &entries, &played)
                await bridge.headUnit.hold(after: hold.counts)
            }
            try await reach(input.at, &entries, &played)
            guard played.stop == nil else { return played }
            let next = script.inputs.dropFirst(place + 1).first?.hold
            await perform(input, next: next?.from == nil ? next?.counts : nil, &played)
        }
        try await reach(script.end, &entries, &played)
        while let entry = entries.popFirst(), played.stop == nil { try await begin(entry, &played) }
        return played
    }

    /// Starts the apps that had registered at or before the instant `at` of the session, and advances the clock to this
    /// instant.
    private func reach(
        _ at: Double, _ entries: inout ArraySlice<Script.Entry>, _ played: inout Played
    ) async throws(Refusal) {
        while let entry = entries.first, entry.at <= at, played.stop == nil {
            try await begin(entries.removeFirst(), &played)
        }
        if played.stop == nil { await advance(to: at, &played) }
    }

    /// Resumes the clock after the replay, so that the bridge can be used manually.
    package func resumeClock() async {
        _ = try? await bridge.dispatcher.run("headUnit.clock.resume", .object([:]))
    }

    // MARK: Apps

    private func begin(_ entry: Script.Entry, _ played: inout Played) async throws(Refusal) {
        await advance(to: entry.at, &played)
        guard played.stop == nil, let program = programs[entry.app] else { return }
        await bridge.host.host(program)
        let id = AppHost.id(of: program)
        let end = Self.watch.now + Self.patience.registering
        while Self.watch.now < end {
            if let reason = failure(of: id) {
                played.stop = (entry.app, reason)
                return await recorded(entry.app)
            }
            if let other = text(["bridge", "hosts", id, "app"]), other != entry.app {
                throw Refusal(description: "\(program) is the app \(other), which the session does not have.")
            }
            if text(["headUnit", "apps", entry.app, "key"]) != nil, text(["apps", entry.app, "key"]) != nil {
                return await rest(&played)
            }
            await Self.watch.pause(for: Self.interval)
        }
        played.stop = (entry.app, "has not registered within \(Self.patience.registering.components.seconds) s")
    }

    private func text(_ keys: [String]) -> String? {
        bridge.hub.state.value(at: StatePath(keys))?.string
    }

    /// Returns the reason why the program of the hosted app `id` has failed; nil if the program runs or was ended on
    /// request.
    private func failure(of id: String) -> String? {
        switch text(["bridge", "hosts", id, "state"]) {
        case "crashed", "exited": text(["bridge", "hosts", id, "why"]) ?? "It has ended."
        case "notResponding": "It does not respond."
        default: nil
        }
    }

    private func isSilent(_ id: String) -> Bool { text(["bridge", "hosts", id, "state"]) == "notResponding" }

    /// Waits until the log contains the row about the end of an app's process. This row is written shortly after the
    /// state has changed.
    private func recorded(_ app: String) async {
        let isSilent = isSilent(AppHost.id(of: programs[app] ?? ""))
        for _ in 0..<100 {
            let rows = try? await bridge.rows("kind:process", limit: 20)
            let ends = LogRow.values(of: rows ?? []).compactMap { $0["what"]?.string }
            guard !ends.contains("crashed"), !ends.contains("exited"), !isSilent || !ends.contains("notResponding")
            else {
                return
            }
            await Self.watch.pause(for: .milliseconds(20))
        }
    }

    // MARK: Time

    private var now: Double { (bridge.clock.now - .zero).inMilliseconds }

    /// The maximum length of a step in milliseconds. After each step, the player checks all apps.
    private static let stride = 30_000.0

    private func advance(to at: Double, _ played: inout Played) async {
        // Times in rows have a precision of one microsecond, so ignore a smaller difference.
        while played.stop == nil, case let left = at + offset - now, left > 0.001 {
            await steps(.nanoseconds(Int64(min(Self.stride, left) * 1_000_000)), &played)
        }
    }

    private func rest(_ played: inout Played) async { await steps(.zero, &played) }

    private func steps(_ span: Duration, _ played: inout Played) async {
        var steps = ClockSteps(
            clock: bridge.clock, inFlight: bridge.inFlight, attachedApps: bridge.dispatcher.attachedApps)
        steps.patience.time = .seconds(120)
        let outcome = await steps.advance(by: span)
        await bridge.hub.gathered()
        await checkPrograms(&played, isMissed: outcome.isMissed)
    }

    /// Stops the replay if a program has failed. If an app has not answered in time (`isMissed`), waits until the app
    /// answers, or until the state of the app becomes "not responding". Waits no longer than the time limit.
    private func checkPrograms(_ played: inout Played, isMissed: Bool) async {
        let end = Self.watch.now + Self.patience.answering
        repeat {
            for (app, program) in programs.sorted(by: { $0.key < $1.key }) {
                let id = AppHost.id(of: program)
                guard failure(of: id) != nil else { continue }
                // A crashing app does not respond while it prints its backtrace. Wait until the app has ended.
                while isSilent(id), Self.watch.now < end { await Self.watch.pause(for: Self.interval) }
                guard let reason = failure(of: id) else { continue }
                played.stop = (app, reason)
                return await recorded(app)
            }
            guard isMissed else { return }
            let round = await bridge.dispatcher.attachedApps.sendClock(.advance(.zero))
            if round.missing.isEmpty, !round.reports.isEmpty { return }
        } while Self.watch.now < end
    }

    // MARK: Commands

    /// The maximum time to wait for an element, in milliseconds. This time is short, because the apps are idle and the
    /// element should already exist.
    private static let useWithin = 250

    /// Runs the command of an input of the session again.
    ///
    /// If apps were busy when the input arrived in the session, also delays messages of these apps. The input then
    /// comes after as many messages as in the session.
    ///
    /// - Parameter next: the number of messages that each busy app sent between this input and the next input, by app
    ///   key.
    private func perform(_ input: SessionInput, next: [String: Int]?, _ played: inout Played) async {
        let number = played.inputs.count + 1
        if input.hold == nil, let next { await bridge.headUnit.hold(after: next) }
        if input.follower != nil { await bridge.host.haltAll() }
        var (seq, reason) = await run(input)
        if let follower = input.follower { await reach(follower: follower) }
        var isLate = false
        if let hold = input.hold {
            let unused = await bridge.headUnit.hold(after: reason == nil ? next ?? [:] : [:])
            if reason != nil {
                // The delayed messages may create the target of the input, so try again after these messages.
                await rest(&played)
                isLate = true
                (seq, reason) = await run(input)
                if let next { await bridge.headUnit.hold(after: next) }
            }
            played.shifts[number] = InputShift(hold.counts, unused: unused, isLate: isLate)
        }
        if let reason { played.refusals[number] = reason }
        var done = input
        (done.seq, done.at) = (seq, now)
        played.inputs.append(done)
        // A reset resumes the clock, so pause the clock again.
        if !bridge.clock.isPaused {
            bridge.clock.pause()
            await bridge.dispatcher.attachedApps.sendClock(.pause)
        }
        await rest(&played)
    }

    /// Advances the clock to the next message to an app, and then continues the halted apps. As in the session, an app
    /// then finds this message and the message of the input at the same moment.
    private func reach(follower: Double) async {
        let span = Duration.nanoseconds(Int64(max(0, follower + offset - now) * 1_000_000))
        await bridge.clock.advance(by: span, settling: bridge.inFlight)
        await bridge.inFlight.settled()
        await bridge.host.continueAll()
        await bridge.dispatcher.attachedApps.sendClock(.advance(span))
    }

    /// Runs the command of an input. Returns the number of the command's row, and the reason why the command failed.
    /// The reason is nil if the command succeeded.
    private func run(_ input: SessionInput) async -> (seq: UInt64, reason: String?) {
        guard !input.wasRefused else {
            let problem = Problem(.conflict, detail: "The input was refused in the session, so it is not performed.")
            let seq = await bridge.hub.command(input.command, params: input.params).seq
            await bridge.hub.complete(command: seq, CommandOutcome(.failure(problem)))
            return (seq, problem.detail)
        }
        let state = bridge.hub.state.snapshot.root
        var params = input.params(in: state)
        if input.command == "bridge.use" { params["timeoutMs"] = .int(Self.useWithin) }
        if input.command.hasPrefix("apps."), let id = input.params["id"]?.string,
            let app = hosts.first(where: { $0.value == id })?.key, let program = programs[app]
        {
            params["id"] = .string(AppHost.id(of: program))
        }
        do throws(Problem) {
            guard input.isTargetPresent(in: state) else {
                throw Problem(.notFound, detail: "There is no \"\(input.target?.title ?? "")\" on the display.")
            }
            return (try await bridge.dispatcher.run(input.command, params, pauses: input.pauses).seq, nil)
        } catch {
            if let seq = error.more["seq"]?.int { return (UInt64(seq), error.detail) }
            return (await bridge.hub.command(input.command, params: params).seq, error.detail)
        }
    }
}
