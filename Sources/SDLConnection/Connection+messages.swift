import JSON
package import SDLRPC
package import SDLSupport

// A completion holds on to the connection: the lane lets go of one that nobody holds, and with it of its requests.
extension Connection {
    // MARK: Requests

    /// Sends a request; its end comes as the event `reply`.
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

    /// Sends a request for code on the main actor, which learns of its end in the order in which everything else reaches
    /// the receiver (there too), with the reply as it came. What the handler does is caused by the reply.
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

    /// Sends a request and waits for its end. The caller goes on in its own time: when the order against notifications
    /// matters, use one of the other forms.
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

    /// Sends a request as it is given, valid or not; its correlation id is ours. Its end comes as the event `reply`.
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

    /// Answers a request of the peer's; once.
    ///
    /// - Parameter forced: the answer is what a test wanted, not what was due; its row says so.
    package func reply(
        _ response: some SDLRPCResponse, to request: Incoming, bulk: ArraySlice<UInt8> = [], forced: Bool = false,
        causes: [Cause] = Cause.current
    ) {
        var outgoing = Outgoing(
            response, bulk: bulk, causes: causes.isEmpty ? [request.cause] : causes, asked: askedAt)
        outgoing.forced = forced
        perform { [outgoing] in $0.reply(outgoing, to: request) }
    }

    /// Answers a request of the peer's that cannot be granted, whatever its function.
    package func refuse(
        _ request: Incoming, _ resultCode: SDLResult, info: String? = nil, forced: Bool = false,
        causes: [Cause] = Cause.current
    ) {
        answer(
            request, SDLGenericResponse(success: false, resultCode: resultCode, info: info), forced: forced,
            causes: causes)
    }

    /// Answers a request of the peer's with nothing but a result, whatever its function.
    package func answer(
        _ request: Incoming, _ response: SDLGenericResponse, forced: Bool = false, causes: [Cause] = Cause.current
    ) {
        var outgoing = Outgoing(
            raw: RPCEnvelope(
                kind: .response, functionID: request.functionID, correlationID: request.correlationID,
                json: response.json()[...]),
            causes: causes.isEmpty ? [request.cause] : causes, asked: askedAt)
        outgoing.forced = forced
        perform { [outgoing] in $0.reply(outgoing, to: request) }
    }

    /// Answers a request of the peer's with parameters as they are given, valid or not.
    package func replyRaw(_ json: [UInt8], to request: Incoming, causes: [Cause] = Cause.current) {
        let outgoing = Outgoing(
            raw: RPCEnvelope(
                kind: .response, functionID: request.functionID, correlationID: request.correlationID, json: json[...]),
            causes: causes.isEmpty ? [request.cause] : causes, asked: askedAt)
        perform { $0.reply(outgoing, to: request) }
    }

    /// Leaves a request of the peer's without a reply, for ever: the peer does not wait for one any more.
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

    /// Sends a notification as it is given, valid or not.
    package func notifyRaw(_ envelope: RPCEnvelope, on session: Session, causes: [Cause] = Cause.current) {
        let outgoing = Outgoing(raw: envelope, causes: causes, asked: askedAt)
        perform { $0.notify(outgoing, on: session) }
    }
}

extension Result<Incoming, RequestFailure> {
    /// The reply as the type it should have. What the interface does not allow in it is put up with as long as there is
    /// a whole value.
    package func read<Response: SDLRPCResponse>(as type: Response.Type) -> Result<Response, RequestFailure> {
        flatMap { incoming in
            if let response = incoming.message as? Response { return .success(response) }
            if incoming.functionID == .genericResponse,
                let generic = try? Response.reading(incoming.envelope.json).value
            {
                return .success(generic)
            }
            return .failure(.unreadable(incoming.fault.map { "\($0)" } ?? "it is no \(Response.name)"))
        }
    }
}
