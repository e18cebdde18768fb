import SDLHeadUnit
import SDLSupport
import WebServing

/// The one door for everything that acts: REST writes and socket commands both come through here.
struct CommandDoor: Sendable {
    let hub: Hub
    let headUnit: any HeadUnitDriving
    let clock: ControlledTimekeeper
    let host: AppHost
    let desk: InspectionDesk

    /// Carries out a command. - Returns: the number of its row.
    func run(_ name: String, _ params: JSONValue) async throws(Problem) -> UInt64 {
        guard let form = CommandForm.byName[name] else {
            throw Problem(.notFound, detail: "There is no command \"\(name)\".", hint: "GET /v1/commands lists them.")
        }
        let action = try form.read(try CommandParams(params))
        let (seq, cause) = await hub.command(name, params: params)
        switch action {
        case .drive(let command):
            do throws(DriveFailure) {
                try await headUnit.drive(command, cause: cause)
            } catch {
                throw Problem(error, seq: seq)
            }
        case .clock(let command): await drive(command)
        case .host(.start(let id)): try await host.start(id)
        case .host(.stop(let id)): try await host.stop(id)
        case .host(.restart(let id)): try await host.restart(id)
        }
        return seq
    }

    private func drive(_ command: CommandForm.ClockCommand) async {
        switch command {
        case .pause:
            clock.pause()
            await desk.tell(.pause)
        case .resume:
            clock.resume()
            await desk.tell(.resume)
        case .advance(let span):
            clock.advance(by: span)
            await desk.tell(.advance(span))
        }
        await tellClock()
    }

    func tellClock() async {
        let value: JSONValue = [
            "state": .string(clock.isPaused ? "paused" : "running"), "now": .int(Int(clock.now.milliseconds)),
        ]
        await hub.set(value.json(), at: ["clock"])
    }

    /// The routes of all commands.
    func add(to router: inout Router) {
        for form in CommandForm.all {
            router.waiting(form.method, form.path) { request in
                var params = request.body.isEmpty ? JSONValue.object([:]) : try request.json()
                for place in ["app", "id"] where form.path.contains("{\(place)}") {
                    params[place] = .string(request.captures[place])
                }
                let seq = try await run(form.name, params)
                return .json(["seq": .int(Int(seq))])
            }
        }
        router.immediate(.get, "/v1/commands") { _ in
            .json(
                .array(
                    CommandForm.all.map { form in
                        [
                            "command": .string(form.name), "method": .string(form.method.rawValue),
                            "path": .string(form.path),
                        ]
                    }))
        }
    }
}

extension Problem {
    /// What a head unit says, as HTTP says it.
    init(_ failure: DriveFailure, seq: UInt64) {
        let status: Status =
            switch failure.kind {
            case .notFound: .notFound
            case .ambiguous, .conflict, .unsupported: .conflict
            case .invalid: .unprocessable
            }
        var more: OrderedMap<String, JSONValue> = ["seq": .int(Int(seq))]
        if !failure.candidates.isEmpty { more["candidates"] = .array(failure.candidates.map { .string($0) }) }
        self.init(status, detail: failure.detail, hint: failure.hint, more: more)
    }
}
