import SDLHMIRPC
import SDLProtocol
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink
@testable import SDLHeadUnit

/// Tests that the HMI link (the head unit's connection to a web HMI) supports every message of the mobile API and of
/// the HMI API. The tests list the exceptions with the reasons.
@MainActor
@Suite(.checksMessages) struct CoverageTests {
    // MARK: Mobile API

    /// Requests that last until an action of the driver or the end of a time limit. The link observes these requests as
    /// overlays in the head unit's state.
    nonisolated static let longRunning: Set<SDLFunctionID> = [
        .alert, .subtleAlert, .scrollableMessage, .slider, .performInteraction, .performAudioPassThru,
    ]

    /// Requests about which the HMI is only notified, with the method of the notification.
    nonisolated static let notified: [SDLFunctionID: String] = [
        .registerAppInterface: "BasicCommunication.OnAppRegistered",
        .unregisterAppInterface: "BasicCommunication.OnAppUnregistered",
        .putFile: "BasicCommunication.OnPutFile", .deleteFile: "BasicCommunication.OnFileRemoved",
    ]

    /// Requests that SDL Core answers without a request to the HMI.
    nonisolated static let own: Set<SDLFunctionID> = [
        .listFiles, .getSystemCapability, .setCloudAppProperties, .getCloudAppProperties, .publishAppService,
        .unpublishAppService, .releaseInteriorVehicleDataModule,
    ]

    /// docs/messages.md divides the requests into the same groups as the lists above. `MessageTableTests` compares the
    /// document with these lists.
    @Test func `Each request of the mobile API reaches the HMI in at most one way`() {
        let ways: [Set<SDLFunctionID>] = [
            RequestTranslation.functions, ForwardedRequests.functions, QuestionTranslation.functions, Self.longRunning,
            Set(Self.notified.keys), Self.own,
        ]
        for request in SDLRPCRegistry.messages where request.kind == .request {
            #expect(ways.filter { $0.contains(request.functionID) }.count <= 1, "\(request.name)")
        }
    }

    @Test(.enabled(if: RequestRoute.all[.encodedSyncPData] == nil, "only EncodedSyncPData has no effect"))
    func `The head unit answers an unsupported request without a message to the HMI`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.forgetLog()
        let id = await app.ask(SDLEncodedSyncPData(data: ["QQ=="]))
        #expect(app.answer(id)?["success"] == false)
        #expect(app.answer(id)?["info"] == "EncodedSyncPData is not supported by this head unit")
        #expect(bench.hmi.log.isEmpty)
    }

    nonisolated static let ofApps = "sent by apps, never to them"

    /// Notifications of the mobile API that no action of the HMI causes, each with the reason.
    nonisolated static let withoutHMI: [String: String] = [
        "OnPermissionsChange": "the head unit handles policies", "OnHashChange": "the head unit computes the hash",
        "OnAudioPassThru": "the head unit records the audio",
        "OnAppCapabilityUpdated": CoverageTests.ofApps,
        "OnEncodedSyncPData": "the head unit handles policies",
    ]

    @Test func `Each notification to apps is caused by the HMI, or is listed as the head unit's own`() async {
        let heard = await notificationsOfApp()
        for type in SDLRPCRegistry.messages where type.kind == .notification {
            #expect(heard.contains(type.name) != (Self.withoutHMI[type.name] != nil), "\(type.name)")
        }
    }

    /// Performs all actions of an HMI that cause notifications to apps. Returns the names of these notifications.
    private func notificationsOfApp() async -> Set<String> {
        let bench = await Bench.controllable()
        let maps = await bench.running("Maps", [.navigation, .remoteControl])
        let appID = JSONValue.int(bench.hmi.appID("Maps")!)
        await maps.ask(SDLSubscribeVehicleData(speed: true))
        await maps.ask(SDLSubscribeWayPoints())
        var climate = Bench.climate()
        climate["isSubscribed"] = true
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, climate))
        await maps.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true))
        await maps.ask(SDLGetSystemCapability(systemCapabilityType: .navigation, subscribe: true))
        await maps.ask(SDLSubscribeButton(buttonName: .ok))
        await maps.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        bench.hmi.register(["AppService"])
        let service = await bench.offer("WEATHER")
        await maps.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true))
        let before = maps.notificationNames.count
        let point: JSONValue = ["coordinate": ["latitudeDegrees": 47.4, "longitudeDegrees": 8.5]]
        let actions: [(String, JSONValue)] = [
            ("AppService.OnAppServiceData", Bench.weather(service)),
            ("Buttons.OnButtonEvent", ["name": "OK", "mode": "BUTTONDOWN"]),
            ("Buttons.OnButtonPress", ["name": "OK", "mode": "SHORT"]),
            ("UI.OnCommand", ["cmdID": 7, "appID": appID]),
            ("UI.OnTouchEvent", ["type": "BEGIN", "event": [["id": 0, "ts": [5], "c": [["x": 1, "y": 2]]]]]),
            ("UI.OnKeyboardInput", ["event": "KEYPRESS", "data": "a"]),
            ("UI.OnDriverDistraction", ["state": "DD_ON"]), ("UI.OnSubtleAlertPressed", ["appID": appID]),
            ("UI.OnSystemContext", ["systemContext": "MENU"]), ("UI.OnUpdateFile", ["appID": appID, "fileName": "a"]),
            ("UI.OnUpdateSubMenu", ["appID": appID, "menuID": 5]),
            ("RC.OnInteriorVehicleData", Bench.climate()), ("RC.OnRemoteControlSettings", ["allowed": true]),
            ("VehicleInfo.OnVehicleData", ["speed": 50]), ("Navigation.OnWayPointChange", ["wayPoints": [point]]),
            ("Navigation.OnTBTClientState", ["state": "ROUTE_UPDATE_REQUEST"]),
            (
                "BasicCommunication.OnSystemCapabilityUpdated",
                ["appID": appID, "systemCapability": ["systemCapabilityType": "NAVIGATION"]]
            ),
            (
                "BasicCommunication.OnSystemRequest",
                ["appID": appID, "requestType": "HTTP", "fileName": "a", "url": "http://127.0.0.1/"]
            ),
            // The new language differs from the app's language, so the app is unregistered.
            ("UI.OnLanguageChange", ["language": "DE-DE"]),
        ]
        for (method, params) in actions {
            bench.hmi.notify(method, params)
            await bench.settle()
        }
        #expect(bench.findings == [])
        return Set(maps.notificationNames.dropFirst(before))
    }

    // MARK: HMI API

    /// Requests and notifications of the HMI API that the link never sends, each with the reason.
    private static let neverSent: [String: String] = [
        "BasicCommunication.GetSystemTime": "nothing is encrypted",
        "BasicCommunication.DecryptCertificate": "nothing is encrypted",
        "BasicCommunication.PolicyUpdate": "sent only if the profile names a policy file, for SDL Core's scripts",
        "SDL.OnAppPermissionChanged": "the head unit handles policies",
        "SDL.OnSDLConsentNeeded": "every device is allowed",
        "SDL.OnStatusUpdate": "sent only if switched on, for SDL Core's scripts",
    ]

    /// Requests and notifications of the HMI API that the link both sends and receives.
    private static let bothWays: Set<String> = [
        "AppService.GetAppServiceData", "AppService.PerformAppServiceInteraction", "AppService.OnAppServiceData",
        "BasicCommunication.OnSystemCapabilityUpdated",
    ]

    @Test func `Every request and notification of the HMI API is sent, received, or listed as neither`() async {
        let sent = await everyMessageSent()
        for type in HMIRegistry.messages where type.kind != .response {
            let ways = [
                sent.contains(type.method), HMILink.understood.contains(type.method),
                Self.neverSent[type.method] != nil,
            ]
            let wanted = Self.bothWays.contains(type.method) ? 2 : 1
            #expect(ways.count(where: \.self) == wanted, "\(type.method): \(ways)")
        }
    }

    /// Valid requests in an order in which the head unit accepts every request.
    private static let plain: [any SDLRPCRequest] = [
        SDLShow(mainField1: "text"), SDLSetDisplayLayout(displayLayout: "NON-MEDIA"),
        SDLSetAppIcon(syncFileName: "picture.png"),
        SDLCreateWindow(windowID: 3, windowName: "widget", type: .widget), SDLDeleteWindow(windowID: 3),
        SDLSetMediaClockTimer(startTime: SDLStartTime(hours: 0, minutes: 0, seconds: 1), updateMode: .countup),
        SDLSendHapticData(), SDLAddSubMenu(menuID: 5, menuName: "More"),
        SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven"), vrCommands: ["seven"]),
        SDLDeleteCommand(cmdID: 7), SDLDeleteSubMenu(menuID: 5), SDLShowAppMenu(),
        SDLSubscribeButton(buttonName: .ok), SDLUnsubscribeButton(buttonName: .ok),
        SDLSetGlobalProperties(
            userLocation: SDLSeatLocation(grid: SDLGrid(col: 0, row: 0)),
            helpPrompt: [SDLTTSChunk(text: "help", type: .text)], menuTitle: "Things"),
        SDLResetGlobalProperties(properties: [.menuname]),
        SDLChangeRegistration(language: .enUs, hmiDisplayLanguage: .enUs),
    ]

    /// Causes all requests and notifications to the HMI. Returns the methods of these requests and notifications.
    private func everyMessageSent() async -> Set<String> {
        let bench = await Bench()
        bench.hmi.connect()
        bench.hmi.register()
        bench.hmi.subscribe()
        let notifications = HMIRegistry.messages.filter { $0.kind == .notification }.map { $0.method }
        bench.hmi.subscribe(notifications.filter { !ScriptedHMI.subscriptions.contains($0) })
        bench.hmi.script("RC.GetCapabilities", .answer(0, ScriptedHMI.control))
        bench.hmi.register(["AppService"])
        bench.hmi.ready()
        await bench.settle()
        await bench.notify("RC.OnRemoteControlSettings", ["accessMode": "ASK_DRIVER"])
        let app = await bench.running("Maps", [.navigation, .remoteControl], isMedia: true)
        await control(bench, app)
        await services(bench, app)
        let appID = JSONValue.int(bench.hmi.appID("Maps")!)
        await app.ask(SDLPutFile(syncFileName: "picture.png", fileType: .graphicPng), bulk: [1, 2, 3])
        for request in Self.plain + TranslationTests.forwarded { await app.ask(request) }
        await app.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 8, choiceSet: [SDLChoice(choiceID: 8, menuName: "Eight", vrCommands: ["eight"])]
            ))
        await popups(bench, app)
        await app.ask(SDLDeleteInteractionChoiceSet(interactionChoiceSetID: 8))
        await app.ask(SDLDeleteFile(syncFileName: "picture.png"))
        let capability = SDLAppCapability(appCapabilityType: .videoStreaming)
        await app.notify(SDLOnAppCapabilityUpdated(appCapability: capability))
        await app.stream(.video, .init(height: 480, width: 800))
        await app.stream(.audio)
        await app.send([1], on: .video)
        await app.send([1], on: .audio)
        await app.endStream(.video)
        await app.endStream(.audio)
        try? await bench.drive(.cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3000/"))))
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": "SUSPEND"])
        try? await bench.drive(.app(key: "maps", .background))
        try? await bench.drive(.app(key: "maps", .activate))
        await app.ask(SDLCloseApplication())
        let heard = AppCommand.setStatus(
            hmiLevel: "LIMITED", audioStreamingState: "AUDIBLE", videoStreamingState: nil, systemContext: nil)
        try? await bench.drive(.app(key: "maps", heard))
        bench.hmi.notify("BasicCommunication.OnExitApplication", ["appID": appID, "reason": "USER_EXIT"])
        await app.disconnect()
        await bench.pass(.seconds(1))
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": "IGNITION_OFF"])
        await bench.settle()
        return Set(bench.hmi.methods)
    }

    /// Makes `app` and the HMI use the app services of each other.
    private func services(_ bench: Bench, _ app: PhoneApp) async {
        let own = await bench.offer("WEATHER")
        await app.ask(SDLGetAppServiceData(serviceType: "WEATHER"))
        await app.ask(SDLPerformAppServiceInteraction(serviceUri: "sky:here", serviceID: own, originApp: "maps"))
        await app.ask(SDLGetFile(fileName: "icon", appServiceId: own))
        let other = await bench.running("Sky")
        let published = await other.ask(
            SDLPublishAppService(appServiceManifest: SDLAppServiceManifest(serviceType: "MEDIA")))
        let id = other.answer(published)?["appServiceRecord"]?["serviceID"]?.string ?? ""
        await other.notify(
            SDLOnAppServiceData(serviceData: SDLAppServiceData(serviceType: "MEDIA", serviceID: id)))
        let request = SDLPerformAppServiceInteraction(
            serviceUri: "sky:here", serviceID: own, originApp: "sky", requestServiceActive: true)
        bench.hmi.request("AppService.AppServiceActivation", ["serviceID": .string(own), "activate": false])
        await bench.settle()
        await bench.activate(app)
        await other.ask(request)
        await other.disconnect()
    }

    /// Makes `app` take the control of a module away from another app.
    private func control(_ bench: Bench, _ app: PhoneApp) async {
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .answer(0, ["allowed": [true]]))
        for method in ["RC.GetInteriorVehicleData", "RC.SetInteriorVehicleData"] {
            bench.hmi.script(method, .answer(0, Bench.climate()))
        }
        let other = await bench.controller("Other")
        await other.ask(SDLButtonPress(moduleType: .climate, buttonName: .acMax, buttonPressMode: .short))
        await bench.activate(app)
        await app.ask(SDLGetInteriorVehicleData(moduleType: .climate))
        await app.ask(Bench.warm)
        await other.disconnect()
    }

    private func popups(_ bench: Bench, _ app: PhoneApp) async {
        for method in ["UI.Alert", "TTS.Speak", "UI.PerformInteraction", "VR.PerformInteraction"] {
            bench.hmi.script(method, .hold)
        }
        let speech = [SDLTTSChunk(text: "look", type: .text)]
        await app.ask(SDLAlert(alertText1: "Look", ttsChunks: speech))
        bench.hmi.answer("UI.Alert")
        bench.hmi.answer("TTS.Speak")
        bench.hmi.script("TTS.Speak", .answer(0, [:]))
        await app.ask(SDLSubtleAlert(alertText1: "Look"))
        await app.ask(SDLSlider(numTicks: 5, position: 2, sliderHeader: "Bass"))
        await app.ask(SDLScrollableMessage(scrollableMessageBody: "Terms", cancelID: 3))
        await app.ask(SDLSpeak(ttsChunks: speech))
        await app.ask(
            SDLPerformInteraction(
                initialText: "Which?", interactionMode: .both, interactionChoiceSetIDList: [8], cancelID: 4))
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 8])
        await bench.settle()
        bench.hmi.answer("UI.PerformInteraction", 5)
        bench.hmi.script("UI.ScrollableMessage", .hold)
        await app.ask(SDLScrollableMessage(scrollableMessageBody: "Terms", cancelID: 3))
        await app.ask(SDLCancelInteraction(cancelID: 3, functionID: 25))
        bench.hmi.script("UI.PerformAudioPassThru", .hold)
        await app.ask(
            SDLPerformAudioPassThru(
                samplingRate: ._16khz, maxDuration: 5_000, bitsPerSample: ._16Bit, audioType: .pcm))
        await app.ask(SDLEndAudioPassThru())
        bench.hmi.answer("UI.PerformAudioPassThru")
        await bench.settle()
    }
}
