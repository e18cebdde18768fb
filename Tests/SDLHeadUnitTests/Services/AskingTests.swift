import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Tests of requests from the head unit to apps: over the wire, with files on disk, and in replays of recordings.
@MainActor
@Suite struct AskingTests {
    /// Returns a car with two apps: "sky" provides weather, and "app" uses the weather.
    private func weather() async throws -> (Car, sky: WireClient, app: WireClient, service: String) {
        let car = try Car()
        let sky = try await car.connect("sky")
        let app = try await car.connect("app")
        try await car.drive(.app(key: "sky", .activate))
        let published = try await sky.ask(Run.manifest(name: "Sky"))
        let service = try #require(published["appServiceRecord"]?["serviceID"]?.string)
        return (car, sky, app, service)
    }

    private func questions(_ app: WireClient) -> [RPCEnvelope] { app.messages.filter { $0.kind == .request } }

    private func reply(_ app: WireClient, to question: RPCEnvelope, _ answer: JSONValue) {
        app.send(
            RPCEnvelope(
                kind: .response, functionID: question.functionID, correlationID: question.correlationID,
                json: answer.json()[...]))
    }

    @Test func `Each request to an app has its own correlation id, and answers are matched by it`() async throws {
        let (car, sky, app, service) = try await weather()
        // The second request is answered first.
        let consumers = [Task { try await app.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true)) }]
        await car.inFlight.settled()
        while questions(sky).isEmpty { await Task.yield() }
        let request = SDLPerformAppServiceInteraction(serviceUri: "sky:x", serviceID: service, originApp: "app")
        let interaction = Task { try await app.ask(request) }
        while questions(sky).count < 2 { await Task.yield() }
        let asked = questions(sky)
        #expect(asked.map(\.functionID) == [.getAppServiceData, .performAppServiceInteraction])
        #expect(asked[0].correlationID != asked[1].correlationID)
        reply(sky, to: asked[1], ["success": true, "resultCode": "SUCCESS", "serviceSpecificResult": "done"])
        #expect(try await interaction.value["serviceSpecificResult"] == "done")
        reply(
            sky, to: asked[0], ["success": true, "resultCode": "SUCCESS", "serviceData": Run.data(service)])
        #expect(try await consumers[0].value["serviceData"] == Run.data(service))
        sky.send(
            RPCEnvelope(
                SDLOnAppServiceData(
                    serviceData: SDLAppServiceData(serviceType: "WEATHER", serviceID: service)), correlationID: -1))
        while app.notices(.onAppServiceData).isEmpty { await Task.yield() }
        #expect(app.notices(.onAppServiceData).first?["serviceData"]?["serviceID"] == .string(service))
    }

    @Test func `A wrong function id in an answer is GENERIC_ERROR, and an extra answer a finding`() async throws {
        let (car, sky, app, _) = try await weather()
        let consumer = Task { try await app.ask(SDLGetAppServiceData(serviceType: "WEATHER")) }
        while questions(sky).isEmpty { await Task.yield() }
        var wrong = questions(sky)[0]
        wrong.functionID = .show
        reply(sky, to: wrong, ["success": true, "resultCode": "SUCCESS"])
        let answer = try await consumer.value
        #expect(answer["resultCode"] == "GENERIC_ERROR")
        #expect(answer["info"]?.string?.contains("cannot be read") == true)
        reply(sky, to: questions(sky)[0], ["success": true, "resultCode": "SUCCESS"])
        await car.inFlight.settled()
        let rules = car.journal.rows.filter { $0.kind == "finding" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["rule"]?.string }
        #expect(rules.contains("rpc.unasked"))
    }

    @Test func `If the provider disconnects, the open requests of fifty apps fail`() async throws {
        let (car, sky, _, _) = try await weather()
        var consumers: [WireClient] = []
        for number in 0..<50 { consumers.append(try await car.connect("app-\(number)")) }
        let waiting = consumers.map { app in
            Task { try await app.ask(SDLGetAppServiceData(serviceType: "WEATHER"))["resultCode"]?.string }
        }
        while questions(sky).count < 50 { await Task.yield() }
        for question in questions(sky).prefix(25) {
            reply(sky, to: question, ["success": true, "resultCode": "SUCCESS"])
        }
        await car.inFlight.settled()
        sky.hangUp()
        var results: [String: Int] = [:]
        for task in waiting { results[try await task.value ?? "none", default: 0] += 1 }
        #expect(results == ["SUCCESS": 25, "GENERIC_ERROR": 25])
    }

    @Test func `GetFile returns a file of the provider, as a whole or in part`() async throws {
        let (_, sky, app, service) = try await weather()
        let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0) }
        try await sky.ask(SDLPutFile(syncFileName: "icon", fileType: .graphicPng), bulk: bytes)
        for (offset, length) in [(nil, nil), (4_990, nil), (0, 10), (5_000, 1)] as [(Int?, Int?)] {
            let request = SDLGetFile(fileName: "icon", appServiceId: service, offset: offset, length: length)
            let answer = try await app.ask(request)
            let whole = bytes.dropFirst(offset ?? 0).prefix(length ?? .max)
            #expect(answer["resultCode"] == "SUCCESS" && answer["length"] == .int(whole.count))
            #expect(app.messages.last { $0.functionID == .getFile }.map { Array($0.bulk) } == Array(whole))
        }
    }
}
