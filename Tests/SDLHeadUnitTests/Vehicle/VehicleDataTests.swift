import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

@Suite struct VehicleDataTests {
    @Test(arguments: Profile.all[0].vehicleData.values.keys)
    func `each item can be read, subscribed to, received and unsubscribed from`(_ name: String) throws {
        var (run, session) = Run.active()
        let value = run.state.vehicle.values[name]
        let answer = run.ask(try Run.request(SDLGetVehicleData.self, name), on: session)
        #expect(answer == ["success": true, "resultCode": "SUCCESS", name: value ?? .null])
        guard name != "vin" else { return }
        let subscribed = run.ask(try Run.request(SDLSubscribeVehicleData.self, name), on: session)
        #expect(subscribed?["resultCode"] == "SUCCESS")
        #expect(Run.codes(subscribed).values.sorted() == ["SUCCESS"])
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [name])
        #expect(run.set(vehicle: [name: .null]) == nil)
        #expect(run.received(session) == [], "a removed value causes no notification")
        #expect(run.set(vehicle: [name: value ?? .null]) == nil)
        #expect(run.received(session) == [[name: value ?? .null]])
        let left = run.ask(try Run.request(SDLUnsubscribeVehicleData.self, name), on: session)
        #expect(left?["resultCode"] == "SUCCESS")
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [])
    }

    @Test func `items that the car does not have are reported as not available`() throws {
        var (run, session) = Run.active("app", try .car { $0["vehicleData"] = ["speed": 12.5] })
        let some = run.ask(SDLGetVehicleData(speed: true, rpm: true), on: session)
        #expect(some == ["success": true, "resultCode": "VEHICLE_DATA_NOT_AVAILABLE", "speed": 12.5])
        let none = run.ask(SDLGetVehicleData(rpm: true), on: session)
        #expect(none == ["success": false, "resultCode": "VEHICLE_DATA_NOT_AVAILABLE"])
        let nothing = run.ask(SDLGetVehicleData(speed: false), on: session)
        #expect(nothing == ["success": false, "resultCode": "INVALID_DATA"])
    }

    @Test func `a subscription has a result for each item, as in SDL Core`() throws {
        var (run, session) = Run.active(
            "app", try .car { $0["vehicleData"] = ["speed": 1, "rpm": 2, "prndl": "PARK"] })
        let nothing = run.ask(SDLSubscribeVehicleData(), on: session)
        #expect(nothing == ["success": false, "resultCode": "INVALID_DATA", "info": "No data in the request"])
        let first = run.ask(SDLSubscribeVehicleData(speed: true), on: session)
        #expect(first?["speed"] == ["dataType": "VEHICLEDATA_SPEED", "resultCode": "SUCCESS"])
        #expect(run.notices == ["OnHashChange"])
        let again = run.ask(SDLSubscribeVehicleData(speed: true), on: session)
        #expect(again?["success"] == false && again?["resultCode"] == "IGNORED")
        #expect(again?["info"] == "Already subscribed on provided VehicleData.")
        #expect(run.notices == [])
        let more = run.ask(SDLSubscribeVehicleData(speed: true, rpm: true), on: session)
        #expect(more?["success"] == true && more?["resultCode"] == "IGNORED")
        #expect(more?["info"] == "Already subscribed on some provided VehicleData.")
        #expect(Run.codes(more) == ["speed": "DATA_ALREADY_SUBSCRIBED", "rpm": "SUCCESS"])
        let missing = run.ask(SDLSubscribeVehicleData(prndl: true, odometer: true), on: session)
        #expect(missing?["success"] == false && missing?["resultCode"] == "GENERIC_ERROR")
        #expect(missing?["info"] == "Subscription failed for some Vehicle data")
        #expect(Run.codes(missing) == ["prndl": "SUCCESS", "odometer": "VEHICLE_DATA_NOT_AVAILABLE"])
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == ["speed", "rpm", "prndl"])
    }

    @Test func `unsubscribing from other items is IGNORED, with success only if the car itself is asked`() throws {
        var (run, session) = Run.active()
        let other = run.register("other", session: 2)
        run.drive(.app(key: "other", .activate))
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true), on: session)
        run.ask(SDLSubscribeVehicleData(rpm: true), on: other)
        let none = run.ask(SDLUnsubscribeVehicleData(odometer: true), on: session)
        #expect(none?["success"] == false && none?["resultCode"] == "IGNORED")
        #expect(none?["info"] == "Some provided VehicleData was not subscribed.")
        #expect(Run.codes(none) == ["odometer": "DATA_NOT_SUBSCRIBED"])
        let shared = run.ask(SDLUnsubscribeVehicleData(rpm: true, odometer: true), on: session)
        #expect(shared?["success"] == false && shared?["resultCode"] == "IGNORED")
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == ["speed"])
        let own = run.ask(SDLUnsubscribeVehicleData(speed: true, odometer: true), on: session)
        #expect(own?["success"] == true && own?["resultCode"] == "IGNORED")
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [])
    }

    @Test func `each app receives only changed items of its subscriptions`() {
        var (run, one) = Run.active("one")
        let two = run.register("two", session: 2)
        run.drive(.app(key: "two", .activate))
        let three = run.register("three", session: 3)
        run.drive(.app(key: "three", .activate))
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true), on: one)
        run.ask(SDLSubscribeVehicleData(rpm: true, odometer: true), on: two)
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true), on: three)
        run.set(vehicle: ["speed": 50, "odometer": 23817])
        #expect(run.received(one) == [["speed": 50, "rpm": 1900]])
        #expect(run.received(two) == [["rpm": 1900]], "the odometer is unchanged")
        run.set(vehicle: ["speed": 60, "rpm": 2100, "odometer": 23818])
        #expect(run.received(one) == [["speed": 60, "rpm": 2100]])
        #expect(run.received(two) == [["rpm": 2100, "odometer": 23818]])
        #expect(run.received(three) == run.received(one))
        run.drive(.app(key: "one", .close))
        run.set(vehicle: ["speed": 61])
        #expect(run.received(one) == [], "an app in NONE receives no vehicle data")
        #expect(run.received(three) == [["speed": 61, "rpm": 2142]])
    }

    @Test func `items that the driver or the policy disallows have their own results`() throws {
        var (run, session) = Run.active()
        func allow(_ rpc: String) -> HeadUnitCommand {
            .permission(
                PermissionSetting(
                    app: "app", rpc: rpc, allowed: nil, userDisallowed: nil, allowedParameters: ["speed"],
                    userDisallowedParameters: ["gps"]))
        }
        run.drive(allow("GetVehicleData"))
        let received = run.notices("OnPermissionsChange").last?["permissionItem"]?.array
        let item = received?.first { $0["rpcName"] == "GetVehicleData" }
        #expect(item?["parameterPermissions"] == ["allowed": ["speed"], "userDisallowed": ["gps"]])
        let read = run.ask(SDLGetVehicleData(gps: true, speed: true, rpm: true), on: session)
        #expect(read?["resultCode"] == "SUCCESS" && read?["speed"] == 0)
        #expect(read?["gps"] == nil && read?["rpm"] == nil)
        #expect(read?["info"] == "'gps', 'rpm' disallowed by policies.")
        let none = run.ask(SDLGetVehicleData(rpm: true), on: session)
        #expect(none == ["success": false, "resultCode": "DISALLOWED", "info": "'rpm' disallowed by policies."])
        run.drive(allow("SubscribeVehicleData"))
        let some = run.ask(SDLSubscribeVehicleData(gps: true, speed: true, rpm: true), on: session)
        #expect(some?["success"] == true && some?["resultCode"] == "SUCCESS")
        #expect(Run.codes(some) == ["gps": "USER_DISALLOWED", "speed": "SUCCESS", "rpm": "DISALLOWED"])
        let refused = run.ask(SDLSubscribeVehicleData(gps: true), on: session)
        #expect(refused?["success"] == false && refused?["resultCode"] == "DISALLOWED")
        #expect(Run.codes(refused) == ["gps": "USER_DISALLOWED"])
        // An item may be subscribed to although its notifications are not permitted.
        run.drive(
            .permission(
                PermissionSetting(
                    app: "app", rpc: "OnVehicleData", allowed: nil, userDisallowed: nil, allowedParameters: ["rpm"])))
        run.set(vehicle: ["speed": 9])
        #expect(run.received(session) == [])
    }

    @Test func `an app on a network may read five times a second, as in SDL Core`() {
        var run = Run()
        let session = SessionRef(connection: 1, session: 1)
        run.take(
            .sessionStarted(
                session, SessionInfo(connectionName: "tcp 10.0.0.1:9", sessionID: 1, protocolVersion: "5.4.1")))
        run.ask(SDLRegisterAppInterface.sample("app"), on: session)
        run.drive(.app(key: "app", .activate))
        for number in 1...6 {
            let answer = run.ask(SDLGetVehicleData(speed: true), on: session)
            #expect(answer?["resultCode"] == (number < 6 ? "SUCCESS" : "REJECTED"))
        }
        #expect(run.findings("policy.rate").count == 1)
        run.now = run.now + .seconds(1)
        #expect(run.ask(SDLGetVehicleData(speed: true), on: session)?["resultCode"] == "SUCCESS")
    }

    @Test func `subscriptions survive a lost connection for an app with the right hash`() throws {
        var (run, session) = Run.active()
        run.ask(SDLSubscribeVehicleData(speed: true, odometer: true), on: session)
        let hash = try #require(run.app("app")?.hashID)
        run.take(.sessionEnded(session))
        let back = run.register("app", session: 2) { $0.hashID = hash }
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == ["speed", "odometer"])
        run.drive(.app(key: "app", .activate))
        run.set(vehicle: ["speed": 31])
        #expect(run.received(back) == [["speed": 31]])
        run.take(.sessionEnded(back))
        _ = run.register("app", session: 3)
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == [])
    }
}
