import JSON
import SDLRPC
package import SDLSupport

/// Identifies a request from the head unit to an app. The ticket is used to match the app's answer to the request.
package struct AskTicket: Hashable, Sendable {
    package let number: Int
}

/// The result of a request that the head unit sent to an app.
package struct AppAnswer: Hashable, Sendable {
    /// The parameters of the app's answer; nil if the app did not answer.
    package var json: [UInt8]?
    /// The reason why the app did not answer; nil if the app answered.
    package var failure: String?
    package var cause: Cause?

    package init(json: [UInt8], cause: Cause?) {
        self.json = json
        self.cause = cause
    }

    package init(failure: String) {
        self.failure = failure
    }
}

/// A request that an app has not answered yet.
struct AskedApp: Sendable {
    let app: AppKey
    let name: String
    let purpose: AskPurpose
}

/// The purpose of a request to an app. The purpose determines how the head unit handles the app's answer.
enum AskPurpose: Sendable {
    /// An app requested the data of a service. The case contains the request, because the request may also ask for a
    /// subscription.
    case data(Caller, SDLGetAppServiceData)
    /// An app requested an interaction with a service.
    case interaction(Caller)
    /// The head unit passes an app's request on to services. The services in `by` have received the request, one after
    /// the other.
    case passed(Caller, HeadUnitInput.Request, by: [String])
    /// The driver requested the data of a service.
    case ownData
    /// The driver requested an interaction with a service.
    case ownInteraction
    /// The presenting web HMI requested the data of a service.
    case presenterData(PresenterTicket)
    case presenterInteraction(PresenterTicket)

    /// The app that caused the request; nil if the head unit, the driver or the web HMI caused the request.
    var caller: Caller? {
        switch self {
        case .data(let caller, _), .interaction(let caller), .passed(let caller, _, _): caller
        case .ownData, .ownInteraction, .presenterData, .presenterInteraction: nil
        }
    }
}

// Requests from the head unit to apps.
extension AppServices {
    /// The time limit for an app's answer, as in SDL Core: ten seconds, and ten more seconds for the transport.
    static let askLimit = Duration.seconds(20)

    mutating func ask<Request: SDLRPCRequest>(
        _ request: Request, of key: AppKey, for purpose: AskPurpose, _ turn: inout Turn
    ) {
        guard let app = turn.car.apps[key] else { return }
        let question = AskedApp(app: key, name: Request.name, purpose: purpose)
        guard app.policy.verdict(on: Request.functionID, at: app.status.hmiLevel) == .allowed else {
            let failure = "\(app.name) may not receive \(Request.name) in \(app.status.hmiLevel)"
            return conclude(question, AppAnswer(failure: failure), &turn)
        }
        let ticket = AskTicket(number: turn.counter.next())
        asked[ticket] = question
        turn.timers.set(.askEnds(ticket), at: turn.now + Self.askLimit)
        turn.add(.ask(ticket, app.session, request, causes: turn.causes))
    }

    /// Handles an app's answer, or a failure if the app can no longer answer.
    mutating func answered(_ ticket: AskTicket, _ answer: AppAnswer, on session: SessionRef, _ turn: inout Turn) {
        guard let question = asked.removeValue(forKey: ticket) else {
            if answer.json != nil { noteLate(answer, on: session, &turn) }
            return
        }
        turn.timers.cancel(.askEnds(ticket))
        conclude(question, answer, &turn)
    }

    /// Ends a request that the app has not answered within the time limit.
    mutating func askEnds(_ ticket: AskTicket, _ turn: inout Turn) {
        guard let question = asked.removeValue(forKey: ticket) else { return }
        let seconds = Self.askLimit.components.seconds
        turn.write(
            Finding(
                rule: .silent, message: "\(question.name) was not answered within \(seconds) seconds.",
                fix: "Answer every request of the head unit, including requests that the app cannot carry out."),
            app: question.app.rawValue, function: question.name)
        let name = turn.car.apps[question.app]?.name ?? question.app.rawValue
        conclude(question, AppAnswer(failure: "\(name) has not answered within \(seconds) seconds"), &turn)
    }

    /// Ends all open requests to `app`, which has disconnected or unregistered. If `app` has caused open requests to
    /// other apps, these requests are dropped.
    mutating func dropAsked(of app: RegisteredApp, _ turn: inout Turn) {
        for (ticket, question) in asked where question.purpose.caller?.app == app.key {
            asked[ticket] = nil
            turn.timers.cancel(.askEnds(ticket))
        }
        for (ticket, question) in asked where question.app == app.key {
            asked[ticket] = nil
            turn.timers.cancel(.askEnds(ticket))
            conclude(question, AppAnswer(failure: "\(app.name) is gone"), &turn)
        }
    }

    private func noteLate(_ answer: AppAnswer, on session: SessionRef, _ turn: inout Turn) {
        turn.write(
            Finding(
                rule: .silent, message: "The answer comes too late: the request of the head unit has already ended.",
                fix: "Answer within \(Self.askLimit.components.seconds) seconds."),
            app: turn.car.keys[session]?.rawValue, function: nil, cause: answer.cause)
    }

    /// Returns the app's answer as `type`; nil if the answer is missing or invalid. Each violation becomes a finding.
    func read<Response: SDLRPCResponse>(
        _ answer: AppAnswer, as type: Response.Type, from key: AppKey, _ turn: inout Turn
    ) -> Response? {
        guard let json = answer.json, let reading = try? Response.reading(json[...], dropping: .unknownNames) else {
            return nil
        }
        for violation in reading.violations.items.prefix(20) {
            turn.write(Finding(violation), app: key.rawValue, function: Response.name, cause: answer.cause)
        }
        return reading.violations.items.isEmpty ? reading.value : nil
    }
}
