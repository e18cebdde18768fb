import SDLRPC
import SDLSupport

/// What the driver is asked for an app on our own page, with yes and no, and for so long.
protocol DriverQuestion: Sendable {
    var id: String { get }
    var caller: Caller { get }
    var endsAt: Instant { get set }

    /// How long the driver has for an answer.
    static var patience: Duration { get }
    /// When such a question comes.
    static var hint: String { get }
    /// Where those that are open stand.
    static var open: WritableKeyPath<HeadUnitState, OrderedMap<String, Self>> { get }
    static func timer(of id: String) -> TimerQueue.Event
    static func aspect(of id: String) -> Aspect
}

extension HeadUnitState {
    /// Our own page asks the driver.
    mutating func put<Question: DriverQuestion>(_ question: Question, _ turn: inout Turn) {
        var question = question
        question.endsAt = turn.now + Question.patience
        self[keyPath: Question.open][question.id] = question
        timers.set(Question.timer(of: question.id), at: question.endsAt)
        turn.touch(Question.aspect(of: question.id))
    }

    /// The question of that name, or the oldest.
    func driverQuestion<Question: DriverQuestion>(_ id: String?) throws(DriveFailure) -> Question {
        let open = self[keyPath: Question.open]
        if let id = id ?? open.keys.first, let question = open[id] { return question }
        throw DriveFailure(
            .notFound, "The driver is not asked \(id.map { "\"\($0)\"" } ?? "anything").", hint: Question.hint,
            candidates: open.keys)
    }

    /// The driver has not answered in time.
    mutating func questionEnds<Question: DriverQuestion>(_ id: String, of type: Question.Type, _ turn: inout Turn) {
        guard let question = self[keyPath: type.open][id] else { return }
        drop(question, &turn)
        turn.refuse(question.caller, .genericError, "The driver has not answered")
    }

    /// Nobody is to answer it any more.
    mutating func drop<Question: DriverQuestion>(_ question: Question, _ turn: inout Turn) {
        self[keyPath: Question.open][question.id] = nil
        timers.cancel(Question.timer(of: question.id))
        turn.touch(Question.aspect(of: question.id))
    }
}

extension ConsentQuestion: DriverQuestion {
    static var patience: Duration { ControlState.patience }
    static var hint: String {
        "A question comes when an app wants a module of another's while the access mode is ASK_DRIVER."
    }
    static var open: WritableKeyPath<HeadUnitState, OrderedMap<String, ConsentQuestion>> { \.control.questions }
    static func timer(of id: String) -> TimerQueue.Event { .consentEnds(id) }
    static func aspect(of id: String) -> Aspect { .consent(id) }
}

extension ServiceQuestion: DriverQuestion {
    static var patience: Duration { HeadUnitState.askLimit }
    static var hint: String { "A question comes when an app behind another wants a service to be the active one." }
    static var open: WritableKeyPath<HeadUnitState, OrderedMap<String, ServiceQuestion>> { \.services.questions }
    static func timer(of id: String) -> TimerQueue.Event { .serviceQuestionEnds(id) }
    static func aspect(of id: String) -> Aspect { .serviceQuestion(id) }
}
