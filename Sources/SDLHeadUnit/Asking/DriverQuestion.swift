import SDLRPC
import SDLSupport

/// A yes-or-no question to the driver on the bridge's page. A request from an app causes the question, and the answer
/// has a time limit.
protocol DriverQuestion: Sendable {
    var id: String { get }
    var caller: Caller { get }
    var endsAt: Instant { get set }

    /// The time limit for the driver's answer.
    static var patience: Duration { get }
    /// A hint for testers that says what causes a question of this type.
    static var hint: String { get }
    static func timer(of id: String) -> TimerQueue.Event
    static func aspect(of id: String) -> Aspect
}

/// The open questions of one type.
struct DriverQuestions<Question: DriverQuestion>: Sendable {
    private(set) var open: OrderedMap<String, Question> = [:]

    var values: [Question] { open.values }

    /// Shows the question to the driver and starts the time limit.
    mutating func put(_ question: Question, _ turn: inout Turn) {
        var question = question
        question.endsAt = turn.now + Question.patience
        turn.timers.set(Question.timer(of: question.id), at: question.endsAt)
        update(question, &turn)
    }

    mutating func update(_ question: Question, _ turn: inout Turn) {
        open[question.id] = question
        turn.touch(Question.aspect(of: question.id))
    }

    /// Returns the open question with this id, or the oldest open question if `id` is nil.
    func find(_ id: String?) throws(DriveFailure) -> Question {
        if let id = id ?? open.keys.first, let question = open[id] { return question }
        throw DriveFailure(
            .notFound,
            id.map { "No open question to the driver has the id \"\($0)\"." } ?? "The driver has no open question.",
            hint: Question.hint, candidates: open.keys)
    }

    /// Refuses the app's request because the driver has not answered within the time limit.
    mutating func end(_ id: String, _ turn: inout Turn) {
        guard let question = open[id] else { return }
        drop(question, &turn)
        turn.refuse(question.caller, .genericError, "The driver has not answered")
    }

    /// Removes the question without a response to the app.
    mutating func drop(_ question: Question, _ turn: inout Turn) {
        open[question.id] = nil
        turn.timers.cancel(Question.timer(of: question.id))
        turn.touch(Question.aspect(of: question.id))
    }
}

extension ConsentQuestion: DriverQuestion {
    static var patience: Duration { ControlState.patience }
    static var hint: String {
        "An app requests a module that another app controls, while the access mode is ASK_DRIVER."
    }
    static func timer(of id: String) -> TimerQueue.Event { .consentEnds(id) }
    static func aspect(of id: String) -> Aspect { .consent(id) }
}

extension ServiceQuestion: DriverQuestion {
    static var patience: Duration { AppServices.askLimit }
    static var hint: String { "An app in the background asks to activate its service." }
    static func timer(of id: String) -> TimerQueue.Event { .serviceQuestionEnds(id) }
    static func aspect(of id: String) -> Aspect { .serviceQuestion(id) }
}
