import Journaling
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal
import Testing

@testable import SDLConnection

/// Tests of a connection whose peer or receiver is too slow.
@Suite struct `A full connection` {
    /// A receiver that blocks until the test releases it.
    private final class Sleeper: ConnectionReceiver {
        private let state = Lock(
            (asleep: true, seen: [ConnectionEvent](), waiting: [CheckedContinuation<Void, Never>]()))

        func receive(_ events: [ConnectionEvent], from connection: Connection) async {
            state.withLock { $0.seen += events }
            await withCheckedContinuation { continuation in
                let now = state.withLock { state in
                    if state.asleep { state.waiting.append(continuation) }
                    return !state.asleep
                }
                if now { continuation.resume() }
            }
        }

        func wake() {
            let waiting = state.withLock { state in
                state.asleep = false
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }

        var requests: Int {
            state.withLock { $0.seen.count { if case .request = $0 { true } else { false } } }
        }
    }

    @Test func `fails new requests while the peer's receiver is blocked, and loses none afterwards`() async {
        let (near, far) = MemoryPipe.pair(window: 50_000, queue: 50_000)
        let clock = ControlledTimekeeper(pausedAt: .zero)
        var settings = ConnectionSettings(.app())
        settings.outboxBytes = 100_000
        settings.openRequests = 100_000
        let inFlight = InFlightCounter()
        let app = Connection(near, settings, timekeeper: clock, inFlight: inFlight)
        let appEnd = RecordingReceiver()
        let sleeper = Sleeper()
        var core = CoreWire.Settings()
        core.limits.flood = nil
        let headUnit = Connection(
            far, ConnectionSettings(.headUnit(number: 1, ids: SessionIDs(), core)), timekeeper: clock)
        headUnit.open(sleeper)
        app.open(appEnd)
        app.startSession()
        while appEnd.sessions.isEmpty { await Task.yield() }
        let show = SDLShow(mainField1: String(repeating: "m", count: 450))
        let session = appEnd.sessions[0]
        var asked = 0
        while appEnd.replies.isEmpty, asked < 10_000 {
            for _ in 0..<50 { app.request(show, on: session) }
            asked += 50
            await inFlight.settled()
        }
        // The waiting messages fill at most the pipe's queue, the window and the outbox.
        let failed = appEnd.replies.count
        #expect(failed > 0 && failed < asked)
        #expect(appEnd.replies.allSatisfy { if case .full = $0.result.failure { true } else { false } })
        let taken = (asked - failed) * 500
        #expect(taken < 400_000)
        #expect(!app.hasRoom)
        #expect(app.read { $0.outboundBytes } <= 101_000)
        app.notify(SDLOnAppServiceData(serviceData: SDLAppServiceData(serviceType: "m", serviceID: "i")), on: session)
        app.startService(.video, of: session)
        app.stream([1], on: .video, of: session)
        await inFlight.settled()
        #expect(appEnd.notSent.count == 2)
        sleeper.wake()
        while sleeper.requests < asked - failed { await Task.yield() }
        while !app.hasRoom { await Task.yield() }
        await inFlight.settled()
        #expect(appEnd.events.contains { if case .room = $0 { true } else { false } })
        app.close("done")
    }

    @Test func `accepts no input while its journal is full, and all of it afterwards`() async {
        var options = Pairing.Options()
        options.window = 2_000
        options.queue = 2_000
        let pair = Pairing(options)
        let session = await pair.startSession()
        pair.headUnitJournal.isFull = true
        for number in 0..<100 { pair.app.request(SDLShow(windowID: number), on: session) }
        await pair.inFlight.settled()
        let before = pair.headUnitEnd.requests.count
        #expect(before > 0 && before < 100)
        pair.headUnitJournal.isFull = false
        await pair.inFlight.settled()
        #expect(pair.headUnitEnd.requests.map { ($0.message as? SDLShow)?.windowID } == Array(0..<100))
        #expect(pair.appEnd.replies.count == 100)
    }

    @Test func `two ends that flood each other both get everything`() async {
        var options = Pairing.Options()
        options.window = 10_000
        options.queue = 10_000
        options.app.outboxBytes = 50_000_000
        options.adjustHeadUnit = { $0.outboxBytes = 20_000 }
        let pair = Pairing(options) { event, connection in
            guard case .request(let request) = event else { return }
            connection.reply(
                SDLShowResponse(success: true, resultCode: .success, info: String(repeating: "i", count: 900)),
                to: request)
        }
        let session = await pair.startSession()
        let show = SDLShow(
            mainField1: String(repeating: "m", count: 450), mainField2: String(repeating: "n", count: 450))
        for _ in 0..<3_000 { pair.app.request(show, on: session) }
        await pair.inFlight.settled()
        #expect(pair.appEnd.replies.count == 3_000)
        #expect(pair.appEnd.replies.allSatisfy { $0.result.failure == nil })
    }
}
