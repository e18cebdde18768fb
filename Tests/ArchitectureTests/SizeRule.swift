/// A hand-written file must have at most 500 lines, and a decision in `docs/decisions` at most 40 lines.
enum SizeRule {
    static let kinds: Set<Substring> = ["swift", "js", "mjs", "css", "html", "py", "sh", "h", "java"]

    static func violations(in repository: Repository) -> [Violation] {
        repository.files.compactMap { file in
            guard let limit = limit(for: file) else { return nil }
            let count = file.text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            return count > limit ? Violation(path: file.path, what: "\(count) lines; the limit is \(limit)") : nil
        }
    }

    private static func limit(for file: Repository.File) -> Int? {
        if file.isGenerated { return nil }
        if kinds.contains(file.kind) { return 500 }
        return file.path.hasPrefix("docs/decisions/") ? 40 : nil
    }
}
