/// Every import must be in `DependencyTable`.
enum DependencyRule {
    static func violations(in repository: Repository) -> [Violation] {
        repository.files.flatMap { file -> [Violation] in
            guard let target = file.target else { return [] }
            guard let allowed = DependencyTable.allowed(for: target) else {
                return [
                    Violation(
                        path: file.path, what: "\(target) has no row in Tests/ArchitectureTests/DependencyTable.swift")
                ]
            }
            return imports(of: file).compactMap { found in
                if found.exported, file.path != "Sources/SDLKit/Exports.swift" {
                    return Violation(
                        path: file.path, line: found.line, what: "only Sources/SDLKit/Exports.swift re-exports")
                }
                if allowed.contains(found.module) { return nil }
                return Violation(
                    path: file.path, line: found.line,
                    what:
                        "\(target) may not import \(found.module); Tests/ArchitectureTests/DependencyTable.swift does not list it"
                )
            }
        }
    }

    struct Import {
        var module: String
        var line: Int
        var exported: Bool
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let",
    ]
    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Finds the import lines of a Swift file. A line can have attributes, an access level, `import`, a kind such as
    /// `struct`, and the path of the module.
    static func imports(of file: Repository.File) -> [Import] {
        var found: [Import] = []
        let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard line.count < 200, let words = words(of: line) else { continue }
            guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { continue }
            guard words[..<at].allSatisfy({ $0.hasPrefix("@") || access.contains($0) }) else { continue }
            let path = kinds.contains(words[at + 1]) && at + 2 < words.count ? words[at + 2] : words[at + 1]
            let module = path.prefix { $0 != "." && $0 != ";" && $0 != "/" }
            found.append(Import(module: String(module), line: index + 1, exported: words.contains("@_exported")))
        }
        return found
    }

    private static func words(of line: Substring.UTF8View.SubSequence) -> [Substring]? {
        let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let first, "@ifp".utf8.contains(first), let text = String(line) else { return nil }
        return text.split { $0 == " " || $0 == "\t" }
    }
}
