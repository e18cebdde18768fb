import JSON
import SDLRPC
import SDLSupport

/// Delays replies until the presenter confirms the replies.
struct HeldReplies {
    /// The presenter, which receives every turn; nil if no presenter is attached. The reference is weak because the
    /// presenter retains the head unit.
    weak var presenter: (any HeadUnitPresenter)?

    private struct Held {
        let reply: Reply
        /// The notifications that the app receives after the reply. The same input has caused the reply and the
        /// notifications.
        var following: [HeadUnitEffect] = []
        let request: (any SDLRPCMessage)?
        let before: RegisteredApp?

        /// Returns the inputs for the head unit that result from the confirmation of the reply.
        func news(of reply: Reply) -> [PresenterInput] {
            switch request {
            case is SDLRegisterAppInterface:
                [.restored(reply.session, isWhole: reply.response.resultCode != .resumeFailed)]
            case is SDLCloseApplication: [.closes(reply.session)]
            case let request as SDLCreateInteractionChoiceSet:
                [.settled(reply.session, choiceSet: request.interactionChoiceSetID)]
            case let request as SDLDeleteInteractionChoiceSet:
                [.settled(reply.session, choiceSet: request.interactionChoiceSetID)]
            default: []
            }
        }
    }

    private var held: OrderedMap<ReplyTicket, Held> = [:]
    private var heldStreams: [StreamTicket] = []

    /// Passes the effects of an input to the presenter, and returns the effects that are not delayed.
    mutating func pass(
        _ effects: [HeadUnitEffect], of input: HeadUnitInput, before: AppTable?, after: HeadUnitState
    ) -> [HeadUnitEffect] {
        guard let presenter else { return effects }
        var passed: [HeadUnitEffect] = []
        var replies: [Reply] = []
        var streams: [StreamTicket] = []
        for effect in effects {
            switch effect {
            case .respond(let reply) where waits(reply, after):
                let key = after.keys[reply.session]
                held[ReplyTicket(reply)] = Held(
                    reply: reply, request: input.message, before: key.flatMap { before?[$0] })
                replies.append(reply)
            case .notify(let session, _, _, _):
                if let reply = replies.last(where: { $0.session == session }) {
                    held[ReplyTicket(reply)]?.following.append(effect)
                } else {
                    passed.append(effect)
                }
            case .answerStream(let session, let service, .accepted) where after.presenter.policy.confirms:
                streams.append(StreamTicket(session: session, service: service))
            default: passed.append(effect)
            }
        }
        heldStreams += streams
        presenter.turned(
            PresentedTurn(input: input, effects: effects, held: replies, heldStreams: streams, state: after))
        return passed
    }

    private func waits(_ reply: Reply, _ state: HeadUnitState) -> Bool {
        guard let presenter, state.presenter.policy.confirms else { return false }
        let function = SDLFunctionID(rawValue: reply.functionID)
        if function == .registerAppInterface, reply.response.success {
            return state.keys[reply.session].flatMap { state.apps[$0] }?.awaitsRestoring == true
        }
        return reply.isUnsupported
            ? presenter.answers.contains(function)
            : reply.response.success && presenter.heldFunctions.contains(function)
    }

    /// Releases a delayed stream. Returns false if the stream was not delayed.
    mutating func release(_ ticket: StreamTicket) -> Bool {
        guard let index = heldStreams.firstIndex(of: ticket) else { return false }
        heldStreams.remove(at: index)
        return true
    }

    /// Releases a delayed reply. Returns the effects to perform, and inputs that complete or revoke the request.
    ///
    /// - Parameter isSuspended: whether the car is about to be switched off, so that no hashes are sent.
    mutating func release(_ ticket: ReplyTicket, _ verdict: PresenterVerdict, isSuspended: Bool) -> (
        [HeadUnitEffect], then: [PresenterInput]
    ) {
        guard let held = held.removeValue(forKey: ticket) else { return ([], []) }
        var reply = held.reply
        switch verdict {
        case .unchanged: break
        case .result(let result, let info):
            var response = reply.response
            response.resultCode = result
            response.info = info ?? response.info
            reply.response = response
        case .answered(let params): reply.response = Self.response(of: reply, params, to: held.before)
        case .refused where reply.isForced: break
        case .refused(let result, let info):
            reply.response = SDLGenericResponse(success: false, resultCode: result, info: info)
            guard let request = held.request, let before = held.before else { return ([.respond(reply)], []) }
            let hashes = held.following.compactMap(\.hash)
            return (
                [.respond(reply)],
                hashes.map { .hashRevoked(reply.session, $0, to: before.hashID) } + [
                    .undo(ticket, request, before: before)
                ]
            )
        }
        if reply.isForced {
            let forced = held.reply.response
            (reply.response.success, reply.response.resultCode) = (forced.success, forced.resultCode)
            reply.response.info = forced.info
        }
        let reported = held.following.filter { !isSuspended || $0.hash == nil }
        let waits: [PresenterInput] = reported.count < held.following.count ? [.hashDeferred(reply.session)] : []
        return ([.respond(reply)] + reported, waits + held.news(of: reply))
    }

    /// Converts the presenter's answer to a response; an invalid answer becomes GENERIC_ERROR.
    private static func response(
        of reply: Reply, _ answer: [UInt8], to app: RegisteredApp?
    ) -> any SDLRPCResponse {
        let answer = reply.ofVehicle(answer, for: app)
        let message = SDLRPCRegistry.message(SDLFunctionID(rawValue: reply.functionID), .response)
        guard let type = message as? any SDLRPCResponse.Type, let more = reply.wider(answer, for: app),
            let whole = try? JSONValue(parsing: completed(answer, reply)), let response = type.passed(whole, more)
        else {
            return SDLGenericResponse(success: false, resultCode: .genericError, info: SDLResult.unreadable)
        }
        return response
    }

    private static func completed(_ answer: [UInt8], _ reply: Reply) -> [UInt8] {
        let members = reply.added.object ?? [:]
        guard !members.isEmpty, var whole = try? JSONValue(parsing: answer) else { return answer }
        if let info = reply.ignoredInfo, whole["success"] == true {
            whole["resultCode"] = .string(SDLResult.ignored.rawValue)
            whole["info"] = .string(info)
        }
        for (name, member) in members {
            let said = whole[name]?.string
            whole[name] =
                if name == "info", let said, let more = member.string { .string("\(said) \(more)") } else { member }
        }
        return whole.json()
    }

    /// Releases all delayed replies with the head unit's own results, after the presenter has disconnected. Returns the
    /// effects to perform, and inputs that complete the requests.
    mutating func releaseAll() -> ([HeadUnitEffect], then: [PresenterInput]) {
        defer {
            held = [:]
            heldStreams = []
        }
        let effects = held.values.flatMap { [.respond($0.reply)] + $0.following }
        let streams = heldStreams.map { HeadUnitEffect.answerStream($0.session, $0.service, .accepted) }
        let closed = held.values.filter { $0.request is SDLCloseApplication }.map { $0.reply.session }
        return (effects + streams, closed.map(PresenterInput.closes))
    }
}

extension HeadUnitEffect {
    /// The hash that an OnHashChange effect sends; nil for any other effect.
    fileprivate var hash: String? {
        if case .notify(_, let change as SDLOnHashChange, _, _) = self { change.hashID } else { nil }
    }
}

extension HeadUnitInput {
    fileprivate var message: (any SDLRPCMessage)? {
        if case .request(_, let request) = self { request.message } else { nil }
    }
}

extension Reply {
    /// Returns the values of the vehicle items that the profile adds, by item name, from the HMI's answer; nil if a
    /// value is invalid.
    fileprivate func wider(_ answer: [UInt8], for app: RegisteredApp?) -> OrderedMap<String, JSONValue>? {
        var more: OrderedMap<String, JSONValue> = [:]
        let said = items.isEmpty ? [:] : (try? JSONValue(parsing: answer)) ?? [:]
        for item in items {
            guard let schema = item.schema, let value = said[schema.key] else { continue }
            if functionID == SDLFunctionID.getVehicleData.rawValue {
                let named = schema.named(value)
                guard (try? schema.check(named, at: item.name)) != nil else { return nil }
                more[item.name] = if let app { schema.value(named, at: app.rpcVersion) } else { named }
            } else {
                let reading = try? SDLVehicleDataResult.reading(value.json(), dropping: .unknownNames)
                guard let reading, reading.violations.items.isEmpty else { return nil }
                more[item.name] = value
            }
        }
        // Items that the app is not permitted to use are already listed under their names.
        for (name, member) in added.object ?? [:] where member["oemCustomDataType"] != nil { more[name] = member }
        return more
    }
}
