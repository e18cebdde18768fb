import Foundation
import JSON
import Journaling
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Who hears of an app's steps before whom, and what is there at each.
@MainActor
@Suite(.serialized) struct ApplicationOrderTests {
    /// Tells what it is told, with the newest row of the log at that moment.
    private final class Final: SDLApplicationDelegate {
        var tell: (String) -> Void = { _ in }
        func applicationDidFinishLaunching(_ application: SDLApplication) { tell("launch") }
        func applicationDidConnect(_ application: SDLApplication) { tell("connect") }
        func applicationDidBecomeAudible(_ application: SDLApplication) { tell("audible") }
    }

    private final class Draft: SDLAppDelegate {
        var tell: (String) -> Void = { _ in }
        var onDisconnect: (SDLApplication) -> Void = { _ in }
        func appDidConnect(_ app: SDLApplication) { tell("connect") }
        func appDidDisconnect(_ app: SDLApplication) { onDisconnect(app) }
    }

    private func call(_ journey: Journey) -> String {
        journey.appJournal.rows.last { $0.kind == "delegate" }
            .flatMap { try? JSONValue(parsing: $0.payload.bytes)["call"]?.string } ?? "nothing"
    }

    /// What is posted of an app, and what is told its delegate, in one list.
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
    func `Ruling 61: a step is written down, then the delegate is told, then everybody else by both names`(
        _ usesFinalNames: Bool
    ) async throws {
        let (draft, final) = (Draft(), Final())
        let delegate: any SDLAppDelegate = usesFinalNames ? final : draft
        let journey = try Journey(delegate: delegate) { SDLViewController() }
        let heard = Lock([String]())
        let tell = { (step: String) in
            let row = call(journey)
            heard.withLock { $0.append("\(step), after \(row)") }
        }
        (draft.tell, final.tell) = (tell, tell)
        let tokens = listen(to: journey.app, [.SDLAppDidConnect, .SDLApplicationDidConnect], heard)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await journey.start()
        #expect(
            heard.withLock { $0 } == ["connect, after appDidConnect", "appDidConnect", "applicationDidConnect"])
    }

    @Test func `Ruling 52: so it is when the app is heard`() async throws {
        let delegate = Final()
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let journey = try Journey(configuration, delegate: delegate) { SDLViewController() }
        await journey.start()
        let heard = Lock([String]())
        delegate.tell = { step in
            let row = call(journey)
            heard.withLock { $0.append("\(step), after \(row)") }
        }
        let tokens = listen(to: journey.app, [.SDLApplicationDidBecomeAudible], heard)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try await journey.activate()
        #expect(
            heard.withLock { $0 } == [
                "launch, after appDidFinishLaunch", "audible, after applicationDidBecomeAudible",
                "applicationDidBecomeAudible",
            ])
    }

    @Test func `FND-21: the code that makes the root knows what the head unit can do`() async throws {
        var lines: Int?
        weak var app: SDLApplication?
        let journey = try Journey {
            lines = app?.systemCapabilityManager.defaultMainWindowCapability?.textFields?.count
            return SDLViewController()
        }
        app = journey.app
        await journey.start()
        #expect((lines ?? 0) > 0)
    }

    @Test func `Of a head unit that has gone an app finds nothing any more as it is told`() async throws {
        let delegate = Draft()
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        let journey = try Journey(configuration, delegate: delegate) { SDLViewController() }
        await journey.start()
        let app: SDLApplication = journey.app
        app.fileManager.upload(file: SDLFile(data: [1], name: "a"))
        app.streamManager?.startVideo()
        try await journey.activate()
        #expect(app.permissionManager.isRPCNameAllowed("Show") && app.fileManager.remoteFileNames == ["a"])
        #expect(app.systemCapabilityManager.defaultMainWindowCapability != nil)
        #expect(app.streamManager?.videoStreamState == .ready)
        var found: [String] = ["not told"]
        delegate.onDisconnect = { app in
            found = []
            if !app.permissionManager.statuses(ofRPCNames: ["Show"]).values.allSatisfy({ !$0 }) {
                found.append("rights")
            }
            if !app.fileManager.remoteFileNames.isEmpty { found.append("files") }
            if app.systemCapabilityManager.defaultMainWindowCapability != nil { found.append("capabilities") }
            if app.streamManager?.videoStreamState == .ready { found.append("stream") }
        }
        try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(found == [])
        #expect(journey.insides("permissions") == [:] && journey.insides("state") == "disconnected")
        #expect(journey.insides("stateNames") == ["draft": "disconnected", "final": "disconnected"])
    }

    @Test func `An icon that the head unit has kept is not set again`() async throws {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.appIcon = SDLArtwork(data: [1, 2, 3], name: "icon", persistent: true)
        let journey = try Journey(configuration) { SDLViewController() }
        await journey.start()
        try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await journey.pass(.seconds(1))
        #expect(journey.app.state == .notRunning && journey.sent("SetAppIcon").count == 1)
    }
}
