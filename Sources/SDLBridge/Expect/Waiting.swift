import JSON
import SDLLog
import SDLSupport
import WebServing

/// Rings whenever the hub has something new.
final class HubSignal: HubListener {
    private struct State {
        var hasRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Lock(State())
    let wantsRows: Bool

    /// - Parameter wantsRows: rings at rows, too.
    init(wantsRows: Bool) { self.wantsRows = wantsRows }

    func changed(_ frame: HubFrame) { ring() }
    func logged(_ frame: HubFrame) { if wantsRows { ring() } }

    func ring() {
        let waiting = state.withLock { state in
            state.hasRung = state.waiting == nil
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }

    /// Returns at the next ring, or at once when it has rung since the last time.
    func wait() async {
        InlineExecutor.assertIsElsewhere()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let now = state.withLock { state in
                    defer { state.hasRung = false }
                    if !state.hasRung { state.waiting = continuation }
                    return state.hasRung
                }
                if now { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
    }
}

/// Waits for expectations, on a clock of the bridge's own: the one of the head unit may stand still.
struct ExpectationWaiter: Sendable {
    let hub: Hub
    var timekeeper: any Timekeeper = SystemTimekeeper.shared

    /// Values that were seen on the way, at most.
    private static let historyLimit = 5

    /// - Returns: what the answer says; throws when it did not come to hold in time.
    func wait(for expectation: Expectation) async throws(Problem) -> JSONValue {
        let began = timekeeper.now
        let bell = HubSignal(wantsRows: expectation.subject.isAboutRows)
        let number = await hub.watch(bell)
        // The hub may have left this task on a thread that has other things to do than to look for what is waited for.
        await Task.yield()
        let alarm = timekeeper.ring(after: expectation.limit) { bell.ring() }
        var history: [(Expectation.Look, Duration)] = []
        var looks = 0
        while true {
            looks += 1
            let look = await expectation.look(at: hub)
            let elapsed = timekeeper.now - began
            if history.last.map({ $0.0.observed != look.observed }) ?? true {
                history.append((look, elapsed))
                if history.count > Self.historyLimit { history.removeFirst() }
            }
            // A client that has hung up is waited for no more.
            let isOver = elapsed >= expectation.limit || Task.isCancelled
            if isOver || look.holds != expectation.lasts {
                timekeeper.cancel(alarm)
                await hub.leave(number)
                guard look.holds else { throw await problem(expectation, look, history, elapsed, looks) }
                return await answer(look, elapsed, looks)
            }
            await bell.wait()
        }
    }

    private func answer(_ look: Expectation.Look, _ elapsed: Duration, _ looks: Int) async -> JSONValue {
        var json: JSONValue = [
            "ok": true, "seq": .int(Int(await hub.lastRow)), "change": .int(Int(hub.state.snapshot.number)),
            "elapsedMs": .double(elapsed.inMilliseconds), "looks": .int(looks),
        ]
        json["observed"] = look.observed
        return json
    }

    private func problem(
        _ expectation: Expectation, _ look: Expectation.Look, _ history: [(Expectation.Look, Duration)],
        _ elapsed: Duration, _ looks: Int
    ) async -> Problem {
        var more: OrderedMap<String, JSONValue> = [:]
        more["observed"] = look.observed?.shortened ?? .null
        more["candidates"] = .array(await expectation.candidates(in: hub).map(\.shortened))
        more["history"] = .array(
            history.map { look, elapsed in
                ["elapsedMs": .double(elapsed.inMilliseconds), "observed": look.observed?.shortened ?? .null]
            })
        more["elapsedMs"] = .double(elapsed.inMilliseconds)
        more["looks"] = .int(looks)
        let seen = look.why ?? look.observed.map { "it is \($0.shortened)" } ?? "nothing is there"
        let end = expectation.lasts ? "it should never have held" : "it still did not hold"
        return Problem(
            .unprocessable, title: "Expectation not met",
            detail: "After \(Int(elapsed.inMilliseconds)) ms \(end): \(String(seen.prefix(200))).",
            hint: "observed is what was there at the end, candidates what comes nearest.",
            type: ProblemKinds.expectationNotMet, more: more)
    }
}

extension Timekeeper {
    /// Returns after a while.
    func pause(for span: Duration) async {
        guard span > .zero else { return }
        InlineExecutor.assertIsElsewhere()
        await withCheckedContinuation { continuation in
            _ = ring(after: span) { continuation.resume() }
        }
    }

    /// Returns after a while, or after a while of the system's own clock when this one stands still.
    func pause(for span: Duration, atMost limit: Duration) async {
        InlineExecutor.assertIsElsewhere()
        await withCheckedContinuation { continuation in
            let waiting = Lock<CheckedContinuation<Void, Never>?>(continuation)
            let proceed: @Sendable () -> Void = { waiting.withLock { $0.take() }?.resume() }
            ring(after: span, proceed)
            SystemTimekeeper.shared.ring(after: limit, proceed)
        }
    }
}
