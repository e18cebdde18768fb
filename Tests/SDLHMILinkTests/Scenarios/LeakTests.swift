import JSON
import SDLProtocol
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests that every object is released after all connections are closed, whatever the HMI page has done before.
@MainActor
@Suite struct LeakTests {
    /// Weak references to objects that must be released.
    @MainActor
    private final class WeakReferences {
        weak var bench: Bench?
        weak var presenter: HMIPresenter?
        weak var hmi: ScriptedHMI?
        weak var app: PhoneApp?

        var names: [String] {
            [
                bench.map { _ in "bench" }, presenter.map { _ in "presenter" }, hmi.map { _ in "hmi" },
                app.map { _ in "app" },
            ].compactMap(\.self)
        }
    }

    @Test(arguments: ["never answers", "answers twice", "answers garbage", "disappears", "stays"])
    func `A page that misbehaves during an alert leaves no object in memory`(page: String) async {
        let objects = WeakReferences()
        await run(page, objects)
        #expect(objects.names == [])
    }

    private func run(_ page: String, _ objects: WeakReferences) async {
        let bench = await Bench.ready()
        let app = await bench.running("Maps", [.navigation])
        (objects.bench, objects.presenter, objects.hmi, objects.app) = (bench, bench.presenter, bench.hmi, app)
        bench.hmi.script("UI.Alert", .hold)
        bench.hmi.script("UI.Show", .hold)
        let alert = await app.ask(SDLAlert(alertText1: "Low fuel", duration: 4_000))
        let show = await app.ask(SDLShow(mainField1: "text"))
        await app.stream(.video, .init(height: 480, width: 800))
        await app.send([1], on: .video)
        let asked = bench.hmi.waiting("UI.Alert")!.id!
        switch page {
        case "answers twice":
            bench.hmi.answer("UI.Alert")
            bench.hmi.reply(asked, "UI.Alert", 4, [:])
        case "answers garbage": bench.hmi.send(raw: Array("{\"jsonrpc\":\"2.0\",\"id\":\(asked),\"result\":[]}".utf8))
        case "disappears": bench.hmi.disconnect()
        default: break
        }
        await bench.pass(.seconds(60))
        #expect(app.answer(alert) != nil)
        #expect(app.answer(show) != nil)
        #expect(bench.presenter.openRequests == 0)
        await app.disconnect()
        if page != "stays" { bench.hmi.disconnect() }
        await bench.pass(.seconds(60))
    }
}
