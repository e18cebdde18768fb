import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of HMI notifications that change the audio state and the system context of an app.
@MainActor
@Suite(.checksMessages) struct SoundScenarioTests {
    /// A notification from the HMI, and the status that an active media app then receives; nil if the status does not
    /// change.
    struct Step: Sendable {
        let method: String
        var context: String?
        let received: String?
    }

    private func play(_ steps: [Step], _ bench: Bench, _ app: PhoneApp) async {
        for (index, step) in steps.enumerated() {
            let before = app.received("OnHMIStatus").count
            var params: JSONValue = [:]
            if let context = step.context {
                params = ["systemContext": .string(context), "appID": .int(bench.hmi.appID("Music")!)]
            }
            bench.hmi.notify(step.method, params)
            await bench.settle()
            #expect(app.statuses.dropFirst(before) == (step.received.map { [$0] } ?? []), "\(index): \(step.method)")
        }
    }

    @Test func `An interaction with screen and voice follows the HMI's order`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        await app.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 9,
                choiceSet: [SDLChoice(choiceID: 1, menuName: "Red", vrCommands: ["red"])]))
        bench.hmi.script("UI.PerformInteraction", .hold)
        bench.hmi.script("VR.PerformInteraction", .hold)
        let before = app.received("OnHMIStatus").count
        await app.ask(
            SDLPerformInteraction(
                initialText: "Which?", initialPrompt: [SDLTTSChunk(text: "which", type: .text)], interactionMode: .both,
                interactionChoiceSetIDList: [9]))
        #expect(app.received("OnHMIStatus").count == before)
        await play(
            [
                Step(method: "UI.OnSystemContext", context: "VRSESSION", received: "FULL AUDIBLE VRSESSION"),
                Step(method: "TTS.Started", received: "FULL ATTENUATED VRSESSION"),
                Step(method: "VR.Started", received: "FULL NOT_AUDIBLE VRSESSION"),
                Step(method: "TTS.Stopped", received: nil),
                Step(method: "VR.Stopped", received: "FULL AUDIBLE VRSESSION"),
                Step(method: "UI.OnSystemContext", context: "HMI_OBSCURED", received: "FULL AUDIBLE HMI_OBSCURED"),
                Step(method: "UI.OnSystemContext", context: "MAIN", received: "FULL AUDIBLE MAIN"),
            ], bench, app)
    }

    @Test func `A voice command: first the sound changes, then the screen`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        await play(
            [
                Step(method: "VR.Started", received: "FULL NOT_AUDIBLE MAIN"),
                Step(method: "UI.OnSystemContext", context: "VRSESSION", received: "FULL NOT_AUDIBLE VRSESSION"),
                Step(method: "VR.Stopped", received: "FULL AUDIBLE VRSESSION"),
                Step(method: "UI.OnSystemContext", context: "MAIN", received: "FULL AUDIBLE MAIN"),
            ], bench, app)
    }

    @Test func `A speech attenuates music only when the HMI reports its start`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        bench.hmi.script("TTS.Speak", .hold)
        let before = app.received("OnHMIStatus").count
        await app.ask(SDLSpeak(ttsChunks: [SDLTTSChunk(text: "turn left", type: .text)]))
        #expect(app.received("OnHMIStatus").count == before)
        await play(
            [
                Step(method: "TTS.Started", received: "FULL ATTENUATED MAIN"),
                Step(method: "TTS.Stopped", received: "FULL AUDIBLE MAIN"),
            ], bench, app)
    }

    @Test func `If the HMI disconnects while it listens, apps are audible again`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        await play(
            [
                Step(method: "VR.Started", received: "FULL NOT_AUDIBLE MAIN"),
                Step(method: "UI.OnSystemContext", context: "VRSESSION", received: "FULL NOT_AUDIBLE VRSESSION"),
            ], bench, app)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(app.statuses.last == "FULL AUDIBLE MAIN")
    }

    @Test func `A reconnected HMI sends driver distraction to apps, and the display only if it has changed`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        let display: JSONValue = [
            "systemCapabilityType": "DISPLAYS",
            "displayCapabilities": [["displayName": "Wide", "windowCapabilities": [["windowID": 0]]]],
        ]
        func say() async {
            bench.hmi.notify(
                "BasicCommunication.OnSystemCapabilityUpdated",
                ["appID": .int(bench.hmi.appID("Music")!), "systemCapability": display])
            bench.hmi.notify("UI.OnDriverDistraction", ["state": "DD_OFF"])
            await bench.settle()
        }
        await say()
        let heard = app.notificationNames.count
        bench.hmi.disconnect()
        await bench.pass(.seconds(5))
        await bench.connect()
        await bench.pass(.seconds(2))
        await say()
        #expect(app.notificationNames.dropFirst(heard) == ["OnDriverDistraction"])
        // While the HMI stays connected, each status that it reports is sent to the apps.
        await say()
        #expect(app.notificationNames.dropFirst(heard + 1) == ["OnSystemCapabilityUpdated", "OnDriverDistraction"])
    }
}
