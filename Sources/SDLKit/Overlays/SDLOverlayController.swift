import Journaling
import SDLManagers
public import SDLRPC

/// Told when an overlay has left the display, or could not be shown: what came of it, and why not. OVL-11
public typealias SDLOverlayControllerCompletionHandler = @MainActor (_ result: SDLResult, _ error: (any Error)?) -> Void

/// Something that rises over the main screen for a while: the base of alerts, sliders, messages and voice input. OVL-01,
/// OVL-02, OVL-12, FND-53
///
/// Present it from the controller on top of the stack. Give it a `view` to change the main screen meanwhile; without one
/// the screen stays as it is (OVL-40, OVL-41). Properties can be set until it is presented. Rulings 1, 8
@MainActor
open class SDLOverlayController: SDLViewController {
    /// How long it is shown, in seconds; 0 leaves it to the head unit. FND-54
    public var duration: Double {
        didSet { if isFixed("duration") { duration = oldValue } }
    }

    /// What it says, where its kind has a message. FND-55, ruling 8
    public var message: String? {
        get { text }
        set { if !isFixed("message") { text = newValue } }
    }
    var text: String?

    /// The request that is out, for cancelling it.
    var cancelID: Int?

    /// What the head unit was asked with; nil until it was.
    var sentParameters: [UInt8]?
    /// The presentation that goes on: an answer to an earlier one comes too late.
    private(set) var turn = Occasion()
    /// Told of what the app does wrong with it; nobody before it is presented.
    private var diagnose: ((Diagnostic) -> Void)?
    private var takesAnswer = false
    /// Whether its request waits for something to be uploaded.
    var waitsForImages: Bool { sentParameters == nil && cancellableFunction != nil }

    /// Creates an overlay that is shown for so many seconds; 0 leaves it to the head unit.
    public init(duration: Double = 0) {
        self.duration = duration
        super.init()
    }

    /// An overlay changes the main screen only if the app gives it a view. OVL-44, ruling 17
    open override func loadView() {}

    // MARK: Until it is presented

    /// Whether a property cannot be set any more; then a diagnostic tells the app's developer. Rulings 1, 8
    func isFixed(_ property: String) -> Bool {
        guard let diagnose, !takesAnswer else { return false }
        diagnose(.fixedProperty(property, self))
        return true
    }

    /// Sets what the head unit has answered, or what was chosen in the app's stead.
    func answer(_ body: () -> Void) {
        takesAnswer = true
        body()
        takesAnswer = false
    }

    /// A presentation begins: the properties are as they will be.
    func begin(diagnose: @escaping (Diagnostic) -> Void) -> Occasion {
        self.diagnose = diagnose
        turn = Occasion()
        return turn
    }

    /// The presentation is over: nothing of it is sent any more, and the next has sent nothing yet.
    func withdraw() {
        turn = Occasion()
        sentParameters = nil
    }

    /// Sends the overlay's request; `completion` runs once, when it is over. Overridden by each kind.
    func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        completion(
            .failed(
                .nothingToShow(
                    rule: "OVL-12", "\(type(of: self)) shows nothing of its own.", fix: "Present one of its subclasses."
                )))
    }

    /// Takes the overlay off the display, as a button of the app's own may want; its completion is told ABORTED. Ruling 64
    public func cancel() {
        manager?.overlays.cancel(self)
    }

    /// Asks the head unit to end what is out; overridden where that has a request of its own.
    func cancelPresentation(with presenter: OverlayPresenter) {
        presenter.cancel(self)
    }

    /// The function whose request can be cancelled by id; nil where the interface has none.
    var cancellableFunction: SDLFunctionID? { nil }
}

/// Why an overlay did not come to its natural end.
public enum SDLOverlayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The presenting controller is not on top of the stack. OVL-04
    case notOnTop(String)
    /// The overlay is on the display already.
    case presentedAlready
    /// Nothing was sent: the overlay could only have been refused.
    case nothingToShow(rule: String, String, fix: String)
    /// The head unit's answer, where it was no success.
    case refused(SDLResult, info: String?, tryAgainTime: Int?)
    /// The connection has gone, or the answer never came.
    case noAnswer(String)

    /// What happened, which rule it broke, and how to mend it.
    public var description: String {
        switch self {
        case .notOnTop(let name):
            "OVL-04: \(name) is not on top of the stack; only the top controller presents overlays. "
                + RuleAddress.hint(at: "OVL-04")
        case .presentedAlready: "The overlay is on the display already; make a new one."
        case .nothingToShow(let rule, let why, let fix): "\(rule): \(why) \(fix) \(RuleAddress.hint(at: rule))"
        case .refused(let result, let info, let time):
            "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
                + (time.map { "; try again in \($0)" } ?? "")
        case .noAnswer(let why): "No answer: \(why)"
        }
    }
}

/// How a presentation came to its end.
enum OverlayEnd {
    case answered(SDLResult, info: String?, tryAgainTime: Int?)
    case failed(SDLOverlayError)

    var result: SDLResult {
        switch self {
        case .answered(let result, _, _): result
        case .failed: .genericError
        }
    }

    /// nil for every answer that is a success.
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
    fileprivate static func fixedProperty(_ property: String, _ overlay: SDLOverlayController) -> Diagnostic {
        Diagnostic(
            rule: "FND-53", message: "\(type(of: overlay)).\(property) was set after it had been presented: it stays.",
            fix: "Set it before, or present a new one.")
    }

    /// An overlay that could only be refused.
    init?(_ error: SDLOverlayError, of overlay: SDLOverlayController) {
        guard case .nothingToShow(let rule, let why, let fix) = error else { return nil }
        self.init(rule: rule, message: "\(type(of: overlay)) was not presented: \(why)", fix: fix)
    }

    static func presentedTwice(_ overlay: SDLOverlayController) -> Diagnostic {
        Diagnostic(
            rule: "OVL-08", message: "\(type(of: overlay)) is on the display already and was presented again.",
            fix: "Wait for its completion, or present a new one.")
    }
}
