import Foundation
import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that a reset by the driver deletes all data of apps.
@MainActor
@Suite struct ResetTests {
    nonisolated static let reasons = ["MASTER_RESET", "FACTORY_DEFAULTS"]

    /// Returns an active app with a menu, a persistent file and a file that is not persistent, and the last `hashID`
    /// that the app received.
    private func filled(_ car: TestCar, key: String = "app") async throws -> (TestApp, hash: String) {
        let app = try await TestApp.active(car, key: key)
        await app.ask("AddSubMenu", ["menuID": 5, "menuName": "sub"])
        for (name, stays) in [("kept.png", true), ("gone.png", false)] {
            let file: JSONValue = [
                "syncFileName": .string(name), "fileType": "GRAPHIC_PNG", "persistentFile": .bool(stays),
            ]
            await app.ask("PutFile", file, bulk: [1, 2, 3])
        }
        let received = app.notifications.compactMap { ($0.message as? SDLOnHashChange)?.hashID }
        return (app, try #require(received.last))
    }

    /// Returns the names of the folders of apps on disk.
    private func folders(_ car: TestCar) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: car.folder)) ?? []).filter { !$0.hasPrefix("%memory") }
    }

    /// Registers an app with a `hashID`. Returns the result, the names of the app's files, and the app's status four
    /// seconds later.
    private func finds(_ car: TestCar, key: String = "app", hash: String) async -> [String] {
        let app = TestApp(car, key: key)
        await app.start()
        let result = await app.register(hash: hash) ?? "nothing"
        let files = app.reply(to: await app.begin("ListFiles"))?["filenames"]?.array ?? []
        await car.advance(.seconds(4))
        return [String(result.prefix { $0 != ":" })] + files.compactMap(\.string) + [app.statuses.last ?? ""]
    }

    private func next(_ car: TestCar) -> TestCar { TestCar(folder: car.folder, wall: car.wall + 5000) }

    private static let nothing = ["RESUME_FAILED", "NONE NOT_AUDIBLE MAIN"]
    private static let everything = ["SUCCESS", "kept.png", "FULL NOT_AUDIBLE MAIN"]

    /// Resets the head unit through a web HMI or with a command.
    private func reset(_ car: TestCar, _ reset: Reset, byCommand: Bool) async throws {
        if byCommand { return try await car.drive(.forgetApps(reset)) }
        await car.headUnit.receive(.reset(reset), cause: nil)
        await car.inFlight.settled()
    }

    @Test(arguments: reasons, [false, true])
    func `a reset deletes the data of all apps, registered or not, also for the next process`(
        reason: String, byCommand: Bool
    ) async throws {
        let car = TestCar()
        let (_, awayHash) = try await filled(car, key: "away")
        try await car.drive(.app(key: "away", .disconnect(reason: "TRANSPORT_LOST")))
        let (app, hash) = try await filled(car)
        await car.advance(.seconds(10))
        #expect(folders(car).count == 2)
        try await reset(car, try #require(Reset(rawValue: reason)), byCommand: byCommand)
        #expect(
            app.heard.suffix(2) == [#"OnAppInterfaceUnregistered {"reason":"\#(reason)"}"#, "session ended"])
        #expect(!app.isClosed)
        #expect(car.tree("apps") == [:])
        await car.headUnit.switchOff()
        #expect(folders(car) == [])
        let again = next(car)
        #expect(await finds(again, hash: hash) == Self.nothing)
        #expect(await finds(again, key: "away", hash: awayHash) == Self.nothing)
    }

    @Test(arguments: reasons)
    func `after a reset, an app resumes nothing and can store data again`(reason: String) async throws {
        let car = TestCar()
        let (_, hash) = try await filled(car)
        await car.headUnit.receive(.reset(try #require(Reset(rawValue: reason))), cause: nil)
        #expect(await finds(car, hash: hash) == Self.nothing)
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        let (_, newHash) = try await filled(car)
        #expect(newHash != hash)
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(await finds(car, hash: newHash) == Self.everything)
    }

    @Test(arguments: reasons)
    func `a tester's reset of one app does not affect others`(reason: String) async throws {
        let car = TestCar()
        let (_, otherHash) = try await filled(car, key: "other")
        try await car.drive(.app(key: "other", .disconnect(reason: "TRANSPORT_LOST")))
        let (_, hash) = try await filled(car)
        try await car.drive(.app(key: "app", .disconnect(reason: reason)))
        #expect(await finds(car, hash: hash) == Self.nothing)
        try await car.drive(.app(key: "app", .disconnect(reason: reason)))
        #expect(await finds(car, key: "other", hash: otherHash) == Self.everything)
    }

    @Test func `a reset also deletes a file that is still being stored`() {
        var run = Run()
        run.isDiskSlow = true
        let app = run.register("app")
        run.ask(
            SDLPutFile(syncFileName: "late.png", fileType: .graphicPng, persistentFile: true), on: app, bulk: [1, 2, 3])
        run.take(.presenter(.reset(.master), cause: nil))
        #expect(run.removed == ["late.png"])
        run.finishPiece()
        let again = run.register("app", session: 2)
        let files = run.ask(SDLListFiles(), on: again)
        #expect(files?["success"] == true && (files?["filenames"] ?? []) == [])
    }

    struct Permission: Sendable, CustomTestStringConvertible {
        let reason: String
        let allowed: [String]
        let refused: [String]
        /// The result of a Show request that the app sends in FULL after the reset or restart.
        let result: String

        var testDescription: String { "\(reason), allowed at \(allowed), refused at \(refused)" }
    }

    /// The levels at which a tester allows or refuses Show before a reset, and the result of Show after the reset. On
    /// FACTORY_DEFAULTS, SDL Core keeps the policies but deletes the driver's refusals.
    nonisolated static let permissions = [
        Permission(reason: "IGNITION_OFF", allowed: [], refused: [], result: "DISALLOWED"),
        Permission(reason: "IGNITION_OFF", allowed: ["FULL"], refused: ["FULL"], result: "USER_DISALLOWED"),
        Permission(reason: "FACTORY_DEFAULTS", allowed: [], refused: [], result: "DISALLOWED"),
        Permission(reason: "FACTORY_DEFAULTS", allowed: ["FULL"], refused: ["FULL"], result: "SUCCESS"),
        Permission(reason: "MASTER_RESET", allowed: [], refused: [], result: "SUCCESS"),
        Permission(reason: "MASTER_RESET", allowed: ["FULL"], refused: ["FULL"], result: "SUCCESS"),
    ]

    @Test(arguments: permissions, [true, false])
    func `a reset keeps the same permissions as SDL Core does`(_ row: Permission, isOneApp: Bool) async throws {
        let car = TestCar()
        _ = try await TestApp.active(car)
        try await car.drive(
            .permission(.init(app: "app", rpc: "Show", allowed: row.allowed, userDisallowed: row.refused)))
        if isOneApp {
            try await car.drive(.app(key: "app", .disconnect(reason: row.reason)))
        } else if let reset = Reset(rawValue: row.reason) {
            await car.headUnit.receive(.reset(reset), cause: nil)
        }
        await car.headUnit.switchOff()
        let app = try await TestApp.active(next(car))
        let result = await app.ask("Show", ["mainField1": "a"])
        #expect(result?.prefix { $0 != ":" } == row.result[...])
    }
}
