import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of app stores: apps that set and read the properties of cloud apps.
@Suite struct CloudStoreTests {
    private let levels = ["FULL", "LIMITED", "BACKGROUND"]
    private let known = SDLCloudAppProperties(
        nicknames: ["Radio"], appID: "radio", enabled: true, authToken: "s3cret", cloudTransportType: "WS",
        hybridAppPreference: .cloud, endpoint: "ws://127.0.0.1:3000/")

    /// Returns an active app that is permitted to set and read the properties of cloud apps.
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

    @Test func `An app without the group can neither set nor get properties`() {
        var run = Run()
        let session = run.register("store")
        let received = Self.received(run)
        #expect(received?.contains("Show") == true)
        #expect(received?.contains("SetCloudAppProperties") == false)
        run.drive(.app(key: "store", .activate))
        #expect(run.ask(SDLSetCloudAppProperties(properties: known), on: session)?["resultCode"] == "DISALLOWED")
        #expect(run.ask(SDLGetCloudAppProperties(appID: "radio"), on: session)?["resultCode"] == "DISALLOWED")
        #expect(run.state.cloudApps.values.isEmpty)
    }

    @Test func `A store can get the properties that it has set, and the driver sees the app`() {
        var (run, session) = store()
        #expect(
            run.ask(SDLSetCloudAppProperties(properties: known), on: session) == [
                "success": true, "resultCode": "SUCCESS",
            ])
        let answer = run.ask(SDLGetCloudAppProperties(appID: "radio"), on: session)
        #expect(answer?["resultCode"] == "SUCCESS")
        #expect(answer?["properties"] == (try? JSONValue(parsing: known.json())))
        #expect(run.cloud("radio").map { $0.isListed(among: run.state.apps) } == true)
    }

    @Test func `OnPermissionsChange lists the store's functions only while it is in its group`() {
        var (run, session) = store()
        #expect(Self.received(run)?.contains("SetCloudAppProperties") == true)
        let removal = PermissionSetting(
            app: "store", rpc: "SetCloudAppProperties", allowed: nil, userDisallowed: nil)
        #expect(run.drive(.permission(removal)) == nil)
        #expect(Self.received(run)?.contains("SetCloudAppProperties") == false)
        #expect(Self.received(run)?.contains("GetCloudAppProperties") == true)
        #expect(run.ask(SDLSetCloudAppProperties(properties: known), on: session)?["resultCode"] == "DISALLOWED")
    }

    /// Returns the names of the functions in the last OnPermissionsChange.
    private static func received(_ run: Run) -> [String]? {
        run.notices("OnPermissionsChange").last?["permissionItem"]?.array?.compactMap { $0["rpcName"]?.string }
    }

    @Test func `Omitted properties stay as they are, and a new app is disabled by default`() {
        var (run, session) = store()
        let bare = SDLCloudAppProperties(nicknames: ["Radio"], appID: "radio", endpoint: "ws://h:1/")
        run.ask(SDLSetCloudAppProperties(properties: bare), on: session)
        #expect(run.cloud("radio")?.properties.isEnabled == false)
        run.ask(SDLSetCloudAppProperties(properties: SDLCloudAppProperties(appID: "radio", enabled: true)), on: session)
        #expect(run.cloud("radio")?.properties.isEnabled == true)
        #expect(run.cloud("radio")?.properties.endpoint == "ws://h:1/")
    }

    @Test func `An unknown app has no properties`() {
        var (run, session) = store()
        let answer = run.ask(SDLGetCloudAppProperties(appID: "radio"), on: session)
        #expect(answer?["resultCode"] == "DATA_NOT_AVAILABLE")
        #expect(answer?["info"] == "Cloud app does not exist on module")
    }

    @Test func `Any endpoint can be set, as in SDL Core, but an invalid one is refused when the app is opened`() {
        var (run, session) = store()
        var odd = known
        odd.endpoint = "no address"
        #expect(run.ask(SDLSetCloudAppProperties(properties: odd), on: session)?["resultCode"] == "SUCCESS")
        #expect(run.drive(.cloudApp(.connect(id: "radio", opens: true)))?.kind == .conflict)
        #expect(run.dials.isEmpty)
    }

    @Test func `The state tree shows that there is a token, but not the token`() {
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
