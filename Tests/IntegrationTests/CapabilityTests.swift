import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// What an app learns of its head unit, and when it hears of it.
@MainActor
@Suite struct CapabilityTests {
    func running(_ profile: String = "generic", edit: JSONValue = [:]) async throws -> (
        Harness, SDLSystemCapabilityManager
    ) {
        let harness = try Harness(profile: profile) { SDLViewController() }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.systemCapabilityManager)
    }

    nonisolated static let types: [(type: SDLSystemCapabilityType, name: String)] = [
        (.navigation, "navigation"), (.phoneCall, "phoneCall"), (.videoStreaming, "videoStreaming"),
        (.remoteControl, "remoteControl"), (.appServices, "appServices"), (.displays, "displays"),
        (.seatLocation, "seatLocation"), (.driverDistraction, "driverDistraction"),
    ]

    @Test(arguments: types) func `What a head unit has it says at registration, each thing by itself`(
        _ row: (type: SDLSystemCapabilityType, name: String)
    ) async throws {
        // An older one tells nothing later by itself.
        let harness = try Harness(profile: "rpc5") { SDLViewController() }
        var has: JSONValue = [:]
        for (_, name) in Self.types { has[name] = .bool(name == row.name) }
        try await harness.edit(["hmiCapabilities": has])
        let capabilities: SDLSystemCapabilityManager = harness.app.systemCapabilityManager
        #expect(!capabilities.isCapabilitySupported(row.type))
        await harness.start()
        #expect(Self.types.map(\.type).filter(capabilities.isCapabilitySupported) == [row.type])
        // What came into the interface later it has not.
        #expect(!capabilities.isCapabilitySupported(SDLSystemCapabilityType(rawValue: "TELEPATHY")))
    }

    @Test func `All that is listened to is asked of each new head unit`() async throws {
        let (harness, capabilities) = try await running()
        let types: [SDLSystemCapabilityType] = [.videoStreaming, .remoteControl, .phoneCall]
        for type in types { _ = capabilities.subscribe(toCapability: type) { _, _, _ in } }
        await harness.inFlight.settled()
        let before = harness.sent("GetSystemCapability").count
        try await harness.comeBack()
        let asked = harness.sent("GetSystemCapability").dropFirst(before).compactMap { $0["params"] }
        for type in types {
            let params: JSONValue = ["systemCapabilityType": .string(type.rawValue), "subscribe": true]
            #expect(asked.count { $0 == params } == 1, "\(type)")
        }
    }

    @Test func `The last who listens ends the subscription, and nobody is told any more; displays need none`()
        async throws
    {
        let (harness, capabilities) = try await running()
        var received: [String] = []
        let tokens = ["one", "two"].map { name in
            capabilities.subscribe(toCapability: .videoStreaming) { _, _, _ in received.append(name) }
        }
        await harness.inFlight.settled()
        received = []
        capabilities.unsubscribe(fromCapability: .videoStreaming, withObserver: tokens[0])
        try await harness.edit(["videoStreamingCapability": ["maxBitrate": 5000]])
        #expect(received == ["two"])
        capabilities.unsubscribe(fromCapability: .videoStreaming, withObserver: tokens[1])
        await harness.inFlight.settled()
        let asked = { harness.sent("GetSystemCapability").compactMap { $0["params"] } }
        #expect(asked().last == ["systemCapabilityType": "VIDEO_STREAMING", "subscribe": false])
        try await harness.edit(["videoStreamingCapability": ["maxBitrate": 6000]])
        #expect(received == ["two"])
        let count = asked().count
        let displays = capabilities.subscribe(toCapability: .displays) { _, _, _ in }
        capabilities.unsubscribe(fromCapability: .displays, withObserver: displays)
        await harness.inFlight.settled()
        #expect(asked().count == count)
        try await harness.comeBack()
        #expect(asked().count == count)
    }

    @Test func `What is listened to is asked of the next head unit, and of the one that has gone nothing is known`()
        async throws
    {
        let (harness, capabilities) = try await running()
        var received: [String] = []
        for name in ["one", "two"] {
            _ = capabilities.subscribe(toCapability: .videoStreaming) { _, _, _ in received.append(name) }
            await harness.inFlight.settled()
        }
        #expect(received == ["one", "two"])
        try await harness.lose()
        #expect(capabilities.capability(ofType: .videoStreaming) == nil)
        #expect(capabilities.defaultMainWindowCapability == nil && capabilities.displays == nil)
        #expect(harness.app.sdlManager.registerResponse == nil && harness.app.sdlManager.hmiLevel == nil)
        await harness.pass(.seconds(1))
        #expect(harness.sent("GetSystemCapability").map { $0["params"]?["subscribe"] } == [true, true])
        #expect(received == ["one", "two", "one", "two"])
    }

    @Test func `Who asks once is told what there is, which is known by then, or why not`() async throws {
        let (harness, capabilities) = try await running()
        var received: [String] = []
        capabilities.updateCapability(ofType: .videoStreaming) { capability, error in
            let isKnown = capabilities.capability(ofType: .videoStreaming) == capability
            received.append("\(capability?.videoStreamingCapability?.maxBitrate ?? 0) \(isKnown) \(error == nil)")
        }
        await harness.inFlight.settled()
        #expect(received == ["10000 true true"])
        #expect(harness.sent("GetSystemCapability").last?["params"] == ["systemCapabilityType": "VIDEO_STREAMING"])
        try await harness.force("GetSystemCapability", "REJECTED", info: "not now", times: 1)
        capabilities.updateCapability(ofType: .phoneCall) { _, error in received.append(error.map { "\($0)" } ?? "") }
        await harness.inFlight.settled()
        #expect(received.last == "The head unit answered REJECTED: not now")
        try await harness.lose()
        capabilities.updateCapability(ofType: .phoneCall) { _, error in received.append(error.map { "\($0)" } ?? "") }
        await harness.inFlight.settled()
        #expect(received.last == "The app is not registered with a head unit.")
    }

    @Test func `A window that is told anew replaces its own, the others stay, and who listens finds it there`()
        async throws
    {
        let (harness, capabilities) = try await running()
        func tell(_ name: String?, _ windows: [(id: Int, presets: Int)]) async throws {
            var display: JSONValue = [
                "windowCapabilities": .array(
                    windows.map { ["windowID": .int($0.id), "numCustomPresetsAvailable": .int($0.presets)] })
            ]
            display["displayName"] = name.map { .string($0) }
            let capability: JSONValue = ["systemCapabilityType": "DISPLAYS", "displayCapabilities": [display]]
            try await harness.notify("OnSystemCapabilityUpdated", ["systemCapability": capability])
        }
        let presets = { capabilities.windowCapability(withWindowID: $0)?.numCustomPresetsAvailable }
        var found: [Int?] = []
        _ = capabilities.subscribe(toCapability: .displays) { _, _, _ in found = (1...3).map(presets) }
        try await tell("Dashboard", [(1, 11), (2, 12)])
        #expect(found == [11, 12, nil])
        try await tell(nil, [(2, 22), (3, 23)])
        #expect(found == [11, 22, 23] && presets(0) != nil && presets(4) == nil)
        #expect(capabilities.displays?.first?.displayName == "Dashboard")
        try await tell(nil, [(1, 31), (2, 32), (3, 33)])
        #expect(found == [31, 32, 33])
        // What has no number is the main one.
        try await harness.notify(
            "OnSystemCapabilityUpdated",
            [
                "systemCapability": [
                    "systemCapabilityType": "DISPLAYS",
                    "displayCapabilities": [["windowCapabilities": [["numCustomPresetsAvailable": 20]]]],
                ]
            ])
        #expect((0...3).map(presets) == [20, 31, 32, 33])
    }

    @Test func `Before version 6 the display that is told at registration is the one window`() async throws {
        let (harness, capabilities) = try await running("rpc5")
        let response = try #require(harness.app.sdlManager.registerResponse)
        let old = try #require(response.displayCapabilities)
        let display = try #require(capabilities.displays?.first)
        let window = try #require(display.windowCapabilities?.first)
        #expect(capabilities.displays?.count == 1 && display.windowCapabilities?.count == 1 && window.windowID == 0)
        #expect(window.textFields == old.textFields && window.textFields?.isEmpty == false)
        #expect(window.imageFields == old.imageFields && window.imageFields?.isEmpty == false)
        #expect(window.templatesAvailable == old.templatesAvailable && window.templatesAvailable?.isEmpty == false)
        #expect(window.numCustomPresetsAvailable == old.numCustomPresetsAvailable)
        #expect(window.buttonCapabilities == response.buttonCapabilities && window.buttonCapabilities != nil)
        #expect(
            window.softButtonCapabilities == response.softButtonCapabilities && window.softButtonCapabilities != nil)
        #expect(window.imageTypeSupported == [.dynamic, .static] && display.displayName == old.displayName)
        #expect(display.windowTypeSupported == [SDLWindowTypeCapabilities(type: .main, maximumNumberOfWindows: 1)])
        let (_, unnamed) = try await running("rpc5", edit: ["displayCapabilities": ["displayName": .null]])
        #expect(unnamed.displays?.first?.displayName == "SDL_GENERIC")
    }

    @Test func `4.2: before version 6 a template's answer says what the display has then`() async throws {
        let (harness, capabilities) = try await running("rpc5")
        // Such a one tells it no other way.
        try await harness.edit(Harness.lines(1))
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.view = SDLTextView("one", "two")
        root.layout = .media
        await harness.inFlight.settled()
        let window = try #require(capabilities.defaultMainWindowCapability)
        #expect(window.textFields?.filter { $0.name == .mainField2 } == [])
        #expect(window.buttonCapabilities?.isEmpty == false && window.softButtonCapabilities?.isEmpty == false)
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "one - two")
    }

    @Test func `A head unit that says nothing of soft buttons is taken to show images on them`() async throws {
        let (harness, _) = try await running(edit: ["softButtonCapabilities": []])
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.view = SDLButtonView(name: "a", text: "A", artwork: SDLArtwork(staticIcon: "0x11"))
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"]?["softButtons"]?[0]?["type"] == "BOTH")
    }

    @Test func `A head unit that says nothing of texts is taken to show them all`() async throws {
        let (harness, _) = try await running()
        let display: JSONValue = ["windowCapabilities": [["windowID": 0]]]
        let capability: JSONValue = ["systemCapabilityType": "DISPLAYS", "displayCapabilities": [display]]
        try await harness.notify("OnSystemCapabilityUpdated", ["systemCapability": capability])
        harness.app.screenManager.menu = [SDLMenuCell(title: "A", secondaryText: "B", tertiaryText: "C") { _ in }]
        await harness.inFlight.settled()
        let menu = harness.sent("AddCommand").last?["params"]?["menuParams"]
        #expect(menu?["secondaryText"] == "B" && menu?["tertiaryText"] == "C")
    }

    // MARK: Permissions

    @Test func `Parameters of a request may be allowed one by one, where the request itself is`() async throws {
        let (harness, _) = try await running()
        let permissions: SDLPermissionManager = harness.app.permissionManager
        func tell(_ levels: JSONValue, not disallowed: JSONValue = []) async throws {
            let item: JSONValue = [
                "rpcName": "GetVehicleData",
                "hmiPermissions": ["allowed": levels, "userDisallowed": disallowed],
                "parameterPermissions": ["allowed": ["speed", "rpm"], "userDisallowed": ["rpm", "gps"]],
            ]
            try await harness.notify("OnPermissionsChange", ["permissionItem": [item]])
        }
        let allowed = {
            ["speed", "rpm", "gps"].filter {
                permissions.isPermissionParameterAllowed("GetVehicleData", parameter: $0)
            }
        }
        try await tell(["FULL", "LIMITED"])
        #expect(permissions.isRPCNameAllowed("GetVehicleData") && allowed() == ["speed"])
        try await tell(["FULL", "LIMITED"], not: ["FULL", "LIMITED"])
        #expect(!permissions.isRPCNameAllowed("GetVehicleData") && allowed() == [])
        try await tell(["LIMITED", "BACKGROUND"])
        #expect(!permissions.isRPCNameAllowed("GetVehicleData") && allowed() == [])
    }

    @Test func `With the connection goes what was allowed, and who listens is told that nobody knows`() async throws {
        let (harness, _) = try await running()
        var received: [String] = []
        _ = harness.app.permissionManager.subscribe(toRPCNames: ["Show"], groupType: .any) { received.append($0.rawValue) }
        await harness.inFlight.settled()
        #expect(harness.insides("permissions", "Show") == true)
        try await harness.lose()
        await harness.inFlight.settled()
        #expect(received == ["Allowed", "Unknown"] && harness.insides("permissions") == [:])
    }

    @Test func `Who listens to any change hears of some being allowed, who listens to all only of all`() async throws {
        let harness = try Harness { SDLViewController() }
        let permissions: SDLPermissionManager = harness.app.permissionManager
        var received: [String] = []
        for (name, type) in [("any", SDLPermissionGroupType.any), ("all", .allAllowed)] {
            _ = permissions.subscribe(toRPCNames: ["Show", "PutFile"], groupType: type) {
                received.append("\(name) \($0.rawValue)")
            }
        }
        await harness.inFlight.settled()
        #expect(received == ["any Unknown"])
        await harness.start()
        #expect(received.dropFirst().allSatisfy { $0.hasPrefix("any") } && received.last == "any Mixed")
        received = []
        try await harness.activate()
        #expect(received == ["any Allowed", "all Allowed"])
        try await harness.lose()
        #expect(received.dropFirst(2) == ["any Unknown", "all Unknown"])
    }
}
