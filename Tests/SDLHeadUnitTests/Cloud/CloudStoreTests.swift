import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// An app store tells the head unit of cloud apps, and asks it what it knows of them.
@Suite struct CloudStoreTests {
    private let levels = ["FULL", "LIMITED", "BACKGROUND"]
    private let known = SDLCloudAppProperties(
        nicknames: ["Radio"], appID: "radio", enabled: true, authToken: "s3cret", cloudTransportType: "WS",
        hybridAppPreference: .cloud, endpoint: "ws://127.0.0.1:3000/")

    /// A store that may do what its group lets it do, in front.
    private func store() -> (Run, SessionRef) {
        var run = Run()
        let session = run.register("store")
        run.drive(.app(key: "store", .activate))
        for rpc in ["SetCloudAppProperties", "GetCloudAppProperties"] {
            let setting = PermissionSetting(app: "store", rpc: rpc, allowed: levels, userDisallowed: [])
            #expect(run.drive(.permission(setting)) == nil)
        }
        return (run, session)
    }

    @Test func `Without its group an app may neither set nor get`() {
        var run = Run()
        let session = run.register("store")
        let told = Self.told(run)
        #expect(told?.contains("Show") == true)
        #expect(told?.contains("SetCloudAppProperties") == false)
        run.drive(.app(key: "store", .activate))
        #expect(run.ask(SDLSetCloudAppProperties(properties: known), on: session)?["resultCode"] == "DISALLOWED")
        #expect(run.ask(SDLGetCloudAppProperties(appID: "radio"), on: session)?["resultCode"] == "DISALLOWED")
        #expect(run.state.cloudApps.isEmpty)
    }

    @Test func `What a store sets it can get, and the driver sees the app`() {
        var (run, session) = store()
        #expect(
            run.ask(SDLSetCloudAppProperties(properties: known), on: session) == [
                "success": true, "resultCode": "SUCCESS",
            ])
        let answer = run.ask(SDLGetCloudAppProperties(appID: "radio"), on: session)
        #expect(answer?["resultCode"] == "SUCCESS")
        #expect(answer?["properties"] == (try? JSONValue(parsing: known.json())))
        #expect(run.cloud("radio").map { run.state.isListed($0) } == true)
    }

    @Test func `A store is told of the functions while it is in its group, and no longer`() {
        var (run, session) = store()
        #expect(Self.told(run)?.contains("SetCloudAppProperties") == true)
        let leaves = PermissionSetting(
            app: "store", rpc: "SetCloudAppProperties", allowed: nil, userDisallowed: nil)
        #expect(run.drive(.permission(leaves)) == nil)
        #expect(Self.told(run)?.contains("SetCloudAppProperties") == false)
        #expect(Self.told(run)?.contains("GetCloudAppProperties") == true)
        #expect(run.ask(SDLSetCloudAppProperties(properties: known), on: session)?["resultCode"] == "DISALLOWED")
    }

    /// The functions an app was told of last.
    private static func told(_ run: Run) -> [String]? {
        run.notices("OnPermissionsChange").last?["permissionItem"]?.array?.compactMap { $0["rpcName"]?.string }
    }

    @Test func `What is not given stays, and an app nobody has enabled is not`() {
        var (run, session) = store()
        let bare = SDLCloudAppProperties(nicknames: ["Radio"], appID: "radio", endpoint: "ws://h:1/")
        run.ask(SDLSetCloudAppProperties(properties: bare), on: session)
        #expect(run.cloud("radio")?.properties.isEnabled == false)
        run.ask(SDLSetCloudAppProperties(properties: SDLCloudAppProperties(appID: "radio", enabled: true)), on: session)
        #expect(run.cloud("radio")?.properties.isEnabled == true)
        #expect(run.cloud("radio")?.properties.endpoint == "ws://h:1/")
    }

    @Test func `An app that nobody knows has no properties`() {
        var (run, session) = store()
        let answer = run.ask(SDLGetCloudAppProperties(appID: "radio"), on: session)
        #expect(answer?["resultCode"] == "DATA_NOT_AVAILABLE")
        #expect(answer?["info"] == "Cloud app does not exist on module")
    }

    @Test func `SDL Core takes any endpoint, and what is none is refused when it is opened`() {
        var (run, session) = store()
        var odd = known
        odd.endpoint = "no address"
        #expect(run.ask(SDLSetCloudAppProperties(properties: odd), on: session)?["resultCode"] == "SUCCESS")
        #expect(run.drive(.cloudApp(.connect(id: "radio", opens: true)))?.kind == .conflict)
        #expect(run.dials.isEmpty)
    }

    @Test func `The state says that there is a token, and not which`() {
        var (run, session) = store()
        run.ask(SDLSetCloudAppProperties(properties: known), on: session)
        let changes = run.effects.compactMap { effect -> String? in
            guard case .change(let change, _) = effect, case .add(let value) = change.operation else { return nil }
            return String(decoding: value.bytes, as: UTF8.self)
        }
        #expect(changes.contains { $0.contains(#""hasAuthToken":true"#) })
        #expect(!changes.contains { $0.contains("s3cret") })
    }
}
