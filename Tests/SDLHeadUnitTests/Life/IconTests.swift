import Foundation
import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that an app still has its icon after it registers again, even if the icon's file was not persistent. SDL Core
/// behaves in the same way.
@MainActor
@Suite struct IconTests {
    private let picture: [UInt8] = [1, 2, 3]

    /// Returns an app with an icon. The icon's file is persistent if `lasting` is true.
    private func app(_ car: TestCar, lasting: Bool = false) async -> TestApp {
        let app = await TestApp.registered(car)
        await app.ask(
            "PutFile", ["syncFileName": "icon.png", "fileType": "GRAPHIC_PNG", "persistentFile": .bool(lasting)],
            bulk: picture)
        await app.ask("SetAppIcon", ["syncFileName": "icon.png"])
        return app
    }

    /// Registers the app and returns the value of `iconResumed` in the response.
    private func isResumed(_ app: TestApp, _ hash: String? = nil) async -> Bool? {
        let id = await app.begin("RegisterAppInterface", Self.registration)
        return app.reply(to: id)?["iconResumed"]?.bool
    }

    private static let registration: JSONValue = [
        "syncMsgVersion": ["majorVersion": 8, "minorVersion": 0, "patchVersion": 0], "appName": "The app",
        "isMediaApplication": false, "languageDesired": "EN-US", "hmiDisplayLanguageDesired": "EN-US", "appID": "app",
    ]

    private func again(_ car: TestCar) async -> TestApp {
        let app = TestApp(car)
        await app.start()
        return app
    }

    private func bytes(_ car: TestCar) -> [UInt8]? {
        let path = car.headUnit.file(named: "icon.png", of: "app")?.path
        return path.flatMap { FileManager.default.contents(atPath: $0) }.map(Array.init)
    }

    @Test func `restores the icon of an unregistered app, but not the file`() async {
        let car = TestCar()
        let app = await app(car)
        await app.ask("UnregisterAppInterface")
        #expect(await isResumed(app) == true)
        #expect(car.tree("apps", "app", "icon") == "icon.png")
        #expect(car.tree("apps", "app", "files") == [:])
        let address = car.tree("apps", "app", "iconURL")?.string
        #expect(address?.hasPrefix("v1/files/app/icon.png?") == true)
        #expect(bytes(car) == picture)
        #expect(car.headUnit.file(named: "icon.png", of: "app")?.fileType == "GRAPHIC_PNG")
        // A new file of that name is an ordinary file and counts for the quota.
        await app.ask("PutFile", ["syncFileName": "icon.png", "fileType": "GRAPHIC_PNG"], bulk: [4])
        #expect(bytes(car) == [4])
    }

    @Test func `restores the icon after a lost connection, persistent or not`() async throws {
        for lasting in [false, true] {
            let car = TestCar()
            _ = await app(car, lasting: lasting)
            try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
            #expect(await isResumed(again(car)) == true)
            #expect(bytes(car) == picture)
        }
    }

    @Test func `an app without an icon gets no icon of another app`() async throws {
        let car = TestCar()
        let app = await app(car)
        await app.ask("UnregisterAppInterface")
        let other = await TestApp.registered(car, key: "other")
        #expect(car.tree("apps", "other", "icon") == nil)
        await other.ask("UnregisterAppInterface")
        #expect(await isResumed(app) == true)
    }

    @Test func `restores the last icon that was set successfully`() async {
        let car = TestCar()
        let app = await app(car)
        await app.ask("PutFile", ["syncFileName": "new.png", "fileType": "GRAPHIC_PNG"], bulk: [7])
        await app.ask("SetAppIcon", ["syncFileName": "new.png"])
        await app.ask("SetAppIcon", ["syncFileName": "nothing"])
        await app.ask("UnregisterAppInterface")
        #expect(await isResumed(app) == true)
        #expect(car.tree("apps", "app", "icon") == "new.png")
    }

    @Test func `restores the icon in the next process, and forgets it if the file was deleted`() async throws {
        let car = TestCar()
        _ = await app(car)
        await car.headUnit.switchOff()
        await car.inFlight.settled()
        let next = TestCar(folder: car.folder, wall: car.wall + 5_000)
        let app = await again(next)
        #expect(await isResumed(app) == true)
        #expect(bytes(next) == picture)
        await app.ask("UnregisterAppInterface")
        let path = try #require(next.headUnit.file(named: "icon.png", of: "app")?.path)
        try FileManager.default.removeItem(atPath: path)
        #expect(await isResumed(app) == false)
        #expect(next.tree("apps", "app", "icon") == nil)
    }

    @Test(arguments: Reset.allCases) func `a reset deletes the icon`(_ reset: Reset) async throws {
        let car = TestCar()
        _ = await app(car)
        await car.headUnit.receive(.reset(reset), cause: nil)
        await car.inFlight.settled()
        #expect(await isResumed(again(car)) == false)
        #expect(bytes(car) == nil)
    }
}
