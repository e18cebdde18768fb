import SDLRPC
import SDLSupport

/// A yes-or-no question that an app causes. The driver answers on the bridge's page within a time limit.
protocol DriverQuestion: Sendable {
    var id: String { get }
    var caller: Caller { get }
    var endsAt: Instant { get set }

    /// How long the driver has to answer.
    static var patience: Duration { get }
    /// A hint for testers that says when a question of this type appears.
    static var hint: String { get }
    /// The open questions of this type.
    static var open: WritableKeyPath<HeadUnitState, OrderedMap<String, Self>> { get }
    static func timer(of id: String) -> TimerQueue.Event
    static func aspect(of id: String) -> Aspect
}

extension HeadUnitState {
    /// Shows the question to the driver and starts its timer.
    mutating func put<Question: DriverQuestion>(_ question: Question, _ turn: inout Turn) {
        var question = question
        question.endsAt = turn.now + Question.patience
        self[keyPath: Question.open][question.id] = question
        timers.set(Question.timer(of: question.id), at: question.endsAt)
        turn.touch(Question.aspect(of: question.id))
    }

    /// Returns the question with this id, or the oldest open one if `id` is nil.
    func driverQuestion<Question: DriverQuestion>(_ id: String?) throws(DriveFailure) -> Question {
        let open = self[keyPath: Question.open]
        if let id = id ?? open.keys.first, let question = open[id] { return question }
        throw DriveFailure(
            .notFound,
            id.map { "No open question to the driver has the id \"\($0)\"." } ?? "The driver has no open question.",
            hint: Question.hint,
            candidates: open.keys)
    }

    /// Handles the end of the time limit: the driver has not answered.
    mutating func questionEnds<Question: DriverQuestion>(_ id: String, of type: Question.Type, _ turn: inout Turn) {
        guard let question = self[keyPath: type.open][id] else { return }
        drop(question, &turn)
        turn.refuse(question.caller, .genericError, "The driver has not answered")
    }

    /// Removes the question and sends no answer to the app that caused it.
    mutating func drop<Question: DriverQuestion>(_ question: Question, _ turn: inout Turn) {
        self[keyPath: Question.open][question.id] = nil
        timers.cancel(Question.timer(of: question.id))
        turn.touch(Question.aspect(of: question.id))
    }
}

extension ConsentQuestion: DriverQuestion {
    static var patience: Duration { ControlState.patience }
    static var hint: String {
        "An app asks for a module that another app controls, while the access mode is ASK_DRIVER."
    }
    static var open: WritableKeyPath<HeadUnitState, OrderedMap<String, ConsentQuestion>> { \.control.questions }
    static func timer(of id: String) -> TimerQueue.Event { .consentEnds(id) }
    static func aspect(of id: String) -> Aspect { .consent(id) }
}

extension ServiceQuestion: DriverQuestion {
    static var patience: Duration { HeadUnitState.askLimit }
    static var hint: String { "An app in the background asks to make its service the active one." }
    static var open: WritableKeyPath<HeadUnitState, OrderedMap<String, ServiceQuestion>> { \.services.questions }
    static func timer(of id: String) -> TimerQueue.Event { .serviceQuestionEnds(id) }
    static func aspect(of id: String) -> Aspect { .serviceQuestion(id) }
}
