import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// A request from an app that the link has translated to requests to the HMI. The app gets its answer when the HMI has
/// answered all these requests.
struct Exchange: Sendable {
    /// The app's request if the HMI determines the answer; nil if the head unit determines the answer.
    let request: (any SDLRPCMessage)?
    /// The vehicle-data items in the request that the profile defines.
    var items: [VehicleItem] = []
    /// The requested vehicle-data items that the HMI is not asked about, and whose subscription changes.
    var changedItems: [String] = []
    var openParts = 0
    /// Whether the request changes the app's voice commands. The generated voice help must then be sent again.
    var changesVoice = false
    /// The HMI's result for the first of the translated requests.
    var result: JSONValue = [:]
    /// Whether the request was translated to requests for several interfaces (UI, VR, TTS). If true, the request
    /// succeeds if one interface succeeds, even if another interface answers UNSUPPORTED_RESOURCE.
    var isShared = false
    /// The first unavailable interface of the interfaces for which the request has a part.
    private(set) var missing: String?
    private var isDone = false
    private var best: (result: SDLResult, info: String?)?
    private var refusal: (result: SDLResult, info: String?)?

    init(request: (any SDLRPCMessage)?) { self.request = request }

    var isRefused: Bool { refusal != nil }

    mutating func take(_ answer: HMIAnswer, isFirst: Bool) {
        let result = HMIResult.result(of: answer.code)
        if isFirst { self.result = answer.result }
        if !HMIResult.good.contains(answer.code) {
            refusal = refusal ?? (result, answer.info)
        } else {
            if result != .unsupportedResource { isDone = true }
            if answer.code != 0, missing == nil { best = (result, answer.info) }
        }
    }

    /// Notes that the HMI has reported this interface, for which the request also has a part, as unavailable. As in SDL
    /// Core, the request then has the result UNSUPPORTED_RESOURCE if the other parts succeed.
    mutating func lack(_ interface: String) {
        if missing == nil { best = (.unsupportedResource, Self.infoWithout(interface)) }
        missing = missing ?? interface
    }

    /// Returns SDL Core's text for an interface that the HMI does not have.
    static func infoWithout(_ interface: String) -> String {
        "\(interface == "RC" ? "Remote control" : interface) is not supported by system"
    }

    mutating func fail(_ info: String) { refusal = (.genericError, info) }

    /// Fails if the HMI's answer does not settle all requested vehicle-data items. As in SDL Core, the app then gets no
    /// result of the HMI for a single item.
    mutating func judgeItems() {
        guard let problem = itemProblem else { return }
        fail(problem)
        result = [:]
    }

    /// Whether the request starts or ends a subscription to waypoints.
    var isOfWayPoints: Bool { request is SDLSubscribeWayPoints || request is SDLUnsubscribeWayPoints }

    /// If the HMI has refused the request, changes the result to a warning.
    mutating func downgradeRefusal() {
        guard let refused = refusal else { return }
        (refusal, best) = (nil, (.warnings, refused.info))
    }

    var verdict: PresenterVerdict {
        guard request == nil else { return ownAnswer }
        if let refusal { return .refused(refusal.result, info: refusal.info) }
        if isShared, !isDone, let best, best.result == .unsupportedResource {
            return .refused(best.result, info: best.info)
        }
        return best.map { .result($0.result, info: $0.info) } ?? .unchanged
    }

    private var ownAnswer: PresenterVerdict {
        var (code, info) = refusal ?? best ?? (.success, nil)
        // For missing vehicle data, apps receive a different result code than the HMI has sent.
        if request is SDLGetVehicleData, code == .dataNotAvailable { code = .vehicleDataNotAvailable }
        var params = result
        params["success"] = .bool(refusal == nil)
        params["resultCode"] = .string(code.rawValue)
        params["info"] = info.map { .string($0) }
        return .answered(params)
    }
}

// Methods that send changes of the head unit to the HMI.
extension HMILink {
    /// Stores a new state of the head unit without processing this state. Called while no HMI is connected.
    mutating func catchUp(_ state: HeadUnitState) {
        let before = self.state
        self.state = state
        forgetGone(since: before)
    }

    private mutating func forgetGone(since before: HeadUnitState) {
        for app in before.apps.values where state.apps[app.key]?.session != app.session {
            car.forget(app.key)
            mapButtons[app.key] = nil
        }
    }

    mutating func follow(_ turn: PresentedTurn) {
        let before = state
        state = turn.state
        cause = turn.input.cause
        defer {
            if case .command(.profile, _) = turn.input { profileApplied() }
            if turn.input.isSwitchOff { closeSDL() }
        }
        guard phase == .ready else {
            for reply in turn.held { release(ReplyTicket(reply), .unchanged) }
            for ticket in turn.heldStreams { answer(ticket, .accepted) }
            forgetGone(since: before)
            return
        }
        followSessions(before)
        followStreams(before)
        followApps(before, turn.held)
        followClouds(before)
        // The activation precedes other requests, because a page treats requests of the visible app differently.
        followActiveApp(before)
        followSound(before, turn.effects)
        followFiles(before, turn.effects)
        followVehicleData(before)
        for reply in turn.held { forward(reply, turn, before) }
        followQuestions(turn.effects)
        for ticket in turn.heldStreams { open(ticket) }
        followPopups()
    }

    /// Notifies the HMI that the car is off. As in SDL Core, this is the last message, after streams and apps have ended.
    private mutating func closeSDL() {
        notify(HMI.BasicCommunication.OnSDLClose())
        actions.append(.switchedOff)
    }

    // MARK: Held replies

    /// The functions whose translation may contain requests for several interfaces: UI, VR and TTS.
    private static let shared: Set<SDLFunctionID> = [
        .setGlobalProperties, .resetGlobalProperties, .addCommand, .deleteCommand, .changeRegistration,
    ]

    private mutating func forward(_ reply: Reply, _ turn: PresentedTurn, _ before: HeadUnitState) {
        let ticket = ReplyTicket(reply)
        guard case .request(let session, let request) = turn.input, let message = reply.asked ?? request.message,
            let key = state.keys[session], let app = state.apps[key]
        else { return release(ticket, .unchanged) }
        introduce(key)
        if message is SDLRegisterAppInterface { return bringBack(app, ticket, turn.modulesAsked) }
        var translator = self.translator(for: app)
        translator.extraMembers = state.profile.vehicleItems.keyed(reply.items.map(\.name))
        let own = RequestTranslation.parts(of: message, translator, before: before.apps[key])
        let forwarded = reply.isUnsupported ? ForwardedRequests.parts(of: message, translator) : []
        let time = reply.isUnsupported ? ForwardedRequests.time(for: request.functionID) : .usual
        var exchange = Exchange(request: reply.isUnsupported ? message : nil)
        exchange.items = reply.items
        exchange.changedItems = reply.changedItems
        for (index, part) in (own + forwarded).enumerated() {
            let undo = RequestTranslation.undo(of: message, translator)
            let isAsked = ask(part, for: .part(ticket, isFirst: index == 0), of: key, within: time, undo: undo)
            if isAsked {
                exchange.openParts += 1
            } else if Self.shared.contains(request.functionID) || reply.isUnsupported, start.isOff(part.interface) {
                exchange.lack(part.interface)
            }
        }
        // An AddCommand request for a single interface succeeds even if the interface answers UNSUPPORTED_RESOURCE.
        let isAlone = request.functionID == .addCommand && exchange.openParts == 1 && exchange.missing == nil
        exchange.isShared = Self.shared.contains(request.functionID) && !isAlone
        exchange.changesVoice = app.spokenCommands != before.apps[key]?.spokenCommands
        guard exchange.openParts > 0 else {
            // If the request has no part for the HMI, the app gets the head unit's own answer. If no component is
            // registered for the parts, the request is refused, as in SDL Core.
            guard let missing = own.first?.interface ?? exchange.missing else { return release(ticket, .unchanged) }
            return release(ticket, .refused(.unsupportedResource, info: Exchange.infoWithout(missing)))
        }
        exchanges[ticket] = exchange
        noteMapButtons(of: message, key)
        if let upload = message as? SDLSystemRequest {
            policy.note(request.bulk, as: translator.passed(upload))
        }
    }

    mutating func partEnded(_ ticket: ReplyTicket, isFirst: Bool, _ request: OpenRequest, _ end: RequestEnd) {
        guard var exchange = exchanges[ticket] else { return }
        exchange.openParts -= 1
        switch end {
        case .answered(let answer): exchange.take(answer, isFirst: isFirst)
        case .overdue:
            exchange.fail("\(request.interface) component does not respond")
            reportSilence(request)
        case .gone: if exchange.request != nil { exchange.fail("\(request.interface) component was disconnected") }
        }
        guard exchange.openParts == 0 else { return exchanges[ticket] = exchange }
        exchanges[ticket] = nil
        let accepted = exchange.acceptedItems
        if case .answered = end { exchange.judgeItems() }
        if exchange.request is SDLAlertManeuver, let app = request.app {
            mapButtons[app]?[SDLAlertManeuver.functionID] = nil
        }
        // Another app provides the route, so a refusal by the HMI is only a warning.
        if exchange.isOfWayPoints, state.services.wayPointLeader != nil { exchange.downgradeRefusal() }
        release(ticket, exchange.verdict)
        if let key = request.app { noteVehicleData(accepted, exchange, of: key) }
        guard !exchange.isRefused, let key = request.app else { return }
        // The HMI itself has closed the app.
        if request.method == HMI.BasicCommunication.CloseApplication.method, shownApp == key { shownApp = nil }
        noteSubscriptions(exchange, of: key)
        if exchange.changesVoice { sendVoiceHelp(of: key) }
    }

    private mutating func sendVoiceHelp(of key: AppKey) {
        guard let app = state.apps[key] else { return }
        for part in translator(for: app).voiceHelp() { ask(part, for: .reported, of: key) }
    }

    mutating func release(_ ticket: ReplyTicket, _ verdict: PresenterVerdict) {
        actions.append(.release(ticket, verdict, cause: cause))
    }

    mutating func reportSilence(_ request: OpenRequest) {
        cause = .message(request.key)
        report(
            "hmi.silent", "\(request.method) was not answered in time.",
            fix: "Answer every request, at least with an error code.")
    }

    // MARK: End of requests

    mutating func finish(_ request: OpenRequest, _ end: RequestEnd) {
        switch request.purpose {
        case .startUp: startUpEnded(request.method, end)
        case .part(let ticket, let isFirst): partEnded(ticket, isFirst: isFirst, request, end)
        case .restoring(let ticket): restoringEnded(ticket, request, end)
        case .popup(let id, let channel): popupEnded(id, channel, request, end)
        case .videoConfig(let ticket): videoConfigEnded(ticket, request, end)
        case .stream(let ticket): startEnded(ticket, request, end)
        case .question(let ticket): questionEnded(ticket, request, end)
        case .cancel(let method):
            if case .answered(let answer) = end, !HMIResult.good.contains(answer.code), answer.code != 6 {
                ask(HMI.UI.ClosePopUp(methodName: method), for: .reported, of: request.app)
            }
        case .policy: policyAsked(request, end)
        case .reported: noticeEnded(request, end)
        }
    }

    mutating func noticeEnded(_ request: OpenRequest, _ end: RequestEnd) {
        switch end {
        // If the pop-up does not exist any more, a refusal of ClosePopUp is not reported.
        case .answered(let answer)
        where !HMIResult.good.contains(answer.code) && request.method != HMI.UI.ClosePopUp.method:
            report(
                "hmi.error",
                "\(request.method): \(HMIResult.name(of: answer.code))\(answer.info.map { ", \($0)" } ?? "")",
                fix: "No action is needed: the head unit continues without this request.")
        case .overdue: reportSilence(request)
        default: break
        }
    }
}

extension OpenRequest {
    var interface: String { String(method.prefix { $0 != "." }) }
}

extension HeadUnitInput {
    fileprivate var cause: Cause? {
        switch self {
        case .request(_, let request): request.cause
        case .command(_, let cause): cause
        case .presenter(_, let cause): cause
        default: nil
        }
    }

    /// Whether the HMI has switched the car off or has reset the car.
    fileprivate var isSwitchOff: Bool {
        switch self {
        case .presenter(.ignitionOff(closesConnections: false), _), .presenter(.reset, _): true
        default: false
        }
    }
}
