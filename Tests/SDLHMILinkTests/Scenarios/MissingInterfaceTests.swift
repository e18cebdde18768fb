import JSON
import SDLHeadUnit
import SDLRPC
import Testing

@testable import SDLHMILink

/// Tests of requests for interfaces that the HMI has reported as unavailable. The results and texts are those of SDL
/// Core.
@MainActor
@Suite(.checksMessages) struct MissingInterfaceTests {
    private nonisolated static let speech = [SDLTTSChunk(text: "text", type: .text)]

    /// Returns an active app, and an HMI without this interface.
    private func ready(without interface: String) async -> (Bench, PhoneApp) {
        let bench = await Bench()
        bench.hmi.script("\(interface).IsReady", .answer(0, ["available": false]))
        await bench.connect()
        let app = await bench.running()
        bench.hmi.forgetLog()
        return (bench, app)
    }

    private struct Case {
        let interface: String
        let request: any SDLRPCRequest
        let success: Bool
        var result = "UNSUPPORTED_RESOURCE"
    }

    private nonisolated static let cases: [Case] = [
        Case(interface: "UI", request: SDLShow(mainField1: "text"), success: false),
        Case(interface: "UI", request: SDLAlert(alertText1: "text"), success: false),
        Case(interface: "UI", request: SDLAlert(alertText1: "text", ttsChunks: speech), success: false),
        Case(interface: "UI", request: SDLSubtleAlert(alertText1: "text"), success: false),
        Case(interface: "UI", request: SDLScrollableMessage(scrollableMessageBody: "text"), success: false),
        Case(interface: "UI", request: SDLSlider(numTicks: 3, position: 1, sliderHeader: "text"), success: false),
        Case(interface: "UI", request: SDLCancelInteraction(functionID: 12), success: false),
        Case(interface: "UI", request: SDLEndAudioPassThru(), success: false),
        Case(
            interface: "UI",
            request: SDLAddCommand(
                cmdID: 1, menuParams: SDLMenuParams(position: 0, menuName: "One"), vrCommands: ["one"]), success: true),
        Case(
            interface: "UI", request: SDLAddCommand(cmdID: 1, menuParams: SDLMenuParams(position: 0, menuName: "One")),
            success: false),
        Case(
            interface: "UI", request: SDLAddCommand(cmdID: 1, vrCommands: ["one"]), success: true, result: "SUCCESS"),
        Case(
            interface: "VR",
            request: SDLAddCommand(
                cmdID: 1, menuParams: SDLMenuParams(position: 0, menuName: "One"), vrCommands: ["one"]), success: true),
        Case(interface: "TTS", request: SDLAlert(alertText1: "text", ttsChunks: speech), success: true),
        Case(interface: "TTS", request: SDLAlert(ttsChunks: speech), success: false),
        Case(interface: "TTS", request: SDLSpeak(ttsChunks: speech), success: false),
        Case(
            interface: "TTS", request: SDLSetGlobalProperties(helpPrompt: speech, menuTitle: "text"), success: true),
        Case(interface: "VehicleInfo", request: SDLGetVehicleData(speed: true), success: false),
        Case(interface: "VehicleInfo", request: SDLSubscribeVehicleData(speed: true), success: false),
        Case(interface: "Navigation", request: SDLGetWayPoints(wayPointType: .all), success: false),
    ]

    @Test(arguments: cases.indices)
    func `The app gets the text about the missing interface`(_ index: Int) async {
        let expected = Self.cases[index]
        let (bench, app) = await ready(without: expected.interface)
        let id = await app.ask(expected.request)
        let answer = app.answer(id)
        let info = "\(expected.interface) is not supported by system"
        #expect(answer?["success"] == .bool(expected.success))
        #expect(answer?["resultCode"]?.string == expected.result)
        #expect(answer?["info"]?.string == (expected.result == "SUCCESS" ? nil : info))
        #expect(bench.hmi.log.allSatisfy { !$0.method.hasPrefix("\(expected.interface).") })
    }

    /// The arguments: the mode, the answer of the voice recognition, and the result, choice and info for the app.
    nonisolated static let choices: [(SDLInteractionMode, Int, JSONValue, [String?])] = [
        (.manualOnly, 0, [:], ["UNSUPPORTED_RESOURCE", nil, "UI is not supported by system"]),
        (.vrOnly, 0, ["choiceID": 1], ["SUCCESS", "1", nil]),
        (.both, 0, ["choiceID": 1], ["SUCCESS", "1", "UI is not supported by system"]),
        (.both, 10, ["message": "too late"], ["TIMED_OUT", nil, "too late"]),
    ]

    @Test(arguments: choices.indices)
    func `Without a screen, the voice recognition answers an interaction`(_ index: Int) async {
        let (mode, code, members, expected) = Self.choices[index]
        let (bench, app) = await ready(without: "UI")
        await app.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 9,
                choiceSet: [SDLChoice(choiceID: 1, menuName: "Red", vrCommands: ["red"])]))
        bench.hmi.script("VR.PerformInteraction", .hold)
        let id = await app.ask(
            SDLPerformInteraction(initialText: "Which?", interactionMode: mode, interactionChoiceSetIDList: [9]))
        #expect(app.answer(id) == nil)
        bench.hmi.answer("VR.PerformInteraction", code, members)
        await bench.settle()
        #expect(app.result(id) == expected[0])
        #expect(app.answer(id)?["success"] == .bool(expected[0] == "SUCCESS"))
        #expect(app.answer(id)?["choiceID"]?.int.map { "\($0)" } == expected[1])
        #expect(app.answer(id)?["info"]?.string == expected[2])
    }
}
