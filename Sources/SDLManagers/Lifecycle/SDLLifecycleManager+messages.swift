import JSON
package import SDLConnection
package import SDLRPC
import SDLSupport

// Methods that send requests and notifications.
extension SDLLifecycleManager {
    /// Sends a request. The handler is called exactly once, even if the connection is lost. The handler is never called
    /// before this method returns.
    package func send<Request: SDLRPCRequest>(
        _ request: Request, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        then handler: @escaping @MainActor @Sendable (Result<Request.Response, RequestFailure>) -> Void
    ) {
        sendForReply(request, bulk: bulk, limit: limit) { result, _ in handler(result) }
    }

    /// Sends a request like `send`. The handler also receives the original answer with its complete JSON and bulk data.
    func sendForReply<Request: SDLRPCRequest>(
        _ request: Request, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        then handler:
            @escaping @MainActor @Sendable (Result<Request.Response, RequestFailure>, _ reply: RPCEnvelope?) -> Void
    ) {
        guard let connection, let session, !endings.isTearingDown else {
            return endings.later { handler(.failure(.noSession), nil) }
        }
        // A request that the head unit would answer with INVALID_DATA is not sent. Instead, a diagnostic reports the
        // mistake in the app's code.
        var sendable = request
        if (request as? any TextChecked)?.invalidText != nil || !request.validate().isEmpty {
            sendable = sanitized(request)
            if let why = refusal(of: sendable) {
                return endings.later { handler(.failure(.unsendable("\(Request.name): \(why)")), nil) }
            }
        }
        connection.request(sendable, on: session, bulk: bulk, limit: limit, then: handler)
    }

    /// Sends a request. The handler receives the answer, and an error if the request was refused or not answered.
    func ask<Request: SDLRPCRequest>(
        _ request: Request, then handler: @escaping @MainActor (Request.Response?, (any Error)?) -> Void
    ) {
        askForReply(request) { response, _, error in handler(response, error) }
    }

    /// Sends a request like `ask`. The handler also receives the original answer.
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

    /// Sends a notification to the head unit. If the notification is invalid, reports a diagnostic instead.
    func notify<Notification: SDLRPCNotification>(_ notification: Notification) {
        guard let connection, let session, !endings.isTearingDown else { return }
        let reasons = notification.validate().map { "\($0)" }
        guard reasons.isEmpty else { return diagnose(.unsendable(Notification.name, reasons)) }
        connection.notify(notification, on: session)
    }

    /// Returns the request with corrected texts. Reports the same correction only once, because an app may send the
    /// same text often.
    private func sanitized<Request: SDLRPCRequest>(_ request: Request) -> Request {
        let corrected = SanitizedRequest(request)
        for (path, change) in corrected.changes {
            let diagnostic = Diagnostic.sanitized(Request.name, path, change)
            if reportedTexts.insert(diagnostic.message).inserted { diagnose(diagnostic) }
        }
        return corrected.request
    }

    /// Checks whether a request can be sent. Returns nil if so; otherwise reports a diagnostic and returns the first
    /// reason.
    private func refusal<Request: SDLRPCRequest>(of request: Request) -> String? {
        var reasons = request.validate().map { "\($0)" }
        if let path = (request as? any TextChecked)?.invalidText { reasons.append("\(path): has no visible text") }
        guard let first = reasons.first else { return nil }
        diagnose(.unsendable(Request.name, reasons))
        return first
    }

    /// Sends a request and waits for the result. Call this method only in an operation that `inFlight` counts as
    /// unfinished work, such as an operation of a `SerialQueue`.
    func reply<Request: SDLRPCRequest>(
        to request: Request, limit: ReplyLimit = .standard
    ) async -> Result<Request.Response, RequestFailure> {
        await pausing(inFlight) { done in send(request, limit: limit, then: done) }
    }

    /// Sends several requests in one write and waits for all results. The results are in the order of the requests.
    func replies<Request: SDLRPCRequest>(
        to requests: [Request]
    ) async -> [Result<Request.Response, RequestFailure>] {
        guard !requests.isEmpty else { return [] }
        let gathering = Gathering<Result<Request.Response, RequestFailure>>(count: requests.count)
        return await pausing(inFlight) { done in
            together {
                for (index, request) in requests.enumerated() {
                    send(request) { result in gathering.take(result, at: index, whenAll: done) }
                }
            }
        }
    }
}

/// Collects the results of several requests.
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
    /// Returns the diagnostic for a message whose values violate the limits of the mobile API. Rule 3.1 in
    /// docs/rules/managers.md.
    fileprivate static func unsendable(_ name: String, _ reasons: [String]) -> Diagnostic {
        Diagnostic(
            rule: "3.1", message: "\(name) was not sent: " + reasons.joined(separator: "; "),
            fix: "Keep the parameters within the limits of the mobile API.")
    }
}
