import JSON
package import SDLRPC
package import SDLSupport

/// The choice sets that an app has created for later interactions.
package struct AppChoices: Feature {
    package private(set) var sets: OrderedMap<Int, [SDLChoice]> = [:]
    /// The ids of choice sets that are being deleted.
    private var leaving: [Int] = []
    /// The ids of choice sets whose voice commands a web HMI has not confirmed yet.
    private var unsettled: [Int] = []

    /// The ids of choice sets that interactions cannot use now.
    var unavailable: [Int] { leaving + unsettled }

    mutating func replace(with sets: OrderedMap<Int, [SDLChoice]>) { self.sets = sets }

    /// Marks the voice commands of the choice set `id` as confirmed by the web HMI, or of all choice sets if `id` is
    /// nil.
    mutating func settle(_ id: Int? = nil) { unsettled.removeAll { id == nil || $0 == id } }

    mutating func create(_ request: SDLCreateInteractionChoiceSet, _ caller: Caller, _ turn: inout Turn) {
        let id = request.interactionChoiceSetID
        guard sets[id] == nil, let app = turn.car.apps.peek(at: caller.app) else {
            return turn.refuse(caller, .invalidId)
        }
        let choices = request.choiceSet
        var caller = caller
        // A web HMI gets the images only when the interaction starts, so the head unit warns of missing images now.
        if turn.car.files[caller.app].lacks(request.images) { caller.warn(HeadUnitState.imagesNotFound) }
        guard Set(choices.map(\.choiceID)).count == choices.count else { return turn.refuse(caller, .invalidId) }
        let commands = choices.flatMap { $0.vrCommands ?? [] }.map { $0.lowercased() }
        // SDL Core's code compares only voice commands. This head unit also requires different names, as SDL Core's
        // test scripts do, because a driver cannot distinguish two equal lines.
        let differ = Set(choices.map(\.menuName)).count == choices.count
        guard differ, Set(commands).count == commands.count else { return turn.refuse(caller, .duplicateName) }
        // Before version 5 of the mobile API, each choice needed voice commands.
        if app.rpcVersion < SDLVersion(5), let place = choices.firstIndex(where: { $0.vrCommands == nil }) {
            let path = JSONPath([.key("choiceSet"), .index(place), .key("vrCommands")])
            return turn.refuse(caller, .invalidData, Violation(path: path, .missing).coreText)
        }
        let voiced = choices.filter { $0.vrCommands != nil }.count
        guard voiced == 0 || voiced == choices.count else {
            return turn.refuse(caller, .invalidData, "Some choices don't contain VR commands.")
        }
        sets[id] = choices
        if voiced > 0 { unsettle(id, turn.car) }
        turn.touch(.choiceSet(id), of: caller.app)
        turn.respond(caller, SDLCreateInteractionChoiceSetResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    mutating func delete(_ request: SDLDeleteInteractionChoiceSet, _ caller: Caller, _ turn: inout Turn) {
        let id = request.interactionChoiceSetID
        guard sets[id] != nil else { return turn.refuse(caller, .invalidId) }
        guard !isInUse(id, of: caller.app, turn.car) else { return turn.refuse(caller, .inUse) }
        let isVoiced = sets[id]?.contains { $0.vrCommands != nil } == true
        guard isVoiced, turn.car.settings.grammarLatencyMs > 0 else {
            if isVoiced { unsettle(id, turn.car) }
            return deleted(choiceSet: id, caller, &turn)
        }
        guard !leaving.contains(id) else { return turn.refuse(caller, .rejected) }
        leaving.append(id)
        turn.timers.set(
            .grammarGone(caller, choiceSet: id), at: turn.now + .milliseconds(turn.car.settings.grammarLatencyMs))
    }

    /// Completes a deletion, after the voice engine has removed the choice set's words, and responds to the app.
    mutating func deleted(choiceSet id: Int, _ caller: Caller, _ turn: inout Turn) {
        guard turn.car.apps[caller.app]?.session == caller.session else { return }
        sets[id] = nil
        leaving.removeAll { $0 == id }
        turn.touch(.choiceSet(id), of: caller.app)
        turn.respond(caller, SDLDeleteInteractionChoiceSetResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    /// Blocks interactions with the choice set until a web HMI has confirmed the set's voice commands.
    private mutating func unsettle(_ id: Int, _ car: HeadUnitState) {
        if car.presenter.policy.confirms { unsettled.append(id) }
    }

    private func isInUse(_ id: Int, of key: AppKey, _ car: HeadUnitState) -> Bool {
        car.overlays.values.contains { overlay in
            guard overlay.app == key, case .interaction(let request, _) = overlay.content else { return false }
            return request.interactionChoiceSetIDList.contains(id)
        }
    }

    /// Undoes the change of a refused request. Returns the changed part of the app; nil if no choice set has changed.
    mutating func undo(_ request: any SDLRPCMessage, _ before: AppChoices) -> AppPart? {
        let id: Int
        switch request {
        case let request as SDLCreateInteractionChoiceSet: id = request.interactionChoiceSetID
        case let request as SDLDeleteInteractionChoiceSet: id = request.interactionChoiceSetID
        default: return nil
        }
        sets.restore(id, from: before.sets)
        settle(id)
        return .choiceSet(id)
    }
}
