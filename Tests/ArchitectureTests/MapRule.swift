/// Every link and every back-ticked path in a Markdown file must exist.
enum MapRule {
    private static let rooted = ["Sources/", "Tests/", "scripts/", "docs/", ".ci/", ".githooks/"]

    static func violations(in repository: Repository) -> [Violation] {
        let paths = repository.files.map(\.path)
        return repository.files.filter { $0.kind == "md" }.flatMap { file -> [Violation] in
            file.lines.enumerated().flatMap { index, line -> [Violation] in
                let named = links(in: line).map { resolve($0, from: file) } + quoted(in: line)
                return named.filter { !exists($0, among: paths) }.map {
                    Violation(path: file.path, line: index + 1, what: "points to \($0), which does not exist")
                }
            }
        }
    }

    private static func exists(_ path: String, among paths: [String]) -> Bool {
        // `NNN-title.md` and `<name>` are placeholders.
        guard !path.contains(where: { "<>*{".contains($0) }), !path.contains("NNN") else { return true }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        return paths.contains { $0 == bare || $0.hasPrefix(bare + "/") }
    }

    private static func links(in line: Substring) -> [Substring] {
        line.split(separator: "](", omittingEmptySubsequences: false).dropFirst()
            .map { $0.prefix { $0 != ")" && $0 != "#" } }
            .filter { !$0.isEmpty && !$0.contains("://") && !$0.hasPrefix("mailto:") }
    }

    private static func quoted(in line: Substring) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { index, text in index % 2 == 1 && rooted.contains { text.hasPrefix($0) } }
            .map { String($0.element.prefix { $0 != " " && $0 != ":" }) }
    }

    private static func resolve(_ link: Substring, from file: Repository.File) -> String {
        var path = link.hasPrefix("/") ? [] : file.folders
        for step in link.split(separator: "/") where step != "." {
            if step == ".." { path = path.dropLast() } else { path.append(step) }
        }
        return path.joined(separator: "/")
    }
}
