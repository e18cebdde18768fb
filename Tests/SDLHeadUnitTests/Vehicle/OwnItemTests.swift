import Drives
import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that a profile can add vehicle-data items to the mobile API, in the format of SDL Core's policy file.
@Suite struct OwnItemTests {
    static let items: JSONValue = [
        ["name": "level", "key": "OEM_LEVEL", "type": "Integer", "mandatory": false, "minvalue": 0, "maxvalue": 9],
        ["name": "share", "key": "OEM_SHARE", "type": "Float", "minvalue": 0.5, "maxvalue": 1.5, "unit": "%"],
        ["name": "note", "key": "OEM_NOTE", "type": "String", "minlength": 1, "maxlength": 4],
        ["name": "lit", "key": "OEM_LIT", "type": "Boolean", "params": []],
        ["name": "gear", "key": "OEM_GEAR", "type": "PRNDL"],
        ["name": "row", "key": "OEM_ROW", "type": "Integer", "array": true, "minsize": 1, "maxsize": 2, "maxvalue": 5],
        [
            "name": "engine", "key": "OEM_ENGINE", "type": "Struct",
            "params": [
                [
                    "name": "heat", "key": "OEM_HEAT", "type": "Integer", "mandatory": true, "maxvalue": 200,
                    "unit": "°C",
                ],
                ["name": "word", "key": "OEM_WORD", "type": "String", "maxlength": 10],
                ["name": "late", "key": "OEM_LATE", "type": "Boolean", "since": "8.0"],
            ],
        ],
        ["name": "young", "key": "OEM_YOUNG", "type": "Boolean", "since": "8.0"],
        ["name": "old", "key": "OEM_OLD", "type": "Boolean", "until": "8.0"],
        ["name": "gone", "key": "OEM_GONE", "type": "Boolean", "removed": true],
        // A policy file may also list items of the mobile API.
        ["name": "rpm", "key": "OEM_RPM", "type": "Integer", "minvalue": 0, "maxvalue": 20000, "mandatory": false],
    ]

    static let values: JSONValue = [
        "level": 3, "share": 1.25, "note": "good", "lit": true, "gear": "PARK", "row": [1, 5],
        "engine": ["heat": 90, "word": "warm", "late": true], "young": true, "old": true,
    ]

    static func car() throws -> Profile {
        try .car { document in
            document["vehicleItems"] = items
            for (name, value) in values.object ?? [:] { document["vehicleData"]?[name] = value }
        }
    }

    private func version(_ major: Int) -> (inout SDLRegisterAppInterface) -> Void {
        { $0.syncMsgVersion = SDLSyncMsgVersion(majorVersion: major, minorVersion: 0, patchVersion: 0) }
    }

    /// Returns an active app that has registered with the major version `major` of the mobile API.
    private func active(_ major: Int = 8) throws -> (Run, SessionRef) {
        var run = Run(try Self.car())
        let session = run.register("app", version(major))
        run.drive(.app(key: "app", .activate))
        return (run, session)
    }

    private static let types = [
        "level": "Integer", "share": "Float", "note": "String", "lit": "Boolean", "gear": "PRNDL", "row": "Integer",
        "engine": "Struct",
    ]

    @Test(arguments: types.keys.sorted())
    func `an added item can be read, subscribed to, received and unsubscribed from`(_ name: String) throws {
        var (run, session) = try active()
        let raw: JSONValue = [name: true]
        let value = try #require(Self.values[name])
        let read = run.ask(SDLGetVehicleData(), on: session, raw: raw)
        #expect(read == ["success": true, "resultCode": "SUCCESS", name: value])
        let result: JSONValue = [
            "dataType": "VEHICLEDATA_OEM_CUSTOM_DATA", "oemCustomDataType": .string(Self.types[name] ?? ""),
            "resultCode": "SUCCESS",
        ]
        let taken = run.ask(SDLSubscribeVehicleData(), on: session, raw: raw)
        #expect(taken == ["success": true, "resultCode": "SUCCESS", name: result])
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [name])
        run.set(vehicle: [name: .null])
        #expect(run.received(session) == [])
        #expect(run.set(vehicle: [name: value]) == nil)
        #expect(run.received(session) == [[name: value]])
        let again = run.ask(SDLSubscribeVehicleData(), on: session, raw: raw)
        #expect(again?["resultCode"] == "IGNORED" && Run.codes(again) == [name: "DATA_ALREADY_SUBSCRIBED"])
        let left = run.ask(SDLUnsubscribeVehicleData(), on: session, raw: raw)
        #expect(left == ["success": true, "resultCode": "SUCCESS", name: result])
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [])
    }

    @Test func `one request may name added items and items of the interface`() throws {
        var (run, session) = try active()
        let raw: JSONValue = ["speed": true, "level": true, "lit": false, "unknown": true]
        let read = run.ask(SDLGetVehicleData(speed: true), on: session, raw: raw)
        #expect(read == ["success": true, "resultCode": "SUCCESS", "speed": 0, "level": 3])
        let taken = run.ask(SDLSubscribeVehicleData(speed: true), on: session, raw: raw)
        #expect(Run.codes(taken) == ["speed": "SUCCESS", "level": "SUCCESS"])
        run.set(vehicle: ["level": 4, "speed": 8, "lit": false])
        #expect(run.received(session) == [["speed": 8, "level": 4]])
    }

    @Test func `refuses unknown items and values that are not Booleans`() throws {
        var (run, session) = try active()
        for name in ["unknown", "gone"] {
            let answer = run.ask(SDLGetVehicleData(), on: session, raw: [name: true])
            #expect(answer?["resultCode"] == "INVALID_DATA", "\(name)")
        }
        #expect(run.ask(SDLGetVehicleData(), on: session, raw: ["level": 1])?["resultCode"] == "INVALID_DATA")
        let mixed = run.ask(SDLSubscribeVehicleData(speed: true), on: session, raw: ["speed": true, "level": "yes"])
        #expect(mixed?["resultCode"] == "INVALID_DATA")
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [])
    }

    @Test(arguments: [(7, "old", "young"), (8, "young", "old")])
    func `an app can use the items of its version`(_ major: Int, _ known: String, _ unknown: String) throws {
        var (run, session) = try active(major)
        #expect(run.ask(SDLGetVehicleData(), on: session, raw: [known: true])?[known] == true)
        #expect(run.ask(SDLGetVehicleData(), on: session, raw: [unknown: true])?["resultCode"] == "INVALID_DATA")
    }

    @Test func `an app receives the members of its version`() throws {
        var (run, older) = try active(7)
        let newer = run.register("newer", session: 2, version(8))
        run.drive(.app(key: "newer", .activate))
        for session in [older, newer] { run.ask(SDLSubscribeVehicleData(), on: session, raw: ["engine": true]) }
        run.set(vehicle: ["engine": ["heat": 95]])
        #expect(run.received(newer) == [["engine": ["heat": 95, "word": "warm", "late": true]]])
        #expect(run.received(older) == [["engine": ["heat": 95, "word": "warm"]]])
        let read = run.ask(SDLGetVehicleData(), on: older, raw: ["engine": true])
        #expect(read?["engine"] == ["heat": 95, "word": "warm"])
    }

    @Test(
        arguments: [
            (["level": 10], "level: 10 > 9."), (["level": 1.5], "level: expected a whole number."),
            (["share": 2], "share: 2.0 > 1.5. It is in %."),
            (["note": "much too long"], "note: length 13 > 4."), (["note": 1], "note: expected a text."),
            (["lit": "on"], "lit: expected true or false."), (["gear": "UPWARDS"], "gear: is not a value of PRNDL."),
            (["row": [1, 2, 3]], "row: size 3 > 2."), (["row": [1, 6]], "row[1]: 6 > 5."),
            (["level": -1], "level: -1 < 0."),
            (["row": 1], "row: expected an array."), (["engine": 1], "engine: expected an object."),
            (["engine": ["heat": .null]], "engine.heat: missing."),
            (["engine": ["heat": 201]], "engine.heat: 201 > 200."),
            (["engine": ["cold": 1]], "engine.cold: unknown member."),
            (["gone": true], "\"gone\" is not an item of vehicle data."),
        ] as [(JSONValue, String)])
    func `refuses an invalid value with its path`(_ patch: JSONValue, _ why: String) throws {
        var (run, _) = try active()
        let refused = run.set(vehicle: patch)
        let failure = try #require(refused)
        #expect(failure.detail.hasPrefix(why), "\(failure.detail)")
    }

    @Test func `an added item that the policy does not list is disallowed`() throws {
        var (run, session) = try active()
        run.drive(
            .permission(
                PermissionSetting(
                    app: "app", rpc: "SubscribeVehicleData", allowed: nil, userDisallowed: nil,
                    allowedParameters: ["level", "speed"], userDisallowedParameters: ["lit"])))
        let taken = run.ask(
            SDLSubscribeVehicleData(), on: session, raw: ["level": true, "lit": true, "note": true])
        #expect(Run.codes(taken) == ["level": "SUCCESS", "lit": "USER_DISALLOWED", "note": "DISALLOWED"])
        #expect(taken?["lit"]?["oemCustomDataType"] == "Boolean")
        #expect(taken?["info"] == "'lit', 'note' disallowed by policies.")
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == ["level"])
    }

    @Test func `subscriptions survive a lost connection and end when the item is removed`() throws {
        var (run, session) = try active()
        run.ask(SDLSubscribeVehicleData(), on: session, raw: ["level": true, "lit": true])
        let hash = try #require(run.app("app")?.hashID)
        run.take(.sessionEnded(session))
        let back = run.register("app", session: 2) { request in
            request.hashID = hash
            version(8)(&request)
        }
        run.drive(.app(key: "app", .activate))
        run.set(vehicle: ["level": 7])
        #expect(run.received(back) == [["level": 7]])
        let without: JSONValue = [
            "vehicleItems": [Self.items[1] ?? .null], "vehicleData": ["level": .null, "lit": .null],
        ]
        #expect(run.drive(.profile(.edit(mergePatch: without))) != nil, "others still have values")
        var patch = Self.values
        for name in patch.object?.keys ?? [] { patch[name] = .null }
        let all: JSONValue = ["vehicleItems": .null, "vehicleData": patch]
        #expect(run.drive(.profile(.edit(mergePatch: all))) == nil)
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [] && run.state.vehicle.values["level"] == nil)
    }

    @Test func `an item with a changed definition gets its initial value again`() throws {
        var (run, _) = try active()
        run.set(vehicle: ["level": 9])
        var items = Self.items.array ?? []
        items[0]["maxvalue"] = 5
        #expect(run.drive(.profile(.edit(mergePatch: JSONValue.object(["vehicleItems": .array(items)])))) == nil)
        #expect(run.state.vehicle.values["level"] == 3)
    }

    @Test func `a drive may change added items and their members within their bounds`() throws {
        var (run, session) = try active()
        run.ask(SDLSubscribeVehicleData(), on: session, raw: ["level": true, "engine": true])
        let signals = VehicleSignals(of: try Self.car())
        let drive = try Drive(reading: "0..1 level 0..9\n1 engine.heat 120", named: "own", signals)
        #expect(run.drive(.playback(.start(drive, DrivePlaybackOptions(), fromMs: 0))) == nil)
        run.pass(.seconds(1))
        #expect(run.received(session).last?["level"] == 9)
        #expect(run.received(session).last?["engine"]?["heat"] == 120)
        for (line, why) in [
            ("0 level 10", "level: 10 > 9"), ("0 engine.heat 201", "engine.heat (in °C): 201 > 200"),
            ("0 engine.cold 1", "there is no signal \"engine.cold\""), ("0 row.0 1", "there is no signal \"row.0\""),
        ] {
            #expect {
                _ = try Drive(reading: line, named: "bad", signals)
            } throws: { error in
                "\(error)".hasPrefix("line 1: \(why)")
            }
        }
        #expect(signals.names.contains("engine.heat") && signals.names.contains("level"))
    }

    @Test(
        arguments: [
            (["name": "a", "type": "Number"], "vehicleItems[0].type: \"Number\" is neither"),
            (["name": "a", "type": "Struct"], "vehicleItems[0].params: missing"),
            (
                ["name": "a", "type": "Struct", "params": [["name": "b", "type": "Strct"]]],
                "vehicleItems[0].params[0].type: "
            ),
            (
                ["name": "a", "type": "Integer", "params": [["name": "b", "type": "Integer"]]],
                "vehicleItems[0].params: "
            ),
            (
                ["name": "a", "type": "Integer", "minvalue": 2, "maxvalue": 1],
                "vehicleItems[0].maxvalue: 1 is less than 2"
            ),
            (["name": "a", "type": "Integer", "minvalue": 0.5], "vehicleItems[0].minvalue: expected a whole number"),
            (["name": "a", "type": "Integer", "since": "new"], "vehicleItems[0].since: \"new\" is not a version"),
            (["name": "success", "type": "Boolean"], "vehicleItems: \"success\" is a reserved name"),
            (["name": "a"], "vehicleItems[0].type"),
            (["name": "a", "type": "Integer", "max": 1], "vehicleItems[0].max"),
        ] as [(JSONValue, String)])
    func `refuses an invalid item in a profile with its path`(_ item: JSONValue, _ why: String) throws {
        #expect {
            _ = try Profile.car { $0["vehicleItems"] = [item] }
        } throws: { error in
            "\(error)".hasPrefix(why)
        }
        #expect {
            _ = try Profile.car { document in
                document["vehicleItems"] = [["name": "a", "type": "Boolean"], ["name": "a", "type": "Boolean"]]
            }
        } throws: { error in
            "\(error)".hasPrefix("vehicleItems[1].name: \"a\" is already defined")
        }
    }

    @Test func `the list of items has the added ones with their ranges and units`() throws {
        let items = try #require(Profile.vehicleItems(in: try Self.car().document)).all
        let share = items.first { $0.name == "share" }.flatMap { try? JSONValue(parsing: $0.json()) }
        #expect(
            share == [
                "name": "share", "dataType": "VEHICLEDATA_OEM_CUSTOM_DATA", "kind": "number", "minimum": 0.5,
                "maximum": 1.5, "unit": "%", "oemCustomDataType": "Float",
            ])
        #expect(items.count { $0.name == "rpm" } == 1 && !items.contains { $0.name == "gone" })
    }
}
