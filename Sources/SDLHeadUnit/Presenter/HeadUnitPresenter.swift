package import JSON
package import SDLRPC

/// The part that shows the head unit to the driver: the bridge's page, a web HMI, or an external car that the bridge
/// only watches.
package enum Presenter: String, Sendable {
    case page
    case hmi
    case car
}

/// An object that receives every turn of a head unit and can be the presenter. A turn is one input with all its
/// effects.
package protocol HeadUnitPresenter: AnyObject, Sendable {
    /// The functions whose successful replies wait until the presenter confirms the replies.
    var heldFunctions: Set<SDLFunctionID> { get }

    /// The functions that the head unit does not implement. While this object is the presenter, this object answers
    /// requests for these functions.
    var answers: Set<SDLFunctionID> { get }

    /// Called on the head unit's actor after each turn, in order. This method must not block.
    func turned(_ turn: PresentedTurn)
}

package struct PresentedTurn: Sendable {
    package let input: HeadUnitInput
    /// All effects of the turn, including the delayed replies and streams.
    package let effects: [HeadUnitEffect]
    /// The replies that are delayed until `HeadUnit.release` is called.
    package let held: [Reply]
    /// The accepted streams that are delayed until `HeadUnit.release` is called.
    package let heldStreams: [StreamTicket]
    package let state: HeadUnitState
}

/// Identifies a reply that waits for the presenter.
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

package struct StreamTicket: Hashable, Sendable {
    package let session: SessionRef
    package let service: StreamService

    package init(session: SessionRef, service: StreamService) {
        self.session = session
        self.service = service
    }
}

/// The presenter's decision about a waiting reply.
package enum PresenterVerdict: Equatable, Sendable {
    case unchanged
    /// The presenter accepted with a result other than SUCCESS, for example `WARNINGS`.
    case result(SDLResult, info: String?)
    /// The presenter refused: the head unit revokes the request's effects.
    case refused(SDLResult, info: String?)
    /// The head unit leaves the request to the presenter. The value contains the parameters of the presenter's response.
    case answered(JSONValue)
}

/// An input from a presenter, in addition to ordinary commands.
package enum PresenterInput: Sendable {
    /// A web HMI becomes the presenter. From then on, the web HMI decides when overlays end.
    case takesOver
    /// The presenter has disconnected. The bridge's page shows the state, and timers start again.
    case leaves
    case overlayEnds(String, PresenterAnswer)
    /// The presenter has spoken the prompt before a recording.
    case promptEnds(String)
    /// The driver has used the overlay, so the overlay's display time starts again.
    case overlayGoesOn(String)
    case types(String, text: String)
    case context(AppKey, SDLSystemContext, window: Int)
    case menu(AppKey, isOpen: Bool)
    /// The presenter starts or stops listening, speaking or calling.
    case sound(PresenterSound, isOn: Bool)
    /// The presenter shows or hides a widget.
    case window(AppKey, Int, isActivated: Bool)
    case notify(AppKey, any SDLRPCNotification)
    /// The presenter reports a capability for one app, or for all apps.
    case capability(AppKey?, SDLSystemCapability)
    /// The capabilities that the presenter reported are no longer valid.
    case forgetsCapabilities
    /// Vehicle data of the presenter's car. If `isNews` is true, subscribed apps are notified.
    case vehicle(JSONValue, isNews: Bool)
    /// The vehicle-data items that an app is subscribed to. The presenter has accepted all these subscriptions.
    case vehicleData(AppKey, [String])
    /// The route of the presenter's navigation. If `isNews` is true, subscribed apps are notified.
    case route([SDLLocationDetails], isNews: Bool)
    /// Whether the presenter has accepted the app's subscription to way points.
    case wayPoints(AppKey, Bool)
    /// The presenter's answer to a question.
    case answers(AskTicket, PresenterReply)
    /// The data of a module of the presenter's car, as ModuleData. The data may omit members that apps need.
    case module(JSONValue)
    /// A request about app services, which the head unit answers.
    case requests(PresenterTicket, ServiceRequest)
    /// Data of the presenter's own app service.
    case serviceData(SDLAppServiceData)
    /// The presenter has refused or stopped a stream.
    case streamEnds(StreamTicket)
    /// A change of a cloud app's properties, applied without checks.
    case cloudApp(CloudAppChange)
    case policy(PolicyTable)
    case ignitionOff(closesConnections: Bool)
    /// The presenter has restored the data of a resumed app, or has refused a part of the data.
    case restored(SessionRef, isWhole: Bool)
    /// The presenter has added or removed the voice commands of an app's choice set.
    case settled(SessionRef, choiceSet: Int)
    /// The presenter has confirmed an app's request to be closed.
    case closes(SessionRef)
    case event(CarEvent, isOn: Bool)
    /// The resumption hash of an app must not be sent until the car wakes.
    case hashDeferred(SessionRef)
    /// Revokes the resumption hash (the string) that a refused request has created. `to` is the app's hash before the
    /// request.
    case hashRevoked(SessionRef, String, to: String?)
    /// The car is about to be switched off, or wakes again.
    case suspends(Bool)
    case reset(Reset)
    /// Undoes the effects of a request that the presenter refused. `before` is the app's state before the request.
    case undo(ReplyTicket, any SDLRPCMessage, before: RegisteredApp)
}

/// A sound of the presenter that lowers or stops the sound of apps.
package enum PresenterSound: String, Sendable {
    /// The sound of voice recognition.
    case voice
    case speech
    /// The sound of a phone call or an emergency call.
    case call
}

/// An event of the car that has precedence over apps. The raw values are the names in the HMI API.
package enum CarEvent: String, Sendable {
    case audioSource = "AUDIO_SOURCE"
    case embeddedNavigation = "EMBEDDED_NAVI"
    case deactivation = "DEACTIVATE_HMI"
    case phoneCall = "PHONE_CALL"
    case emergency = "EMERGENCY_EVENT"
}

/// How an overlay ended at the presenter.
package struct PresenterAnswer: Hashable, Sendable {
    package var result: SDLResult
    package var info: String?
    package var choiceID: Int?
    package var text: String?
    package var source: SDLTriggerSource?
    package var sliderPosition: Int?
    package var tryAgainTime: Int?
    /// Whether the presenter lacks the interface that would have answered. The request then failed, although
    /// UNSUPPORTED_RESOURCE from an existing interface counts as success.
    package var lacksInterface = false

    package init(_ result: SDLResult, info: String? = nil) {
        self.result = result
        self.info = info
    }
}
