import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that subscribed apps are notified when a tester changes values of modules.
@MainActor
@Suite struct ModuleDrivingTests {
    @Test func `An app receives exactly the changed values of its subscribed modules`() {
        var (run, one) = Run.controlling("one")
        let two = run.controller("two", session: 2)
        run.read(.climate, "front", subscribe: true, on: one)
        run.read(.light, subscribe: true, on: two)
        #expect(run.move(.climate, "front", ["fanSpeed": 70, "acEnable": true]) == nil)
        #expect(
            run.receivedModules(one) == [
                ["moduleType": "CLIMATE", "moduleId": "front", "climateControlData": ["fanSpeed": 70]]
            ])
        #expect(run.receivedModules(two) == [])
        run.move(.climate, "rear", ["fanSpeed": 71])
        #expect(run.receivedModules(one) == [], "it is subscribed to the front module only")
        run.drive(.app(key: "one", .close))
        run.move(.climate, "front", ["fanSpeed": 72])
        #expect(
            run.receivedModules(one) == [] && run.state.control.subscribed(AppKey(rawValue: "one")) == [],
            "a closed app has no subscriptions")
    }

    @Test func `A radio that is off reports only that it is off; without HD radio, HD values are left out`() {
        var (run, app) = Run.controlling()
        run.read(.radio, subscribe: true, on: app)
        run.move(.radio, "radio", ["hdRadioEnable": false, "hdChannel": 3])
        #expect(run.receivedModules(app).map { $0["radioControlData"] } == [["hdRadioEnable": false]])
        let data = run.read(.radio, on: app)?["moduleData"]?["radioControlData"]
        #expect(data?["band"] == "FM" && data?["hdChannel"] == nil && data?["sisData"] == nil)
        run.move(.radio, "radio", ["radioEnable": false, "frequencyInteger": 88])
        #expect(run.receivedModules(app).map { $0["radioControlData"] } == [["radioEnable": false]])
        #expect(run.read(.radio, on: app)?["moduleData"]?["radioControlData"] == ["radioEnable": false])
        run.move(.radio, "radio", ["frequencyInteger": 89])
        #expect(run.receivedModules(app) == [], "no notification is sent")
    }

    nonisolated static let wrong: [(patch: JSONValue, kind: DriveFailure.Kind, says: String)] = [
        (["CLIMATE": ["front": ["fanSpeed": 101]]], .invalid, "CLIMATE.front.fanSpeed: 101 > 100."),
        (["CLIMATE": ["rear": ["acEnable": true]]], .invalid, "CLIMATE.rear.acEnable: this module has no such value."),
        (["CLIMATE": ["front": ["defrostZone": "UP"]]], .invalid, "CLIMATE.front.defrostZone: \"UP\" is not in"),
        (
            ["CLIMATE": ["front": ["desiredTemperature": ["kelvin": 3]]]], .invalid,
            "CLIMATE.front.desiredTemperature.kelvin: unknown member."
        ),
        (["SEAT": ["driver": ["id": .null]]], .invalid, "SEAT.driver.id: "),
        (["SEAT": ["driver": 3]], .invalid, "SEAT.driver: an object is required."),
        (["SEAT": 3], .invalid, "SEAT: an object with module ids"),
        (["SEAT": ["sofa": [:]]], .notFound, "The car \"generic\" has no module SEAT.sofa."),
        ([1], .invalid, "The merge patch is not a JSON object."),
    ]

    @Test(arguments: wrong)
    func `Invalid values are refused with their path, and nothing changes`(
        _ patch: JSONValue, _ kind: DriveFailure.Kind, _ says: String
    ) {
        var (run, app) = Run.controlling()
        run.read(.climate, subscribe: true, on: app)
        let before = run.state.control.modules.values.map(\.values)
        let failure = run.drive(.modules(mergePatch: patch))
        #expect(failure?.kind == kind)
        #expect(failure?.detail.hasPrefix(says) == true, "\(failure?.detail ?? "taken")")
        #expect(run.state.control.modules.values.map(\.values) == before)
    }

    @Test func `Only a remote control app can read the remote control capabilities`() throws {
        var (run, app) = Run.controlling()
        let plain = run.register("plain", session: 2)
        func ask(_ type: SDLSystemCapabilityType, _ session: SessionRef) -> JSONValue? {
            run.ask(SDLGetSystemCapability(systemCapabilityType: type, subscribe: true), on: session)
        }
        let document = try #require(Profile.all[0].document["remoteControl"])
        let received = ask(.remoteControl, app)?["systemCapability"]?["remoteControlCapability"]
        #expect(received == document["capabilities"])
        #expect(ask(.seatLocation, app)?["systemCapability"]?["seatLocationCapability"] == document["seats"])
        #expect(ask(.remoteControl, plain)?["resultCode"] == "DISALLOWED")
        // Another car has other modules.
        run.read(.seat, "passenger", subscribe: true, on: app)
        let seatless: JSONValue = [
            "remoteControl": ["capabilities": ["seatControlCapabilities": .null], "values": ["SEAT": .null]]
        ]
        run.drive(.profile(.edit(mergePatch: seatless)))
        #expect(run.notices("OnSystemCapabilityUpdated").count == 1)
        let modules = run.state.control.subscribed(AppKey(rawValue: "app"))
        #expect(modules == [ModuleRef(.seat, "passenger")], "another profile may have the seat again")
        #expect(run.read(.seat, on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        run.drive(.profile(.use(id: "twoline")))
        #expect(run.state.control.modules.isEmpty)
        let none = ask(.remoteControl, app)
        #expect(none?["resultCode"] == "UNSUPPORTED_RESOURCE" && none?["info"] == "This car has no REMOTE_CONTROL")
        #expect(ask(.seatLocation, app)?["resultCode"] == "DATA_NOT_AVAILABLE")
    }

    @Test func `Subscriptions are resumed with the right hash, and a reset restores the values`() throws {
        var (run, app) = Run.controlling()
        run.read(.seat, "driver", subscribe: true, on: app)
        let hash = try #require(run.app("app")?.hashID)
        run.take(.sessionEnded(app))
        let back = run.register("app", session: 2, types: [.remoteControl]) { $0.hashID = hash }
        #expect(run.state.control.subscribed(AppKey(rawValue: "app")) == [ModuleRef(.seat, "driver")])
        run.drive(.app(key: "app", .activate))
        run.move(.seat, "driver", ["heatingLevel": 60])
        #expect(
            run.receivedModules(back) == [
                [
                    "moduleType": "SEAT", "moduleId": "driver",
                    "seatControlData": ["heatingLevel": 60, "id": "DRIVER"],
                ]
            ])
        run.drive(.reset)
        #expect(run.values(.seat, "driver")?["heatingLevel"] == 0)
    }

    @Test func `The state tree lists each module with its subscribers`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .remoteControl)
        #expect(car.tree("modules", "SEAT", "driver", "name") == "Driver's seat")
        await app.ask("GetInteriorVehicleData", ["moduleType": "CLIMATE", "subscribe": true])
        #expect(car.tree("modules", "CLIMATE", "front", "subscribers") == ["app"])
        app.forget()
        try await car.drive(.modules(mergePatch: ["CLIMATE": ["front": ["fanSpeed": 5]]]))
        #expect(car.tree("modules", "CLIMATE", "front", "values", "fanSpeed") == 5)
        let data = #"{"moduleData":{"moduleType":"CLIMATE","moduleId":"front","climateControlData":{"fanSpeed":5}}}"#
        #expect(app.heard == ["OnInteriorVehicleData \(data)"])
        let tooFast: JSONValue = ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 101]]
        #expect(await app.ask("SetInteriorVehicleData", ["moduleData": tooFast])?.hasPrefix("INVALID_DATA") == true)
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(car.tree("modules", "CLIMATE", "front", "subscribers") == [])
    }
}
