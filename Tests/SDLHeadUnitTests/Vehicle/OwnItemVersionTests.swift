import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that an item that the profile adds can have several definitions, each for a range of versions of the mobile
/// API.
@Suite struct OwnItemVersionTests {
    private static let items: JSONValue = [
        // The newest definition need not be the last definition in the list.
        ["name": "roof", "key": "OEM_ROOF", "type": "Integer", "maxvalue": 100, "since": "8.0"],
        ["name": "roof", "key": "OEM_ROOF_OLD", "type": "Integer", "maxvalue": 10, "since": "6.0", "until": "8.0"],
        ["name": "roof", "type": "Boolean", "until": "6.0"],
        ["name": "mirror", "type": "String"],
        ["name": "mirror", "type": "String", "since": "8.0", "removed": true],
        [
            "name": "seat", "type": "Struct",
            "params": [
                ["name": "heat", "type": "Integer", "maxvalue": 9, "since": "8.0"],
                ["name": "heat", "type": "Integer", "maxvalue": 3],
                ["name": "name", "type": "String"],
            ],
        ],
        ["name": "door", "type": "Struct", "params": [["name": "open", "type": "Boolean"]], "since": "8.0"],
        [
            "name": "door", "type": "Struct", "until": "8.0",
            "params": [["name": "open", "type": "Boolean"], ["name": "side", "type": "String", "mandatory": true]],
        ],
    ]

    private func active(_ major: Int, _ profile: Profile? = nil) throws -> (Run, SessionRef) {
        var run = Run(
            try profile
                ?? .car { document in
                    document["vehicleItems"] = Self.items
                    let values: JSONValue = [
                        "roof": 8, "mirror": "flat", "seat": ["heat": 3, "name": "left"], "door": ["open": true],
                    ]
                    for (name, value) in values.object ?? [:] { document["vehicleData"]?[name] = value }
                })
        let session = run.register("app") {
            $0.syncMsgVersion = .init(majorVersion: major, minorVersion: 0, patchVersion: 0)
        }
        run.drive(.app(key: "app", .activate))
        return (run, session)
    }

    @Test(arguments: [(5, "Boolean"), (7, "Integer"), (8, "Integer")])
    func `a subscription response has the type of the app's version`(_ major: Int, _ type: String) throws {
        var (run, session) = try active(major)
        let taken = run.ask(SDLSubscribeVehicleData(), on: session, raw: ["roof": true])
        #expect(taken?["roof"]?["oemCustomDataType"] == .string(type))
        #expect(taken?["roof"]?["resultCode"] == "SUCCESS")
    }

    @Test func `sends a value only if the form of the app's version permits it`() throws {
        var (run, session) = try active(7)
        run.ask(SDLSubscribeVehicleData(speed: true), on: session, raw: ["roof": true, "speed": true])
        #expect(run.ask(SDLGetVehicleData(), on: session, raw: ["roof": true])?["roof"] == 8)
        run.set(vehicle: ["roof": 10])
        #expect(run.received(session) == [["roof": 10]])
        #expect(run.set(vehicle: ["roof": 60]) == nil, "the car knows the newest form alone")
        #expect(run.received(session) == [])
        run.set(vehicle: ["roof": 61, "speed": 3])
        #expect(run.received(session) == [["speed": 3]])
        let read = run.ask(SDLGetVehicleData(), on: session, raw: ["roof": true])
        #expect(read?["resultCode"] == "VEHICLE_DATA_NOT_AVAILABLE" && read?["success"] == false)
        let both = run.ask(SDLGetVehicleData(speed: true), on: session, raw: ["roof": true, "speed": true])
        #expect(both?["resultCode"] == "VEHICLE_DATA_NOT_AVAILABLE" && both?["success"] == true)
        #expect(both?["speed"] == 3 && both?["roof"] == nil)
    }

    @Test func `each of three apps receives its own form, or nothing if there is none`() throws {
        var (run, newest) = try active(8)
        let older = run.register("older", session: 2) {
            $0.syncMsgVersion = .init(majorVersion: 7, minorVersion: 0, patchVersion: 0)
        }
        run.drive(.app(key: "older", .activate))
        for session in [newest, older] {
            run.ask(SDLSubscribeVehicleData(), on: session, raw: ["roof": true, "seat": true])
        }
        run.set(vehicle: ["roof": 9, "seat": ["heat": 9, "name": "right"]])
        #expect(run.received(newest) == [["roof": 9, "seat": ["heat": 9, "name": "right"]]])
        #expect(run.received(older) == [["roof": 9, "seat": ["name": "right"]]], "its heat goes to three")
        run.set(vehicle: ["seat": ["heat": 2]])
        #expect(run.received(older) == [["seat": ["heat": 2, "name": "right"]]])
    }

    @Test func `a removed form removes the item for its versions`() throws {
        var (older, session) = try active(7)
        #expect(older.ask(SDLGetVehicleData(), on: session, raw: ["mirror": true])?["mirror"] == "flat")
        var (newer, other) = try active(8)
        #expect(newer.ask(SDLGetVehicleData(), on: other, raw: ["mirror": true])?["resultCode"] == "INVALID_DATA")
        #expect(newer.set(vehicle: ["mirror": "tilted"]) == nil, "the car has it for the older ones")
    }

    @Test func `does not send a structure without a member that the older form requires`() throws {
        var (older, session) = try active(7)
        let read = older.ask(SDLGetVehicleData(), on: session, raw: ["door": true])
        #expect(read?["resultCode"] == "VEHICLE_DATA_NOT_AVAILABLE")
        var (newer, other) = try active(8)
        #expect(newer.ask(SDLGetVehicleData(), on: other, raw: ["door": true])?["door"] == ["open": true])
    }

    @Test func `refuses two forms for the same version`() throws {
        #expect {
            _ = try Profile.car { document in
                document["vehicleItems"] = [
                    ["name": "a", "type": "Boolean", "since": "7.0"], ["name": "a", "type": "Integer"],
                    ["name": "a", "type": "String", "since": "7.0.0"],
                ]
            }
        } throws: { error in
            "\(error)".hasPrefix("vehicleItems[2].name: \"a\" is already defined")
        }
    }

    @Test func `the list of items has one entry, in the newest form`() throws {
        let (run, _) = try active(8)
        let items = try #require(Profile.vehicleItems(in: run.state.profile.document)).all
        #expect(items.filter { $0.name == "roof" }.map(\.kind) == [.whole(.min...100)])
        #expect(items.first { $0.name == "roof" }?.key == "OEM_ROOF")
    }
}
