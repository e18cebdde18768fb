import JSON
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of behaviour that SDL Core's own test scripts also check. An HMI is connected.
@MainActor
@Suite struct CoreBehaviourTests {
    // MARK: Events of the car

    /// The arguments: the name of an event that the HMI reports, such as the car's own audio playback, and the HMI
    /// status of the app during the event.
    @Test(
        arguments: [
            ("AUDIO_SOURCE", "LIMITED NOT_AUDIBLE STREAMABLE"), ("EMBEDDED_NAVI", "LIMITED AUDIBLE NOT_STREAMABLE"),
            ("DEACTIVATE_HMI", "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"),
        ])
    func `A projected player is notified of an event once, with all changes`(_ event: String, _ status: String) async {
        let bench = await Bench.ready()
        let app = await bench.running("Player", [.projection], isMedia: true)
        let before = app.received("OnHMIStatus").count
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": true])
        await bench.settle()
        let received = app.received("OnHMIStatus").dropFirst(before).map { status in
            ["hmiLevel", "audioStreamingState", "videoStreamingState"].compactMap { status[$0]?.string }
                .joined(separator: " ")
        }
        #expect(received == [status])
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": false])
        await bench.settle()
        #expect(app.level == "FULL")
        #expect(app.audio == "AUDIBLE")
        #expect(app.received("OnHMIStatus").last?["videoStreamingState"] == "STREAMABLE")
    }

    /// The arguments: the app's types in addition to PROJECTION, and the app's audio state while the car plays audio.
    @Test(arguments: [([], "NOT_AUDIBLE"), ([.navigation], "AUDIBLE")] as [([SDLAppHMIType], String)])
    func `While the car plays, a player in the background keeps its level and is muted, except a navigation app`(
        _ more: [SDLAppHMIType], _ audio: String
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running("Player", [.projection] + more, isMedia: true)
        bench.hmi.notify("BasicCommunication.OnAppDeactivated", ["appID": .int(bench.hmi.appID("Player")!)])
        await bench.settle()
        #expect(app.level == "LIMITED" && app.audio == "AUDIBLE")
        for (isActive, audio) in [(true, audio), (false, "AUDIBLE")] {
            bench.hmi.notify(
                "BasicCommunication.OnEventChanged",
                ["eventName": "AUDIO_SOURCE", "isActive": .bool(isActive)])
            await bench.settle()
            #expect(app.level == "LIMITED" && app.audio == audio)
            #expect(app.received("OnHMIStatus").last?["videoStreamingState"] == "STREAMABLE")
        }
    }

    // MARK: Time

    @Test func `OnResetTimeout sets no time limit for an alert with buttons`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        let button = SDLSoftButton(type: .text, text: "Yes", softButtonID: 1)
        let id = await app.ask(SDLAlert(alertText1: "Well?", softButtons: [button]))
        let asked = bench.hmi.waiting("UI.Alert")?.id ?? 0
        bench.hmi.notify(
            "BasicCommunication.OnResetTimeout",
            ["requestID": .int(asked), "methodName": "UI.Alert", "resetPeriod": 15_000])
        await bench.pass(.seconds(17))
        #expect(app.result(id) == nil)
        bench.hmi.answer("UI.Alert")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.findings == [])
    }

    @Test func `The profile sets the HMI's time limit`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        try await bench.edit(#"{"limits": {"answerMilliseconds": 3000, "answerSlackMilliseconds": 500}}"#)
        bench.hmi.script("UI.Show", .silence)
        bench.hmi.script("UI.Slider", .silence)
        let show = await app.ask(SDLShow(mainField1: "a"))
        let slider = await app.ask(SDLSlider(numTicks: 3, position: 1, sliderHeader: "a", timeout: 2000))
        await bench.pass(.milliseconds(3_499))
        #expect(app.result(show) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.result(show) == "GENERIC_ERROR")
        // The duration of the overlay is added to the time limit.
        await bench.pass(.milliseconds(1_999))
        #expect(app.result(slider) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.result(slider) == "GENERIC_ERROR")
    }

    @Test(arguments: [(nil, 3_500), (6_000, 6_500)] as [(Int?, Int)])
    func `OnResetTimeout restarts the time limit, with its own period if it has one`(
        period: Int?, milliseconds: Int
    ) async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        try await bench.edit(#"{"limits": {"answerMilliseconds": 3000, "answerSlackMilliseconds": 500}}"#)
        bench.hmi.script("UI.Show", .hold)
        let id = await app.ask(SDLShow(mainField1: "a"))
        let asked = bench.hmi.waiting("UI.Show")?.id ?? 0
        await bench.pass(.seconds(2))
        var params: JSONValue = ["requestID": .int(asked), "methodName": "UI.Show"]
        params["resetPeriod"] = period.map { .int($0) }
        bench.hmi.notify("BasicCommunication.OnResetTimeout", params)
        await bench.pass(.milliseconds(milliseconds - 1))
        #expect(app.result(id) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.result(id) == "GENERIC_ERROR")
    }

    @Test(arguments: ["Navigation.AlertManeuver", "TTS.Speak"])
    func `OnResetTimeout for one part of a request restarts the time limit of all parts`(method: String) async {
        let bench = await Bench.ready()
        let app = await bench.running("Map", [.navigation])
        let methods = ["Navigation.AlertManeuver", "TTS.Speak"]
        for method in methods { bench.hmi.script(method, .hold) }
        let id = await app.ask(SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "Left", type: .text)]))
        let asked = bench.hmi.waiting(method)?.id ?? 0
        bench.hmi.notify(
            "BasicCommunication.OnResetTimeout",
            ["requestID": .int(asked), "methodName": .string(method), "resetPeriod": 15_000])
        await bench.pass(.seconds(12))
        #expect(app.result(id) == nil)
        for method in methods { bench.hmi.answer(method) }
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
    }

    @Test func `The HMI may send an enum value as its number`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        // The number 4 is the position of ALERT in Common.SystemContext.
        bench.hmi.notify(
            "UI.OnSystemContext", ["systemContext": 4, "appID": .int(bench.hmi.appID("Music") ?? 0)])
        await bench.settle()
        #expect(app.received("OnHMIStatus").last?["systemContext"] == "ALERT")
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["speed": ["dataType": 1, "resultCode": 0]]))
        let id = await app.ask(SDLSubscribeVehicleData(speed: true))
        #expect(app.answer(id)?["speed"] == ["dataType": "VEHICLEDATA_SPEED", "resultCode": "SUCCESS"])
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["speed": 50.0])
        await bench.settle()
        #expect(app.received("OnVehicleData").count == 1)
        let asked = bench.hmi.request(
            "SDL.GetUserFriendlyMessage", ["messageCodes": ["DataConsent"], "language": 0])
        await bench.settle()
        #expect(bench.hmi.answer(to: asked)?["result"]?["messages"]?[0]?["messageCode"] == "DataConsent")
        #expect(bench.findings == [])
    }

    // MARK: Capabilities

    private static func display(_ windows: Int...) -> JSONValue {
        let windows = windows.map { id -> JSONValue in
            ["windowID": .int(id), "templatesAvailable": [.string("Template\(id)")]]
        }
        return [
            "systemCapabilityType": "DISPLAYS",
            "displayCapabilities": [["displayName": "THEIRS", "windowCapabilities": .array(windows)]],
        ]
    }

    private func notifyCapability(_ bench: Bench, _ app: PhoneApp, _ capability: JSONValue) async {
        let appID: JSONValue = .int(bench.hmi.appID(app.name) ?? 0)
        bench.hmi.notify(
            "BasicCommunication.OnSystemCapabilityUpdated", ["appID": appID, "systemCapability": capability])
        await bench.settle()
    }

    private func windows(_ app: PhoneApp) -> [[Int?]] {
        app.received("OnSystemCapabilityUpdated").map { notice in
            let display = notice["systemCapability"]?["displayCapabilities"]?[0]
            return (display?["windowCapabilities"]?.array ?? []).map { $0["windowID"]?.int }
        }
    }

    @Test func `If the HMI reports no display, the profile's display applies after the HMI has disconnected`() async {
        let bench = await Bench.ready()
        let app = await bench.app("Music")
        bench.hmi.disconnect()
        await bench.pass(.seconds(29))
        #expect(windows(app) == [])
        await bench.pass(.seconds(2))
        #expect(windows(app).last == [0])
    }

    @Test func `An app that resumes with widgets is notified of all its windows at once`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLCreateWindow(windowID: 1, windowName: "Widget", type: .widget))
        await notifyCapability(bench, app, Self.display(1))
        // The capability of a window is sent immediately, although the main window is still unknown.
        #expect(windows(app) == [[1]])
        // The capability of the main window is sent alone as soon as the HMI reports it.
        await notifyCapability(bench, app, Self.display(0))
        #expect(windows(app) == [[1], [0]])
        let hash = try #require(app.received("OnHashChange").last?["hashID"]?.string)
        await app.disconnect()
        let back = bench.phone("Music")
        await back.register(hash: hash)
        await bench.pass(.seconds(1))
        await notifyCapability(bench, back, Self.display(0))
        #expect(windows(back) == [])
        await notifyCapability(bench, back, Self.display(1))
        #expect(windows(back) == [[0, 1]])
    }

    @Test func `An invalid member of the HMI's video capabilities is ignored`() async throws {
        let bench = await Bench()
        let video: JSONValue = ["pixelPerInch": 111, "diagonalScreenSize": "abc"]
        var capabilities = ScriptedHMI.capabilities
        capabilities["systemCapabilities"] = ["videoStreamingCapability": video]
        bench.hmi.script("UI.GetCapabilities", .answer(0, capabilities))
        await bench.connect()
        let app = await bench.running("Maps", [.navigation])
        let id = await app.ask(SDLGetSystemCapability(systemCapabilityType: .videoStreaming))
        let received = app.answer(id)?["systemCapability"]?["videoStreamingCapability"]
        #expect(received != nil)
        #expect(received?["pixelPerInch"] == nil)
    }

    @Test func `An app can set as many custom keys as the HMI's keyboard has`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        func set(_ count: Int) async -> String? {
            let keys = Array("abcdefghij").prefix(count).map(String.init)
            let keyboard = SDLKeyboardProperties(keyboardLayout: .numeric, customKeys: keys)
            let answer = app.answer(await app.ask(SDLSetGlobalProperties(keyboardProperties: keyboard)))
            return answer?["info"]?.string ?? answer?["resultCode"]?.string
        }
        let tooMany = "customKeys exceeds the number of customizable keys in this Layout"
        #expect(await set(1) == tooMany)
        var display = Self.display(0)
        var window = display["displayCapabilities"]?[0]?["windowCapabilities"]?[0] ?? [:]
        window["keyboardCapabilities"] = [
            "supportedKeyboards": [["keyboardLayout": "NUMERIC", "numConfigurableKeys": 2]]
        ]
        display["displayCapabilities"] = [["windowCapabilities": [window]]]
        await notifyCapability(bench, app, display)
        #expect(await set(2) == "SUCCESS")
        #expect(await set(3) == tooMany)
    }

    // MARK: Buttons

    /// The arguments: whether the profile has SDL Core's quirk for an HMI that does not list CUSTOM_BUTTON, and the
    /// number of presses that the app receives.
    @Test(arguments: [(true, 0), (false, 1)])
    func `Unlisted soft buttons are ignored only if the profile has SDL Core's quirk`(
        _ hasQuirk: Bool, _ presses: Int
    ) async throws {
        let bench = await Bench()
        if hasQuirk {
            try await bench.drive(.profile(.edit(mergePatch: ["quirks": ["softButtonsAreListed": true]])))
        }
        bench.hmi.script(
            "Buttons.GetCapabilities",
            .answer(
                0,
                [
                    "capabilities": [
                        [
                            "name": "OK", "shortPressAvailable": true, "longPressAvailable": true,
                            "upDownAvailable": true,
                        ]
                    ]
                ]))
        await bench.connect()
        let app = await bench.running()
        #expect(bench.hmi.methods.contains("Buttons.SubscribeButton") != hasQuirk)
        await app.ask(SDLShow(softButtons: [SDLSoftButton(type: .text, text: "Yes", softButtonID: 7)]))
        let appID: JSONValue = .int(bench.hmi.appID("Music")!)
        bench.hmi.notify(
            "Buttons.OnButtonPress",
            ["name": "CUSTOM_BUTTON", "mode": "SHORT", "customButtonID": 7, "appID": appID])
        await bench.settle()
        #expect(app.received("OnButtonPress").count == presses)
        #expect(bench.findings == ["hmi.button"])
    }

    // MARK: Answers

    /// The arguments: the codes with which the HMI's interfaces UI and TTS answer SetGlobalProperties, and the answer
    /// that the app receives. If a code is nil, the interface gets no request.
    @Test(
        arguments: [(2, nil, "UNSUPPORTED_RESOURCE false"), (2, 0, "UNSUPPORTED_RESOURCE true")]
            as [(Int, Int?, String)])
    func `A resource that one interface lacks is ignored if another interface succeeds`(
        _ screen: Int, _ speech: Int?, _ answered: String
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.SetGlobalProperties", .error(screen, "no such thing"))
        var request = SDLSetGlobalProperties(menuTitle: "Mine")
        if let speech {
            bench.hmi.script("TTS.SetGlobalProperties", .answer(speech, [:]))
            request.helpPrompt = [SDLTTSChunk(text: "Help", type: .text)]
        }
        let answer = app.answer(await app.ask(request))
        #expect("\(answer?["resultCode"]?.string ?? "") \(answer?["success"]?.bool ?? false)" == answered)
    }

    /// The arguments: the codes with which the HMI's interfaces UI and VR answer AddCommand, and the answer that the
    /// app receives. If a code is nil, the interface gets no request.
    @Test(
        arguments: [
            (2, nil, "UNSUPPORTED_RESOURCE true"), (nil, 2, "UNSUPPORTED_RESOURCE true"),
            (2, 0, "UNSUPPORTED_RESOURCE true"), (2, 2, "UNSUPPORTED_RESOURCE false"), (4, nil, "REJECTED false"),
        ] as [(Int?, Int?, String)])
    func `A command for only one interface is accepted even if that interface lacks a resource`(
        _ screen: Int?, _ voice: Int?, _ answered: String
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        if let screen { bench.hmi.script("UI.AddCommand", .error(screen, "no such thing")) }
        if let voice { bench.hmi.script("VR.AddCommand", .error(voice, "no such thing")) }
        if voice == 0 { bench.hmi.script("VR.AddCommand", .answer(0, [:])) }
        let command = SDLAddCommand(
            cmdID: 1, menuParams: screen == nil ? nil : SDLMenuParams(menuName: "One"),
            vrCommands: voice == nil ? nil : ["One"])
        let answer = app.answer(await app.ask(command))
        #expect("\(answer?["resultCode"]?.string ?? "") \(answer?["success"]?.bool ?? false)" == answered)
    }

    @Test func `Apps cannot be activated while the HMI is deactivated`() async {
        let bench = await Bench.ready()
        let app = await bench.app("Music")
        let appID: JSONValue = .int(bench.hmi.appID("Music") ?? 0)
        func open() async -> Int? {
            let id = bench.hmi.request("SDL.ActivateApp", ["appID": appID])
            await bench.settle()
            let answer = bench.hmi.answer(to: id)
            return answer?["error"]?["code"]?.int ?? answer?["result"]?["code"]?.int
        }
        func deactivate(_ isActive: Bool) {
            bench.hmi.notify(
                "BasicCommunication.OnEventChanged", ["eventName": "DEACTIVATE_HMI", "isActive": .bool(isActive)])
        }
        deactivate(true)
        #expect(await open() == 4)
        #expect(app.level == "NONE")
        deactivate(false)
        #expect(await open() == 0)
        #expect(app.level == "FULL")
    }

    @Test func `A button subscription that succeeds after the time limit is undone`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", isMedia: true)
        bench.hmi.script("Buttons.SubscribeButton", .hold)
        let id = await app.ask(SDLSubscribeButton(buttonName: .preset1))
        await bench.pass(.seconds(11))
        #expect(app.result(id) == "GENERIC_ERROR")
        bench.hmi.answer("Buttons.SubscribeButton")
        await bench.settle()
        #expect(bench.hmi.received("Buttons.UnsubscribeButton").map { $0.params["buttonName"] } == ["PRESET_1"])
        #expect(bench.findings == ["hmi.silent"])
    }

    @Test func `No interaction can use a choice set while the HMI deletes its voice commands`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let choice = SDLChoice(choiceID: 9, menuName: "Nine", vrCommands: ["Nine"])
        await app.ask(SDLCreateInteractionChoiceSet(interactionChoiceSetID: 3, choiceSet: [choice]))
        let ask = SDLPerformInteraction(
            initialText: "Which?", interactionMode: .manualOnly, interactionChoiceSetIDList: [3])
        bench.hmi.script("VR.DeleteCommand", .hold)
        let first = await app.ask(SDLDeleteInteractionChoiceSet(interactionChoiceSetID: 3))
        #expect(app.result(await app.ask(ask)) == "REJECTED")
        bench.hmi.answer("VR.DeleteCommand", 4)
        await bench.settle()
        #expect(app.result(first) == "REJECTED")
        // If a choice set could not be deleted, it still exists and can be used.
        bench.hmi.script("UI.PerformInteraction", .hold)
        bench.hmi.script("VR.PerformInteraction", .answer(5, [:]))
        #expect(app.result(await app.ask(ask)) == nil)
        bench.hmi.answer("UI.PerformInteraction", 5)
        await bench.settle()
        await app.ask(SDLDeleteInteractionChoiceSet(interactionChoiceSetID: 3))
        bench.hmi.answer("VR.DeleteCommand")
        await bench.settle()
        #expect(app.result(await app.ask(ask)) == "INVALID_ID")
    }

    @Test func `A choice set whose voice commands the HMI refuses does not exist`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VR.AddCommand", .error(4, "no"))
        let choice = SDLChoice(choiceID: 9, menuName: "Nine", vrCommands: ["Nine"])
        let create = SDLCreateInteractionChoiceSet(interactionChoiceSetID: 3, choiceSet: [choice])
        #expect(app.result(await app.ask(create)) == "REJECTED")
        bench.hmi.script("VR.AddCommand", .answer(0, [:]))
        #expect(app.result(await app.ask(create)) == "SUCCESS")
    }

    /// The arguments: the interaction mode, and the title and entries of the help list for the HMI.
    @Test(
        arguments: [(.vrOnly, "Which?", ["Nine"]), (.both, "Which?", ["Nine"]), (.manualOnly, nil, nil)]
            as [(SDLInteractionMode, JSONValue?, [JSONValue]?)])
    func `If the app sets no help, an interaction lists its voice commands`(
        _ mode: SDLInteractionMode, _ title: JSONValue?, _ words: [JSONValue]?
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let choice = SDLChoice(choiceID: 9, menuName: "9", vrCommands: ["Nine", "No. 9"])
        await app.ask(SDLCreateInteractionChoiceSet(interactionChoiceSetID: 3, choiceSet: [choice]))
        await app.ask(
            SDLPerformInteraction(
                initialText: "Which?", interactionMode: mode, interactionChoiceSetIDList: [3]))
        let asked = bench.hmi.last("UI.PerformInteraction")?.params
        #expect(asked?["vrHelpTitle"] == title)
        #expect(asked?["vrHelp"]?.array?.map { $0["text"] } == words)
    }

    @Test func `A stream that was hidden before an event of the car is hidden after it`() async {
        let bench = await Bench.ready()
        let mirror = await bench.app("Mirror", [.projection])
        let maps = await bench.running("Maps", [.navigation], isMedia: true)
        await bench.activate(mirror)
        let before = maps.received("OnHMIStatus").last
        #expect(before?["videoStreamingState"] == "NOT_STREAMABLE")
        for isActive in [true, false] {
            bench.hmi.notify(
                "BasicCommunication.OnEventChanged",
                ["eventName": "EMBEDDED_NAVI", "isActive": .bool(isActive)])
            await bench.settle()
        }
        #expect(maps.received("OnHMIStatus").last == before)
    }

    @Test func `An answer whose method is not a string is an error`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLCreateWindow(windowID: 2, windowName: "Widget", type: .widget))
        bench.hmi.script("UI.DeleteWindow", .hold)
        let id = await app.ask(SDLDeleteWindow(windowID: 2))
        bench.hmi.answer("UI.DeleteWindow", 0, ["method": 123])
        await bench.settle()
        #expect(app.result(id) == "GENERIC_ERROR")
    }

    @Test func `A template that the HMI does not list is still sent to the HMI`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let template = SDLTemplateConfiguration(template: "Unheard of")
        #expect(app.result(await app.ask(SDLShow(templateConfiguration: template))) == "SUCCESS")
        #expect(bench.hmi.last("UI.Show")?.params["templateConfiguration"]?["template"] == "Unheard of")
    }

    @Test func `A reset seat location has a span of one seat`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Seats", [.remoteControl])
        await app.ask(SDLResetGlobalProperties(properties: [.userLocation]))
        let grid = bench.hmi.last("RC.SetGlobalProperties")?.params["userLocation"]?["grid"]
        #expect(grid == ["col": 0, "row": 0, "level": 0, "colspan": 1, "rowspan": 1, "levelspan": 1])
    }

    @Test func `A sound file in the app's spoken name is sent with its location`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLPutFile(syncFileName: "name", fileType: .audioMp3), bulk: [1])
        await app.ask(
            SDLChangeRegistration(
                language: .enUs, hmiDisplayLanguage: .enUs, ttsName: [SDLTTSChunk(text: "name", type: .file)]))
        let received = bench.hmi.last("TTS.ChangeRegistration")?.params["ttsName"]?[0]
        #expect(received?["text"] == "http://127.0.0.1/files/music/name")
    }
}
