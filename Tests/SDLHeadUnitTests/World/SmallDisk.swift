import Foundation

/// A file system in memory with only a few kilobytes, for tests of a full disk.
struct SmallDisk {
    let path: String

    static let isPossible: Bool = {
        guard let disk = try? SmallDisk(kilobytes: 16) else { return false }
        disk.remove()
        return true
    }()

    struct Refused: Error {}

    init(kilobytes: Int) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("sdl-disk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard SmallDisk.run(["mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "sdl-bridge-test", path]) else {
            try FileManager.default.removeItem(atPath: path)
            throw Refused()
        }
    }

    func remove() {
        _ = SmallDisk.run(["umount", path])
        try? FileManager.default.removeItem(atPath: path)
    }

    private static func run(_ command: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardError = nil
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
