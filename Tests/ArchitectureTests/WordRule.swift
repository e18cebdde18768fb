#if canImport(Glibc)
import Glibc
#endif

/// A text that files of certain kinds must not contain, with the reason.
struct Word {
    var text: String
    var kinds: Set<Substring>
    /// The beginnings of the paths of files that may contain the text.
    var except: [String] = []
    /// Whether only code is searched. If so, comments may contain the text, for example to explain why code does not
    /// use the text.
    var codeOnly = true
    var why: String
}

enum WordRule {
    private static let swift: Set<Substring> = ["swift"]
    private static let script: Set<Substring> = ["js", "mjs", "html"]
    private static let python: Set<Substring> = ["py"]
    private static let written: Set<Substring> = [
        "swift", "js", "mjs", "css", "html", "py", "sh", "md", "yaml", "h", "java", "",
    ]
    /// The beginnings of the paths of files that may use `@unchecked Sendable` and `nonisolated(unsafe)`. These files
    /// own handles of C libraries, or a table that is written only once. The compiler cannot check such code.
    private static let wrappers = [
        "Sources/SDLSupport/", "Sources/JSON/JSONKeys.swift", "Sources/WebSockets/", "Sources/WebServing/",
    ]
    private static let anywhere = "a path of one machine"
    private static let presenters = "ask a question of PresenterPolicy, or add one"

    static let words: [Word] = [
        Word(
            text: "sleep(", kinds: swift,
            // The file with the clock of a session, and the file with the tests of that clock.
            except: ["Sources/SDLKit/Application/SDLClock.swift", "Tests/SDLTestingTests/TimeTests.swift"],
            why: "time goes through Timekeeper"),
        Word(text: "usleep(", kinds: swift, why: "time goes through Timekeeper"),
        Word(text: "nanosleep(", kinds: swift, why: "time goes through Timekeeper"),
        Word(text: "Mutex", kinds: swift, why: "the thread sanitizer misreads it; use SDLSupport.Lock"),
        Word(text: "NSLock", kinds: swift, why: "use SDLSupport.Lock"),
        Word(
            text: "@unchecked Sendable", kinds: swift, except: wrappers,
            why: "only C wrappers and SDLSupport may promise"),
        Word(
            text: "nonisolated(unsafe)", kinds: swift, except: wrappers,
            why: "only C wrappers and SDLSupport may promise"),
        Word(
            text: "unsafeFlags", kinds: swift, except: ["Package.swift"],
            why: "a package with unsafe flags cannot be depended on"),
        Word(text: "presenter == .", kinds: swift, why: presenters),
        Word(text: "presenter != .", kinds: swift, why: presenters),
        Word(text: "TODO", kinds: written, codeOnly: false, why: "do it, or leave it out"),
        Word(text: "FIXME", kinds: written, codeOnly: false, why: "do it, or leave it out"),
        Word(text: "/work/", kinds: written, codeOnly: false, why: anywhere),
        Word(text: "/tmp/", kinds: written, codeOnly: false, why: anywhere),
        Word(text: "/farm/", kinds: written, codeOnly: false, why: anywhere),
        Word(text: "/home/", kinds: written, codeOnly: false, why: anywhere),
        Word(text: "innerHTML", kinds: script, why: "data must not become markup; use textContent"),
        Word(text: "outerHTML", kinds: script, why: "data must not become markup; use textContent"),
        Word(text: "insertAdjacentHTML", kinds: script, why: "data must not become markup; use textContent"),
        Word(text: "document.write", kinds: script, why: "data must not become markup; use textContent"),
        Word(text: "eval(", kinds: script, why: "data must not become code"),
        // A demonstration pauses after each action.
        Word(
            text: "time.sleep", kinds: python, except: ["python/src/sdlbridge/_sync/io.py"],
            why: "wait for what happens, never for time"),
        Word(text: "wait_for_timeout", kinds: python, why: "wait for what happens, never for time"),
    ]

    static func violations(in repository: Repository) -> [Violation] {
        // The rules' own files must contain the forbidden texts.
        repository.files.filter { !$0.path.hasPrefix("Tests/ArchitectureTests/") }.flatMap { file -> [Violation] in
            words.flatMap { word -> [Violation] in
                guard word.kinds.contains(file.kind), !word.except.contains(where: { file.path.hasPrefix($0) }) else {
                    return []
                }
                return places(of: word, in: file).map {
                    Violation(path: file.path, line: $0, what: "\(word.text): \(word.why)")
                }
            }
        }
    }

    /// Returns the numbers of the lines that contain the text of `word` as a whole word.
    private static func places(of word: Word, in file: Repository.File) -> [Int] {
        // Most files do not contain the text, so a fast search comes before the search by lines.
        guard strstr(file.text, word.text) != nil else { return [] }
        return file.lines.enumerated().compactMap { index, line in
            let code = word.codeOnly ? withoutComment(line, kind: file.kind) : line
            return contains(word.text, in: code) ? index + 1 : nil
        }
    }

    private static func withoutComment(_ line: Substring, kind: Substring) -> Substring {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        if trimmed.hasPrefix("*") || trimmed.hasPrefix("/*") { return "" }
        let mark = kind == "py" ? "#" : "//"
        guard let range = line.firstRange(of: mark) else { return line }
        return line[..<range.lowerBound]
    }

    private static func contains(_ word: String, in line: Substring) -> Bool {
        var rest = line
        while let range = rest.firstRange(of: word) {
            let before = range.lowerBound == line.startIndex ? nil : line[line.index(before: range.lowerBound)]
            let after = range.upperBound == line.endIndex ? nil : line[range.upperBound]
            if !isJoined(before, to: word.first!), !(isName(word.last!) && after.map(isName) ?? false) { return true }
            rest = line[range.upperBound...]
        }
        return false
    }

    /// Returns whether a found text is only a part of a longer name or path. `neighbour` is the character directly
    /// before the found text, and `edge` is the first character of the found text.
    private static func isJoined(_ neighbour: Character?, to edge: Character) -> Bool {
        guard let neighbour else { return false }
        if isName(edge) { return isName(neighbour) }
        return edge == "/" && (isName(neighbour) || "._-~})".contains(neighbour))
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
