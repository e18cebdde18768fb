import SDLRPC
import SDLSupport

// Turn-by-turn instructions that a navigation app shows and announces.
extension Navigation {
    mutating func showTurn(_ request: SDLShowConstantTBT, _ caller: Caller, _ turn: inout Turn) {
        guard request != SDLShowConstantTBT() else { return turn.refuse(caller, .invalidData) }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        if turn.policy.answersForCar { return turn.pass(caller, or: .unsupportedResource) }
        guard ownNavigation(caller, &turn) != nil else { return }
        var shown = request
        // If the request omits softButtons, the earlier buttons stay; all other members are replaced.
        if request.softButtons == nil, shownTurn?.app == caller.app {
            shown.softButtons = shownTurn?.request.softButtons
        }
        shownTurn = AppContent(app: caller.app, request: shown)
        if request.maneuverComplete == true { maneuver = nil }
        turn.touch(.navigation)
        turn.respond(
            turn.warning(caller, of: request), SDLShowConstantTBTResponse(success: true, resultCode: .success))
    }

    mutating func showTurns(_ request: SDLUpdateTurnList, _ caller: Caller, _ turn: inout Turn) {
        guard request.turnList != nil || request.softButtons != nil else {
            return turn.refuse(caller, .invalidData, "Neither turnList nor softButtons are given")
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        let empty = request.turnList?.firstIndex { $0.navigationText == nil && $0.turnIcon == nil }
        if let empty { return turn.refuse(caller, .invalidData, "turnList[\(empty)] has neither text nor icon") }
        if turn.policy.answersForCar { return turn.pass(caller, or: .unsupportedResource) }
        guard ownNavigation(caller, &turn) != nil else { return }
        var shown = request
        if let before = turnList, before.app == caller.app {
            shown.turnList = request.turnList ?? before.request.turnList
            shown.softButtons = request.softButtons ?? before.request.softButtons
        }
        turnList = AppContent(app: caller.app, request: shown)
        turn.touch(.navigation)
        turn.respond(
            turn.warning(caller, of: request), SDLUpdateTurnListResponse(success: true, resultCode: .success))
    }

    /// Announces a maneuver. The response is sent after the speech. The maneuver stays visible until the app reports
    /// that the maneuver is complete.
    mutating func alertManeuver(_ request: SDLAlertManeuver, _ caller: Caller, _ turn: inout Turn) {
        guard request.ttsChunks != nil || request.softButtons != nil else {
            return turn.refuse(caller, .invalidData, "Neither ttsChunks nor softButtons are given")
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        guard turn.hasSounds([("tts_chunks", request.ttsChunks)], caller) else { return }
        if turn.policy.answersForCar { return turn.pass(caller, or: .unsupportedResource) }
        guard ownNavigation(caller, &turn) != nil else { return }
        maneuver = AppContent(app: caller.app, request: request)
        turn.touch(.navigation)
        var caller = turn.warning(caller, of: request)
        let chunks = request.ttsChunks ?? []
        let spoken = chunks.filter(turn.profile.canSay)
        if spoken.count < chunks.count { caller.warn(CarSpeech.unsayable) }
        guard !spoken.isEmpty else {
            return turn.respond(caller, SDLAlertManeuverResponse(success: true, resultCode: .success))
        }
        turn.raise(.say(spoken, caller))
    }

    /// Removes the turn-by-turn instructions and the destination question of an app that was closed or unregistered.
    mutating func leave(_ key: AppKey, _ turn: inout Turn) {
        if question?.caller.app == key { dropDestination(&turn) }
        hideTurns(&turn) { $0 == key }
        routesOfApps[key] = nil
        dropUnusedRoutes()
    }

    /// Removes everything that an unregistered app shows, and the app's subscription to the route.
    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        subscribers.remove(key)
        leave(key, &turn)
    }

    mutating func hideTurns(_ turn: inout Turn, where isMeant: (AppKey) -> Bool = { _ in true }) {
        guard buttons.contains(where: { isMeant($0.app) }) else { return }
        if shownTurn.map({ isMeant($0.app) }) == true { shownTurn = nil }
        if turnList.map({ isMeant($0.app) }) == true { turnList = nil }
        if maneuver.map({ isMeant($0.app) }) == true { maneuver = nil }
        turn.touch(.navigation)
    }
}
