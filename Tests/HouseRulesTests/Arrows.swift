/// A target and what its files may import: its own floor's rooms, and the modules of the system.
struct Room {
    var name: String
    var rooms: [String]
    var system: [String]

    init(_ name: String, _ rooms: [String] = [], system: [String] = []) {
        self.name = name
        self.rooms = rooms
        self.system = system
    }
}

/// The whole house, bottom-up. `Package.swift` lists the targets that stand so far in this order.
///
/// The compiler lets a transitive import through, so this table is what keeps the towers apart. Rooms without a system
/// module have no I/O; Foundation stands only where nothing is hot. Every target may also import `SDLSupport`.
enum Arrows {
    static let table: [Room] = [
        // C system libraries: a module map and a shim, no Swift.
        Room("CLibwebsockets"),
        Room("CMicrohttpd"),
        Room("CSQLite"),
        Room("CLinux"),
        Room("CCrypto"),
        Room("CEdit"),
        Room("CZlib"),
        Room("CExpat"),
        Room("CCairo"),
        Room("CPango"),
        Room("CArchive"),
        Room("COpenH264"),
        Room("CYuv"),

        // Ground floor.
        Room("SDLSupport", ["CLinux"], system: ["Glibc", "Synchronization"]),
        // Texts and trees of JSON, and checks of what stands in them.
        Room("JSON", system: ["Glibc"]),
        // What a room tells of itself: rows, changes of its state, moments of messages.
        Room("Journaling", ["JSON"]),
        Room("WebSockets", ["CLibwebsockets", "CLinux", "JSON"], system: ["Glibc"]),
        Room("CRefusals", ["CMicrohttpd"]),
        Room(
            "WebServing", ["CMicrohttpd", "CRefusals", "CZlib", "CLinux", "WebSockets", "JSON"],
            system: ["Glibc", "Synchronization"]),
        Room("SDLTransport", ["WebSockets", "CLinux"], system: ["Glibc"]),
        // What an app's process and the bridge say to each other about the app, beside SDL.
        Room("SDLInspection", ["JSON", "Journaling"]),
        Room("SDLProtocol"),
        // The compact spec as values: for the generator and the tests, never for a room that runs.
        Room("RPCSpec", ["JSON"]),
        Room("SDLRPC", ["JSON"]),
        Room("SDLHMIRPC", ["JSON"]),
        Room("SDLConnection", ["SDLRPC", "SDLProtocol", "JSON", "Journaling"]),
        // What stands in a picture's stream: for the encoder that writes it and the head unit that shows it.
        Room("H264"),

        // App tower.
        // The projected view tree: nothing of SDL in it.
        Room("CarUI", ["CCairo", "CPango"], system: ["Glibc"]),
        Room("PictureEncoding", ["H264", "COpenH264", "CYuv", "CZlib"]),
        // A connection's events are in the wire's own words: versions, services, reasons.
        Room("SDLManagers", ["SDLConnection", "SDLProtocol", "SDLRPC", "H264", "CCrypto", "JSON", "Journaling"]),
        // Foundation writes numbers in the driver's language.
        Room(
            "SDLKit",
            [
                "SDLManagers", "SDLConnection", "SDLRPC", "SDLInspection", "SDLTransport", "CarUI", "PictureEncoding",
                "JSON", "Journaling",
            ],
            system: ["Foundation", "Glibc"]),

        // Head-unit tower.
        // What a car's sensors say over time, and the ways to write that down.
        Room("Drives", ["CExpat", "JSON"], system: ["Glibc"]),
        // FoundationEssentials writes commands into a recording by the rules of Codable.
        Room(
            "SDLHeadUnit", ["Drives", "SDLConnection", "SDLProtocol", "SDLRPC", "H264", "JSON", "Journaling"],
            system: ["FoundationEssentials", "Glibc"]),
        Room("SDLHMILink", ["SDLHeadUnit", "SDLRPC", "SDLHMIRPC", "WebSockets", "JSON", "Journaling"]),

        // What a session leaves: its rows, and the state they add up to. It needs no bridge.
        Room("SDLLog", ["CSQLite", "JSON", "Journaling"], system: ["Glibc"]),

        // A session as one file, a zip: written and read with bounds. It needs no bridge either.
        Room("Capsules", ["CArchive", "JSON"], system: ["Glibc"]),
        // Its rows for other people's tools.
        Room("CapsuleExport", ["Capsules", "SDLProtocol", "SDLRPC", "JSON"]),
        // What was done in a session, what apps did then, and what they do now.
        Room("SessionReplay", ["SDLLog", "Capsules", "JSON", "Journaling"]),

        // The bridge: of apps it hears over sockets alone, so the app tower is no part of its program.
        Room(
            "SDLBridge",
            [
                "Drives", "SDLLog", "Capsules", "SessionReplay", "SDLInspection", "SDLHeadUnit", "SDLHMILink",
                "SDLConnection", "SDLRPC",
                "SDLTransport",
                "WebServing",
                "WebSockets", "CCrypto", "JSON", "Journaling",
            ], system: ["Glibc"]),
        // Both towers in one process, for the tests of apps: the only room under Sources that sees both.
        Room(
            "SDLTesting", ["SDLBridge", "SDLHeadUnit", "SDLKit", "SDLTransport", "WebServing", "JSON", "Journaling"],
            system: ["Glibc"]),

        // Sample apps see SDLKit and nothing else.
        Room("HelloApp", ["SDLKit"]),
        Room("MusicPlayer", ["SDLKit"]),
        Room("Messenger", ["SDLKit"]),
        Room("Places", ["SDLKit"]),
        Room("Trip", ["SDLKit"]),
        Room("Troublemaker", ["SDLKit"]),
        Room("TestCard", ["SDLKit"]),

        // Entry points: parse arguments, wire, run.
        Room(
            "sdl-bridge",
            ["SDLBridge", "SDLLog", "Capsules", "CapsuleExport", "SessionReplay", "WebServing", "CEdit", "JSON"],
            system: ["Glibc"]),
        Room("CBaselines", ["CLibwebsockets", "CMicrohttpd"]),
        Room("BenchSupport", ["JSON"], system: ["Foundation", "Glibc"]),
        Room(
            "sdl-bench",
            [
                "BenchSupport", "Drives", "SDLBridge", "SDLHMILink", "SDLHeadUnit", "SDLConnection", "SDLRPC",
                "SDLProtocol",
                "SDLTransport", "WebServing", "WebSockets",
                // The plain C servers that ours are measured against.
                "CBaselines", "JSON", "Journaling",
            ], system: ["Foundation", "Glibc"]),
        Room(
            "sdl-bench-apps",
            [
                "BenchSupport", "CBaselines", "CarUI", "PictureEncoding", "SDLHeadUnit", "SDLKit", "SDLManagers",
                "SDLRPC", "SDLTransport", "Journaling",
            ], system: ["Glibc"]),
        Room("rpc-gen", ["RPCSpec"], system: ["Foundation"]),

        // Both towers on one clock, for the tests below alone.
        Room(
            "Journeys", ["SDLKit", "SDLManagers", "SDLHeadUnit", "SDLTransport", "SDLRPC", "JSON", "Journaling"],
            system: ["Testing", "Foundation"]),
    ]

    /// What the tests of a room import beyond the room and the room's own arrows.
    static let tests: [String: [String]] = [
        // Whole stories, through both towers.
        "JourneyTests": [
            "Journeys", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection", "SDLTransport", "SDLRPC", "JSON",
            "Journaling",
        ],
        "ScreenJourneyTests": [
            "Journeys", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection", "SDLProtocol", "SDLRPC", "H264",
            "PictureEncoding", "JSON", "Journaling",
        ],
        // Runs it, to see that what it makes is fresh.
        "HouseRulesTests": ["rpc-gen"],
        "SDLConnectionTests": ["SDLTransport"],
        "SDLInspectionTests": ["SDLTransport"],
        // Its apps are on real connections.
        "SDLHMILinkTests": ["SDLConnection", "SDLProtocol", "SDLTransport"],
        // A real app's end, over the memory pair.
        "SDLHeadUnitTests": ["SDLTransport", "RPCSpec", "FoundationXML"],
        "SDLRPCTests": ["SDLHMIRPC", "RPCSpec", "FoundationXML"],
    ]

    static let everywhere = "SDLSupport"
    static let testSystem = ["Testing", "Foundation", "Glibc"]

    static func row(_ name: String) -> Room? { table.first { $0.name == name } }

    /// Everything the files of `target` may import, or nil when the table does not know it.
    static func allowed(for target: String) -> Set<String>? {
        if let room = row(target) { return Set(room.rooms + room.system + [everywhere]) }
        guard target.hasSuffix("Tests") else { return nil }
        let room = String(target.dropLast("Tests".count))
        let more = tests[target] ?? []
        guard let tested = row(room) else { return Set(more + testSystem + [everywhere]) }
        return Set([room] + tested.rooms + tested.system + more + testSystem + [everywhere])
    }
}
