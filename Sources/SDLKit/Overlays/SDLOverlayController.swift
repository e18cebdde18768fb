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
    public let duration: Double

    /// The request that is out, for cancelling it.
    var cancelID: Int?

    /// Whether the head unit has been asked to show it.
    var isOut = false
    /// Whether it is over: nothing of it is sent any more.
    var isWithdrawn = false
    /// Whether its request waits for something to be uploaded.
    var waitsForImages: Bool { !isOut && cancellableFunction != nil }

    /// Creates an overlay.
    public init(duration: Double = 0) {
        self.duration = duration
        super.init()
    }

    /// An overlay changes the main screen only if the app gives it a view. OVL-44, ruling 17
    open override func loadView() {}

    /// Sends the overlay's request; `completion` runs once, when it is over. Overridden by each kind.
    func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        completion(
            .failed(SDLOverlayError.nothingToShow(rule: "OVL-12", "\(type(of: self)) shows nothing of its own.")))
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
    case nothingToShow(rule: String, String)
    /// The head unit's answer, where it was no success.
    case refused(SDLResult, info: String?, tryAgainTime: Int?)
    /// The connection has gone, or the answer never came.
    case noAnswer(String)

    public var description: String {
        switch self {
        case .notOnTop(let name):
            "OVL-04: \(name) is not on top of the stack; only the top controller presents overlays."
        case .presentedAlready: "The overlay is on the display already; make a new one."
        case .nothingToShow(let rule, let why): "\(rule): \(why)"
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
