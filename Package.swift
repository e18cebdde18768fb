// swift-tools-version: 6.2
import PackageDescription

// Targets are listed bottom-up. A target may import only targets above it, and only those that the table in
// `Tests/ArchitectureTests/DependencyTable.swift` allows.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func main(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func sample(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["SDLKit"], path: "Sources/SampleApps/\(name)",
        swiftSettings: settings + [.defaultIsolation(MainActor.self)])
}

/// Links the tests with lld, because the default linker is slow for a program that contains all tests.
let testLinking: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

func tests(_ module: String, _ more: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: [.init(stringLiteral: module)] + more, swiftSettings: settings,
        linkerSettings: testLinking)
}

let package = Package(
    name: "sdl-bridge",
    products: [
        .executable(name: "sdl-bridge", targets: ["sdl-bridge"]),
        .executable(name: "sdl-bench", targets: ["sdl-bench"]),
        .executable(name: "sdl-bench-apps", targets: ["sdl-bench-apps"]),
        .library(name: "SDLKit", targets: ["SDLKit"]),
        .library(name: "SDLTesting", targets: ["SDLTesting"]),
    ],
    targets: [
        // C system libraries
        .systemLibrary(
            name: "CLibwebsockets", pkgConfig: "libwebsockets",
            providers: [.apt(["libwebsockets-dev", "libcap-dev"])]),
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "COpenH264", pkgConfig: "openh264", providers: [.apt(["libopenh264-dev"])]),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CYuv", providers: [.apt(["libyuv-dev"])]),

        // Support, network, SDL base
        module("SDLSupport", ["CLinux"]),
        module("JSON", ["SDLSupport"]),
        module("Journaling", ["JSON", "SDLSupport"]),
        module("WebSockets", ["CLibwebsockets", "JSON", "SDLSupport"]),
        .target(name: "CRefusals", dependencies: ["CMicrohttpd"], linkerSettings: [.linkedLibrary("dl")]),
        module("WebServing", ["CMicrohttpd", "CRefusals", "CZlib", "CLinux", "WebSockets", "JSON", "SDLSupport"]),
        module("SDLTransport", ["WebSockets", "CLinux", "SDLSupport"]),
        module("SDLInspection", ["JSON", "Journaling", "SDLSupport"]),
        module("SDLProtocol", ["SDLSupport"]),
        module("RPCSpec", ["JSON"]),
        module("SDLRPC", ["JSON"]),
        module("SDLHMIRPC", ["SDLRPC", "JSON"]),
        module("SDLConnection", ["SDLRPC", "SDLProtocol", "JSON", "Journaling", "SDLSupport"]),
        module("H264"),

        // App side
        module("CarUI", ["CCairo", "CPango", "CZlib"]),
        module("PictureEncoding", ["H264", "COpenH264", "CYuv"]),
        module(
            "SDLManagers",
            ["CCrypto", "H264", "SDLConnection", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport"]),
        module(
            "SDLKit",
            [
                "SDLManagers", "CarUI", "PictureEncoding", "SDLConnection", "SDLRPC", "SDLInspection", "SDLTransport",
                "JSON", "Journaling", "SDLSupport",
            ]),

        // Head-unit side
        .target(
            name: "Drives", dependencies: ["CExpat", "JSON", "SDLSupport"], resources: [.embedInCode("BuiltIn")],
            swiftSettings: settings),
        .target(
            name: "SDLHeadUnit",
            dependencies: [
                "Drives", "H264", "SDLConnection", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport",
            ],
            resources: [.embedInCode("Profiles")], swiftSettings: settings),

        module("SDLHMILink", ["SDLHeadUnit", "SDLRPC", "SDLHMIRPC", "WebSockets", "JSON", "Journaling", "SDLSupport"]),

        // Session logs: rows on disk, full-text search and the state tree. Independent of the bridge
        module("SDLLog", ["CSQLite", "JSON", "Journaling", "SDLSupport"]),

        // Reads and writes a session as one file (a capsule). Independent of the bridge
        module("Capsules", ["CArchive", "JSON", "SDLSupport"]),
        module("CapsuleExport", ["Capsules", "SDLProtocol", "SDLRPC", "JSON", "SDLSupport"]),
        // Extracts a session's inputs, replays them and compares the results
        module("SessionReplay", ["SDLLog", "Capsules", "JSON", "Journaling", "SDLSupport"]),

        // The bridge imports the head unit and its web HMI, and reaches apps only through sockets
        module(
            "SDLBridge",
            [
                "Drives", "SDLLog", "Capsules", "SessionReplay", "SDLInspection", "SDLHeadUnit", "SDLHMILink",
                "SDLConnection", "SDLRPC", "SDLTransport",
                "WebServing", "WebSockets", "CCmark", "CCrypto", "JSON", "Journaling", "SDLSupport",
            ]),

        // App side and head-unit side in one process, for tests of apps
        module(
            "SDLTesting", ["SDLBridge", "SDLHeadUnit", "SDLKit", "SDLTransport", "WebServing", "JSON", "Journaling"]),

        // Sample apps: each sees only SDLKit
        sample("HelloApp"),
        sample("MusicPlayer"),
        sample("Messenger"),
        sample("Places"),
        sample("Trip"),
        sample("Troublemaker"),
        // Projects a picture whose pixels tests know.
        sample("TestCard"),

        // Entry points
        .executableTarget(
            name: "sdl-bridge",
            dependencies: [
                "CEdit", "SDLBridge", "SDLLog", "Capsules", "CapsuleExport", "SessionReplay", "WebServing", "JSON",
                "SDLSupport",
            ],
            resources: [.embedInCode("Template")], swiftSettings: settings),
        // A baseline for the time of a button press, in plain C.
        .target(name: "CBaselines"),
        module("BenchSupport"),
        main(
            "sdl-bench",
            [
                "BenchSupport", "CBaselines", "SDLBridge", "SDLHeadUnit", "WebServing", "WebSockets", "SDLTransport",
                "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport",
            ]),
        main("sdl-bench-apps", ["BenchSupport", "CarUI", "PictureEncoding", "SDLKit", "SDLRPC", "SDLSupport"]),
        main("rpc-gen", ["RPCSpec", "SDLSupport"], exclude: ["Spec"]),

        // Tests
        tests("SDLSupport"),
        tests("JSON", ["SDLSupport"]),
        .target(
            name: "TestJournal", dependencies: ["JSON", "Journaling", "SDLSupport"], path: "Tests/TestJournal",
            swiftSettings: settings),
        tests("Journaling", ["TestJournal", "SDLSupport"]),
        tests("WebServing", ["WebSockets", "CLinux", "JSON", "SDLSupport"]),
        tests("SDLTransport", ["WebSockets", "SDLSupport"]),
        tests("SDLInspection", ["SDLTransport", "Journaling", "SDLSupport"]),
        tests("SDLProtocol", ["SDLSupport"]),
        tests("SDLRPC", ["SDLHMIRPC", "RPCSpec", "JSON", "SDLSupport"]),
        tests(
            "SDLConnection",
            ["TestJournal", "SDLTransport", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport"]),
        tests("H264"),
        tests("Drives", ["JSON", "SDLSupport"]),
        tests("PictureEncoding", ["H264", "COpenH264"]),
        tests(
            "SDLHeadUnit",
            [
                "TestJournal", "Drives", "RPCSpec", "SDLConnection", "SDLTransport", "SDLProtocol", "SDLRPC", "JSON",
                "Journaling", "SDLSupport",
            ]),
        tests(
            "SDLHMILink",
            [
                "TestJournal", "SDLHeadUnit", "SDLHMIRPC", "SDLConnection", "SDLProtocol", "SDLTransport", "SDLRPC",
                "WebSockets", "JSON", "Journaling", "SDLSupport",
            ]),
        tests("CarUI", ["CZlib"]),
        tests("SDLTesting", ["SDLKit"]),
        tests("SDLLog", ["JSON", "Journaling", "SDLSupport"]),
        tests("Capsules", ["CArchive", "JSON"]),
        tests("CapsuleExport", ["Capsules", "JSON"]),
        tests("SessionReplay", ["Capsules", "JSON"]),
        tests(
            "SDLBridge",
            [
                "TestJournal", "SDLLog", "Capsules", "SDLHeadUnit", "SDLHMILink", "SDLTransport", "WebServing",
                "WebSockets", "JSON", "Journaling", "SDLSupport",
            ]),
        tests("SDLKit", ["SDLManagers", "SDLRPC", "SDLTransport", "SDLSupport"]),
        // An app and a head unit on one mock clock, with driver actions; then the integration tests that use them.
        .target(
            name: "IntegrationHarness",
            dependencies: [
                "TestJournal", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLTransport", "SDLRPC", "JSON", "Journaling",
                "SDLSupport",
            ],
            path: "Tests/IntegrationHarness", swiftSettings: settings),
        .testTarget(
            name: "ScreenIntegrationTests",
            dependencies: [
                "TestJournal", "IntegrationHarness", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection",
                "SDLProtocol", "SDLRPC", "COpenH264", "H264", "PictureEncoding", "JSON", "Journaling", "SDLSupport",
            ],
            swiftSettings: settings, linkerSettings: testLinking),
        .testTarget(
            name: "IntegrationTests",
            dependencies: [
                "TestJournal", "IntegrationHarness", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection",
                "SDLTransport", "SDLRPC", "JSON", "Journaling", "SDLSupport",
            ],
            exclude: ["Golden"], swiftSettings: settings, linkerSettings: testLinking),
        // These tests run `rpc-gen`, so it is built with them.
        .testTarget(
            name: "ArchitectureTests", dependencies: ["rpc-gen"], swiftSettings: settings, linkerSettings: testLinking),
    ],
    swiftLanguageModes: [.v6]
)

// SDL_TARGETS=sdl-bridge,HelloApp leaves out every target that those targets do not depend on. One build then makes
// them in parallel, and with test targets, such as SDL_TARGETS=SDLKitTests, a change in one target builds quickly.
if let wanted = Context.environment["SDL_TARGETS"]?.split(separator: ",").map(String.init), !wanted.isEmpty {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard let target = targets[name], kept.insert(name).inserted else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): keep(name)
            default: break
            }
        }
    }
    wanted.forEach(keep)
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll()
}
