import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// Wakes a waiting task whenever the hub publishes a change.
final class HubSignal: HubListener {
    private struct State {
        var hasRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Lock(State())
    let wantsRows: Bool

    /// Creates a signal that wakes the task after each state change. If `wantsRows` is true, new rows also wake the
    /// task.
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

    /// Waits for the next change. Returns immediately if the hub has published a change since the last call.
    func wait() async {
        InlineExecutor.assertIsNotCurrent()
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

/// Waits until expectations are met. The time limits are in real time, because the head unit's clock may be paused.
struct ExpectationWaiter: Sendable {
    let hub: Hub
    var timekeeper: any Timekeeper = SystemTimekeeper.shared

    /// The maximum number of observed values in an error message.
    private static let historyLimit = 5

    /// Waits until the head unit has removed the app with this key, but at most two seconds.
    func waitUntilGone(_ key: String) async {
        let isGone: JSONValue = [
            "path": .string("\(StatePath(["headUnit", "apps", key]))"), "exists": false, "timeoutMs": 2_000,
        ]
        _ = try? await wait(for: Expectation(isGone))
    }

    /// Waits until the condition is met.
    ///
    /// - Returns: the body of the answer to the client.
    /// - Throws: a problem if the condition is not met before the time limit.
    func wait(for expectation: Expectation) async throws(Problem) -> JSONValue {
        let began = timekeeper.now
        let bell = HubSignal(wantsRows: expectation.subject.isAboutRows)
        let number = await hub.watch(bell)
        // The hub may have resumed this task on the hub's own thread. The checks must run on another thread.
        await Task.yield()
        let alarm = timekeeper.ring(after: expectation.limit) { bell.ring() }
        var history: [(Expectation.Check, Duration)] = []
        var checkCount = 0
        while true {
            checkCount += 1
            let check = await expectation.check(hub)
            let elapsed = timekeeper.now - began
            if history.last.map({ $0.0.observed != check.observed }) ?? true {
                history.append((check, elapsed))
                if history.count > Self.historyLimit { history.removeFirst() }
            }
            // Stop waiting when the client has disconnected.
            let isOver = elapsed >= expectation.limit || Task.isCancelled
            if isOver || check.isMet != expectation.lasts {
                timekeeper.cancel(alarm)
                await hub.leave(number)
                guard check.isMet else { throw await problem(expectation, check, history, elapsed, checkCount) }
                return await answer(check, elapsed, checkCount)
            }
            await bell.wait()
        }
    }

    private func answer(_ check: Expectation.Check, _ elapsed: Duration, _ checkCount: Int) async -> JSONValue {
        var json: JSONValue = [
            "ok": true, "seq": .int(Int(await hub.lastRow)), "change": .int(Int(hub.state.snapshot.number)),
            "elapsedMs": .double(elapsed.inMilliseconds), "looks": .int(checkCount),
        ]
        json["observed"] = check.observed
        return json
    }

    private func problem(
        _ expectation: Expectation, _ check: Expectation.Check, _ history: [(Expectation.Check, Duration)],
        _ elapsed: Duration, _ checkCount: Int
    ) async -> Problem {
        var more: OrderedMap<String, JSONValue> = [:]
        more["observed"] = check.observed?.shortened ?? .null
        more["candidates"] = .array(await expectation.candidates(in: hub).map(\.shortened))
        more["history"] = .array(
            history.map { check, elapsed in
                ["elapsedMs": .double(elapsed.inMilliseconds), "observed": check.observed?.shortened ?? .null]
            })
        more["elapsedMs"] = .double(elapsed.inMilliseconds)
        more["looks"] = .int(checkCount)
        let seen = check.reason ?? check.observed.map { "it is \($0.shortened)" } ?? "there is no value"
        let end = expectation.lasts ? "the condition in `never` was met" : "the condition was not met"
        return Problem(
            .unprocessable, title: "Expectation not met",
            detail: "After \(Int(elapsed.inMilliseconds)) ms \(end): \(String(seen.prefix(200))).",
            hint: "`observed` is the last observed value, and `candidates` has the nearest matches.",
            type: ProblemKinds.expectationNotMet, more: more)
    }
}

extension Timekeeper {
    func pause(for span: Duration) async {
        guard span > .zero else { return }
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { continuation in
            _ = ring(after: span) { continuation.resume() }
        }
    }

    /// Returns when `span` has passed on this clock or `limit` has passed in real time, whichever happens first.
    func pause(for span: Duration, atMost limit: Duration) async {
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { continuation in
            let waiting = Lock<CheckedContinuation<Void, Never>?>(continuation)
            let proceed: @Sendable () -> Void = { waiting.withLock { $0.take() }?.resume() }
            ring(after: span, proceed)
            SystemTimekeeper.shared.ring(after: limit, proceed)
        }
    }
}
