import JSON
package import SDLConnection
package import SDLRPC
import SDLSupport

// What goes out, and comes back.
extension SDLLifecycleManager {
    /// Sends a request; its end comes exactly once, also when the connection goes, and never before this has returned.
    package func send<Request: SDLRPCRequest>(
        _ request: Request, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        then handler: @escaping @MainActor @Sendable (Result<Request.Response, RequestFailure>) -> Void
    ) {
        sendForReply(request, bulk: bulk, limit: limit) { result, _ in handler(result) }
    }

    /// As `send`, with the answer as it came: what the interface has not is in its JSON, and bulk data behind it.
    func sendForReply<Request: SDLRPCRequest>(
        _ request: Request, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        then handler:
            @escaping @MainActor @Sendable (Result<Request.Response, RequestFailure>, _ reply: RPCEnvelope?) -> Void
    ) {
        guard let connection, let session, !endings.isTearingDown else {
            return endings.later { handler(.failure(.noSession), nil) }
        }
        // What could only be answered INVALID_DATA is told here, where it was done, and not sent.
        var sendable = request
        if (request as? any Worded)?.badText != nil || !request.validate().isEmpty {
            sendable = tidied(request)
            if let why = refusal(of: sendable) {
                return endings.later { handler(.failure(.unsendable("\(Request.name): \(why)")), nil) }
            }
        }
        connection.request(sendable, on: session, bulk: bulk, limit: limit, then: handler)
    }

    /// Sends a request of the app's own code, which is told the answer, and why where it is no success.
    func ask<Request: SDLRPCRequest>(
        _ request: Request, then handler: @escaping @MainActor (Request.Response?, (any Error)?) -> Void
    ) {
        askForReply(request) { response, _, error in handler(response, error) }
    }

    /// As `ask`, with the answer as it came.
    func askForReply<Request: SDLRPCRequest>(
        _ request: Request,
        then handler: @escaping @MainActor (Request.Response?, _ reply: RPCEnvelope?, (any Error)?) -> Void
    ) {
        guard isReady else { return endings.later { handler(nil, nil, SDLManagerError.notReady) } }
        sendForReply(request) { [endings] result, reply in
            endings.deliver {
                switch result {
                case .success(let response):
                    let refused = SDLManagerError.refused(response.resultCode, info: response.info)
                    handler(response, reply, response.success ? nil : refused)
                case .failure(let failure): handler(nil, nil, SDLManagerError.noAnswer("\(failure)"))
                }
            }
        }
    }

    /// Tells the head unit something that it does not answer, or says why it could not take that.
    func notify<Notification: SDLRPCNotification>(_ notification: Notification) {
        guard let connection, let session, !endings.isTearingDown else { return }
        let reasons = notification.validate().map { "\($0)" }
        guard reasons.isEmpty else { return diagnose(.unsendable(Notification.name, reasons)) }
        connection.notify(notification, on: session)
    }

    /// What is wrong with a text is told once: the same one may be sent again and again.
    private func tidied<Request: SDLRPCRequest>(_ request: Request) -> Request {
        let tidy = TidyRequest(request)
        for (path, change) in tidy.changes {
            let diagnostic = Diagnostic.tidied(Request.name, path, change)
            if toldTexts.insert(diagnostic.message).inserted { diagnose(diagnostic) }
        }
        return tidy.request
    }

    /// Why it could only be refused, told once where it was done.
    private func refusal<Request: SDLRPCRequest>(of request: Request) -> String? {
        var reasons = request.validate().map { "\($0)" }
        if let path = (request as? any Worded)?.badText { reasons.append("\(path): nothing to read in it") }
        guard let first = reasons.first else { return nil }
        diagnose(.unsendable(Request.name, reasons))
        return first
    }

    /// Sends a request and waits for its end. Only for work that `flight` counts, such as a `SerialQueue`'s.
    func reply<Request: SDLRPCRequest>(
        to request: Request, limit: ReplyLimit = .standard
    ) async -> Result<Request.Response, RequestFailure> {
        await pausing(flight) { done in send(request, limit: limit, then: done) }
    }

    /// Sends requests at once, as one write, and waits for all their ends, in the order of the requests.
    func replies<Request: SDLRPCRequest>(
        to requests: [Request]
    ) async -> [Result<Request.Response, RequestFailure>] {
        guard !requests.isEmpty else { return [] }
        let gathering = Gathering<Result<Request.Response, RequestFailure>>(count: requests.count)
        return await pausing(flight) { done in
            together {
                for (index, request) in requests.enumerated() {
                    send(request) { result in gathering.take(result, at: index, whenAll: done) }
                }
            }
        }
    }
}

/// Gathers the ends of several requests.
@MainActor
private final class Gathering<Value: Sendable> {
    private var values: [Value?]
    private var missing: Int

    init(count: Int) {
        values = Array(repeating: nil, count: count)
        missing = count
    }

    func take(_ value: Value, at index: Int, whenAll done: ([Value]) -> Void) {
        values[index] = value

        missing -= 1
        if missing == 0 { done(values.compactMap(\.self)) }
    }
}

extension Diagnostic {
    /// Section 3 of the interface's rules: the bounds of each parameter.
    fileprivate static func unsendable(_ name: String, _ reasons: [String]) -> Diagnostic {
        Diagnostic(
            rule: "3.1", message: "\(name) was not sent: " + reasons.joined(separator: "; "),
            fix: "Keep to the bounds that the interface sets for it.")
    }
}
