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

/// Replays a session on a manual clock that moves from one due timer to the next. It starts programs when the session's
/// apps started, and runs the session's commands.
package struct SessionPlayer: Sendable {
    /// The result of a replay.
    package struct Played: Sendable {
        /// The commands that were run, with the row numbers of this run.
        package var inputs: [SessionInput] = []
        /// The reasons of failed commands, by the command's number, counted from 1.
        package var refusals: [Int: String] = [:]
        /// The app and the reason for which the replay stopped early; nil after a complete replay.
        package var stop: (app: String, why: String)?
        /// The host id of each app's program, by app key.
        package var programs: [String: String] = [:]
    }

    /// The reason why a session cannot be replayed at all.
    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    private let bridge: Bridge
    private let script: Script
    /// The path of the program for each app, by app key.
    private let programs: [String: String]
    /// The host id that each app had in the session, by app key.
    private let hosts: [String: String]
    /// The time to add to the session's instants to get this clock's instants, in milliseconds.
    private let offset: Double

    /// The time limits for an app to register, and to answer.
    private static let patience = (registering: Duration.seconds(20), answering: Duration.seconds(10))
    private static let interval = Duration.milliseconds(5)
    private static let watch = SystemTimekeeper.shared

    /// - Parameter hosts: the host id that each app had in the session.
    package init(_ bridge: Bridge, _ script: Script, programs: [String: String], hosts: [String: String]) {
        (self.bridge, self.script, self.programs, self.hosts) = (bridge, script, programs, hosts)
        offset = (bridge.clock.now - .zero).inMilliseconds - script.start
    }

    /// When the replay began, in milliseconds.
    package var start: Double { script.start + offset }

    package func play() async throws(Refusal) -> Played {
        var played = Played()
        played.programs = programs.mapValues { AppHost.id(of: $0) }
        var entries = script.entries[...]
        for input in script.inputs {
            while let entry = entries.first, entry.at <= input.at, played.stop == nil {
                try await begin(entries.removeFirst(), &played)
            }
            guard played.stop == nil else { return played }
            await advance(to: input.at, &played)
            guard played.stop == nil else { return played }
            await perform(input, &played)
        }
        while let entry = entries.popFirst(), played.stop == nil { try await begin(entry, &played) }
        if played.stop == nil { await advance(to: script.end, &played) }
        return played
    }

    /// Resumes the clock, so that the bridge can be used manually after the replay.
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
        bridge.hub.state.value(at: StatePath(keys)).flatMap { try? JSONValue(parsing: $0.json) }?.string
    }

    /// Why a program has failed; nil if the program runs or was ended on request.
    private func failure(of id: String) -> String? {
        switch text(["bridge", "hosts", id, "state"]) {
        case "crashed", "exited": text(["bridge", "hosts", id, "why"]) ?? "It has ended."
        case "notResponding": "It does not respond."
        default: nil
        }
    }

    private func isSilent(_ id: String) -> Bool { text(["bridge", "hosts", id, "state"]) == "notResponding" }

    /// Waits for the row about a process's end. The row is written a little later than the change of the state.
    private func recorded(_ app: String) async {
        let isSilent = isSilent(AppHost.id(of: programs[app] ?? ""))
        for _ in 0..<100 {
            let rows = try? await bridge.rows("kind:process", limit: 20)
            let ends = (rows ?? []).compactMap { (try? JSONValue(parsing: $0))?["what"]?.string }
            guard !ends.contains("crashed"), !ends.contains("exited"), !isSilent || !ends.contains("notResponding")
            else {
                return
            }
            await Self.watch.pause(for: .milliseconds(20))
        }
    }

    // MARK: Time

    private var now: Double { (bridge.clock.now - .zero).inMilliseconds }

    /// The longest step in milliseconds. All apps are checked after each step.
    private static let stride = 30_000.0

    private func advance(to at: Double, _ played: inout Played) async {
        // Rows have a precision of one microsecond, so a smaller difference counts as the end.
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

    /// Stops the replay if a program has failed. If an app has not answered, waits until it does, until it counts as
    /// hanging, or until the time limit.
    private func checkPrograms(_ played: inout Played, isMissed: Bool) async {
        let end = Self.watch.now + Self.patience.answering
        repeat {
            for (app, program) in programs.sorted(by: { $0.key < $1.key }) {
                let id = AppHost.id(of: program)
                guard failure(of: id) != nil else { continue }
                // An app that is crashing does not respond while it prints its backtrace.
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

    /// The time limit in milliseconds to find an element. It is short, because the app is idle and the element must
    /// already exist.
    private static let useWithin = 250

    private func perform(_ input: SessionInput, _ played: inout Played) async {
        let state = bridge.hub.state.snapshot.root
        let isTargetPresent = input.isTargetPresent(in: state)
        var params = input.params(in: state)
        if input.command == "bridge.use" { params["timeoutMs"] = .int(Self.useWithin) }
        if input.command.hasPrefix("apps."), let id = input.params["id"]?.string,
            let app = hosts.first(where: { $0.value == id })?.key, let program = programs[app]
        {
            params["id"] = .string(AppHost.id(of: program))
        }
        var done = input
        let number = played.inputs.count + 1
        do throws(Problem) {
            guard isTargetPresent else {
                throw Problem(.notFound, detail: "There is no \"\(input.targetTitle ?? "")\" on the display.")
            }
            done.seq = try await bridge.dispatcher.run(input.command, params).seq
        } catch {
            played.refusals[number] = error.detail
            if let seq = error.more["seq"]?.int {
                done.seq = UInt64(seq)
            } else {
                done.seq = await bridge.hub.command(input.command, params: params).seq
            }
        }
        done.at = now
        played.inputs.append(done)
        // A reset resumes the clock.
        if !bridge.clock.isPaused {
            bridge.clock.pause()
            await bridge.dispatcher.attachedApps.sendClock(.pause)
        }
        await rest(&played)
    }
}
