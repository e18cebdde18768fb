import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of widgets: their levels, system contexts and capabilities, and widgets that duplicate the content of another
/// window.
@MainActor
@Suite struct WindowTests {
    private func widget(_ id: Int, _ more: JSONValue = [:]) -> JSONValue {
        var request: JSONValue = ["windowID": .int(id), "windowName": .string("widget \(id)"), "type": "WIDGET"]
        for (key, value) in more.object ?? [:] { request[key] = value }
        return request
    }

    @Test func `a new widget gets its status and capabilities, and the app a new hash`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateWindow", widget(2))
        #expect(
            app.heard == [
                "CreateWindow SUCCESS", "OnHMIStatus NONE NOT_AUDIBLE MAIN 2", "OnSystemCapabilityUpdated",
                "OnHMIStatus FULL NOT_AUDIBLE MAIN 2", "OnHashChange",
            ])
        let received = try #require(app.notifications.compactMap { $0.message as? SDLOnSystemCapabilityUpdated }.first)
        let windows = try #require(received.systemCapability.displayCapabilities?.first?.windowCapabilities)
        #expect(windows.map(\.windowID) == [2])
        let names = Set((windows.first?.textFields ?? []).map(\.name))
        #expect(names.contains(.mainField1) && !names.contains(.alertText1) && !names.contains(.menuName))
        #expect(windows.first?.keyboardCapabilities == nil)
        // GetSystemCapability returns all windows.
        let asked = await app.begin("GetSystemCapability", ["systemCapabilityType": "DISPLAYS"])
        let all = app.reply(to: asked)?["systemCapability"]?["displayCapabilities"]?[0]?["windowCapabilities"]
        #expect(all?.array?.map { $0["windowID"] } == [0, 2])
    }

    @Test func `a widget has its own level and context, and overlays affect only the main window`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        await app.ask("CreateWindow", widget(2))
        app.forget()
        await app.begin("Alert", ["alertText1": "a"])
        #expect(app.statuses == ["FULL AUDIBLE ALERT"])
        #expect(car.tree("apps", "app", "windows", "2", "systemContext") == "MAIN")
        try await car.drive(.app(key: "app", .setWindow(id: 2, hmiLevel: nil, systemContext: "HMI_OBSCURED")))
        #expect(app.statuses.last == "FULL AUDIBLE HMI_OBSCURED 2")
        #expect(car.tree("apps", "app", "windows", "2", "systemContext") == "HMI_OBSCURED")
        #expect(car.tree("apps", "app", "systemContext") == "ALERT")
        // The same values cause no notification.
        app.forget()
        try await car.drive(.app(key: "app", .setWindow(id: 2, hmiLevel: "FULL", systemContext: "HMI_OBSCURED")))
        #expect(app.heard == [])
    }

    @Test func `a request about a widget is permitted at the widget's level`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateWindow", widget(2))
        let show: JSONValue = ["mainField1": "a", "windowID": 2]
        try await car.drive(.app(key: "app", .setWindow(id: 2, hmiLevel: "NONE", systemContext: nil)))
        let hidden = await app.ask("Show", show)
        try await car.drive(.app(key: "app", .setWindow(id: 2, hmiLevel: "FULL", systemContext: nil)))
        try await car.drive(.app(key: "app", .close))
        let shown = await app.ask("Show", show)
        let main = await app.ask("Show", ["mainField1": "a"])
        #expect([hidden, shown, main] == ["DISALLOWED", "SUCCESS", "DISALLOWED"])
    }

    @Test func `a widget of a media app is notified when its sound is attenuated`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        await app.ask("CreateWindow", widget(2))
        try await car.drive(.app(key: "app", .setWindow(id: 2, hmiLevel: "BACKGROUND", systemContext: nil)))
        app.forget()
        await app.begin("Speak", ["ttsChunks": [["text": "a", "type": "TEXT"]]])
        #expect(app.statuses == ["FULL ATTENUATED MAIN", "BACKGROUND ATTENUATED MAIN 2"])
    }

    @Test func `refuses invalid levels and contexts of a widget`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateWindow", widget(2))
        func refusal(_ id: Int, _ level: String?, _ context: String? = nil) async -> DriveFailure.Kind? {
            await car.refusal(of: .app(key: "app", .setWindow(id: id, hmiLevel: level, systemContext: context)))
        }
        for id in [0, 1, 9] {
            let failure = await refusal(id, "FULL")
            #expect(failure == .notFound)
        }
        let limited = await refusal(2, "LIMITED")
        #expect(limited == .invalid)
        let unknown = await refusal(2, nil, "AROUND")
        #expect(unknown == .invalid)
        #expect(car.tree("apps", "app", "windows", "2", "hmiLevel") == "FULL")
    }

    @Test func `a widget shows the content of the window it duplicates, in its own template`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("Show", ["mainField1": "before"])
        await app.ask("CreateWindow", widget(2, ["duplicateUpdatesFromWindowID": 0]))
        #expect(car.tree("apps", "app", "windows", "2", "mainField1") == "before")
        await app.ask(
            "Show", ["mainField1": "after", "templateConfiguration": ["template": "TILES_ONLY"]])
        #expect(car.tree("apps", "app", "windows", "2", "mainField1") == "after")
        #expect(car.tree("apps", "app", "windows", "2", "template") == "TEXT_WITH_GRAPHIC")
        await app.ask("Show", ["mainField1": "its own", "windowID": 2])
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == "after")
        #expect(car.tree("apps", "app", "windows", "2", "mainField1") == "its own")
    }

    @Test func `refuses a second widget for a service, and ends duplication when its source is deleted`() async throws {
        let car = TestCar(try TestCar.profile { $0["widgets"] = 3 })
        let app = try await TestApp.active(car)
        await app.ask("CreateWindow", widget(2, ["associatedServiceType": "MEDIA"]))
        let second = await app.ask("CreateWindow", widget(3, ["associatedServiceType": "MEDIA"]))
        #expect(second == "REJECTED: Window for this associated service type is already created")
        await app.ask("CreateWindow", widget(3, ["duplicateUpdatesFromWindowID": 2]))
        #expect(car.tree("apps", "app", "windows", "3", "duplicateUpdatesFromWindowID") == 2)
        await app.ask("DeleteWindow", ["windowID": 2])
        #expect(car.tree("apps", "app", "windows", "3", "duplicateUpdatesFromWindowID") == nil)
    }

    @Test func `notifies the app when the template of a widget changes`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateWindow", widget(2))
        app.forget()
        await app.ask("Show", ["windowID": 2, "templateConfiguration": ["template": "LARGE_GRAPHIC_ONLY"]])
        let received = try #require(app.notifications.compactMap { $0.message as? SDLOnSystemCapabilityUpdated }.last)
        let window = received.systemCapability.displayCapabilities?.first?.windowCapabilities?.first {
            $0.windowID == 2
        }
        #expect(window?.textFields == nil)
        #expect(window?.imageFields?.map(\.name) == [.graphic])
    }
}
