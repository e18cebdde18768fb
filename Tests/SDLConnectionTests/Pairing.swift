import Journaling
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal

/// The connections of an app and a head unit. A memory pipe joins the two connections. The connections share a mock
/// clock and an in-flight counter.
final class Pairing: Sendable {
    let inFlight = InFlightCounter()
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let appJournal = MemoryJournal()
    let headUnitJournal = MemoryJournal()
    let pipes: (app: MemoryPipe, headUnit: MemoryPipe)
    let appEnd: RecordingReceiver
    let headUnitEnd: RecordingReceiver
    let app: Connection
    let headUnit: Connection

    struct Options: Sendable {
        var home = SerialWorkerExecutor.pool
        var window = 262_144
        var queue = 262_144
        var ids = SessionIDs()
        var app = ConnectionSettings(.app())
        var core = CoreWire.Settings()
        var adjustHeadUnit: @Sendable (inout ConnectionSettings) -> Void = { _ in }
        var name: String?
        var journals = true

        init() {
            // Flood limits apply only to external apps.
            core.limits.flood = nil
        }
    }

    init(
        _ options: Options = Options(),
        headUnit headUnitReaction: @escaping RecordingReceiver.Reaction = Pairing.answerAll,
        app appReaction: @escaping RecordingReceiver.Reaction = { _, _ in }
    ) {
        pipes = MemoryPipe.pair(name: options.name, window: options.window, queue: options.queue)
        appEnd = RecordingReceiver(appReaction)
        headUnitEnd = RecordingReceiver(headUnitReaction)
        app = Connection(
            pipes.app, options.app, timekeeper: clock,
            writer: options.journals ? JournalWriter(appJournal, timekeeper: clock) : nil, inFlight: inFlight,
            home: options.home)
        var settings = ConnectionSettings(.headUnit(number: 1, ids: options.ids, options.core))
        options.adjustHeadUnit(&settings)
        headUnit = Connection(
            pipes.headUnit, settings, timekeeper: clock,
            writer: options.journals ? JournalWriter(headUnitJournal, timekeeper: clock) : nil, inFlight: inFlight,
            home: options.home)
        headUnit.open(headUnitEnd)
        app.open(appEnd)
    }

    deinit {
        // An open connection retains itself, as with a socket.
        app.close("the test is over")
        headUnit.close("the test is over")
    }

    /// Answers Show with success, refuses invalid requests like SDL Core, and answers all other requests with
    /// UNSUPPORTED_REQUEST.
    static let answerAll: RecordingReceiver.Reaction = { event, connection in
        guard case .request(let request) = event else { return }
        if let fault = request.fault {
            connection.refuse(request, fault.resultCode, info: fault.info)
        } else if request.message is SDLShow {
            connection.reply(SDLShowResponse(success: true, resultCode: .success), to: request)
        } else {
            connection.refuse(request, .unsupportedRequest)
        }
    }

    static let answerNothing: RecordingReceiver.Reaction = { _, _ in }

    /// Starts another session and waits until both sides are idle.
    func startSession() async -> Session {
        app.startSession()
        await inFlight.settled()
        return appEnd.sessions.last!
    }
}
