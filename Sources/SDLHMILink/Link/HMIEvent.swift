package import JSON
package import Journaling
package import SDLHeadUnit
package import SDLSupport

/// An event that the link must process.
package enum HMIEvent: Sendable {
    /// A page has opened a socket. `name` is the address of the page.
    case opened(HMISocketID, name: String)
    case message(HMISocketID, [UInt8])
    case closed(HMISocketID)
    case turned(PresentedTurn)
    /// The head unit has refused a command from the link.
    case failed(String, cause: Cause?)
    /// The clock has advanced. The link must check its timers.
    case clock
}

/// An action that the owner of the link must perform. The actions must be performed in order.
package enum HMIAction: Sendable {
    case send(HMISocketID, [UInt8])
    case drive(HeadUnitCommand, cause: Cause)
    case input(PresenterInput, cause: Cause?)
    case release(ReplyTicket, PresenterVerdict, cause: Cause?)
    case answer(StreamTicket, StreamAnswer, cause: Cause?)
    case row(HMIRow, causes: [Cause])
    case finding(HMIFinding, causes: [Cause])
    /// Write the new state of the HMI's connection to `headUnit/hmi` and `headUnit/presenter` in the state tree.
    case presence(HMIPresence)
    /// Report that the HMI has switched the car off or reset the car. OnSDLClose was already sent to the HMI.
    case switchedOff
}

/// The state of the HMI's connection, for the state tree and the readiness check.
package struct HMIPresence: Equatable, Sendable, JSONWritable {
    package var isConnected = false
    /// Whether the HMI has completed its start-up. After the start-up, apps may connect and the HMI is the presenter.
    package var isReady = false
    package var components: [String] = []
    /// The expected components that this HMI has not registered.
    package var missing: [String] = Self.expected
    /// The problem if the page is incomplete after its loading time; nil if no problem is known.
    package var problem: Problem?

    package static let expected = [
        "UI", "BasicCommunication", "Buttons", "VR", "TTS", "Navigation", "VehicleInfo", "RC",
    ]
    /// The components that a complete HMI need not register. For example, generic_hmi does not register RC.
    private static let dispensable: Set = ["RC"]

    /// A problem with an HMI page, and advice on how to fix it.
    package struct Problem: Equatable, Sendable, JSONWritable {
        package let detail: String
        package let fix: String

        package func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("detail", detail)
                writer.field("fix", fix)
            }
        }
    }

    /// Returns the problem of a connected page; nil if the page is complete.
    package static func problem(hasSaidReady: Bool, missing: [String]) -> Problem? {
        let names = missing.filter { !dispensable.contains($0) }.joined(separator: ", ")
        let detail: String
        switch (hasSaidReady, names.isEmpty) {
        case (true, true): return nil
        case (true, false): detail = "The web HMI has not registered \(names)."
        case (false, true): detail = "A web HMI is connected, but it has not sent OnReady."
        case (false, false):
            detail = "A web HMI is connected, but it has not sent OnReady and has not registered \(names)."
        }
        return Problem(
            detail: detail, fix: "Reload the HMI's page: a part of the HMI may not have loaded.")
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("connected", isConnected)
            writer.field("ready", isReady)
            writer.field("components", components)
            writer.field("missing", missing)
            writer.field("problem", problem)
        }
    }
}

/// A violation of the HMI API in a message from an HMI.
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

/// The journal row of a message between the head unit and the HMI. The row of an answer contains the number of the
/// answered request. A request and its answer have opposite directions.
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
