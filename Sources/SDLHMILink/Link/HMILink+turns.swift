import SDLHeadUnit
import SDLHMIRPC
import SDLRPC
import SDLSupport

/// One request of an app on its way through the HMI: answered when all of its parts are.
struct Exchange: Sendable {
    var openParts = 0
    var best: FrontVerdict = .asItIs
    var refusal: FrontVerdict?

    var verdict: FrontVerdict { refusal ?? best }
}

// What the head unit did, told to the HMI.
extension HMILink {
    mutating func follow(_ turn: FrontTurn) {
        let before = state
        state = turn.state
        cause = turn.input.cause
        guard phase == .ready else {
            for reply in turn.held { release(ReplyTicket(reply), .asItIs) }
            return
        }
        followApps(before)
        // Who is in front first: an app's requests mean more to a page that shows it.
        followFront(before)
        followFiles(turn.effects)
        for reply in turn.held { forward(reply, turn.input, before) }
        followPopups()
        followSpeech()
    }

    // MARK: Held replies

    private mutating func forward(_ reply: Reply, _ input: HeadUnitInput, _ before: HeadUnitState) {
        let ticket = ReplyTicket(reply)
        guard case .request(let session, let request) = input, let message = request.message,
            let key = state.keys[session], let app = state.apps[key]
        else { return release(ticket, .asItIs) }
        introduce(key)
        let parts = RequestTranslation.parts(of: message, translator(for: app), before: before.apps[key])
        var exchange = Exchange()
        for part in parts where ask(part, for: .part(ticket), of: key) { exchange.openParts += 1 }
        guard exchange.openParts > 0 else {
            // Nothing to ask: the head unit's own answer stands. Nobody to ask: SDL Core says so.
            let isHomeless = !parts.isEmpty
            let info = "\(parts.first?.interface ?? "") is not supported by the HMI"
            return release(ticket, isHomeless ? .refused(.unsupportedResource, info: info) : .asItIs)
        }
        exchanges[ticket] = exchange
    }

    mutating func partEnded(_ ticket: ReplyTicket, _ request: OpenRequest, _ end: RequestEnd) {
        guard var exchange = exchanges[ticket] else { return }
        exchange.openParts -= 1
        switch end {
        case .answered(let answer):
            let result = HMIResult.result(of: answer.code)
            if !HMIResult.good.contains(answer.code) {
                exchange.refusal = exchange.refusal ?? .refused(result, info: answer.info)
            } else if answer.code != 0 {
                exchange.best = .result(result, info: answer.info)
            }
        case .overdue:
            exchange.refusal = .refused(.genericError, info: "\(request.interface) component does not respond")
            reportSilence(request)
        case .gone: break
        }
        guard exchange.openParts == 0 else { return exchanges[ticket] = exchange }
        exchanges[ticket] = nil
        release(ticket, exchange.verdict)
    }

    private mutating func release(_ ticket: ReplyTicket, _ verdict: FrontVerdict) {
        actions.append(.release(ticket, verdict, cause: cause))
    }

    mutating func reportSilence(_ request: OpenRequest) {
        cause = .message(request.key)
        report(
            "hmi.silent", "\(request.method) was not answered in time.",
            fix: "Answer every request, if only with an error code.")
    }

    // MARK: Ends

    mutating func finish(_ request: OpenRequest, _ end: RequestEnd) {
        switch request.purpose {
        case .startUp: startUpEnded(request.method, end)
        case .part(let ticket): partEnded(ticket, request, end)
        case .popup(let id, let voice): popupEnded(id, voice, request, end)
        case .speech(let key): speechEnded(key, request, end)
        case .cancel(let method):
            if case .answered(let answer) = end, !HMIResult.good.contains(answer.code), answer.code != 6 {
                ask(HMI.UI.ClosePopUp(methodName: method), for: .told, of: request.app)
            }
        case .told: toldEnded(request, end)
        }
    }

    private mutating func toldEnded(_ request: OpenRequest, _ end: RequestEnd) {
        switch end {
        case .answered(let answer) where !HMIResult.good.contains(answer.code):
            report(
                "hmi.unwilling",
                "\(request.method): \(HMIResult.name(of: answer.code))\(answer.info.map { ", \($0)" } ?? "")",
                fix: "Nothing was lost: the head unit goes on without it.")
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
        case .front(_, let cause): cause
        default: nil
        }
    }
}
