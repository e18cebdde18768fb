import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

// The REST routes of the commands.
extension CommandDispatcher {
    func add(to api: inout API) {
        for definition in CommandDefinition.all {
            api.waiting(
                definition.operation, bodyLimitBytes: definition.bodyLimitBytes,
                mayWait: definition.mayWait
            ) { request in
                try await answer(definition, request)
            }
        }
        api.immediate(
            .read(
                "/v1/commands", "commands", "List every command with its name on the socket and its REST path.",
                tag: "Server",
                .json("Commands"))
        ) { _ in
            .json(
                .array(
                    CommandDefinition.all.map { definition in
                        [
                            "command": .string(definition.name), "method": .string(definition.method.rawValue),
                            "path": .string(definition.path), "summary": .string(definition.summary),
                        ]
                    }))
        }
        api.waiting(
            Operation(
                method: .post, path: "/v1/expect", id: Expectation.command, tag: "Expect",
                summary: "Wait until a condition of the state, the log or an element is met.",
                body: Expectation.schema, answer: .json("Expectation")), mayWait: true
        ) { request in
            .json(try await ExpectationWaiter(hub: hub).wait(for: try Expectation(try request.json())))
        }
    }

    private func answer(_ definition: CommandDefinition, _ request: Request) async throws -> Response {
        if request.body.isEmpty, definition.isOpen {
            throw Problem(
                .badRequest, detail: "The body is missing.",
                hint: "The body lists the members to change; {} changes nothing.")
        }
        let params = try params(definition, request)
        let key = request.headers.field("Idempotency-Key")
        try IdempotencyCache.check(key)
        let condition: (@Sendable () throws(Problem) -> Void)?
        if request.headers.field("If-Match") == nil {
            condition = nil
        } else {
            condition = { () throws(Problem) in try checkMatch(definition, request) }
        }
        let token = request.headers.field("Control-Token")
        return try await answers.answer(
            key, asked: "\(request.method) \(request.path) \(params.json)"
        ) { () async throws(Problem) in
            let done = try await run(definition, params, token: token, condition: condition)
            if done.more["ok"] == false { throw Problem(failedBatch: done) }
            return done.json
        }
    }

    /// Returns the parameters from the request's body and path. Throws an error if both the body and the path contain
    /// the same parameter.
    private func params(_ definition: CommandDefinition, _ request: Request) throws(Problem) -> CommandParams {
        var params = request.body.isEmpty ? JSONValue.object([:]) : try request.json()
        for place in ["app", "id"] where definition.path.contains("{\(place)}") {
            guard params[place] == nil else { throw Problem(definition.body.violations(in: params)) }
            if params.object != nil { params[place] = .string(request.captures[place]) }
        }
        return try CommandParams(params, fitting: definition.params)
    }

    /// Checks the `If-Match` header. Throws an error if the protected part of the state has changed since the client
    /// read this part.
    private func checkMatch(_ definition: CommandDefinition, _ request: Request) throws(Problem) {
        guard let wanted = request.headers.field("If-Match") else { return }
        var pointer = definition.guarded ?? ""
        for place in ["app", "id"] where pointer.contains("{\(place)}") {
            pointer = pointer.split(separator: "/").map { $0 == "{\(place)}" ? request.captures[place] : String($0) }
                .map { "\(StatePath([$0]))" }.joined()
        }
        let node = StatePath(pointer: pointer).flatMap { hub.state.value(at: $0) }
        let tag = node.map { "\"\(hub.epoch)-\($0.changed)\"" }
        let tags = wanted.split(separator: ",").map { $0.drop { $0 == " " } }
        guard !tags.contains(where: { $0 == "*" ? tag != nil : String($0) == tag }) else { return }
        throw Problem(
            .preconditionFailed,
            detail: "The state has changed since you read it: the state's tag is now \(tag ?? "none").",
            hint: "Read \(pointer.isEmpty ? "/v1/state" : "/v1/state?path=\(pointer)") again and repeat the decision.")
    }
}

extension Problem {
    /// Creates the problem for a batch in which a step failed. The problem contains the results of all steps that the
    /// batch ran.
    fileprivate init(failedBatch done: CommandDispatcher.Done) {
        let results = done.more["results"]?.array ?? []
        let failed = results.indices.filter { results[$0]["ok"] == false }
        let first = failed.first ?? 0
        let why = results.isEmpty ? "" : results[first]["error"]?["detail"]?.string ?? ""
        var more = done.more
        more["seq"] = .int(Int(done.seq))
        self.init(
            .unprocessable, title: "Batch failed",
            detail: "commands.\(first) failed: \(why) \(results.count - failed.count) steps of the batch succeeded.",
            hint: "`results` has the outcome of each step that ran.", type: ProblemKinds.batchFailed, more: more)
    }
}
