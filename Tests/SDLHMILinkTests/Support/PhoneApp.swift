import JSON
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport

/// An app on a phone that sends requests and records everything that it receives.
final class PhoneApp: ConnectionReceiver {
    private struct State {
        var session: Session?
        var vehicle: VehicleInfo?
        var replies: [RequestID: Incoming] = [:]
        var failures: [RequestID: RequestFailure] = [:]
        var received: [Incoming] = []
        var asked: [Incoming] = []
        var streams: [ServiceType: String] = [:]
        var isOver = false
    }

    let name: String
    let connection: Connection
    private let inFlight: InFlightCounter
    private let state = Lock(State())

    init(
        _ name: String, pipe: any BytePipe, timekeeper: any Timekeeper, inFlight: InFlightCounter,
        home: SerialWorkerExecutor
    ) {
        self.name = name
        self.inFlight = inFlight
        var settings = ConnectionSettings(.app())
        settings.replyLimit = nil
        settings.openRequests = 10_000
        connection = Connection(pipe, settings, timekeeper: timekeeper, inFlight: inFlight, home: home)
        connection.open(self)
    }

    func receive(_ events: [ConnectionEvent], from connection: Connection) {
        state.withLock { state in
            for event in events {
                switch event {
                case .sessionStarted(let session, let start): (state.session, state.vehicle) = (session, start.vehicle)
                case .sessionEnded, .closed: state.isOver = true
                case .reply(let id, .success(let incoming)): state.replies[id] = incoming
                case .reply(let id, .failure(let failure)): state.failures[id] = failure
                case .notification(let incoming): state.received.append(incoming)
                case .request(let incoming): state.asked.append(incoming)
                case .serviceStarted(_, let service, _): state.streams[service] = "started"
                case .serviceRefused(_, let service, let refusal):
                    let names = refusal.rejected.joined(separator: ",")
                    state.streams[service] = "refused \(names): \(refusal.reason ?? "")"
                case .serviceEnded(_, let service, _): state.streams[service] = "ended"
                default: break
                }
            }
        }
    }

    // MARK: Requests of the head unit

    /// All requests that the head unit has sent to this app, the oldest request first.
    var asked: [JSONValue] {
        state.withLock { $0.asked }.compactMap { try? JSONValue(parsing: Array($0.envelope.json)) }
    }

    /// Answers the last request that the head unit has sent to this app.
    func answer(_ response: some SDLRPCResponse) async {
        if let request = state.withLock({ $0.asked.last }) { connection.reply(response, to: request) }
        await inFlight.settled()
    }

    func notify(_ notification: some SDLRPCNotification) async {
        if let session = state.withLock({ $0.session }) { connection.notify(notification, on: session) }
        await inFlight.settled()
    }

    /// The vehicle data that the app has received at the start of its session.
    var vehicle: VehicleInfo? { state.withLock { $0.vehicle } }

    var isOver: Bool { state.withLock { $0.isOver } }

    // MARK: Requests

    /// Starts a session and registers the app. `hash` is the last `hashID` that the app received on an earlier
    /// connection. `short` is the short name for small displays.
    @discardableResult
    func register(
        types: [SDLAppHMIType] = [.default], isMedia: Bool = false, version: Int = 8, hash: String? = nil,
        short: String? = nil
    ) async -> RequestID {
        await start()
        return await ask(registration(types: types, isMedia: isMedia, version: version, hash: hash, short: short))
    }

    func start() async {
        connection.startSession()
        await inFlight.settled()
    }

    func registration(
        types: [SDLAppHMIType] = [.default], isMedia: Bool = false, version: Int = 8, hash: String? = nil,
        short: String? = nil
    ) -> SDLRegisterAppInterface {
        SDLRegisterAppInterface(
            syncMsgVersion: SDLSyncMsgVersion(majorVersion: version, minorVersion: 0), appName: name,
            ngnMediaScreenAppName: short, isMediaApplication: isMedia, languageDesired: .enUs,
            hmiDisplayLanguageDesired: .enUs,
            appHMIType: types, hashID: hash, appID: name.lowercased())
    }

    /// Sends a request and waits until the head unit is idle, even if the request has no answer yet. Returns the id of
    /// the request.
    @discardableResult
    func ask(_ request: some SDLRPCRequest, bulk: [UInt8] = []) async -> RequestID {
        let session = state.withLock { $0.session! }
        let id = connection.request(request, on: session, bulk: bulk[...])
        await inFlight.settled()
        return id
    }

    /// Sends a request with any parameters, including invalid parameters. Returns the request's id.
    @discardableResult
    func ask(named name: String, _ params: JSONValue) async -> RequestID {
        let session = state.withLock { $0.session! }
        let function = SDLRPCRegistry.message(named: name, .request)!.functionID
        let id = connection.requestRaw(
            RPCEnvelope(kind: .request, functionID: function, correlationID: 0, json: params.json()[...]), on: session)
        await inFlight.settled()
        return id
    }

    /// Sends a request without waiting.
    @discardableResult
    func begin(_ request: some SDLRPCRequest) -> RequestID {
        connection.request(request, on: state.withLock { $0.session! })
    }

    /// Returns the answer to a request; nil if the request has no answer yet.
    func answer(_ id: RequestID) -> JSONValue? {
        state.withLock { $0.replies[id] }.flatMap { try? JSONValue(parsing: Array($0.envelope.json)) }
    }

    /// Returns the bulk data in the answer to a request.
    func bulk(_ id: RequestID) -> [UInt8] { state.withLock { $0.replies[id] }.map { Array($0.envelope.bulk) } ?? [] }

    func result(_ id: RequestID) -> String? { answer(id)?["resultCode"]?.string }

    // MARK: Notifications

    /// Returns the notifications with this name that the app has received, the oldest notification first.
    func received(_ name: String) -> [JSONValue] {
        state.withLock { $0.received }.filter { $0.name == name }.compactMap {
            try? JSONValue(parsing: Array($0.envelope.json))
        }
    }

    /// The size of the audio data in each OnAudioPassThru notification that the app has received.
    var audioPassThruSizes: [Int] {
        state.withLock { $0.received }.filter { $0.name == "OnAudioPassThru" }.map(\.envelope.bulk.count)
    }

    /// The names of all notifications that the app has received, the oldest notification first.
    var notificationNames: [String] { state.withLock { $0.received }.compactMap(\.name) }

    /// The level, audio state and system context in each OnHMIStatus notification that the app has received.
    var statuses: [String] {
        received("OnHMIStatus").map { status in
            ["hmiLevel", "audioStreamingState", "systemContext"].compactMap { status[$0]?.string }.joined(
                separator: " ")
        }
    }

    var level: String? { received("OnHMIStatus").last?["hmiLevel"]?.string }
    var audio: String? { received("OnHMIStatus").last?["audioStreamingState"]?.string }
    var context: String? { received("OnHMIStatus").last?["systemContext"]?.string }

    // MARK: Streaming

    func stream(_ service: ServiceType, _ video: VideoParameters? = nil) async {
        guard let session = state.withLock({ $0.session }) else { return }
        connection.startService(service, of: session, video: video)
        await inFlight.settled()
    }

    func send(_ bytes: [UInt8], on service: ServiceType) async {
        guard let session = state.withLock({ $0.session }) else { return }
        connection.stream(bytes[...], on: service, of: session)
        await inFlight.settled()
    }

    func endStream(_ service: ServiceType) async {
        guard let session = state.withLock({ $0.session }) else { return }
        connection.endService(service, of: session)
        await inFlight.settled()
    }

    /// Returns the state of a stream, for example "refused" and the reason; nil if the head unit has not answered.
    func streamState(of service: ServiceType) -> String? { state.withLock { $0.streams[service] } }

    func disconnect() async {
        connection.close("the app is stopped")
        await inFlight.settled()
    }
}
