/// If a type composes its static list `all` from other static members, `all` must contain every static member with the
/// element type of `all`. A member may also be contained in another list that `all` contains.
enum SumRule {
    private struct Member {
        var path: String
        var line: Int
        var name: String
        var type: String
        /// The identifiers in the list or value that is assigned to the member.
        var words: Set<String>
    }

    static func violations(in repository: Repository) -> [Violation] {
        let targets = Dictionary(grouping: repository.files) { $0.isGenerated ? "" : $0.target ?? "" }
        return targets.keys.filter { !$0.isEmpty }.sorted().flatMap { missing(in: targets[$0] ?? []) }
    }

    private static func missing(in files: [Repository.File]) -> [Violation] {
        let members = files.flatMap(members)
        return Dictionary(grouping: members, by: \.type).values.flatMap { members -> [Violation] in
            let names = Set(members.map(\.name)).subtracting(["all"])
            guard let all = members.first(where: { $0.name == "all" }), !all.words.isDisjoint(with: names) else {
                return []
            }
            let named = members.reduce(into: Set<String>()) { $0.formUnion($1.words) }
            return members.filter { $0.name != "all" && !named.contains($0.name) }.map {
                Violation(
                    path: $0.path, line: $0.line, what: "\($0.name) is not in a list that \($0.type).all contains")
            }
        }
    }

    /// Returns the static constants of a file, if the type of their value or of their list elements is known from the
    /// text.
    private static func members(in file: Repository.File) -> [Member] {
        file.lines.indices.compactMap { index in
            guard file.lines[index].has("static let "),
                let match = file.lines[index].prefixMatch(
                    of: /(\s*)(?:private |package |public )*static let (\w+)(?:: \[(\w+)\])? =(.*)/)
            else { return nil }
            let rest = file.lines[(index + 1)...].prefix { !ends($0, indentation: match.1.count) }
            let text = ([match.4] + rest).joined(separator: "\n")
            // The type of a value is the initializer's type. A list without a type has the type of its first element.
            let made = text.prefixMatch(of: /\s*\[?\s*(\w+)\(/).map { String($0.1) }
            let isList = text.prefixMatch(of: /\s*\[/) != nil
            guard let type = match.3.map(String.init) ?? made ?? (isList ? enclosing(index, in: file) : nil) else {
                return nil
            }
            let words = "+\(text)\n".matches(of: /[\[,+]\s*(\w+)\s*(?=[,\]+\n])/).map { String($0.1) }
            return Member(
                path: file.path, line: index + 1, name: String(match.2), type: type, words: Set(words))
        }
    }

    /// Returns whether a member has ended before `line`. `indentation` is the indentation of the member's first line.
    private static func ends(_ line: Substring, indentation: Int) -> Bool {
        let words = line.drop { $0 == " " }
        let depth = line.count - words.count
        guard depth == indentation else { return depth < indentation && !words.isEmpty }
        return words.first.map { !"])}".contains($0) } ?? false
    }

    /// Returns the name of the type whose declaration contains the line `index`.
    private static func enclosing(_ index: Int, in file: Repository.File) -> String? {
        file.lines[..<index].reversed().lazy.compactMap { line in
            line.prefixMatch(of: /(?:\w+ )*(?:struct|enum|class|actor|extension) (\w+)/).map { String($0.1) }
        }.first
    }
}
