import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// A choice is asked of screen and voice at once, and SDL Core waits for what both say.
@MainActor
@Suite struct ChoiceScenarioTests {
    /// An app in front that has a set to choose from, and an HMI that takes its time with both.
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

    @Test func `By hand: voice is asked too, and does not decide`() async {
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
        #expect(bench.hmi.violations == [])
    }

    @Test func `Row 5: a choice by voice closes the list on the screen`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        #expect(bench.hmi.waiting("VR.PerformInteraction")?.params["grammarID"]?.array?.count == 1)
        // What is said meanwhile belongs to the interaction.
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
        #expect(bench.hmi.violations == [])
    }

    @Test func `A screen that does not say that its list is gone is waited for no longer than Core's limit`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 1])
        await bench.pass(.milliseconds(10_999))
        #expect(app.answer(id) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.answer(id)?["choiceID"] == 1)
        #expect(bench.findings == ["hmi.silent"])
    }

    struct Say: CustomTestStringConvertible, Sendable {
        let voice: Int?
        let screen: Int?
        let chosen: Int?
        let source: String?

        var testDescription: String { "voice \(voice ?? 0), screen \(screen ?? 0)" }

        static let all = [
            Say(voice: 1, screen: 2, chosen: nil, source: nil), Say(voice: 2, screen: 2, chosen: 2, source: "VR"),
            Say(voice: 1, screen: nil, chosen: 1, source: "VR"), Say(voice: nil, screen: 2, chosen: 2, source: "MENU"),
        ]
    }

    @Test(arguments: Say.all, [true, false])
    func `Row 26: with both, one choice is a SUCCESS and two are an error`(_ say: Say, isVoiceFirst: Bool) async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        let order = [("VR.PerformInteraction", say.voice), ("UI.PerformInteraction", say.screen)]
        for (method, choice) in isVoiceFirst ? order : order.reversed() {
            #expect(app.answer(id) == nil)
            bench.hmi.answer(method, 0, members(choice))
            await bench.settle()
        }
        #expect(app.result(id) == (say.chosen == nil ? "GENERIC_ERROR" : "SUCCESS"))
        #expect(app.answer(id)?["success"] == .bool(say.chosen != nil))
        #expect(app.answer(id)?["choiceID"]?.int == say.chosen)
        #expect(app.answer(id)?["triggerSource"]?.string == say.source)
        #expect(bench.hmi.received("UI.ClosePopUp").count == (isVoiceFirst && say.voice != nil ? 1 : 0))
        #expect(app.context == "MAIN")
        #expect(bench.hmi.violations == [])
    }

    @Test func `With both, nothing chosen is the worse of what both say, with what each says of itself`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.both))
        bench.hmi.answer("VR.PerformInteraction", 10, ["message": "timed out"])
        bench.hmi.answer("UI.PerformInteraction", 5, ["message": "aborted by the driver"])
        await bench.settle()
        #expect(app.result(id) == "TIMED_OUT")
        #expect(app.answer(id)?["info"] == "aborted by the driver, timed out")
        #expect(app.answer(id)?["success"] == false)
        // The other way round it is the same result: Core takes the code with the higher number.
        let other = await app.ask(which(.both))
        bench.hmi.answer("VR.PerformInteraction", 5)
        bench.hmi.answer("UI.PerformInteraction", 10)
        await bench.settle()
        #expect(app.result(other) == "TIMED_OUT")
    }

    @Test func `By voice alone what the screen could not draw is told with the choice`() async {
        let (bench, app) = await ready()
        let id = await app.ask(which(.vrOnly))
        bench.hmi.answer("UI.PerformInteraction", 21, ["info": "There is no such image."])
        await bench.settle()
        bench.hmi.answer("VR.PerformInteraction", 0, ["choiceID": 2])
        await bench.settle()
        #expect(app.result(id) == "WARNINGS" && app.answer(id)?["choiceID"] == 2)
        #expect(bench.hmi.violations == [])
    }

    @Test(arguments: [true, false])
    func `Row 27: by voice alone the screen has no list, and is asked to close what it has only if it has not yet`(
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
        #expect(bench.hmi.violations == [])
    }
}
