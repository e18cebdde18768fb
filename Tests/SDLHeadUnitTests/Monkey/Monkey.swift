import JSON
import RPCSpec
import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

/// Sends random input to a head unit: connections and disconnections of apps, valid and invalid messages, streams, inputs
/// of a web HMI, and commands from a driver or a tester. The same seed gives the same input.
struct Monkey {
    private(set) var reducer: HeadUnitReducer
    var maker: MessageMaker
    private let requests: [Spec.Function]
    private let hasWebHMI: Bool
    private var now = Instant.zero
    var rows: UInt64 = 0
    private(set) var sessions: [SessionRef] = []
    private var nextSession: UInt32 = 0
    private var ids: [SessionRef: Int32] = [:]
    /// The requests that apps have sent, until each request has a response.
    private(set) var open: Set<Call> = []
    private(set) var complaints: [String] = []
    private(set) var counts: [String: Int] = [:]
    /// The questions to a web HMI that may still be answered.
    var presenterQuestions: [AskTicket] = []
    /// The outcomes of earlier requests of the head unit to apps, the disk and the network.
    var outcomes: [HeadUnitInput] = []
    /// The newest request that the head unit has carried out, with the state of its app before the request.
    var carriedOut: (id: Int32, message: any SDLRPCMessage, app: RegisteredApp)?
    /// The number of steps left in the current burst. In a burst, steps follow each other within milliseconds.
    private var burst = 0

    struct Call: Hashable {
        let session: SessionRef
        let correlationID: Int32
    }

    init(seed: UInt64, hasWebHMI: Bool = false) throws {
        reducer = HeadUnitReducer(profile: Profile.all[0])
        maker = try MessageMaker(seed: seed)
        requests = maker.requests
        self.hasWebHMI = hasWebHMI
    }

    /// Sends one random input to the head unit, and checks the invariants of its effects and its state.
    ///
    /// - Parameter begin: called with each input, before its effects.
    mutating func step(
        begin: (HeadUnitInput, Instant) -> Void = { _, _ in }, _ record: (HeadUnitEffect, Instant) -> Void
    ) {
        // Sometimes there is a burst of inputs, large enough to exceed the request limit.
        if burst > 0 { burst -= 1 } else if maker.random.chance(0.001) { burst = 400 }
        let pause = burst > 0 ? 0...5 : 0...700
        now = now + .milliseconds(Int.random(in: pause, using: &maker.random))
        // Timers that have expired are handled first, while their sessions still exist.
        carryOut(reducer.receive(.clock, at: now), record)
        let input = nextInput()
        begin(input, now)
        let before = reducer.state.apps
        let effects = reducer.receive(input, at: now)
        if case .request(let session, let request) = input, let message = request.message,
            let app = reducer.state.keys[session].flatMap({ before[$0] }),
            effects.contains(where: { if case .respond(let reply) = $0 { reply.response.success } else { false } })
        {
            carriedOut = (request.correlationID, message, app)
        }
        carryOut(effects, record)
        complaints += reducer.state.brokenInvariants
        counts["inputs", default: 0] += 1
    }

    private mutating func carryOut(_ wanted: [HeadUnitEffect], _ record: (HeadUnitEffect, Instant) -> Void) {
        var effects = wanted[...]
        while let effect = effects.popFirst() {
            effects += check(effect)
            record(effect, now)
        }
    }

    private mutating func complain(_ text: String) { complaints.append(text) }

    // MARK: Effects

    /// Checks an effect of the head unit. If the effect stores a file or ends a session, reports the outcome to the
    /// head unit, and returns the further effects that the head unit then requests.
    private mutating func check(_ effect: HeadUnitEffect) -> [HeadUnitEffect] {
        note(effect)
        switch effect {
        case .respond(let reply): check(reply)
        case .abandon(let session, let correlationID):
            if open.remove(Call(session: session, correlationID: correlationID)) == nil {
                complain("request \(correlationID) is abandoned but was not open")
            }
            counts["abandoned", default: 0] += 1
        case .notify(let session, let notification, _, _):
            if !sessions.contains(session) { complain("\(type(of: notification).name) is sent to no session") }
            let broken = notification.validate()
            if !broken.isEmpty { complain("\(type(of: notification).name) is invalid: \(broken)") }
            counts["notifications", default: 0] += 1
        case .store(let ticket, _, _, _):
            // The disk answers immediately and sometimes fails.
            let failure = maker.random.chance(0.1) ? "the disk is full" : nil
            return reducer.receive(.stored(ticket, failure: failure), at: now)
        case .endSession(let session, _):
            sessions.removeAll { $0 == session }
            open = open.filter { $0.session != session }
            return reducer.receive(.sessionEnded(session), at: now)
        default: break
        }
        return []
    }

    private mutating func check(_ reply: Reply) {
        let call = Call(session: reply.session, correlationID: reply.correlationID)
        if open.remove(call) == nil, sessions.contains(reply.session), !reply.isForced {
            complain("request \(reply.correlationID) (\(reply.functionID)) is answered twice")
        }
        let broken = reply.response.validate()
        if !broken.isEmpty { complain("the answer to \(reply.functionID) is invalid: \(broken)") }
        counts[reply.response.success ? "granted" : "refused", default: 0] += 1
    }

    // MARK: Inputs

    private mutating func nextInput() -> HeadUnitInput {
        if hasWebHMI, maker.random.chance(0.25) { return presenterInput() }
        switch Int.random(in: 0..<100, using: &maker.random) {
        case 0..<3: return startSession()
        case 3 where sessions.count > 3: return endSession()
        case 4: return .clock
        case 5 where rows.isMultiple(of: 2): return .readSlowly(connection: "tcp 127.0.0.1:4000")
        case 5: return .wireFinding(connection: "memory 1", "a frame of version 9")
        case 6: return streamInput() ?? startSession()
        case 7: return outcome() ?? .clock
        case 8..<70: return request() ?? startSession()
        default:
            rows += 1
            return .command(command(), cause: .row(rows))
        }
    }

    private mutating func startSession() -> HeadUnitInput {
        guard sessions.count < 5 else { return .clock }
        nextSession += 1
        let session = SessionRef(connection: UInt64(nextSession), session: nextSession)
        sessions.append(session)
        let name = maker.random.pick(["memory 1", "tcp 127.0.0.1:1"])
        return .sessionStarted(session, SessionInfo(connectionName: name, sessionID: 1, protocolVersion: "5.4.0"))
    }

    private mutating func endSession() -> HeadUnitInput {
        let session = maker.random.pick(sessions)
        sessions.removeAll { $0 == session }
        open = open.filter { $0.session != session }
        return .sessionEnded(session)
    }

    private mutating func request() -> HeadUnitInput? {
        guard let session = sessions.randomElement(using: &maker.random) else { return nil }
        let isRegistered = reducer.state.keys[session] != nil
        let function: Spec.Function
        if !isRegistered, maker.random.chance(0.7) {
            function = requests.first { $0.name == "RegisterAppInterface" }!
        } else {
            function = maker.random.pick(requests)
        }
        var params = maker.anything(function)
        if function.name == "RegisterAppInterface" { settle(&params) }
        rows += 1
        let id = (ids[session] ?? 0) + 1
        ids[session] = id
        open.insert(Call(session: session, correlationID: id))
        let type = SDLRPCRegistry.message(named: function.name, .request)!
        return .request(session, read(params, as: type.functionID, id))
    }

    /// Sets the app's name and id to one of four values each, so that apps often have the same name or key.
    private mutating func settle(_ params: inout JSONValue) {
        let app = maker.random.pick(["a", "b", "c", "d"])
        params["appName"] = .string("App \(app)")
        params["appID"] = .string(app)
        params["fullAppID"] = JSONValue?.none
        if maker.random.chance(0.5) { params["hashID"] = .string("\(app)-\(rows)") }
    }

    private mutating func read(
        _ params: JSONValue, as function: SDLFunctionID, _ correlationID: Int32
    ) -> HeadUnitInput.Request {
        let bulk: [UInt8] = maker.random.chance(0.5) ? [1, 2, 3] : []
        let envelope = RPCEnvelope(
            kind: .request, functionID: function, correlationID: correlationID, json: params.json()[...])
        switch SDLRPCRegistry.verdict(on: envelope) {
        case .accepted(let message, let warning):
            return HeadUnitInput.Request(
                functionID: function, correlationID: correlationID, message: message, warning: warning,
                bulk: bulk[...], json: envelope.json, cause: .row(rows))
        case .refused(let info):
            return HeadUnitInput.Request(
                functionID: function, correlationID: correlationID, message: nil,
                fault: .init(result: .invalidData, info: info), json: envelope.json, cause: .row(rows))
        case nil: preconditionFailure("the interface has no such function")
        }
    }
}

// Commands of a driver and a tester.
extension Monkey {

    private mutating func command() -> HeadUnitCommand {
        let key = reducer.state.apps.keys.map(\.rawValue).randomElement(using: &maker.random) ?? "unknown"
        let target = Target(id: Int.random(in: 0...4, using: &maker.random))
        let mode = maker.random.pick(PressMode.allCases)
        switch Int.random(in: 0..<12, using: &maker.random) {
        case 0, 1, 2: return .app(key: key, appCommand())
        case 3: return .button(name: maker.random.pick(["OK", "PRESET_1", "CUSTOM_BUTTON"]), mode: mode, app: nil)
        case 4: return .softButton(target, mode: mode, app: maker.random.pick([nil, key]), window: nil)
        case 5, 6, 7: return .overlay(nil, overlayCommand(target, mode))
        case 8: return .menu(maker.random.pick([.open(menuID: target.id), .close, .choose(target)]))
        case 9: return .voice(text: maker.random.pick(["a", "b", "App a", "icon"]))
        case 10: return touch()
        default: return tester(key)
        }
    }

    private mutating func appCommand() -> AppCommand {
        let level = maker.random.pick(["FULL", "LIMITED", "BACKGROUND", "NONE"])
        return maker.random.pick([
            .activate, .activate, .activate, .background, .close,
            .setWindow(
                id: Int.random(in: 0...3, using: &maker.random), hmiLevel: level,
                systemContext: maker.random.pick(["MAIN", "MENU"])),
            .setStatus(hmiLevel: level, audioStreamingState: nil, videoStreamingState: nil, systemContext: nil),
            .disconnect(reason: maker.random.pick(["TRANSPORT_LOST", "IGNITION_OFF"])),
        ])
    }

    private mutating func overlayCommand(_ target: Target, _ mode: PressMode) -> OverlayCommand {
        maker.random.pick([
            .press(target, mode: mode), .choose(target, source: .menu), .choose(target, source: .voice),
            .type(text: "ab"), .submit(text: nil), .slide(position: target.id ?? 1), .save, .scroll, .cancel, .timeout,
            .retry, .sound(.speech), .audio(wav: Array("RIFF....WAVEdata".utf8) + [4, 0, 0, 0, 1, 2, 3, 4]),
        ])
    }

    private mutating func touch() -> HeadUnitCommand {
        let point = TouchCommand.Point(
            id: Int.random(in: 0...10, using: &maker.random), x: Int.random(in: -1...800, using: &maker.random), y: 3)
        return .touch(TouchCommand(kind: maker.random.pick(TouchCommand.Kind.allCases), points: [point]))
    }

    private mutating func tester(_ key: String) -> HeadUnitCommand {
        var settings = HeadUnitSettings()
        settings.popupPolicy = maker.random.pick(["abort-older", "reject-newer", "priority"])
        settings.grammarLatencyMs = maker.random.pick([0, 200])
        settings.distraction = maker.random.pick(["DD_ON", "DD_OFF"])
        let function = maker.random.pick(requests).name
        return maker.random.pick([
            .set(settings), .reset, .profile(.use(id: maker.random.pick(Profile.all.map(\.id)))),
            .permission(.init(app: key, rpc: function, allowed: ["FULL"], userDisallowed: nil)),
            .permission(.init(app: key, rpc: function, allowed: nil, userDisallowed: nil)),
            .force(
                ForcedResult(
                    function: function, result: maker.random.pick(["GENERIC_ERROR", "SUCCESS"]), times: 1,
                    delayMs: maker.random.pick([0, 100]))),
            .unforce(function: nil),
            .send(app: key, name: "OnTBTClientState", isRequest: false, params: Array("{}".utf8)),
            .send(app: key, name: "GetAppServiceData", isRequest: true, params: Array("{}".utf8)),
        ])
    }
}
