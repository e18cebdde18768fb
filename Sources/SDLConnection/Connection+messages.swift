import JSON
package import SDLRPC
package import SDLSupport

// The completion of each request retains the connection. Otherwise, a connection without other references would be
// released while its requests are open.
extension Connection {
    // MARK: Requests

    /// Sends a request and returns the id of the request. The event `reply` later reports the result.
    @discardableResult
    package func request(
        _ request: some SDLRPCRequest, on session: Session, bulk: ArraySlice<UInt8> = [],
        limit: ReplyLimit = .standard, causes: [Cause] = Cause.current
    ) -> RequestID {
        let id = nextRequestID()
        let outgoing = Outgoing(request, bulk: bulk, causes: causes, asked: askedAt)
        perform { $0.request(outgoing, on: session, limit: limit, completion: .event(id)) }
        return id
    }

    /// Sends a request and calls `handler` on the main actor with the typed result and the original reply.
    ///
    /// If the receiver is also on the main actor, the handler runs in the correct order relative to the receiver's
    /// events. The reply is the cause of all messages and rows that the handler creates.
    @MainActor package func request<Request: SDLRPCRequest>(
        _ request: Request, on session: Session, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        causes: [Cause] = Cause.current,
        then handler:
            @escaping @MainActor @Sendable (Result<Request.Response, RequestFailure>, _ reply: RPCEnvelope?) -> Void
    ) {
        let outgoing = Outgoing(request, bulk: bulk, causes: causes, asked: askedAt)
        perform {
            $0.request(
                outgoing, on: session, limit: limit,
                completion: .main { result in
                    let reply = try? result.get().envelope
                    withExtendedLifetime(self) { handler(result.read(as: Request.Response.self), reply) }
                })
        }
    }

    /// Sends a request and waits for the result. The result may arrive before or after an event that the connection
    /// reports. If this order matters, use another method of this extension.
    package func response<Request: SDLRPCRequest>(
        to request: Request, on session: Session, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        causes: [Cause] = Cause.current
    ) async throws(RequestFailure) -> Request.Response {
        let outgoing = Outgoing(request, bulk: bulk, causes: causes, asked: askedAt)
        let result = await withCheckedContinuation { continuation in
            perform {
                $0.request(
                    outgoing, on: session, limit: limit,
                    completion: .call { result in withExtendedLifetime(self) { continuation.resume(returning: result) }
                    })
            }
        }
        return try result.read(as: Request.Response.self).get()
    }

    /// Sends a request with unchanged parameters, even if the parameters are invalid. Only the correlation id of the
    /// request is replaced. The event `reply` later reports the result.
    @discardableResult
    package func requestRaw(
        _ envelope: RPCEnvelope, on session: Session, limit: ReplyLimit = .standard, causes: [Cause] = Cause.current
    ) -> RequestID {
        let id = nextRequestID()
        let outgoing = Outgoing(raw: envelope, causes: causes, asked: askedAt)
        perform { $0.request(outgoing, on: session, limit: limit, completion: .event(id)) }
        return id
    }

    // MARK: Replies and notifications

    /// Answers a request from the peer. Call this method once for each request.
    ///
    /// `forced` says whether a test chose this answer instead of the regular answer. The journal row of the answer
    /// contains `forced`.
    package func reply(
        _ response: some SDLRPCResponse, to request: Incoming, bulk: ArraySlice<UInt8> = [], forced: Bool = false,
        causes: [Cause] = Cause.current
    ) {
        var outgoing = Outgoing(
            response, bulk: bulk, causes: causes.isEmpty ? [request.cause] : causes, asked: askedAt)
        outgoing.forced = forced
        perform { [outgoing] in $0.reply(outgoing, to: request) }
    }

    /// Answers the peer's `request`, which may be of any type, with an error.
    package func refuse(
        _ request: Incoming, _ resultCode: SDLResult, info: String? = nil, forced: Bool = false,
        causes: [Cause] = Cause.current
    ) {
        answer(
            request, SDLGenericResponse(success: false, resultCode: resultCode, info: info), forced: forced,
            causes: causes)
    }

    /// Answers the peer's `request`, which may be of any type. The response contains only a result and an info text.
    package func answer(
        _ request: Incoming, _ response: SDLGenericResponse, forced: Bool = false, causes: [Cause] = Cause.current
    ) {
        replyRaw(response.json(), to: request, forced: forced, causes: causes)
    }

    /// Answers a request from the peer with the parameters `json`, even if these parameters are invalid.
    package func replyRaw(
        _ json: [UInt8], to request: Incoming, forced: Bool = false, causes: [Cause] = Cause.current
    ) {
        var outgoing = Outgoing(
            raw: RPCEnvelope(
                kind: .response, functionID: request.functionID, correlationID: request.correlationID, json: json[...]),
            causes: causes.isEmpty ? [request.cause] : causes, asked: askedAt)
        outgoing.forced = forced
        perform { [outgoing] in $0.reply(outgoing, to: request) }
    }

    /// Frees the correlation id of a request that this side will not answer.
    package func abandon(_ request: Incoming) {
        perform { $0.abandon(request) }
    }

    package func notify(
        _ notification: some SDLRPCNotification, on session: Session, bulk: ArraySlice<UInt8> = [],
        causes: [Cause] = Cause.current
    ) {
        let outgoing = Outgoing(notification, bulk: bulk, causes: causes, asked: askedAt)
        perform { $0.notify(outgoing, on: session) }
    }

    /// Sends a notification with unchanged parameters, even if the parameters are invalid.
    package func notifyRaw(_ envelope: RPCEnvelope, on session: Session, causes: [Cause] = Cause.current) {
        let outgoing = Outgoing(raw: envelope, causes: causes, asked: askedAt)
        perform { $0.notify(outgoing, on: session) }
    }
}

extension Result<Incoming, RequestFailure> {
    /// Decodes the reply as the response type of the request. If the reply violates the mobile API, decodes as much as
    /// possible.
    package func read<Response: SDLRPCResponse>(as type: Response.Type) -> Result<Response, RequestFailure> {
        flatMap { incoming in
            if let response = incoming.message as? Response { return .success(response) }
            if incoming.functionID == .genericResponse,
                let generic = try? Response.reading(incoming.envelope.json).value
            {
                return .success(generic)
            }
            return .failure(.unreadable(incoming.fault.map { "\($0)" } ?? "it is not a \(Response.name)"))
        }
    }
}
