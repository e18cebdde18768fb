import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of the HMI levels of widgets. When the HMI shows or hides a widget, the level of the widget changes in steps.
/// The level of the app does not matter.
@MainActor
@Suite(.checksMessages) struct WidgetScenarioTests {
    /// Returns the levels and audio states that the app has received for one window, without the first `from` entries.
    private func levels(_ app: PhoneApp, window: Int, from: Int = 0) -> [String] {
        app.received("OnHMIStatus").filter { $0["windowID"]?.int ?? 0 == window }.dropFirst(from).map {
            "\($0["hmiLevel"]?.string ?? "") \($0["audioStreamingState"]?.string ?? "")"
        }
    }

    @Test func `A system context of a widget is sent only for the widget`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let id: JSONValue = .int(bench.hmi.appID("Music")!)
        await app.ask(SDLCreateWindow(windowID: 2, windowName: "Next", type: .widget))
        bench.hmi.notify("UI.OnSystemContext", ["appID": id, "windowID": 2, "systemContext": "HMI_OBSCURED"])
        await bench.settle()
        let contexts = app.received("OnHMIStatus").suffix(1).map { [$0["windowID"], $0["systemContext"]] }
        #expect(contexts == [[2, "HMI_OBSCURED"]])
        #expect(bench.tree("apps", "music", "windows", "2", "systemContext") == "HMI_OBSCURED")
        #expect(bench.tree("apps", "music", "systemContext") == "MAIN")
        // Without a window id, or with the window id 0, the context belongs to the main window.
        bench.hmi.notify("UI.OnSystemContext", ["appID": id, "windowID": 0, "systemContext": "HMI_OBSCURED"])
        await bench.settle()
        #expect(bench.tree("apps", "music", "systemContext") == "HMI_OBSCURED")
    }

    @Test func `An app can open as many widgets as the HMI reports for it`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        func say(_ types: JSONValue) async {
            bench.hmi.notify(
                "BasicCommunication.OnSystemCapabilityUpdated",
                [
                    "appID": .int(bench.hmi.appID("Music")!),
                    "systemCapability": [
                        "systemCapabilityType": "DISPLAYS", "displayCapabilities": [["windowTypeSupported": types]],
                    ],
                ])
            await bench.settle()
        }
        func open(_ id: Int) async -> String? {
            app.result(await app.ask(SDLCreateWindow(windowID: id, windowName: "Widget \(id)", type: .widget)))
        }
        await say([["type": "MAIN", "maximumNumberOfWindows": 1]])
        #expect(await open(2) == "REJECTED")
        let many = Profile.all[0].widgets + 2
        await say([["type": "WIDGET", "maximumNumberOfWindows": .int(many)]])
        for id in 2..<many + 2 { #expect(await open(id) == "SUCCESS") }
        #expect(await open(many + 2) == "REJECTED")
    }

    @Test func `A widget has its own level`() async {
        let bench = await Bench.ready()
        let app = await bench.running(isMedia: true)
        let id: JSONValue = .int(bench.hmi.appID("Music")!)
        #expect(app.result(await app.ask(SDLCreateWindow(windowID: 2, windowName: "Next", type: .widget))) == "SUCCESS")
        let main = levels(app, window: 0).count
        for _ in 0..<3 {
            bench.hmi.notify("BasicCommunication.OnAppActivated", ["appID": id, "windowID": 2])
            await bench.settle()
        }
        #expect(levels(app, window: 2) == ["NONE NOT_AUDIBLE", "BACKGROUND AUDIBLE", "FULL AUDIBLE"])
        #expect(bench.tree("apps", "music", "windows", "2", "hmiLevel") == "FULL")
        #expect(levels(app, window: 0).count == main)
        // The app loses its sound, but its widget stays visible.
        bench.hmi.notify("BasicCommunication.OnExitApplication", ["appID": id, "reason": "USER_EXIT"])
        await bench.settle()
        #expect(levels(app, window: 0, from: main) == ["NONE NOT_AUDIBLE"])
        #expect(levels(app, window: 2, from: 3) == ["FULL NOT_AUDIBLE"])
        for _ in 0..<3 {
            bench.hmi.notify("BasicCommunication.OnAppDeactivated", ["appID": id, "windowID": 2])
            await bench.settle()
        }
        #expect(levels(app, window: 2, from: 4) == ["BACKGROUND NOT_AUDIBLE", "NONE NOT_AUDIBLE"])
        #expect(bench.tree("apps", "music", "hmiLevel") == "NONE")
    }
}
