import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// A recording contains the actions of a web HMI, so that its replay gives the same effects.
@MainActor
@Suite struct ReplayTests {
    @Test func `A recording with an HMI that answers, refuses and disconnects replays identically`() async throws {
        let bench = await Bench.ready()
        let app = await bench.app("Music", [.media], isMedia: true)
        await bench.activate(app)
        _ = await app.ask(SDLShow(mainField1: "Kind of Blue"))
        bench.hmi.script("UI.Show", .error(4, "no such template"))
        #expect(app.result(await app.ask(SDLShow(mainField1: "So What"))) == "REJECTED")
        #expect(bench.tree("apps", "music", "windows", "0", "mainField1") == "Kind of Blue")
        bench.hmi.script("UI.AddCommand", .error(4, "full"))
        _ = await app.ask(SDLAddCommand(cmdID: 1, menuParams: SDLMenuParams(menuName: "Again")))
        _ = await app.ask(SDLSubtleAlert(alertText1: "Hello"))
        bench.hmi.disconnect()
        await bench.pass(.seconds(40))
        _ = await app.ask(SDLShow(mainField1: "Blue in Green"))
        let recording = bench.recording.bytes
        #expect(String(decoding: recording, as: UTF8.self).contains(#""undo":"Show""#))
        let report = try Replay.run(recording)
        #expect(report.difference == nil)
        #expect(report.inputs > 10)
    }
}
