import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// One step of a batch: a pause, followed by a command or an expectation.
struct BatchStep: Sendable {
    /// The operation of the step. A batch with an invalid parameter still begins, and fails when it reaches this step.
    enum Action: Sendable {
        case command(CommandDefinition, Result<CommandParams, Problem>)
        case expect(Result<Expectation, Problem>)
        case nothing
    }

    let action: Action
    let pause: Duration

    static let schema = Schema.object([
        .may("command", .text(), "the command's name"), .may("params", .map(.any), "the command's parameters"),
        .may("expect", .map(.any), "an expectation, as in the body of /v1/expect"),
        .may(
            "sleepMs", .integer(0...60_000),
            "the pause before the step, by the head unit's clock; a paused clock is advanced by this time"),
    ])

    static func read(_ steps: [CommandParams]) throws(Problem) -> [BatchStep] {
        var read: [BatchStep] = []
        for (index, params) in steps.enumerated() {
            read.append(
                BatchStep(
                    action: try action(of: params, at: JSONPath([.key("commands"), .index(index)])),
                    pause: .milliseconds(params.optionalInteger("sleepMs") ?? 0)))
        }
        return read
    }

    private static func action(of step: CommandParams, at place: JSONPath) throws(Problem) -> Action {
        let params = step.part("params").json
        switch step.optionalText("command") {
        case Expectation.command?:
            return .expect(try unlessUnknown(place + .key("params")) { () throws(Problem) in try Expectation(params) })
        case let name?:
            guard let definition = CommandDefinition.byName[name], name != CommandDefinition.batch else {
                throw Problem(noCommand: name, at: place)
            }
            return .command(
                definition,
                try unlessUnknown(place + .key("params")) { () throws(Problem) in
                    try CommandParams(params, fitting: definition.params)
                })
        case nil:
            guard let expected = step.json["expect"] else { return .nothing }
            return .expect(
                try unlessUnknown(place + .key("expect")) { () throws(Problem) in try Expectation(expected) })
        }
    }

    /// Runs `read`, which parses one step.
    ///
    /// If the step has an unknown member, throws the error, and the batch runs no step. Any other error is returned as
    /// a failure, and the batch fails when it reaches this step.
    private static func unlessUnknown<Value>(
        _ place: JSONPath, _ read: () throws(Problem) -> Value
    ) throws(Problem) -> Result<Value, Problem> {
        do throws(Problem) {
            return .success(try read())
        } catch {
            guard error.status == .badRequest else { return .failure(error) }
            throw error.within(place)
        }
    }
}

extension Problem {
    fileprivate init(noCommand name: String, at place: JSONPath) {
        self.init(
            .unprocessable, detail: "\(place.words): there is no command \"\(name)\", or it is not allowed in a batch.",
            more: [
                "candidates": .array(
                    NearestMatch.order(CommandDefinition.all.map(\.name), by: name).prefix(3).map { .string($0) })
            ])
    }

    /// Returns a copy of this problem with longer paths. In this problem, paths begin at the part of the request body
    /// that has the path `place`. In the copy, paths begin at the request body itself.
    fileprivate func within(_ place: JSONPath) -> Problem {
        var whole = self
        whole.detail = "\(place.words): \(detail)"
        if let errors = more["errors"]?.array {
            whole.more["errors"] = .array(
                errors.map { error in
                    var error = error
                    error["pointer"] = .string(place.pointer + (error["pointer"]?.string ?? ""))
                    return error
                })
        }
        return whole
    }
}
