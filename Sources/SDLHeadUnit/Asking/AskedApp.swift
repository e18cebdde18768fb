import JSON
import SDLRPC
package import SDLSupport

/// Joins a request of the head unit's and what came of it.
package struct AskTicket: Hashable, Sendable {
    package let number: Int
}

/// How a request to an app has ended.
package struct AppAnswer: Hashable, Sendable {
    /// The parameters of its answer; nil where there was none.
    package var json: [UInt8]?
    /// Why there was none.
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

/// What becomes of an app's answer.
enum AskPurpose: Sendable {
    /// Data of a service, for another app that wants it, and may want to hear more.
    case data(Caller, SDLGetAppServiceData)
    /// Something a service was to do, for another app.
    case interaction(Caller)
    /// Whatever another app has asked of the head unit, and these services one after the other were to answer.
    case passed(Caller, HeadUnitInput.Request, by: [String])
    /// The car itself wants the data.
    case ownData
    /// The driver wants a service to do something.
    case ownInteraction
    /// The presenting web HMI wants the data.
    case presenterData(PresenterTicket)
    case presenterInteraction(PresenterTicket)

    /// The app on whose behalf it was asked.
    var caller: Caller? {
        switch self {
        case .data(let caller, _), .interaction(let caller), .passed(let caller, _, _): caller
        case .ownData, .ownInteraction, .presenterData, .presenterInteraction: nil
        }
    }
}

// The head unit asks apps.
extension HeadUnitState {
    /// As long as SDL Core gives a request that another app answers: ten seconds, and ten more for the way through.
    static let askLimit = Duration.seconds(20)

    mutating func ask<Request: SDLRPCRequest>(
        _ request: Request, of key: AppKey, for purpose: AskPurpose, _ turn: inout Turn
    ) {
        guard let app = apps[key] else { return }
        let question = AskedApp(app: key, name: Request.name, purpose: purpose)
        let isAllowed = app.policy.verdict(on: Request.functionID, at: app.status.hmiLevel) == .allowed
        guard isAllowed || profile.quirks.contains(.goneAppsAreAwaited) else {
            let failure = "\(app.name) may not be asked \(Request.name) in \(app.status.hmiLevel)"
            return conclude(question, AppAnswer(failure: failure), &turn)
        }
        let ticket = AskTicket(number: counter.next())
        asked[ticket] = question
        timers.set(.askEnds(ticket), at: turn.now + Self.askLimit)
        if isAllowed { turn.add(.ask(ticket, app.session, request, causes: turn.causes)) }
    }

    /// An app has answered, or it is sure that it never will.
    mutating func answered(_ ticket: AskTicket, _ answer: AppAnswer, on session: SessionRef, _ turn: inout Turn) {
        if answer.json == nil, profile.quirks.contains(.goneAppsAreAwaited) { return }
        guard let question = asked.removeValue(forKey: ticket) else {
            if answer.json != nil { noteLate(answer, on: session, &turn) }
            return
        }
        timers.cancel(.askEnds(ticket))
        conclude(question, answer, &turn)
    }

    /// An app has not answered in time.
    mutating func askEnds(_ ticket: AskTicket, _ turn: inout Turn) {
        guard let question = asked.removeValue(forKey: ticket) else { return }
        let seconds = Self.askLimit.components.seconds
        turn.write(
            Finding(
                rule: .silent, message: "\(question.name) has had no answer for \(seconds) seconds.",
                fix: "Answer every request of the head unit, also one that cannot be carried out."),
            app: question.app.rawValue, function: question.name, cause: nil)
        let name = apps[question.app]?.name ?? question.app.rawValue
        conclude(question, AppAnswer(failure: "\(name) has not answered within \(seconds) seconds"), &turn)
    }

    /// The app is gone, and answers nothing any more.
    mutating func dropAsked(of app: RegisteredApp, _ turn: inout Turn) {
        guard !profile.quirks.contains(.goneAppsAreAwaited) else { return }
        for (ticket, question) in asked where question.app == app.key {
            asked[ticket] = nil
            timers.cancel(.askEnds(ticket))
            conclude(question, AppAnswer(failure: "\(app.name) is gone"), &turn)
        }
    }

    private func noteLate(_ answer: AppAnswer, on session: SessionRef, _ turn: inout Turn) {
        turn.write(
            Finding(
                rule: .silent, message: "This answer comes too late: nobody waits for it any more.",
                fix: "Answer within \(Self.askLimit.components.seconds) seconds."),
            app: keys[session]?.rawValue, function: nil, cause: answer.cause)
    }

    /// The answer as the type it should have; nil where there is none, and then a finding says what is wrong with it.
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
