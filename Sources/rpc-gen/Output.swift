import Foundation

/// Compares the generated files with the files in the package, and replaces them.
struct Output {
    private let root: URL
    private let folders: [String]
    private let files: [Generator.File]

    init(root: URL, generators: [Generator]) throws {
        self.root = root
        folders = generators.map(\.dialect.folder)
        files = try generators.flatMap { try $0.files() }
    }

    /// Returns the paths of files that are missing or outdated, or that should no longer exist.
    func stale() -> [String] {
        files.filter { current($0.path) != $0.text }.map(\.path) + leftOver()
    }

    func write() throws {
        for path in leftOver() { try FileManager.default.removeItem(at: root.appendingPathComponent(path)) }
        for file in files where current(file.path) != file.text {
            let url = root.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    private func current(_ path: String) -> String? {
        try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private func leftOver() -> [String] {
        let wanted = Set(files.map(\.path))
        return folders.flatMap { folder in
            let found = FileManager.default.subpaths(atPath: root.appendingPathComponent(folder).path) ?? []
            return found.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.filter { !wanted.contains($0) }
                .sorted()
        }
    }
}
