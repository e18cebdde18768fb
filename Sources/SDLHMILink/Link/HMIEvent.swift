package import JSON
package import Journaling
package import SDLHeadUnit
package import SDLSupport

/// Everything that can happen to the link.
package enum HMIEvent: Sendable {
    /// A page has opened a socket; the name says from where.
    case opened(HMISocketID, name: String)
    case message(HMISocketID, [UInt8])
    case closed(HMISocketID)
    case turned(PresentedTurn)
    /// The head unit did not carry out a command of ours.
    case failed(String, cause: Cause?)
    /// Time has passed: whatever is due happens.
    case clock
}

/// What the link wants done, in this order.
package enum HMIAction: Sendable {
    case send(HMISocketID, [UInt8])
    case drive(HeadUnitCommand, cause: Cause)
    case input(PresenterInput, cause: Cause?)
    case release(ReplyTicket, PresenterVerdict, cause: Cause?)
    case answer(StreamTicket, StreamAnswer, cause: Cause?)
    case row(HMIRow, causes: [Cause])
    case finding(HMIFinding, causes: [Cause])
    /// The state tree's `headUnit/hmi` and `headUnit/presenter`.
    case presence(HMIPresence)
    /// The HMI has had all apps exit, and has been told that they have.
    case switchedOff
}

/// Which HMI is there, as the state tree and readiness tell it.
package struct HMIPresence: Equatable, Sendable, JSONWritable {
    package var isConnected = false
    /// Start-up is over: apps are welcome and the HMI is the presenter.
    package var isReady = false
    package var components: [String] = []
    /// Components that a full HMI has and this one has not registered.
    package var missing: [String] = Self.expected
    /// What to tell people of a page that has had its time to load and is not whole.
    package var trouble: Trouble?

    package static let expected = [
        "UI", "BasicCommunication", "Buttons", "VR", "TTS", "Navigation", "VehicleInfo", "RC",
    ]
    /// generic_hmi never has it, and is whole.
    private static let dispensable: Set = ["RC"]

    package init() {}

    /// What is wrong with a page, and what to do about it.
    package struct Trouble: Equatable, Sendable, JSONWritable {
        package let detail: String
        package let fix: String

        package func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("detail", detail)
                writer.field("fix", fix)
            }
        }
    }

    /// What a connected page lacks; nil for one that is whole.
    package static func trouble(hasSaidReady: Bool, missing: [String]) -> Trouble? {
        let names = missing.filter { !dispensable.contains($0) }.joined(separator: ", ")
        let detail: String
        switch (hasSaidReady, names.isEmpty) {
        case (true, true): return nil
        case (true, false): detail = "The web HMI has not registered \(names)."
        case (false, true): detail = "A web HMI is connected and has not said that it is ready."
        case (false, false):
            detail = "A web HMI is connected and has neither said that it is ready nor registered \(names)."
        }
        return Trouble(
            detail: detail, fix: "Reload its page: now and then one loads without a part of itself.")
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("connected", isConnected)
            writer.field("ready", isReady)
            writer.field("components", components)
            writer.field("missing", missing)
            writer.field("trouble", trouble)
        }
    }
}

/// Something an HMI did that its interface does not allow.
package struct HMIFinding: Hashable, Sendable {
    package var rule: String
    package var path: String?
    package var message: String
    package var fix: String

    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("rule", rule)
            writer.field("path", path)
            writer.field("message", message)
            writer.field("fix", fix)
            writer.field("see", RuleAddress.of(rule))
        }
        return writer.bytes
    }
}

/// One message between head unit and HMI as a row of the journal; an answer names the request it belongs to by its
/// ordinal in the other direction.
package struct HMIRow: Sendable {
    package enum Kind: String, Sendable { case request, response, notification }

    package let key: MessageKey
    package let kind: Kind
    package let name: String
    package let id: Int?
    package let app: String?
    package let params: LazyJSON
    package var result: String?
    package var info: String?
    package var answers: UInt64?
    package var violations: [String] = []

    /// A message's key is enough to know which way it went.
    package var json: [UInt8] {
        let params = params.bytes
        var writer = JSONWriter(capacity: 256 + params.count)
        writer.object { writer in
            writer.field("app", app)
            writer.field("connection", key.connection)
            writer.field("session", Int(key.session))
            writer.field("direction", key.direction == .toApp ? "toHMI" : "toHeadUnit")
            writer.field("ordinal", Int(key.ordinal))
            writer.field("rpcType", kind.rawValue)
            writer.field("name", name)
            writer.field("correlationID", id)
            writer.field("answers", answers)
            writer.field("bytes", params.count)
            if !violations.isEmpty { writer.field("violations", violations) }
            writer.field("result", result)
            writer.field("info", info)
            writer.field("params") { $0.raw(params) }
        }
        return writer.bytes
    }
}
