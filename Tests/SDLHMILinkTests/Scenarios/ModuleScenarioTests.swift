import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests in which apps control the modules of a web HMI. The head unit forwards the app's requests and the HMI's
/// answers, like SDL Core.
@MainActor
@Suite(.checksMessages) struct ModuleScenarioTests {
    @Test func `Apps get the remote-control capabilities that the HMI reports`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        let received = app.answer(await app.ask(SDLGetSystemCapability(systemCapabilityType: .remoteControl)))
        let control = received?["systemCapability"]?["remoteControlCapability"]
        #expect(control?["climateControlCapabilities"]?[0]?["moduleName"] == "Climate")
        let information = control?["climateControlCapabilities"]?[0]?["moduleInfo"]
        #expect(information == ["moduleId": "front", "allowMultipleAccess": true])
        let seats = app.answer(await app.ask(SDLGetSystemCapability(systemCapabilityType: .seatLocation)))
        #expect(seats?["systemCapability"]?["seatLocationCapability"]?["columns"] == 2)
        let free = app.received("OnRCStatus").last?["freeModules"]?.array?.compactMap { $0["moduleId"]?.string }
        #expect(free == ["front", "radio", "left", "right", "sound"])
        #expect(bench.tree("modules", "CLIMATE", "front", "values") == [:], "the HMI has not reported values yet")
        #expect(bench.findingMessages == [])
    }

    @Test func `An empty list means that there are no modules of this type, as in sdl_hmi`() async {
        let bench = await Bench()
        var control = ScriptedHMI.control
        control["remoteControlCapability"]?["radioControlCapabilities"] = []
        control["remoteControlCapability"]?["lightControlCapabilities"] = [:]
        bench.hmi.script("RC.GetCapabilities", .answer(0, control))
        await bench.connect()
        #expect(bench.tree("modules")?.object?.keys == ["CLIMATE", "SEAT", "AUDIO"])
    }

    nonisolated static let without: [(String, ScriptedHMI.Script)] = [
        ("RC.IsReady", .answer(0, ["available": false])), ("RC.IsReady", .error(1, "no")),
        ("RC.GetCapabilities", .answer(0, [:])),
    ]

    @Test(arguments: without)
    func `If the HMI has no modules, apps cannot control any`(_ script: (String, ScriptedHMI.Script)) async {
        let bench = await Bench()
        bench.hmi.script(script.0, script.1)
        await bench.connect()
        let app = await bench.controller()
        bench.hmi.forgetLog()
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .radio))
        #expect(app.result(id) == "UNSUPPORTED_RESOURCE")
        #expect(app.answer(id)?["info"] == "RC is not supported by system")
        #expect(bench.tree("modules") == [:])
        #expect(bench.hmi.log.isEmpty)
    }

    @Test func `If the HMI does not report its modules, the profile's modules are used`() async {
        let bench = await Bench()
        bench.hmi.script("RC.GetCapabilities", .error(22, "later"))
        await bench.connect()
        let app = await bench.controller()
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, Bench.climate(["fanSpeed": 7])))
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate))
        #expect(app.answer(id)?["moduleData"]?["climateControlData"] == ["fanSpeed": 7])
        #expect(bench.tree("modules", "CLIMATE", "front", "values") == ["fanSpeed": 7])
    }

    @Test func `Invalid remote-control capabilities are reported, and the profile's modules are used`() async {
        let bench = await Bench()
        var control = ScriptedHMI.control
        control["remoteControlCapability"]?["climateControlCapabilities"] = [["moduleName": 5]]
        bench.hmi.script("RC.GetCapabilities", .answer(0, control))
        await bench.connect()
        #expect(bench.tree("modules", "CLIMATE", "front") != nil)
        #expect(bench.tree("profile", "displayCapabilities", "displayName") == "SCRIPTED")
        #expect(bench.findings.contains("hmi.answer"))
    }

    // MARK: Reading

    @Test func `A module is read from the HMI, and its values become the car's`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, Bench.climate()))
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate))
        #expect(bench.hmi.last("RC.GetInteriorVehicleData")?.params == ["moduleType": "CLIMATE", "moduleId": "front"])
        var answer = Bench.climate()
        answer["success"] = true
        answer["resultCode"] = "SUCCESS"
        #expect(app.answer(id) == answer)
        #expect(bench.tree("modules", "CLIMATE", "front", "values") == ["fanSpeed": 40])
        #expect(app.received("OnInteriorVehicleData") == [])
        let gone = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate, moduleId: "rear"))
        #expect(app.result(gone) == "UNSUPPORTED_RESOURCE")
        #expect(bench.hmi.received("RC.GetInteriorVehicleData").count == 1)
    }

    /// Each row: whether the app requests a subscription, the `isSubscribed` that the HMI reports, the `isSubscribed`
    /// that the app receives, and whether the app is then subscribed.
    nonisolated static let subscriptions: [(requested: Bool?, reported: Bool?, received: Bool?, isSubscribed: Bool)] = [
        (true, true, true, true), (true, false, false, false), (true, nil, false, false),
        // The app does not request a subscription, so the HMI is asked only for the values.
        (false, false, false, false), (false, true, false, false), (nil, true, nil, false), (nil, nil, nil, false),
    ]

    @Test(arguments: subscriptions)
    func `The HMI's answer decides whether an app is subscribed to a module`(
        _ row: (requested: Bool?, reported: Bool?, received: Bool?, isSubscribed: Bool)
    ) async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        var answer = Bench.climate()
        answer["isSubscribed"] = row.reported.map { .bool($0) }
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        let hash = app.received("OnHashChange").count
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: row.requested))
        let asked: JSONValue? = if row.requested == true { true } else { JSONValue?.none }
        #expect(bench.hmi.last("RC.GetInteriorVehicleData")?.params["subscribe"] == asked)
        #expect(app.answer(id)?["isSubscribed"]?.bool == row.received)
        #expect(app.answer(id)?["success"] == true)
        #expect(app.received("OnHashChange").count == hash + (row.isSubscribed ? 1 : 0))
        await bench.notify("RC.OnInteriorVehicleData", Bench.climate(["fanSpeed": 50]))
        #expect(app.received("OnInteriorVehicleData") == (row.isSubscribed ? [Bench.climate(["fanSpeed": 50])] : []))
    }

    private func subscribe(_ app: PhoneApp, _ bench: Bench, _ subscribe: Bool = true) async -> JSONValue? {
        var answer = Bench.climate()
        answer["isSubscribed"] = .bool(subscribe)
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        return app.answer(await app.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: subscribe)))
    }

    @Test func `While a module is subscribed, the HMI is asked again only for the last unsubscription`() async {
        let bench = await Bench.controllable()
        let one = await bench.controller("One")
        let two = await bench.controller("Two")
        _ = await subscribe(one, bench)
        bench.hmi.forgetLog()
        #expect(await subscribe(two, bench)?["isSubscribed"] == true)
        let again = await subscribe(two, bench)
        #expect(again?["resultCode"] == "WARNINGS" && again?["isSubscribed"] == true)
        let read = two.answer(await two.ask(SDLGetInteriorVehicleData(moduleType: .climate)))
        #expect(read?["moduleData"]?["climateControlData"] == ["fanSpeed": 40])
        #expect(await subscribe(one, bench, false)?["isSubscribed"] == false)
        #expect(bench.hmi.received("RC.GetInteriorVehicleData").isEmpty)
        #expect(await subscribe(two, bench, false)?["isSubscribed"] == false)
        let asked = bench.hmi.received("RC.GetInteriorVehicleData").map(\.params)
        #expect(asked == [["moduleType": "CLIMATE", "moduleId": "front", "subscribe": false]])
        await bench.notify("RC.OnInteriorVehicleData", Bench.climate(["fanSpeed": 50]))
        #expect(one.received("OnInteriorVehicleData") + two.received("OnInteriorVehicleData") == [])
    }

    @Test func `Module data of the HMI is forwarded unchanged, without members that are not values`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        bench.hmi.script(
            "RC.GetInteriorVehicleData",
            .answer(
                0,
                [
                    "moduleData": ["moduleType": "AUDIO", "moduleId": "sound", "audioControlData": ["volume": 5]],
                    "isSubscribed": true,
                ]))
        await app.ask(SDLGetInteriorVehicleData(moduleType: .audio, subscribe: true))
        let data: JSONValue = ["volume": 5, "source": "AM", "keepContext": true]
        await bench.notify(
            "RC.OnInteriorVehicleData", ["moduleData": ["moduleType": "AUDIO", "audioControlData": data]])
        let received: JSONValue = [
            "moduleType": "AUDIO", "moduleId": "sound", "audioControlData": ["volume": 5, "source": "AM"],
        ]
        #expect(app.received("OnInteriorVehicleData") == [["moduleData": received]])
        #expect(bench.tree("modules", "AUDIO", "sound", "values") == ["volume": 5, "source": "AM"])
    }

    // MARK: Setting

    @Test func `The HMI gets the seat name that the app sent, whatever seat id the HMI has reported`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        for seat in [SDLSupportedSeat.frontPassenger, .driver, .frontPassenger] {
            let data = SDLModuleData(
                moduleType: .seat, moduleId: "left", seatControlData: SDLSeatControlData(id: seat, heatingLevel: 3))
            bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, ["moduleData": JSONValue(of: data)]))
            #expect(app.result(await app.ask(SDLSetInteriorVehicleData(moduleData: data))) == "SUCCESS")
            let asked = bench.hmi.last("RC.SetInteriorVehicleData")?.params["moduleData"]?["seatControlData"]
            #expect(asked?["id"]?.string == seat.rawValue)
        }
    }

    @Test func `Module data is set by the HMI, and then the app owns the module`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        let other = await bench.app("Other", [.remoteControl])
        let before = app.notificationNames.count
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        var request = Bench.warm
        request.moduleData.climateControlData?.currentTemperature = SDLTemperature(unit: .celsius, value: 20)
        request.moduleData.radioControlData = SDLRadioControlData(radioEnable: true)
        let id = await app.ask(request)
        var asked = Bench.climate()
        asked["appID"] = .int(bench.hmi.appID("Seats")!)
        #expect(
            bench.hmi.last("RC.SetInteriorVehicleData")?.params == asked,
            "without read-only members and without other modules")
        #expect(app.result(id) == "SUCCESS")
        #expect(app.answer(id)?["moduleData"] == Bench.climate()["moduleData"])
        #expect(bench.tree("modules", "CLIMATE", "front", "values") == ["fanSpeed": 40])
        #expect(bench.tree("modules", "CLIMATE", "front", "holder") == "seats")
        #expect(Array(app.notificationNames.dropFirst(before)) == ["OnRCStatus"])
        let climate: JSONValue = ["moduleType": "CLIMATE", "moduleId": "front"]
        #expect(app.received("OnRCStatus").last?["allocatedModules"] == [climate])
        #expect(other.received("OnRCStatus").last?["allocatedModules"] == [])
        let received = bench.hmi.received("RC.OnRCStatus").suffix(2)
        #expect(received.map { $0.params["allocatedModules"] } == [[climate], []])
        #expect(received.map(\.appID) == ["Seats", "Other"].map { bench.hmi.appID($0) })
        // The app already controls the module, so no further notification is sent.
        await app.ask(Bench.warm)
        #expect(app.received("OnRCStatus").count == 2)
    }

    nonisolated static let refused: [(SDLSetInteriorVehicleData, String)] = [
        (SDLSetInteriorVehicleData(moduleData: SDLModuleData(moduleType: .climate)), "INVALID_DATA"),
        (
            SDLSetInteriorVehicleData(
                moduleData: SDLModuleData(
                    moduleType: .climate, climateControlData: SDLClimateControlData(acEnable: true))),
            "UNSUPPORTED_RESOURCE"
        ),
        (
            SDLSetInteriorVehicleData(
                moduleData: SDLModuleData(
                    moduleType: .climate,
                    climateControlData: SDLClimateControlData(
                        currentTemperature: SDLTemperature(unit: .celsius, value: 20)))), "READ_ONLY"
        ),
        (
            SDLSetInteriorVehicleData(
                moduleData: SDLModuleData(moduleType: .audio, audioControlData: SDLAudioControlData(source: .am))),
            "REJECTED"
        ),
    ]

    @Test(arguments: refused)
    func `The HMI is not asked to set data that the app cannot set`(_ row: (SDLSetInteriorVehicleData, String)) async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        #expect(app.result(await app.ask(row.0)) == row.1)
        #expect(bench.hmi.received("RC.SetInteriorVehicleData").isEmpty)
    }

    @Test func `The HMI decides whether a switched-off module can be set`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, Bench.climate(["climateEnable": false])))
        await app.ask(SDLGetInteriorVehicleData(moduleType: .climate))
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        #expect(app.result(await app.ask(Bench.warm)) == "SUCCESS")
    }

    private static func press(_ name: SDLButtonName, _ type: SDLModuleType = .climate) -> SDLButtonPress {
        SDLButtonPress(moduleType: type, buttonName: name, buttonPressMode: .short)
    }

    @Test func `A button press of an app is sent to the HMI`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        #expect(app.result(await app.ask(Self.press(.acMax, .radio))) == "INVALID_DATA")
        #expect(app.result(await app.ask(Self.press(.ac))) == "UNSUPPORTED_RESOURCE")
        #expect(bench.hmi.received("Buttons.ButtonPress").isEmpty)
        #expect(app.result(await app.ask(Self.press(.acMax))) == "SUCCESS")
        let pressed: JSONValue = [
            "moduleType": "CLIMATE", "moduleId": "front", "buttonName": "AC_MAX", "buttonPressMode": "SHORT",
            "appID": .int(bench.hmi.appID("Seats")!),
        ]
        #expect(bench.hmi.received("Buttons.ButtonPress").map(\.params) == [pressed])
        #expect(bench.tree("modules", "CLIMATE", "front", "holder") == "seats")
    }

    // MARK: Refused

    /// Each row: the code of the HMI's answer, and the app's results for reading a module, for setting the module and
    /// for pressing a button. A minus sign marks an unsuccessful result.
    nonisolated static let codes: [(Int, read: String, set: String, press: String)] = [
        (0, "SUCCESS", "SUCCESS", "SUCCESS"), (21, "WARNINGS", "WARNINGS", "WARNINGS"),
        (25, "SAVED", "-SAVED", "-SAVED"), (7, "RETRY", "-RETRY", "-RETRY"),
        (2, "-UNSUPPORTED_RESOURCE", "-UNSUPPORTED_RESOURCE", "-UNSUPPORTED_RESOURCE"),
        (4, "-REJECTED", "-REJECTED", "-REJECTED"), (8, "-IN_USE", "-IN_USE", "-IN_USE"),
        (26, "-GENERIC_ERROR", "-READ_ONLY", "-GENERIC_ERROR"),
        (24, "-TRUNCATED_DATA", "-TRUNCATED_DATA", "-TRUNCATED_DATA"),
        (22, "-GENERIC_ERROR", "-GENERIC_ERROR", "-GENERIC_ERROR"),
    ]

    @Test(arguments: codes)
    func `The app gets the HMI's result code, and owns the module only after a success`(
        _ row: (Int, read: String, set: String, press: String)
    ) async {
        for (method, request, wanted) in [
            (
                "RC.GetInteriorVehicleData", SDLGetInteriorVehicleData(moduleType: .climate) as any SDLRPCRequest,
                row.read
            ),
            ("RC.SetInteriorVehicleData", Bench.warm, row.set),
            ("Buttons.ButtonPress", Self.press(.acMax), row.press),
        ] {
            let bench = await Bench.controllable()
            let app = await bench.controller()
            var answer = method == "Buttons.ButtonPress" ? [:] : Bench.climate()
            answer["message"] = "so it is"
            bench.hmi.script(method, .answer(row.0, answer))
            let id = await app.ask(request)
            let isDone = !wanted.hasPrefix("-")
            #expect(app.answer(id)?["success"] == .bool(isDone), "\(method)")
            #expect(app.result(id) == wanted.drop { $0 == "-" }.description, "\(method)")
            #expect(app.answer(id)?["info"] == "so it is", "\(method)")
            let hasModule = isDone && method != "RC.GetInteriorVehicleData"
            #expect(bench.tree("modules", "CLIMATE", "front", "holder") == (hasModule ? "seats" : nil), "\(method)")
            #expect((app.answer(id)?["moduleData"] != nil) == (isDone && method != "Buttons.ButtonPress"), "\(method)")
        }
    }

    @Test func `An answer without a module id is an error, but its values and the subscription are used`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        var answer = Bench.climate(id: nil)
        answer["isSubscribed"] = true
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, answer))
        let read = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true))
        let set = await app.ask(Bench.warm)
        #expect([read, set].map { app.result($0) } == ["GENERIC_ERROR", "GENERIC_ERROR"])
        #expect(bench.tree("modules", "CLIMATE", "front", "holder") == "seats")
        #expect(bench.tree("modules", "CLIMATE", "front", "subscribers") == ["seats"])
    }

    /// In the mobile API, the id of a seat is mandatory; in the HMI API, the id is optional.
    @Test(arguments: [["heatingLevel": 3], [:]] as [JSONValue])
    func `Data of a seat without an id is passed on and stored, and can be subscribed to`(_ values: JSONValue) async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        let data: JSONValue = ["moduleType": "SEAT", "moduleId": "left", "seatControlData": values]
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, ["moduleData": data, "isSubscribed": true]))
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, ["moduleData": data]))
        for (subscribe, isSubscribed) in [(true, true), (nil, nil)] as [(Bool?, JSONValue?)] {
            let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .seat, moduleId: "left", subscribe: subscribe))
            #expect(app.result(id) == "SUCCESS" && app.answer(id)?["moduleData"] == data)
            #expect(app.answer(id)?["isSubscribed"] == isSubscribed)
        }
        #expect(bench.hmi.received("RC.GetInteriorVehicleData").count == 1, "The second answer is the kept one.")
        #expect(bench.tree("modules", "SEAT", "left", "values") == values)
        let seat = SDLModuleData(
            moduleType: .seat, moduleId: "left", seatControlData: SDLSeatControlData(id: .driver, heatingLevel: 3))
        let set = await app.ask(SDLSetInteriorVehicleData(moduleData: seat))
        #expect(app.result(set) == "SUCCESS" && app.answer(set)?["moduleData"] == data)
    }

    @Test func `An invalid answer is an error and changes nothing`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, ["moduleData": ["moduleType": 7]]))
        let odd = await app.ask(Bench.warm)
        #expect(app.answer(odd)?["info"] == "Invalid message received from vehicle")
        #expect(bench.tree("modules", "CLIMATE", "front", "holder") == nil)
    }

    @Test func `If the HMI is silent, the app gets an error after eleven seconds`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        bench.hmi.script("RC.SetInteriorVehicleData", .silence)
        let id = await app.ask(Bench.warm)
        await bench.pass(.milliseconds(10_999))
        #expect(app.result(id) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.result(id) == "GENERIC_ERROR")
        #expect(app.answer(id)?["info"] == "RC component does not respond")
        #expect(bench.findings == ["hmi.silent"])
    }
}
