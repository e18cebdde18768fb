import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of apps that request service data, subscribe to the data, and are notified of changes.
@Suite struct ServiceDataTests {
    private static let good: JSONValue = ["success": true, "resultCode": "SUCCESS"]
    private static let asking = SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true)

    @Test func `The provider receives the request, and its answer reaches the consumer`() throws {
        var (run, sky, app, service) = try Run.weather()
        #expect(run.ask(Self.asking, on: app) == nil, "waits for the other app")
        #expect(run.questions.map(\.name) == ["GetAppServiceData"] && run.questions.first?.session == sky)
        #expect(run.questions.first?.params == ["serviceType": "WEATHER", "subscribe": true])
        var answer = Self.good
        answer["serviceData"] = Run.data(service)
        run.reply(answer)
        #expect(run.answered == answer)
        #expect(run.state.services.subscribed(AppKey(rawValue: "app")) == ["WEATHER"])
        #expect(run.services()[service]?["data"] == Run.data(service))
        #expect(run.notices.contains("OnHashChange"), "subscriptions are resumed")
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `A subscriber is notified until it unsubscribes`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.reply(Self.good)
        run.publishData(Run.data(service, summary: "Snow"), on: sky)
        #expect(run.notices("OnAppServiceData") == [["serviceData": Run.data(service, summary: "Snow")]])
        run.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: false), on: app)
        run.reply(Self.good)
        run.publishData(Run.data(service), on: sky)
        #expect(run.notices("OnAppServiceData") == [] && run.state.services.subscribed(AppKey(rawValue: "app")) == [])
        #expect(run.services()[service]?["data"] == Run.data(service), "the state tree shows it nevertheless")
    }

    /// The arguments: a result with which the service's app answers, and whether the result is a success.
    @Test(arguments: [
        ("SUCCESS", true), ("WARNINGS", true), ("REJECTED", false), ("DATA_NOT_AVAILABLE", false),
        ("GENERIC_ERROR", false), ("UNSUPPORTED_REQUEST", false),
    ])
    func `An answer keeps its result, and only a successful one subscribes`(_ code: String, _ isGood: Bool) throws {
        var (run, _, app, _) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.reply(["success": .bool(isGood), "resultCode": .string(code), "info": "so"])
        #expect(run.answered == ["success": .bool(isGood), "resultCode": .string(code), "info": "so"])
        #expect(run.state.services.subscribed(AppKey(rawValue: "app")) == (isGood ? ["WEATHER"] : []))
    }

    @Test func `An app has twenty seconds to answer, and a late answer is a finding`() throws {
        var (run, _, app, service) = try Run.weather()
        run.ask(Self.asking, on: app)
        let question = try #require(run.questions.first)
        run.pass(.seconds(19))
        #expect(run.answered == nil && run.findings("rpc.unanswered").isEmpty)
        run.pass(.seconds(1))
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR")
        #expect(run.findings("app.silent").count == 1)
        run.clear()
        var late = Self.good
        late["serviceData"] = Run.data(service)
        run.take(.answered(question.ticket, question.session, AppAnswer(json: late.json(), cause: nil)))
        #expect(
            run.findings("app.silent").count == 1 && run.answers.isEmpty
                && run.state.services.subscribed(AppKey(rawValue: "app")) == [])
    }

    @Test func `A request fails at once when the provider is gone`() throws {
        var (run, sky, app, _) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.clear()
        run.take(.sessionEnded(sky))
        #expect(
            run.answered?["resultCode"] == "GENERIC_ERROR" && run.answered?["info"]?.string?.contains("is gone") == true
        )
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `An answer for an app that is gone is dropped`() throws {
        var (run, _, app, service) = try Run.weather()
        run.ask(Self.asking, on: app)
        let question = try #require(run.questions.first)
        run.take(.sessionEnded(app))
        run.clear()
        var answer = Self.good
        answer["serviceData"] = Run.data(service)
        run.take(.answered(question.ticket, question.session, AppAnswer(json: answer.json(), cause: nil)))
        #expect(run.answers.isEmpty && run.state.brokenInvariants.isEmpty)
    }

    /// The arguments: an invalid answer from the service's app, and the rule of the resulting finding.
    @Test(arguments: [
        (#"{"success": true}"#, "rpc.mandatory"), (#"{"success": 1, "resultCode": "SUCCESS"}"#, "rpc.type"),
    ])
    func `An invalid answer is GENERIC_ERROR and a finding`(_ text: String, _ rule: String) throws {
        var (run, _, app, _) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.reply(try JSONValue(parsing: Array(text.utf8)))
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && !run.findings(rule).isEmpty)
    }

    @Test func `A provider without the permission does not receive the request`() throws {
        var (run, _, app, _) = try Run.weather()
        run.drive(
            .permission(PermissionSetting(app: "sky", rpc: "GetAppServiceData", allowed: [], userDisallowed: nil)))
        let answer = run.ask(Self.asking, on: app)
        #expect(answer?["resultCode"] == "GENERIC_ERROR" && run.questions.isEmpty && run.state.brokenInvariants.isEmpty)
    }

    @Test func `Without a service for apps, the answer is DATA_NOT_AVAILABLE`() throws {
        var (run, sky, app, _) = try Run.weather()
        #expect(run.ask(SDLGetAppServiceData(serviceType: "MEDIA"), on: app)?["resultCode"] == "DATA_NOT_AVAILABLE")
        #expect(run.ask(Self.asking, on: sky)?["resultCode"] == "IGNORED", "the app is the provider")
        run.drive(.app(key: "sky", .activate))
        run.ask(Run.manifest(forApps: nil), on: sky)
        #expect(run.ask(Self.asking, on: app)?["resultCode"] == "DATA_NOT_AVAILABLE", "only the car may use it")
    }

    /// In this test, the data belongs to a service of the car or of another app, belongs to a service that does not
    /// exist, or has a type that is not the type of the service.
    @Test func `Data that an app must not publish is not passed on and is a finding`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.reply(Self.good)
        for (data, session) in [
            (Run.data("car-navigation", "NAVIGATION"), sky), (Run.data(service), app), (Run.data("x"), sky),
            (Run.data(service, "MEDIA"), sky),
        ] {
            run.publishData(data, on: session)
            #expect(run.findings("service.data").count == 1 && run.notices.isEmpty)
        }
        run.drive(.service(.choose(service: service, active: false, isDefault: nil)))
        run.publishData(Run.data(service), on: sky)
        #expect(run.findings("service.data").count == 1 && run.notices.isEmpty)
        run.publishData(["serviceType": "WEATHER"], on: sky)
        #expect(run.findings("rpc.mandatory").count == 1 && run.notices.isEmpty)
    }

    @Test func `Subscriptions are resumed with the app`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.reply(Self.good)
        let hash = run.app("app")?.hashID
        run.take(.sessionEnded(app))
        _ = run.register("app", session: 5) { $0.hashID = hash }
        #expect(run.state.services.subscribed(AppKey(rawValue: "app")) == ["WEATHER"])
        run.publishData(Run.data(service), on: sky)
        #expect(run.notices == ["OnAppServiceData"])
    }

    @Test func `Above the limit per second, only the newest data is passed on, when the second is over`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(Self.asking, on: app)
        run.reply(Self.good)
        var (received, findings) = ([String?](), 0)
        func note(_ run: Run) {
            received += run.notices("OnAppServiceData").map { notice in
                notice["serviceData"]?["weatherServiceData"]?["currentForecast"]?["weatherSummary"]?.string
            }
            findings += run.findings("service.data").count
        }
        for number in 1...50 {
            run.publishData(Run.data(service, summary: "\(number)"), on: sky)
            note(run)
        }
        #expect(received == (1...20).map { "\($0)" } && findings == 1)
        run.clear()
        run.pass(.milliseconds(999))
        #expect(run.notices.isEmpty)
        run.pass(.milliseconds(1))
        note(run)
        #expect(received.count == 21 && received.last == "50")
        run.publishData(Run.data(service, summary: "51"), on: sky)
        note(run)
        #expect(received.last == "51" && findings == 1)
        // The head unit delays some updates; the delayed data of a removed service is dropped.
        for _ in 0..<30 { run.publishData(Run.data(service), on: sky) }
        run.ask(SDLUnpublishAppService(serviceID: service), on: sky)
        run.clear()
        run.pass(.seconds(2))
        #expect(run.notices("OnAppServiceData").isEmpty && run.state.brokenInvariants.isEmpty)
    }

    @Test func `An app can subscribe to a hundred service types at most`() throws {
        var (run, sky, app, _) = try Run.weather()
        func subscribe(_ type: String) {
            run.ask(SDLGetAppServiceData(serviceType: type, subscribe: true), on: app)
            run.reply(Self.good)
        }
        for number in 1...98 {
            _ = try run.publish(Run.manifest("TYPE-\(number)"), on: sky)
            subscribe("TYPE-\(number)")
        }
        // The subscription to a removed service stays, and counts for the limit of subscriptions.
        let first = run.services().object?.first { $0.value["type"] == "TYPE-1" }?.key
        run.ask(SDLUnpublishAppService(serviceID: try #require(first)), on: sky)
        _ = try run.publish(Run.manifest("TYPE-99"), on: sky)
        subscribe("TYPE-99")
        run.ask(SDLGetAppServiceData(serviceType: "NAVIGATION", subscribe: true), on: app)
        #expect(run.state.services.subscribed(AppKey(rawValue: "app")).count == 100)
        let refusal = run.ask(Self.asking, on: app)
        #expect(refusal?["resultCode"] == "OUT_OF_MEMORY" && refusal?["info"]?.string?.contains("100 types") == true)
        // Subscribing again is possible, and reading without a subscription too.
        for request in [
            SDLGetAppServiceData(serviceType: "TYPE-2", subscribe: true), SDLGetAppServiceData(serviceType: "WEATHER"),
        ] {
            run.ask(request, on: app)
            #expect(run.questions.count == 1)
        }
    }

    // MARK: The car's own services

    @Test func `The car's navigation service publishes its destination`() throws {
        var (run, _, app, _) = try Run.weather()
        let answer = run.ask(SDLGetAppServiceData(serviceType: "NAVIGATION", subscribe: true), on: app)
        #expect(answer?["serviceData"]?["serviceID"] == "car-navigation")
        #expect(answer?["serviceData"]?["navigationServiceData"]?["destination"] == nil)
        run.drive(.navigation(.set(wayPoints: [["locationName": "Zoo"]])))
        let received = run.notices("OnAppServiceData").first?["serviceData"]
        #expect(received?["navigationServiceData"]?["destination"] == ["locationName": "Zoo"])
    }

    @Test func `The car's weather service can be set, and invalid data is refused with the path`() throws {
        var (run, _, app, service) = try Run.weather()
        run.drive(.service(.choose(service: service, active: false, isDefault: nil)))
        let patch: JSONValue = ["appServices": ["weather": ["location": ["locationName": "Here"]]]]
        #expect(run.drive(.profile(.edit(mergePatch: patch))) == nil)
        #expect(run.ask(Self.asking, on: app)?["serviceData"]?["serviceID"] == "car-weather")
        let sun: JSONValue = ["currentForecast": ["weatherSummary": "Sun"]]
        #expect(run.drive(.service(.set(service: "car-weather", mergePatch: sun))) == nil)
        let received = run.notices("OnAppServiceData").first?["serviceData"]?["weatherServiceData"]
        #expect(received == ["location": ["locationName": "Here"], "currentForecast": ["weatherSummary": "Sun"]])
        let bad: JSONValue = ["currentForecast": ["humidity": 2]]
        let failure = run.drive(.service(.set(service: "car-weather", mergePatch: bad)))
        #expect(failure?.kind == .invalid && failure?.detail.contains("data.currentForecast.humidity") == true)
    }

    @Test func `The driver can read and use a service of an app`() throws {
        var (run, _, _, service) = try Run.weather()
        #expect(run.drive(.service(.read(service: service))) == nil)
        #expect(run.questions.first?.name == "GetAppServiceData")
        var answer = Self.good
        answer["serviceData"] = Run.data(service)
        run.reply(answer)
        #expect(run.services()[service]?["data"] == Run.data(service) && run.answers.isEmpty)
        #expect(run.drive(.service(.interact(service: service, uri: "sky:x"))) == nil)
        #expect(run.questions.first?.params["originApp"] == "HMI_ID")
        run.reply(Self.good)
        #expect(run.answers.isEmpty && run.state.brokenInvariants.isEmpty)
    }
}
