import SDLRPC
import SDLSupport

// Requests to control and release modules, and the driver's consent.
extension ControlState {
    /// Carries out the request if the app may control the module; otherwise asks the driver or refuses the request.
    mutating func take(
        _ ref: ModuleRef, for request: any SDLRPCRequest, _ app: RegisteredApp, _ caller: Caller, _ turn: inout Turn
    ) {
        switch acquisition(of: ref, by: app, turn.car) {
        case .allowed: carryOut(request, ref, caller, &turn)
        case .inUse: turn.refuse(caller, .inUse, "Another app has the module, and the setting AUTO_DENY is on")
        case .rejected: turn.refuse(caller, .rejected, rejection(of: ref, by: app, turn.car))
        case .asksDriver:
            switch consents[app.key]?[ref]?.isGiven {
            case true?: carryOut(request, ref, caller, &turn)
            case false?: deny(ref, caller, &turn)
            case nil: ask([ref: nil], for: request, caller, &turn)
            }
        }
    }

    mutating func consent(
        _ request: SDLGetInteriorVehicleDataConsent, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let app = controller(of: request.moduleType, caller, &turn) else { return }
        let named: [String?] = request.moduleIds.isEmpty ? [nil] : request.moduleIds
        var answers: OrderedMap<ModuleRef, Bool?> = [:]
        for id in named {
            guard let ref = module(request.moduleType, id)?.ref else {
                return turn.refuse(caller, .unsupportedResource, "Accessing not supported module data")
            }
            answers[ref] = .some(consent(to: ref, app, turn.car))
        }
        guard answers.contains(where: { $0.value == nil }) else { return respond(with: answers, caller, &turn) }
        ask(answers, for: request, caller, &turn)
    }

    mutating func release(
        _ request: SDLReleaseInteriorVehicleDataModule, _ caller: Caller, _ turn: inout Turn
    ) {
        guard controller(of: request.moduleType, caller, &turn) != nil else { return }
        guard let ref = module(request.moduleType, request.moduleId)?.ref else {
            return turn.refuse(caller, .unsupportedResource, "Accessing not supported module")
        }
        let name = "Module [\(ref.type):\(ref.id)]"
        guard let holder = holders[ref] else {
            return turn.refuse(caller, .ignored, "\(name) is not allocated to any application.")
        }
        guard holder == caller.app else {
            return turn.refuse(caller, .rejected, "\(name) is allocated to a different application.")
        }
        holders[ref] = nil
        turn.touch(.module(ref))
        turn.respond(
            caller,
            SDLReleaseInteriorVehicleDataModuleResponse(
                success: true, resultCode: .success, info: "\(name) is released successfully."))
        notifyControl(&turn)
    }

    /// Returns whether an app may control a module; nil if the driver must be asked.
    private func consent(to ref: ModuleRef, _ app: RegisteredApp, _ car: HeadUnitState) -> Bool? {
        guard reaches(app, ref, car) else { return false }
        let acquisition = acquisition(of: ref, by: app, car)
        guard isShared(ref) else { return acquisition == .allowed }
        switch car.settings.access {
        case .autoAllow: return true
        case .autoDeny: return acquisition == .allowed
        case .askDriver:
            if let known = consents[app.key]?[ref] { return known.isGiven }
            return acquisition == .asksDriver ? nil : acquisition == .allowed
        }
    }

    // MARK: The driver

    private mutating func ask(
        _ answers: OrderedMap<ModuleRef, Bool?>, for request: any SDLRPCRequest, _ caller: Caller, _ turn: inout Turn
    ) {
        let question = ConsentQuestion(
            id: "consent-\(turn.counter.next())", caller: caller, request: request, answers: answers,
            endsAt: turn.now + ControlState.patience)
        if turn.policy.asksDriver { pass(question, &turn) } else { questions.put(question, &turn) }
    }

    /// Passes the open questions to a newly connected web HMI, and asks the HMI to subscribe to all modules that apps
    /// are subscribed to.
    mutating func handOver(_ turn: inout Turn) {
        for question in questions.values {
            questions.drop(question, &turn)
            pass(question, &turn)
        }
        subscribeModules(modules.keys.filter { ref in subscriptions.values.contains { $0.contains(ref) } }, &turn)
        if !holders.isEmpty { notifyPresenterOfControl(&turn) }
    }

    /// Handles the driver's answer for one module, or for all modules that have no answer yet.
    mutating func answerConsent(_ answer: ConsentAnswer, _ turn: inout Turn) throws(DriveFailure) {
        var question = try questions.find(answer.question)
        let id = question.id
        if let module = answer.module, !question.open.contains(where: { $0.id == module }) {
            throw DriveFailure(
                .notFound, "The question \(id) has no module \"\(module)\".", candidates: question.open.map(\.id))
        }
        for ref in question.open where answer.module == nil || answer.module == ref.id {
            question.answers[ref] = .some(answer.allowed)
        }
        questions.update(question, &turn)
        guard question.open.isEmpty else { return }
        questions.drop(question, &turn)
        conclude(question, &turn)
    }

    /// Stores the driver's answers and carries out or refuses the request.
    mutating func conclude(_ question: ConsentQuestion, _ turn: inout Turn) {
        let caller = question.caller
        for (ref, allowed) in question.answers {
            guard let allowed else { continue }
            consents[caller.app, default: [:]][ref] = Consent(isGiven: allowed, at: turn.now)
        }
        turn.keep()
        if question.request is SDLGetInteriorVehicleDataConsent {
            return respond(with: question.answers, caller, &turn)
        }
        guard let (ref, allowed) = question.answers.first(where: { _ in true }) else { return }
        if allowed == true { carryOut(question.request, ref, caller, &turn) } else { deny(ref, caller, &turn) }
    }

    private mutating func deny(_ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn) {
        denied[caller.app, default: []].insert(ref)
        turn.refuse(
            caller, .rejected,
            "The resource [\(ref.type):\(ref.id)] is in use and the driver disallows this remote control RPC")
    }

    private func respond(with answers: OrderedMap<ModuleRef, Bool?>, _ caller: Caller, _ turn: inout Turn) {
        turn.respond(
            caller,
            SDLGetInteriorVehicleDataConsentResponse(
                success: true, resultCode: .success, allowed: answers.values.map { $0 == true }))
    }
}
