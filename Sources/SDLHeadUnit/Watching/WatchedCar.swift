import JSON
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport

// An external head unit whose messages are observed. A request takes effect when that head unit confirms the request.
// Overlays and speech are shown while their requests are pending.
extension HeadUnitState {
    mutating func watch(_ event: WatchedEvent, on connection: UInt64, named name: String, _ turn: inout Turn) {
        func ref(_ session: Session) -> SessionRef { SessionRef(connection: connection, session: session.number) }
        switch event {
        case .sessionStarted(let session, let start):
            sessions[ref(session)] = SessionInfo(
                connectionName: name, sessionID: Int(session.id.rawValue), protocolVersion: "\(start.version)")
            if let vehicle = start.vehicle { learn(vehicle, &turn) }
        case .sessionEnded(let session): end(ref(session), &turn)
        case .request(let request): asked(request, on: ref(request.session), &turn)
        case .reply(let reply, let request):
            noteCar(reply, on: ref(reply.session), &turn)
            answered(reply, to: request, on: ref(request.session), &turn)
        case .notification(let message):
            noteCar(message, on: ref(message.session), &turn)
            reported(message, on: ref(message.session), &turn)
        case .unasked(let message, .toHeadUnit): turn.note(UnsolicitedMessage(message), of: keys[ref(message.session)])
        case .unasked(let message, .toApp): noteStray(message, on: ref(message.session), &turn)
        case .serviceStarted(let session, let service, let video): streams(service, video, on: ref(session), &turn)
        case .serviceEnded(let session, let service):
            guard let request = StreamRequest(service, nil) else { return }
            change(\.streams, &turn) { $0.streamEnded(request.service, on: ref(session), &$1) }
        case .media: break
        case .finding(let text, let direction):
            turn.noteWire(direction == .toApp ? "from the head unit: \(text)" : text, of: name)
        case .unreachable(let text):
            turn.write(
                Finding(
                    rule: .unreachable, message: "The head unit of \(name) could not be reached: \(text).",
                    fix: "Start the head unit, or give its address with --core; then connect the app again."))
        case .gap(let text):
            turn.write(
                Finding(
                    rule: .gap, message: "\(text).",
                    fix: "No data between app and head unit is lost; the next messages correct the shown state."))
        }
    }

    /// The functions whose requests are shown to the driver while the requests are pending.
    private static let presented: Set<SDLFunctionID> = [
        .alert, .subtleAlert, .scrollableMessage, .slider, .performInteraction, .performAudioPassThru, .speak,
    ]

    /// Functions whose requests change the state after a successful response.
    private static let followed: Set<SDLFunctionID> = [
        .show, .setDisplayLayout, .createWindow, .deleteWindow, .setMediaClockTimer, .sendHapticData, .showAppMenu,
        .createInteractionChoiceSet, .deleteInteractionChoiceSet, .addCommand, .deleteCommand, .addSubMenu,
        .deleteSubMenu, .subscribeButton, .unsubscribeButton, .setGlobalProperties, .resetGlobalProperties, .putFile,
        .deleteFile, .setAppIcon, .changeRegistration, .showConstantTBT, .updateTurnList, .subscribeWayPoints,
        .unsubscribeWayPoints,
    ]

    private mutating func asked(_ incoming: Incoming, on session: SessionRef, _ turn: inout Turn) {
        let request = HeadUnitInput.Request(incoming)
        let caller = caller(of: request, on: session)
        turn.note(request, caller, in: self)
        guard Self.presented.contains(request.functionID), apps[caller.app] != nil, request.fault == nil else { return }
        RequestRoute.all[request.functionID]?.handle(&self, request, caller, &turn)
    }

    private mutating func answered(
        _ reply: Incoming, to asked: Incoming, on session: SessionRef, _ turn: inout Turn
    ) {
        let request = HeadUnitInput.Request(asked)
        let caller = caller(of: request, on: session)
        if Self.presented.contains(request.functionID) { return ended(caller, reply, &turn) }
        guard reply.isSuccess else { return }
        switch request.functionID {
        case .registerAppInterface: registered(asked, reply, on: session, &turn)
        case .unregisterAppInterface: forget(caller.app, &turn)
        case .getVehicleData:
            change(\.carData, &turn) { $0.take(reply.parameters, isNews: false, &$1) }
        case .subscribeVehicleData, .unsubscribeVehicleData: subscribed(caller, asked, reply, &turn)
        default:
            guard Self.followed.contains(request.functionID), apps[caller.app] != nil else { return }
            RequestRoute.all[request.functionID]?.handle(&self, request, caller, &turn)
            learnStorage(of: caller.app, reply, &turn)
        }
    }

    /// Removes an overlay or speech after the response to its request.
    private mutating func ended(_ caller: Caller, _ reply: Incoming, _ turn: inout Turn) {
        if caller.function == .speak {
            let speech = speech.of(caller.app)?.caller
            if speech?.correlationID == caller.correlationID {
                change(\.speech, &turn) { $0.end(of: caller.app, .success, &$1) }
            }
            return
        }
        let shown = overlays.values.first {
            $0.caller.session == caller.session && $0.caller.correlationID == caller.correlationID
        }
        guard let shown else { return }
        change(\.overlays, &turn) { $0.drop(shown.id, &$1) }
        updateContexts(&turn)
    }

    /// Updates the app's subscriptions. Each item of the response has its own result.
    private mutating func subscribed(_ caller: Caller, _ asked: Incoming, _ reply: Incoming, _ turn: inout Turn) {
        guard apps[caller.app] != nil else { return }
        let results = reply.parameters
        let wanted = asked.parameters
        let items = profile.vehicleItems.all.map(\.name).filter { name in
            wanted[name]?.bool == true && results[name]?["resultCode"]?.string ?? "SUCCESS" == "SUCCESS"
        }
        let isNew = caller.function == .subscribeVehicleData
        let before = carData.subscribed(caller.app)
        let names = isNew ? before + items : before.filter { !items.contains($0) }
        change(\.carData, &turn) { $0.subscribe(names, of: caller.app, &$1) }
    }

    private mutating func streams(
        _ service: ServiceType, _ video: VideoParameters, on session: SessionRef, _ turn: inout Turn
    ) {
        guard let request = StreamRequest(service, video), let key = keys[session], apps[key] != nil else { return }
        streams.add(request, of: key, &turn)
    }

    // MARK: Registrations, in whose responses the head unit describes itself

    private mutating func registered(_ asked: Incoming, _ reply: Incoming, on session: SessionRef, _ turn: inout Turn) {
        guard let request = asked.message as? SDLRegisterAppInterface, let info = sessions[session] else { return }
        let answer = reply.parameters
        learn(answer, &turn)
        if let before = keys[session] { forget(before, &turn) }
        let key = AppKey(request, on: info.device, in: self)
        // If the end of the app's last session was not observed, the app is still registered here.
        if let before = apps[key] { end(before.session, &turn) }
        var app = RegisteredApp(
            key: key, session: session, info: info, registration: request,
            rpcVersion: (reply.message as? SDLRegisterAppInterfaceResponse)?.syncMsgVersion.map(SDLVersion.init)
                ?? SDLVersion(request.syncMsgVersion))
        app.screen.windows[0] = Window(
            windowID: 0, template: profile.template(for: app), dayColorScheme: request.dayColorScheme,
            nightColorScheme: request.nightColorScheme)
        let isResumed = request.hashID != nil && answer["resultCode"]?.string != SDLResult.resumeFailed.rawValue
        let resumption: Resumption = isResumed ? resume(&app, request) : .notAsked
        lost[key] = nil
        apps[key] = app
        keys[session] = key
        turn.touch(.app(key))
        turn.touch(.front)
        guard resumption == .failed else { return }
        turn.write(
            Finding(
                rule: .gap,
                message: "\(app.name) resumes data from an earlier session that the bridge did not observe.",
                fix: "Start the proxy before the app, or let the app register without its hash."),
            app: key.rawValue, function: SDLRegisterAppInterface.name, cause: asked.cause)
    }

    // MARK: Description of the car

    private mutating func learn(_ answer: JSONValue, _ turn: inout Turn) {
        settings.languageVR = answer["language"]?.string.map(SDLLanguage.init(rawValue:)) ?? settings.languageVR
        settings.languageUI = answer["hmiDisplayLanguage"]?.string.map(SDLLanguage.init) ?? settings.languageUI
        turn.touch(.settings)
        become(profile.learning(from: answer), &turn)
    }

    mutating func learn(_ vehicle: VehicleInfo, _ turn: inout Turn) {
        become(profile.learning(from: vehicle), &turn)
    }

    private mutating func become(_ learned: Profile, _ turn: inout Turn) {
        guard learned.document != profile.document else { return }
        let quota = profile.storageQuota
        profile = learned
        profile.storageQuota = quota
        turn.touch(.profile)
    }

    /// Computes the storage quota from the available space that the head unit reports.
    mutating func learnStorage(of key: AppKey, _ reply: Incoming, _ turn: inout Turn) {
        guard apps[key] != nil, let left = reply.parameters["spaceAvailable"]?.int, left >= 0 else { return }
        let quota = files[key].size.addingReportingOverflow(left)
        guard !quota.overflow, quota.partialValue != profile.storageQuota else { return }
        profile.storageQuota = quota.partialValue
        turn.touch(.storage, of: key)
    }
}

extension Incoming {
    /// Whether the response reports success, even if the response violates the mobile API.
    var isSuccess: Bool { (message as? any SDLRPCResponse)?.success ?? parameters["success"]?.bool ?? false }

    /// The original parameters; empty if the message contains no valid JSON.
    var parameters: JSONValue { envelope.parameters ?? [:] }
}
