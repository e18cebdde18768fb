import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLSupport
import TestJournal
import Testing

/// Tests of the simulated connection between apps and the head unit, which delays or loses messages.
@MainActor
@Suite struct LinkTests {
    private func losses(of car: TestCar) -> [String] {
        car.journal.rows("link").map { "\($0["direction"]?.string ?? "") \($0["name"]?.string ?? "")" }
    }

    @Test func `on a slow link, requests and responses are delayed and stay in order`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.set { $0.linkLatencyMs = 200 }
        #expect(car.tree("link") == ["latencyMs": 200, "lossPercent": 0])
        let show = await app.begin("Show", ["mainField1": "a"])
        await app.begin("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "a"]])
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == nil)
        await car.advance(.milliseconds(200))
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == "a")
        await car.advance(.milliseconds(199))
        #expect(app.heard == [])
        await car.advance(.milliseconds(1))
        #expect(app.result(of: show) == "SUCCESS")
        #expect(app.heard == ["Show SUCCESS", "AddCommand SUCCESS", "OnHashChange"])
        #expect(car.findings == [])
    }

    @Test func `later messages do not overtake earlier ones when the delay ends`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.set { $0.linkLatencyMs = 500 }
        await app.begin("Show", ["mainField1": "a"])
        try await car.set { $0.linkLatencyMs = 0 }
        await app.begin("ListFiles")
        #expect(app.heard == [])
        await car.advance(.milliseconds(500))
        #expect(app.heard == ["Show SUCCESS", "ListFiles SUCCESS"])
        await app.begin("ListFiles")
        #expect(app.heard.count == 3)
    }

    @Test func `the end of a session drops its messages in flight, and the app can connect again`() async throws {
        let car = TestCar()
        var app = try await TestApp.active(car)
        try await car.set { $0.linkLatencyMs = 500 }
        await app.begin("Show", ["mainField1": "a"])
        app.connection.close("gone")
        await car.advance(.seconds(1))
        #expect(car.tree("appOrder") == [])
        try await car.set { $0.linkLatencyMs = 0 }
        app = try await TestApp.active(car)
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == nil)
        #expect(car.journal.refused == [])
    }

    @Test func `with full loss nothing arrives, and each lost message has a row`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.set { $0.linkLossPercent = 100 }
        let show = await app.begin("Show", ["mainField1": "a"])
        try await car.drive(.app(key: "app", .close))
        #expect(app.result(of: show) == nil)
        #expect(app.heard == [])
        #expect(losses(of: car) == ["toHeadUnit Show", "toApp OnHMIStatus"])
        let lost = car.journal.rows("link")[0]
        #expect(lost["what"] == "lost")
        #expect(lost["app"] == "app")
        #expect(lost["rpcType"] == "request")
        let row = try #require(car.journal.rows.last { $0.kind == .rpc && $0.causes.isEmpty })
        #expect(car.journal.rows.first { $0.kind == "link" }?.causes == [.row(row.number)])
        // A request that was lost does not count as unanswered.
        try await car.set { $0.linkLossPercent = 0 }
        await car.advance(.seconds(11))
        #expect(car.findings == [])
        let again = await app.ask("ListFiles")
        #expect(again == "SUCCESS")
    }

    @Test func `a lossy link loses the same messages in every run`() async throws {
        func run() async throws -> (losses: [String], answers: [String?]) {
            let car = TestCar()
            let app = try await TestApp.active(car)
            try await car.set {
                $0.linkLossPercent = 30
                $0.linkLatencyMs = 20
            }
            var answers: [String?] = []
            for number in 0..<40 {
                let id = await app.begin("Show", ["mainField1": .string("\(number)")])
                await car.advance(.milliseconds(40))
                answers.append(app.result(of: id))
            }
            return (losses(of: car), answers)
        }
        let (first, second) = (try await run(), try await run())
        #expect(first.losses == second.losses)
        #expect(first.answers == second.answers)
        #expect(first.losses.contains("toHeadUnit Show"))
        #expect(first.losses.contains("toApp Show"))
        #expect((10..<35).contains(first.answers.count { $0 == "SUCCESS" }))
    }

    // MARK: Links of single apps

    private func link(_ key: String, latency: Int? = nil, loss: Int? = nil) -> HeadUnitCommand {
        .app(key: key, .setLink(latencyMs: latency, lossPercent: loss))
    }

    @Test func `the delay of one app's link does not affect another app`() async throws {
        let car = TestCar()
        let far = try await TestApp.active(car)
        let near = await TestApp.registered(car, key: "near")
        try await car.drive(link("app", latency: 300))
        #expect(car.tree("apps", "app", "link") == ["latencyMs": 300, "lossPercent": 0])
        #expect(car.tree("apps", "near", "link") == nil)
        #expect(car.tree("link") == ["latencyMs": 0, "lossPercent": 0])
        await far.begin("ListFiles")
        await car.advance(.milliseconds(100))
        let quick = await near.ask("ListFiles")
        #expect(quick == "SUCCESS")
        // The latency of an app's own link may also be shorter than the latency of the common link.
        try await car.set { $0.linkLatencyMs = 500 }
        await near.begin("ListFiles")
        near.forget()
        await car.advance(.milliseconds(500))
        #expect(far.heard == ["ListFiles SUCCESS"])
        #expect(near.heard == [])
        await car.advance(.milliseconds(500))
        #expect(near.heard == ["ListFiles SUCCESS"])
        // If the command contains no values, the common link applies again.
        try await car.drive(link("app"))
        #expect(car.tree("apps", "app", "link") == nil)
        far.forget()
        await far.begin("ListFiles")
        await car.advance(.milliseconds(999))
        #expect(far.heard == [])
        await car.advance(.milliseconds(1))
        #expect(far.heard == ["ListFiles SUCCESS"])
    }

    @Test func `losses on one app's link do not affect others`() async throws {
        let car = TestCar()
        let deaf = try await TestApp.active(car)
        let near = await TestApp.registered(car, key: "near")
        try await car.drive(link("app", loss: 100))
        let unheard = await deaf.begin("ListFiles")
        let heard = await near.ask("ListFiles")
        #expect(deaf.result(of: unheard) == nil)
        #expect(heard == "SUCCESS")
        #expect(losses(of: car) == ["toHeadUnit ListFiles"])
    }

    @Test func `an app keeps its link while it is disconnected, until a reset`() async throws {
        let car = TestCar()
        _ = await TestApp.registered(car)
        try await car.drive(link("app", latency: 200))
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        let app = TestApp(car)
        await app.start()
        _ = await app.register()
        #expect(car.tree("apps", "app", "link") == ["latencyMs": 200, "lossPercent": 0])
        await car.advance(.milliseconds(200))
        try await car.drive(.reset)
        #expect(car.tree("apps", "app", "link") == nil)
    }

    @Test(arguments: [(-1, nil), (60_001, nil), (nil, -1), (nil, 101)] as [(Int?, Int?)])
    func `refuses invalid values for an app's link`(latency: Int?, loss: Int?) async {
        let car = TestCar()
        _ = await TestApp.registered(car)
        #expect(await car.refusal(of: link("app", latency: latency, loss: loss)) == .invalid)
        #expect(await car.refusal(of: link("unknown", latency: 1)) == .notFound)
    }

    @Test(arguments: [(-1, 0), (60_001, 0), (0, -1), (0, 101)])
    func `refuses invalid values for the common link`(latency: Int, loss: Int) async {
        var settings = HeadUnitSettings()
        settings.linkLatencyMs = latency
        settings.linkLossPercent = loss
        #expect(await TestCar().refusal(of: .set(settings)) == .invalid)
    }
}
