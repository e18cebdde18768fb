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

/// Tests of the delegate methods that are called at each change of an app's state. The methods have the names of
/// proposal SDL-0156's draft or of its final text.
@MainActor
@Suite(.serialized) struct ApplicationTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let id: String
        let from: SDLAppState
        let to: SDLAppState
        let draft: [String]
        /// The expected calls of the delegate methods in the final text; nil if these calls are the same as in `draft`.
        var final: [String]?
        var testDescription: String { "\(id): \(from) to \(to)" }
    }

    nonisolated static let rows: [Row] = [
        Row(id: "FND-T01", from: .notRunning, to: .disconnected, draft: ["disconnect"]),
        Row(id: "FND-T01", from: .background, to: .disconnected, draft: ["disconnect"]),
        Row(id: "FND-T01", from: .inactive, to: .disconnected, draft: ["disconnect"]),
        Row(id: "FND-T01", from: .active, to: .disconnected, draft: ["disconnect"]),
        Row(id: "FND-T02", from: .disconnected, to: .notRunning, draft: ["connect"]),
        Row(id: "FND-T03", from: .background, to: .notRunning, draft: ["close"]),
        Row(id: "FND-T04", from: .inactive, to: .notRunning, draft: ["close"]),
        Row(id: "FND-T05", from: .active, to: .notRunning, draft: ["close"]),
        Row(id: "FND-T06", from: .disconnected, to: .background, draft: ["connect", "launch", "background"]),
        Row(id: "FND-T07", from: .notRunning, to: .background, draft: ["launch", "background"]),
        Row(id: "FND-T08", from: .inactive, to: .background, draft: ["background"]),
        Row(
            id: "FND-T09, ruling 5", from: .active, to: .background, draft: ["inactive", "background"],
            final: ["background"]),
        Row(id: "FND-T10", from: .disconnected, to: .inactive, draft: ["connect", "launch", "inactive"]),
        Row(id: "FND-T11, ruling 6", from: .notRunning, to: .inactive, draft: ["launch", "inactive"]),
        Row(id: "FND-T12, ruling 6", from: .background, to: .inactive, draft: ["inactive"]),
        Row(id: "FND-T13", from: .active, to: .inactive, draft: ["inactive"]),
        Row(id: "FND-T14", from: .disconnected, to: .active, draft: ["connect", "launch", "active"]),
        Row(id: "FND-T15", from: .notRunning, to: .active, draft: ["launch", "active"]),
        Row(id: "FND-T16", from: .background, to: .active, draft: ["active"]),
        Row(id: "FND-T17", from: .inactive, to: .active, draft: ["active"]),
    ]

    @MainActor final class EventRecorder {
        var lines: [String] = []
    }

    final class DraftDelegate: SDLAppDelegate {
        let recorder: EventRecorder
        init(_ recorder: EventRecorder) { self.recorder = recorder }
        func appDidConnect(_ app: SDLApplication) { recorder.lines.append("connect") }
        func appDidDisconnect(_ app: SDLApplication) { recorder.lines.append("disconnect") }
        func appDidFinishLaunch(_ app: SDLApplication) { recorder.lines.append("launch") }
        func appDidClose(_ app: SDLApplication) { recorder.lines.append("close") }
        func appDidBecomeInactive(_ app: SDLApplication) { recorder.lines.append("inactive") }
        func appDidBecomeActive(_ app: SDLApplication) { recorder.lines.append("active") }
        func appDidEnterBackground(_ app: SDLApplication) { recorder.lines.append("background") }
    }

    final class FinalDelegate: SDLApplicationDelegate {
        let recorder: EventRecorder
        var german: SDLLifecycleConfigurationUpdate?
        var asked: [SDLLanguage] = []
        private(set) var languageAtConnect: SDLLanguage?
        init(_ recorder: EventRecorder) { self.recorder = recorder }
        func applicationDidFinishLaunching(_ application: SDLApplication) { recorder.lines.append("launch") }
        func applicationDidConnect(_ application: SDLApplication) {
            languageAtConnect = application.sdlManager.language
            recorder.lines.append("connect")
        }
        func applicationDidDisconnect(_ application: SDLApplication) { recorder.lines.append("disconnect") }
        func applicationDidBecomeActive(_ application: SDLApplication) { recorder.lines.append("active") }
        func applicationDidBecomeLimited(_ application: SDLApplication) { recorder.lines.append("inactive") }
        func applicationDidEnterBackground(_ application: SDLApplication) { recorder.lines.append("background") }
        func applicationDidClose(_ application: SDLApplication) { recorder.lines.append("close") }
        func applicationDidBecomeAudible(_ application: SDLApplication) { recorder.lines.append("(audible)") }
        func applicationDidBecomeAttenuated(_ application: SDLApplication) { recorder.lines.append("(attenuated)") }
        func applicationDidBecomeNotAudible(_ application: SDLApplication) { recorder.lines.append("(notAudible)") }
        func applicationDidEnterMainContext(_ application: SDLApplication) { recorder.lines.append("(main)") }
        func applicationDidEnterVoiceRecognitionSession(_ application: SDLApplication) {
            recorder.lines.append("(voice)")
        }
        func applicationDidEnterMenu(_ application: SDLApplication) { recorder.lines.append("(menu)") }
        func applicationDidBecomeObscured(_ application: SDLApplication) { recorder.lines.append("(obscured)") }
        func applicationDidDisplayAlert(_ application: SDLApplication) { recorder.lines.append("(alert)") }
        func application(
            _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
        ) -> SDLLifecycleConfigurationUpdate? {
            asked.append(language)
            return german
        }
    }

    /// The word that `rows` uses for each delegate method. The key is the name of the method in the draft or in the
    /// final text.
    private nonisolated static let words = [
        "appDidConnect": "connect", "appDidDisconnect": "disconnect", "appDidFinishLaunch": "launch",
        "appDidClose": "close", "appDidBecomeInactive": "inactive", "appDidBecomeActive": "active",
        "appDidEnterBackground": "background", "applicationDidConnect": "connect",
        "applicationDidDisconnect": "disconnect", "applicationDidFinishLaunching": "launch",
        "applicationDidClose": "close", "applicationDidBecomeLimited": "inactive",
        "applicationDidBecomeActive": "active", "applicationDidEnterBackground": "background",
    ]

    private nonisolated static let notifications: [Notification.Name] = [
        .SDLAppDidConnect, .SDLAppDidDisconnect, .SDLAppDidFinishLaunch, .SDLAppDidClose, .SDLAppDidBecomeInactive,
        .SDLAppDidBecomeActive, .SDLAppDidEnterBackground, .SDLApplicationDidConnect, .SDLApplicationDidDisconnect,
        .SDLApplicationDidFinishLaunching, .SDLApplicationDidClose, .SDLApplicationDidBecomeLimited,
        .SDLApplicationDidBecomeActive, .SDLApplicationDidEnterBackground,
    ]

    private nonisolated static func level(_ state: SDLAppState) -> String {
        switch state {
        case .active: "FULL"
        case .inactive: "LIMITED"
        case .background: "BACKGROUND"
        default: "NONE"
        }
    }

    private func step(_ harness: Harness, from: SDLAppState, to: SDLAppState) async throws {
        if to == .disconnected {
            try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        } else if from == .disconnected {
            let patch: JSONValue = ["initialLevel": .string(Self.level(to))]
            try await harness.drive(.profile(.edit(mergePatch: patch)))
            await harness.start()
        } else {
            try await harness.drive(
                .app(
                    key: "hello",
                    .setStatus(
                        hmiLevel: Self.level(to), audioStreamingState: nil, videoStreamingState: nil,
                        systemContext: nil)))
        }
        #expect(harness.app.state == to)
    }

    @Test(arguments: rows, [false, true])
    func `FND-06…08, FND-T01…T19, rulings 4, 7, 60: a step makes the calls and notifications of its row`(
        _ row: Row, _ usesFinalNames: Bool
    ) async throws {
        let recorder = EventRecorder()
        let delegate: any SDLAppDelegate = usesFinalNames ? FinalDelegate(recorder) : DraftDelegate(recorder)
        let harness = try Harness(delegate: delegate) { SDLViewController() }
        if row.from != .disconnected { try await step(harness, from: .disconnected, to: row.from) }
        recorder.lines = []
        let posted = Lock([String]())
        let app = ObjectIdentifier(harness.app)
        let tokens = Self.notifications.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let object = notification.object as AnyObject?, ObjectIdentifier(object) == app else { return }
                posted.withLock { $0.append(String(name.rawValue.dropFirst("com.sdl.notification.".count))) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try await step(harness, from: row.from, to: row.to)
        let final = row.final ?? row.draft
        #expect(recorder.lines.filter { !$0.hasPrefix("(") } == (usesFinalNames ? final : row.draft))
        let names = posted.withLock { $0 }
        #expect(names.filter { !$0.hasPrefix("application") }.compactMap { Self.words[$0] } == row.draft)
        #expect(names.filter { $0.hasPrefix("application") }.compactMap { Self.words[$0] } == final)
        #expect(harness.app.applicationState == row.to)
    }

    @Test func `FND-T18: a status of the same level makes no call; ruling 52: sound and context changes do`()
        async throws
    {
        let recorder = EventRecorder()
        let delegate = FinalDelegate(recorder)
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration, delegate: delegate) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        #expect(recorder.lines == ["connect", "launch", "active", "(audible)"])
        #expect(harness.app.audibleState == .audible)
        recorder.lines = []
        for context in ["VRSESSION", "MENU", "HMI_OBSCURED", "ALERT", "MAIN", "MAIN"] {
            try await harness.drive(
                .app(
                    key: "hello",
                    .setStatus(
                        hmiLevel: nil, audioStreamingState: nil, videoStreamingState: nil, systemContext: context)))
        }
        #expect(recorder.lines == ["(voice)", "(menu)", "(obscured)", "(alert)", "(main)"])
        recorder.lines = []
        for sound in ["ATTENUATED", "NOT_AUDIBLE", "AUDIBLE", "AUDIBLE"] {
            try await harness.drive(
                .app(
                    key: "hello",
                    .setStatus(
                        hmiLevel: nil, audioStreamingState: sound, videoStreamingState: nil, systemContext: nil)))
        }
        #expect(recorder.lines == ["(attenuated)", "(notAudible)", "(audible)"])
        #expect(harness.app.state == SDLApplicationState.active && SDLApplicationState.limited == .inactive)
        #expect(harness.appTree("audibleState") == "AUDIBLE" && harness.appTree("lifecycle") == "Ready")
    }

    @Test func `4.1: an app that supports the head unit's language changes to it, with the names from its delegate`()
        async throws
    {
        let delegate = FinalDelegate(EventRecorder())
        delegate.german = SDLLifecycleConfigurationUpdate(
            appName: "Hallo", shortAppName: "Ha", ttsName: [SDLTTSChunk(text: "Hallo", type: .text)],
            voiceRecognitionCommandNames: ["Servus"])
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.languagesSupported = [.enUs, .deDe]
        let harness = try Harness(configuration, delegate: delegate) { SDLViewController() }
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR, settings.languageTTS) = ("DE-DE", "DE-DE", "DE-DE")
        try await harness.drive(.set(settings))
        await harness.start()
        #expect(delegate.asked == [.deDe])
        #expect(
            harness.sent("ChangeRegistration").map { $0["params"] } == [
                [
                    "language": "DE-DE", "hmiDisplayLanguage": "DE-DE", "appName": "Hallo",
                    "ngnMediaScreenAppName": "Ha",
                    "ttsName": [["text": "Hallo", "type": "TEXT"]], "vrSynonyms": ["Servus"],
                ]
            ])
        #expect(delegate.languageAtConnect == .deDe && harness.app.sdlManager.language == .deDe)
        #expect(harness.tree("apps", "hello", "name") == "Hallo")
        #expect(steps(harness).contains("UpdatingConfiguration") && harness.app.lifecycle.state == .ready)
    }

    @Test func `4.1: an app that does not support the head unit's language keeps its own`() async throws {
        let delegate = FinalDelegate(EventRecorder())
        let harness = try Harness(delegate: delegate) { SDLViewController() }
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR, settings.languageTTS) = ("FR-CA", "FR-CA", "FR-CA")
        try await harness.drive(.set(settings))
        await harness.start()
        #expect(delegate.asked.isEmpty && harness.sent("ChangeRegistration").isEmpty)
        #expect(harness.app.sdlManager.language == .enUs)
    }

    /// Returns the lifecycle states that the app has reported to the inspector, oldest first, without repetitions.
    private func steps(_ harness: Harness) -> [String] {
        let states = harness.appJournal.changes.filter { $0.path.keys == ["lifecycle"] }.compactMap { change in
            if case .add(let value) = change.operation { try? JSONValue(parsing: value.bytes).string } else { nil }
        }
        var steps: [String] = []
        for state in states where steps.last != state { steps.append(state) }
        return steps
    }

    @Test func `4.1: the lifecycle states from start to ready and to stopped`() async throws {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.appIcon = SDLArtwork(data: [1, 2, 3], name: "icon", persistent: true)
        let harness = try Harness(configuration) { SDLViewController() }
        await harness.start()
        #expect(
            steps(harness) == [
                "Started", "Connected", "Registered", "SettingUpManagers", "SettingUpAppIcon", "Ready",
            ])
        #expect(harness.sent("SetAppIcon").map { $0["params"] } == [["syncFileName": "icon"]])
        #expect(harness.tree("apps", "hello", "icon") == "icon")
        // A persistent icon is neither uploaded nor set again.
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.milliseconds(500))
        #expect(harness.sent("PutFile").count == 1 && harness.sent("SetAppIcon").count == 1)
        harness.app.stop()
        await harness.inFlight.settled()
        #expect(harness.app.lifecycle.state == .stopped && harness.app.state == .disconnected)
    }

    @Test func `4.1: requests of the app are refused until it is ready, and each is answered once`() async throws {
        let harness = try Harness { SDLViewController() }
        var ends: [String] = []
        let manager = harness.app.sdlManager
        manager.send(SDLSpeak(ttsChunks: [SDLTTSChunk(text: "Hey", type: .text)])) { _, error in
            ends.append("\(error!)")
        }
        await harness.inFlight.settled()
        #expect(ends == ["The app is not ready: wait for appDidConnect."])
        await harness.start()
        try await harness.activate()
        var levels: [SDLHMILevel] = []
        let token = manager.subscribe(to: SDLOnHMIStatus.self) { levels.append($0.hmiLevel) }
        manager.send(SDLSpeak(ttsChunks: [])) { _, error in ends.append(error == nil ? "sent" : "not sent") }
        manager.send(SDLListFiles()) { response, _ in ends.append("\(response!.resultCode)") }
        await harness.inFlight.settled()
        // An invalid request is not sent.
        #expect(ends.dropFirst().sorted() == ["SUCCESS", "not sent"] && harness.sent("Speak").isEmpty)
        #expect(harness.diagnostics == ["3.1"])
        try await harness.drive(.app(key: "hello", .background))
        manager.unsubscribe(token)
        try await harness.activate()
        #expect(levels == [.background])
        #expect(manager.hmiLevel == .full && manager.registerResponse != nil)
    }

    @Test func `FND-04, FND-05: the final text's names read the same values`() async throws {
        let harness = try Harness { SDLViewController() }
        let app: SDLApplication = harness.app
        #expect(app.systemCapabilities === app.systemCapabilityManager && app.streamManager == nil)
        #expect(SDLApplication.sharedApplication === SDLApplication.shared && SDLApplication.shared != nil)
        #expect(app.viewControllerManager.application === app && app.systemContext == .main)
    }
}
