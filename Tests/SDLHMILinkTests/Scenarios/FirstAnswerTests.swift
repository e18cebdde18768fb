import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of popups with several possible answers: from the bridge's page, a REST client or the HMI. Only the first
/// answer is sent to the app, and the popup closes everywhere.
@MainActor
@Suite(.checksMessages) struct FirstAnswerTests {
    /// A kind of popup. The kind consists of the app's request, the command with which the page answers, the result in
    /// the HMI's answer, and the function id in the CancelInteraction request to the HMI.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let request: any SDLRPCRequest
        let byPage: OverlayCommand
        let result: JSONValue
        let function: Int

        var method: String { "UI.\(testDescription)" }
    }

    private nonisolated static let yes = [SDLSoftButton(type: .text, text: "Yes", softButtonID: 1)]

    nonisolated static let kinds: [Kind] = [
        Kind(
            testDescription: "Alert", request: SDLAlert(alertText1: "Go on?", softButtons: yes, cancelID: 7),
            byPage: .press(Target(id: 1), mode: .short), result: [:], function: 12),
        Kind(
            testDescription: "SubtleAlert",
            request: SDLSubtleAlert(alertText1: "Go on?", softButtons: yes, cancelID: 7),
            byPage: .press(Target(id: 1), mode: .short), result: [:], function: 64),
        Kind(
            testDescription: "ScrollableMessage",
            request: SDLScrollableMessage(scrollableMessageBody: "Terms", softButtons: yes, cancelID: 7),
            byPage: .press(Target(id: 1), mode: .short), result: [:], function: 25),
        Kind(
            testDescription: "Slider",
            request: SDLSlider(numTicks: 5, position: 2, sliderHeader: "Bass", cancelID: 7), byPage: .save,
            result: ["sliderPosition": 2], function: 26),
        Kind(
            testDescription: "PerformInteraction",
            request: SDLPerformInteraction(
                initialText: "Which?", interactionMode: .manualOnly, interactionChoiceSetIDList: [9], cancelID: 7),
            byPage: .choose(Target(id: 2), source: .menu), result: ["choiceID": 2], function: 10),
    ]

    private func shown(_ kind: Kind) async -> (Bench, PhoneApp, RequestID) {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 9,
                choiceSet: [SDLChoice(choiceID: 1, menuName: "Red"), SDLChoice(choiceID: 2, menuName: "Green")]))
        bench.hmi.script(kind.method, .hold)
        bench.hmi.script("VR.PerformInteraction", .error(5, "not by voice"))
        let id = await app.ask(kind.request)
        #expect(bench.hmi.waiting(kind.method) != nil)
        #expect(app.answer(id) == nil)
        return (bench, app, id)
    }

    @Test(arguments: kinds)
    func `The page or REST answers first: the HMI's popup is cancelled`(kind: Kind) async throws {
        let (bench, app, id) = await shown(kind)
        try await bench.drive(.overlay(nil, kind.byPage))
        #expect(app.result(id) == "SUCCESS")
        let cancels = bench.hmi.received("UI.CancelInteraction").map(\.params)
        #expect(cancels.map { $0["functionID"] } == [.int(kind.function)])
        #expect(cancels.map { $0["cancelID"] } == [7])
        // The HMI's answer to the cancelled popup has no effect.
        bench.hmi.answer(kind.method, 5)
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.findings == [])
    }

    @Test(arguments: kinds)
    func `The HMI answers first: the page and REST can no longer answer`(kind: Kind) async {
        let (bench, app, id) = await shown(kind)
        bench.hmi.answer(kind.method, 0, kind.result)
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.tree("visibleOverlay") == nil)
        await #expect(throws: DriveFailure.self) { try await bench.drive(.overlay(nil, kind.byPage)) }
        #expect(bench.hmi.received("UI.CancelInteraction").isEmpty)
        #expect(bench.hmi.received("UI.ClosePopUp").isEmpty)
    }

    @Test(arguments: kinds)
    func `Both answer at the same time: the first answer counts, and the app gets one`(kind: Kind) async throws {
        let (bench, app, id) = await shown(kind)
        // The command from the page arrives while the HMI's answer is still in the queue.
        bench.hmi.answer(kind.method, 5)
        try? await bench.car.drive(.overlay(nil, kind.byPage), cause: .row(0))
        await bench.settle()
        #expect(["SUCCESS", "ABORTED"].contains(app.result(id)))
        #expect(bench.tree("visibleOverlay") == nil)
        #expect(bench.presenter.openRequests == 0 || bench.hmi.received("UI.CancelInteraction").count == 1)
    }

    @Test(arguments: kinds)
    func `The app cancels: the popup closes in the HMI and in the page`(kind: Kind) async {
        let (bench, app, id) = await shown(kind)
        let cancel = await app.ask(SDLCancelInteraction(cancelID: 7, functionID: kind.function))
        #expect(app.result(cancel) == "SUCCESS")
        #expect(app.answer(id) == nil)
        bench.hmi.answer(kind.method, 5)
        await bench.settle()
        #expect(app.result(id) == "ABORTED")
        #expect(bench.hmi.received("UI.CancelInteraction").map { $0.params["functionID"] } == [.int(kind.function)])
        #expect(bench.tree("visibleOverlay") == nil)
    }

    @Test(arguments: kinds)
    func `The app disconnects: the popup closes in the page, and the HMI is notified`(kind: Kind) async {
        let (bench, app, _) = await shown(kind)
        await app.disconnect()
        #expect(bench.tree("visibleOverlay") == nil)
        #expect(bench.hmi.received("BasicCommunication.OnAppUnregistered").count == 1)
        bench.hmi.answer(kind.method, 5)
        await bench.settle()
        #expect(bench.presenter.openRequests == 0)
    }

    @Test(arguments: kinds)
    func `If a page disconnects, answers twice or sends invalid data, the app gets exactly one answer`(
        kind: Kind
    ) async {
        let (bench, app, id) = await shown(kind)
        let asked = bench.hmi.waiting(kind.method)!
        bench.hmi.send(raw: Array(#"{"jsonrpc":"2.0","id":\#(asked.id!),"result":"well"}"#.utf8))
        await bench.settle()
        #expect(app.answer(id) == nil)
        #expect(bench.findings == ["hmi.malformed"])
        bench.hmi.answer(kind.method, 0, kind.result)
        bench.hmi.reply(asked.id!, kind.method, 4, [:])
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.findings == ["hmi.malformed", "hmi.unasked"])
        let again = await app.ask(kind.request)
        bench.hmi.disconnect()
        await bench.pass(.seconds(120))
        #expect(app.answer(again)?["success"] != nil)
        #expect(bench.presenter.openRequests == 0)
    }
}
