import JSON
import SDLConnection
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of the results that an app gets for complete and incomplete answers from the HMI. SDL Core's own test scripts
/// check the same results.
@MainActor
@Suite(.checksMessages) struct CoreAnswerTests {
    // MARK: Speech with a screen

    private static let text = SDLTTSChunk(text: "Well?", type: .text)

    /// Each row: the HMI's answer to the speech request of an alert, and the answer that the app receives (result,
    /// success and info). The HMI answers the alert's display request with success.
    nonisolated static let speeches: [(speech: ScriptedHMI.Script, answer: String)] = [
        (.answer(0, [:]), "SUCCESS true -"), (.error(2, "no such voice"), "WARNINGS true no such voice"),
        (.answer(2, [:]), "WARNINGS true -"), (.answer(21, [:]), "WARNINGS true -"), (.answer(7, [:]), "RETRY true -"),
        (.error(4, "not now"), "REJECTED false not now"),
    ]

    @Test(arguments: speeches)
    func `For an alert with screen and speech the worse result counts, and unsupported speech is a warning`(
        _ row: (speech: ScriptedHMI.Script, answer: String)
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.SubtleAlert", .hold)
        bench.hmi.script("TTS.Speak", row.speech)
        let id = await app.ask(SDLSubtleAlert(alertText1: "Well?", ttsChunks: [Self.text]))
        #expect(app.answer(id) == nil)
        bench.hmi.answer("UI.SubtleAlert")
        await bench.settle()
        #expect(outcome(app.answer(id)) == row.answer)
    }

    @Test func `A speech that is still running when the screen ends does not change the result`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("TTS.Speak", .hold)
        let id = await app.ask(SDLAlert(alertText1: "Well?", ttsChunks: [Self.text]))
        #expect(outcome(app.answer(id)) == "SUCCESS true -")
    }

    @Test(arguments: [2, 4, 7, 16, 21, 24, 25])
    func `For a recording any failure of the prompt is a warning`(_ code: Int) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.PerformAudioPassThru", .hold)
        bench.hmi.script("TTS.Speak", .error(code, "so so"))
        let id = await app.ask(Self.recording(prompt: [Self.text]))
        bench.hmi.answer("UI.PerformAudioPassThru")
        await bench.settle()
        #expect(outcome(app.answer(id)) == "WARNINGS true so so")
    }

    private func outcome(_ answer: JSONValue?) -> String {
        "\(answer?["resultCode"]?.string ?? "nothing") \(answer?["success"]?.bool ?? false) "
            + (answer?["info"]?.string ?? "-")
    }

    // MARK: The microphone

    private static func recording(prompt: [SDLTTSChunk]? = nil) -> SDLPerformAudioPassThru {
        SDLPerformAudioPassThru(
            initialPrompt: prompt, samplingRate: ._8khz, maxDuration: 10_000, bitsPerSample: ._8Bit, audioType: .pcm)
    }

    @Test func `While a web HMI is connected, the microphone sends one second of audio per second after the prompt`()
        async throws
    {
        let bench = await Bench.ready()
        try await bench.drive(.profile(.edit(mergePatch: ["microphone": "hum"])))
        let app = await bench.running()
        bench.hmi.script("UI.PerformAudioPassThru", .hold)
        bench.hmi.script("TTS.Speak", .hold)
        let id = await app.ask(Self.recording(prompt: [Self.text]))
        await bench.pass(.seconds(5))
        #expect(bench.hmi.last("UI.OnRecordStart") == nil)
        #expect(app.received("OnAudioPassThru").isEmpty)
        bench.hmi.answer("TTS.Speak")
        await bench.pass(.milliseconds(999))
        #expect(bench.hmi.received("UI.OnRecordStart").count == 1)
        #expect(app.received("OnAudioPassThru").isEmpty)
        await bench.pass(.milliseconds(1_001))
        #expect(app.received("OnAudioPassThru").count == 2)
        #expect(app.audioPassThruSizes == [8_000, 8_000])
        bench.hmi.answer("UI.PerformAudioPassThru")
        await bench.pass(.seconds(3))
        #expect(app.result(id) == "SUCCESS")
        #expect(app.received("OnAudioPassThru").count == 2)
    }

    @Test func `Without a sound in the profile nothing is sent, and a failed prompt starts no recording`()
        async
    {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.PerformAudioPassThru", .hold)
        await app.ask(Self.recording())
        #expect(bench.hmi.received("UI.OnRecordStart").count == 1)
        await bench.pass(.seconds(3))
        #expect(app.received("OnAudioPassThru").isEmpty)
        bench.hmi.answer("UI.PerformAudioPassThru")
        bench.hmi.script("TTS.Speak", .error(4, "not now"))
        await app.ask(Self.recording(prompt: [Self.text]))
        #expect(bench.hmi.received("UI.OnRecordStart").count == 1)
    }

    // MARK: Incomplete answers

    @Test func `A structure of vehicle data with missing members is forwarded unchanged`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script(
            "VehicleInfo.GetVehicleData", .answer(0, ["beltStatus": ["driverBeltDeployed": "YES"], "speed": 7.5]))
        let answer = app.answer(await app.ask(SDLGetVehicleData(speed: true, beltStatus: true)))
        #expect(answer?["beltStatus"] == ["driverBeltDeployed": "YES"])
        #expect(answer?["speed"] == 7.5)
        #expect(answer?["resultCode"] == "SUCCESS")
    }

    @Test func `A wrong value, or a missing one that the HMI API requires, is an error`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VehicleInfo.GetVehicleData", .answer(0, ["beltStatus": ["driverBeltDeployed": 5]]))
        bench.hmi.script("VehicleInfo.ReadDID", .answer(0, ["didResult": [["didLocation": 5]]]))
        bench.hmi.script("UI.Slider", .answer(0, ["sliderPosition": "left"]))
        let ids = [
            await app.ask(SDLGetVehicleData(beltStatus: true)), await app.ask(SDLReadDID(ecuName: 1, didLocation: [5])),
            await app.ask(SDLSlider(numTicks: 3, position: 1, sliderHeader: "Volume")),
        ]
        #expect(ids.map { app.result($0) } == ["GENERIC_ERROR", "GENERIC_ERROR", "GENERIC_ERROR"])
        #expect(Set(ids.map { app.answer($0)?["info"]?.string }) == ["Invalid message received from vehicle"])
        #expect(Set(bench.findings) == ["hmi.answer"])
    }

    @Test func `An incomplete structure of vehicle data is sent to subscribers, even as the first value`() async throws
    {
        let bench = await Bench()
        try await bench.edit(#"{"vehicleData":{"beltStatus":null}}"#)
        await bench.connect()
        let app = await bench.running()
        await app.ask(SDLSubscribeVehicleData(beltStatus: true))
        let belt: JSONValue = ["beltStatus": ["driverBeltDeployed": "YES"]]
        await bench.notify("VehicleInfo.OnVehicleData", belt)
        #expect(app.received("OnVehicleData") == [belt])
        #expect(bench.tree("vehicle", "beltStatus") == belt["beltStatus"])
    }

    @Test func `An empty module notification is forwarded and does not change the module`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        // The HMI's capabilities do not list one member of the seat data.
        let seat: JSONValue = [
            "moduleType": "SEAT", "moduleId": "left", "seatControlData": ["id": "DRIVER", "heatingLevel": 3],
        ]
        let values: JSONValue = ["radioEnable": true, "availableHDs": 3]
        let radio: JSONValue = ["moduleType": "RADIO", "moduleId": "radio", "radioControlData": values]
        for (type, data) in [(SDLModuleType.seat, seat), (.radio, radio)] {
            bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, ["moduleData": data, "isSubscribed": true]))
            await app.ask(SDLGetInteriorVehicleData(moduleType: type, subscribe: true))
        }
        for (type, part) in [("SEAT", "seatControlData"), ("RADIO", "radioControlData")] {
            await bench.notify("RC.OnInteriorVehicleData", ["moduleData": ["moduleType": .string(type), part: [:]]])
            #expect(app.received("OnInteriorVehicleData").last?["moduleData"]?[part] == [:], "\(type)")
        }
        bench.hmi.forgetLog()
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .radio))
        #expect(app.answer(id)?["moduleData"]?["radioControlData"] == values)
        #expect(bench.hmi.log.isEmpty)
    }

    // MARK: Services

    @Test func `An HMI request without originApp gets the profile's origin`() async throws {
        let bench = await Bench.offering()
        let app = await bench.running()
        let id = await bench.publish("WEATHER", by: app)
        try await bench.drive(.profile(.edit(mergePatch: ["appServices": ["origin": "OURS"]])))
        for (named, origin) in [(nil, "OURS"), ("theirs", "theirs")] as [(String?, String)] {
            var params: JSONValue = ["serviceUri": "sky:here", "serviceID": .string(id)]
            params["originApp"] = named.map { .string($0) }
            bench.hmi.request("AppService.PerformAppServiceInteraction", params)
            await bench.settle()
            #expect(app.asked.last?["originApp"]?.string == origin)
        }
    }

    // MARK: Refusals

    @Test func `The HMI is not asked for QUERY_APPS`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let id = await app.ask(SDLSystemRequest(requestType: .queryApps))
        #expect(outcome(app.answer(id)).hasPrefix("UNSUPPORTED_RESOURCE false"))
        #expect(!bench.hmi.methods.contains("BasicCommunication.SystemRequest"))
    }

    @Test func `If the HMI does not list CUSTOM_BUTTON, unsubscribing from it is unsupported`() async {
        let bench = await Bench()
        let ok: JSONValue = [
            "name": "OK", "shortPressAvailable": true, "longPressAvailable": true, "upDownAvailable": true,
        ]
        bench.hmi.script("Buttons.GetCapabilities", .answer(0, ["capabilities": [ok]]))
        await bench.connect()
        let app = await bench.running()
        #expect(app.result(await app.ask(SDLUnsubscribeButton(buttonName: .customButton))) == "UNSUPPORTED_RESOURCE")
    }

    @Test func `The HMI is notified of a service that the protocol refuses to start`() async {
        let bench = await Bench.ready()
        bench.hmi.subscribe(["BasicCommunication.OnServiceUpdate"])
        await bench.settle()
        bench.hmi.forgetLog()
        let peer = bench.phone("Music")
        await bench.car.receive([.finding(.wire(.startRefused(5, .rpc, "no such session")))], from: peer.connection)
        await bench.settle()
        let received = bench.hmi.received("BasicCommunication.OnServiceUpdate").map(\.params)
        #expect(
            received == [
                ["serviceType": "RPC", "serviceEvent": "REQUEST_RECEIVED"],
                ["serviceType": "RPC", "serviceEvent": "REQUEST_REJECTED"],
            ])
    }
}
