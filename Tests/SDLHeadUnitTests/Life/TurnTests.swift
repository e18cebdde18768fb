import JSON
import SDLHeadUnit
import SDLRPC
import Testing

@Suite struct TurnTests {
    private static let left = SDLSoftButton(type: .text, text: "Left", softButtonID: 1)
    private static let mute = SDLSoftButton(type: .text, text: "Mute", softButtonID: 2)
    private static let speech = [SDLTTSChunk(text: "Turn left", type: .text)]

    @Test func `shows a turn with all its parameters`() throws {
        var (run, app) = Run.active()
        let icon = SDLImage(value: "a", imageType: .static)
        let request = SDLShowConstantTBT(
            navigationText1: "Left", navigationText2: "Quay", eta: "12:30", timeToDestination: "5 min",
            totalDistance: "3 km", turnIcon: icon, nextTurnIcon: icon, distanceToManeuver: 100,
            distanceToManeuverScale: 400, maneuverComplete: false, softButtons: [Self.left])
        #expect(run.ask(request, on: app) == ["success": true, "resultCode": "SUCCESS"])
        #expect(run.navigation["turn"]?["app"] == "app")
        #expect(run.navigation["turn"]?["params"] == (try JSONValue(parsing: request.json())))
    }

    @Test func `a new turn replaces the old one but keeps its buttons unless it has others`() {
        var (run, app) = Run.active()
        run.ask(SDLShowConstantTBT(navigationText1: "a", eta: "1", softButtons: [Self.left]), on: app)
        run.ask(SDLShowConstantTBT(navigationText1: "b"), on: app)
        #expect(run.navigation["turn"]?["params"]?["navigationText1"] == "b")
        #expect(run.navigation["turn"]?["params"]?["eta"] == nil)
        #expect(run.navigation["turn"]?["params"]?["softButtons"]?[0]?["text"] == "Left")
        run.ask(SDLShowConstantTBT(softButtons: []), on: app)
        #expect(run.navigation["turn"]?["params"]?["softButtons"] == [])
    }

    /// Invalid requests about turn-by-turn instructions. The requests have no content, or content that cannot be shown.
    private static let bad: [any SDLRPCRequest] = [
        SDLShowConstantTBT(), SDLShowConstantTBT(navigationText1: "a\nb"), SDLShowConstantTBT(navigationText2: " "),
        SDLShowConstantTBT(eta: "\t"), SDLShowConstantTBT(timeToDestination: " "),
        SDLShowConstantTBT(totalDistance: " "),
        SDLShowConstantTBT(turnIcon: SDLImage(value: " ", imageType: .static)),
        SDLShowConstantTBT(nextTurnIcon: SDLImage(value: " ", imageType: .static)),
        SDLShowConstantTBT(softButtons: [SDLSoftButton(type: .text, softButtonID: 1)]),
        SDLUpdateTurnList(), SDLUpdateTurnList(turnList: [SDLTurn()]),
        SDLUpdateTurnList(turnList: [SDLTurn(navigationText: " ")]),
        SDLUpdateTurnList(turnList: [SDLTurn(turnIcon: SDLImage(value: " ", imageType: .static))]),
        SDLUpdateTurnList(softButtons: [SDLSoftButton(type: .image, softButtonID: 1)]),
        SDLAlertManeuver(), SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: " ", type: .text)]),
        SDLAlertManeuver(softButtons: [SDLSoftButton(type: .text, text: " ", softButtonID: 1)]),
    ]

    @Test(arguments: bad.indices) func `refuses a turn that cannot be shown`(_ index: Int) {
        var (run, app) = Run.active()
        let request = Self.bad[index]
        #expect(run.ask(request, on: app)?["resultCode"] == "INVALID_DATA", "\(request)")
        #expect(run.navigation == ["wayPoints": []])
    }

    @Test func `UpdateTurnList keeps a list or button that the request omits`() {
        var (run, app) = Run.active()
        let turns = [SDLTurn(navigationText: "a"), SDLTurn(turnIcon: SDLImage(value: "b", imageType: .static))]
        #expect(run.ask(SDLUpdateTurnList(turnList: turns), on: app)?["resultCode"] == "SUCCESS")
        run.ask(SDLUpdateTurnList(softButtons: [Self.left]), on: app)
        #expect(run.navigation["turnList"]?["params"]?["turnList"]?.array?.count == 2)
        run.ask(SDLUpdateTurnList(turnList: [SDLTurn(navigationText: "c")]), on: app)
        #expect(run.navigation["turnList"]?["params"]?["turnList"] == [["navigationText": "c"]])
        #expect(run.navigation["turnList"]?["params"]?["softButtons"]?[0]?["text"] == "Left")
    }

    @Test func `a maneuver is spoken, then answered, and shown until it is complete`() {
        var (run, app) = Run.active()
        #expect(run.ask(SDLAlertManeuver(ttsChunks: Self.speech, softButtons: [Self.mute]), on: app) == nil)
        #expect(run.state.speech.current?.text == "Turn left")
        run.pass(.seconds(10))
        #expect(run.answers.last?.params == ["success": true, "resultCode": "SUCCESS"])
        run.ask(SDLShowConstantTBT(navigationText1: "Left", maneuverComplete: false), on: app)
        #expect(run.navigation["maneuver"]?["params"]?["softButtons"]?[0]?["text"] == "Mute")
        run.ask(SDLShowConstantTBT(navigationText1: "On", maneuverComplete: true), on: app)
        #expect(run.navigation["maneuver"] == nil && run.navigation["turn"] != nil)
    }

    @Test func `another speech aborts a maneuver; a maneuver without speech is answered at once`() {
        var (run, app) = Run.active()
        run.ask(SDLAlertManeuver(ttsChunks: Self.speech), on: app)
        run.ask(SDLSpeak(ttsChunks: [SDLTTSChunk(text: "Hello", type: .text)]), on: app)
        #expect(run.answers.first?.params?["resultCode"] == "ABORTED")
        #expect(run.ask(SDLAlertManeuver(softButtons: [Self.mute]), on: app)?["resultCode"] == "SUCCESS")
    }

    @Test func `warns about unsupported speech in a maneuver and refuses a missing sound file`() {
        var (run, app) = Run.active()
        let phonemes = SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "a", type: .lhplusPhonemes)])
        let answer = run.ask(phonemes, on: app)
        #expect(answer?["resultCode"] == "WARNINGS" && answer?["success"] == true)
        #expect(answer?["info"] == "Unsupported phoneme type sent in a prompt")
        let file = SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "ping.mp3", type: .file)])
        #expect(run.ask(file, on: app)?["resultCode"] == "FILE_NOT_FOUND")
    }

    @Test func `warns about a missing image and shows it when it arrives`() {
        var (run, app) = Run.active()
        let request = SDLShowConstantTBT(turnIcon: SDLImage(value: "left.png", imageType: .dynamic))
        #expect(run.ask(request, on: app)?["resultCode"] == "WARNINGS")
        #expect(run.navigation["turn"]?["params"]?["turnIcon"]?["missing"] == true)
        run.ask(SDLPutFile(syncFileName: "left.png", fileType: .graphicPng), on: app, bulk: [1])
        #expect(run.navigation["turn"]?["params"]?["turnIcon"]?["url"] != nil)
        #expect(run.effects.changedAspects.contains(.navigation))
    }

    @Test(
        arguments: [
            (SDLShowConstantTBT(softButtons: [left]), "turn"), (SDLUpdateTurnList(softButtons: [left]), "turnList"),
            (SDLAlertManeuver(softButtons: [left]), "maneuver"),
        ] as [(any SDLRPCRequest, String)])
    func `the driver can press a navigation button, and it disappears with its app`(
        _ request: any SDLRPCRequest, _ place: String
    ) {
        var (run, app) = Run.active()
        run.ask(request, on: app)
        #expect(run.navigation[place]?["app"] == "app")
        run.drive(.navigation(.press(Target(text: "Left"), mode: .short)))
        #expect(run.notices("OnButtonPress").first?["customButtonID"] == 1)
        #expect(run.drive(.navigation(.press(Target(text: "Right"), mode: .short)))?.candidates == ["1 Left"])
        run.drive(.app(key: "app", .close))
        #expect(run.navigation == ["wayPoints": []])
    }
}
