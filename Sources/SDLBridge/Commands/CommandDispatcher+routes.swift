import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

// The door over REST.
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
                "/v1/commands", "commands", "Every command, by its names on the socket and over REST.", tag: "Server",
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
                summary: "Wait until something holds of the state, the journal or an element.",
                body: Expectation.schema, answer: .json("Expectation")), mayWait: true
        ) { request in
            .json(try await ExpectationWaiter(hub: hub).wait(for: try Expectation(try request.json())))
        }
    }

    private func answer(_ definition: CommandDefinition, _ request: Request) async throws -> Response {
        if request.body.isEmpty, definition.isOpen {
            throw Problem(
                .badRequest, detail: "The body is missing.", hint: "Say in it what is to change: {} for nothing.")
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

    /// What the body says, and the path. A parameter of the path must not come in the body, too.
    private func params(_ definition: CommandDefinition, _ request: Request) throws(Problem) -> CommandParams {
        var params = request.body.isEmpty ? JSONValue.object([:]) : try request.json()
        for place in ["app", "id"] where definition.path.contains("{\(place)}") {
            guard params[place] == nil else { throw Problem(definition.body.violations(in: params)) }
            if params.object != nil { params[place] = .string(request.captures[place]) }
        }
        return try CommandParams(params, fitting: definition.params)
    }

    /// `If-Match`: acts only while what it changes is as the client has seen it.
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
            .preconditionFailed, detail: "It has changed since: its tag is \(tag ?? "none") now.",
            hint: "Read \(pointer.isEmpty ? "/v1/state" : "/v1/state?path=\(pointer)") again and decide anew.")
    }
}

extension Problem {
    /// A batch in which a step failed: what was done, and why it went no further.
    fileprivate init(failedBatch done: CommandDispatcher.Done) {
        let results = done.more["results"]?.array ?? []
        let failed = results.indices.filter { results[$0]["ok"] == false }
        let first = failed.first ?? 0
        let why = results.isEmpty ? "" : results[first]["error"]?["detail"]?.string ?? ""
        var more = done.more
        more["seq"] = .int(Int(done.seq))
        self.init(
            .unprocessable, title: "Batch failed",
            detail: "commands.\(first) failed: \(why) \(results.count - failed.count) steps of the batch were done.",
            hint: "results says of each step what came of it.", type: ProblemKinds.batchFailed, more: more)
    }
}
