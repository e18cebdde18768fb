/// `CompletionCalls.swift` must list public functions of SDLKit, SDLManagers and CarUI with a completion or handler.
///
/// `CompletionTests` calls the listed functions. The tests check that a completion runs neither before its function has
/// returned nor while the app disconnects.
enum CompletionRule {
    private static let targets = ["Sources/SDLKit/", "Sources/SDLManagers/", "Sources/CarUI/"]
    private static let testFile = "Tests/IntegrationTests/CompletionCalls.swift"

    /// The functions that the rule ignores although they have a closure, each with the reason: the closure is not a
    /// completion, or another test checks the completion.
    private static let others = [
        "SDLApplication.initialize(with:rootViewController:delegate:)": "makes the root for each car",
        "SDLViewControllerManager.pushViewController(_:)": "makes the controller at once",
        "SDLChoiceSetDelegate.choiceSet(_:didSelectChoice:withSource:atRowIndex:)": "it notifies the app",
        "SDLKeyboardDelegate.updateAutocomplete(withInput:completionHandler:)": "the app calls it",
        "SDLKeyboardDelegate.updateAutocomplete(withInput:autoCompleteResultsHandler:)": "the app calls it",
        "SDLKeyboardDelegate.updateCharacterSet(withInput:completionHandler:)": "the app calls it",
        "SDLApplication.scheduleTimer(after:repeats:_:)": "a timer calls it; TimeTests checks it",
        "SDLManager.answer(_:withHandler:)": "a request of the head unit calls it",
        "UIViewController.present(_:animated:completion:)": "ViewControllers checks it",
        "UIViewController.dismiss(animated:completion:)": "ViewControllers checks it",
        "UIView.animate(withDuration:delay:options:animations:completion:)": "Animations checks it",
        "UIView.performWithoutAnimation(_:)": "is called at once",
        "UIGraphicsImageRenderer.image(actions:)": "is called at once",
        "UITableView.performBatchUpdates(_:completion:)": "TableUpdateTests checks it",
        "UIStoryboard.register(name:identifier:_:)": "makes the controller at once",
        "NotificationCenter.addObserver(forName:object:queue:using:)": "a notification calls it",
        "UIControl.addTarget(_:action:for:)": "a touch calls it",
        "UIGestureRecognizer.addAction(_:)": "a touch calls it",
        "UINotificationCenter.addObserver(forName:using:)": "a notification calls it",
    ]
    /// Texts in a parameter list that show that a function takes a delegate. Such a function reports its end to the
    /// delegate.
    private static let delegates = ["any SDLKeyboardDelegate", ": SDLChoiceSet"]

    @Sendable static func violations(in repository: Repository) -> [Violation] {
        let files = repository.files.filter { file in
            file.kind == "swift" && targets.contains { file.path.hasPrefix($0) }
        }
        let words = files.flatMap(blocks) + delegates + ["->"]
        let calls = files.flatMap { functions(in: $0, reportingBy: words) }
        let trial = repository.files.first { $0.path == testFile }
        let missing = calls.filter { others[$0.name] == nil && trial?.text.contains("\"\($0.name)\"") != true }
        return missing.map {
            Violation(
                path: $0.path, line: $0.line,
                what:
                    "\($0.name) reports its end, but no test calls it again from its completion: add it to \(testFile)")
        } + stale(trial, among: Set(calls.map(\.name)))
    }

    /// Returns a violation for each name in `CompletionCalls.swift` that is not the name of a public function.
    private static func stale(_ trial: Repository.File?, among names: Set<String>) -> [Violation] {
        (trial?.lines ?? []).enumerated().filter { $0.element.has("\"") }.flatMap { index, line in
            line.matches(of: /"(\w+\.\w+\([\w:]*\))"/).map { String($0.1) }.filter { !names.contains($0) }.map {
                Violation(path: testFile, line: index + 1, what: "\($0) is not a public call that reports its end")
            }
        }
    }

    /// Returns the names of the type aliases in a file that are closure types.
    private static func blocks(in file: Repository.File) -> [String] {
        guard file.text[...].has("typealias ") else { return [] }
        return file.text.matches(of: /typealias (\w+) =\s*(?:@MainActor\s*)?\(/).map { String($0.1) }
    }

    private struct Function {
        var path: String
        var line: Int
        var name: String
    }

    private static func functions(in file: Repository.File, reportingBy words: [String]) -> [Function] {
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

    /// Returns the text between the first opening parenthesis and the matching closing parenthesis.
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

    /// Splits a parameter list at its commas, except commas inside brackets.
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
