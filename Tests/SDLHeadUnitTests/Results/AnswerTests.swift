import JSON
import Journaling
import RPCSpec
import SDLRPC
import SDLSupport
import TestJournal
import Testing

@testable import SDLHeadUnit

/// Tests that every request gets a response, and that a tester can force every result that the mobile API permits.
@MainActor
@Suite struct AnswerTests {
    /// Requests whose responses come only after an action of the driver, a recording or speech.
    private let waitingRequests = [
        "Alert", "SubtleAlert", "ScrollableMessage", "Slider", "PerformInteraction", "PerformAudioPassThru", "Speak",
    ]

    @Test func `answers each of the 63 requests with a result that its response permits`() async throws {
        var maker = try MessageMaker(seed: 1)
        let requests = maker.requests
        #expect(requests.count == 63)
        for request in requests {
            let car = TestCar()
            let app = try await TestApp.active(car, .projection)
            var params = maker.smallest(request)
            if ["Alert", "SubtleAlert"].contains(request.name) { params["alertText1"] = "a" }
            let id = await app.begin(request.name, params)
            if waitingRequests.contains(request.name), app.result(of: id) == nil {
                await car.advance(.seconds(200))
                await car.advance(.seconds(1000))
            }
            let reply = try #require(app.reply(to: id), "\(request.name) has no answer")
            let type = try #require(SDLRPCRegistry.message(named: request.name, .response) as? any SDLRPCResponse.Type)
            let result = SDLResult(rawValue: reply["resultCode"]?.string ?? "")
            let common: [SDLResult] = [
                .disallowed, .unsupportedRequest, .invalidData, .invalidId, .fileNotFound, .dataNotAvailable,
            ]
            #expect((type.resultCodes + common).contains(result), "\(request.name) says \(result)")
        }
    }

    /// Requests that the head unit does not implement. docs/messages.md lists these requests, and `MessageTableTests`
    /// checks the list.
    nonisolated static let unsupported = SDLRPCRegistry.messages
        .filter { $0.kind == .request && RequestRoute.all[$0.functionID] == nil }.map { $0.name }

    @Test func `answers each unimplemented request with a legal result`() async throws {
        var maker = try MessageMaker(seed: 2)
        let car = TestCar()
        let app = try await TestApp.active(car)
        for request in maker.requests where Self.unsupported.contains(request.name) {
            let id = await app.begin(request.name, maker.smallest(request))
            let reply = try #require(app.reply(to: id), "\(request.name) has no answer")
            #expect(reply["success"] == false, "\(request.name)")
            #expect(reply["info"] == .string("\(request.name) is not supported by this head unit"))
            let type = try #require(SDLRPCRegistry.message(named: request.name, .response) as? any SDLRPCResponse.Type)
            let result = SDLResult(rawValue: reply["resultCode"]?.string ?? "")
            #expect(type.resultCodes.isEmpty || type.resultCodes.contains(result), "\(request.name) says \(result)")
        }
    }

    /// Every function, with each result that the mobile API permits for its response.
    static let pairs: [(function: String, result: String)] = SDLRPCRegistry.messages.flatMap { type in
        guard let response = type as? any SDLRPCResponse.Type else { return [] as [(String, String)] }
        return response.resultCodes.map { (type.name, $0.rawValue) }
    }

    @Test func `each of the 592 legal pairs of function and result can be forced and is marked in the journal`()
        async throws
    {
        #expect(Self.pairs.count == 592)
        let car = TestCar()
        let app = try await TestApp.active(car)
        for (function, result) in Self.pairs {
            try await car.drive(
                .force(ForcedResult(function: function, result: result, info: "as a tester wants it", times: 1)))
            // GenericResponse is valid for any function.
            let id = await app.begin(function == "GenericResponse" ? "Show" : function)
            let reply = try #require(app.reply(to: id), "\(function) has no answer")
            #expect(reply["resultCode"] == .string(result))
            #expect(reply["info"] == "as a tester wants it")
            let good = ["SUCCESS", "WARNINGS", "WRONG_LANGUAGE", "RETRY", "SAVED", "TRUNCATED_DATA", "RESUME_FAILED"]
            #expect(reply["success"] == .bool(good.contains(result)), "\(function) \(result)")
        }
        let marked = car.journal.rows(.rpc).filter { $0["forced"] == true }
        #expect(marked.count == Self.pairs.count)
        #expect(marked.allSatisfy { $0["rpcType"] == "response" })
        // The forced responses are used up, so the next response is the real response. A forced SUCCESS has
        // unregistered the app.
        let due = await app.ask("ListFiles")
        #expect(due == "APPLICATION_NOT_REGISTERED")
    }

    @Test func `a forced success performs the request, and the answer has the members of the performed request`()
        async throws
    {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.drive(.force(ForcedResult(function: "Show", result: "WARNINGS", info: "a warning", times: 1)))
        let show = await app.begin("Show", ["mainField1": "a"])
        #expect(app.reply(to: show)?["resultCode"] == "WARNINGS")
        #expect(app.reply(to: show)?["info"] == "a warning")
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == "a")
        try await car.drive(.force(ForcedResult(function: "Slider", result: "SUCCESS", times: 1)))
        let slider = await app.begin(
            "Slider", ["numTicks": 4, "position": 3, "sliderHeader": "Volume", "timeout": 5_000])
        #expect(app.reply(to: slider) == nil)
        await car.advance(.seconds(6))
        #expect(app.reply(to: slider)?["resultCode"] == "SUCCESS")
        #expect(app.reply(to: slider)?["sliderPosition"] == 3)
        #expect(car.findings.isEmpty)
        try await car.drive(.force(ForcedResult(function: "Show", result: "WARNINGS", times: 1, delayMs: 300)))
        let late = await app.begin("Show", ["mainField1": "b"])
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == "b")
        #expect(app.reply(to: late) == nil)
        await car.advance(.milliseconds(300))
        #expect(app.reply(to: late)?["resultCode"] == "WARNINGS")
        #expect(car.journal.rows(.rpc).count { $0["forced"] == true } == 3)
    }

    @Test func `a response can be withheld or delayed, and an illegal one cannot be forced`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.drive(.force(ForcedResult(function: "Show", result: "DO_NOT_RESPOND", times: 1)))
        let withheld = await app.begin("Show", ["mainField1": "a"])
        await car.advance(.seconds(60))
        #expect(app.result(of: withheld) == nil)
        #expect(car.findings == ["rpc.unanswered"])
        try await car.drive(.force(ForcedResult(function: "Show", result: "REJECTED", times: 1, delayMs: 300)))
        let delayed = await app.begin("Show", ["mainField1": "a"])
        await car.advance(.milliseconds(299))
        #expect(app.result(of: delayed) == nil)
        await car.advance(.milliseconds(1))
        #expect(app.result(of: delayed) == "REJECTED")
        let illegal = await car.refusal(of: .force(ForcedResult(function: "Show", result: "SAVED")))
        #expect(illegal == .invalid)
    }
}
