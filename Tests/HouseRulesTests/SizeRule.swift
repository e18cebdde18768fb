/// No written file is longer than 500 lines: past that, it has two jobs.
enum SizeRule {
    static let limit = 500
    static let kinds: Set<Substring> = ["swift", "js", "mjs", "css", "html", "py", "sh", "h"]

    static func violations(in house: House) -> [Violation] {
        house.files.compactMap { file in
            guard kinds.contains(file.kind), !file.isGenerated else { return nil }
            let count = file.text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            return count > limit ? Violation(path: file.path, what: "\(count) lines; the limit is \(limit)") : nil
        }
    }
}
