import JSON
import SDLHeadUnit
import SDLRPC
import Testing

@testable import SDLHMILink

/// Tests of generated voice help. If an app sets no voice help, the head unit generates the help from the app's voice
/// commands and sends the help to the web HMI.
@MainActor
@Suite(.checksMessages) struct VoiceHelpTests {
    private func add(_ id: Int, to app: PhoneApp, saying words: [String]? = nil) async {
        let menu = SDLMenuParams(menuName: "Menu \(id)")
        await app.ask(SDLAddCommand(cmdID: id, menuParams: menu, vrCommands: words ?? ["say \(id)", "or \(id)"]))
    }

    /// Returns the texts of the last help list and the last help prompt that the HMI has received. `times` contains the
    /// number of received lists and the number of received prompts.
    private func received(_ bench: Bench) -> (listed: [JSONValue?]?, spoken: [JSONValue?]?, times: [Int]) {
        let (screen, voice) = ("UI.SetGlobalProperties", "TTS.SetGlobalProperties")
        return (
            bench.hmi.last(screen)?.params["vrHelp"]?.array?.map { $0["text"] },
            bench.hmi.last(voice)?.params["helpPrompt"]?.array?.map { $0["text"] },
            [bench.hmi.received(screen).count, bench.hmi.received(voice).count]
        )
    }

    @Test func `The help has the first voice command of each command, until the command is deleted`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await add(1, to: app)
        await add(2, to: app)
        #expect(received(bench).listed == ["say 1", "say 2"])
        #expect(received(bench).spoken == ["say 1", "say 2"])
        #expect(bench.hmi.last("UI.SetGlobalProperties")?.params["vrHelpTitle"] == "Music")
        #expect(bench.hmi.last("UI.SetGlobalProperties")?.params["vrHelp"]?[1]?["position"] == 2)
        await app.ask(SDLDeleteCommand(cmdID: 1))
        #expect(received(bench).listed == ["say 2"])
        #expect(received(bench).times == [3, 3])
        await app.ask(SDLDeleteCommand(cmdID: 2))
        // Without voice commands, the list contains the app's name.
        #expect(received(bench).listed == ["Music"] && received(bench).spoken == [])
    }

    @Test func `A command without a voice command, or after the first thirty, is not in the help`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLAddCommand(cmdID: 99, menuParams: SDLMenuParams(menuName: "Tapped")))
        #expect(received(bench).times == [0, 0])
        for id in 1...31 { await add(id, to: app) }
        #expect(received(bench).times == [30, 30])
        #expect(received(bench).listed?.count == 30 && received(bench).listed?.last == "say 30")
        await app.ask(SDLDeleteCommand(cmdID: 31))
        #expect(received(bench).times == [30, 30])
    }

    @Test func `A command that the HMI has refused does not change the help`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("VR.AddCommand", .error(4, "No."))
        await add(1, to: app)
        #expect(received(bench).times == [0, 0])
    }

    @Test func `Help that the app sets is kept until the app resets the help`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLSetGlobalProperties(helpPrompt: [SDLTTSChunk(text: "Mine", type: .text)]))
        await add(1, to: app)
        #expect(received(bench).spoken == ["Mine"] && received(bench).listed == ["say 1"])
        let help = [SDLVrHelpItem(text: "Listed", position: 1)]
        await app.ask(SDLSetGlobalProperties(vrHelpTitle: "Title", vrHelp: help))
        await add(2, to: app)
        #expect(received(bench).spoken == ["Mine"] && received(bench).listed == ["Listed"])
        await app.ask(SDLResetGlobalProperties(properties: [.vrhelpitems]))
        #expect(received(bench).listed == ["say 1", "say 2"])
        await add(3, to: app)
        #expect(received(bench).spoken == ["Mine"] && received(bench).listed == ["say 1", "say 2", "say 3"])
    }

    @Test func `A reconnected HMI gets the help`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await add(1, to: app)
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        await bench.pass(.milliseconds(1_000))
        #expect(received(bench).listed == ["say 1"] && received(bench).spoken == ["say 1"])
    }
}
