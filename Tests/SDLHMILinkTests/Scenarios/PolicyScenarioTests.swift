import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of messages about policy updates. The head unit supports only some of these messages, because the head unit
/// has no policy server.
@MainActor
@Suite(.checksMessages) struct PolicyScenarioTests {
    @Test func `A SystemRequest is sent to the HMI with the file's name, and the HMI's answer to the app`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let id = await app.ask(SDLSystemRequest(requestType: .proprietary, fileName: "update"), bulk: [1, 2])
        #expect(app.result(id) == "SUCCESS")
        let received = bench.hmi.last("BasicCommunication.SystemRequest")?.params
        #expect(received?["fileName"] == "http://127.0.0.1/files/music/update")
        #expect(received?["requestType"] == "PROPRIETARY")
        await app.ask(SDLSystemRequest(requestType: .http))
        #expect(
            bench.hmi.last("BasicCommunication.SystemRequest")?.params["fileName"]
                == "http://127.0.0.1/files/music/HTTP")
    }

    @Test func `The same app on two phones has one policyAppID`() async {
        let bench = await Bench.ready()
        for address in ["tcp 192.168.1.5:4000", "tcp 192.168.1.6:4000"] {
            await bench.phone("Music", at: address).register()
        }
        let apps = bench.hmi.received("BasicCommunication.OnAppRegistered").map { $0.params["application"] }
        #expect(apps.map { $0?["policyAppID"] } == ["music", "music"])
        #expect(Set(apps.map { $0?["appID"]?.int }).count == 2)
    }

    /// Returns a bench whose HMI is notified of the status of policy updates. The profile contains the path of a policy
    /// file.
    private func bench() async throws -> Bench {
        let bench = await Bench { $0.sendsPolicyStatus = true }
        try await bench.drive(.profile(.edit(mergePatch: ["policySnapshot": "/core/policy.json"])))
        await bench.connect()
        bench.hmi.forgetLog()
        return bench
    }

    @Test func `Apps that connect together share one update, requested a second after the last of them`()
        async throws
    {
        let bench = try await bench()
        await bench.phone("Music").register()
        #expect(bench.policyWords == ["UPDATE_NEEDED"])
        let status = bench.hmi.request("SDL.GetStatusUpdate", [:])
        await bench.pass(.milliseconds(900))
        await bench.phone("Maps").register()
        #expect(bench.hmi.answer(to: status)?["result"]?["status"] == "UPDATE_NEEDED")
        await bench.pass(.milliseconds(999))
        #expect(bench.policyWords == ["UPDATE_NEEDED"])
        await bench.pass(.milliseconds(1))
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked", "UPDATING"])
        // The current update applies to both apps.
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": "/core/new.json"])
        await bench.pass(.seconds(5))
        #expect(bench.policyWords.suffix(2) == ["UPDATING", "UP_TO_DATE"])
    }

    @Test func `An HMI that does not answer PolicyUpdate may still complete the update`() async throws {
        let bench = try await bench()
        bench.hmi.script("BasicCommunication.PolicyUpdate", .silence)
        _ = await bench.app("Music")
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked"])
        await bench.phone("Maps").register()
        await bench.pass(.seconds(2))
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked"])
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": "/core/new.json"])
        await bench.settle()
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked", "UP_TO_DATE"])
    }

    @Test func `With a policy file the HMI is asked to update it, one update at a time`() async throws {
        let bench = try await bench()
        _ = await bench.app("Music")
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked", "UPDATING"])
        #expect(
            bench.hmi.last("BasicCommunication.PolicyUpdate")?.params
                == ["file": "/core/policy.json", "timeout": 60, "retry": [1, 5, 25, 125, 625]])
        let status = bench.hmi.request("SDL.GetStatusUpdate", [:])
        _ = await bench.app("Maps")
        #expect(bench.hmi.answer(to: status)?["result"]?["status"] == "UPDATING")
        #expect(bench.policyWords.count == 3)
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": "/core/new.json"])
        await bench.settle()
        #expect(bench.hmi.last("VehicleInfo.GetVehicleData")?.params == ["odometer": true])
        // The second app connected too late for the first update.
        #expect(bench.policyWords.suffix(4) == ["UP_TO_DATE", "UPDATE_NEEDED", "asked", "UPDATING"])
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": "/core/new.json"])
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": "/core/new.json"])
        await bench.settle()
        #expect(bench.policyWords.suffix(2) == ["UPDATING", "UP_TO_DATE"])
    }

    @Test func `The update is cancelled when the last app leaves, and the next app starts a new update`() async throws {
        let bench = try await bench()
        let music = await bench.app("Music")
        let maps = await bench.app("Maps")
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked", "UPDATING"])
        await music.ask(SDLUnregisterAppInterface())
        #expect(bench.policyWords.count == 3)
        await maps.ask(SDLUnregisterAppInterface())
        #expect(bench.policyWords.suffix(2) == ["UPDATING", "UPDATE_NEEDED"])
        _ = await bench.app("Music")
        #expect(bench.policyWords.suffix(4) == ["UPDATE_NEEDED", "UPDATE_NEEDED", "asked", "UPDATING"])
    }

    private static let policy: JSONValue = [
        "policy_table": [
            "functional_groupings": [
                "Base": [
                    "rpcs": [
                        "Show": ["hmi_levels": ["FULL"]], "OnPermissionsChange": ["hmi_levels": ["FULL", "NONE"]],
                    ]
                ]
            ], "app_policies": ["music": ["groups": ["Base"]], "default": ["groups": []]],
        ]
    ]

    /// Returns a bench with an app that has sent a policy file, and the name of this file.
    private func uploaded(_ bytes: [UInt8]) async throws -> (Bench, PhoneApp, name: String) {
        let bench = await Bench { $0.sendsPolicyStatus = true }
        try await bench.drive(.profile(.edit(mergePatch: ["policySnapshot": "/core/policy.json"])))
        await bench.connect()
        let app = await bench.running()
        await app.ask(SDLSystemRequest(requestType: .proprietary, fileName: "update"), bulk: bytes)
        let name = try #require(bench.hmi.last("BasicCommunication.SystemRequest")?.params["fileName"]?.string)
        return (bench, app, name)
    }

    private func alert(_ app: PhoneApp) async -> String? { app.result(await app.ask(SDLAlert(alertText1: "a"))) }

    @Test func `An uploaded policy applies after the HMI's notification, and only unlisted apps need an update`()
        async throws
    {
        let (bench, app, name) = try await uploaded(Self.policy.json())
        #expect(await alert(app) == "SUCCESS")
        let count = app.received("OnPermissionsChange").count
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": .string(name)])
        await bench.settle()
        #expect(bench.policyWords.last == "UP_TO_DATE")
        #expect(app.received("OnPermissionsChange").count == count + 1)
        #expect(await alert(app) == "DISALLOWED")
        bench.hmi.forgetLog()
        await app.disconnect()
        let back = await bench.app("Music")
        #expect(bench.policyWords == [])
        #expect(await alert(back) == "DISALLOWED")
        _ = await bench.app("News")
        #expect(bench.policyWords == ["UPDATE_NEEDED", "asked", "UPDATING"])
        #expect(!bench.findings.contains("hmi.policy"))
    }

    @Test func `An uploaded policy is found by its name, in any folder`() async throws {
        let (bench, app, name) = try await uploaded(Self.policy.json())
        let last = try #require(name.split(separator: "/").last)
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": .string("/elsewhere/\(last)")])
        await bench.settle()
        #expect(await alert(app) == "DISALLOWED")
    }

    @Test func `An invalid policy file changes nothing and is a finding`() async throws {
        let (bench, app, name) = try await uploaded([1, 2, 3])
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": .string(name)])
        await bench.settle()
        #expect(bench.policyWords.last == "UPDATING")
        #expect(bench.findings == ["hmi.policy"])
        #expect(await alert(app) == "SUCCESS")
    }

    @Test func `A file that no app has sent changes nothing`() async throws {
        let (bench, app, _) = try await uploaded(Self.policy.json())
        bench.hmi.notify("SDL.OnReceivedPolicyUpdate", ["policyfile": "/elsewhere"])
        await bench.settle()
        #expect(bench.policyWords.last == "UP_TO_DATE")
        #expect(await alert(app) == "SUCCESS")
    }
}

extension Bench {
    /// The messages about policy updates that the HMI has received, in order.
    fileprivate var policyWords: [String] {
        hmi.log.compactMap { message in
            switch message.method {
            case "SDL.OnStatusUpdate": message.params["status"]?.string
            case "BasicCommunication.PolicyUpdate": "asked"
            default: nil
            }
        }
    }
}
