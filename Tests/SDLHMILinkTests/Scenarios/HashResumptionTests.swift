import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests in which an app registers with the last hash (`hashID`) from its previous connection, and gets its data back.
/// The HMI gets the data before the head unit answers the registration. If the HMI refuses a part, all parts are
/// undone, as in SDL Core.
@MainActor
@Suite(.checksMessages) struct HashResumptionTests {
    private static let seat = SDLSeatLocation(grid: SDLGrid(col: 2, row: 2, level: 2))

    /// Lets an app set data of every kind and lose its connection. Returns the last `hashID` that the app has received.
    private func lost(_ bench: Bench, _ more: (PhoneApp) async -> Void = { _ in }) async throws -> String {
        let app = await bench.running("Music", isMedia: true)
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        let command = SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven"), vrCommands: ["Seven"])
        await app.ask(command)
        let choice = SDLChoice(choiceID: 9, menuName: "Nine", vrCommands: ["Nine"])
        await app.ask(SDLCreateInteractionChoiceSet(interactionChoiceSetID: 3, choiceSet: [choice]))
        let prompt = [SDLTTSChunk(text: "Help", type: .text)]
        await app.ask(SDLSetGlobalProperties(userLocation: Self.seat, helpPrompt: prompt, menuTitle: "Mine"))
        await app.ask(SDLSubscribeButton(buttonName: .preset1))
        await app.ask(SDLCreateWindow(windowID: 1, windowName: "Widget", type: .widget))
        await more(app)
        let hash = try #require(app.received("OnHashChange").last?["hashID"]?.string)
        await app.disconnect()
        bench.hmi.forgetLog()
        return hash
    }

    private func back(_ bench: Bench, _ hash: String) async -> (PhoneApp, RequestID) {
        let app = bench.phone("Music")
        return (app, await app.register(isMedia: true, hash: hash))
    }

    private nonisolated static let asked = [
        "UI.AddSubMenu", "UI.AddCommand", "VR.AddCommand", "VR.AddCommand", "UI.SetGlobalProperties",
        "TTS.SetGlobalProperties", "RC.SetGlobalProperties", "Buttons.SubscribeButton", "UI.CreateWindow",
    ]

    private nonisolated static let takenBack = [
        "UI.DeleteSubMenu", "UI.DeleteCommand", "VR.DeleteCommand", "VR.DeleteCommand", "UI.SetGlobalProperties",
        "TTS.SetGlobalProperties", "RC.SetGlobalProperties", "Buttons.UnsubscribeButton", "UI.DeleteWindow",
    ]

    /// Returns the methods of the requests that restore the app's data. The HMI receives these requests after its last
    /// app list. Requests about generated voice help are left out.
    private func asked(_ bench: Bench) -> [String] {
        bench.hmi.methods.split(separator: "BasicCommunication.UpdateAppList").last?.prefix(Self.asked.count).map(
            \.self)
            ?? []
    }

    @Test func `The registration is answered once the HMI has all data, and the app gets a new hash`() async throws {
        let bench = await Bench.ready()
        let hash = try await lost(bench)
        bench.hmi.script("UI.CreateWindow", .hold)
        let (app, id) = await back(bench, hash)
        #expect(asked(bench) == Self.asked)
        #expect(bench.hmi.last("BasicCommunication.OnAppRegistered")?.params["resumeVrGrammars"] == true)
        await bench.pass(.seconds(5))
        #expect(app.answer(id) == nil)
        #expect(app.notificationNames == [])
        bench.hmi.answer("UI.CreateWindow")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        let received = app.received("OnHMIStatus").map { "\($0["windowID"]?.int ?? 0) \($0["hmiLevel"]?.string ?? "")" }
        #expect(received == ["0 NONE", "1 NONE"])
        let another = try #require(app.received("OnHashChange").last?["hashID"]?.string)
        #expect(app.received("OnHashChange").count == 1)
        #expect(another != hash)
        // The level is restored three seconds after the answer, not three seconds after the request.
        #expect(app.level == "NONE")
        await bench.pass(.seconds(3))
        #expect(app.level == "FULL")
        #expect(bench.hmi.last("BasicCommunication.ActivateApp")?.params["level"] == "FULL")
        await app.disconnect()
        bench.hmi.script("UI.CreateWindow", .answer(0, [:]))
        let (later, again) = await back(bench, another)
        #expect(later.result(again) == "SUCCESS")
    }

    /// The argument is the method of the request that the HMI refuses.
    @Test(arguments: Array(Set(asked)).sorted())
    func `If the HMI refuses a part, nothing is restored and the accepted parts are undone`(_ refusing: String)
        async throws
    {
        let bench = await Bench.ready()
        let hash = try await lost(bench)
        bench.hmi.script(refusing, .error(22, "no"))
        let (app, id) = await back(bench, hash)
        #expect(app.result(id) == "RESUME_FAILED")
        #expect(app.answer(id)?["success"] == true)
        #expect(app.answer(id)?["info"]?.string?.hasPrefix("Data resumption failed") == true)
        bench.hmi.script(refusing, .answer(0, [:]))
        let undone = zip(Self.asked, Self.takenBack).filter { $0.0 != refusing }.map(\.1)
        let last = bench.hmi.methods.suffix(undone.count)
        #expect(Array(last) == undone)
        let tree = bench.tree("apps", "music")
        #expect(tree?["resumed"] == false)
        #expect(tree?["subscribedButtons"] == ["CUSTOM_BUTTON"])
        let again = await app.ask(
            SDLPerformInteraction(
                initialText: "Which?", interactionMode: .manualOnly, interactionChoiceSetIDList: [3]))
        await bench.pass(.seconds(3))
        #expect(app.result(again) == "INVALID_ID" || app.result(again) == "DISALLOWED")
        // The level is restored, although the data is not restored.
        #expect(app.level == "FULL")
        let command = await app.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        #expect(app.result(command) == "SUCCESS")
    }

    @Test func `A failed resumption also removes the generated voice help`() async throws {
        let bench = await Bench.ready()
        let before = await bench.running()
        for id in [2, 1] { await before.ask(SDLAddCommand(cmdID: id, vrCommands: ["say \(id)"])) }
        let hash = try #require(before.received("OnHashChange").last?["hashID"]?.string)
        await before.disconnect()
        bench.hmi.forgetLog()
        bench.hmi.script("VR.AddCommand", .error(22, "no"))
        let app = bench.phone("Music")
        let id = await app.register(hash: hash)
        #expect(app.result(id) == "RESUME_FAILED")
        let help = bench.hmi.received("UI.SetGlobalProperties").map { $0.params["vrHelp"]?.array?.map { $0["text"] } }
        #expect(help == [["say 2", "say 1"], ["Music"]])
        let prompts = bench.hmi.received("TTS.SetGlobalProperties").map { $0.params["helpPrompt"]?[0]?["text"] }
        #expect(prompts == ["say 2", "Please speak one of the following commands,"])
    }

    private nonisolated static let shared: [(method: String, app: any SDLRPCRequest, hmi: JSONValue)] = [
        ("VehicleInfo.SubscribeVehicleData", SDLSubscribeVehicleData(speed: true), [:]),
        ("Navigation.SubscribeWayPoints", SDLSubscribeWayPoints(), [:]),
        (
            "RC.GetInteriorVehicleData", SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true),
            [
                "moduleData": ["moduleType": "CLIMATE", "moduleId": "front", "climateControlData": [:]],
                "isSubscribed": true,
            ]
        ),
    ]

    /// As in SDL Core, the second of two apps that resume the same subscription waits for the first app. If the HMI
    /// refuses the first request, the head unit sends a request for the second app.
    @Test(arguments: [0, 1, 2], [true, false])
    func `Apps that resume the same subscription ask one after the other`(_ row: Int, _ isRefused: Bool) async throws {
        let (method, request, answer) = Self.shared[row]
        let bench = await Bench.controllable()
        var hashes: [String] = []
        var apps: [PhoneApp] = []
        for name in ["One", "Two"] {
            let app = await bench.controller(name)
            if answer != [:] { bench.hmi.script(method, .answer(0, answer)) }
            await app.ask(request)
            hashes.append(try #require(app.received("OnHashChange").last?["hashID"]?.string))
            apps.append(app)
        }
        for app in apps { await app.disconnect() }
        bench.hmi.forgetLog()
        bench.hmi.script(method, .hold)
        var ids: [RequestID] = []
        apps = ["One", "Two"].map { bench.phone($0) }
        for (app, hash) in zip(apps, hashes) { ids.append(await app.register(types: [.remoteControl], hash: hash)) }
        #expect(bench.hmi.received(method).count == 1)
        #expect(apps.map(\.notificationNames) == [[], []])
        bench.hmi.answer(method, isRefused ? 22 : 0, answer)
        await bench.settle()
        #expect(apps[0].result(ids[0]) == (isRefused ? "RESUME_FAILED" : "SUCCESS"))
        #expect(apps[0].received("OnHashChange").count == 1)
        if isRefused {
            #expect(bench.hmi.received(method).count == 2 && apps[1].answer(ids[1]) == nil)
            bench.hmi.answer(method, 0, answer)
            await bench.settle()
        }
        #expect(apps[1].result(ids[1]) == "SUCCESS")
        #expect(bench.hmi.received(method).count == (isRefused ? 2 : 1))
        let subscribed = ["one", "two"].map { key -> Bool in
            switch row {
            case 0: bench.tree("apps", key, "subscribedVehicleData") == ["speed"]
            case 1: bench.tree("apps", key, "subscribedWayPoints") == true
            default: bench.tree("modules", "CLIMATE", "front", "subscribers")?.array?.contains(.string(key)) == true
            }
        }
        #expect(subscribed == [!isRefused, true])
    }

    /// `delay` is the number of steps between the app's request and the HMI's answer. With some delays, the head unit
    /// processes the request after the HMI has answered, but before the head unit has received the answer.
    @Test(arguments: 0..<12)
    func `An app that resumes while the HMI answers shares the answer`(delay: Int) async throws {
        let (method, request, answer) = Self.shared[2]
        let bench = await Bench.controllable()
        var hashes: [String] = []
        for name in ["One", "Two"] {
            let app = await bench.controller(name)
            bench.hmi.script(method, .answer(0, answer))
            await app.ask(request)
            hashes.append(try #require(app.received("OnHashChange").last?["hashID"]?.string))
            await app.disconnect()
        }
        bench.hmi.forgetLog()
        bench.hmi.script(method, .hold)
        let apps = ["One", "Two"].map { bench.phone($0) }
        let first = await apps[0].register(types: [.remoteControl], hash: hashes[0])
        await apps[1].start()
        let second = apps[1].begin(apps[1].registration(types: [.remoteControl], hash: hashes[1]))
        for _ in 0..<delay { await Task.yield() }
        bench.hmi.answer(method, 0, answer)
        await bench.settle()
        #expect([apps[0].result(first), apps[1].result(second)] == ["SUCCESS", "SUCCESS"])
        #expect(bench.hmi.received(method).count == 1)
    }

    @Test func `A request that the HMI does not answer in time counts as refused`() async throws {
        let bench = await Bench.ready()
        let hash = try await lost(bench)
        bench.hmi.script("UI.AddSubMenu", .silence)
        let (app, id) = await back(bench, hash)
        await bench.pass(.seconds(10))
        #expect(app.answer(id) == nil)
        await bench.pass(.seconds(1))
        #expect(app.result(id) == "RESUME_FAILED")
        #expect(bench.hmi.received("UI.DeleteCommand").count == 1)
        #expect(bench.hmi.received("UI.DeleteSubMenu").isEmpty)
    }

    @Test func `Vehicle data that another app needs too is neither subscribed again nor unsubscribed`() async throws {
        let bench = await Bench.ready()
        let news = await bench.running("News")
        await news.ask(SDLSubscribeVehicleData(speed: true))
        let hash = try await lost(bench) { app in
            await app.ask(SDLSubscribeVehicleData(speed: true, rpm: true))
            await app.ask(SDLSubscribeWayPoints())
        }
        let no: JSONValue = ["dataType": "VEHICLEDATA_RPM", "resultCode": "DISALLOWED"]
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["rpm": no]))
        let (app, id) = await back(bench, hash)
        #expect(bench.hmi.received("VehicleInfo.SubscribeVehicleData").map(\.params) == [["rpm": true]])
        #expect(app.result(id) == "RESUME_FAILED")
        #expect(bench.hmi.received("VehicleInfo.UnsubscribeVehicleData").isEmpty)
        #expect(bench.hmi.received("Navigation.UnsubscribeWayPoints").count == 1)
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["speed": 50.0, "rpm": 900])
        await bench.settle()
        #expect(app.received("OnVehicleData").isEmpty)
        #expect(news.received("OnVehicleData").count == 1)
    }

    @Test func `If the HMI disconnects during the resumption, the app keeps its data`() async throws {
        let bench = await Bench.ready()
        let hash = try await lost(bench)
        bench.hmi.script("UI.AddSubMenu", .hold)
        let (app, id) = await back(bench, hash)
        #expect(app.answer(id) == nil)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(app.received("OnHashChange").count == 1)
        await bench.pass(.seconds(3))
        #expect(app.level == "FULL")
        #expect(app.result(await app.ask(SDLDeleteSubMenu(menuID: 5))) == "SUCCESS")
    }

    @Test func `After resumption a reset property has SDL Core's default`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        let help = [SDLVrHelpItem(text: "One", position: 1)]
        await app.ask(SDLSetGlobalProperties(vrHelpTitle: "Title", vrHelp: help))
        await app.ask(SDLResetGlobalProperties(properties: [.vrhelptitle, .vrhelpitems]))
        let hash = try #require(app.received("OnHashChange").last?["hashID"]?.string)
        await app.disconnect()
        bench.hmi.forgetLog()
        let again = bench.phone("Music")
        await again.register(hash: hash)
        let received = bench.hmi.last("UI.SetGlobalProperties")?.params
        #expect(received?["vrHelpTitle"] == "Available Vr Commands List")
        #expect(received?["vrHelp"] == [["text": "Music", "position": 1]])
    }

    @Test func `The app is notified of its display only after the answer`() async throws {
        let bench = await Bench.ready()
        let hash = try await lost(bench)
        bench.hmi.script("UI.AddSubMenu", .hold)
        let (app, _) = await back(bench, hash)
        let appID: JSONValue = .int(bench.hmi.appID("Music") ?? 0)
        for window in 0...1 {
            let said: JSONValue = ["windowID": .int(window), "templatesAvailable": ["DEFAULT"]]
            bench.hmi.notify(
                "BasicCommunication.OnSystemCapabilityUpdated",
                [
                    "appID": appID,
                    "systemCapability": [
                        "systemCapabilityType": "DISPLAYS", "displayCapabilities": [["windowCapabilities": [said]]],
                    ],
                ])
        }
        await bench.settle()
        #expect(app.notificationNames == [])
        bench.hmi.answer("UI.AddSubMenu")
        await bench.settle()
        let received = app.received("OnSystemCapabilityUpdated").map { notice in
            notice["systemCapability"]?["displayCapabilities"]?[0]?["windowCapabilities"]?.array?.count
        }
        #expect(received == [2])
        #expect(app.notificationNames.first == "OnHMIStatus")
    }

    // MARK: Hashes

    @Test func `Between SUSPEND and OnAwakeSDL a changed hash is not sent to the app`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": "SUSPEND"])
        await bench.settle()
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        await app.ask(SDLAddSubMenu(menuID: 6, menuName: "Still more"))
        await app.ask(SDLSubscribeVehicleData(speed: true))
        #expect(app.received("OnHashChange").isEmpty)
        bench.hmi.notify("BasicCommunication.OnAwakeSDL")
        await bench.settle()
        #expect(app.received("OnHashChange").count == 1)
        #expect(app.received("OnHashChange").last?["hashID"] == bench.tree("apps", "music")?["hashID"])
        bench.hmi.notify("BasicCommunication.OnAwakeSDL")
        await app.ask(SDLDeleteSubMenu(menuID: 6))
        #expect(app.received("OnHashChange").count == 2)
    }

    @Test func `After SUSPEND, an answer of the HMI does not cause a hash notification`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.AddSubMenu", .hold)
        let id = await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": "SUSPEND"])
        await bench.settle()
        bench.hmi.answer("UI.AddSubMenu")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(app.received("OnHashChange").isEmpty)
        bench.hmi.notify("BasicCommunication.OnAwakeSDL")
        await bench.settle()
        #expect(app.received("OnHashChange").count == 1)
    }

    @Test func `A request that the HMI refuses does not change the hash`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        let hash = try #require(app.received("OnHashChange").last?["hashID"]?.string)
        bench.hmi.script("UI.AddSubMenu", .error(4, "no"))
        await app.ask(SDLAddSubMenu(menuID: 6, menuName: "Still more"))
        #expect(app.received("OnHashChange").count == 1)
        bench.hmi.script("UI.AddSubMenu", .answer(0, [:]))
        await app.disconnect()
        let again = bench.phone("Music")
        let id = await again.register(hash: hash)
        #expect(again.result(id) == "SUCCESS")
        #expect(bench.hmi.received("UI.AddSubMenu").last?.params["menuID"] == 5)
    }

    @Test func `If the HMI disconnects after SUSPEND, the pending hash is sent`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": "SUSPEND"])
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        bench.hmi.disconnect()
        await bench.settle()
        #expect(app.received("OnHashChange").count == 1)
    }

    // MARK: Levels

    /// The arguments: an event of the car, the type of an app that registers again during the event, and the app's
    /// level during and after the event.
    @Test(
        arguments: [
            ("AUDIO_SOURCE", .media, "NONE", "NONE"), ("AUDIO_SOURCE", .navigation, "LIMITED", "LIMITED"),
            ("AUDIO_SOURCE", .social, "FULL", "FULL"), ("EMBEDDED_NAVI", .media, "LIMITED", "LIMITED"),
            ("EMBEDDED_NAVI", .navigation, "NONE", "NONE"), ("EMBEDDED_NAVI", .projection, "NONE", "NONE"),
            ("DEACTIVATE_HMI", .media, "NONE", "FULL"), ("PHONE_CALL", .media, "NONE", "FULL"),
            ("PHONE_CALL", .navigation, "FULL", "FULL"), ("EMERGENCY_EVENT", .navigation, "NONE", "FULL"),
        ] as [(String, SDLAppHMIType, String, String)])
    func `During an event of the car a level is restored as in SDL Core`(
        _ event: String, _ type: SDLAppHMIType, _ during: String, _ after: String
    ) async {
        let bench = await Bench.ready()
        let before = await bench.running("Music", [type], isMedia: type == .media)
        await before.disconnect()
        func setEvent(_ isActive: Bool) {
            bench.hmi.notify(
                "BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": .bool(isActive)])
        }
        setEvent(true)
        bench.hmi.forgetLog()
        let app = bench.phone("Music")
        await app.register(types: [type], isMedia: type == .media)
        await bench.pass(.seconds(4))
        #expect(app.level == during)
        let levels = bench.hmi.received("BasicCommunication.ActivateApp").map { $0.params["level"] }
        #expect(levels == (during == "NONE" ? [] : [.string(during)]))
        setEvent(false)
        await bench.settle()
        #expect(app.level == after)
        await bench.pass(.seconds(10))
        #expect(app.level == after)
    }

    @Test func `A delayed level is dropped if the driver acts first, and restored if the HMI disconnects`() async {
        let bench = await Bench.ready()
        for isQuicker in [true, false] {
            let before = await bench.running()
            await before.disconnect()
            bench.hmi.notify(
                "BasicCommunication.OnEventChanged", ["eventName": "EMERGENCY_EVENT", "isActive": true])
            let app = await bench.app("Music")
            await bench.pass(.seconds(4))
            #expect(app.level == "NONE")
            guard isQuicker else {
                bench.hmi.disconnect()
                await bench.settle()
                #expect(app.level == "FULL")
                continue
            }
            await bench.activate(app)
            await bench.activate(await bench.app("News"))
            bench.hmi.notify(
                "BasicCommunication.OnEventChanged", ["eventName": "EMERGENCY_EVENT", "isActive": false])
            await bench.settle()
            #expect(app.level == "BACKGROUND")
            await app.disconnect()
        }
    }
}
