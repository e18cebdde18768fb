import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests that the head unit gets its vehicle data from the web HMI while a web HMI is connected.
@MainActor
@Suite(.checksMessages) struct VehicleScenarioTests {
    private func item(_ type: String) -> JSONValue {
        ["dataType": .string("VEHICLEDATA_\(type)"), "resultCode": "SUCCESS"]
    }

    private func allow(_ rpc: String, _ names: [String]) -> HeadUnitCommand {
        .permission(
            PermissionSetting(app: "music", rpc: rpc, allowed: nil, userDisallowed: nil, allowedParameters: names))
    }

    @Test func `The HMI is not asked for disallowed items, and the answer names them`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        try await bench.drive(allow("GetVehicleData", ["speed"]))
        try await bench.drive(allow("SubscribeVehicleData", ["speed"]))
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, ["speed": 88.5]))
        let read = await app.ask(SDLGetVehicleData(speed: true, rpm: true))
        #expect(bench.hmi.last("VehicleInfo.GetVehicleData")?.params == ["speed": true])
        #expect(app.answer(read)?["info"] == "'rpm' disallowed by policies.")
        #expect(app.answer(read)?["speed"] == 88.5)
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["speed": item("SPEED")]))
        let id = await app.ask(SDLSubscribeVehicleData(speed: true, rpm: true))
        #expect(bench.hmi.last("VehicleInfo.SubscribeVehicleData")?.params == ["speed": true])
        #expect(app.answer(id)?["speed"]?["resultCode"] == "SUCCESS")
        #expect(app.answer(id)?["rpm"] == ["dataType": "VEHICLEDATA_RPM", "resultCode": "DISALLOWED"])
        bench.hmi.forgetLog()
        let none = await app.ask(SDLGetVehicleData(rpm: true))
        #expect(app.result(none) == "DISALLOWED")
        #expect(bench.hmi.received("VehicleInfo.GetVehicleData").isEmpty)
    }

    /// SDL Core shares the subscriptions of all apps, and asks the HMI only for the rest.
    @Test func `The HMI is asked only for items to which no other app subscribes`() async {
        let bench = await Bench.ready()
        let music = await bench.running("Music")
        let maps = await bench.running("Maps", [.navigation])
        let (subscribe, unsubscribe) = ("VehicleInfo.SubscribeVehicleData", "VehicleInfo.UnsubscribeVehicleData")
        bench.hmi.script(subscribe, .answer(0, ["speed": item("SPEED")]))
        await music.ask(SDLSubscribeVehicleData(speed: true))
        bench.hmi.script(subscribe, .answer(0, ["rpm": item("RPM")]))
        let id = await maps.ask(SDLSubscribeVehicleData(speed: true, rpm: true))
        #expect(bench.hmi.last(subscribe)?.params == ["rpm": true])
        #expect(maps.result(id) == "SUCCESS")
        #expect(maps.answer(id)?["speed"] == item("SPEED") && maps.answer(id)?["rpm"] == item("RPM"))
        #expect(maps.received("OnHashChange").count == 1)
        #expect(bench.tree("apps", "maps", "subscribedVehicleData") == ["speed", "rpm"])

        // The result is IGNORED if the app subscribes to an item twice.
        bench.hmi.script(subscribe, .answer(0, ["odometer": item("ODOMETER")]))
        let again = await music.ask(SDLSubscribeVehicleData(speed: true, rpm: true, odometer: true))
        #expect(bench.hmi.last(subscribe)?.params == ["odometer": true])
        #expect(music.result(again) == "IGNORED" && music.answer(again)?["success"] == true)
        #expect(music.answer(again)?["info"] == "Already subscribed on some provided VehicleData.")
        #expect(music.answer(again)?["speed"]?["resultCode"] == "DATA_ALREADY_SUBSCRIBED")
        #expect(music.answer(again)?["rpm"]?["resultCode"] == "SUCCESS")

        bench.hmi.script(unsubscribe, .answer(0, ["odometer": item("ODOMETER")]))
        let left = await music.ask(SDLUnsubscribeVehicleData(speed: true, prndl: true, odometer: true))
        #expect(bench.hmi.last(unsubscribe)?.params == ["odometer": true])
        #expect(music.result(left) == "IGNORED" && music.answer(left)?["success"] == true)
        #expect(music.answer(left)?["info"] == "Some provided VehicleData was not subscribed.")
        #expect(music.answer(left)?["speed"]?["resultCode"] == "SUCCESS")
        #expect(music.answer(left)?["prndl"]?["resultCode"] == "DATA_NOT_SUBSCRIBED")
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["rpm"])
        #expect(bench.hmi.received(subscribe).count == 3)
    }

    @Test func `The HMI's values become the car's, block commands, and stay after the HMI disconnects`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["speed": item("SPEED")]))
        await app.ask(SDLSubscribeVehicleData(speed: true))
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["speed"])
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["speed": 70.5])
        await bench.settle()
        #expect(bench.tree("vehicle", "speed") == 70.5)
        let move = HeadUnitCommand.vehicle(mergePatch: ["speed": 12])
        await #expect(throws: DriveFailure.self) { try await bench.drive(move) }
        bench.hmi.disconnect()
        await bench.settle()
        #expect(bench.tree("vehicle", "speed") == 70.5)
        try await bench.drive(move)
        #expect(app.received("OnVehicleData") == [["speed": 70.5], ["speed": 12]])
    }

    @Test func `An HMI that becomes ready gets the apps' existing subscriptions`() async throws {
        let bench = await Bench()
        let app = bench.phone("Music")
        await app.register(types: [.default], isMedia: false, version: 8)
        try await bench.drive(.app(key: "music", .activate))
        await app.ask(SDLSubscribeVehicleData(speed: true, odometer: true))
        await bench.connect()
        let asked = bench.hmi.received("VehicleInfo.SubscribeVehicleData").map(\.params)
        #expect(asked == [["speed": true, "odometer": true]])
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["odometer": 23900])
        await bench.settle()
        #expect(app.received("OnVehicleData") == [["odometer": 23900]])
    }
}
