import JSON
import Journaling
import SDLRPC
import SDLSupport

/// A rule that a peer can break. docs/findings.md explains each rule.
package enum FindingRule: String, CaseIterable, Sendable {
    case json = "rpc.json"
    case lenient = "rpc.lenient"
    case incomplete = "rpc.incomplete"
    case function = "rpc.function"
    case mandatory = "rpc.mandatory"
    case type = "rpc.type"
    case bound = "rpc.bound"
    case enumeration = "rpc.enum"
    case since = "rpc.since"
    case until = "rpc.until"
    case deprecated = "rpc.deprecated"
    case correlationID = "rpc.correlationID"
    case tooManyOpen = "rpc.tooManyOpen"
    case unasked = "rpc.unasked"
    case unanswered = "rpc.unanswered"
    case permission = "policy.permission"
    case level = "policy.level"
    case rateInNone = "policy.rateInNone"
    case image = "screen.image"
    case omittedImage = "screen.omitted"
    case text = "screen.text"
    case sound = "speech.file"
    case checksum = "file.crc"
    case rate = "policy.rate"
    case wire = "wire.frame"
    case rateLimited = "wire.rateLimited"
    case picture = "stream.video"
    case streamGoesOn = "stream.ended"
    case levelRestoration = "app.levelRestoration"
    case keyboard = "driving.keyboard"
    case memory = "apps.memory"
    case gap = "watch.gap"
    case unreachable = "watch.dial"
    case cloudDial = "cloud.dial"
    case cloudApp = "cloud.app"
    case serviceData = "service.data"
    case silent = "app.silent"
    case contradiction = "vehicle.contradiction"
}

/// A finding: the broken rule, the path of the wrong member, the problem and the remedy.
struct Finding {
    let rule: FindingRule
    var path: JSONPath?
    let message: String
    let fix: String
}

extension Finding {
    init(_ contradiction: VehicleModel.Contradiction, in car: Vehicle) {
        let (source, target) = (contradiction.source, contradiction.target)
        let values = (car[source] ?? .null, car[target] ?? .null, contradiction.expected)
        self.init(
            rule: .contradiction, path: target,
            message: "\(target) is \(values.1) although \(source) is \(values.0).",
            fix: "Set one of these values, and the head unit changes the other value; or set \(target) to \(values.2).")
    }

    static func notALine(_ path: JSONPath) -> Finding {
        Finding(
            rule: .text, path: path, message: "\(path) contains a tab or a line break, or only white space.",
            fix: "Send visible text in a single line.")
    }
}

extension Turn {
    /// Decodes a notification from an app. If the notification is invalid, writes findings and returns nil.
    mutating func read<News: SDLRPCNotification>(_ message: UnsolicitedMessage, of key: AppKey) -> News? {
        guard let reading = try? News.reading(message.json[...]) else {
            note(message, of: key)
            return nil
        }
        for violation in reading.violations.items.prefix(20) {
            write(Finding(violation), app: key.rawValue, function: News.name, cause: message.cause)
        }
        return reading.violations.items.isEmpty ? reading.value : nil
    }

    /// Writes a finding about a message that no part of the head unit expects.
    mutating func note(_ message: UnsolicitedMessage, of app: AppKey?) {
        let name =
            SDLRPCRegistry.message(message.functionID, message.isReply ? .response : .notification)?.name
            ?? "Function \(message.functionID.rawValue)"
        write(
            Finding(
                rule: .unasked,
                message: message.isReply
                    ? "\(name) has the correlation id \(message.correlationID), but no request with this id is open."
                    : "\(name) is not a notification that apps send.",
                fix: "Answer only requests of the head unit, each request once, with the same correlation id."),
            app: app?.rawValue, function: name, correlationID: message.correlationID, cause: message.cause)
    }

    mutating func find(_ finding: Finding, about caller: Caller) {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name
        write(
            finding, app: caller.app.rawValue, function: name, correlationID: caller.correlationID,
            cause: caller.cause)
    }

    mutating func write(
        _ finding: Finding, app: String? = nil, function: String? = nil, correlationID: Int32? = nil,
        cause: Cause? = nil
    ) {
        let payload = LazyJSON {
            var writer = JSONWriter()
            writer.object { writer in
                if let app, !app.isEmpty { writer.field("app", app) }
                writer.field("rule", finding.rule.rawValue)
                writer.field("path", finding.path?.description)
                writer.field("message", finding.message)
                writer.field("fix", finding.fix)
                writer.field("function", function)
                writer.field("correlationID", correlationID.map(Int.init))
                if case .row(let number) = cause { writer.field("row", number) }
                writer.field("see", RuleAddress.of(finding.rule.rawValue))
            }
            return writer.bytes
        }
        add(.row("finding", payload, causes: cause.map { [$0] } ?? []))
    }
}

// Checks for every request.
extension Turn {
    /// Writes findings about a request, even if the head unit accepts the request.
    mutating func note(_ request: HeadUnitInput.Request, _ caller: Caller, in car: HeadUnitState) {
        if !request.oddities.isEmpty { find(.lenient(request.oddities), about: caller) }
        if !request.numbers.isEmpty { find(.numbered(request.numbers), about: caller) }
        for violation in request.violations.prefix(20) { find(Finding(violation), about: caller) }
        guard let type = SDLRPCRegistry.message(request.functionID, .request) else {
            return find(.unknownFunction(request.functionID), about: caller)
        }
        if let fault = request.fault, request.violations.isEmpty || fault.isIncomplete {
            find(Finding(fault, caller), about: caller)
        }
        if let version = caller.version(of: request, in: car.apps) { noteVersions(type, request, version, caller) }
        guard let app = car.apps.peek(at: caller.app) else { return }
        noteLevel(type, app, car.level(of: app.status.hmiLevel, for: request.message, caller), caller)
        if let message = request.message { noteImages(message, app, caller, in: car) }
    }

    private mutating func noteLevel(
        _ type: any SDLRPCMessage.Type, _ app: BorrowedApp, _ level: SDLHMILevel, _ caller: Caller
    ) {
        let policy = app.policy
        guard policy.verdict(on: caller.function, at: level) != .allowed else { return }
        let levels = SDLHMILevel.allCases.filter { policy.verdict(on: caller.function, at: $0) == .allowed }
        let names = levels.map(\.rawValue).joined(separator: ", ")
        find(
            levels.isEmpty
                ? Finding(
                    rule: .permission, message: "\(app.name) may not use \(type.name).",
                    fix: "Check OnPermissionsChange first, or allow \(type.name) in the app's permissions.")
                : Finding(
                    rule: .level, message: "\(type.name) is not allowed in \(level), only in \(names).",
                    fix: "Wait for an OnHMIStatus with \(names)."), about: caller)
    }

    private mutating func noteImages(
        _ message: any SDLRPCMessage, _ app: BorrowedApp, _ caller: Caller, in car: HeadUnitState
    ) {
        guard let images = (message as? any ImageContaining)?.images, !images.isEmpty else { return }
        let drawn = car.profile.drawnImages
        guard car.files[app.key].lacks(images) || images.contains(where: { !drawn.contains($0.imageType) })
        else {
            return
        }
        let files = car.files[app.key].all
        var omitted: [JSONPath] = []
        JSONValue(of: message).visitImages { type, name, path in
            if !drawn.contains(type) { omitted.append(path) }
            // An external head unit may still have the file from an earlier session. That head unit reports missing
            // files itself.
            guard type == .dynamic, files[name] == nil, car.presenter.policy.judgesRequests else { return }
            find(
                Finding(
                    rule: .image, path: path, message: "There is no file \"\(name)\".",
                    fix: "Send the file with PutFile first, and wait for the response."), about: caller)
        }
        if let first = omitted.first { find(.omitted(omitted.count, first, drawn), about: caller) }
    }

    // MARK: Other findings

    mutating func noteRate(_ function: SDLFunctionID, _ count: Int, _ caller: Caller, in car: HeadUnitState) {
        let name = SDLRPCRegistry.message(function, .request)?.name ?? "\(function.rawValue)"
        find(
            Finding(
                rule: .rateInNone,
                message:
                    "The app sent \(count) \(name) requests in NONE; the limit is \(car.profile.limits.fileRequestsInNone).",
                fix: "Send only the necessary requests first, and other requests after the driver has opened the app."),
            about: caller)
    }

    mutating func noteOverdue(_ call: CallKey, in car: HeadUnitState) {
        guard let caller = car.waiting[call] else { return }
        find(
            Finding(
                rule: .unanswered,
                message: "The request was not answered within \(HeadUnitState.answerLimit.components.seconds) seconds.",
                fix: "Remove a tester's forced result, or let the app stop waiting after some time."), about: caller)
    }

    mutating func noteWire(_ text: String, of connection: String) {
        write(
            Finding(
                rule: .wire, message: "\(connection): \(text).",
                fix:
                    "Check the bytes of the sender: each frame needs a valid version, type, service, size and message id."
            ))
    }

    mutating func noteRateLimit(of connection: String) {
        write(
            Finding(
                rule: .rateLimited,
                message: "\(connection) sends too much unusable input, so the connection is now rate-limited.",
                fix: "Check the earlier responses and findings of this connection."))
    }
}

extension Finding {
    init(_ violation: Violation) {
        let where_ = violation.path.steps.isEmpty ? "the parameters" : "\(violation.path)"
        let (rule, fix): (FindingRule, String) =
            switch violation.rule {
            case .missing: (.mandatory, "Give \(where_) a value.")
            case .type(let expected, _): (.type, "Send a value of type \(expected.rawValue).")
            case .length(_, let limit), .size(_, let limit): (.bound, "Keep the length \(limit.advice).")
            case .integer(_, let limit): (.bound, "Keep the value \(limit.advice).")
            case .number(_, let limit): (.bound, "Keep the value \(limit.advice).")
            case .notFinite: (.bound, "Send a finite number.")
            case .unknown(_, let name): (.enumeration, "Use a name of \(name) that exists in this interface.")
            }
        self.init(rule: rule, path: violation.path, message: "\(violation).", fix: fix)
    }

    init(_ fault: HeadUnitInput.Request.Fault, _ caller: Caller) {
        switch fault.result {
        case _ where fault.isIncomplete:
            self.init(
                rule: .incomplete,
                message: "The message is not as long as its first frame announces: frames are missing or too long.",
                fix: "Send all consecutive frames in order, with as many bytes in total as the first frame announces.")
        case .invalidId:
            self.init(
                rule: .correlationID, message: "\(fault.info ?? "The correlation id cannot be used").",
                fix: "Give each request of a session its own correlation id, 0 or more.")
        case .tooManyPendingRequests:
            self.init(
                rule: .tooManyOpen, message: "\(fault.info ?? "Too many requests are open").",
                fix: "Wait for answers before you send more requests.")
        default:
            self.init(
                rule: .json, message: "The parameters are not a JSON object.",
                fix: "Send a JSON object; {} if there are no parameters.")
        }
    }

    static func lenient(_ oddities: [String]) -> Finding {
        Finding(
            rule: .lenient,
            message: "The parameters are not valid JSON: they contain \(oddities.joined(separator: ", and ")).",
            fix: "Send JSON in UTF-8 according to RFC 8259. SDL Core accepts this JSON; other head units may not.")
    }

    static func numbered(_ numbers: [String]) -> Finding {
        Finding(
            rule: .lenient, message: "Numbers are used instead of names: \(numbers.joined(separator: ", ")).",
            fix: "Send the names. SDL Core also accepts the numbers of the interface; other head units may not.")
    }

    /// Returns a finding about `count` images that the display does not draw. `first` is the path of the first such
    /// image, and `drawn` contains the image types that the display draws.
    static func omitted(_ count: Int, _ first: JSONPath, _ drawn: [SDLImageType]) -> Finding {
        let kind =
            switch drawn {
            case []: "no images"
            case [.static]: "no dynamic images"
            default: "no images of this kind"
            }
        return Finding(
            rule: .omittedImage, path: first,
            message: "This display draws \(kind): \(count == 1 ? "one image is" : "\(count) images are") left out.",
            fix: "Check imageTypeSupported of the window's capabilities, and send only images of those types.")
    }

    static func unknownFunction(_ function: SDLFunctionID) -> Finding {
        Finding(
            rule: .function, message: "The interface has no request \(function.rawValue).",
            fix: "Use a function id of the interface.")
    }
}

extension Violation.Limit {
    fileprivate var advice: String {
        switch self {
        case .atLeast(let bound): "at least \(bound)"
        case .atMost(let bound): "at most \(bound)"
        }
    }
}

extension JSONValue {
    /// Calls `body` with the type, the name and the path of every image in a message.
    fileprivate func visitImages(at path: JSONPath = JSONPath(), _ body: (SDLImageType, String, JSONPath) -> Void) {
        switch self {
        case .array(let values):
            for (index, value) in values.enumerated() {
                value.visitImages(at: JSONPath(path.steps + [.index(index)]), body)
            }
        case .object(let members):
            if let type = members["imageType"]?.string, let name = members["value"]?.string {
                body(SDLImageType(rawValue: type), name, path)
            }
            for (key, value) in members { value.visitImages(at: JSONPath(path.steps + [.key(key)]), body) }
        default: break
        }
    }
}
