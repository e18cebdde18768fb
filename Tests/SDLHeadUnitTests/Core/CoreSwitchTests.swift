import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of the differences from SDL Core that docs/fidelity.md lists. Some differences have a switch in the profile;
/// in this case, the tests check both positions of the switch.
@Suite struct CoreSwitchTests {
    private static func profile(
        _ quirk: String, _ isOn: Bool, _ change: (inout JSONValue) -> Void = { _ in }
    ) throws -> Profile {
        try .car { document in
            document["quirks"] = [quirk: .bool(isOn)]
            change(&document)
        }
    }

    private static func profile(limits: JSONValue) throws -> Profile { try .car { $0["limits"] = limits } }

    // MARK: Apps

    @Test func `A second registration in a session, by another app, is refused, and the first app stays`() throws {
        var run = Run()
        let session = run.register("first")
        let answer = run.ask(SDLRegisterAppInterface.sample("second"), on: session)
        #expect(answer?["resultCode"] == "DISALLOWED")
        #expect(run.notices.isEmpty)
        #expect(run.app("first") != nil && run.app("second") == nil)
        // All later requests on the session belong to the first app.
        #expect(run.ask(SDLListFiles(), on: session)?["resultCode"] == "SUCCESS")
        let again = run.ask(SDLRegisterAppInterface.sample("first"), on: session)
        #expect(again?["resultCode"] == "APPLICATION_REGISTERED_ALREADY")
        #expect(run.ask(SDLUnregisterAppInterface(), on: session)?["resultCode"] == "SUCCESS")
        #expect(run.app("first") == nil && run.state.brokenInvariants.isEmpty)
        #expect(run.ask(SDLRegisterAppInterface.sample("second"), on: session)?["resultCode"] == "SUCCESS")
    }

    @Test func `An app that was unregistered for too many requests may register again at once`() throws {
        var run = Run(try Self.profile(limits: ["requests": 3]))
        func registers(_ id: String, _ number: UInt64) -> (SessionRef, JSONValue?) {
            let session = run.opens(connection: number)
            return (session, run.ask(SDLRegisterAppInterface.sample(id), on: session)?["resultCode"])
        }
        let (session, _) = registers("rash", 1)
        for _ in 0..<4 { run.ask(SDLListFiles(), on: session) }
        #expect(run.notices("OnAppInterfaceUnregistered") == [["reason": "TOO_MANY_REQUESTS"]])
        #expect(registers("rash", 2).1 == "SUCCESS")
        #expect(registers("calm", 3).1 == "SUCCESS", "other apps are not affected")
        // The same applies to an app that sends too many frames.
        let (flood, _) = registers("flood", 4)
        run.take(.flooded(flood))
        run.take(.sessionEnded(flood))
        #expect(registers("flood", 5).1 == "SUCCESS")
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `A car button reaches all of its subscribers`() throws {
        var run = Run()
        var sessions: [String: SessionRef] = [:]
        sessions["map"] = run.register("map", session: 1, types: [.navigation]) { $0.isMediaApplication = true }
        sessions["music"] = run.register("music", session: 2, types: [.media]) { $0.isMediaApplication = true }
        for name in ["music", "map"] {
            run.drive(.app(key: name, .activate))
            for button in [SDLButtonName.seekleft, .ok] {
                #expect(run.ask(SDLSubscribeButton(buttonName: button), on: sessions[name]!)?["success"] == true)
            }
        }
        #expect(run.app("music")?.status.hmiLevel == .limited)
        func heard(_ name: String, of key: String? = nil) -> [String] {
            run.drive(.button(name: name, mode: .short, app: key))
            let received = run.effects.compactMap { effect -> SessionRef? in
                guard case .notify(let session, let notice, _, _) = effect, notice is SDLOnButtonPress else {
                    return nil
                }
                return session
            }
            return sessions.filter { received.contains($0.value) }.map(\.key).sorted()
        }
        #expect(heard("SEEKLEFT") == ["map", "music"])
        #expect(heard("OK") == ["map"], "OK reaches only the app in FULL")
        #expect(heard("SEEKLEFT", of: "music") == ["music"])
    }

    // MARK: Policies

    private static let alerting: JSONValue = [
        "functional_groupings": [
            "Base": [
                "rpcs": [
                    "OnPermissionsChange": ["hmi_levels": ["FULL"]], "Alert": ["hmi_levels": ["FULL", "BACKGROUND"]],
                    "SubtleAlert": ["hmi_levels": ["FULL", "BACKGROUND"]],
                ]
            ],
            "Asked": ["user_consent_prompt": "More", "rpcs": ["Show": ["hmi_levels": ["FULL"]]]],
        ],
        "app_policies": [
            "four": ["groups": ["Base", "Asked"], "priority": "NORMAL"], "none": ["groups": ["Base"]],
            "unheard": ["groups": ["Base"], "priority": "STRANGE"],
        ],
        "module_config": [
            "notifications_per_minute_by_priority": ["NORMAL": 4, "NONE": 0],
            "subtle_notifications_per_minute_by_priority": ["NORMAL": 10, "NONE": 1],
        ],
    ]

    /// Sends an Alert and a SubtleAlert at each of the times in `seconds`, and returns the results. The app has the
    /// level `level`, and the car has the policy `policy`.
    private func alerts(
        _ id: String, _ policy: JSONValue, at seconds: [Int], level: String = "BACKGROUND"
    ) throws -> (alert: [String], subtle: [String]) {
        var run = Run(try .car { $0["policy"] = policy })
        let app = run.register(id)
        run.drive(.app(key: id, .activate))
        run.drive(
            .app(
                key: id,
                .setStatus(
                    hmiLevel: level, audioStreamingState: nil, videoStreamingState: nil, systemContext: nil)))
        var (plain, subtle): ([String], [String]) = ([], [])
        for second in seconds {
            run.now = .zero + .seconds(100 + second)
            for (request, isSubtle) in [
                (SDLAlert(alertText1: "a", duration: 3_000) as any SDLRPCRequest, false),
                (SDLSubtleAlert(alertText1: "a", duration: 3_000), true),
            ] {
                // An alert that is shown has no answer yet.
                let answer = run.ask(request, on: app)
                let result = answer?["resultCode"]?.string ?? "shown"
                if isSubtle { subtle.append(result) } else { plain.append(result) }
                run.pass(.seconds(4))
                run.now = .zero + .seconds(100 + second)
                if isSubtle, result == "REJECTED" {
                    #expect(answer?["info"] == "SubtleAlert frequency is too high.")
                }
            }
        }
        return (plain, subtle)
    }

    @Test func `In BACKGROUND, an app may alert as often as its policy allows, evenly spread over the minute`() throws {
        let four = try alerts("four", Self.alerting, at: [0, 5, 14, 15, 29, 30])
        #expect(four.alert == ["shown", "REJECTED", "REJECTED", "shown", "REJECTED", "shown"])
        #expect(four.subtle == ["shown", "REJECTED", "shown", "REJECTED", "shown", "REJECTED"])
        let none = try alerts("none", Self.alerting, at: [0, 59, 60])
        #expect(none.alert == ["REJECTED", "REJECTED", "REJECTED"])
        #expect(none.subtle == ["shown", "REJECTED", "shown"])
        let unheard = try alerts("unheard", Self.alerting, at: [0])
        #expect(unheard.alert == ["REJECTED"], "no alerts for a priority without a number")
    }

    @Test func `In FULL, or without a limit in the policy, an app may alert without limit`() throws {
        #expect(try alerts("none", Self.alerting, at: [0, 1], level: "FULL").alert == ["shown", "shown"])
        var silent = Self.alerting
        silent["module_config"] = nil
        #expect(try alerts("none", silent, at: [0, 1]).alert == ["shown", "shown"])
        var plain = Self.alerting
        plain["module_config"]?["subtle_notifications_per_minute_by_priority"] = nil
        #expect(try alerts("four", plain, at: [0, 10, 15]).subtle == ["shown", "REJECTED", "shown"], "as for alerts")
    }

    @Test func `Groups that need the driver's consent become active at once when it is given`() throws {
        let car = try Self.profile("groupsAreAgreedTo", false) { $0["policy"] = Self.alerting }
        var (run, app) = Run.active("four", car)
        func shows() -> JSONValue? { run.ask(SDLShow(mainField1: "a"), on: app)?["resultCode"] }
        #expect(shows() == "DISALLOWED")
        for (isOn, result) in [(true, "SUCCESS"), (false, "DISALLOWED")] {
            run.drive(.profile(.edit(mergePatch: ["quirks": ["groupsAreAgreedTo": .bool(isOn)]])))
            #expect(run.notices.contains("OnPermissionsChange"))
            #expect(shows() == .string(result))
        }
    }

    // MARK: The car

    @Test func `The driver's time limit for a destination comes from the profile`() throws {
        var (run, app) = Run.active("app", try Self.profile(limits: ["destinationMilliseconds": 10_000]))
        let zoo = SDLSendLocation(longitudeDegrees: 8.57, latitudeDegrees: 47.38, locationName: "Zoo")
        #expect(run.ask(zoo, on: app) == nil)
        run.pass(.milliseconds(9_999))
        #expect(run.answered == nil)
        run.pass(.milliseconds(1))
        #expect(run.answered?["resultCode"] == "GENERIC_ERROR" && run.navigation["asked"] == nil)
        // The next question has its own time limit.
        #expect(run.ask(zoo, on: app) == nil)
        run.pass(.seconds(9))
        run.drive(.navigation(.answer(accepted: true)))
        #expect(run.answered?["resultCode"] == "SUCCESS")
        #expect(run.ask(zoo, on: app) == nil)
        run.pass(.seconds(9))
        #expect(run.answered == nil && run.state.brokenInvariants.isEmpty)
    }

    @Test func `All network apps together may read a module five times a second`() throws {
        var run = Run()
        func controller(_ id: String, _ number: UInt64?) -> SessionRef {
            guard let number else { return run.controller(id, session: 9) }
            let session = run.opens(connection: number)
            run.ask(SDLRegisterAppInterface.sample(id, types: [.remoteControl]), on: session)
            run.drive(.app(key: id, .activate))
            return session
        }
        let (one, two, own) = (controller("one", 1), controller("two", 2), controller("own", nil))
        func read(_ type: SDLModuleType, _ id: String? = nil, by session: SessionRef) -> JSONValue? {
            run.read(type, id, on: session)?["resultCode"]
        }
        for session in [one, two, one, two, one] { #expect(read(.climate, by: session) == "SUCCESS") }
        #expect(read(.climate, by: two) == "REJECTED" && run.findings("policy.rate").count == 1)
        #expect(read(.radio, by: two) == "SUCCESS", "each module is counted separately")
        #expect(read(.climate, by: own) == "SUCCESS", "apps on local pipes are not counted")
        run.pass(.seconds(1))
        #expect(read(.climate, by: two) == "SUCCESS")
    }

    // MARK: Services

    @Test(arguments: [(2, 2), (0, 105)])
    func `The profile limits the number of services and of subscribed types`(
        _ limit: Int, _ most: Int
    ) throws {
        var (run, app) = Run.active("app", try Self.profile(limits: ["services": .int(limit)]))
        let own = run.services().object?.count ?? 0
        let results = (0..<105).map { number -> JSONValue? in
            run.ask(Run.manifest("T\(number)"), on: app)?["resultCode"]
        }
        #expect(results.count { $0 == "SUCCESS" } == (limit == 0 ? most : limit - own))
        #expect(results.last == (limit == 0 ? "SUCCESS" : "OUT_OF_MEMORY"))
    }

    @Test(arguments: [(3, 3), (0, 30)])
    func `The profile limits how many service notifications are passed on in a second`(
        _ limit: Int, _ most: Int
    ) throws {
        var (run, sky, app, service) = try Run.weather(try Self.profile(limits: ["serviceNews": .int(limit)]))
        run.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true), on: app)
        run.reply(["success": true, "resultCode": "SUCCESS", "serviceData": Run.data(service)])
        var received = 0
        for number in 0..<30 {
            run.publishData(Run.data(service, summary: "\(number)"), on: sky)
            received += run.notices("OnAppServiceData").count
        }
        #expect(received == most)
    }

    @Test(arguments: [(100, 100), (0, 5_000)])
    func `The profile limits the bytes of a file in one answer`(_ limit: Int, _ length: Int) throws {
        var (run, app) = Run.active("app", try Self.profile(limits: ["fileBytes": .int(limit)]))
        run.ask(SDLPutFile(syncFileName: "f", fileType: .binary), on: app, bulk: [UInt8](repeating: 1, count: 5_000))
        run.ask(SDLGetFile(fileName: "f"), on: app)
        let ranges = run.effects.compactMap { if case .read(_, _, _, let range) = $0 { range } else { nil } }
        #expect(ranges == [0..<length])
    }

    @Test func `Each answer with service data changes the hash, even without a change of the subscription`() throws {
        var (run, _, app, service) = try Run.weather()
        for subscribe in [true, true, nil, false, false] as [Bool?] {
            run.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: subscribe), on: app)
            let before = run.app("app")?.hashID
            run.reply(["success": true, "resultCode": "SUCCESS", "serviceData": Run.data(service)])
            #expect(run.notices("OnHashChange").count == 1 && run.app("app")?.hashID != before)
        }
        run.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true), on: app)
        run.reply(["success": false, "resultCode": "REJECTED"])
        #expect(run.notices("OnHashChange").isEmpty)
    }
}
