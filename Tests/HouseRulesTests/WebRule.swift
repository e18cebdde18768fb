/// The page's own arrows: panels know the core and themselves, the core knows only itself and, but for `dom.js`, no DOM.
enum WebRule {
    static func violations(in house: House) -> [Violation] {
        house.files.filter { $0.path.hasPrefix("web/") && ["js", "mjs"].contains($0.kind) }.flatMap { file in
            imports(of: file).compactMap { found -> Violation? in
                guard let target = resolve(found.specifier, from: file) else {
                    guard room(of: file.path) != "test" else { return nil }
                    return Violation(
                        path: file.path, line: found.line, what: "\(found.specifier): the page has no dependencies")
                }
                if may(room(of: file.path), import: room(of: target)) { return nil }
                return Violation(path: file.path, line: found.line, what: "may not import \(target)")
            } + documents(in: file)
        }
    }

    /// `core`, `panels/<name>`, `test`, or "" for the page's own files.
    static func room(of path: String) -> String {
        let folders = path.split(separator: "/").dropFirst().dropLast()
        return folders.first == "panels" ? folders.prefix(2).joined(separator: "/") : String(folders.first ?? "")
    }

    static func may(_ room: String, import other: String) -> Bool {
        switch room {
        case "", "test": true
        case "core": other == "core"
        default: other == "core" || other == room
        }
    }

    private static func documents(in file: House.File) -> [Violation] {
        guard file.path.hasPrefix("web/core/"), file.path != "web/core/dom.js" else { return [] }
        return file.lines.enumerated().compactMap { index, line in
            let code = line.drop { $0 == " " }
            guard !code.hasPrefix("//"), !code.hasPrefix("*"), !code.hasPrefix("/*") else { return nil }
            guard ["document.", "window.document"].contains(where: { line.contains($0) }) else { return nil }
            return Violation(path: file.path, line: index + 1, what: "only core/dom.js touches the document")
        }
    }

    private static func imports(of file: House.File) -> [(specifier: String, line: Int)] {
        file.lines.enumerated().compactMap { index, line in
            let code = line.drop { $0 == " " }
            let mark: String
            if code.contains("import(") {
                mark = "import("
            } else if code.hasPrefix("import ") || code.hasPrefix("export ") || code.hasPrefix("}") {
                mark = code.hasPrefix("import \"") || code.hasPrefix("import '") ? "import " : " from "
            } else {
                return nil
            }
            guard let rest = code.components(after: mark), let quote = rest.first, "\"'".contains(quote) else {
                return nil
            }
            return (String(rest.dropFirst().prefix { $0 != quote }), index + 1)
        }
    }

    /// The file a relative specifier names, from the top of the repository; nil for a package.
    private static func resolve(_ specifier: String, from file: House.File) -> String? {
        var path: [Substring]
        if specifier.hasPrefix("/") {
            path = ["web"]
        } else if specifier.hasPrefix(".") {
            path = file.folders
        } else {
            return nil
        }
        for step in specifier.split(separator: "/") where step != "." {
            if step == ".." { path = path.dropLast() } else { path.append(step) }
        }
        return path.joined(separator: "/")
    }
}

extension Substring {
    fileprivate func components(after mark: String) -> Substring? {
        guard let range = firstRange(of: mark) else { return nil }
        return self[range.upperBound...]
    }
}
