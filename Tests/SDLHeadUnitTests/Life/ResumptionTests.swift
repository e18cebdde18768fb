import JSON
import Journaling
import SDLConnection
import SDLRPC
import SDLSupport
import TestJournal
import Testing

@testable import SDLHeadUnit

/// Tests of resumption: an app that has lost its connection registers again with the last hash (`hashID`) that it has
/// received, and gets its data back.
@MainActor
@Suite struct ResumptionTests {
    /// Lets an app send data of every kind and lose its connection. Returns the last `hashID` that the app received.
    private func lost(_ car: TestCar, _ kind: TestApp.Kind = .media) async throws -> String {
        let app = try await TestApp.active(car, kind)
        await app.ask("PutFile", ["syncFileName": "stays", "fileType": "BINARY", "persistentFile": true], bulk: [1])
        await app.ask("PutFile", ["syncFileName": "goes", "fileType": "BINARY"], bulk: [1])
        await app.ask("SetAppIcon", ["syncFileName": "stays"])
        await app.ask("AddSubMenu", ["menuID": 5, "menuName": "sub"])
        await app.ask(
            "AddCommand", ["cmdID": 1, "menuParams": ["menuName": "one", "parentID": 5], "vrCommands": ["say"]])
        await app.ask("CreateInteractionChoiceSet", InteractionRows.set(9, InteractionRows.choice(1)))
        await app.ask("SetGlobalProperties", ["menuTitle": "mine"])
        await app.ask("CreateWindow", ["windowID": 3, "windowName": "widget", "type": "WIDGET"])
        await app.ask("Show", ["mainField1": "gone"])
        await app.ask("SubscribeButton", ["buttonName": "PRESET_1"])
        let hash = app.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID }.last
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(app.isClosed)
        #expect(car.tree("apps") == [:])
        return try #require(hash)
    }

    @Test func `keeps the data of the 100 apps that were lost last`() {
        var run = Run()
        for number in 1...150 {
            let session = run.register("app\(number)", session: UInt32(number))
            run.take(.sessionEnded(session))
        }
        #expect(run.state.lost.keys.map(\.rawValue) == (51...150).map { "app\($0)" })
    }

    @Test func `an app with the right hash gets its menu, choice sets, properties, widgets, buttons and files`()
        async throws
    {
        let car = TestCar()
        let hash = try await lost(car)
        let app = TestApp(car)
        await app.start()
        let result = await app.register(.media, hash: hash)
        #expect(result?.hasPrefix("SUCCESS: Resume succeeded. The app was in FULL") == true)
        #expect(car.tree("apps", "app", "resumed") == true)
        // As in SDL Core, the app gets a new hash, and its widget gets a status.
        let received = app.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID }
        #expect(received.count == 1 && received != [hash])
        #expect(car.tree("apps", "app", "hashID") == received.last.map { .string($0) })
        #expect(app.statuses == ["NONE NOT_AUDIBLE MAIN", "FULL NOT_AUDIBLE MAIN 3"])
        #expect(car.tree("apps", "app", "menuOrder") == ["0": ["m5"], "5": ["c1"]])
        #expect(car.tree("apps", "app", "choiceSets", "9", "choices")?.array?.count == 1)
        #expect(car.tree("apps", "app", "globalProperties", "menuTitle") == "mine")
        #expect(car.tree("apps", "app", "windows", "3", "name") == "widget")
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == nil)
        #expect(car.tree("apps", "app", "subscribedButtons") == ["CUSTOM_BUTTON", "PRESET_1"])
        #expect(car.tree("apps", "app", "files")?.object?.keys == ["stays"])
        #expect(car.tree("apps", "app", "icon") == "stays")
        // The restored command still exists.
        try await app.activate()
        let twice = await app.ask("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "two"]])
        #expect(twice == "INVALID_ID")
    }

    @Test(arguments: ["another", nil] as [String?])
    func `an app with a wrong hash or without one gets only its persistent files`(_ hash: String?) async throws {
        let car = TestCar()
        _ = try await lost(car)
        let app = TestApp(car)
        await app.start()
        let result = await app.register(.media, hash: hash)
        let fault = "RESUME_FAILED: Hash from RAI does not match to saved resume data. The app was"
        #expect(result?.hasPrefix(hash == nil ? "SUCCESS: The app was" : fault) == true)
        #expect(car.tree("apps", "app", "resumed") == false)
        #expect(car.tree("apps", "app", "commands") == [:])
        #expect(car.tree("apps", "app", "windows")?.object?.keys == ["0"])
        #expect(car.tree("apps", "app", "files")?.object?.keys == ["stays"])
    }

    @Test func `an unregistered app cannot resume`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("SubscribeButton", ["buttonName": "OK"])
        let hash = app.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID }.last
        await app.ask("UnregisterAppInterface")
        let result = await app.register(hash: hash)
        #expect(result?.hasPrefix("RESUME_FAILED") == true)
    }

    @Test func `an app that was lost in FULL is in FULL after three seconds`() async throws {
        let car = TestCar()
        let hash = try await lost(car)
        let app = await TestApp.registered(car, .media, hash: hash)
        await car.advance(.milliseconds(2_999))
        #expect(app.statuses == [])
        await car.advance(.milliseconds(1))
        #expect(app.statuses == ["FULL AUDIBLE MAIN", "FULL AUDIBLE MAIN 3"])
        #expect(car.tree("activeApp") == "app")
    }

    @Test func `does not restore the level after the driver has set another`() async throws {
        let car = TestCar()
        _ = try await lost(car)
        let app = await TestApp.registered(car, .media)
        try await app.activate()
        try await car.drive(.app(key: "app", .background))
        app.forget()
        await car.advance(.seconds(5))
        #expect(app.statuses == [])
    }

    @Test func `restores a media app behind a navigation app, but not behind another media app`() async throws {
        for (kind, level) in [(TestApp.Kind.navigation, "LIMITED"), (.media, "NONE")] {
            let car = TestCar()
            _ = try await lost(car)
            _ = try await TestApp.active(car, kind, key: "other")
            _ = await TestApp.registered(car, .media)
            await car.advance(.seconds(3))
            #expect(car.tree("apps", "app", "hmiLevel") == .string(level))
        }
    }

    // MARK: Reasons

    /// Returns the message of the last finding about the restoration of an app's level.
    private func said(_ car: TestCar) -> String? {
        car.journal.rows("finding").last { $0["rule"] == "app.levelRestoration" }?["message"]?.string
    }

    @Test func `the response announces the restoration of the level, and a finding reports it`()
        async throws
    {
        let car = TestCar()
        _ = try await lost(car)
        await car.advance(.seconds(3_600))
        let app = TestApp(car)
        await app.start()
        let result = await app.register(.media, hash: "another")
        #expect(
            result
                == "RESUME_FAILED: Hash from RAI does not match to saved resume data. The app was in FULL when its "
                + "connection was lost. The app returns to FULL in 3 s unless the driver acts first.")
        #expect(
            car.tree("apps", "app", "levelRestoration")
                == ["level": "FULL", "awayMs": 3_600_000, "outcome": "waiting"])
        #expect(said(car) == nil)
        await car.advance(.seconds(3))
        #expect(
            car.tree("apps", "app", "levelRestoration")
                == ["level": "FULL", "awayMs": 3_600_000, "outcome": "returned", "to": "FULL"])
        #expect(
            said(car)
                == "The app was in FULL when its connection was lost, 3600.0 s before the app registered again; the app is in FULL again."
        )
    }

    @Test(arguments: [
        (TestApp.Kind.plain, TestApp.Kind.plain, "The other is in front"),
        (.media, .media, "The other plays the same kind of sound"),
    ])
    func `reports why an app stays in NONE`(own: TestApp.Kind, other: TestApp.Kind, why: String) async throws {
        let car = TestCar()
        _ = try await lost(car, own)
        _ = try await TestApp.active(car, other, key: "other")
        _ = await TestApp.registered(car, own)
        await car.advance(.seconds(3))
        #expect(car.tree("apps", "app", "levelRestoration", "outcome") == "left")
        #expect(car.tree("apps", "app", "levelRestoration", "why") == .string(why))
        #expect(said(car)?.hasSuffix("the app stays in NONE: \(why).") == true)
    }

    @Test func `reports a level set by the driver, and nothing for an app that was in NONE`() async throws {
        let car = TestCar()
        _ = try await lost(car)
        let app = await TestApp.registered(car, .media)
        try await app.activate()
        await car.advance(.seconds(3))
        #expect(car.tree("apps", "app", "levelRestoration", "outcome") == "overtaken")
        #expect(said(car)?.hasSuffix("the level was set to FULL before the restoration.") == true)
        try await car.drive(.app(key: "app", .close))
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        _ = await TestApp.registered(car, .media)
        #expect(car.tree("apps", "app", "levelRestoration") == nil)
    }
}
