import JSON
import Journaling
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Methods that announce apps to the HMI, send the app list, and send the apps' data again after a reconnection.
extension HMILink {
    /// Processes a page's subscription to notifications. If the page has subscribed to OnAppRegistered, announces the
    /// apps that are not announced yet, because a page may subscribe after OnReady.
    mutating func brokerChanged(_ method: String, _ params: JSONValue) {
        guard phase == .ready, method == "MB.subscribeTo" else { return }
        if params["propertyName"] == "BasicCommunication.OnAppRegistered" { announce() }
    }

    /// Sends OnAppRegistered for each new app if a page has subscribed or `evenUnheard` is true. OnAppRegistered must
    /// be sent before any button request for the app; otherwise, the page sdl_hmi never answers this request.
    mutating func announce(evenUnheard: Bool = false) {
        guard phase == .ready else { return }
        let isHeard = !broker.subscribers(to: HMI.BasicCommunication.OnAppRegistered.method).isEmpty
        guard isHeard || evenUnheard else { return }
        list.announceDue = nil
        var isRestoring = false
        for app in state.apps.values where apps[app.key]?.isAnnounced != true {
            isRestoring = isRestoring || apps[app.key]?.wantsRestoring == true
            announce(app)
        }
        if isRestoring {
            sendAppList()
        } else if evenUnheard || hasUnlisted {
            list.appsDue = now + ListTimers.appsDelay
        }
    }

    var hasUnlisted: Bool { state.apps.keys.contains { apps[$0]?.isListed != true } }

    private mutating func announce(_ app: RegisteredApp) {
        let translator = translator(for: app)
        apps.set(app.key) { $0.isAnnounced = true }
        notify(translator.registered, of: app.key)
        if hasSoftButtons {
            ask(
                HMI.Buttons.SubscribeButton(appID: translator.appID, buttonName: .customButton), for: .reported,
                of: app.key)
        }
        for part in translator.registration { ask(part, for: .reported, of: app.key) }
        if settings.sendsPolicyStatus { followPolicy(app.key) }
    }

    mutating func sendAppList() {
        list.appsDue = nil
        guard phase == .ready else { return }
        clouds.applications = absentApplications()
        let applications = state.apps.values.prefix(Self.maxApps).map { translator(for: $0).application }
        ask(HMI.BasicCommunication.UpdateAppList(applications: applications + clouds.applications), for: .reported)
        for app in state.apps.values where apps[app.key]?.isListed != true {
            let wantsRestoring = apps[app.key]?.wantsRestoring == true
            apps.set(app.key) {
                $0.isListed = true
                $0.wantsRestoring = false
            }
            if wantsRestoring { restore(app) }
        }
    }

    mutating func sendDevices() {
        var devices: OrderedMap<String, HMI.Common.DeviceInfo> = [:]
        for app in state.apps.values {
            let device = translator(for: app).deviceInfo
            devices[device.id] = device
        }
        clouds.devices = absentDevices
        for device in clouds.devices { devices[device.id] = device }
        ask(HMI.BasicCommunication.UpdateDeviceList(deviceList: devices.values), for: .reported)
    }

    /// Announces an app to the HMI, unless this was already done. Called before each request for the app, because an
    /// HMI never answers a request for an unknown app.
    mutating func introduce(_ key: AppKey) {
        guard state.apps[key] != nil else { return }
        if apps[key]?.isAnnounced != true { announce(evenUnheard: true) }
        if apps[key]?.isListed != true { sendAppList() }
    }

    func translator(for app: RegisteredApp) -> Translator {
        Translator(
            app: app, appID: apps[app.key]?.appID ?? StableNumber.of(app.key.rawValue),
            device: settings.device(app.info.connectionName), image: settings.image,
            callsPlayPauseOK: state.profile.callsPlayPauseOK(app))
    }

    // MARK: Restoring

    /// Sends the HMI all screens and data that the app has set on the head unit.
    private mutating func restore(_ app: RegisteredApp) {
        for part in translator(for: app).everything(at: now) { ask(part, for: .reported, of: app.key) }
        restoreStreams(of: app)
        if app.status.hmiLevel == .limited { resumeSound(of: app.key) }
        guard state.activeApp == app.key else { return }
        shownApp = app.key
        ask(
            HMI.BasicCommunication.ActivateApp(appID: translator(for: app).appID, level: .full),
            for: .reported, of: app.key)
    }

    // MARK: Following the head unit

    /// Updates the HMI after apps have registered or disconnected. `held` contains the replies that wait for the HMI.
    /// If `held` contains the reply to an app's registration, that reply waits until the HMI has received the app's
    /// data.
    mutating func followApps(_ before: HeadUnitState, _ held: [Reply]) {
        for app in before.apps.values where state.apps[app.key]?.session != app.session {
            forget(app, before, closed: state.sessions[app.session] == nil)
        }
        var isNew = false
        for key in state.apps.keys where before.apps[key]?.session != state.apps[key]?.session {
            // An app that has resumed with its hash does not send its data again, so the link sends the data to the
            // HMI.
            let session = state.apps[key]?.session
            let isHeld = held.contains { $0.session == session && $0.asksToRegister }
            let isResumed = state.apps[key]?.isResumed == true && !isHeld
            // A cloud app that had only an endpoint so far keeps its appID.
            let cloud = state.cloudApps.values.first { $0.app == key }
            if let cloud { apps.adopt(key, from: AppKey(rawValue: cloud.id)) }
            apps.set(key) { $0.wantsRestoring = isResumed }
            if isResumed { resumeSubscriptions(of: key) }
            isNew = true
        }
        guard isNew else { return }
        sendDevices()
        announce()
    }

    private mutating func forget(_ app: RegisteredApp, _ before: HeadUnitState, closed: Bool) {
        guard let entry = apps[app.key] else { return }
        if shownApp == app.key { shownApp = nil }
        dropSubscriptions(of: app, before)
        mapButtons[app.key] = nil
        if entry.isAnnounced {
            notify(
                HMI.BasicCommunication.OnAppUnregistered(unexpectedDisconnect: closed, appID: entry.appID), of: app.key)
            list.appsDue = now + ListTimers.appsDelay
        }
        apps.forgetPresence(of: app.key)
        if state.apps.isEmpty { stopPolicyUpdate() }
    }

    /// Notifies the HMI of an activated or deactivated app, unless the HMI itself has caused the change.
    mutating func followActiveApp(_ before: HeadUnitState) {
        guard state.activeApp != before.activeApp, state.activeApp != shownApp else { return }
        let left = shownApp
        shownApp = state.activeApp
        if let key = state.activeApp {
            introduce(key)
            ask(
                HMI.BasicCommunication.ActivateApp(appID: apps.appID(of: key), level: .full), for: .reported, of: key)
        } else if let left, let app = state.apps[left] {
            let appID = apps.appID(of: left)
            guard app.status.hmiLevel != .none else {
                ask(HMI.BasicCommunication.CloseApplication(appID: appID), for: .reported, of: left)
                return
            }
            let level = HMI.Common.HMILevel(rawValue: app.status.hmiLevel.rawValue)
            ask(HMI.BasicCommunication.ActivateApp(appID: appID, level: level), for: .reported, of: left)
        }
    }

    /// Asks the HMI to resume the sound of an app that the head unit has moved to LIMITED after a resumption. As in SDL
    /// Core, the HMI is first asked to activate the app at LIMITED if the app was in FULL before.
    mutating func followSound(_ before: HeadUnitState, _ effects: [HeadUnitEffect]) {
        for case .part(let key, .status) in effects.changedAspects {
            guard let app = state.apps[key], app.status.hmiLevel == .limited,
                before.apps[key]?.status.hmiLevel == SDLHMILevel.none
            else { continue }
            introduce(key)
            if app.restoredLevel == .full {
                ask(
                    HMI.BasicCommunication.ActivateApp(appID: apps.appID(of: key), level: .limited), for: .reported,
                    of: key)
            }
            resumeSound(of: key)
        }
    }

    private mutating func resumeSound(of key: AppKey) {
        notify(HMI.BasicCommunication.OnResumeAudioSource(appID: apps.appID(of: key)), of: key)
    }

    /// Notifies the HMI of changed files, so that the HMI loads changed images again.
    mutating func followFiles(_ before: HeadUnitState, _ effects: [HeadUnitEffect]) {
        for case .part(let key, .file(let name)) in effects.changedAspects {
            guard let app = state.apps[key], apps[key]?.isAnnounced == true else { continue }
            if let file = state.files[key].all[name] {
                notify(translator(for: app).stored(name, file), of: key)
            } else if let removed = translator(for: app).removed(name, before.files[key].all[name]) {
                notify(removed, of: key)
            }
        }
    }
}

extension Reply {
    fileprivate var asksToRegister: Bool { functionID == SDLFunctionID.registerAppInterface.rawValue }
}
