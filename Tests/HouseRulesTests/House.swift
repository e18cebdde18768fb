import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// The files of the house as the rules see them: paths from the top of the repository, and their texts.
struct House {
    struct File {
        let path: String
        let text: String
        /// Each rule reads them, so they are parted once.
        let lines: [Substring]

        init(path: String, text: String) {
            (self.path, self.text) = (path, text)
            lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        }

        var folders: [Substring] { path.split(separator: "/").dropLast() }
        /// What stands after the name's last dot; nothing for `Makefile` and `.gitignore`.
        var kind: Substring {
            let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
            return name[name.index(after: dot)...]
        }

        /// Made by `rpc-gen`, not written: no rule of taste binds it.
        var isGenerated: Bool { folders.contains("Generated") }

        /// The target a Swift file belongs to.
        var target: String? {
            guard kind == "swift", folders.count >= 2, folders[0] == "Sources" || folders[0] == "Tests" else {
                return nil
            }
            // Sample apps stand together in one folder, each a target of its own.
            if folders[1] == "SampleApps", folders.count >= 3 { return String(folders[2]) }
            return String(folders[1])
        }
    }

    var files: [File]

    /// What Python and node leave behind, none of it written by us.
    private static let ignored: Set<String> = ["__pycache__", "node_modules"]
    private static let written: Set<String> = [
        "swift", "js", "mjs", "css", "html", "py", "sh", "md", "yaml", "yml", "json", "txt", "h", "modulemap", "patch",
        "java", "",
    ]

    /// Reads everything written under `root`. Folders whose names begin with a dot are skipped, but for ours.
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
                    if !hidden, !House.ignored.contains(name) { pending.append(path) }
                } else if path.hasSuffix(".png") {
                    // A picture has no text, and pages point to it.
                    files.append(File(path: path, text: ""))
                } else if House.written.contains((name as NSString).pathExtension),
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

    /// The repository this file stands in.
    static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
}

/// A rule that a place in the house breaks.
struct Violation: CustomStringConvertible {
    var path: String
    var line: Int?
    var what: String

    var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(what)" }
}

extension Substring {
    /// Where a piece stands first, byte for byte. The library's own search goes letter by letter, which takes half a
    /// minute for all lines of the house in a debug build.
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
