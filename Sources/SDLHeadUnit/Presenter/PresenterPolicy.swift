/// The division of work between the head unit and its presenter. No other part of the head unit depends on the kind of
/// presenter.
struct PresenterPolicy: Sendable {
    // MARK: What the profile decides

    /// Whether the profile's display decides what is shown and said, such as fields, templates, images and voices.
    var hasProfileDisplay = false
    /// Whether the values of the car, its route, its drive and its services come from the profile.
    var hasProfileCar = false
    /// Whether the head unit itself determines the system contexts of apps.
    var hasOwnContexts = false
    /// Whether the head unit itself determines which sounds the car plays.
    var hasOwnSounds = false
    /// Whether the head unit refuses invalid requests, applies storage limits and creates hashes. A watched car itself
    /// does these tasks.
    var judgesRequests = true

    // MARK: What the presenter does

    /// Whether requests about the car go to the presenter, such as requests about vehicle data, modules, speech and
    /// phone calls.
    var answersForCar = false
    var reportsWindows = false
    var asksDriver = false
    /// Whether the presenter is notified of changes of modules and services.
    var isNotified = false
    /// Whether, for each item, the presenter gets only the first app's subscription and the last app's unsubscription.
    var sharesSubscriptions = false
    /// Whether the presenter decides when overlays and prompts end.
    var endsOverlays = false
    /// Whether each reply to an app and each start of a stream waits for the presenter's confirmation.
    var confirms = false
    /// Whether the presenter also gets requests that change nothing.
    var getsEveryRequest = false
}

extension Presenter {
    var policy: PresenterPolicy {
        switch self {
        case .page: .page
        case .hmi: .hmi
        case .car: .car
        }
    }
}

extension PresenterPolicy {
    /// The policy for the bridge's page. The page shows what the head unit decides.
    fileprivate static let page = PresenterPolicy(
        hasProfileDisplay: true, hasProfileCar: true, hasOwnContexts: true, hasOwnSounds: true)

    /// The policy for a web HMI. The HMI receives the requests and notifications that SDL Core would send.
    fileprivate static let hmi = PresenterPolicy(
        answersForCar: true, reportsWindows: true, asksDriver: true, isNotified: true, sharesSubscriptions: true,
        endsOverlays: true, confirms: true, getsEveryRequest: true)

    /// The policy for a watched car: the external head unit makes all decisions.
    fileprivate static let car = PresenterPolicy(judgesRequests: false)
}
