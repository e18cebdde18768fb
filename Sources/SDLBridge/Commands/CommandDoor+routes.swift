import SDLSupport
import WebServing

// The door over REST.
extension CommandDoor {
    func add(to api: inout API) {
        for form in CommandForm.all {
            api.waiting(form.operation, bodyLimit: form.bodyLimit) { request in try await answer(form, request) }
        }
        api.immediate(
            .read(
                "/v1/commands", "commands", "Every command, by its names on the socket and over REST.", tag: "Server",
                .json("Commands"))
        ) { _ in
            .json(
                .array(
                    CommandForm.all.map { form in
                        [
                            "command": .string(form.name), "method": .string(form.method.rawValue),
                            "path": .string(form.path), "summary": .string(form.summary),
                        ]
                    }))
        }
        api.waiting(
            Operation(
                method: .post, path: "/v1/expect", id: "bridge.expect", tag: "Expect",
                summary: "Wait until something holds of the state or the journal.", body: Expectation.schema,
                answer: .json("Expectation"))
        ) { request in
            .json(try await Expecter(hub: hub).wait(for: try Expectation(try request.json())))
        }
    }

    private func answer(_ form: CommandForm, _ request: Request) async throws -> Response {
        if request.body.isEmpty, form.isOpen {
            throw Problem(
                .badRequest, detail: "The body is missing.", hint: "Say in it what is to change: {} for nothing.")
        }
        var params = request.body.isEmpty ? JSONValue.object([:]) : try request.json()
        guard params.object != nil else { throw Problem(form.body.violations(in: params)) }
        for place in ["app", "id"] where form.path.contains("{\(place)}") {
            params[place] = .string(request.captures[place])
        }
        let key = request.headers.field("Idempotency-Key")
        try AnswerBook.check(key)
        let wrong = form.params.violations(in: params)
        guard wrong.isEmpty else { throw Problem(wrong) }
        let condition: (@Sendable () throws(Problem) -> Void)?
        if request.headers.field("If-Match") == nil {
            condition = nil
        } else {
            condition = { () throws(Problem) in try checkMatch(form, request) }
        }
        let token = request.headers.field("Control-Token")
        let given = params
        return try await answers.answer(
            key, asked: "\(request.method) \(request.path) \(given)"
        ) { () async throws(Problem) in
            try await run(form.name, given, token: token, condition: condition).json
        }
    }

    /// `If-Match`: acts only while what it changes is as the client has seen it.
    private func checkMatch(_ form: CommandForm, _ request: Request) throws(Problem) {
        guard let wanted = request.headers.field("If-Match") else { return }
        var pointer = form.guarded ?? ""
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
