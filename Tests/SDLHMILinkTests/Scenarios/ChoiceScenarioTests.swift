import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of interactions with choices. The head unit sends requests to the HMI's screen and to the HMI's voice
/// recognition at the same time. The head unit waits for both answers, like SDL Core.
@MainActor
@Suite(.checksMessages) struct ChoiceScenarioTests {
    /// Returns an active app with a choice set, and an HMI that does not answer the requests for the choice.
    private func ready() async -> (Bench, PhoneApp) {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 9,
                choiceSet: ["Red", "Green"].enumerated().map { index, word in
                    SDLChoice(choiceID: index + 1, menuName: word, vrCommands: [word.lowercased()])
                }))
        #expect(bench.hmi.received("VR.AddCommand").map { $0.params["type"] } == ["Choice", "Choice"])
        bench.hmi.script("UI.PerformInteraction", .hold)
        bench.hmi.script("VR.PerformInteraction", .hold)
        return (bench, app)
    }

    private func which(_ mode: SDLInteractionMode) -> SDLPerformInteraction {
        SDLPerformInteraction(
            initialText: "Which?", interactionMode: mode, interactionChoiceSetIDList: [9], timeout: 10_000)
    }

    private func members(_ choice: Int?) -> JSONValue { choice.map { ["choiceID": .int($0)] } ?? [:] }

    @Test func `In mode MANUAL_ONLY, the voice interface is asked too, but does not decide`() async {
        let (bench, app) = await ready()
        bench.hmi.script("VR.PerformInteraction", .error(5, "not by voice"))
        let id = await app.ask(which(.manualOnly))
        #expect(bench.hmi.last("VR.PerformInteraction")?.params["grammarID"] == nil)
        let asked = bench.hmi.waiting("UI.PerformInteraction")?.params
        #expect(asked?["initialText"]?["fieldName"] == "initialInteractionText")
        #expect(asked?["choiceSet"]?.array?.map { $0["menuName"] } == ["Red", "Green"])
        #expect(app.answer(id) == nil)
        bench.hmi.answer("UI.PerformInteraction", 0, ["choiceID": 2])
        await bench.settle()
        #expect(app.answer(id)?["choiceID"] == 2)
        #expect(app.answer(id)?["triggerSource"] == "MENU")
    }

    @Test func `Row 5: a choice by voice closes the list on the screen`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        #expect(bench.hmi.waiting("VR.PerformInteraction")?.params["grammarID"]?.array?.count == 1)
        // A command that is spoken during the interaction belongs to the interaction.
        bench.hmi.notify("VR.OnCommand", ["cmdID": 1, "appID": .int(bench.hmi.appID("Music")!)])
        await bench.settle()
        #expect(app.received("OnCommand").isEmpty)
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 1])
        await bench.settle()
        #expect(bench.hmi.last("UI.ClosePopUp")?.params["methodName"] == "UI.PerformInteraction")
        #expect(app.answer(id) == nil)
        bench.hmi.answer("UI.PerformInteraction", 5)
        await bench.settle()
        #expect(app.answer(id)?["choiceID"] == 1)
        #expect(app.answer(id)?["triggerSource"] == "VR")
    }

    @Test func `After a choice by voice the screen has only SDL Core's time limit to answer`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 1])
        await bench.pass(.milliseconds(10_999))
        #expect(app.answer(id) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.answer(id)?["choiceID"] == 1)
        #expect(bench.findings == ["hmi.silent"])
    }

    struct Answers: CustomTestStringConvertible, Sendable {
        let voice: Int?
        let screen: Int?
        let chosen: Int?
        let source: String?

        var testDescription: String { "voice \(voice ?? 0), screen \(screen ?? 0)" }

        static let all = [
            Answers(voice: 1, screen: 2, chosen: nil, source: nil),
            Answers(voice: 2, screen: 2, chosen: 2, source: "VR"),
            Answers(voice: 1, screen: nil, chosen: 1, source: "VR"),
            Answers(voice: nil, screen: 2, chosen: 2, source: "MENU"),
        ]
    }

    @Test(arguments: Answers.all, [true, false])
    func `Row 26: in mode BOTH, one choice is a SUCCESS and two are an error`(
        _ answers: Answers, isVoiceFirst: Bool
    ) async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        let order = [("VR.PerformInteraction", answers.voice), ("UI.PerformInteraction", answers.screen)]
        for (method, choice) in isVoiceFirst ? order : order.reversed() {
            #expect(app.answer(id) == nil)
            bench.hmi.answer(method, 0, members(choice))
            await bench.settle()
        }
        #expect(app.result(id) == (answers.chosen == nil ? "GENERIC_ERROR" : "SUCCESS"))
        #expect(app.answer(id)?["success"] == .bool(answers.chosen != nil))
        #expect(app.answer(id)?["choiceID"]?.int == answers.chosen)
        #expect(app.answer(id)?["triggerSource"]?.string == answers.source)
        #expect(bench.hmi.received("UI.ClosePopUp").count == (isVoiceFirst && answers.voice != nil ? 1 : 0))
        #expect(app.context == "MAIN")
    }

    @Test func `In mode BOTH without a choice, the higher result code and both infos are sent`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        bench.hmi.answer("VR.PerformInteraction", 10, ["message": "timed out"])
        bench.hmi.answer("UI.PerformInteraction", 5, ["message": "aborted by the driver"])
        await bench.settle()
        #expect(app.result(id) == "TIMED_OUT")
        #expect(app.answer(id)?["info"] == "aborted by the driver, timed out")
        #expect(app.answer(id)?["success"] == false)
        // The order of the answers does not matter: SDL Core uses the higher code.
        let other = await app.ask(which(.both))
        bench.hmi.answer("VR.PerformInteraction", 5)
        bench.hmi.answer("UI.PerformInteraction", 10)
        await bench.settle()
        #expect(app.result(other) == "TIMED_OUT")
    }

    @Test func `In mode VR_ONLY, a warning of the screen is sent with the choice`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.vrOnly))
        bench.hmi.answer("UI.PerformInteraction", 21, ["info": "There is no such image."])
        await bench.settle()
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 2])
        await bench.settle()
        #expect(app.result(id) == "WARNINGS" && app.answer(id)?["choiceID"] == 2)
    }

    @Test(arguments: [true, false])
    func `Row 27: in mode VR_ONLY the screen has no list, and is closed only if it has not answered yet`(
        isVoiceFirst: Bool
    ) async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.vrOnly))
        #expect(bench.hmi.last("UI.PerformInteraction")?.params["choiceSet"] == nil)
        if !isVoiceFirst { bench.hmi.answer("UI.PerformInteraction") }
        await bench.settle()
        #expect(app.answer(id) == nil)
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 2])
        await bench.settle()
        #expect(app.answer(id)?["choiceID"] == 2)
        #expect(app.answer(id)?["triggerSource"] == "VR")
        #expect(bench.hmi.received("UI.ClosePopUp").count == (isVoiceFirst ? 1 : 0))
    }

    /// In SDL Core, the HMI decides which of two interactions it shows.
    @Test func `The HMI rejects a second interaction by voice, and the first one goes on`() async {
        let (bench, app) = await ready()
        let first = await app.ask(which(.vrOnly))
        bench.hmi.script("VR.PerformInteraction", .error(4, "already in progress"))
        bench.hmi.script("UI.PerformInteraction", .error(4, "already in progress"))
        let second = await app.ask(which(.vrOnly))
        #expect(app.result(second) == "REJECTED")
        #expect(app.answer(first) == nil)
        bench.hmi.answer("UI.PerformInteraction")
        await bench.settle()
        #expect(app.answer(first) == nil)
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 2])
        await bench.settle()
        #expect(app.result(first) == "SUCCESS")
        #expect(app.answer(first)?["choiceID"] == 2)
        #expect(bench.hmi.received("UI.ClosePopUp").isEmpty)
        #expect(bench.hmi.received("UI.CancelInteraction").isEmpty)
    }
}
