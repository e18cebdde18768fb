import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the driver's consent to control a module is valid for thirty days, even after a restart of the head unit.
@MainActor
@Suite struct ConsentMemoryTests {
    private static let warm: JSONValue = [
        "moduleData": ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 20]]
    ]

    /// Lets the app "two" request the climate module, which the app "one" controls.
    ///
    /// - Returns: the app "two" and its request. The request may wait for the driver's answer.
    private func requestModule(in car: TestCar) async throws -> (TestApp, RequestID) {
        try await car.set { $0.access = "ASK_DRIVER" }
        let one = try await TestApp.active(car, .remoteControl, key: "one")
        #expect(await one.ask("SetInteriorVehicleData", Self.warm) == "SUCCESS")
        let two = try await TestApp.active(car, .remoteControl, key: "two")
        return (two, await two.begin("SetInteriorVehicleData", Self.warm))
    }

    private func next(_ car: TestCar, afterDays days: Int = 0) -> TestCar {
        TestCar(folder: car.folder, wall: car.wall + days * 24 * 60 * 60 * 1_000 + 1_000)
    }

    private func asks(_ car: TestCar) -> Bool { car.tree("consents")?.object?.isEmpty == false }

    @Test(arguments: [(true, "SUCCESS"), (false, "REJECTED")])
    func `A consent and a denial are valid in later processes`(_ allowed: Bool, _ result: String) async throws {
        var car = TestCar()
        let (two, id) = try await requestModule(in: car)
        #expect(asks(car))
        try await car.drive(.consent(ConsentAnswer(allowed: allowed)))
        #expect(two.result(of: id)?.hasPrefix(result) == true)
        for days in [0, 29] {
            await car.headUnit.switchOff()
            car = next(car, afterDays: days)
            let (two, id) = try await requestModule(in: car)
            #expect(!asks(car) && two.result(of: id)?.hasPrefix(result) == true)
        }
        await car.headUnit.switchOff()
        let late = next(car, afterDays: 1)
        _ = try await requestModule(in: late)
        #expect(asks(late), "it expires thirty days after the answer, even if it was used meanwhile")
    }

    @Test func `The next process knows the consent even if the process was killed`() async throws {
        let car = TestCar()
        _ = try await requestModule(in: car)
        try await car.drive(.consent(ConsentAnswer(allowed: true)))
        await car.advance(.seconds(11))
        let again = next(car)
        _ = try await requestModule(in: again)
        #expect(!asks(again))
    }

    @Test(arguments: ["off", "factoryDefaults", "masterReset"])
    func `Consents are forgotten when remote control is switched off, and by a reset`(_ how: String) async throws {
        let car = TestCar()
        _ = try await requestModule(in: car)
        try await car.drive(.consent(ConsentAnswer(allowed: true)))
        if let reset = Reset(kind: how) {
            try await car.drive(.forgetApps(reset))
        } else {
            for allowed in [false, true] { try await car.set { $0.allowsControl = allowed } }
        }
        await car.headUnit.switchOff()
        let again = next(car)
        _ = try await requestModule(in: again)
        #expect(asks(again))
    }
}
