import SDLRPC
import SDLSupport

// Turns that a navigation app shows and announces.
extension HeadUnitState {
    mutating func showTurn(_ request: SDLShowConstantTBT, _ caller: Caller, _ turn: inout Turn) {
        guard request != SDLShowConstantTBT() else { return turn.refuse(caller, .invalidData) }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        if presenter.policy.answersForCar { return passNavigation(caller, &turn) }
        guard ownNavigation(caller, &turn) != nil else { return }
        var shown = request
        // If the request omits softButtons, the earlier buttons stay; all other members are replaced.
        if request.softButtons == nil, navigation.turn?.app == caller.app {
            shown.softButtons = navigation.turn?.request.softButtons
        }
        navigation.turn = AppContent(app: caller.app, request: shown)
        if request.maneuverComplete == true { navigation.maneuver = nil }
        turn.touch(.navigation)
        turn.respond(
            warning(caller, of: request), SDLShowConstantTBTResponse(success: true, resultCode: .success))
    }

    mutating func showTurns(_ request: SDLUpdateTurnList, _ caller: Caller, _ turn: inout Turn) {
        guard request.turnList != nil || request.softButtons != nil else {
            return turn.refuse(caller, .invalidData, "Neither turnList nor softButtons are given")
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        let empty = request.turnList?.firstIndex { $0.navigationText == nil && $0.turnIcon == nil }
        if let empty { return turn.refuse(caller, .invalidData, "turnList[\(empty)] has neither text nor icon") }
        if presenter.policy.answersForCar { return passNavigation(caller, &turn) }
        guard ownNavigation(caller, &turn) != nil else { return }
        var shown = request
        if let before = navigation.turnList, before.app == caller.app {
            shown.turnList = request.turnList ?? before.request.turnList
            shown.softButtons = request.softButtons ?? before.request.softButtons
        }
        navigation.turnList = AppContent(app: caller.app, request: shown)
        turn.touch(.navigation)
        turn.respond(
            warning(caller, of: request), SDLUpdateTurnListResponse(success: true, resultCode: .success))
    }

    /// Announces a maneuver. The app is answered after the speech; the maneuver stays until the app reports it complete.
    mutating func alertManeuver(_ request: SDLAlertManeuver, _ caller: Caller, _ turn: inout Turn) {
        guard request.ttsChunks != nil || request.softButtons != nil else {
            return turn.refuse(caller, .invalidData, "Neither ttsChunks nor softButtons are given")
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        guard hasSounds([("tts_chunks", request.ttsChunks)], caller, &turn) else { return }
        if presenter.policy.answersForCar { return passNavigation(caller, &turn) }
        guard ownNavigation(caller, &turn) != nil else { return }
        navigation.maneuver = AppContent(app: caller.app, request: request)
        turn.touch(.navigation)
        var caller = warning(caller, of: request)
        let chunks = request.ttsChunks ?? []
        let spoken = chunks.filter(profile.canSay)
        if spoken.count < chunks.count { caller.warn(HeadUnitState.unsayable) }
        guard !spoken.isEmpty else {
            return turn.respond(caller, SDLAlertManeuverResponse(success: true, resultCode: .success))
        }
        say(spoken, for: caller, &turn)
    }

    /// Removes the turns and the destination question of an app that is gone.
    mutating func leaveNavigation(_ key: AppKey, _ turn: inout Turn) {
        if navigation.question?.caller.app == key { dropDestination(&turn) }
        hideTurns(&turn) { $0 == key }
        navigation.routesOfApps[key] = nil
        dropUnusedRoutes()
    }

    mutating func hideTurns(_ turn: inout Turn, where isMeant: (AppKey) -> Bool = { _ in true }) {
        guard navigation.buttons.contains(where: { isMeant($0.app) }) else { return }
        if navigation.turn.map({ isMeant($0.app) }) == true { navigation.turn = nil }
        if navigation.turnList.map({ isMeant($0.app) }) == true { navigation.turnList = nil }
        if navigation.maneuver.map({ isMeant($0.app) }) == true { navigation.maneuver = nil }
        turn.touch(.navigation)
    }
}
