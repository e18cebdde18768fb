import JSON
import RPCSpec
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the head unit accepts every member, name and limit that the mobile API defines for app services.
@Suite struct ServiceInterfaceTests {
    private static let good: JSONValue = ["success": true, "resultCode": "SUCCESS"]

    /// Returns three apps: "sky" provides a service of type "x", "app" is active, and "other" is subscribed to changes
    /// of services.
    private func car() throws -> (Run, sky: SessionRef, app: SessionRef, other: SessionRef, service: String) {
        var run = Run()
        let sky = run.register("sky", session: 1)
        let app = run.register("app", session: 2)
        let other = run.register("other", session: 3)
        for key in ["other", "sky"] { run.drive(.app(key: key, .activate)) }
        run.ask(SDLGetSystemCapability(systemCapabilityType: .appServices, subscribe: true), on: other)
        let service = try run.publish(Run.manifest("x", name: "Sky"), on: sky)["serviceID"]?.string ?? ""
        run.drive(.app(key: "app", .activate))
        run.clear()
        return (run, sky, app, other, service)
    }

    private func comment(_ param: Spec.Parameter, _ place: InterfacePlace, _ value: JSONValue, _ answer: JSONValue?)
        -> String
    {
        "\(param.name)\(place.path) \("\(value)".prefix(80)): \(answer ?? "none")"
    }

    private func refusesAll(_ request: String, _ base: JSONValue, _ walk: InterfaceWalk) throws {
        for param in walk.request(request) {
            for place in walk.places(param, []) {
                for value in place.bad {
                    var (run, sky, _, _, _) = try car()
                    let before = run.services()
                    var asked = base
                    asked[param.name] = walk.value(param, place.path[...], value)
                    let answer = try run.send(request, asked, on: sky)
                    let comment = comment(param, place, value, answer)
                    let found = ["rpc.bound", "rpc.type", "rpc.enum"].flatMap { run.findings($0) }
                    #expect(found.first?["path"]?.string?.hasPrefix(param.name) == true, "\(comment)")
                    guard value != "NOBODY_KNOWS" || answer?["resultCode"] == "INVALID_DATA" else { continue }
                    #expect(answer?["resultCode"] == "INVALID_DATA" && run.notices.isEmpty, "\(comment)")
                    #expect(run.services() == before && run.questions.isEmpty, "\(comment)")
                }
            }
        }
    }

    // MARK: Publishing

    @Test func `Each valid manifest is sent to its app and to all subscribers`() throws {
        let walk = try InterfaceWalk()
        let param = try #require(walk.request("PublishAppService").first)
        let places = walk.places(param, [])
        #expect(places.count >= 15)
        for place in places {
            for value in place.good {
                var (run, sky, app, other, _) = try car()
                let manifest = walk.value(param, place.path[...], value)
                let answer = try run.send("PublishAppService", ["appServiceManifest": manifest], on: sky)
                let comment = comment(param, place, value, answer)
                let record = answer?["appServiceRecord"]
                #expect(answer?["resultCode"] == "SUCCESS" && record?["serviceManifest"] == manifest, "\(comment)")
                let received = run.effects.compactMap { effect -> JSONValue? in
                    guard case .notify(other, let notice as SDLOnSystemCapabilityUpdated, _, _) = effect else {
                        return nil
                    }
                    return try? JSONValue(parsing: notice.json())["systemCapability"]?["appServicesCapabilities"]
                }
                let first = received.first?["appServices"]?[0]?["updatedAppServiceRecord"]
                #expect(first?["serviceManifest"] == manifest, "\(comment)")
                let capability = run.ask(SDLGetSystemCapability(systemCapabilityType: .appServices), on: app)
                let all = capability?["systemCapability"]?["appServicesCapabilities"]?["appServices"]?.array ?? []
                #expect(all.contains { $0["updatedAppServiceRecord"]?["serviceManifest"] == manifest }, "\(comment)")
            }
        }
    }

    @Test func `An invalid manifest is refused, and no service changes`() throws {
        try refusesAll("PublishAppService", [:], try InterfaceWalk())
    }

    @Test func `UnpublishAppService accepts every valid id`() throws {
        let walk = try InterfaceWalk()
        let param = try #require(walk.request("UnpublishAppService").first)
        for value in walk.places(param, []).flatMap(\.good) {
            var (run, sky, _, _, service) = try car()
            #expect(try run.send("UnpublishAppService", [param.name: value], on: sky)?["resultCode"] == "INVALID_ID")
            let gone = try run.send("UnpublishAppService", [param.name: .string(service)], on: sky)
            #expect(gone?["resultCode"] == "SUCCESS" && run.services()[service] == nil)
        }
        try refusesAll("UnpublishAppService", [:], walk)
    }

    // MARK: Data

    @Test func `A valid data request reaches the provider unchanged`() throws {
        let walk = try InterfaceWalk()
        for param in walk.request("GetAppServiceData") {
            for value in walk.places(param, []).flatMap(\.good) {
                var (run, sky, app, _, _) = try car()
                var asked: JSONValue = ["serviceType": "x"]
                asked[param.name] = value
                if let type = asked["serviceType"]?.string, type != "x" {
                    _ = try run.publish(Run.manifest(type), on: sky)
                }
                #expect(try run.send("GetAppServiceData", asked, on: app) == nil)
                #expect(run.questions.first?.params == asked && run.questions.first?.session == sky)
            }
        }
        try refusesAll("GetAppServiceData", ["serviceType": "x"], walk)
    }

    /// Returns service data in which one kind of data has a value.
    private func data(_ service: String, _ member: Spec.Parameter, _ walk: InterfaceWalk, _ value: JSONValue)
        -> JSONValue
    {
        ["serviceType": "x", "serviceID": .string(service), member.name: value]
    }

    /// Returns the kinds of service data that the mobile API defines, such as weather data.
    private func kinds(_ walk: InterfaceWalk) throws -> [Spec.Parameter] {
        let whole = try #require(walk.notification("OnAppServiceData").first)
        #expect(walk.response("GetAppServiceData").map(\.type) == [whole.type])
        return walk.structure(whole.type).filter { !["serviceType", "serviceID"].contains($0.name) }
    }

    @Test func `All valid service data reaches consumers, as an answer and as a notification`() throws {
        let walk = try InterfaceWalk()
        let kinds = try kinds(walk)
        #expect(kinds.map(\.name) == ["mediaServiceData", "weatherServiceData", "navigationServiceData"])
        var count = 0
        var (run, sky, app, _, service) = try car()
        run.ask(SDLGetAppServiceData(serviceType: "x", subscribe: true), on: app)
        run.reply(Self.good)
        for member in kinds {
            for place in walk.places(member, []) {
                for value in place.good {
                    count += 1
                    let data = data(service, member, walk, walk.value(member, place.path[...], value))
                    run.ask(SDLGetAppServiceData(serviceType: "x"), on: app)
                    var answer = Self.good
                    answer["serviceData"] = data
                    run.reply(answer)
                    #expect(run.answered == answer, "\(comment(member, place, value, run.answered))")
                    run.pass(.seconds(1))
                    run.publishData(data, on: sky)
                    let received = run.notices("OnAppServiceData")
                    #expect(received == [["serviceData": data]], "\(comment(member, place, value, received.first))")
                }
            }
        }
        #expect(count > 500, "\(count) values")
    }

    @Test func `Invalid service data is not passed on and is a finding`() throws {
        let walk = try InterfaceWalk()
        var (run, sky, app, _, service) = try car()
        run.ask(SDLGetAppServiceData(serviceType: "x", subscribe: true), on: app)
        run.reply(Self.good)
        for member in try kinds(walk) {
            for place in walk.places(member, []) {
                for value in place.bad {
                    let data = data(service, member, walk, walk.value(member, place.path[...], value))
                    run.ask(SDLGetAppServiceData(serviceType: "x"), on: app)
                    var answer = Self.good
                    answer["serviceData"] = data
                    run.reply(answer)
                    let comment = comment(member, place, value, run.answered)
                    #expect(run.answered?["resultCode"] == "GENERIC_ERROR", "\(comment)")
                    run.pass(.seconds(1))
                    run.publishData(data, on: sky)
                    #expect(run.notices.isEmpty, "\(comment)")
                    let rules = ["rpc.bound", "rpc.type", "rpc.enum"].flatMap { run.findings($0) }
                    #expect(
                        rules.first?["path"]?.string?.hasPrefix("serviceData.\(member.name)") == true,
                        "\(comment) \(rules)")
                }
            }
        }
    }

    // MARK: Interactions

    @Test func `A valid interaction reaches the provider, and its answer the consumer`() throws {
        let walk = try InterfaceWalk()
        for param in walk.request("PerformAppServiceInteraction") {
            for value in walk.places(param, []).flatMap(\.good) {
                var (run, sky, app, _, service) = try car()
                var asked: JSONValue = ["serviceUri": "x", "serviceID": .string(service), "originApp": "app"]
                if param.name != "serviceID" { asked[param.name] = value }
                #expect(try run.send("PerformAppServiceInteraction", asked, on: app) == nil, "\(param.name) \(value)")
                asked["requestServiceActive"] = nil
                #expect(run.questions.first?.params == asked && run.questions.first?.session == sky)
                for result in walk.response("PerformAppServiceInteraction") {
                    for value in walk.places(result, []).flatMap(\.good) {
                        run.reply(["success": true, "resultCode": "SUCCESS", result.name: value])
                        #expect(run.answered?[result.name] == value)
                        _ = try run.send("PerformAppServiceInteraction", asked, on: app)
                    }
                }
            }
        }
        try refusesAll("PerformAppServiceInteraction", ["serviceUri": "x", "serviceID": "a", "originApp": "app"], walk)
    }

    // MARK: Files

    @Test func `GetFile accepts every valid name, offset and length`() throws {
        let walk = try InterfaceWalk()
        for param in walk.request("GetFile") {
            for value in walk.places(param, []).flatMap(\.good) {
                var (run, sky, app, _, service) = try car()
                let name = param.name == "fileName" ? value : "x"
                run.ask(
                    SDLPutFile(syncFileName: name.string ?? "", fileType: .graphicPng), on: sky, bulk: [1, 2, 3])
                var asked: JSONValue = ["fileName": name, "appServiceId": .string(service)]
                asked[param.name] = param.name == "appServiceId" ? .string(service) : value
                let answer = try run.send("GetFile", asked, on: app)
                if let offset = asked["offset"]?.int, offset > 3 {
                    #expect(
                        answer?["resultCode"] == "INVALID_DATA"
                            && answer?["info"]?.string?.contains("file size 3") == true)
                    continue
                }
                let range = (asked["offset"]?.int ?? 0)..<min(3, (asked["length"]?.int ?? 3))
                let reads = run.effects.compactMap { effect -> ReadTicket? in
                    guard case .read(let ticket, _, name.string, range) = effect else { return nil }
                    return ticket
                }
                #expect(reads.count == 1, "\(param.name) \(value): \(answer ?? "none")")
                guard let ticket = reads.first else { continue }
                run.clear()
                run.take(.read(ticket, .bytes(Array(repeating: 1, count: range.count))))
                #expect(run.answered?["length"] == .int(range.count) && run.answered?["fileType"] == "GRAPHIC_PNG")
            }
        }
        try refusesAll("GetFile", ["fileName": "x"], walk)
    }
}
