import JSON
import Journaling
import SDLRPC
import SDLSupport

// Messages on a link with latency and losses.
extension HeadUnit {
    /// Processes a message from an app immediately or after the link's latency. A message that the link loses is
    /// dropped.
    func arrive(_ input: HeadUnitInput) {
        let app = input.session.flatMap { state.keys[$0] }
        if gate.admits(input, of: app), isThere(.input(input)) { take(input) }
    }

    /// Returns true if the message or effect arrives immediately. Otherwise queues the message or effect, or records
    /// its loss, and returns false.
    func isThere(_ load: SlowLink.Load) -> Bool {
        guard load.usesLink else { return true }
        if link.isEmpty, SlowLink.isPerfect(in: state) { return true }
        switch link.take(load, SlowLink.quality(of: load.session, in: state), at: timekeeper.now) {
        case .atOnce: return true
        case .later: setLinkAlarm()
        case .never:
            recordLoss(of: load)
            if case .input(.request(let session, let request)) = load { forget(request, of: session) }
        }
        return false
    }

    private func setLinkAlarm() {
        guard linkAlarm?.due != link.nextDue else { return }
        if let linkAlarm { timekeeper.cancel(linkAlarm) }
        linkAlarm = link.nextDue.map { due in ring(at: due) { await $0.deliver() } }
    }

    private func deliver() {
        linkAlarm = nil
        together {
            while let load = link.next(dueBy: timekeeper.now) {
                switch load {
                // Messages in transit are dropped if their app has disconnected.
                case .input(.request(let session, _)) where !isOpen(session): break
                case .input(.unasked(let session, _)) where !isOpen(session): break
                case .input(let input): take(input)
                case .effect(let effect): carryOut(effect)
                }
            }
        }
        setLinkAlarm()
    }

    // MARK: Losses

    private func recordLoss(of load: SlowLink.Load) {
        switch load {
        case .input(.request(let session, let request)):
            recordLoss("toHeadUnit", "request", request.functionID, request.correlationID, of: session, [request.cause])
        case .input(.unasked(let session, let message)):
            recordLoss(
                "toHeadUnit", message.isReply ? "response" : "notification", message.functionID, message.correlationID,
                of: session, [message.cause])
        case .effect(.respond(let reply)):
            recordLoss(
                "toApp", "response", SDLFunctionID(rawValue: reply.functionID), reply.correlationID, of: reply.session,
                [reply.cause])
        case .effect(.notify(let session, let notification, _, let causes)):
            recordLoss("toApp", "notification", type(of: notification).functionID, nil, of: session, causes)
        case .effect(.ask(_, let session, let request, let causes)):
            recordLoss("toApp", "request", type(of: request).functionID, nil, of: session, causes)
        case .input(.answered(_, let session, let answer)) where answer.json != nil:
            recordLoss("toHeadUnit", "response", nil, nil, of: session, answer.cause.map { [$0] } ?? [])
        case .effect(.sendRaw(let session, let kind, let function, _, let causes)):
            recordLoss("toApp", "\(kind)", function, nil, of: session, causes)
        default: break
        }
    }

    private func recordLoss(
        _ direction: String, _ type: String, _ function: SDLFunctionID?, _ correlationID: Int32?,
        of session: SessionRef, _ causes: [Cause]
    ) {
        let app = state.keys[session]?.rawValue
        writer.write("link", causes: causes) {
            var writer = JSONWriter()
            writer.object { writer in
                writer.field("what", "lost")
                writer.field("app", app)
                writer.field("direction", direction)
                writer.field("rpcType", type)
                writer.field(
                    "name",
                    function.flatMap {
                        SDLRPCRegistry.message($0, .request)?.name ?? SDLRPCRegistry.message($0, .notification)?.name
                    })
                writer.field("functionID", function?.rawValue)
                writer.field("correlationID", correlationID.map(Int.init))
            }
            return writer.bytes
        }
    }
}
