import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests in which a web HMI answers requests about vehicle data, navigation and telephone. The app gets these answers.
@MainActor
@Suite(.checksMessages) struct CarScenarioTests {
    @Test func `The app gets the HMI's vehicle data and its errors for single items`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script(
            "VehicleInfo.GetVehicleData",
            .answer(0, ["speed": 88.5, "gps": ["longitudeDegrees": 8.5, "latitudeDegrees": 47.4]]))
        let id = await app.ask(SDLGetVehicleData(gps: true, speed: true))
        #expect(app.result(id) == "SUCCESS")
        #expect(app.answer(id)?["success"] == true)
        #expect(app.answer(id)?["speed"] == 88.5)
        #expect(app.answer(id)?["gps"]?["latitudeDegrees"] == 47.4)
        #expect(app.answer(id)?["method"] == nil)
        let params = bench.hmi.last("VehicleInfo.GetVehicleData")?.params
        #expect(params == ["gps": true, "speed": true])
        bench.hmi.script("VehicleInfo.GetVehicleData", .error(9, "no such sensor"))
        let refused = await app.ask(SDLGetVehicleData(rpm: true))
        // SDL Core sends this code to apps.
        #expect(app.result(refused) == "VEHICLE_DATA_NOT_AVAILABLE")
        #expect(app.answer(refused)?["success"] == false)
        #expect(app.answer(refused)?["info"] == "no such sensor")
        #expect(bench.findings == [])
    }

    private func item(_ type: String, _ code: String = "SUCCESS") -> JSONValue {
        ["dataType": .string("VEHICLEDATA_\(type)"), "resultCode": .string(code)]
    }

    @Test func `Each app gets the items it has subscribed to, and unsubscribing does not affect other apps`() async {
        let bench = await Bench.ready()
        let music = await bench.running("Music")
        let maps = await bench.running("Maps", [.navigation])
        let both: JSONValue = ["speed": item("SPEED"), "rpm": item("RPM", "DISALLOWED")]
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, both))
        let id = await music.ask(SDLSubscribeVehicleData(speed: true, rpm: true))
        #expect(music.answer(id)?["rpm"]?["resultCode"] == "DISALLOWED")
        let second = await maps.ask(SDLSubscribeVehicleData(speed: true))
        #expect(maps.answer(second)?["speed"] == item("SPEED"))
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["speed": 50.5, "rpm": 3000])
        await bench.settle()
        #expect(music.received("OnVehicleData") == [["speed": 50.5]])
        #expect(maps.received("OnVehicleData") == [["speed": 50.5]])
        let left = await music.ask(SDLUnsubscribeVehicleData(speed: true))
        #expect(music.result(left) == "SUCCESS")
        // The HMI API has no subscriptions of single apps. So the HMI gets no request while another app needs the item.
        #expect(bench.hmi.received("VehicleInfo.SubscribeVehicleData").count == 1)
        #expect(bench.hmi.received("VehicleInfo.UnsubscribeVehicleData").isEmpty)
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["speed": 60.5])
        await bench.settle()
        #expect(music.received("OnVehicleData").count == 1)
        #expect(maps.received("OnVehicleData").count == 2)
        // A reloaded page gets the subscription again. The subscription ends when the last app disconnects.
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        #expect(bench.hmi.received("VehicleInfo.SubscribeVehicleData").map(\.params) == [["speed": true]])
        await maps.disconnect()
        #expect(bench.hmi.last("VehicleInfo.UnsubscribeVehicleData")?.params == ["speed": true])
    }

    /// Some members are optional in the HMI API but mandatory in the mobile API. SDL Core forwards only the members
    /// that the HMI reports, even if a mandatory member is then missing.
    @Test func `The app gets only the reported part of belts and devices, and the car keeps the rest`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLSubscribeVehicleData(beltStatus: true, deviceStatus: true))
        let before = bench.tree("vehicle", "beltStatus", "passengerBeltDeployed")
        #expect(before != nil)
        let parts: [JSONValue] = [
            ["beltStatus": ["driverBeltDeployed": "FAULT"]], ["deviceStatus": ["battLevelStatus": "ZERO_LEVEL_BARS"]],
        ]
        for part in parts { bench.hmi.notify("VehicleInfo.OnVehicleData", part) }
        await bench.settle()
        #expect(app.received("OnVehicleData") == parts)
        #expect(bench.tree("vehicle", "beltStatus", "driverBeltDeployed") == "FAULT")
        #expect(bench.tree("vehicle", "beltStatus", "passengerBeltDeployed") == before)
        #expect(bench.findings == [])
    }

    /// Each argument is an answer for an item in which `dataType` or `resultCode` has an unknown value.
    @Test(
        arguments: [
            ["dataType": "UNKNOWN", "resultCode": "SUCCESS"],
            ["dataType": "VEHICLEDATA_SPEED", "resultCode": "UNKNOWN"],
        ] as [JSONValue])
    func `An invalid answer to a subscription is an error and subscribes nothing`(_ said: JSONValue) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        for times in 1...2 {
            bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["speed": said]))
            #expect(app.result(await app.ask(SDLSubscribeVehicleData(speed: true))) == "GENERIC_ERROR")
            #expect(bench.hmi.received("VehicleInfo.SubscribeVehicleData").count == times)
        }
    }

    /// The arguments: the interface version of the app, and the status that the app gets for a tire that the HMI does
    /// not report. Before version 8, all tires were mandatory.
    @Test(arguments: [(7, "UNKNOWN"), (8, nil)] as [(Int, String?)])
    func `Tires that the HMI does not report are UNKNOWN for an older app`(
        version: Int, status: String?
    ) async {
        let bench = await Bench.ready()
        let app = await bench.app("Music", version: version)
        await bench.activate(app)
        await app.ask(SDLSubscribeVehicleData(tirePressure: true))
        let part: JSONValue = ["leftFront": ["status": "LOW"]]
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["tirePressure": part])
        await bench.settle()
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, ["tirePressure": part]))
        let id = await app.ask(SDLGetVehicleData(tirePressure: true))
        for received in [app.received("OnVehicleData").last, app.answer(id)] {
            #expect(received?["tirePressure"]?["leftFront"] == ["status": "LOW"])
            #expect(received?["tirePressure"]?["innerRightRear"]?["status"]?.string == status)
            #expect(received?["tirePressure"]?["pressureTelltale"]?.string == status.map { _ in "NOT_USED" })
        }
        #expect(bench.findings == [])
    }

    /// Like SDL Core, the head unit sends no empty item. The arguments are interface versions of the app.
    @Test(arguments: [7, 8])
    func `An empty item of vehicle data is not sent`(version: Int) async {
        let bench = await Bench.ready()
        let app = await bench.app("Music", version: version)
        await bench.activate(app)
        await app.ask(SDLSubscribeVehicleData(speed: true, tirePressure: true))
        let before = bench.tree("headUnit", "vehicle", "tirePressure")
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["tirePressure": [:]])
        await bench.settle()
        #expect(app.received("OnVehicleData") == [])
        bench.hmi.notify("VehicleInfo.OnVehicleData", ["tirePressure": [:], "speed": 30])
        await bench.settle()
        #expect(app.received("OnVehicleData") == [["speed": 30]])
        #expect(bench.tree("headUnit", "vehicle", "tirePressure") == before)
    }

    /// The arguments: the HMI's answer to a request for two items, and the result, info and items that the app gets.
    /// SDL Core sends the same answers.
    @Test(
        arguments: [
            (
                ["speed": 30, "stabilityControlsStatus": [:]], "WARNINGS",
                "Some vehicle data items could not be retrieved", ["speed": 30]
            ),
            (["stabilityControlsStatus": [:]], "GENERIC_ERROR", "Failed to retrieve data from vehicle", [:]),
            ([:], "GENERIC_ERROR", "Failed to retrieve data from vehicle", [:]),
            (["speed": 30, "rpm": 900], "SUCCESS", nil, ["speed": 30]),
            (["rpm": 900], "GENERIC_ERROR", "Failed to retrieve data from vehicle", [:]),
        ] as [(JSONValue, String, String?, JSONValue)])
    func `The app gets the requested items that have a value`(
        said: JSONValue, result: String, info: String?, received: JSONValue
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, said))
        let id = await app.ask(SDLGetVehicleData(speed: true, stabilityControlsStatus: true))
        #expect(app.result(id) == result)
        #expect(app.answer(id)?["success"]?.bool == (result != "GENERIC_ERROR"))
        #expect(app.answer(id)?["info"]?.string == info)
        for name in ["speed", "stabilityControlsStatus", "rpm"] { #expect(app.answer(id)?[name] == received[name]) }
        #expect(bench.findings == [])
    }

    /// The arguments: the interface version of the app and the result. Before version 8, `tirePressure` had to contain
    /// all tires.
    @Test(arguments: [(7, "SUCCESS"), (8, "GENERIC_ERROR")])
    func `An empty tire pressure is UNKNOWN for an older app and an error for a newer one`(
        version: Int, result: String
    ) async {
        let bench = await Bench.ready()
        let app = await bench.app("Music", version: version)
        await bench.activate(app)
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, ["tirePressure": [:]]))
        let id = await app.ask(SDLGetVehicleData(tirePressure: true))
        #expect(app.result(id) == result)
        let status = app.answer(id)?["tirePressure"]?["leftFront"]?["status"]?.string
        #expect(status == (version == 7 ? "UNKNOWN" : nil))
    }

    @Test func `Data in an answer with DATA_NOT_AVAILABLE is still sent to the app`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(9, ["speed": 30]))
        let id = await app.ask(SDLGetVehicleData(speed: true))
        #expect(app.result(id) == "VEHICLE_DATA_NOT_AVAILABLE")
        #expect(app.answer(id)?["success"] == true)
        #expect(app.answer(id)?["speed"] == 30)
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(9, [:]))
        let other = await app.ask(SDLGetVehicleData(speed: true))
        #expect(app.result(other) == "VEHICLE_DATA_NOT_AVAILABLE")
        #expect(app.answer(other)?["success"] == false)
    }

    /// SDL Core sends the app the same result. The arguments are answers from the HMI that lack the item
    /// `clusterModes`. In the mobile API, the name of this item is `clusterModeStatus`.
    @Test(
        arguments: [
            [:], ["clusterModeStatus": ["dataType": "VEHICLEDATA_CLUSTERMODESTATUS", "resultCode": "SUCCESS"]],
        ] as [JSONValue])
    func `An item missing from a successful answer is not subscribed and is an error`(_ said: JSONValue) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, said))
        let id = await app.ask(SDLSubscribeVehicleData(clusterModeStatus: true))
        #expect(app.result(id) == "GENERIC_ERROR")
        #expect(app.answer(id)?["info"] == "Subscription failed for some Vehicle data")
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == [])
        let right: JSONValue = ["clusterModes": item("CLUSTERMODESTATUS")]
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, right))
        #expect(app.result(await app.ask(SDLSubscribeVehicleData(clusterModeStatus: true))) == "SUCCESS")
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["clusterModeStatus"])
    }

    @Test func `Items that the HMI accepts count even if its answer omits other items`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["speed": item("SPEED")]))
        let part = await app.ask(SDLSubscribeVehicleData(speed: true, rpm: true))
        #expect(app.result(part) == "GENERIC_ERROR" && app.answer(part)?["speed"] == nil)
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["speed"])
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["rpm": item("RPM")]))
        #expect(app.result(await app.ask(SDLSubscribeVehicleData(rpm: true))) == "SUCCESS")

        bench.hmi.script("VehicleInfo.UnsubscribeVehicleData", .answer(0, ["speed": item("SPEED")]))
        let left = await app.ask(SDLUnsubscribeVehicleData(speed: true, rpm: true, prndl: true))
        #expect(app.result(left) == "GENERIC_ERROR" && app.answer(left)?["success"] == false)
        #expect(app.answer(left)?["info"] == "Unsubscription failed for some Vehicle data")
        #expect(app.answer(left)?["speed"] == nil && app.answer(left)?["rpm"] == nil)
        #expect(app.answer(left)?["prndl"]?["resultCode"] == "DATA_NOT_SUBSCRIBED")
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["rpm"])
        bench.hmi.script(
            "VehicleInfo.UnsubscribeVehicleData", .answer(0, ["rpm": item("RPM", "VEHICLE_DATA_NOT_AVAILABLE")]))
        #expect(app.result(await app.ask(SDLUnsubscribeVehicleData(rpm: true))) == "GENERIC_ERROR")
        #expect(bench.tree("apps", "music", "subscribedVehicleData") == ["rpm"])
    }

    @Test func `The HMI is not asked about an item that the app already has or never had`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.SubscribeVehicleData", .answer(0, ["speed": item("SPEED")]))
        bench.hmi.script("VehicleInfo.UnsubscribeVehicleData", .answer(0, ["speed": item("SPEED")]))
        for (times, result, code) in [(1, "SUCCESS", "SUCCESS"), (1, "IGNORED", "DATA_ALREADY_SUBSCRIBED")] {
            let id = await app.ask(SDLSubscribeVehicleData(speed: true))
            #expect(app.result(id) == result && app.answer(id)?["speed"]?["resultCode"]?.string == code)
            #expect(bench.hmi.received("VehicleInfo.SubscribeVehicleData").count == times)
        }
        for (times, result, code) in [(1, "SUCCESS", "SUCCESS"), (1, "IGNORED", "DATA_NOT_SUBSCRIBED")] {
            let id = await app.ask(SDLUnsubscribeVehicleData(speed: true))
            #expect(app.result(id) == result && app.answer(id)?["speed"]?["resultCode"]?.string == code)
            #expect(bench.hmi.received("VehicleInfo.UnsubscribeVehicleData").count == times)
        }
    }

    @Test func `Way points are requested from the HMI, subscribed to, and sent when they change`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Maps", [.navigation])
        let points: JSONValue = [["coordinate": ["latitudeDegrees": 47.4, "longitudeDegrees": 8.5]]]
        bench.hmi.script("Navigation.GetWayPoints", .answer(0, ["wayPoints": points, "appID": 1]))
        let id = await app.ask(SDLGetWayPoints(wayPointType: .all))
        #expect(app.answer(id)?["wayPoints"] == points)
        bench.hmi.notify("Navigation.OnWayPointChange", ["wayPoints": points])
        await bench.settle()
        #expect(app.received("OnWayPointChange").isEmpty)
        #expect(app.result(await app.ask(SDLSubscribeWayPoints())) == "SUCCESS")
        #expect(app.received("OnWayPointChange") == [["wayPoints": points]], "the last route")
        bench.hmi.notify("Navigation.OnWayPointChange", ["wayPoints": points])
        await bench.settle()
        #expect(app.received("OnWayPointChange") == [["wayPoints": points], ["wayPoints": points]])
        await app.disconnect()
        #expect(bench.hmi.received("Navigation.UnsubscribeWayPoints").count == 1)
    }

    @Test func `The state has the HMI's route, and the HMI is asked for the first and last subscriber only`()
        async
    {
        let bench = await Bench.ready()
        let (one, two) = (await bench.running("One"), await bench.running("Two"))
        #expect(one.result(await one.ask(SDLSubscribeWayPoints())) == "SUCCESS")
        #expect(two.result(await two.ask(SDLSubscribeWayPoints())) == "SUCCESS")
        #expect(two.result(await two.ask(SDLSubscribeWayPoints())) == "IGNORED")
        #expect(bench.hmi.received("Navigation.SubscribeWayPoints").count == 1)
        #expect(bench.tree("apps", "two", "subscribedWayPoints") == true)
        let points: JSONValue = [["locationName": "Harbour"]]
        bench.hmi.notify("Navigation.OnWayPointChange", ["wayPoints": points])
        await bench.settle()
        #expect(bench.tree("navigation", "wayPoints") == points)
        #expect(one.received("OnWayPointChange").count == 1 && two.received("OnWayPointChange").count == 1)
        #expect(one.result(await one.ask(SDLUnsubscribeWayPoints())) == "SUCCESS")
        #expect(bench.hmi.received("Navigation.UnsubscribeWayPoints").isEmpty)
        #expect(two.result(await two.ask(SDLUnsubscribeWayPoints())) == "SUCCESS")
        #expect(bench.hmi.received("Navigation.UnsubscribeWayPoints").count == 1)
        #expect(bench.tree("apps", "two", "subscribedWayPoints") == false)
    }

    @Test func `The HMI may refuse way points, and an HMI that becomes ready gets the existing subscription`()
        async throws
    {
        let bench = await Bench()
        let app = await bench.app("Maps", [.navigation])
        try await bench.drive(.app(key: "maps", .activate))
        let asked = await app.ask(SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.4))
        await app.ask(SDLSubscribeWayPoints())
        #expect(app.answer(asked) == nil && bench.tree("navigation", "asked", "app") == "maps")
        bench.hmi.connect()
        bench.hmi.register()
        bench.hmi.subscribe()
        bench.hmi.ready()
        await bench.settle()
        #expect(app.result(asked) == "REJECTED" && bench.tree("navigation", "asked") == nil)
        #expect(bench.hmi.received("Navigation.SubscribeWayPoints").count == 1)
        let other = await bench.running("Other")
        await app.ask(SDLUnsubscribeWayPoints())
        bench.hmi.script("Navigation.SubscribeWayPoints", .error(4, "not now"))
        #expect(other.result(await other.ask(SDLSubscribeWayPoints())) == "REJECTED")
        #expect(bench.tree("apps", "other", "subscribedWayPoints") == false)
    }

    @Test func `A maneuver is shown and spoken, a turn is shown, and a destination is sent`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Maps", [.navigation])
        let turn = await app.ask(
            SDLShowConstantTBT(navigationText1: "Left", distanceToManeuver: 100, distanceToManeuverScale: 200))
        #expect(app.result(turn) == "SUCCESS")
        #expect(
            bench.hmi.last("Navigation.ShowConstantTBT")?.params["navigationTexts"]
                == [["fieldName": "navigationText1", "fieldText": "Left"]])
        let maneuver = await app.ask(SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "left", type: .text)]))
        #expect(app.result(maneuver) == "SUCCESS")
        #expect(bench.hmi.last("TTS.Speak")?.params["speakType"] == "ALERT_MANEUVER")
        bench.hmi.script("Navigation.SendLocation", .error(21, "no picture"))
        let place = await app.ask(SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.4))
        #expect(app.result(place) == "WARNINGS")
        #expect(app.answer(place)?["success"] == true)
    }

    @Test func `A phone call waits for the driver without a limit`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("BasicCommunication.DialNumber", .hold)
        let id = await app.ask(SDLDialNumber(number: "1 1-2"))
        await bench.pass(.seconds(300))
        #expect(app.answer(id) == nil)
        #expect(bench.hmi.last("BasicCommunication.DialNumber")?.params["number"] == "112")
        bench.hmi.answer("BasicCommunication.DialNumber")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        bench.hmi.forgetLog()
        let nothing = await app.ask(SDLDialNumber(number: "ask"))
        #expect(app.result(nothing) == "INVALID_DATA" && bench.hmi.log.isEmpty)
    }

    @Test func `A call that waits for the driver is refused when an HMI takes over`() async {
        let bench = await Bench()
        let app = await bench.running()
        let id = await app.ask(SDLDialNumber(number: "112"))
        #expect(app.answer(id) == nil && bench.tree("call")?["phase"] == "asked")
        bench.hmi.connect()
        bench.hmi.register()
        bench.hmi.subscribe()
        bench.hmi.ready()
        await bench.settle()
        #expect(app.result(id) == "REJECTED" && bench.tree("call") == nil)
    }

    @Test func `The app gets an answer if the HMI is silent, disconnects or lacks the component`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.ReadDID", .silence)
        let silent = await app.ask(SDLReadDID(ecuName: 1, didLocation: [2]))
        await bench.pass(.seconds(11))
        #expect(app.result(silent) == "GENERIC_ERROR")
        #expect(app.answer(silent)?["info"] == "VehicleInfo component does not respond")
        bench.hmi.script("VehicleInfo.GetDTCs", .hold)
        let left = await app.ask(SDLGetDTCs(ecuName: 1))
        #expect(app.answer(left) == nil)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(app.answer(left)?["success"] == false)
        // Without an HMI, the simulated car of the head unit answers.
        let alone = await app.ask(SDLGetDTCs(ecuName: 1))
        #expect(app.answer(alone)?["info"] == "This car has no control unit 1")
        bench.hmi.script("VehicleInfo.IsReady", .answer(0, ["available": false]))
        await bench.connect()
        let off = await app.ask(SDLGetDTCs(ecuName: 1))
        #expect(app.answer(off)?["info"] == "VehicleInfo is not supported by system")
    }
}
