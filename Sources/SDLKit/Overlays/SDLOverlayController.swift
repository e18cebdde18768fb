import JSON
import Journaling
import SDLManagers
public import SDLRPC

/// A closure that is called when an overlay has left the display or could not be shown. The closure receives the result
/// and, after a failure, the error. OVL-11
public typealias SDLOverlayControllerCompletionHandler = @MainActor (_ result: SDLResult, _ error: (any Error)?) -> Void

/// The base class of content that is shown over the main screen for a short time: alerts, sliders, messages, questions
/// and audio input. OVL-01, OVL-02, OVL-12, FND-53
///
/// Present an overlay from the controller at the top of the stack. If the overlay has a `view`, the main screen shows
/// this view during the presentation; otherwise the main screen does not change (OVL-40, OVL-41). Set the properties of
/// an overlay before you present it; later changes are ignored. Rulings 1, 8
@MainActor
open class SDLOverlayController: SDLViewController {
    /// The time for which the overlay is shown, in seconds. If the value is 0, the head unit selects the time. FND-54
    public var duration: Double {
        didSet { if isFixed("duration") { duration = oldValue } }
    }

    /// The text of the overlay; nil for an overlay without text. FND-55, ruling 8
    public var message: String? {
        get { text }
        set { if !isFixed("message") { text = newValue } }
    }
    var text: String?

    /// The id with which `CancelInteraction` can cancel the overlay's request; nil if the request has no such id.
    var cancelID: Int?

    /// The parameters of the request; nil before the request was sent.
    var sentParameters: JSONValue?
    /// The identity of the current presentation. Answers that belong to earlier presentations are ignored.
    private(set) var turn = Generation()
    /// The handler of diagnostics; nil before the overlay is presented.
    private var diagnose: ((Diagnostic) -> Void)?
    private var takesAnswer = false
    /// Whether the overlay's request waits until images are uploaded.
    var waitsForImages: Bool { sentParameters == nil && cancellableFunction != nil }

    /// Creates an overlay with a duration in seconds. If `duration` is 0, the head unit selects the duration.
    public init(duration: Double = 0) {
        self.duration = duration
        super.init()
    }

    /// Does not create a view. An overlay changes the main screen only if the app sets `view`. OVL-44, ruling 17
    open override func loadView() {}

    // MARK: Presentation

    /// Whether the app can no longer set properties, because the overlay was presented. If so, reports a diagnostic
    /// that names `property`. Rulings 1, 8
    func isFixed(_ property: String) -> Bool {
        guard let diagnose, !takesAnswer else { return false }
        diagnose(
            Diagnostic(
                rule: "FND-53",
                message: "\(type(of: self)).\(property) was set after presenting; the value is ignored.",
                fix: "Set the property before you present the overlay, or present a new overlay."))
        return true
    }

    /// Runs `body`, in which the library sets properties of the presented overlay.
    func answer(_ body: () -> Void) {
        takesAnswer = true
        body()
        takesAnswer = false
    }

    /// Starts a presentation and returns its identity. From now on, the app cannot set properties.
    func begin(diagnose: @escaping (Diagnostic) -> Void) -> Generation {
        self.diagnose = diagnose
        turn = Generation()
        return turn
    }

    /// Ends the presentation. Later answers to this presentation are ignored.
    func withdraw() {
        turn = Generation()
        sentParameters = nil
    }

    /// Sends the overlay's request. `completion` is called once, when the overlay has ended. Subclasses must override
    /// this method.
    func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        completion(
            .failed(
                .nothingToShow(
                    rule: "OVL-12", "\(type(of: self)) has nothing to show.", fix: "Present an instance of a subclass."
                )))
    }

    /// Removes the overlay from the display. Then the completion of the presentation is called with ABORTED. Ruling 64
    public func cancel() {
        manager?.overlays.cancel(self)
    }

    /// Asks the head unit to end the presentation. A subclass overrides this method if `CancelInteraction` cannot end
    /// the presentation.
    func cancelPresentation(with presenter: OverlayPresenter) {
        presenter.cancel(self)
    }

    /// The function id that a `CancelInteraction` for this overlay contains; nil if the request cannot cancel this kind
    /// of overlay.
    var cancellableFunction: SDLFunctionID? { nil }
}

/// The reason why an overlay failed.
public enum SDLOverlayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The presenting controller is not at the top of the stack. The value is the name of the controller's class.
    /// OVL-04
    case notOnTop(String)
    /// The overlay is already presented.
    case presentedAlready
    /// The request was not sent, because the overlay violates a rule. The values are the rule, the problem and the
    /// remedy.
    case nothingToShow(rule: String, String, fix: String)
    /// The head unit answered with a failure.
    case refused(SDLResult, info: String?, tryAgainTime: Int?)
    /// The connection ended, or the head unit did not answer. The value is the reason.
    case noAnswer(String)

    /// A description of the error. If a rule was violated, the description contains the rule and the remedy.
    public var description: String {
        switch self {
        case .notOnTop(let name):
            "OVL-04: \(name) is not at the top of the stack; only the top controller can present overlays. "
                + RuleAddress.hint(at: "OVL-04")
        case .presentedAlready: "The overlay is already on the display. Present a new overlay."
        case .nothingToShow(let rule, let why, let fix): "\(rule): \(why) \(fix) \(RuleAddress.hint(at: rule))"
        case .refused(let result, let info, let time):
            "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
                + (time.map { "; try again in \($0) s" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        }
    }
}

enum OverlayEnd {
    case answered(SDLResult, info: String?, tryAgainTime: Int?)
    case failed(SDLOverlayError)

    var result: SDLResult {
        switch self {
        case .answered(let result, _, _): result
        case .failed: .genericError
        }
    }

    /// The error that the completion receives; nil if the presentation was successful.
    var error: (any Error)? {
        switch self {
        case .answered(let result, let info, let time):
            [SDLResult.success, .warnings, .saved, .retry].contains(result)
                ? nil : SDLOverlayError.refused(result, info: info, tryAgainTime: time)
        case .failed(let error): error
        }
    }
}

extension Diagnostic {
    /// Creates a diagnostic for an overlay whose request was not sent. Returns nil for other errors.
    init?(_ error: SDLOverlayError, of overlay: SDLOverlayController) {
        guard case .nothingToShow(let rule, let why, let fix) = error else { return nil }
        self.init(rule: rule, message: "\(type(of: overlay)) was not presented: \(why)", fix: fix)
    }
}
