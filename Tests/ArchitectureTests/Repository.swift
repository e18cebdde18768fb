import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// The text files of a repository, with paths relative to the repository's root.
struct Repository {
    struct File {
        let path: String
        let text: String
        /// The lines of the text. The lines are stored because every rule reads them.
        let lines: [Substring]

        init(path: String, text: String) {
            (self.path, self.text) = (path, text)
            lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        }

        var folders: [Substring] { path.split(separator: "/").dropLast() }
        /// The file name extension; empty for names such as `Makefile` and `.gitignore`.
        var kind: Substring {
            let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
            return name[name.index(after: dot)...]
        }

        /// Whether `rpc-gen` or `scripts/write-client` wrote the file. The rules of style ignore generated files.
        var isGenerated: Bool {
            folders.contains("Generated")
                || lines.prefix(5).contains { $0.hasPrefix("Written by scripts/write-client") }
        }

        /// The name of the target that contains the file; nil for files of no target.
        var target: String? {
            guard kind == "swift", folders.count >= 2, folders[0] == "Sources" || folders[0] == "Tests" else {
                return nil
            }
            // Each sample app is a target in a subfolder.
            if folders[1] == "SampleApps", folders.count >= 3 { return String(folders[2]) }
            return String(folders[1])
        }
    }

    var files: [File]

    /// The names of folders that are not part of the repository. Python and Node.js create these folders.
    private static let ignored: Set<String> = ["__pycache__", "node_modules"]
    private static let written: Set<String> = [
        "swift", "js", "mjs", "css", "html", "py", "sh", "md", "yaml", "yml", "json", "txt", "h", "modulemap", "patch",
        "java", "",
    ]

    /// Reads all text files below `root`, except files in hidden folders. The folders `.ci` and `.githooks` are read
    /// too.
    init(root: String) throws {
        files = []
        var pending = [""]
        while let folder = pending.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted() {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) else {
                    continue
                }
                if isFolder.boolValue {
                    let hidden = name.hasPrefix(".") && name != ".ci" && name != ".githooks"
                    if !hidden, !Repository.ignored.contains(name) { pending.append(path) }
                } else if path.hasSuffix(".png") || path.hasSuffix(".webp") {
                    // Pages link to pictures, but a picture has no text.
                    files.append(File(path: path, text: ""))
                } else if Repository.written.contains((name as NSString).pathExtension),
                    let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
                {
                    files.append(File(path: path, text: text))
                }
            }
        }
        files.sort { $0.path < $1.path }
    }

    init(_ texts: [(path: String, text: String)]) {
        files = texts.map { File(path: $0.path, text: $0.text) }
    }

    /// The root of the repository that contains this file.
    static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
}

/// A violation: a place in the repository that breaks a rule.
struct Violation: CustomStringConvertible {
    var path: String
    var line: Int?
    var what: String

    var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(what)" }
}

extension Substring {
    /// Returns the range of the first occurrence of `piece` in this text. Compares bytes. A search by characters, as in
    /// the standard library, takes half a minute for the whole repository in a debug build.
    func place(of piece: String) -> Range<Index>? {
        var piece = piece
        let found: Int?? = piece.withUTF8 { piece in
            utf8.withContiguousStorageIfAvailable { offset(of: piece, in: $0) }
        }
        guard case .some(.some(let offset)) = found else { return nil }
        let begin = utf8.index(startIndex, offsetBy: offset)
        return begin..<utf8.index(begin, offsetBy: piece.utf8.count)
    }

    func has(_ piece: String) -> Bool { place(of: piece) != nil }
}

private func offset(of piece: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress, let wanted = piece.baseAddress else { return nil }
    var offset = 0
    while bytes.count - offset >= piece.count {
        guard let found = memchr(start + offset, Int32(piece[0]), bytes.count - offset) else { return nil }
        offset = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        if bytes.count - offset >= piece.count, memcmp(found, wanted, piece.count) == 0 { return offset }
        offset += 1
    }
    return nil
}
