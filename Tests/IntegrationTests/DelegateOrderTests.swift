import Foundation
import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests of the order in which the delegate and the observers are notified of an app's state changes. Also tests which
/// state they can read during a notification.
@MainActor
@Suite(.serialized) struct DelegateOrderTests {
    /// A delegate with the method names of proposal SDL-0156's final text. Records the calls of its methods.
    private final class FinalDelegate: SDLApplicationDelegate {
        var report: (String) -> Void = { _ in }
        func applicationDidFinishLaunching(_ application: SDLApplication) { report("launch") }
        func applicationDidConnect(_ application: SDLApplication) { report("connect") }
        func applicationDidBecomeAudible(_ application: SDLApplication) { report("audible") }
    }

    private final class DraftDelegate: SDLAppDelegate {
        var report: (String) -> Void = { _ in }
        var onDisconnect: (SDLApplication) -> Void = { _ in }
        func appDidConnect(_ app: SDLApplication) { report("connect") }
        func appDidDisconnect(_ app: SDLApplication) { onDisconnect(app) }
    }

    private func call(_ harness: Harness) -> String {
        harness.appJournal.rows.last { $0.kind == "delegate" }
            .flatMap { try? JSONValue(parsing: $0.payload.bytes)["call"]?.string } ?? "nothing"
    }

    /// Records in `heard` the notifications that `app` posts.
    private func listen(to app: SDLApplication, _ names: [Notification.Name], _ heard: Lock<[String]>)
        -> [any NSObjectProtocol]
    {
        let id = ObjectIdentifier(app)
        return names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let object = notification.object as AnyObject?, ObjectIdentifier(object) == id else { return }
                heard.withLock { $0.append(String(name.rawValue.dropFirst("com.sdl.notification.".count))) }
            }
        }
    }

    @Test(arguments: [false, true])
    func `Ruling 61: a step is logged first, then the delegate is called, then both notifications are posted`(
        _ usesFinalNames: Bool
    ) async throws {
        let (draft, final) = (DraftDelegate(), FinalDelegate())
        let delegate: any SDLAppDelegate = usesFinalNames ? final : draft
        let harness = try Harness(delegate: delegate) { SDLViewController() }
        let heard = Lock([String]())
        let report = { (step: String) in
            let row = call(harness)
            heard.withLock { $0.append("\(step), after \(row)") }
        }
        (draft.report, final.report) = (report, report)
        let tokens = listen(to: harness.app, [.SDLAppDidConnect, .SDLApplicationDidConnect], heard)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await harness.start()
        #expect(
            heard.withLock { $0 } == ["connect, after appDidConnect", "appDidConnect", "applicationDidConnect"])
    }

    @Test func `Ruling 52: the same order applies when the app becomes audible`() async throws {
        let delegate = FinalDelegate()
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration, delegate: delegate) { SDLViewController() }
        await harness.start()
        let heard = Lock([String]())
        delegate.report = { step in
            let row = call(harness)
            heard.withLock { $0.append("\(step), after \(row)") }
        }
        let tokens = listen(to: harness.app, [.SDLApplicationDidBecomeAudible], heard)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try await harness.activate()
        #expect(
            heard.withLock { $0 } == [
                "launch, after appDidFinishLaunch", "audible, after applicationDidBecomeAudible",
                "applicationDidBecomeAudible",
            ])
    }

    @Test func `In appDidDisconnect nothing of the former head unit is left`() async throws {
        let delegate = DraftDelegate()
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        let harness = try Harness(configuration, delegate: delegate) { SDLViewController() }
        await harness.start()
        let app: SDLApplication = harness.app
        app.fileManager.upload(file: SDLFile(data: [1], name: "a"))
        app.streamManager?.startVideo()
        try await harness.activate()
        #expect(app.permissionManager.isRPCNameAllowed("Show") && app.fileManager.remoteFileNames == ["a"])
        #expect(app.systemCapabilityManager.defaultMainWindowCapability != nil)
        #expect(app.streamManager?.videoStreamState == .ready)
        var found: [String] = ["not called"]
        delegate.onDisconnect = { app in
            found = []
            if !app.permissionManager.statuses(ofRPCNames: ["Show"]).values.allSatisfy({ !$0 }) {
                found.append("rights")
            }
            if !app.fileManager.remoteFileNames.isEmpty { found.append("files") }
            if app.systemCapabilityManager.defaultMainWindowCapability != nil { found.append("capabilities") }
            if app.streamManager?.videoStreamState == .ready { found.append("stream") }
        }
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(found == [])
        #expect(harness.appTree("permissions") == [:] && harness.appTree("state") == "disconnected")
        #expect(harness.appTree("stateNames") == ["draft": "disconnected", "final": "disconnected"])
    }
}
