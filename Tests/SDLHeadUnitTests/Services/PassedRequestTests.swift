import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of requests that the head unit passes on to the app that provides a service. This app answers the requests.
@Suite struct PassedRequestTests {
    private static let place = SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.3, locationName: "Zoo")
    private static let id = SDLFunctionID.sendLocation.rawValue

    /// Returns two apps: "nav" provides the active navigation service, and "app" is active.
    private func guide(_ functions: [Int] = [Self.id]) throws -> (Run, nav: SessionRef, app: SessionRef) {
        var run = Run(Profile.all[0])
        let (nav, app) = (run.register("nav", session: 1), run.register("app", session: 2))
        run.drive(.app(key: "nav", .activate))
        try publish("Guide", functions, on: nav, &run)
        run.drive(.app(key: "app", .activate))
        run.clear()
        return (run, nav, app)
    }

    private func publish(
        _ name: String, type: String = "NAVIGATION", _ functions: [Int], on session: SessionRef, _ run: inout Run
    ) throws {
        var request = Run.manifest(type, name: name)
        request.appServiceManifest.handledRPCs = functions
        _ = try run.publish(request, on: session)
    }

    @Test func `A service answers a request that it handles`() throws {
        var (run, nav, app) = try guide()
        #expect(run.ask(Self.place, on: app) == nil)
        #expect(run.questions.map(\.name) == ["SendLocation"] && run.questions.first?.session == nav)
        #expect(run.questions.first?.params["locationName"] == "Zoo")
        run.reply(["success": false, "resultCode": "IN_USE", "info": "So."])
        #expect(run.answered == ["success": false, "resultCode": "IN_USE", "info": "So."])
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `A request that a service does not support passes to the next service, then to the head unit`() throws {
        var (run, nav, app) = try guide()
        let third = run.register("third", session: 3)
        run.drive(.app(key: "third", .activate))
        try publish("Places", type: "PLACES", [Self.id], on: third, &run)
        run.drive(.app(key: "app", .activate))
        run.clear()
        let unsupported: JSONValue = ["success": false, "resultCode": "UNSUPPORTED_REQUEST"]
        run.ask(Self.place, on: app)
        #expect(run.questions.first?.session == nav)
        run.reply(unsupported)
        #expect(run.questions.first?.session == third && run.answered == nil)
        run.reply(unsupported)
        #expect(run.questions.isEmpty && run.answered == nil)
        #expect(run.drive(.navigation(.answer(accepted: true))) == nil)
        #expect(run.answered?["resultCode"] == "SUCCESS" && run.state.brokenInvariants.isEmpty)
    }

    @Test func `Only active services receive a request, and never the app that sent it`() throws {
        var (run, nav, app) = try guide([Self.id, SDLFunctionID.show.rawValue])
        #expect(run.ask(SDLShow(mainField1: "a"), on: nav)?["resultCode"] == "SUCCESS" && run.questions.isEmpty)
        run.ask(SDLShow(mainField1: "a"), on: app)
        #expect(run.questions.map(\.name) == ["Show"])
        run.reply(["success": true, "resultCode": "SUCCESS"])
        #expect(run.answered?["resultCode"] == "SUCCESS")
        let id = try #require(run.services().object?.first { $0.value["name"] == "Guide" }?.key)
        run.drive(.service(.choose(service: id, active: false, isDefault: nil)))
        run.clear()
        #expect(run.ask(SDLShow(mainField1: "b"), on: app)?["resultCode"] == "SUCCESS" && run.questions.isEmpty)
    }

    @Test func `An answer to an app that has registered again since its request is dropped`() throws {
        var (run, nav, app) = try guide()
        run.ask(Self.place, on: app)
        let question = try #require(run.questions.last)
        run.ask(SDLUnregisterAppInterface(), on: app)
        run.ask(SDLRegisterAppInterface.sample("app"), on: app)
        run.clear()
        let answer: JSONValue = ["success": true, "resultCode": "SUCCESS"]
        run.take(.answered(question.ticket, nav, AppAnswer(json: answer.json(), cause: nil)))
        #expect(run.answers.isEmpty)
    }

    @Test func `A service that is silent, gone or answers invalidly causes GENERIC_ERROR`() throws {
        var (run, nav, app) = try guide()
        run.ask(Self.place, on: app)
        run.pass(.seconds(19))
        #expect(run.answered == nil && run.findings("rpc.unanswered").isEmpty)
        run.pass(.seconds(1))
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && run.findings("app.silent").count == 1)
        run.clear()
        run.ask(Self.place, on: app)
        run.reply(["success": true])
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && !run.findings("rpc.mandatory").isEmpty)
        run.clear()
        run.ask(Self.place, on: app)
        run.take(.sessionEnded(nav))
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && run.state.brokenInvariants.isEmpty)
        run.clear()
        run.ask(Self.place, on: app)
        #expect(run.questions.isEmpty)
    }
}
