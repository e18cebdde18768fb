import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// What the driver has said to an app that wanted a module holds for thirty days, whatever becomes of the process.
@MainActor
@Suite struct ConsentMemoryTests {
    private static let warm: JSONValue = [
        "moduleData": ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 20]]
    ]

    /// "one" has the climate, and "two" wants it. - Returns: the request of "two", which may wait for the driver.
    private func wish(in car: TestCar) async throws -> (TestApp, RequestID) {
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
    func `A yes and a no hold in the next process, and in the one after`(_ allowed: Bool, _ result: String) async throws
    {
        var car = TestCar()
        let (two, id) = try await wish(in: car)
        #expect(asks(car))
        try await car.drive(.consent(ConsentAnswer(allowed: allowed)))
        #expect(two.result(of: id)?.hasPrefix(result) == true)
        for days in [0, 29] {
            await car.headUnit.switchOff()
            car = next(car, afterDays: days)
            let (two, id) = try await wish(in: car)
            #expect(!asks(car) && two.result(of: id)?.hasPrefix(result) == true)
        }
        await car.headUnit.switchOff()
        let late = next(car, afterDays: 1)
        _ = try await wish(in: late)
        #expect(asks(late), "thirty days after it was said, however often it was used")
    }

    @Test func `Killed a moment after the answer, the next process knows it`() async throws {
        let car = TestCar()
        _ = try await wish(in: car)
        try await car.drive(.consent(ConsentAnswer(allowed: true)))
        await car.advance(.seconds(11))
        let again = next(car)
        _ = try await wish(in: again)
        #expect(!asks(again))
    }

    @Test(arguments: ["off", "factoryDefaults", "masterReset"])
    func `It is forgotten where remote control is switched off, and with a reset`(_ how: String) async throws {
        let car = TestCar()
        _ = try await wish(in: car)
        try await car.drive(.consent(ConsentAnswer(allowed: true)))
        if let reset = Reset(kind: how) {
            try await car.drive(.forgetApps(reset))
        } else {
            for allowed in [false, true] { try await car.set { $0.allowsControl = allowed } }
        }
        await car.headUnit.switchOff()
        let again = next(car)
        _ = try await wish(in: again)
        #expect(asks(again))
    }
}
