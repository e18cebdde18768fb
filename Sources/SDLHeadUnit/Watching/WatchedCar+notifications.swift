import JSON
import SDLConnection
import SDLRPC
import SDLSupport

// Notifications from an external head unit.
extension HeadUnitState {
    mutating func reported(_ incoming: Incoming, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], apps[key] != nil, let message = incoming.message else { return }
        switch message {
        case let status as SDLOnHMIStatus: setStatus(status, of: key, &turn)
        case let change as SDLOnHashChange:
            apps[key]?.hashID = change.hashID
            turn.touch(.hash, of: key)
        case let change as SDLOnPermissionsChange: setPermissions(change.permissionItem, of: key, &turn)
        case let distraction as SDLOnDriverDistraction:
            guard settings.distraction != distraction.state else { return }
            settings.distraction = distraction.state
            turn.touch(.settings)
        case let change as SDLOnLanguageChange:
            settings.languageVR = change.language
            settings.languageTTS = change.language
            settings.languageUI = change.hmiDisplayLanguage
            turn.touch(.settings)
        case let news as SDLOnSystemCapabilityUpdated:
            change(\.capabilities, of: key, &turn) { $0.take(news.systemCapability, for: key, &$1) }
        case is SDLOnVehicleData: change(\.carData, &turn) { $0.take(incoming.parameters, isNews: false, &$1) }
        case let input as SDLOnKeyboardInput: change(\.overlays, &turn) { $0.typed(input, by: key, &$1) }
        case is SDLOnAudioPassThru:
            change(\.overlays, &turn) { $0.heard(incoming.envelope.bulk.count, by: key, &$1) }
        case is SDLOnAppInterfaceUnregistered:
            if let app = apps[key] { remember(app, &turn) }
            forget(key, &turn)
        default: break
        }
    }

    private mutating func setStatus(_ status: SDLOnHMIStatus, of key: AppKey, _ turn: inout Turn) {
        let id = status.windowID ?? 0
        guard id == 0 else {
            guard apps[key]?.screen.windows[id] != nil else { return }
            apps[key]?.screen.windows[id]?.level = status.hmiLevel
            apps[key]?.screen.windows[id]?.context = status.systemContext
            return turn.touch(.window(id), of: key)
        }
        let video = status.videoStreamingState ?? apps[key]?.status.video ?? .notStreamable
        apps[key]?.status = RegisteredApp.Status(
            hmiLevel: status.hmiLevel, audio: status.audioStreamingState, video: video, context: status.systemContext)
        if status.hmiLevel == .full { activeApp = key } else if activeApp == key { activeApp = nil }
        let isHeard = status.audioStreamingState != .notAudible
        if isHeard, audioSource == nil || apps[key]?.isMedia == true { audioSource = key }
        if !isHeard, audioSource == key { audioSource = nil }
        if status.systemContext == .menu, menu == nil { menu = OpenMenu(app: key, menuID: 0) }
        if status.systemContext != .menu, menu?.app == key { menu = nil }
        turn.touch(.status, of: key)
        turn.touch(.front)
    }

    private mutating func setPermissions(_ items: [SDLPermissionItem], of key: AppKey, _ turn: inout Turn) {
        for item in items {
            let type =
                SDLRPCRegistry.message(named: item.rpcName, .request)
                ?? SDLRPCRegistry.message(named: item.rpcName, .notification)
            guard let function = type?.functionID else { continue }
            apps[key]?.policy.set(function, item.hmiPermissions)
            let parameters = item.parameterPermissions
            let isLimited = !parameters.allowed.isEmpty || !parameters.userDisallowed.isEmpty
            apps[key]?.policy.set(parameters: isLimited ? parameters : nil, of: function)
        }
        turn.touch(.permissions, of: key)
    }

    // MARK: Errors of the head unit

    func noteCar(_ incoming: Incoming, on session: SessionRef, _ turn: inout Turn) {
        guard let fault = incoming.fault else { return }
        let name = incoming.name ?? "message \(incoming.functionID.rawValue)"
        let violations = fault.violations.prefix(20).map { ($0.path as JSONPath?, "\($0)", Finding($0).rule) }
        let (path, text, rule): (JSONPath?, String, FindingRule) = (nil, "\(fault)", .json)
        for (path, text, rule) in violations.isEmpty ? [(path, text, rule)] : violations {
            turn.write(
                Finding(
                    rule: rule, path: path, message: "The head unit's \(name): \(text).",
                    fix:
                        "Make the app tolerate the message, and report the problem to the manufacturer: other head units obey the interface."
                ),
                app: keys[session]?.rawValue, function: name, cause: incoming.cause)
        }
    }

    func noteStray(_ incoming: Incoming, on session: SessionRef, _ turn: inout Turn) {
        guard incoming.envelope.kind == .response else { return }
        let name = incoming.name ?? "Function \(incoming.functionID.rawValue)"
        turn.write(
            Finding(
                rule: .unasked,
                message:
                    "The head unit's \(name) has correlation id \(incoming.correlationID), but no request has this id.",
                fix: "Check the previous requests: a response was sent twice, or the bridge missed a request."),
            app: keys[session]?.rawValue, function: name, correlationID: incoming.correlationID, cause: incoming.cause)
    }
}
