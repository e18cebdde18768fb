/// Every public declaration of SDLKit, SDLManagers and CarUI must have a doc comment.
///
/// A requirement of a protocol has its comment in the protocol. Default implementations need no comment.
enum DocRule {
    private static let targets: Set<String> = ["SDLKit", "SDLManagers", "CarUI"]
    private static let kinds: Set<Substring> = [
        "func", "var", "let", "init", "init?", "struct", "class", "enum", "protocol", "typealias", "subscript", "actor",
    ]

    static func violations(in repository: Repository) -> [Violation] {
        let files = repository.files.filter {
            $0.kind == "swift" && targets.contains($0.target ?? "") && $0.folders.first == "Sources"
        }
        let asked = Set(files.flatMap(requirements))
        return files.flatMap { violations(in: $0, asked) }
    }

    /// A function that a protocol requires, identified by the names of the protocol and the function.
    private struct Requirement: Hashable {
        let type: Substring
        let name: Substring
    }

    private static func requirements(of file: Repository.File) -> [Requirement] {
        var open: Substring?
        return file.lines.compactMap { line in
            let words = words(of: line[...])
            if !line.hasPrefix(" "), let at = words.firstIndex(of: "protocol"), line.hasSuffix("{") {
                open = words[at + 1]
            }
            if line == "}" { open = nil }
            guard let open, words.first == "func", words.count > 1 else { return nil }
            return Requirement(type: open, name: words[1])
        }
    }

    private static func violations(in file: Repository.File, _ asked: Set<Requirement>) -> [Violation] {
        var extended: Substring?
        var found: [Violation] = []
        /// The public protocols and enumerations that enclose the current line, with the indentation of their members.
        var open: [(indent: Int, isProtocol: Bool)] = []
        var comment: String?
        for (index, line) in file.lines.enumerated() {
            let text = line.drop { $0 == " " }
            let indent = line.count - text.count
            if text.hasPrefix("///") {
                comment = (comment ?? "") + text.dropFirst(3)
                continue
            }
            guard !text.isEmpty else { continue }
            if text.hasPrefix("}"), open.last.map({ $0.indent == indent }) == true { open.removeLast() }
            let words = words(of: text)
            if indent == 0 { extended = words.first == "extension" ? words.dropFirst().first : nil }
            let isAsked = extended.flatMap { type in
                words.firstIndex(of: "func").map { asked.contains(Requirement(type: type, name: words[$0 + 1])) }
            }
            if isPublic(words, indent, open), isAsked != true {
                if comment.map({ !$0.contains(".") && !$0.contains(":") }) ?? true {
                    found.append(
                        Violation(path: file.path, line: index + 1, what: "no doc comment for \(text.prefix(60))")
                    )
                }
                if text.hasSuffix("{"), words.contains("protocol") || words.contains("enum") {
                    open.append((indent, words.contains("protocol")))
                }
            }
            // Attributes may be on separate lines between a comment and its declaration.
            if !text.hasPrefix("@") || text.contains("func") || text.contains("var ") { comment = nil }
        }
        return found
    }

    private static func words(of line: Substring) -> [Substring] {
        line.split { " (<{:=".contains($0) }
    }

    /// Returns whether a line needs a doc comment: the line contains a public or open declaration, a requirement of a
    /// public protocol, or a case of a public enumeration. Overrides need no comment, because they inherit the comment
    /// of the superclass.
    private static func isPublic(_ words: [Substring], _ indent: Int, _ open: [(indent: Int, isProtocol: Bool)]) -> Bool
    {
        guard let first = words.first else { return false }
        let declares = words.prefix(7).contains { kinds.contains($0) }
        if words.prefix(3).contains(where: { $0 == "public" || $0 == "open" }) {
            return declares && !words.contains("override") && !words.contains("import")
        }
        guard let around = open.last, indent == around.indent + 4 else { return false }
        if around.isProtocol { return ["func", "var", "static", "init", "associatedtype"].contains(first) }
        return first == "case" || first == "indirect"
    }
}
