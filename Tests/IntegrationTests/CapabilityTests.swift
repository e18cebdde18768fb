import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of what an app knows about the head unit's capabilities and permissions, and of the notifications of changes.
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

    @Test(arguments: types) func `Each capability is reported separately at registration`(
        _ row: (type: SDLSystemCapabilityType, name: String)
    ) async throws {
        // A head unit of version 5 does not report capabilities after the registration.
        let harness = try Harness(profile: "rpc5") { SDLViewController() }
        var has: JSONValue = [:]
        for (_, name) in Self.types { has[name] = .bool(name == row.name) }
        try await harness.edit(["hmiCapabilities": has])
        let capabilities: SDLSystemCapabilityManager = harness.app.systemCapabilityManager
        #expect(!capabilities.isCapabilitySupported(row.type))
        await harness.start()
        #expect(Self.types.map(\.type).filter(capabilities.isCapabilitySupported) == [row.type])
        // The head unit does not support a type from a later version.
        #expect(!capabilities.isCapabilitySupported(SDLSystemCapabilityType(rawValue: "TELEPATHY")))
    }

    @Test func `All subscribed capabilities are requested again from a new head unit`() async throws {
        let (harness, capabilities) = try await running()
        let types: [SDLSystemCapabilityType] = [.videoStreaming, .remoteControl, .phoneCall]
        for type in types { _ = capabilities.subscribe(toCapability: type) { _, _, _ in } }
        await harness.inFlight.settled()
        let before = harness.sent("GetSystemCapability").count
        try await harness.reconnect()
        let asked = harness.sent("GetSystemCapability").dropFirst(before).compactMap { $0["params"] }
        for type in types {
            let params: JSONValue = ["systemCapabilityType": .string(type.rawValue), "subscribe": true]
            #expect(asked.count { $0 == params } == 1, "\(type)")
        }
    }

    @Test func `Removing the last observer ends the subscription; the displays need no subscription`()
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
        try await harness.reconnect()
        #expect(asked().count == count)
    }

    @Test func `Subscriptions move to the next head unit, and the capabilities of the former one are cleared`()
        async throws
    {
        let (harness, capabilities) = try await running()
        var received: [String] = []
        for name in ["one", "two"] {
            _ = capabilities.subscribe(toCapability: .videoStreaming) { _, _, _ in received.append(name) }
            await harness.inFlight.settled()
        }
        #expect(received == ["one", "two"])
        try await harness.loseConnection()
        #expect(capabilities.capability(ofType: .videoStreaming) == nil)
        #expect(capabilities.defaultMainWindowCapability == nil && capabilities.displays == nil)
        #expect(harness.app.sdlManager.registerResponse == nil && harness.app.sdlManager.hmiLevel == nil)
        await harness.pass(.seconds(1))
        #expect(harness.sent("GetSystemCapability").map { $0["params"]?["subscribe"] } == [true, true])
        #expect(received == ["one", "two", "one", "two"])
    }

    @Test func `A single update calls back with the capability, which is already stored, or with an error`()
        async throws
    {
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
        try await harness.loseConnection()
        capabilities.updateCapability(ofType: .phoneCall) { _, error in received.append(error.map { "\($0)" } ?? "") }
        await harness.inFlight.settled()
        #expect(received.last == "The app is not registered with a head unit.")
    }

    @Test func `An updated window replaces only itself, and is stored before the observers are notified`()
        async throws
    {
        let (harness, capabilities) = try await running()
        func report(_ name: String?, _ windows: [(id: Int, presets: Int)]) async throws {
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
        try await report("Dashboard", [(1, 11), (2, 12)])
        #expect(found == [11, 12, nil])
        try await report(nil, [(2, 22), (3, 23)])
        #expect(found == [11, 22, 23] && presets(0) != nil && presets(4) == nil)
        #expect(capabilities.displays?.first?.displayName == "Dashboard")
        try await report(nil, [(1, 31), (2, 32), (3, 33)])
        #expect(found == [31, 32, 33])
        // A window without a windowID is the main window.
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

    @Test func `Before version 6 the display from the registration is the only window`() async throws {
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

    @Test func `4.2: before version 6 the answer to a template change updates the display`() async throws {
        let (harness, capabilities) = try await running("rpc5")
        // This head unit reports the change in no other way.
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

    @Test func `A head unit without soft button capabilities is assumed to show images on them`() async throws {
        let (harness, _) = try await running(edit: ["softButtonCapabilities": []])
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.view = SDLButtonView(name: "a", text: "A", artwork: SDLArtwork(staticIcon: "0x11"))
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"]?["softButtons"]?[0]?["type"] == "BOTH")
    }

    @Test func `A head unit without text field capabilities is assumed to show all texts`() async throws {
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

    @Test func `A parameter is allowed only if its request is allowed`() async throws {
        let (harness, _) = try await running()
        let permissions: SDLPermissionManager = harness.app.permissionManager
        func report(_ levels: JSONValue, not disallowed: JSONValue = []) async throws {
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
        try await report(["FULL", "LIMITED"])
        #expect(permissions.isRPCNameAllowed("GetVehicleData") && allowed() == ["speed"])
        try await report(["FULL", "LIMITED"], not: ["FULL", "LIMITED"])
        #expect(!permissions.isRPCNameAllowed("GetVehicleData") && allowed() == [])
        try await report(["LIMITED", "BACKGROUND"])
        #expect(!permissions.isRPCNameAllowed("GetVehicleData") && allowed() == [])
    }

    @Test func `A disconnect clears the permissions and notifies observers with Unknown`() async throws {
        let (harness, _) = try await running()
        var received: [String] = []
        _ = harness.app.permissionManager.subscribe(toRPCNames: ["Show"], groupType: .any) {
            received.append($0.rawValue)
        }
        await harness.inFlight.settled()
        #expect(harness.appTree("permissions", "Show") == true)
        try await harness.loseConnection()
        await harness.inFlight.settled()
        #expect(received == ["Allowed", "Unknown"] && harness.appTree("permissions") == [:])
    }

    @Test func `Group type any reports each change of status, allAllowed only changes to or from all allowed`()
        async throws
    {
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
        try await harness.loseConnection()
        #expect(received.dropFirst(2) == ["any Unknown", "all Unknown"])
    }
}
