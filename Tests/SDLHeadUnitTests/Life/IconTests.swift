import Foundation
import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// The icon of an app comes back with it, though it was a file that goes with the app, as with SDL Core.
@MainActor
@Suite struct IconTests {
    private let picture: [UInt8] = [1, 2, 3]

    /// An app with an icon that is none of its lasting files.
    private func app(_ car: TestCar, lasting: Bool = false) async -> TestApp {
        let app = await TestApp.registered(car)
        await app.ask(
            "PutFile", ["syncFileName": "icon.png", "fileType": "GRAPHIC_PNG", "persistentFile": .bool(lasting)],
            bulk: picture)
        await app.ask("SetAppIcon", ["syncFileName": "icon.png"])
        return app
    }

    /// Registers and says whether the app is told that its icon is there.
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

    @Test func `An app that has unregistered finds its icon, and not the file`() async {
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
        // What it sends under that name is a file as any other, and counts.
        await app.ask("PutFile", ["syncFileName": "icon.png", "fileType": "GRAPHIC_PNG"], bulk: [4])
        #expect(bytes(car) == [4])
    }

    @Test func `So does one that has lost its connection, and one whose icon is a lasting file`() async throws {
        for lasting in [false, true] {
            let car = TestCar()
            _ = await app(car, lasting: lasting)
            try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
            #expect(await isResumed(again(car)) == true)
            #expect(bytes(car) == picture)
        }
    }

    @Test func `An app without an icon, and one that is another, has none`() async throws {
        let car = TestCar()
        let app = await app(car)
        await app.ask("UnregisterAppInterface")
        let other = await TestApp.registered(car, key: "other")
        #expect(car.tree("apps", "other", "icon") == nil)
        await other.ask("UnregisterAppInterface")
        #expect(await isResumed(app) == true)
    }

    @Test func `The last icon counts, and one that is refused does not`() async {
        let car = TestCar()
        let app = await app(car)
        await app.ask("PutFile", ["syncFileName": "new.png", "fileType": "GRAPHIC_PNG"], bulk: [7])
        await app.ask("SetAppIcon", ["syncFileName": "new.png"])
        await app.ask("SetAppIcon", ["syncFileName": "nothing"])
        await app.ask("UnregisterAppInterface")
        #expect(await isResumed(app) == true)
        #expect(car.tree("apps", "app", "icon") == "new.png")
    }

    @Test func `The next process has it, and what has been taken from the disk is gone`() async throws {
        let car = TestCar()
        _ = await app(car)
        await car.headUnit.switchOff()
        await car.flight.settled()
        let tape = MemoryTape()
        let next = TestCar(tape: tape, folder: car.folder, wall: car.wall + 5_000)
        let app = await again(next)
        #expect(await isResumed(app) == true)
        #expect(bytes(next) == picture)
        await app.ask("UnregisterAppInterface")
        let path = try #require(next.headUnit.file(named: "icon.png", of: "app")?.path)
        try FileManager.default.removeItem(atPath: path)
        #expect(await isResumed(app) == false)
        #expect(next.tree("apps", "app", "icon") == nil)
        #expect(try Replay.run(tape.bytes).difference == nil)
    }

    @Test(arguments: Reset.allCases) func `A reset leaves none`(_ reset: Reset) async throws {
        let car = TestCar()
        _ = await app(car)
        await car.headUnit.receive(.reset(reset), cause: nil)
        await car.flight.settled()
        #expect(await isResumed(again(car)) == false)
        #expect(bytes(car) == nil)
    }
}
