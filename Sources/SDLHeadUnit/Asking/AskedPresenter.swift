package import JSON
package import SDLRPC
import SDLSupport

/// A request to the presenting web HMI, sent in addition to the display updates.
package enum PresenterQuestion: Sendable {
    /// A request of the mobile API. `of` is the app that caused the request, if the answer depends on the app.
    case request(any SDLRPCRequest, of: AppKey?)
    /// Asks whether a service may become the active service of its type.
    case activation(service: String, of: AppKey)

    var name: String {
        switch self {
        case .request(let request, _): type(of: request).name
        case .activation: "GetActiveServiceConsent"
        }
    }
}

/// A notification to the presenting web HMI, sent in addition to the display updates.
package enum PresenterNotification: Sendable {
    /// The remote-control modules that the app controls, and the modules that no app controls.
    case control(AppKey, SDLOnRCStatus)
    case capability(SDLSystemCapability)
    case appCapability(AppKey, SDLAppCapability)
    /// Data that an app has published for the app's own service.
    case serviceData(SDLAppServiceData)
    /// The head unit has refused an app's request to start a protocol service.
    case startRefused(ServiceName)
}

/// The web HMI's answer to a request from the head unit.
package struct PresenterReply: Equatable, Sendable {
    package var result: SDLResult
    package var info: String?
    /// The members of the answer.
    package var members: JSONValue

    package init(_ result: SDLResult, info: String? = nil, members: JSONValue = [:]) {
        self.result = result
        self.info = info
        self.members = members
    }
}

/// A request that a web HMI has not answered yet.
struct AskedPresenter: Sendable {
    let name: String
    let purpose: PresenterPurpose
}

/// The purpose of a request to the web HMI. The purpose determines how the head unit handles the answer.
enum PresenterPurpose: Sendable {
    case module(ModulePurpose)
    case service(ServicePurpose)

    /// The app that caused the request; nil if no app caused the request.
    var caller: Caller? {
        switch self {
        case .module(let purpose): purpose.caller
        case .service(let purpose): purpose.caller
        }
    }
}

// Requests from the head unit to the presenting web HMI.
extension Turn {
    mutating func askPresenter(_ question: PresenterQuestion, for purpose: PresenterPurpose) {
        let ticket = AskTicket(number: counter.next())
        askedPresenter[ticket] = AskedPresenter(name: question.name, purpose: purpose)
        add(.askPresenter(ticket, question, causes: causes))
    }

    /// Drops all open questions that an unregistered app has caused.
    mutating func dropAskedPresenter(for key: AppKey) {
        for (ticket, question) in askedPresenter where question.purpose.caller?.app == key {
            askedPresenter[ticket] = nil
        }
    }

    /// Returns whether this caller has caused a question that the web HMI has not answered yet.
    func isAskedOfPresenter(_ caller: Caller) -> Bool {
        askedPresenter.values.contains { $0.purpose.caller.map(CallKey.init) == CallKey(caller) }
    }
}

extension PresenterReply {
    /// Returns the members of the answer as a response to an app; nil if the members are invalid.
    func read<Response: SDLRPCResponse>(
        _ type: Response.Type, success: Bool, _ members: JSONValue
    ) -> (any SDLRPCResponse)? {
        var whole = members
        whole["success"] = .bool(success)
        whole["resultCode"] = .string(result.rawValue)
        whole["info"] = info.map { .string($0) }
        return type.passed(whole)
    }
}

extension SDLRPCResponse {
    /// Returns a web HMI's answer as a response to an app; nil if the answer is invalid. Some members are mandatory for
    /// apps but optional in the HMI API. As in SDL Core, apps also get structures in which such members are missing.
    ///
    /// - Parameter more: further members of the response that the mobile API does not define.
    static func passed(_ answer: JSONValue, _ more: OrderedMap<String, JSONValue> = [:]) -> (any SDLRPCResponse)? {
        guard let reading = try? Self.reading(answer.json(), dropping: .unknownNames),
            let incomplete = reading.violations.incompleteMembers
        else { return nil }
        var (whole, more) = (answer, more)
        for name in incomplete {
            more[name] = answer[name]
            whole[name] = nil
        }
        guard !more.isEmpty else { return reading.value }
        let rest = try? Self.reading(whole.json(), dropping: .unknownNames).value
        return rest.map { ExtendedResponse($0, more) }
    }
}

extension ViolationList {
    /// The names of the members in which mandatory parts are missing; nil if the response also has violations of a
    /// different kind.
    fileprivate var incompleteMembers: [String]? {
        var names: [String] = []
        for violation in items {
            guard violation.rule == .missing, violation.path.steps.count > 1,
                case .key(let name) = violation.path.steps[0]
            else { return nil }
            if !names.contains(name) { names.append(name) }
        }
        return omitted == 0 ? names : nil
    }
}

extension SDLResult {
    /// The `info` text of the response to an app if the web HMI's answer cannot be read.
    package static let unreadable = "Invalid message received from vehicle"
}
