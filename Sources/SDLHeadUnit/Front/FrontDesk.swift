import SDLRPC
import SDLSupport

/// Holds back what the front has to confirm before an app hears of it.
struct FrontDesk {
    var front: (any HeadUnitFront)?

    private struct Held {
        let reply: Reply
        /// What follows the reply to the same app in the same turn.
        var following: [HeadUnitEffect] = []
        let request: (any SDLRPCMessage)?
        let before: RegisteredApp?
    }

    private var held: OrderedMap<ReplyTicket, Held> = [:]

    /// Shows a turn to the front.
    ///
    /// - Returns: what may be done about it at once.
    mutating func pass(
        _ effects: [HeadUnitEffect], of input: HeadUnitInput, before: HeadUnitState?, after: HeadUnitState
    ) -> [HeadUnitEffect] {
        guard let front else { return effects }
        var passed: [HeadUnitEffect] = []
        var replies: [Reply] = []
        for effect in effects {
            switch effect {
            case .respond(let reply) where waits(reply, after):
                let key = after.keys[reply.session]
                held[ReplyTicket(reply)] = Held(
                    reply: reply, request: input.message, before: key.flatMap { before?.apps[$0] })
                replies.append(reply)
            case .notify(let session, _, _, _):
                if let reply = replies.last(where: { $0.session == session }) {
                    held[ReplyTicket(reply)]?.following.append(effect)
                } else {
                    passed.append(effect)
                }
            default: passed.append(effect)
            }
        }
        front.turned(FrontTurn(input: input, effects: effects, held: replies, state: after))
        return passed
    }

    private func waits(_ reply: Reply, _ state: HeadUnitState) -> Bool {
        guard state.front == .hmi, reply.response.success, !reply.isForced else { return false }
        return front?.holds.contains(SDLFunctionID(rawValue: reply.functionID)) ?? false
    }

    /// What is to be done now that the front has spoken; and what to take back.
    mutating func release(_ ticket: ReplyTicket, _ verdict: FrontVerdict) -> ([HeadUnitEffect], undo: FrontInput?) {
        guard let held = held.removeValue(forKey: ticket) else { return ([], nil) }
        var reply = held.reply
        switch verdict {
        case .asItIs: break
        case .result(let result, let info):
            var response = reply.response
            response.resultCode = result
            response.info = info ?? response.info
            reply.response = response
        case .refused(let result, let info):
            reply.response = SDLGenericResponse(success: false, resultCode: result, info: info)
            guard let request = held.request, let before = held.before else { return ([.respond(reply)], nil) }
            return ([.respond(reply)], .undo(ticket, request, before: before))
        }
        return ([.respond(reply)] + held.following, nil)
    }

    /// The front is gone: everything that waited goes out as the head unit had it.
    mutating func releaseAll() -> [HeadUnitEffect] {
        defer { held = [:] }
        return held.values.flatMap { [.respond($0.reply)] + $0.following }
    }
}

extension HeadUnitInput {
    fileprivate var message: (any SDLRPCMessage)? {
        if case .request(_, let request) = self { request.message } else { nil }
    }
}
