import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the rules of the policy file for an app have precedence over the profile.
@MainActor
@Suite struct PolicyFileTests {
    private static let groups: JSONValue = [
        "Base": ["rpcs": ["Show": ["hmi_levels": ["FULL", "LIMITED"]], "OnHMIStatus": ["hmi_levels": ["FULL"]]]],
        "Notified": ["rpcs": ["OnPermissionsChange": ["hmi_levels": ["FULL", "NONE"]]]],
        "More": ["rpcs": ["Show": ["hmi_levels": ["BACKGROUND"]], "Speak": ["hmi_levels": ["FULL"]]]],
        "Car": [
            "rpcs": [
                "GetVehicleData": ["hmi_levels": ["FULL"], "parameters": ["speed"]],
                "SubscribeVehicleData": ["hmi_levels": ["FULL"], "parameters": []],
            ]
        ], "Asked": ["user_consent_prompt": "Alerts", "rpcs": ["Alert": ["hmi_levels": ["FULL"]]]],
        "Nothing": ["rpcs": .null],
    ]

    private static func table(_ apps: JSONValue) throws -> PolicyTable {
        var apps = apps
        for (name, policy) in apps.object ?? [:] {
            guard let own = policy["groups"]?.array else { continue }
            apps[name]?["groups"] = .array(own + ["Notified"])
        }
        let whole: JSONValue = ["policy_table": ["functional_groupings": groups, "app_policies": apps]]
        return try #require(PolicyTable(whole.json()))
    }

    /// The arguments: the entries of apps in a policy file, and the levels at which the app may use functions.
    @Test(
        arguments: [
            (
                ["app": ["groups": ["Base"]], "default": ["groups": ["More"]]],
                ["Show": ["FULL", "LIMITED"], "Speak": []]
            ),
            (
                ["other": ["groups": ["Base"]], "default": ["groups": ["More"]]],
                ["Show": ["BACKGROUND"], "Speak": ["FULL"]]
            ),
            (["app": ["groups": ["Base", "More"]]], ["Show": ["FULL", "LIMITED", "BACKGROUND"], "Speak": ["FULL"]]),
            // An app whose entry refers to another entry, and a revoked app.
            (["app": "default", "default": ["groups": ["More"]]], ["Show": ["BACKGROUND"], "Speak": ["FULL"]]),
            (["app": .null, "default": ["groups": ["More"]]], ["Show": [], "Speak": []]),
            // A group with a consent prompt does not apply before the driver agrees.
            (["app": ["groups": ["Asked", "Nothing", "Unknown"]]], ["Alert": [], "Show": []]),
        ] as [(JSONValue, [String: [String]])])
    func `the groups of an app determine its permissions`(_ apps: JSONValue, _ levels: [String: [String]]) throws {
        var run = Run()
        _ = run.register("app")
        run.take(.presenter(.policy(try Self.table(apps)), cause: nil))
        let items = try #require(run.app("app")).policy.items
        for (name, wanted) in levels {
            let item = items.first { $0.rpcName == name }
            #expect((item?.hmiPermissions.allowed ?? []).map(\.rawValue) == wanted)
        }
    }

    @Test func `the same app on another phone has the same permissions`() async throws {
        let car = TestCar()
        await car.headUnit.receive(.policy(try Self.table(["app": ["groups": ["Base"]]])), cause: nil)
        let pipes = ["tcp 192.168.1.5:4000", "tcp 192.168.1.6:4000"]
        for pipe in pipes { _ = await TestApp.registered(car, pipe: pipe) }
        let keys = ["app", "app@192.168.1.6"]
        #expect(car.tree("appOrder") == .array(keys.map { .string($0) }))
        for key in keys {
            #expect(car.tree("apps", key, "permissions", "Show", "allowed") == ["FULL", "LIMITED"], "\(key)")
        }
    }

    @Test func `a revoked app is notified only that it is in NONE`() throws {
        var run = Run()
        run.take(.presenter(.policy(try Self.table(["app": .null])), cause: nil))
        _ = run.register("app")
        #expect(run.notices("OnHMIStatus").map { $0["hmiLevel"] } == ["NONE"])
        run.drive(.app(key: "app", .activate))
        #expect(run.notices("OnHMIStatus").isEmpty)
        #expect(try #require(run.app("app")).policy.items == [])
    }

    @Test func `an app that was revoked while its connection was lost stays in NONE`() async throws {
        let car = TestCar()
        _ = try await TestApp.active(car, .media)
        try await car.drive(.app(key: "app", .disconnect(reason: "TRANSPORT_LOST")))
        await car.headUnit.receive(.policy(try Self.table(["app": .null])), cause: nil)
        let app = await TestApp.registered(car, .media)
        await car.advance(.seconds(4))
        #expect(car.tree("apps", "app", "hmiLevel") == "NONE")
        #expect(app.statuses == [])
    }

    @Test func `GenericResponse is listed if a group lists it`() throws {
        var run = Run()
        _ = run.register("app")
        let groups: JSONValue = ["Base": ["rpcs": ["GenericResponse": ["hmi_levels": ["FULL"]]]]]
        let policies: JSONValue = ["app": ["groups": ["Base"]]]
        let whole: JSONValue = ["policy_table": ["functional_groupings": groups, "app_policies": policies]]
        run.take(.presenter(.policy(try #require(PolicyTable(whole.json()))), cause: nil))
        #expect(try #require(run.app("app")).policy.items.map(\.rpcName) == ["GenericResponse"])
    }

    @Test func `functions and parameters that no group lists are disallowed`() throws {
        var run = Run()
        let session = run.register("app")
        run.drive(.app(key: "app", .activate))
        run.take(.presenter(.policy(try Self.table(["app": ["groups": ["Base", "Car"]]])), cause: nil))
        #expect(run.ask(SDLShow(mainField1: "a"), on: session)?["resultCode"] == "SUCCESS")
        #expect(run.ask(SDLAlert(alertText1: "a"), on: session)?["resultCode"] == "DISALLOWED")
        let read = run.ask(SDLGetVehicleData(speed: true, rpm: true), on: session)
        #expect(read?["info"] == "'rpm' disallowed by policies.")
        // An empty list of parameters permits no parameter.
        #expect(run.ask(SDLSubscribeVehicleData(speed: true), on: session)?["resultCode"] == "DISALLOWED")
        // A tester's setting has precedence.
        run.drive(.permission(.init(app: "app", rpc: "Alert", allowed: ["FULL"], userDisallowed: nil)))
        #expect(run.app("app")?.policy.verdict(on: .alert, at: .full) == .allowed)
    }

    @Test func `an app is notified only if a policy changes its permissions, and a reset removes the policy`() throws {
        var run = Run()
        let session = run.register("app")
        run.drive(.app(key: "app", .activate))
        let table = try Self.table(["app": ["groups": ["Base"]]])
        run.take(.presenter(.policy(table), cause: nil))
        #expect(run.notices("OnPermissionsChange").count == 1)
        run.clear()
        run.take(.presenter(.policy(table), cause: nil))
        #expect(run.notices("OnPermissionsChange").count == 0)
        let speak = SDLSpeak(ttsChunks: [SDLTTSChunk(text: "a", type: .text)])
        #expect(run.ask(speak, on: session)?["resultCode"] == "DISALLOWED")
        run.drive(.reset)
        run.drive(.app(key: "app", .activate))
        #expect(run.app("app")?.policy.verdict(on: .speak, at: .full) == .allowed)
    }

    /// The arguments: the module types that the policy permits, and the results of requests for climate and radio.
    @Test(
        arguments: [
            (["CLIMATE"], "SUCCESS", "DISALLOWED"), ([], "SUCCESS", "SUCCESS"), (nil, "DISALLOWED", "DISALLOWED"),
        ] as [([String]?, String, String)])
    func `an app may control the listed types of modules, all for an empty list, none without a list`(
        _ types: [String]?, _ climate: String, _ radio: String
    ) throws {
        var (run, session) = Run.controlling()
        let rpcs: JSONValue = [
            "GetInteriorVehicleData": ["hmi_levels": ["FULL"]], "ButtonPress": ["hmi_levels": ["FULL"]],
        ]
        var policy: JSONValue = ["groups": ["Modules"]]
        policy["moduleType"] = types.map { .array($0.map { .string($0) }) }
        let whole: JSONValue = [
            "policy_table": ["functional_groupings": ["Modules": ["rpcs": rpcs]], "app_policies": ["app": policy]]
        ]
        run.take(.presenter(.policy(try #require(PolicyTable(whole.json()))), cause: nil))
        #expect(run.read(.climate, on: session)?["resultCode"]?.string == climate)
        let answer = run.read(.radio, on: session)
        #expect(answer?["resultCode"]?.string == radio)
        #expect((answer?["info"] == "The RPC is disallowed by vehicle settings") == (radio == "DISALLOWED"))
    }

    /// The arguments: the app types that the policy permits, the app types with which the app registers, the result
    /// code, and the info.
    @Test(
        arguments: [
            (["REMOTE_CONTROL"], [.media], "WARNINGS", "Following AppHmiTypes are not present in policy table:MEDIA,"),
            (["MEDIA", "DEFAULT"], [.media], "SUCCESS", nil), ([], [.media], "SUCCESS", nil),
            (["MEDIA"], [.webView], "DISALLOWED", "WEB_VIEW AppHmiType is absent in application policies"),
            (
                [], [.webView], "DISALLOWED",
                "WEB_VIEW AppHmiType is absent in application policies, because they are empty"
            ),
        ] as [([String], [SDLAppHMIType], String, String?)])
    func `the policy restricts the types of an app`(
        _ allowed: [String], _ wanted: [SDLAppHMIType], _ result: String, _ info: String?
    ) throws {
        var run = Run()
        let policy: JSONValue = ["groups": ["Base"], "AppHMIType": .array(allowed.map { .string($0) })]
        run.take(.presenter(.policy(try Self.table(["app": policy])), cause: nil))
        run.clear()
        _ = run.register("app", types: wanted)
        #expect(run.answered?["resultCode"]?.string == result)
        #expect(run.answered?["info"]?.string == info)
        let types = run.app("app").map { $0.types.map(\.rawValue) }
        #expect(types == (result == "DISALLOWED" ? nil : allowed.isEmpty ? wanted.map(\.rawValue) : allowed))
    }

    @Test(arguments: ["", "[]", #"{"policy_table":{}}"#, #"{"policy_table":{"functional_groupings":{}}}"#])
    func `refuses an invalid policy`(_ text: String) {
        #expect(PolicyTable(Array(text.utf8)) == nil)
    }
}
