import Foundation
import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Tests that a head unit stores data of apps in a folder, and that a later head unit with the same folder restores the
/// data.
@MainActor
@Suite struct MemoryTests {
    /// Returns an active app with commands, choice sets and other data, and the last `hashID` that the app received.
    private func filled(_ car: TestCar, _ kind: TestApp.Kind = .media) async throws -> (TestApp, hash: String) {
        let app = try await TestApp.active(car, kind)
        await app.ask("AddSubMenu", ["menuID": 5, "menuName": "sub"])
        await app.ask("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "one", "parentID": 5]])
        await app.ask("CreateInteractionChoiceSet", InteractionRows.set(9, InteractionRows.choice(1, voice: "first")))
        await app.ask("SetGlobalProperties", ["menuTitle": "mine", "keyboardProperties": ["autoCompleteList": ["a"]]])
        await app.ask("CreateWindow", ["windowID": 3, "windowName": "widget", "type": "WIDGET"])
        await app.ask("SubscribeButton", ["buttonName": "PRESET_1"])
        await app.ask("SubscribeVehicleData", ["speed": true])
        return (app, try #require(hash(of: app)))
    }

    private func hash(of app: TestApp) -> String? {
        app.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID }.last
    }

    /// Starts the next process of the head unit, `seconds` after the end of the previous process.
    private func next(_ car: TestCar, after seconds: Int = 5) -> TestCar {
        TestCar(folder: car.folder, wall: car.wall + seconds * 1000)
    }

    private func register(_ car: TestCar, _ kind: TestApp.Kind = .media, hash: String?) async -> (TestApp, String?) {
        let app = TestApp(car)
        await app.start()
        return (app, await app.register(kind, hash: hash))
    }

    // MARK: Off and on

    @Test func `ignition-off unregisters each app; after ignition-on its data and level are restored`() async throws {
        let car = TestCar()
        let (app, hash) = try await filled(car)
        let other = await TestApp.registered(car, key: "other")
        await car.headUnit.switchOff()
        await car.inFlight.settled()
        for app in [app, other] {
            #expect(app.heard.contains { $0.hasPrefix("OnAppInterfaceUnregistered") && $0.contains("IGNITION_OFF") })
            #expect(app.isClosed)
        }
        #expect(car.tree("apps") == [:])
        let again = next(car)
        let (back, result) = await register(again, hash: hash)
        #expect(result?.hasPrefix("SUCCESS: Resume succeeded. The app was in FULL") == true)
        #expect(again.tree("apps", "app", "menuOrder") == ["0": ["m5"], "5": ["c1"]])
        #expect(again.tree("apps", "app", "choiceSets", "9", "choices")?.array?.count == 1)
        #expect(again.tree("apps", "app", "globalProperties", "menuTitle") == "mine")
        #expect(again.tree("apps", "app", "windows", "3", "name") == "widget")
        #expect(again.tree("apps", "app", "subscribedButtons") == ["CUSTOM_BUTTON", "PRESET_1"])
        #expect(again.tree("apps", "app", "subscribedVehicleData") == ["speed"])
        await again.advance(.seconds(3))
        #expect(back.statuses.contains("FULL AUDIBLE MAIN"))
    }

    struct Pause: Sendable, CustomTestStringConvertible {
        /// The seconds from the loss of the app's connection to ignition-off.
        let before: Double
        /// The seconds from ignition-on to the return of the app.
        let after: Double
        var isKilled = false
        let why: String?

        var testDescription: String { "lost \(before) s before, back \(after) s after\(isKilled ? ", killed" : "")" }
    }

    /// Pauses around SDL Core's limits. An app gets its level back if the app was lost at most 30 seconds before
    /// ignition-off and has returned within 30 seconds after ignition-on. The head unit restores the level three
    /// seconds after the return, and these three seconds count as well.
    nonisolated static let pauses = [
        Pause(before: 0, after: 0, why: nil), Pause(before: 30, after: 27, why: nil),
        Pause(
            before: 31, after: 0,
            why: "it was lost 31.0 s before ignition-off; the limit is 30 s"),
        Pause(
            before: 0, after: 28, why: "it came back 31.0 s after ignition-on; the limit is 30 s"),
        Pause(before: 500, after: 0, isKilled: true, why: nil),
        Pause(
            before: 500, after: 40, isKilled: true,
            why: "it came back 43.0 s after ignition-on; the limit is 30 s"),
    ]

    @Test(arguments: pauses) func `restores the level within SDL Core's limits, other data always`(
        _ pause: Pause
    )
        async throws
    {
        let car = TestCar()
        let (_, hash) = try await filled(car)
        if pause.before > 0 {
            try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
            await car.advance(.seconds(pause.before))
        }
        if !pause.isKilled { await car.headUnit.switchOff() }
        let again = next(car, after: 3_600)
        await again.advance(.seconds(pause.after))
        let (app, result) = await register(again, hash: hash)
        #expect(result?.hasPrefix("SUCCESS: Resume succeeded.") == true)
        #expect(result?.contains("The app returns to") == (pause.why == nil))
        await again.advance(.seconds(3))
        let status = app.statuses.last { !$0.hasSuffix(" 3") }
        #expect(status == (pause.why == nil ? "FULL AUDIBLE MAIN" : "NONE NOT_AUDIBLE MAIN"))
        #expect(again.tree("apps", "app", "levelRestoration", "why") == pause.why.map { .string($0) })
        if let why = pause.why {
            let said = again.journal.rows("finding").last { $0["rule"] == "app.levelRestoration" }?["message"]?.string
            #expect(said?.hasSuffix("the app stays in NONE: \(why).") == true)
        }
    }

    @Test(arguments: [1, 2, 3]) func `forgets an app after three ignition cycles`(_ cycles: Int) async throws {
        var cars = [TestCar()]
        let (_, hash) = try await filled(cars[0])
        for _ in 0..<cycles {
            await cars.last!.headUnit.switchOff()
            cars.append(next(cars.last!))
        }
        let (_, result) = await register(cars.last!, hash: hash)
        #expect(result?.hasPrefix(cycles < 3 ? "SUCCESS: Resume succeeded" : "RESUME_FAILED") == true)
    }

    @Test func `data that is ten seconds old survives when the process is killed`() async throws {
        let car = TestCar()
        let (_, hash) = try await filled(car)
        await car.advance(.seconds(10))
        let (_, result) = await register(next(car), hash: hash)
        #expect(result?.hasPrefix("SUCCESS: Resume succeeded") == true)
    }

    @Test func `an unregistered app resumes nothing, and no hash is reused`() async throws {
        let car = TestCar()
        let (app, hash) = try await filled(car)
        await app.ask("UnregisterAppInterface")
        await car.headUnit.switchOff()
        let again = next(car)
        let (back, result) = await register(again, hash: hash)
        #expect(result?.hasPrefix("RESUME_FAILED") == true)
        try await back.activate()
        let received = Set(app.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID })
        for id in 1...10 { await back.ask("AddSubMenu", ["menuID": .int(id), "menuName": .string("menu \(id)")]) }
        let new = Set(back.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID })
        #expect(new.count == 10)
        #expect(new.isDisjoint(with: received))
    }

    @Test func `permissions that a tester has set apply in the next process`() async throws {
        let car = TestCar()
        _ = try await TestApp.active(car)
        try await car.drive(.permission(.init(app: "app", rpc: "Alert", allowed: [], userDisallowed: ["FULL"])))
        await car.headUnit.switchOff()
        let again = next(car)
        let app = try await TestApp.active(again)
        let alert = await app.ask("Alert", ["alertText1": "a"])
        #expect(alert == "USER_DISALLOWED")
        let show = await app.ask("Show", ["mainField1": "a"])
        #expect(show == "SUCCESS")
    }

    @Test(arguments: [nil, ["FULL"]])
    func `parameter permissions apply in the next process, with and without levels`(
        levels: [String]?
    ) async throws {
        func results(_ car: TestCar) async throws -> [String?] {
            let app = try await TestApp.active(car)
            var results: [String?] = []
            for item in ["speed", "gps", "rpm"] { results.append(await app.ask("GetVehicleData", [item: true])) }
            return results
        }
        func parameters(_ car: TestCar) -> JSONValue? {
            car.tree("apps", "app", "permissions", "GetVehicleData", "parameters")
        }
        let car = TestCar()
        _ = try await TestApp.active(car)
        let naming = PermissionSetting(
            app: "app", rpc: "GetVehicleData", allowed: levels, userDisallowed: nil, allowedParameters: ["speed"],
            userDisallowedParameters: ["gps"])
        try await car.drive(.permission(naming))
        let named = parameters(car)
        #expect(named == ["allowed": ["speed"], "userDisallowed": ["gps"]])
        await car.headUnit.switchOff()
        let again = next(car)
        #expect(
            try await results(again) == [
                "SUCCESS", "DISALLOWED: 'gps' disallowed by policies.", "DISALLOWED: 'rpm' disallowed by policies.",
            ])
        #expect(parameters(again) == named)
        #expect(
            again.tree("apps", "app", "permissions", "GetVehicleData", "allowed")?.array?.count == (levels?.count ?? 3))
        // The restored permissions can be removed as usual.
        try await again.drive(.permission(.init(app: "app", rpc: "GetVehicleData", allowed: nil, userDisallowed: nil)))
        await again.headUnit.switchOff()
        let last = next(again)
        #expect(try await results(last) == ["SUCCESS", "SUCCESS", "SUCCESS"])
        #expect(parameters(last) == nil)
    }

    // MARK: Disk errors

    @Test(arguments: [
        "", "{", "[]", #"{"version":9}"#,
        #"{"version":1,"now":0,"wall":0,"memory":{"offs":0,"lastNumber":1,"apps":[{}]}}"#,
    ])
    func `moves an unreadable file aside, with a finding, and continues`(_ content: String) async throws {
        let car = TestCar()
        let (_, hash) = try await filled(car)
        await car.headUnit.switchOff()
        try content.write(toFile: car.folder + "/%memory", atomically: false, encoding: .utf8)
        let again = next(car)
        #expect(again.headUnit.memoryStatus.setAside == car.folder + "/%memory.unreadable")
        #expect(try String(contentsOfFile: car.folder + "/%memory.unreadable", encoding: .utf8) == content)
        #expect(again.findings == ["apps.memory"])
        let (_, result) = await register(again, hash: hash)
        #expect(result?.hasPrefix("RESUME_FAILED") == true)
        await again.headUnit.switchOff()
        #expect(next(again).findings == [])
    }

    @Test func `reports an unwritable folder only once, and tries again`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await car.advance(.seconds(10))
        try FileManager.default.removeItem(atPath: car.folder)
        try "in its place".write(toFile: car.folder, atomically: false, encoding: .utf8)
        await app.ask("AddSubMenu", ["menuID": 5, "menuName": "sub"])
        await car.advance(.seconds(30))
        #expect(car.headUnit.memoryStatus.failure?.hasPrefix("cannot open the file memory") == true)
        #expect(car.findings.filter { $0 == "apps.memory" }.count == 1)
        try FileManager.default.removeItem(atPath: car.folder)
        await car.advance(.seconds(10))
        #expect(car.headUnit.memoryStatus.failure == nil)
        #expect(FileManager.default.fileExists(atPath: car.folder + "/%memory"))
    }
}
