import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the head unit stores the properties of cloud apps, and restores these properties after a restart.
@MainActor
@Suite struct CloudMemoryTests {
    private func change(_ id: String) -> CloudAppChange {
        var change = CloudAppChange(id: id)
        change.nicknames = ["Radio", "Radio 2"]
        change.endpoint = "ws://127.0.0.1:3000/"
        change.authToken = "s3cret"
        change.transportType = "WS"
        change.hybridPreference = "CLOUD"
        return change
    }

    /// Returns the head unit of the next process, which uses the same folder.
    private func next(_ car: TestCar) -> TestCar {
        TestCar(folder: car.folder, wall: car.wall + 5000)
    }

    @Test(arguments: [false, true])
    func `The next run knows the properties and shows them from the start`(isKilled: Bool) async throws {
        let car = TestCar()
        try await car.drive(.cloudApp(.set(change("radio"))))
        try await car.drive(.cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3001/"))))
        let before = try #require(car.tree("cloudApps"))
        if isKilled {
            await car.advance(.seconds(10))
        } else {
            await car.headUnit.switchOff()
            await car.inFlight.settled()
        }
        let again = next(car)
        #expect(before["radio"]?["hasAuthToken"] == true)
        #expect(again.tree("cloudApps") == before)
        #expect(again.tree("cloudOrder") == ["radio", "ws://127.0.0.1:3001/"])

        let store = await TestApp.registered(again, key: "store")
        let may = PermissionSetting(
            app: "store", rpc: "GetCloudAppProperties", allowed: ["NONE", "FULL"], userDisallowed: [])
        try await again.drive(.permission(may))
        let id = await store.begin("GetCloudAppProperties", ["appID": "radio"])
        let properties = store.reply(to: id)?["properties"]
        #expect(properties?["authToken"] == "s3cret")
        #expect(properties?["nicknames"] == ["Radio", "Radio 2"])
        #expect(properties?["hybridAppPreference"] == "CLOUD")
    }

    @Test func `Removed apps, and apps that were configured at the start, are unknown to the next run`() async throws {
        let car = TestCar()
        try await car.drive(.cloudApp(.set(change("radio"))))
        var named = CloudAppChange(id: "ws://127.0.0.1:3001/")
        named.isOfStart = true
        try await car.drive(.cloudApp(.set(named)))
        await car.advance(.seconds(10))
        try await car.drive(.cloudApp(.remove(id: "radio")))
        await car.advance(.seconds(10))
        #expect(car.tree("cloudApps")?.object?.count == 1)
        #expect(next(car).tree("cloudApps") == [:])
    }

    @Test func `A master reset removes the stored properties`() async throws {
        let car = TestCar()
        try await car.drive(.cloudApp(.set(change("radio"))))
        await car.advance(.seconds(10))
        try await car.drive(.forgetApps(.master))
        await car.advance(.seconds(10))
        #expect(next(car).tree("cloudApps") == [:])
    }
}
