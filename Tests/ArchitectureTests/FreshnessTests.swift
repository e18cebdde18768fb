import Foundation
import Testing

/// Tests that the generated Swift files match the compact specification, from which `rpc-gen` writes these files.
@Suite struct Freshness {
    @Test func `The generated files are what the generator writes`() throws {
        #expect(try stale(under: Repository.root) == [])
    }

    @Test func `An edited and a missing generated file are reported`() throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("freshness-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        let generated = ["Sources/SDLRPC/Generated", "Sources/SDLHMIRPC/Generated"]
        for folder in ["Sources/rpc-gen/Spec"] + generated {
            let target = copy.appendingPathComponent(folder)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: "\(Repository.root)/\(folder)", toPath: target.path)
        }
        #expect(try stale(under: copy.path) == [], "the copy itself must be fresh")

        let edited = copy.appendingPathComponent("\(generated[0])/Registry.swift")
        let missing = copy.appendingPathComponent("\(generated[1])/Registry.swift")
        try (String(contentsOf: edited, encoding: .utf8) + "\n").write(to: edited, atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(at: missing)
        #expect(
            try stale(under: copy.path)
                == generated.map { "stale: \($0)/Registry.swift" }.sorted(by: >))
    }

    /// Runs `rpc-gen --check` and returns the printed lines, one line for each outdated file.
    private func stale(under root: String) throws -> [String] {
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        let output = Pipe()
        process.executableURL = built.appendingPathComponent("rpc-gen")
        process.arguments = ["--check", root]
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = said.split(separator: "\n").map(String.init)
        #expect(process.terminationStatus == (lines.isEmpty ? 0 : 1), "\(said)")
        return lines
    }
}
