import JSON
package import SDLRPC
import SDLSupport

/// What a presenting web HMI is asked beside what it is shown.
package enum PresenterQuestion: Sendable {
    /// In the apps' terms; with the app it is asked for, where it matters whose wish it is.
    case request(any SDLRPCRequest, of: AppKey?)
    /// Whether a service may be the active one of its type.
    case activation(service: String, of: AppKey)

    var name: String {
        switch self {
        case .request(let request, _): type(of: request).name
        case .activation: "GetActiveServiceConsent"
        }
    }
}

/// What a presenting web HMI is told beside what it is shown.
package enum PresenterNews: Sendable {
    /// Which modules an app has, and which nobody has.
    case control(AppKey, SDLOnRCStatus)
    case capability(SDLSystemCapability)
    /// What an app has told of its service.
    case serviceData(SDLAppServiceData)
    /// An app has not been let start a service.
    case startRefused(ServiceName)
}

/// What a web HMI has answered.
package struct PresenterReply: Hashable, Sendable {
    package var result: SDLResult
    package var info: String?
    /// The members of its answer.
    package var params: [UInt8]

    package init(_ result: SDLResult, info: String? = nil, params: [UInt8] = Array("{}".utf8)) {
        self.result = result
        self.info = info
        self.params = params
    }
}

/// A request that a web HMI has not answered yet.
struct AskedPresenter: Sendable {
    let name: String
    let purpose: PresenterPurpose
}

/// What becomes of the answer of a web HMI.
enum PresenterPurpose: Sendable {
    case module(ModulePurpose)
    case service(ServicePurpose)

    /// The app on whose behalf it was asked.
    var caller: Caller? {
        switch self {
        case .module(let purpose): purpose.caller
        case .service(let purpose): purpose.caller
        }
    }
}

// The head unit asks the web HMI that shows it.
extension HeadUnitState {
    mutating func askPresenter(
        _ question: PresenterQuestion, for purpose: PresenterPurpose, _ turn: inout Turn
    ) {
        let ticket = AskTicket(number: counter.next())
        askedPresenter[ticket] = AskedPresenter(name: question.name, purpose: purpose)
        turn.add(.askPresenter(ticket, question, causes: turn.causes))
    }

    /// The web HMI has answered; what nobody waits for any more is dropped.
    mutating func presenterAnswers(_ ticket: AskTicket, _ reply: PresenterReply, _ turn: inout Turn) {
        guard let question = askedPresenter.removeValue(forKey: ticket) else { return }
        conclude(question, reply, &turn)
    }

    private mutating func conclude(_ question: AskedPresenter, _ reply: PresenterReply, _ turn: inout Turn) {
        if let caller = question.purpose.caller, !isWaiting(caller) { return }
        switch question.purpose {
        case .module(let purpose): conclude(purpose, reply, &turn)
        case .service(let purpose): conclude(purpose, reply, &turn)
        }
    }

    /// The web HMI is gone, and answers nothing any more.
    mutating func dropAskedPresenter(_ turn: inout Turn) {
        let questions = askedPresenter.values
        askedPresenter = [:]
        for question in questions {
            conclude(question, PresenterReply(.genericError, info: "The web HMI has gone"), &turn)
        }
    }

    /// Nobody is there any more who would hear the answer.
    mutating func dropAskedPresenter(for key: AppKey) {
        for (ticket, question) in askedPresenter where question.purpose.caller?.app == key {
            askedPresenter[ticket] = nil
        }
    }

    /// Whether the web HMI is asked for it.
    func isAskedOfPresenter(_ caller: Caller) -> Bool {
        askedPresenter.values.contains { $0.purpose.caller.map(CallKey.init) == CallKey(caller) }
    }
}

extension PresenterReply {
    /// The members of the answer as the type an app is told them in; nil where they are none.
    func read<Response: SDLRPCResponse>(
        _ type: Response.Type, _ result: SDLResult, success: Bool, _ members: JSONValue
    ) -> Response? {
        var whole = members
        whole["success"] = .bool(success)
        whole["resultCode"] = .string(result.rawValue)
        whole["info"] = info.map { .string($0) }
        guard let reading = try? type.reading(whole.json(), dropping: .unknownNames),
            reading.violations.items.isEmpty
        else { return nil }
        return reading.value
    }

    var members: JSONValue { (try? JSONValue(parsing: params)) ?? [:] }
}

extension SDLResult {
    /// What an app is told that waits for an answer which cannot be read.
    static let unreadable = "Invalid message received from vehicle"
}
