// swift-tools-version: 6.2
import PackageDescription

// Targets stand bottom-up: each may import only what is above it and allowed by the table in
// `Tests/HouseRulesTests/Arrows.swift`. Reading this file is reading the architecture.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

func room(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
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

/// The toolchain's own linker, which is quicker with a program as large as all tests together.
let testLinking: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

func tests(_ room: String, _ more: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(room)Tests", dependencies: [.init(stringLiteral: room)] + more, swiftSettings: settings,
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
        .systemLibrary(name: "CYuv", providers: [.apt(["libyuv-dev"])]),

        // Ground floor
        room("SDLSupport", ["CLinux"]),
        room("JSON", ["SDLSupport"]),
        room("Journaling", ["JSON", "SDLSupport"]),
        room("WebSockets", ["CLibwebsockets", "JSON", "SDLSupport"]),
        .target(name: "CRefusals", dependencies: ["CMicrohttpd"], linkerSettings: [.linkedLibrary("dl")]),
        room("WebServing", ["CMicrohttpd", "CRefusals", "CZlib", "CLinux", "WebSockets", "JSON", "SDLSupport"]),
        room("SDLTransport", ["WebSockets", "CLinux", "SDLSupport"]),
        room("SDLInspection", ["JSON", "Journaling", "SDLSupport"]),
        room("SDLProtocol", ["SDLSupport"]),
        room("RPCSpec", ["JSON"]),
        room("SDLRPC", ["JSON"]),
        room("SDLHMIRPC", ["JSON"]),
        room("SDLConnection", ["SDLRPC", "SDLProtocol", "JSON", "Journaling", "SDLSupport"]),
        room("H264"),

        // App tower
        room("CarUI", ["CCairo", "CPango"]),
        room("PictureEncoding", ["H264", "COpenH264", "CYuv", "CZlib"]),
        room(
            "SDLManagers",
            ["CCrypto", "H264", "SDLConnection", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport"]),
        room(
            "SDLKit",
            [
                "SDLManagers", "CarUI", "PictureEncoding", "SDLConnection", "SDLRPC", "SDLInspection", "SDLTransport",
                "JSON", "Journaling", "SDLSupport",
            ]),

        // Head-unit tower
        .target(
            name: "Drives", dependencies: ["CExpat", "JSON", "SDLSupport"], resources: [.embedInCode("BuiltIn")],
            swiftSettings: settings),
        .target(
            name: "SDLHeadUnit",
            dependencies: [
                "Drives", "H264", "SDLConnection", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport",
            ],
            resources: [.embedInCode("Profiles")], swiftSettings: settings),

        room("SDLHMILink", ["SDLHeadUnit", "SDLRPC", "SDLHMIRPC", "WebSockets", "JSON", "Journaling", "SDLSupport"]),

        // What a session leaves: its rows, on disk and searched, and the tree of its state. It needs no bridge
        room("SDLLog", ["CSQLite", "JSON", "Journaling", "SDLSupport"]),

        // A session as one file, written and read; it knows no bridge either
        room("Capsules", ["CArchive", "JSON", "SDLSupport"]),
        room("CapsuleExport", ["Capsules", "SDLProtocol", "SDLRPC", "JSON", "SDLSupport"]),
        // What was done in it, and what apps did then and do now
        room("SessionReplay", ["SDLLog", "Capsules", "JSON", "Journaling", "SDLSupport"]),

        // The bridge sees the head unit and its web HMI; of apps it hears over sockets alone
        room(
            "SDLBridge",
            [
                "Drives", "SDLLog", "Capsules", "SessionReplay", "SDLInspection", "SDLHeadUnit", "SDLHMILink",
                "SDLConnection", "SDLRPC", "SDLTransport",
                "WebServing", "WebSockets", "CCrypto", "JSON", "Journaling", "SDLSupport",
            ]),

        // Both towers in one process, for tests of apps
        room("SDLTesting", ["SDLBridge", "SDLHeadUnit", "SDLKit", "SDLTransport", "WebServing", "JSON", "Journaling"]),

        // Sample apps: each sees only SDLKit
        sample("HelloApp"),
        sample("MusicPlayer"),
        sample("Messenger"),
        sample("Places"),
        sample("Trip"),
        sample("Troublemaker"),
        // Projects a picture that tests know, pixel by pixel.
        sample("TestCard"),

        // Entry points
        .executableTarget(
            name: "sdl-bridge",
            dependencies: [
                "CEdit", "SDLBridge", "SDLLog", "Capsules", "CapsuleExport", "SessionReplay", "WebServing", "JSON",
                "SDLSupport",
            ],
            resources: [.embedInCode("Template")], swiftSettings: settings),
        // What the benches compare with, in plain C.
        .target(name: "CBaselines", dependencies: ["CLibwebsockets", "CMicrohttpd"]),
        room("BenchSupport", ["JSON"]),
        main(
            "sdl-bench",
            [
                "BenchSupport", "CBaselines", "Drives", "SDLBridge", "SDLHMILink", "SDLHeadUnit", "WebServing",
                "WebSockets",
                "SDLConnection", "SDLTransport", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport",
            ]),
        main(
            "sdl-bench-apps",
            [
                "BenchSupport", "CBaselines", "CarUI", "PictureEncoding", "SDLHeadUnit", "SDLKit", "SDLManagers",
                "SDLRPC", "SDLTransport", "Journaling", "SDLSupport",
            ]),
        main("rpc-gen", ["RPCSpec", "SDLSupport"], exclude: ["Spec"]),

        // Tests
        tests("SDLSupport"),
        tests("JSON", ["SDLSupport"]),
        tests("Journaling", ["SDLSupport"]),
        tests("WebServing", ["WebSockets", "CLinux", "JSON", "SDLSupport"]),
        tests("SDLTransport", ["WebSockets", "SDLSupport"]),
        tests("SDLInspection", ["SDLTransport", "Journaling", "SDLSupport"]),
        tests("SDLProtocol", ["SDLSupport"]),
        tests("SDLRPC", ["SDLHMIRPC", "RPCSpec", "JSON", "SDLSupport"]),
        tests("SDLConnection", ["SDLTransport", "SDLProtocol", "SDLRPC", "JSON", "Journaling", "SDLSupport"]),
        tests("H264"),
        tests("Drives", ["JSON", "SDLSupport"]),
        tests("PictureEncoding", ["H264", "COpenH264", "CZlib"]),
        tests(
            "SDLHeadUnit",
            [
                "Drives", "RPCSpec", "SDLConnection", "SDLTransport", "SDLProtocol", "SDLRPC", "JSON", "Journaling",
                "SDLSupport",
            ]),
        tests(
            "SDLHMILink",
            [
                "SDLHeadUnit", "SDLHMIRPC", "SDLConnection", "SDLProtocol", "SDLTransport", "SDLRPC", "WebSockets",
                "JSON", "Journaling", "SDLSupport",
            ]),
        tests("CarUI"),
        tests("SDLTesting", ["SDLKit"]),
        tests("SDLLog", ["JSON", "Journaling", "SDLSupport"]),
        tests("Capsules", ["CArchive", "JSON"]),
        tests("CapsuleExport", ["Capsules", "JSON"]),
        tests("SessionReplay", ["Capsules", "JSON"]),
        tests(
            "SDLBridge",
            [
                "SDLLog", "Capsules", "SDLHeadUnit", "SDLHMILink", "SDLTransport", "WebServing", "WebSockets", "JSON",
                "Journaling", "SDLSupport",
            ]),
        tests("SDLKit", ["SDLManagers", "SDLRPC", "SDLTransport", "SDLSupport"]),
        // An app and a head unit on one clock, and what the driver does; then the tests that tell a story with them: of what
        // is on the screen, and of everything else.
        .target(
            name: "Journeys",
            dependencies: [
                "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLTransport", "SDLRPC", "JSON", "Journaling", "SDLSupport",
            ],
            path: "Tests/Journeys", swiftSettings: settings),
        .testTarget(
            name: "ScreenJourneyTests",
            dependencies: [
                "Journeys", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection", "SDLProtocol", "SDLRPC", "H264",
                "PictureEncoding", "JSON", "Journaling", "SDLSupport",
            ],
            swiftSettings: settings, linkerSettings: testLinking),
        .testTarget(
            name: "JourneyTests",
            dependencies: [
                "Journeys", "SDLKit", "SDLManagers", "SDLHeadUnit", "SDLInspection", "SDLTransport", "SDLRPC", "JSON",
                "Journaling", "SDLSupport",
            ],
            exclude: ["Golden"], swiftSettings: settings, linkerSettings: testLinking),
        // They run `rpc-gen`, so it is built with them.
        .testTarget(
            name: "HouseRulesTests", dependencies: ["rpc-gen"], swiftSettings: settings, linkerSettings: testLinking),
    ],
    swiftLanguageModes: [.v6]
)

// SDL_TESTS=SDLKitTests,JourneyTests leaves out every target that those tests do not stand on: a change in one room is
// built and tested without the rest.
if let wanted = Context.environment["SDL_TESTS"]?.split(separator: ",").map(String.init), !wanted.isEmpty {
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
