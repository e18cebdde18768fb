import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of an app's life on an HMI: the HMI lists the app, activates it, shows its screen, reports the driver's
/// actions, and deactivates the app.
@MainActor
@Suite(.checksMessages) struct ScreenScenarioTests {
    @Test func `A new app is announced with its button and its language, and is listed a second later`() async {
        let bench = await Bench.ready()
        bench.hmi.forgetLog()
        let app = bench.phone("Music")
        await app.register(types: [.media], isMedia: true)
        #expect(
            bench.hmi.methods == [
                "BasicCommunication.UpdateDeviceList", "BasicCommunication.OnAppRegistered", "Buttons.SubscribeButton",
                "VR.ChangeRegistration", "TTS.ChangeRegistration", "UI.ChangeRegistration",
            ])
        #expect(bench.hmi.last("Buttons.SubscribeButton")?.params["buttonName"] == "CUSTOM_BUTTON")
        await bench.pass(.milliseconds(999))
        #expect(bench.hmi.listed == [])
        await bench.pass(.milliseconds(1))
        #expect(bench.hmi.listed == ["Music"])
        let entry = bench.hmi.last("BasicCommunication.UpdateAppList")?.params["applications"]?[0]
        #expect(entry?["isMediaApplication"] == true)
        #expect(entry?["policyAppID"] == "music")
        #expect(entry?["deviceInfo"]?["name"] == "This machine")
    }

    /// Some displays show the short name of a media app. The app sets this name, which has at most five letters.
    @Test func `A media app's short name is sent, also after a change`() async {
        let bench = await Bench.ready()
        let app = bench.phone("Music")
        await app.register(types: [.media], isMedia: true, short: "Mus")
        let entry = bench.hmi.last("BasicCommunication.OnAppRegistered")?.params["application"]
        #expect(entry?["ngnMediaScreenAppName"] == "Mus")
        #expect(bench.hmi.last("UI.ChangeRegistration")?.params["ngnMediaScreenAppName"] == "Mus")
        let id = await app.ask(
            SDLChangeRegistration(language: .deDe, hmiDisplayLanguage: .deDe, ngnMediaScreenAppName: "Musik"))
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.hmi.last("UI.ChangeRegistration")?.params["ngnMediaScreenAppName"] == "Musik")
        await bench.pass(.seconds(1))
        let listed = bench.hmi.last("BasicCommunication.UpdateAppList")?.params["applications"]?[0]
        #expect(listed?["ngnMediaScreenAppName"] == "Musik")
    }

    @Test func `A tap in the list activates the app, and the answer names the method of the request`() async {
        let bench = await Bench.ready()
        let app = await bench.app("Music")
        let id = bench.hmi.request("SDL.ActivateApp", ["appID": .int(bench.hmi.appID("Music")!)])
        await bench.settle()
        let result = bench.hmi.answer(to: id)?["result"]
        #expect(result?["code"] == 0)
        #expect(result?["method"] == "SDL.ActivateApp")
        #expect(result?["isSDLAllowed"] == true)
        #expect(app.level == "FULL")
        #expect(bench.hmi.received("BasicCommunication.ActivateApp").isEmpty)
    }

    @Test func `The HMI shows a Show before the app gets its answer`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Show", .hold)
        let id = await app.ask(
            SDLShow(
                mainField1: "Blue in Green", graphic: SDLImage(value: "cover", imageType: .dynamic),
                softButtons: [SDLSoftButton(type: .text, text: "Like", softButtonID: 3)],
                metadataTags: SDLMetadataTags(mainField1: [.mediaTitle])))
        #expect(app.answer(id) == nil)
        let show = bench.hmi.waiting("UI.Show")?.params
        #expect(
            show?["showStrings"] == [
                ["fieldName": "mainField1", "fieldText": "Blue in Green", "fieldTypes": ["mediaTitle"]]
            ])
        #expect(show?["graphic"]?["value"] == "http://127.0.0.1/files/music/cover")
        #expect(show?["softButtons"]?[0]?["systemAction"] == "DEFAULT_ACTION")
        bench.hmi.answer("UI.Show")
        await bench.settle()
        // The head unit has no such file, but only the HMI reports images that it cannot draw.
        #expect(app.result(id) == "SUCCESS")
    }

    @Test(
        arguments: [
            (21, "WARNINGS", true), (4, "REJECTED", false), (2, "UNSUPPORTED_RESOURCE", true),
            (22, "GENERIC_ERROR", false), (99, "GENERIC_ERROR", false),
        ] as [(Int, String, Bool)])
    func `Each result code can arrive as a result or as an error`(code: Int, result: String, success: Bool) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        for script in [ScriptedHMI.Script.answer(code, ["message": "why"]), .error(code, "why")] {
            bench.hmi.script("UI.Show", script)
            let id = await app.ask(SDLShow(mainField1: "text"))
            #expect(app.result(id) == result)
            #expect(app.answer(id)?["success"] == .bool(success))
            #expect(app.answer(id)?["info"] == "why")
        }
    }

    @Test func `A click of a soft button is sent to its app with all events`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let appID = JSONValue.int(bench.hmi.appID("Music")!)
        await app.ask(
            SDLShow(mainField1: "a", softButtons: [SDLSoftButton(type: .text, text: "b", softButtonID: 3)]))
        let before = app.notificationNames.count
        for mode in ["BUTTONDOWN", "BUTTONUP"] {
            bench.hmi.notify(
                "Buttons.OnButtonEvent",
                ["name": "CUSTOM_BUTTON", "mode": .string(mode), "customButtonID": 3, "appID": appID])
        }
        bench.hmi.notify(
            "Buttons.OnButtonPress",
            ["name": "CUSTOM_BUTTON", "mode": "SHORT", "customButtonID": 3, "appID": appID])
        await bench.settle()
        #expect(app.notificationNames.dropFirst(before) == ["OnButtonEvent", "OnButtonEvent", "OnButtonPress"])
        #expect(
            app.received("OnButtonPress") == [
                ["buttonName": "CUSTOM_BUTTON", "buttonPressMode": "SHORT", "customButtonID": 3]
            ])
    }

    @Test func `A hardware button is sent to active apps that have subscribed`() async {
        let bench = await Bench.ready()
        let music = await bench.running("Music", [.media], isMedia: true)
        let news = await bench.app("News")
        let subscribing = SDLSubscribeButton(buttonName: .seekright)
        #expect(music.result(await music.ask(subscribing)) == "SUCCESS")
        #expect(news.result(await news.ask(subscribing)) == "DISALLOWED")
        bench.hmi.notify("Buttons.OnButtonPress", ["name": "SEEKRIGHT", "mode": "SHORT"])
        await bench.settle()
        #expect(music.received("OnButtonPress").map { $0["buttonName"] } == ["SEEKRIGHT"])
        #expect(news.received("OnButtonPress").isEmpty)
        // In LIMITED, an app still receives events of its buttons, except OK.
        await bench.activate(news)
        #expect(music.level == "LIMITED")
        bench.hmi.notify("Buttons.OnButtonPress", ["name": "SEEKRIGHT", "mode": "LONG"])
        await bench.settle()
        #expect(music.received("OnButtonPress").count == 2)
        #expect(news.received("OnButtonPress").isEmpty)
    }

    @Test func `A menu command is added, selected and deleted`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let appID = JSONValue.int(bench.hmi.appID("Music")!)
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        let id = await app.ask(
            SDLAddCommand(
                cmdID: 7, menuParams: SDLMenuParams(parentID: 5, menuName: "Seven"), vrCommands: ["seven"]))
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.hmi.last("UI.AddCommand")?.params["menuParams"] == ["parentID": 5, "menuName": "Seven"])
        #expect(bench.hmi.last("VR.AddCommand")?.params["type"] == "Command")
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "MENU"])
        await bench.settle()
        #expect(app.context == "MENU")
        bench.hmi.notify("UI.OnCommand", ["cmdID": 7, "appID": appID])
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "MAIN", "appID": appID])
        await bench.settle()
        #expect(app.received("OnCommand") == [["cmdID": 7, "triggerSource": "MENU"]])
        #expect(app.context == "MAIN")
        await app.ask(SDLDeleteCommand(cmdID: 7))
        #expect(bench.hmi.received("UI.DeleteCommand").count == 1)
        #expect(bench.hmi.received("VR.DeleteCommand").count == 1)
    }

    @Test func `Deleting a submenu deletes its contents, the deepest first`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        await app.ask(SDLAddSubMenu(menuID: 6, menuName: "Still more", parentID: 5))
        for (command, menu) in [(7, 6), (8, 5), (9, 0)] {
            await app.ask(
                SDLAddCommand(
                    cmdID: command, menuParams: SDLMenuParams(parentID: menu, menuName: "\(command)"),
                    vrCommands: ["\(command)"]))
        }
        bench.hmi.forgetLog()
        let id = await app.ask(SDLDeleteSubMenu(menuID: 5))
        #expect(app.result(id) == "SUCCESS")
        let deleted = bench.hmi.log.filter { $0.method.contains(".Delete") }.map { message in
            "\(message.method) \((message.params["menuID"] ?? message.params["cmdID"])?.int ?? 0)"
        }
        #expect(
            deleted == [
                "UI.DeleteCommand 7", "VR.DeleteCommand 7", "UI.DeleteSubMenu 6", "UI.DeleteCommand 8",
                "VR.DeleteCommand 8", "UI.DeleteSubMenu 5",
            ])
        let again = await app.ask(SDLDeleteCommand(cmdID: 7))
        #expect(app.result(again) == "INVALID_ID")
        let other = await app.ask(SDLDeleteCommand(cmdID: 9))
        #expect(app.result(other) == "SUCCESS")
    }

    @Test func `An alert after a menu command changes the context from MENU to ALERT`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let appID = JSONValue.int(bench.hmi.appID("Music")!)
        await app.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        bench.hmi.script("UI.Alert", .hold)
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "MENU", "appID": appID])
        bench.hmi.notify("UI.OnCommand", ["cmdID": 7, "appID": appID])
        await bench.settle()
        #expect(app.received("OnCommand").count == 1 && app.context == "MENU")
        let id = await app.ask(SDLAlert(alertText1: "Seven it is"))
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "ALERT", "appID": appID])
        await bench.settle()
        // The context ALERT is sent while the alert is shown, not after the end of the alert.
        #expect(app.context == "ALERT" && app.answer(id) == nil)
        bench.hmi.answer("UI.Alert")
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "MAIN", "appID": appID])
        await bench.settle()
        #expect(app.result(id) == "SUCCESS" && app.context == "MAIN")
        #expect(app.received("OnHMIStatus").map { $0["systemContext"] }.suffix(3) == ["MENU", "ALERT", "MAIN"])
    }

    @Test(
        arguments: [
            (.menuname, "UI.SetGlobalProperties", ["menuTitle": ""]),
            (
                .userLocation, "RC.SetGlobalProperties",
                [
                    "userLocation": [
                        "grid": ["col": 0, "row": 0, "level": 0, "colspan": 1, "rowspan": 1, "levelspan": 1]
                    ]
                ]
            ),
            (
                .helpprompt, "TTS.SetGlobalProperties",
                [
                    "helpPrompt": [
                        ["text": "Please speak one of the following commands,", "type": "TEXT"],
                        ["text": "Please say a command,", "type": "TEXT"],
                    ]
                ]
            ),
            (
                .vrhelpitems, "UI.SetGlobalProperties",
                ["vrHelpTitle": "Available Vr Commands List", "vrHelp": [["text": "Music", "position": 1]]]
            ),
            (
                .keyboardproperties, "UI.SetGlobalProperties",
                [
                    "keyboardProperties": [
                        "language": "EN-US", "keyboardLayout": "QWERTY", "autoCompleteList": [],
                        "maskInputCharacters": "DISABLE_INPUT_KEY_MASK",
                    ]
                ]
            ),
            // The HMI API has no message that removes an icon.
            (.menuicon, nil, [:]),
        ] as [(SDLGlobalProperty, String?, JSONValue)])
    func `A reset property gets SDL Core's default`(
        property: SDLGlobalProperty, method: String?, params: JSONValue
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.forgetLog()
        #expect(app.result(await app.ask(SDLResetGlobalProperties(properties: [property]))) == "SUCCESS")
        #expect(bench.hmi.methods == [method].compactMap(\.self))
        var received = bench.hmi.log.last?.params ?? [:]
        received["appID"] = nil
        #expect(received == params)
    }

    @Test func `Touches are sent only to an active projection app`() async {
        let bench = await Bench.ready()
        let other = await bench.app("Music")
        let maps = await bench.running("Maps", [.projection])
        bench.hmi.notify(
            "UI.OnTouchEvent", ["type": "BEGIN", "event": [["id": 0, "ts": [5], "c": [["x": 10, "y": 20]]]]])
        await bench.settle()
        #expect(
            maps.received("OnTouchEvent") == [
                ["type": "BEGIN", "event": [["id": 0, "ts": [5], "c": [["x": 10, "y": 20]]]]]
            ])
        #expect(other.received("OnTouchEvent").isEmpty)
    }

    @Test func `The HMI can deactivate, close and activate two apps`() async {
        let bench = await Bench.ready()
        let music = await bench.running("Music", [.media], isMedia: true)
        let news = await bench.app("News")
        let musicID = JSONValue.int(bench.hmi.appID("Music")!)
        let newsID = JSONValue.int(bench.hmi.appID("News")!)
        bench.hmi.notify("BasicCommunication.OnAppDeactivated", ["appID": musicID])
        await bench.settle()
        #expect(music.level == "LIMITED")
        await bench.activate(news)
        #expect(news.level == "FULL")
        await bench.activate(music)
        #expect(music.level == "FULL")
        #expect(news.level == "BACKGROUND")
        bench.hmi.notify("BasicCommunication.OnExitApplication", ["appID": newsID, "reason": "USER_EXIT"])
        bench.hmi.notify(
            "BasicCommunication.OnExitApplication", ["appID": musicID, "reason": "DRIVER_DISTRACTION_VIOLATION"])
        await bench.settle()
        #expect(music.level == "NONE")
        #expect(news.level == "NONE")
    }

    @Test func `For lack of resources the HMI ends an app and its connection`() async {
        let bench = await Bench.ready()
        let music = await bench.running()
        let id = bench.hmi.appID("Music")!
        bench.hmi.notify(
            "BasicCommunication.OnExitApplication", ["appID": .int(id), "reason": "RESOURCE_CONSTRAINT"])
        await bench.settle()
        #expect(music.received("OnAppInterfaceUnregistered").last?["reason"] == "RESOURCE_CONSTRAINT")
        #expect(music.isOver)
        #expect(
            bench.hmi.last("BasicCommunication.OnAppUnregistered")?.params
                == ["unexpectedDisconnect": false, "appID": .int(id)])
    }

    @Test func `An app that disconnects is removed from the list`() async {
        let bench = await Bench.ready()
        let music = await bench.running()
        let id = bench.hmi.appID("Music")!
        await music.disconnect()
        #expect(
            bench.hmi.last("BasicCommunication.OnAppUnregistered")?.params
                == ["unexpectedDisconnect": true, "appID": .int(id)])
        await bench.pass(.seconds(1))
        #expect(bench.hmi.listed == [])
        // The app connects again and gets its former appID.
        _ = await bench.app("Music")
        #expect(bench.hmi.appID("Music") == id)
    }

    @Test func `The HMI shows an app that the bridge's page has activated`() async throws {
        let bench = await Bench.ready()
        let app = await bench.app("Music")
        try await bench.drive(.app(key: "music", .activate))
        #expect(bench.hmi.last("BasicCommunication.ActivateApp")?.params["level"] == "FULL")
        try await bench.drive(.app(key: "music", .close))
        #expect(bench.hmi.received("BasicCommunication.CloseApplication").count == 1)
        #expect(app.level == "NONE")
    }
}
