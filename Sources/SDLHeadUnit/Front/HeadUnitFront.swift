package import SDLRPC
import SDLSupport

/// Who shows the head unit to the driver: our own page, or a web HMI that stands in front of it.
package enum Front: String, Sendable {
    case page
    case hmi
}

/// Somebody who watches every turn of a head unit and may be its front.
package protocol HeadUnitFront: AnyObject, Sendable {
    /// The functions whose good replies wait for the front's word while it is in charge.
    var holds: Set<SDLFunctionID> { get }

    /// The functions it answers itself while it is in charge, as the head unit has nothing behind them.
    var answers: Set<SDLFunctionID> { get }

    /// Called on the head unit after each turn, in order. Must only hand over, never work.
    func turned(_ turn: FrontTurn)
}

/// One turn of the head unit, as its front sees it.
package struct FrontTurn: Sendable {
    package let input: HeadUnitInput
    /// Everything the turn led to, held back or not.
    package let effects: [HeadUnitEffect]
    /// Replies that wait for `HeadUnit.release`.
    package let held: [Reply]
    /// Streams the head unit would take, and that wait likewise.
    package let heldStreams: [StreamTicket]
    package let state: HeadUnitState
}

/// Names a reply that is held back.
package struct ReplyTicket: Hashable, Sendable {
    package let session: SessionRef
    package let correlationID: Int32

    package init(_ reply: Reply) {
        self.init(session: reply.session, correlationID: reply.correlationID)
    }

    init(session: SessionRef, correlationID: Int32) {
        self.session = session
        self.correlationID = correlationID
    }
}

/// Names a stream of an app.
package struct StreamTicket: Hashable, Sendable {
    package let session: SessionRef
    package let service: StreamService

    package init(session: SessionRef, service: StreamService) {
        self.session = session
        self.service = service
    }
}

/// What the front says to a reply that waited for it.
package enum FrontVerdict: Hashable, Sendable {
    case asItIs
    /// Good, but with another result: `WARNINGS`, say.
    case result(SDLResult, info: String?)
    /// The front did not do it: the head unit takes back what it had noted.
    case refused(SDLResult, info: String?)
    /// The front's own answer to what the head unit has nothing behind: the response's parameters, as JSON.
    case answered(params: [UInt8])
}

/// What a front tells the head unit beside the commands that anybody may give.
package enum FrontInput: Sendable {
    /// From now on the front decides when an overlay or a speech ends.
    case takesOver
    /// The front is gone: our own page shows what is there, and time runs from now.
    case leaves
    case overlayEnds(String, FrontAnswer)
    /// The driver has done something to it: its time starts anew.
    case overlayGoesOn(String)
    case slides(String, position: Int)
    case types(String, text: String)
    case speechEnds(AppKey, FrontAnswer)
    /// What stands in front of a window.
    case context(AppKey, SDLSystemContext, window: Int)
    case menu(AppKey, isOpen: Bool)
    /// A widget is shown, or no longer.
    case window(AppKey, Int, isActivated: Bool)
    case notify(AppKey, any SDLRPCNotification)
    /// What the front can do for an app, or for all of them.
    case capability(AppKey?, SDLSystemCapability)
    /// What the front said it can do counts no longer.
    case forgetsCapabilities
    /// The front does not take a stream, or no longer.
    case streamEnds(StreamTicket)
    /// Takes back a request that the front refused, as it was before.
    case undo(ReplyTicket, any SDLRPCMessage, before: RegisteredApp)
}

/// How an overlay or a speech ended in front.
package struct FrontAnswer: Hashable, Sendable {
    package var result: SDLResult
    package var info: String?
    package var choiceID: Int?
    package var text: String?
    package var source: SDLTriggerSource?
    package var sliderPosition: Int?
    package var tryAgainTime: Int?

    package init(_ result: SDLResult, info: String? = nil) {
        self.result = result
        self.info = info
    }
}
