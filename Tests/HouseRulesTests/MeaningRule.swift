/// Words keep the meaning that `docs/words.md` gives them, as far as that can be seen.
enum MeaningRule {
    static let page = "docs/words.md"

    /// Words that no type is named by, and the one to use instead.
    private static let retired = [
        "Door": "Dispatcher", "Desk": "what it does", "Turnstile": "Mutex", "Vigil": "Spin", "Shelf": "Index",
        "Sieve": "Filter", "Album": "what it holds", "Machine": "State", "Front": "Presenter", "Guest": "Poller",
    ]

    /// What functions are not named, with the words that say which of its meanings is meant.
    private static let verbs = [
        "tell": "notify, publish, record, report or send", "settle": "settled, for nothing being under way",
        "hold": "beginBatch, matches or hold with what is held",
    ]

    static func violations(in house: House) -> [Violation] {
        let sources = house.files.filter {
            $0.target != nil && $0.folders.first == "Sources" && !$0.isGenerated && !$0.path.contains("/SampleApps/")
        }
        let types = Set(sources.flatMap { $0.lines.compactMap { name(after: kinds, in: $0) } })
        return sources.flatMap { file in
            file.lines.enumerated().flatMap { index, line in
                wrong(line).map { Violation(path: file.path, line: index + 1, what: $0) }
            }
        } + unknown(in: house, types)
    }

    private static let kinds = ["struct ", "class ", "enum ", "actor ", "protocol ", "typealias "]

    private static func wrong(_ line: Substring) -> [String] {
        guard !isComment(line) else { return [] }
        if let name = name(after: kinds, in: line) {
            return parts(of: name).compactMap { part in
                retired[part].map { "\(name): \(part) is no word of the house; say \($0)" }
            }
        }
        guard let name = name(after: ["func "], in: line) else { return [] }
        return verbs.filter { isVerb($0.key, of: name) }
            .map { "\(name): \($0.key) means too much; say \($0.value)" }
    }

    /// `tell` and `tellState` begin with the verb; of `hold` and `settle` only the bare word is unclear.
    private static func isVerb(_ verb: String, of name: String) -> Bool {
        name == verb || verb == "tell" && name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
    }

    /// Types that the page names, and nobody declares.
    private static func unknown(in house: House, _ types: Set<String>) -> [Violation] {
        guard let page = house.files.first(where: { $0.path == Self.page }) else { return [] }
        return page.lines.enumerated().flatMap { index, line in
            line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { place, word in place % 2 == 1 && word.first?.isUppercase == true }
                .filter { !types.contains(String($0.element)) && $0.element != "Arrows" }
                .map { Violation(path: page.path, line: index + 1, what: "\($0.element) is no type of ours") }
        }
    }

    private static func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    /// The name that a declaration on this line gives.
    private static func name(after kinds: [String], in line: Substring) -> String? {
        for kind in kinds {
            guard let range = line.place(of: kind) else { continue }
            let before = line[..<range.lowerBound]
            guard before.last.map({ $0 == " " }) ?? true, !before.contains("\""), !before.contains("//") else {
                continue
            }
            let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
            if !name.isEmpty, name != "func", name != "var" { return String(name) }
        }
        return nil
    }

    /// `RowDesk` as `Row` and `Desk`.
    private static func parts(of name: String) -> [String] {
        name.reduce(into: [String]()) { parts, letter in
            if letter.isUppercase || parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(letter)
        }
    }
}
