/// Every rule id in a file, such as CAR-05, must have a row in a table below `docs/rules`. A row states a rule and its
/// source.
///
/// `web/docs/api/rules.json`, from which the page shows the rules, must have the texts of these tables.
enum CitationRule {
    static let page = "web/docs/api/rules.json"
    private static let readers: Set<Substring> = ["swift", "md", "js", "py", "txt"]

    static func violations(in repository: Repository) -> [Violation] {
        let (texts, broken) = texts(in: repository)
        return broken + stale(texts, in: repository)
            + repository.files.filter(mayCite).flatMap { file in
                file.lines.enumerated().flatMap { index, line in
                    ids(on: line, of: file).filter { texts[$0] == nil }.map {
                        Violation(path: file.path, line: index + 1, what: "\($0) is not defined in docs/rules")
                    }
                }
            }
    }

    /// Returns the sentences of all tables below `docs/rules` by rule id, and violations for rows with an error.
    private static func texts(in repository: Repository) -> (texts: [String: String], broken: [Violation]) {
        var texts: [String: String] = [:]
        var broken: [Violation] = []
        for file in repository.files where isTable(file.path) {
            for (index, line) in file.lines.enumerated() where line.hasPrefix("| ") {
                guard let rule = rule(in: line, of: file.path) else { continue }
                let what: String? =
                    if texts[rule.id] != nil {
                        "\(rule.id) is defined for the second time"
                    } else if !rule.isWhole {
                        "\(rule.id) needs one sentence and a source"
                    } else {
                        nil
                    }
                if let what { broken.append(Violation(path: file.path, line: index + 1, what: what)) }
                texts[rule.id] = rule.text
            }
        }
        return (texts, broken)
    }

    private static func isTable(_ path: String) -> Bool {
        path.hasPrefix("docs/rules/") && !path.hasSuffix("/README.md") || path == "docs/findings.md"
    }

    private static func rule(in line: Substring, of path: String) -> (id: String, text: String, isWhole: Bool)? {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
            .map { trimmed($0) }
        guard cells.count >= 2, cells[0] != "id", cells[0] != "rule", !cells[0].hasPrefix("---") else { return nil }
        if path == "docs/findings.md" { return (cells[0].filter { $0 != "`" }, cells[1], !cells[1].isEmpty) }
        // A full stop with a space after it would end the sentence early.
        let isSentence = cells[1].hasSuffix(".") && !cells[1].dropLast().contains(". ")
        return (cells[0], cells[1], cells.count == 3 && isSentence && !cells[2].isEmpty)
    }

    /// Returns a violation for each rule whose text in `web/docs/api/rules.json` differs from the tables below
    /// `docs/rules`. `scripts/write-rules` updates the JSON file.
    private static func stale(_ texts: [String: String], in repository: Repository) -> [Violation] {
        guard let file = repository.files.first(where: { $0.path == page }) else { return [] }
        var shown: [String: String] = [:]
        for line in file.lines {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 7, parts[1] == "id" else { continue }
            shown[String(parts[3])] = parts[7...].joined(separator: "\"").components(before: "\", \"source\": ")
        }
        guard shown != texts else { return [] }
        let ids = Set(shown.keys).union(texts.keys).filter { shown[$0] != texts[$0] }.sorted()
        return [
            Violation(
                path: page, line: nil, what: "\(ids.prefix(3).joined(separator: ", ")) stale: run scripts/write-rules")
        ]
    }

    private static func mayCite(_ file: Repository.File) -> Bool {
        readers.contains(file.kind) && !file.isGenerated && !file.path.hasPrefix("Tests/ArchitectureTests/")
    }

    private static let families = ["FND", "OVL", "CHS", "HAP", "CAR", "CORE", "RULING"]

    static func ids(on line: Substring, of file: Repository.File) -> [String] {
        var found: [String] = []
        for family in families where line.has(family + "-") {
            found += numbers(in: line, after: family + "-").map { "\(family)-\($0)" }
        }
        if line.has("uling") {
            found += numbers(in: line, after: "uling ").map { "RULING-\($0)" }
            found += numbers(in: line, after: "ulings ").map { "RULING-\($0)" }
        }
        if line.has("`Row") {
            found += numbers(in: line, after: "`Row ").map { "CORE-\($0)" }
            found += numbers(in: line, after: "`Rows ").map { "CORE-\($0)" }
        }
        if file.path.hasPrefix("Sources/") {
            for place in ["rule: \"", "\"rule\": \"", "RuleAddress.of(\"", "RuleAddress.hint(at: \""] {
                found += quoted(in: line, after: place)
            }
            if file.path.hasPrefix("Sources/SDLHMILink/") {
                found += quoted(in: line, after: "\"hmi.").map { "hmi." + $0 }
            }
            let names = ["enum FindingRule", "struct JournalNotice"]
            if line.has(" case "), names.contains(where: { file.text[...].has($0) }) {
                found += quoted(in: line, after: " = \"")
            }
        }
        return found.filter { !$0.contains("\\") }
    }

    /// Returns the numbers of the rule ids that a line cites. `word` is the prefix of these ids. For example, the line
    /// `OVL-01, 02 and 03` cites the numbers `01`, `02` and `03` after the prefix `OVL-`.
    private static func numbers(in line: Substring, after word: String) -> [String] {
        line.split(separator: word, omittingEmptySubsequences: false).dropFirst().flatMap { rest -> [String] in
            var rest = rest
            var found: [String] = []
            while let number = number(at: &rest) {
                found.append(number)
                guard let joint = ["…", ", ", " and "].first(where: { rest.hasPrefix($0) }) else { break }
                rest = rest.dropFirst(joint.count)
            }
            return found
        }
    }

    /// Removes and returns the number of a rule id at the beginning of `rest`, such as `07`, `T09` or `E1.4`. Returns
    /// nil if `rest` does not begin with such a number.
    private static func number(at rest: inout Substring) -> String? {
        let kind = rest.prefix { $0 == "T" || $0 == "E" }
        let digits = rest.dropFirst(kind.count).prefix { $0.isNumber }
        guard !digits.isEmpty, kind.count < 2 else { return nil }
        rest = rest.dropFirst(kind.count + digits.count)
        var number = String(kind + digits)
        if kind == "E", rest.hasPrefix("."), let step = rest.dropFirst().first, step.isNumber {
            number += ".\(step)"
            rest = rest.dropFirst(2)
        }
        return number
    }

    private static func quoted(in line: Substring, after mark: String) -> [String] {
        guard line.has(mark) else { return [] }
        return line.split(separator: mark, omittingEmptySubsequences: false).dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }
    }

    private static func trimmed(_ cell: Substring) -> String {
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension String {
    fileprivate func components(before mark: String) -> String {
        firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
