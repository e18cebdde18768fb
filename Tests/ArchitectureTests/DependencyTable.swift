/// A row of `DependencyTable`: a target, and the modules that its files may import.
struct TargetRow {
    var name: String
    var dependencies: [String]
    var system: [String]

    init(_ name: String, _ dependencies: [String] = [], system: [String] = []) {
        self.name = name
        self.dependencies = dependencies
        self.system = system
    }
}

/// The modules that each target may import. The order is the order of `Package.swift`: a target comes after the targets
/// that it imports.
///
/// Only this table keeps the app side separate from the head-unit side. The compiler also accepts imports of modules on
/// which a target depends only indirectly. A target without `system` modules does no I/O. Foundation is allowed only
/// where speed does not matter. Every target may also import `SDLSupport`.
enum DependencyTable {
    static let table: [TargetRow] = [
        // C system libraries: a module map and a shim, no Swift.
        TargetRow("CLibwebsockets"),
        TargetRow("CMicrohttpd"),
        TargetRow("CSQLite"),
        TargetRow("CLinux"),
        TargetRow("CCrypto"),
        TargetRow("CEdit"),
        TargetRow("CZlib"),
        TargetRow("CExpat"),
        TargetRow("CCairo"),
        TargetRow("CPango"),
        TargetRow("CArchive"),
        TargetRow("COpenH264"),
        TargetRow("CCmark"),
        TargetRow("CYuv"),

        // Support for all targets, and the network.
        TargetRow("SDLSupport", ["CLinux"], system: ["Glibc", "Synchronization"]),
        // JSON texts, trees and schema checks.
        TargetRow("JSON", system: ["Glibc"]),
        // The entries that a source records: rows, state changes and message moments.
        TargetRow("Journaling", ["JSON"]),
        TargetRow("WebSockets", ["CLibwebsockets", "CLinux", "JSON"], system: ["Glibc"]),
        TargetRow("CRefusals", ["CMicrohttpd"]),
        TargetRow(
            "WebServing", ["CMicrohttpd", "CRefusals", "CZlib", "CLinux", "WebSockets", "JSON"],
            system: ["Glibc", "Synchronization"]),
        TargetRow("SDLTransport", ["WebSockets", "CLinux"], system: ["Glibc"]),
        // The messages that an app's process and the bridge exchange, in addition to SDL messages.
        TargetRow("SDLInspection", ["JSON", "Journaling"]),
        TargetRow("SDLProtocol"),
        // The compact spec as values, for the generator and the tests only.
        TargetRow("RPCSpec", ["JSON"]),
        TargetRow("SDLRPC", ["JSON"]),
        TargetRow("SDLHMIRPC", ["SDLRPC", "JSON"]),
        TargetRow("SDLConnection", ["SDLRPC", "SDLProtocol", "JSON", "Journaling"]),
        // The H.264 stream format, for the encoder and for the head unit.
        TargetRow("H264"),

        // App side. The projected view tree, which does not depend on SDL.
        TargetRow("CarUI", ["CCairo", "CPango", "CZlib"], system: ["Glibc"]),
        TargetRow("PictureEncoding", ["H264", "COpenH264", "CYuv"]),
        // A connection's events use the wire's types: versions, services, reasons.
        // Foundation decodes a manufacturer's own vehicle data.
        TargetRow(
            "SDLManagers", ["SDLConnection", "SDLProtocol", "SDLRPC", "H264", "CCrypto", "JSON", "Journaling"],
            system: ["Foundation"]),
        // Foundation formats numbers in the driver's language.
        TargetRow(
            "SDLKit",
            [
                "SDLManagers", "SDLConnection", "SDLRPC", "SDLInspection", "SDLTransport", "CarUI", "PictureEncoding",
                "JSON", "Journaling",
            ],
            system: ["Foundation", "Glibc"]),

        // Head-unit side.
        // Vehicle data over time, and the formats of drives.
        TargetRow("Drives", ["CExpat", "JSON"], system: ["Glibc"]),
        // FoundationEssentials encodes commands for recordings with Codable.
        TargetRow(
            "SDLHeadUnit", ["Drives", "SDLConnection", "SDLProtocol", "SDLRPC", "H264", "JSON", "Journaling"],
            system: ["FoundationEssentials", "Glibc"]),
        TargetRow("SDLHMILink", ["SDLHeadUnit", "SDLRPC", "SDLHMIRPC", "WebSockets", "JSON", "Journaling"]),

        // The rows and the state of a session. The target `SDLLog` needs no bridge.
        TargetRow("SDLLog", ["CSQLite", "JSON", "Journaling"], system: ["Glibc"]),

        // A session as one zip file, read and written with limits. This target needs no bridge.
        TargetRow("Capsules", ["CArchive", "JSON"], system: ["Glibc"]),
        // Exports for other tools.
        TargetRow("CapsuleExport", ["Capsules", "SDLProtocol", "SDLRPC", "JSON"]),
        // Replays a session and compares what apps do.
        TargetRow("SessionReplay", ["SDLLog", "Capsules", "JSON", "Journaling"]),

        // The bridge exchanges messages with apps only over sockets, so it does not link the app side.
        TargetRow(
            "SDLBridge",
            [
                "Drives", "SDLLog", "Capsules", "SessionReplay", "SDLInspection", "SDLHeadUnit", "SDLHMILink",
                "SDLConnection", "SDLRPC",
                "SDLTransport",
                "WebServing",
                "WebSockets", "CCmark", "CCrypto", "JSON", "Journaling",
            ], system: ["Glibc"]),
        // An app and a car in one process, for the tests of apps. Only this source target imports both sides.
        TargetRow(
            "SDLTesting", ["SDLBridge", "SDLHeadUnit", "SDLKit", "SDLTransport", "WebServing", "JSON", "Journaling"],
            system: ["Glibc"]),

        // Sample apps import SDLKit only.
        TargetRow("HelloApp", ["SDLKit"]),
        TargetRow("MusicPlayer", ["SDLKit"]),
        TargetRow("Messenger", ["SDLKit"]),
        TargetRow("Places", ["SDLKit"]),
        TargetRow("Trip", ["SDLKit"]),
        TargetRow("Troublemaker", ["SDLKit"]),
        TargetRow("TestCard", ["SDLKit"]),

        // Programs: parse arguments, connect the parts, run.
        TargetRow(
            "sdl-bridge",
            ["SDLBridge", "SDLLog", "Capsules", "CapsuleExport", "SessionReplay", "WebServing", "CEdit", "JSON"],
            system: ["Glibc"]),
        TargetRow("CBaselines"),
        TargetRow("BenchSupport", system: ["Foundation", "Glibc"]),
        TargetRow(
            "sdl-bench",
            [
                "BenchSupport", "SDLBridge", "SDLHeadUnit", "SDLRPC", "SDLProtocol", "SDLTransport", "WebServing",
                "WebSockets", "CBaselines", "JSON", "Journaling",
            ], system: ["Glibc"]),
        TargetRow("sdl-bench-apps", ["BenchSupport", "CarUI", "PictureEncoding", "SDLKit", "SDLRPC"]),
        TargetRow("rpc-gen", ["RPCSpec"], system: ["Foundation"]),

        // Both sides on one clock, for tests only.
        TargetRow("TestJournal", ["JSON", "Journaling"]),
        TargetRow(
            "IntegrationHarness",
            ["TestJournal", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLTransport", "SDLRPC", "JSON", "Journaling"],
            system: ["Testing", "Foundation"]),
    ]

    /// The additional modules that each test target may import, by target name. A test target may always import the
    /// tested target and the modules of the tested target.
    static let tests: [String: [String]] = [
        // These tests run whole sessions with both sides.
        "IntegrationTests": [
            "TestJournal", "IntegrationHarness", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection",
            "SDLTransport", "SDLRPC", "JSON", "Journaling",
        ],
        "ScreenIntegrationTests": [
            "TestJournal", "IntegrationHarness", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection",
            "SDLProtocol", "SDLRPC", "COpenH264", "H264", "PictureEncoding", "JSON", "Journaling",
        ],
        // Apps dispatch work to the main queue.
        "SDLKitTests": ["Dispatch"],
        // The tests run the generator to check that the generated files are up to date.
        "ArchitectureTests": ["rpc-gen"],
        "SDLConnectionTests": ["TestJournal", "SDLTransport"],
        "SDLBridgeTests": ["TestJournal"],
        "JournalingTests": ["TestJournal"],
        "SDLInspectionTests": ["SDLTransport"],
        // The apps of these tests use real connections.
        "SDLHMILinkTests": ["TestJournal", "SDLConnection", "SDLProtocol", "SDLTransport"],
        // The tests use an app's end of a real connection, over a memory pipe.
        "SDLHeadUnitTests": ["TestJournal", "SDLTransport", "RPCSpec", "FoundationXML"],
        "SDLRPCTests": ["SDLHMIRPC", "RPCSpec", "FoundationXML"],
    ]

    static let everywhere = "SDLSupport"
    static let testSystem = ["Testing", "Foundation", "Glibc"]

    static func row(_ name: String) -> TargetRow? { table.first { $0.name == name } }

    /// Returns all modules that the files of `target` may import, or nil if the table has no row for `target`.
    static func allowed(for target: String) -> Set<String>? {
        if let room = row(target) { return Set(room.dependencies + room.system + [everywhere]) }
        guard target.hasSuffix("Tests") else { return nil }
        let room = String(target.dropLast("Tests".count))
        let more = tests[target] ?? []
        guard let tested = row(room) else { return Set(more + testSystem + [everywhere]) }
        return Set([room] + tested.dependencies + tested.system + more + testSystem + [everywhere])
    }
}
