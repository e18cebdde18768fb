import SDLRPC
import SDLSupport

// Changes of an app's language and names.
extension HeadUnitState {
    mutating func changeRegistration(_ request: SDLChangeRegistration, _ caller: Caller, _ turn: inout Turn) {
        let languages = profile.languages
        guard languages.contains(request.language), languages.contains(request.hmiDisplayLanguage) else {
            return turn.refuse(caller, .unsupportedResource)
        }
        let names = AppNames(
            name: request.appName, synonyms: request.vrSynonyms ?? [], spoken: request.ttsName ?? [])
        guard !apps.contains(names, on: apps[caller.app]?.info.device ?? "", but: caller.app) else {
            return turn.refuse(caller, .duplicateName)
        }
        guard turn.hasSounds([("tts_name", request.ttsName)], caller, in: judgedFiles(of: caller.app)) else { return }
        apps[caller.app]?.registration.languageDesired = request.language
        apps[caller.app]?.registration.hmiDisplayLanguageDesired = request.hmiDisplayLanguage
        if let name = request.appName { apps[caller.app]?.registration.appName = name }
        if let name = request.ngnMediaScreenAppName { apps[caller.app]?.registration.ngnMediaScreenAppName = name }
        if let names = request.ttsName { apps[caller.app]?.registration.ttsName = names }
        if let synonyms = request.vrSynonyms { apps[caller.app]?.registration.vrSynonyms = synonyms }
        turn.touch(.app(caller.app))
        cloudApps.notePreferences(&turn)
        turn.respond(caller, SDLChangeRegistrationResponse(success: true, resultCode: .success))
    }
}
