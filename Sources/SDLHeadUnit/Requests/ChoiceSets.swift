import JSON
import SDLRPC
import SDLSupport

// Choice sets: the choices of later interactions.
extension HeadUnitState {
    mutating func create(_ request: SDLCreateInteractionChoiceSet, _ caller: Caller, _ turn: inout Turn) {
        let id = request.interactionChoiceSetID
        guard let app = apps[caller.app], app.choiceSets[id] == nil else { return turn.refuse(caller, .invalidId) }
        let choices = request.choiceSet
        var caller = caller
        // A web HMI gets the images only when the interaction starts, so the head unit warns of missing images now.
        if missingImages(of: caller.app, in: request.images) { caller.warn(HeadUnitState.imagesNotFound) }
        guard Set(choices.map(\.choiceID)).count == choices.count else { return turn.refuse(caller, .invalidId) }
        let commands = choices.flatMap { $0.vrCommands ?? [] }.map { $0.lowercased() }
        // SDL Core's test scripts require different names, but its code compares only voice commands. A driver cannot
        // distinguish two equal lines. Row 28
        let differ = Set(choices.map(\.menuName)).count == choices.count
        guard differ, Set(commands).count == commands.count else { return turn.refuse(caller, .duplicateName) }
        // Before version 5 of the interface, each choice needed voice commands.
        if app.rpcVersion < SDLVersion(5), let place = choices.firstIndex(where: { $0.vrCommands == nil }) {
            let path = JSONPath([.key("choiceSet"), .index(place), .key("vrCommands")])
            return turn.refuse(caller, .invalidData, Violation(path: path, .missing).coreText)
        }
        let voiced = choices.filter { $0.vrCommands != nil }.count
        guard voiced == 0 || voiced == choices.count else {
            return turn.refuse(caller, .invalidData, "Some choices don't contain VR commands.")
        }
        apps[caller.app]?.choiceSets[id] = choices
        if voiced > 0 { unsettle(id, of: caller.app) }
        turn.touch(.choiceSet(caller.app, id))
        turn.respond(caller, SDLCreateInteractionChoiceSetResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func delete(_ request: SDLDeleteInteractionChoiceSet, _ caller: Caller, _ turn: inout Turn) {
        let id = request.interactionChoiceSetID
        guard apps[caller.app]?.choiceSets[id] != nil else { return turn.refuse(caller, .invalidId) }
        guard !isInUse(id, of: caller.app) else { return turn.refuse(caller, .inUse) }
        let isVoiced = apps[caller.app]?.choiceSets[id]?.contains { $0.vrCommands != nil } == true
        guard isVoiced, settings.grammarLatencyMs > 0 else {
            if isVoiced { unsettle(id, of: caller.app) }
            return deleted(choiceSet: id, caller, &turn)
        }
        guard apps[caller.app]?.leavingSets.contains(id) == false else { return turn.refuse(caller, .rejected) }
        apps[caller.app]?.leavingSets.append(id)
        timers.set(.grammarGone(caller, choiceSet: id), at: turn.now + .milliseconds(settings.grammarLatencyMs))
    }

    /// Completes a deletion. The response waits until the voice engine has removed the words.
    mutating func deleted(choiceSet id: Int, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.session == caller.session else { return }
        apps[caller.app]?.choiceSets[id] = nil
        apps[caller.app]?.leavingSets.removeAll { $0 == id }
        turn.touch(.choiceSet(caller.app, id))
        turn.respond(caller, SDLDeleteInteractionChoiceSetResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// Blocks interactions with the choice set until a web HMI has confirmed its words.
    private mutating func unsettle(_ id: Int, of key: AppKey) {
        if presenter.policy.confirms { apps[key]?.unsettledSets.append(id) }
    }

    private func isInUse(_ id: Int, of key: AppKey) -> Bool {
        overlays.values.contains { overlay in
            guard overlay.app == key, case .interaction(let request, _) = overlay.content else { return false }
            return request.interactionChoiceSetIDList.contains(id)
        }
    }
}

extension SDLCreateInteractionChoiceSet: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.revoke(choiceSet: interactionChoiceSetID, before, &turn)
    }
}

extension SDLDeleteInteractionChoiceSet: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.revoke(choiceSet: interactionChoiceSetID, before, &turn)
    }
}

extension HeadUnitState {
    fileprivate mutating func revoke(choiceSet id: Int, _ before: RegisteredApp, _ turn: inout Turn) {
        putBack(\.choiceSets[id], before, as: .choiceSet(before.key, id), &turn)
        apps[before.key]?.unsettledSets.removeAll { $0 == id }
    }
}
