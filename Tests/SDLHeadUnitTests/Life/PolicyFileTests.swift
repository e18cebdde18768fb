import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// A policy's file in force: what it says of an app counts instead of the profile.
@MainActor
@Suite struct PolicyFileTests {
    private static let groups: JSONValue = [
        "Base": ["rpcs": ["Show": ["hmi_levels": ["FULL", "LIMITED"]], "OnHMIStatus": ["hmi_levels": ["FULL"]]]],
        "Told": ["rpcs": ["OnPermissionsChange": ["hmi_levels": ["FULL", "NONE"]]]],
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
            apps[name]?["groups"] = .array(own + ["Told"])
        }
        let whole: JSONValue = ["policy_table": ["functional_groupings": groups, "app_policies": apps]]
        return try #require(PolicyTable(whole.json()))
    }

    /// The groups of the app and of any, and the levels and parameters that functions then have.
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
            // One that is like another, and one that may nothing any more.
            (["app": "default", "default": ["groups": ["More"]]], ["Show": ["BACKGROUND"], "Speak": ["FULL"]]),
            (["app": .null, "default": ["groups": ["More"]]], ["Show": [], "Speak": []]),
            // What the driver has to agree to is not in force before she does.
            (["app": ["groups": ["Asked", "Nothing", "Unknown"]]], ["Alert": [], "Show": []]),
        ] as [(JSONValue, [String: [String]])])
    func `An app may what the groups say that it is in`(_ apps: JSONValue, _ levels: [String: [String]]) throws {
        var run = Run()
        _ = run.register("app")
        run.take(.presenter(.policy(try Self.table(apps)), cause: nil))
        let items = try #require(run.app("app")).policy.items
        for (name, wanted) in levels {
            let item = items.first { $0.rpcName == name }
            #expect((item?.hmiPermissions.allowed ?? []).map(\.rawValue) == wanted)
        }
    }

    @Test func `What no group names is disallowed, and of what names its parameters the others`() throws {
        var run = Run()
        let session = run.register("app")
        run.drive(.app(key: "app", .activate))
        run.take(.presenter(.policy(try Self.table(["app": ["groups": ["Base", "Car"]]])), cause: nil))
        #expect(run.ask(SDLShow(mainField1: "a"), on: session)?["resultCode"] == "SUCCESS")
        #expect(run.ask(SDLAlert(alertText1: "a"), on: session)?["resultCode"] == "DISALLOWED")
        let read = run.ask(SDLGetVehicleData(speed: true, rpm: true), on: session)
        #expect(read?["info"] == "'rpm' disallowed by policies.")
        // A list of no parameters allows none.
        #expect(run.ask(SDLSubscribeVehicleData(speed: true), on: session)?["resultCode"] == "DISALLOWED")
        // What a tester sets counts before it.
        run.drive(.permission(.init(app: "app", rpc: "Alert", allowed: ["FULL"], userDisallowed: nil)))
        #expect(run.app("app")?.policy.verdict(on: .alert, at: .full) == .allowed)
    }

    @Test func `An app hears of a policy that changes what it may, of another not, and a reset takes it away`() throws {
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

    /// The list of module types of an app, and what becomes of a wish for a climate and for a radio.
    @Test(
        arguments: [
            (["CLIMATE"], "SUCCESS", "DISALLOWED"), ([], "SUCCESS", "SUCCESS"), (nil, "DISALLOWED", "DISALLOWED"),
        ] as [([String]?, String, String)])
    func `An app may control modules of the types that its policy names, all where none is, none without a list`(
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

    /// What the policy lets an app be, what it says that it is, what it is answered, and what it then is.
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
    func `An app is what its policy lets it be`(
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
    func `What is no policy is none`(_ text: String) {
        #expect(PolicyTable(Array(text.utf8)) == nil)
    }
}
