import JSON
import SDLHMILink
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of vehicle-data items that the profile adds to the APIs. The HMI identifies such an item by the key of the
/// item; apps identify the item by the name of the item.
@MainActor
@Suite(.checksMessages) struct OEMItemScenarioTests {
    private static let items: JSONValue = [
        ["name": "level", "key": "OEM_LEVEL", "type": "Integer", "minvalue": 0, "maxvalue": 9],
        [
            "name": "engine", "key": "OEM_ENGINE", "type": "Struct",
            "params": [
                ["name": "heat", "key": "OEM_HEAT", "type": "Integer", "mandatory": true, "maxvalue": 200],
                ["name": "late", "key": "OEM_LATE", "type": "Boolean", "since": "8.0"],
                ["name": "never", "key": "OEM_NEVER", "type": "Boolean", "removed": true],
            ],
        ],
        [
            "name": "seats", "key": "OEM_SEATS", "type": "Struct", "array": true, "maxsize": 3,
            "params": [["name": "taken", "key": "OEM_TAKEN", "type": "Boolean"]],
        ],
        ["name": "plain", "type": "Boolean"],
    ]

    private func bench() async throws -> Bench {
        let bench = await Bench()
        let patch: JSONValue = ["vehicleItems": Self.items, "vehicleData": ["level": 1, "engine": ["heat": 20]]]
        try await bench.drive(.profile(.edit(mergePatch: patch)))
        await bench.connect()
        return bench
    }

    private func done(_ type: String? = nil) -> JSONValue {
        [
            "dataType": "VEHICLEDATA_OEM_CUSTOM_DATA", "oemCustomDataType": type.map { .string($0) } ?? "x",
            "resultCode": "SUCCESS",
        ]
    }

    private static let wanted: JSONValue = ["OEM_HEAT": true, "OEM_LATE": true]

    @Test func `Requests to the HMI contain keys, and answers to the app contain names`() async throws {
        let bench = try await bench()
        let app = await bench.running()
        bench.hmi.script(
            "VehicleInfo.GetVehicleData",
            .answer(
                0,
                [
                    "speed": 88.5, "OEM_LEVEL": 7, "OEM_ENGINE": ["OEM_HEAT": 90, "OEM_LATE": true],
                    "OEM_SEATS": [["OEM_TAKEN": true], ["OEM_TAKEN": false]], "OEM_OTHER": 1,
                ]))
        let id = await app.ask(
            named: "GetVehicleData", ["speed": true, "level": true, "engine": true, "seats": true])
        #expect(
            bench.hmi.last("VehicleInfo.GetVehicleData")?.params == [
                "speed": true, "OEM_LEVEL": true, "OEM_ENGINE": Self.wanted, "OEM_SEATS": ["OEM_TAKEN": true],
            ])
        #expect(
            app.answer(id) == [
                "success": true, "resultCode": "SUCCESS", "speed": 88.5, "level": 7,
                "engine": ["heat": 90, "late": true], "seats": [["taken": true], ["taken": false]],
            ])
        #expect(bench.tree("vehicle", "level") == 7 && bench.tree("vehicle", "engine") == ["heat": 90, "late": true])
    }

    @Test func `A request for only one item is sent too`() async throws {
        let bench = try await bench()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, ["OEM_LEVEL": 7, "plain": true]))
        let id = await app.ask(named: "GetVehicleData", ["level": true])
        #expect(bench.hmi.last("VehicleInfo.GetVehicleData")?.params == ["OEM_LEVEL": true])
        #expect(app.answer(id)?["level"] == 7)
        let other = await app.ask(named: "GetVehicleData", ["plain": true])
        #expect(bench.hmi.last("VehicleInfo.GetVehicleData")?.params == ["plain": true])
        #expect(app.answer(other)?["plain"] == true, "an item without a key has its name as key")
    }

    @Test func `An app of an older version gets only the members of that version`() async throws {
        let bench = try await bench()
        let app = await bench.app("Music", version: 7)
        await bench.activate(app)
        bench.hmi.script(
            "VehicleInfo.GetVehicleData", .answer(0, ["OEM_ENGINE": ["OEM_HEAT": 90, "OEM_LATE": true]]))
        let id = await app.ask(named: "GetVehicleData", ["engine": true])
        #expect(app.answer(id)?["engine"] == ["heat": 90])
    }

    @Test(arguments: [["OEM_LEVEL": 10], ["OEM_LEVEL": "a"]] as [JSONValue])
    func `An invalid value is an error and does not change the item`(_ answer: JSONValue) async throws {
        let bench = try await bench()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, answer))
        let id = await app.ask(named: "GetVehicleData", ["level": true])
        #expect(app.result(id) == "GENERIC_ERROR" && bench.tree("vehicle", "level") == 1)
        bench.hmi.notify("VehicleInfo.OnVehicleData", answer)
        await bench.settle()
        #expect(bench.tree("vehicle", "level") == 1)
    }

    @Test func `A subscription has keys for the HMI, names for the app, and survives a reconnect`() async throws {
        let bench = try await bench()
        let app = await bench.running()
        bench.hmi.script(
            "VehicleInfo.SubscribeVehicleData",
            .answer(0, ["OEM_LEVEL": done("Integer"), "OEM_ENGINE": done("Struct")]))
        let id = await app.ask(named: "SubscribeVehicleData", ["level": true, "engine": true])
        let asked: JSONValue = ["OEM_LEVEL": true, "OEM_ENGINE": Self.wanted]
        #expect(bench.hmi.last("VehicleInfo.SubscribeVehicleData")?.params == asked)
        #expect(app.answer(id)?["level"] == done("Integer") && app.answer(id)?["engine"] == done("Struct"))
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["level", "engine"])
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["OEM_ENGINE": ["OEM_HEAT": 95], "OEM_OTHER": 3])
        await bench.settle()
        #expect(app.received("OnVehicleData") == [["engine": ["heat": 95]]])
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        #expect(bench.hmi.last("VehicleInfo.SubscribeVehicleData")?.params == asked)
        bench.hmi.script("VehicleInfo.UnsubscribeVehicleData", .answer(0, ["OEM_LEVEL": done("Integer")]))
        let end = await app.ask(named: "UnsubscribeVehicleData", ["level": true])
        #expect(bench.hmi.last("VehicleInfo.UnsubscribeVehicleData")?.params == ["OEM_LEVEL": true])
        #expect(app.answer(end)?["level"] == done("Integer"))
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["engine"])
        await app.disconnect()
        await bench.pass(.seconds(1))
        #expect(bench.hmi.last("VehicleInfo.UnsubscribeVehicleData")?.params == ["OEM_ENGINE": Self.wanted])
    }

    @Test func `An item that the HMI refuses is not subscribed`() async throws {
        let bench = try await bench()
        let app = await bench.running()
        var no = done("Integer")
        no["resultCode"] = "DATA_NOT_SUBSCRIBED"
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["OEM_LEVEL": no]))
        await app.ask(named: "SubscribeVehicleData", ["level": true])
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == [])
    }

    @Test func `The HMI is not asked for an item that the app is not allowed to read`() async throws {
        let bench = try await bench()
        let app = await bench.running()
        try await bench.drive(
            .permission(
                PermissionSetting(
                    app: "music", rpc: "SubscribeVehicleData", allowed: nil, userDisallowed: nil,
                    allowedParameters: ["level"])))
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["OEM_LEVEL": done("Integer")]))
        let id = await app.ask(named: "SubscribeVehicleData", ["level": true, "engine": true])
        #expect(bench.hmi.last("VehicleInfo.SubscribeVehicleData")?.params == ["OEM_LEVEL": true])
        #expect(app.answer(id)?["engine"]?["resultCode"] == "DISALLOWED")
        #expect(app.answer(id)?["level"]?["resultCode"] == "SUCCESS")
    }
}
