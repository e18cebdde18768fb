/// No completion of the app tower runs before its call has returned, nor within the teardown that caused it. `EndingTests` tries
/// every public call whose end is told, and names each: one that it does not name nobody tries.
enum EndingRule {
    private static let rooms = ["Sources/SDLKit/", "Sources/SDLManagers/", "Sources/CarUI/"]
    private static let trials = "Tests/JourneyTests/EndingCalls.swift"

    /// Closures that are no ends, or whose ends other tests try.
    private static let others = [
        "SDLApplication.initialize(with:rootViewController:delegate:)": "makes the root for each car",
        "SDLViewControllerManager.pushViewController(_:)": "makes the controller at once",
        "SDLChoiceSetDelegate.choiceSet(_:didSelectChoice:withSource:atRowIndex:)": "the app is told by it",
        "SDLKeyboardDelegate.updateAutocomplete(withInput:completionHandler:)": "the app calls it",
        "SDLKeyboardDelegate.updateAutocomplete(withInput:autoCompleteResultsHandler:)": "the app calls it",
        "SDLKeyboardDelegate.updateCharacterSet(withInput:completionHandler:)": "the app calls it",
        "SDLManager.answer(_:withHandler:)": "a request of the head unit's calls it",
        "UIViewController.present(_:animated:completion:)": "ViewControllers tries it",
        "UIViewController.dismiss(animated:completion:)": "ViewControllers tries it",
        "UIView.animate(withDuration:delay:options:animations:completion:)": "Animations tries it",
        "UIView.performWithoutAnimation(_:)": "is called at once",
        "UIControl.addTarget(_:action:for:)": "a touch calls it",
        "UIGestureRecognizer.addAction(_:)": "a touch calls it",
        "UINotificationCenter.addObserver(forName:using:)": "a notification calls it",
    ]
    /// Of whom is told the end without a closure.
    private static let told = ["any SDLKeyboardDelegate", ": SDLChoiceSet"]

    @Sendable static func violations(in house: House) -> [Violation] {
        let files = house.files.filter { file in file.kind == "swift" && rooms.contains { file.path.hasPrefix($0) } }
        let words = files.flatMap(blocks) + told + ["->"]
        let calls = files.flatMap { functions(in: $0, tellingBy: words) }
        let trial = house.files.first { $0.path == trials }
        let missing = calls.filter { others[$0.name] == nil && trial?.text.contains("\"\($0.name)\"") != true }
        return missing.map {
            Violation(
                path: $0.path, line: $0.line,
                what: "\($0.name) tells its end, and no test calls it again from within: add it to \(trials)")
        } + stale(trial, among: Set(calls.map(\.name)))
    }

    /// Names in the tests that no public function has any more.
    private static func stale(_ trial: House.File?, among names: Set<String>) -> [Violation] {
        (trial?.lines ?? []).enumerated().filter { $0.element.has("\"") }.flatMap { index, line in
            line.matches(of: /"(\w+\.\w+\([\w:]*\))"/).map { String($0.1) }.filter { !names.contains($0) }.map {
                Violation(path: trials, line: index + 1, what: "\($0) is no public call whose end is told")
            }
        }
    }

    /// The names of types that are closures.
    private static func blocks(in file: House.File) -> [String] {
        guard file.text[...].has("typealias ") else { return [] }
        return file.text.matches(of: /typealias (\w+) =\s*(?:@MainActor\s*)?\(/).map { String($0.1) }
    }

    private struct Function {
        var path: String
        var line: Int
        var name: String
    }

    private static func functions(in file: House.File, tellingBy words: [String]) -> [Function] {
        var type = ""
        return file.lines.indices.compactMap { index in
            let line = file.lines[index]
            if line.first?.isWhitespace == false,
                let found = line.prefixMatch(
                    of: /(?:[a-z@]\w*(?:\([^)]*\))? )*(?:class|struct|extension|enum|protocol) (\w+)/)
            {
                type = String(found.1)
            }
            guard line.has("func "), let begin = line.firstMatch(of: /(?:public|open) (?:[a-z]+ )*func (\w+)/) else {
                return nil
            }
            let rest = [line[begin.range.upperBound...]] + file.lines[(index + 1)...].prefix(20)
            let parameters = parameters(of: rest.joined(separator: "\n"))
            let parts = split(parameters)
            guard parts.contains(where: { part in words.contains { part.contains($0) } }) else { return nil }
            let labels = parts.compactMap { $0.firstMatch(of: /\w+/)?.0 }.map { "\($0):" }
            return Function(path: file.path, line: index + 1, name: "\(type).\(begin.1)(\(labels.joined()))")
        }
    }

    /// What stands between the first bracket and its partner.
    private static func parameters(of text: String) -> Substring {
        guard let open = text.firstIndex(of: "(") else { return "" }
        var depth = 0
        for index in text.indices[open...] {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[text.index(after: open)..<index] }
        }
        return ""
    }

    /// At the commas that stand in no bracket.
    private static func split(_ parameters: Substring) -> [Substring] {
        var (depth, parts, begin) = (0, [Substring](), parameters.startIndex)
        for index in parameters.indices {
            switch parameters[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                parts.append(parameters[begin..<index])
                begin = parameters.index(after: index)
            default: break
            }
        }
        return parts + [parameters[begin...]].filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
