import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of PerformAppServiceInteraction and GetFile, with and without the driver's consent.
@Suite struct InteractionTests {
    private static func interaction(_ service: String, active: Bool? = nil) -> SDLPerformAppServiceInteraction {
        SDLPerformAppServiceInteraction(
            serviceUri: "sky:here", serviceID: service, originApp: "app", requestServiceActive: active)
    }

    @Test func `The provider receives the request, and its answer reaches the consumer`() throws {
        var (run, sky, app, service) = try Run.weather()
        #expect(run.ask(Self.interaction(service), on: app) == nil)
        #expect(run.questions.first?.session == sky)
        #expect(
            run.questions.first?.params == [
                "serviceUri": "sky:here", "serviceID": .string(service), "originApp": "app",
            ])
        let answer: JSONValue = ["success": true, "resultCode": "SUCCESS", "serviceSpecificResult": "done"]
        run.reply(answer)
        #expect(run.answered == answer)
    }

    @Test func `Invalid requests are refused with a reason`() throws {
        var (run, sky, app, service) = try Run.weather()
        #expect(run.ask(Self.interaction("x"), on: app)?["resultCode"] == "INVALID_ID")
        #expect(run.ask(Self.interaction(service), on: sky)?["resultCode"] == "IGNORED")
        #expect(
            run.ask(Self.interaction("car-navigation"), on: app)?["resultCode"] == "INVALID_DATA", "not a geo URI")
        run.drive(.app(key: "sky", .activate))
        run.ask(Run.manifest(forApps: false), on: sky)
        #expect(run.ask(Self.interaction(service), on: app)?["resultCode"] == "REJECTED")
    }

    /// Returns an app in the background, and an inactive service of another app.
    private func inBackground() throws -> (Run, app: SessionRef, service: String) {
        var (run, _, app, service) = try Run.weather()
        run.drive(.app(key: "sky", .activate))
        run.drive(.service(.choose(service: service, active: false, isDefault: nil)))
        run.clear()
        return (run, app, service)
    }

    @Test(arguments: [true, false])
    func `An app in the background needs the driver's consent to activate a service`(_ allowed: Bool) throws {
        var (run, app, service) = try inBackground()
        #expect(run.ask(Self.interaction(service, active: true), on: app) == nil && run.questions.isEmpty)
        #expect(run.drive(.service(.answer(question: nil, allowed: allowed))) == nil)
        #expect(run.active.contains(service) == allowed)
        guard allowed else {
            #expect(run.answered?["resultCode"] == "USER_DISALLOWED")
            return
        }
        #expect(run.questions.first?.params["requestServiceActive"] == nil)
        run.reply(["success": true, "resultCode": "SUCCESS"])
        #expect(run.answered?["resultCode"] == "SUCCESS")
    }

    @Test func `An active app needs no consent`() throws {
        var (run, app, service) = try inBackground()
        run.drive(.app(key: "app", .activate))
        #expect(run.ask(Self.interaction(service, active: true), on: app) == nil)
        #expect(run.active.contains(service) && run.questions.count == 1)
    }

    @Test func `A question to the driver fails after twenty seconds`() throws {
        var (run, app, service) = try inBackground()
        run.ask(Self.interaction(service, active: true), on: app)
        run.pass(.seconds(20))
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && run.state.brokenInvariants.isEmpty)
    }

    @Test func `A question ends when the service or the asking app is gone`() throws {
        var (run, app, service) = try inBackground()
        run.ask(Self.interaction(service, active: true), on: app)
        run.clear()
        run.take(.sessionEnded(SessionRef(connection: 1, session: 1)))
        #expect(run.answered?["resultCode"] == "INVALID_ID" && run.state.brokenInvariants.isEmpty)
        (run, app, service) = try inBackground()
        run.ask(Self.interaction(service, active: true), on: app)
        run.take(.sessionEnded(app))
        #expect(run.drive(.service(.answer(question: nil, allowed: true)))?.kind == .notFound)
        #expect(run.state.brokenInvariants.isEmpty)
    }

    /// The arguments: a geo URI, and the coordinates and the name in the URI.
    @Test(
        arguments: [
            ("geo:47.37,8.54", [47.37, 8.54], nil), ("GEO:-1,2,300;u=5", [-1, 2], nil),
            ("geo:0,0?z=1&q=Old+Harbour%21", [0, 0], "Old Harbour!"),
        ] as [(String, [Double], String?)])
    func `A geo URI sets the route of the car's navigation`(_ uri: String, _ at: [Double], _ name: String?) throws {
        var (run, _, app, _) = try Run.weather()
        let request = SDLPerformAppServiceInteraction(serviceUri: uri, serviceID: "car-navigation", originApp: "app")
        #expect(run.ask(request, on: app)?["resultCode"] == "SUCCESS")
        let place = try #require(run.state.navigation.route.first)
        #expect([place.coordinate?.latitudeDegrees, place.coordinate?.longitudeDegrees] == at.map { $0 })
        #expect(place.locationName == name)
    }

    @Test(arguments: ["geo:", "geo:1", "geo:91,0", "geo:0,181", "geo:a,b", "http://a", "geo:nan,nan", "geo:1,2?q=%"])
    func `An invalid geo URI is refused`(_ uri: String) throws {
        var (run, _, app, _) = try Run.weather()
        let request = SDLPerformAppServiceInteraction(serviceUri: uri, serviceID: "car-navigation", originApp: "app")
        let code = run.ask(request, on: app)?["resultCode"]
        // An unreadable name is ignored.
        #expect(code == (uri.contains("?q=%") ? "SUCCESS" : "INVALID_DATA"))
    }

    // MARK: Files

    @Test func `GetFile reads a part of the provider's file`() throws {
        var (run, sky, app, service) = try Run.weather()
        let bytes: [UInt8] = Array("0123456789".utf8)
        run.ask(SDLPutFile(syncFileName: "icon", fileType: .graphicPng), on: sky, bulk: bytes)
        #expect(run.ask(SDLGetFile(fileName: "icon", appServiceId: service, offset: 2, length: 3), on: app) == nil)
        guard
            case .read(let ticket, let key, "icon", 2..<5)? = run.effects.first(where: {
                if case .read = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "\(run.effects)") }
        #expect(key.rawValue == "sky")
        run.clear()
        run.take(.read(ticket, .bytes(Array(bytes[2..<5]))))
        #expect(
            run.answered?["length"] == 3 && run.answered?["offset"] == 2 && run.answered?["fileType"] == "GRAPHIC_PNG")
        guard case .respond(let reply)? = run.effects.first else { return #expect(Bool(false)) }
        #expect(reply.bulk == Array("234".utf8))
    }

    @Test func `A long file is returned in part, with the offset to continue at`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(
            SDLPutFile(syncFileName: "icon", fileType: .graphicPng), on: sky,
            bulk: Array(repeating: 7, count: 10_000_005)
        )
        for (offset, length, range) in [
            (nil, nil, 0..<10_000_000), (4, 10_000_001, 4..<10_000_004), (5, nil, 5..<10_000_005),
        ] as [(Int?, Int?, Range<Int>)] {
            run.clear()
            run.ask(
                SDLGetFile(fileName: "icon", appServiceId: service, offset: offset, length: length), on: app)
            for case .read(let ticket, _, _, let asked) in run.effects {
                #expect(asked == range)
                run.clear()
                run.take(.read(ticket, .bytes([7])))
            }
            let rest = "from offset \(range.upperBound)"
            #expect(run.answered?["resultCode"] == "SUCCESS")
            #expect((run.answered?["info"]?.string?.hasSuffix(rest) ?? false) == (range.upperBound < 10_000_005))
        }
    }

    @Test func `A missing file, or an offset beyond its end, is refused`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(SDLPutFile(syncFileName: "icon", fileType: .graphicPng), on: sky, bulk: [1, 2, 3])
        let table: [(SDLGetFile, String)] = [
            (SDLGetFile(fileName: "icon"), "FILE_NOT_FOUND"), (SDLGetFile(fileName: "../icon"), "INVALID_DATA"),
            (SDLGetFile(fileName: "icon", appServiceId: "x"), "INVALID_DATA"),
            (SDLGetFile(fileName: "icon", appServiceId: "car-navigation"), "FILE_NOT_FOUND"),
            (SDLGetFile(fileName: "icon", appServiceId: service, offset: 4), "INVALID_DATA"),
        ]
        for (request, code) in table { #expect(run.ask(request, on: app)?["resultCode"] == .string(code)) }
        run.ask(SDLGetFile(fileName: "icon", appServiceId: service), on: app)
        for case .read(let ticket, _, _, _) in run.effects {
            run.clear()
            run.take(.read(ticket, .failed("gone")))
        }
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && run.answered?["info"] == "gone")
    }
}
