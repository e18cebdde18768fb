package import JSON
package import SDLRPC

/// Who shows the head unit to the driver: our own page, a web HMI, or a car of its own that is only watched here.
package enum Presenter: String, Sendable {
    case page
    case hmi
    case car
}

/// Watches every turn of a head unit, and may be its presenter.
package protocol HeadUnitPresenter: AnyObject, Sendable {
    /// The functions whose good replies wait for the presenter's word while it is in charge.
    var heldFunctions: Set<SDLFunctionID> { get }

    /// The functions it answers itself while it is in charge, as the head unit has nothing behind them.
    var answers: Set<SDLFunctionID> { get }

    /// Called on the head unit after each turn, in order. Must only hand over, never work.
    func turned(_ turn: PresentedTurn)
}

/// One turn of the head unit, as its presenter sees it.
package struct PresentedTurn: Sendable {
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

/// What the presenter decides about a reply that has waited for it.
package enum PresenterVerdict: Hashable, Sendable {
    case asItIs
    /// Good, but with another result: `WARNINGS`, say.
    case result(SDLResult, info: String?)
    /// The presenter did not do it: the head unit takes back what it had noted.
    case refused(SDLResult, info: String?)
    /// The presenter's own answer to what the head unit has nothing behind: the response's parameters, as JSON.
    case answered(params: [UInt8])
}

/// What a presenter tells the head unit beside the commands that anybody may give.
package enum PresenterInput: Sendable {
    /// From now on the presenter decides when an overlay or a speech ends.
    case takesOver
    /// The presenter is gone: our own page shows what is there, and time runs from now.
    case leaves
    case overlayEnds(String, PresenterAnswer)
    /// What is to be said before a recording has been said.
    case promptEnds(String)
    /// The driver has done something to it: its time starts anew.
    case overlayGoesOn(String)
    case slides(String, position: Int)
    case types(String, text: String)
    case speechEnds(AppKey, PresenterAnswer)
    /// What stands in front of a window.
    case context(AppKey, SDLSystemContext, window: Int)
    case menu(AppKey, isOpen: Bool)
    /// The presenter listens or speaks, or does so no longer.
    case sound(PresenterSound, isOn: Bool)
    /// A widget is shown, or no longer.
    case window(AppKey, Int, isActivated: Bool)
    case notify(AppKey, any SDLRPCNotification)
    /// What the presenter can do for an app, or for all of them.
    case capability(AppKey?, SDLSystemCapability)
    /// What the presenter said it can do counts no longer.
    case forgetsCapabilities
    /// What the presenter's car says; with `isNews` the subscribed apps are told.
    case vehicle(JSONValue, isNews: Bool)
    /// What the presenter has let an app subscribe to, all of it.
    case vehicleData(AppKey, [String])
    /// Where the presenter's navigation is going; with `isNews` the subscribed apps are told.
    case route([SDLLocationDetails], isNews: Bool)
    /// Whether the presenter has let an app hear of its route.
    case wayPoints(AppKey, Bool)
    /// The presenter has answered what it was asked.
    case answers(AskTicket, PresenterReply)
    /// What the presenter's car tells of one of its modules: ModuleData, which to a presenter may lack what apps tell.
    case module(JSONValue)
    /// The presenter asks something of services, and is answered.
    case requests(PresenterTicket, ServiceRequest)
    /// What the presenter tells of a service of its own.
    case serviceData(SDLAppServiceData)
    /// The presenter does not take a stream, or no longer.
    case streamEnds(StreamTicket)
    /// What is to be known of a cloud app; taken as it is.
    case cloudApp(CloudAppChange)
    /// What apps may do is another from now on.
    case policy(PolicyTable)
    /// The car is switched off.
    case ignitionOff(closesConnections: Bool)
    /// The presenter has what an app had that came back, or has refused some of it.
    case restored(SessionRef, isWhole: Bool)
    /// The presenter has learned or forgotten the words of an app's choice set.
    case settled(SessionRef, choiceSet: Int)
    /// Something of the car itself begins or is over.
    case event(CarEvent, isOn: Bool)
    /// A hash that an app would have been told now waits for the car to wake.
    case hashWaits(SessionRef)
    /// The hash of a request that was refused is none.
    case hashFalls(SessionRef, String, to: String?)
    /// The car is about to be switched off, or has woken again.
    case suspends(Bool)
    /// The driver has everything forgotten that is known of apps.
    case reset(Reset)
    /// Takes back a request that the presenter refused, as it was before.
    case undo(ReplyTicket, any SDLRPCMessage, before: RegisteredApp)
}

/// What a presenter does that drowns what plays.
package enum PresenterSound: String, Sendable {
    /// It listens.
    case voice
    /// It speaks.
    case speech
    /// Somebody calls, or needs help.
    case call
}

/// What of the car itself takes the place of apps, as the HMI's interface names it.
package enum CarEvent: String, Sendable {
    case audioSource = "AUDIO_SOURCE"
    case embeddedNavigation = "EMBEDDED_NAVI"
    case deactivation = "DEACTIVATE_HMI"
    case phoneCall = "PHONE_CALL"
    case emergency = "EMERGENCY_EVENT"
}

/// How an overlay or a speech ended at the presenter.
package struct PresenterAnswer: Hashable, Sendable {
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
