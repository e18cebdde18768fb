import SDLConnection
import SDLRPC

// The steps from the start of a session until the app is ready.
extension SDLLifecycleManager {
    func register(_ session: Session) {
        self.session = session
        let current = attempts.last
        let speaking = configuration.language(for: changed?.language)
        language = speaking
        let registration = configuration.registration(
            speaking: speaking, showing: configuration.language(for: changed?.hmiDisplayLanguage))
        send(registration) { [weak self] result in
            guard let self, current == attempts.last, connection != nil else { return }
            switch result {
            case .success(let response) where response.success: registered(response)
            case .success(let response):
                let info = response.info.map { " (\($0))" } ?? ""
                diagnose(
                    rule: "4.1", "The head unit did not register the app: \(response.resultCode)\(info)",
                    fix:
                        "Check the configuration's name, id, types and language; no other app may have the same name "
                        + "or id.")
                connection?.close("the head unit did not register the app")
            case .failure: connection?.close("the head unit did not answer")
            }
        }
    }

    private func registered(_ response: SDLRegisterAppInterfaceResponse) {
        state = .registered
        failures = 0
        missingSince = nil
        unregistered = nil
        registration = response
        listener?.didRegister(response)
        guard let (change, language) = change(for: response) else { return setUpManagers() }
        state = .updatingConfiguration
        let current = attempts.last
        send(change) { [weak self] _ in
            guard let self, current == attempts.last, connection != nil else { return }
            self.language = language
            setUpManagers()
        }
    }

    /// Returns the request that changes the registration to the head unit's language, and this language. Returns nil if
    /// no change is needed or if the app does not support the language.
    private func change(
        for response: SDLRegisterAppInterfaceResponse
    ) -> (SDLChangeRegistration, SDLLanguage)? {
        let own = configuration.language
        guard let spoken = response.language else { return nil }
        let shown = response.hmiDisplayLanguage ?? spoken
        let supported = configuration.languagesSupported
        guard spoken != own || shown != own || language != own, supported.contains(spoken), supported.contains(shown)
        else { return nil }
        // If the app returns to its default language, the app also returns to its default names.
        let names = listener?.update(toLanguage: spoken)
        guard let update = names ?? (spoken == own && language != own ? .init() : nil) else { return nil }
        let change = SDLChangeRegistration(
            language: spoken, hmiDisplayLanguage: shown, appName: update.appName, ttsName: update.ttsName,
            ngnMediaScreenAppName: update.shortAppName, vrSynonyms: update.voiceRecognitionCommandNames)
        return (change, spoken)
    }

    private func setUpManagers() {
        state = .settingUpManagers
        listener?.managersMayStart()
        guard state == .settingUpManagers else { return }
        if let status { listener?.statusChanged(from: nil, to: status) }
        guard state == .settingUpManagers else { return }
        state = .settingUpAppIcon
        let current = attempts.last
        listener?.setUpAppIcon { [weak self] in
            guard let self, current == attempts.last, state == .settingUpAppIcon else { return }
            state = status == nil ? .settingUpHMI : .ready
        }
    }
}
