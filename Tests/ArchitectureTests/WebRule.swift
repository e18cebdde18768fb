/// The allowed imports of the page's JavaScript modules. A panel may import the core and files of its own folder. The
/// core may import only the core, and only `dom.js` may use the DOM.
enum WebRule {
    static func violations(in repository: Repository) -> [Violation] {
        repository.files.filter { $0.path.hasPrefix("web/") && ["js", "mjs"].contains($0.kind) }.flatMap { file in
            imports(of: file).compactMap { found -> Violation? in
                guard let target = resolve(found.specifier, from: file) else {
                    guard module(of: file.path) != "test" else { return nil }
                    return Violation(
                        path: file.path, line: found.line, what: "\(found.specifier): the page has no dependencies")
                }
                if may(module(of: file.path), import: module(of: target)) { return nil }
                return Violation(path: file.path, line: found.line, what: "may not import \(target)")
            } + documents(in: file)
        }
    }

    /// Returns the part of the page to which a file belongs: `core`, `panels/<name>`, `test`, or an empty text for the
    /// remaining files.
    static func module(of path: String) -> String {
        let folders = path.split(separator: "/").dropFirst().dropLast()
        return folders.first == "panels" ? folders.prefix(2).joined(separator: "/") : String(folders.first ?? "")
    }

    static func may(_ module: String, import other: String) -> Bool {
        switch module {
        case "", "test": true
        case "core": other == "core"
        default: other == "core" || other == module
        }
    }

    private static func documents(in file: Repository.File) -> [Violation] {
        guard file.path.hasPrefix("web/core/"), file.path != "web/core/dom.js" else { return [] }
        return file.lines.enumerated().compactMap { index, line in
            let code = line.drop { $0 == " " }
            guard !code.hasPrefix("//"), !code.hasPrefix("*"), !code.hasPrefix("/*") else { return nil }
            guard ["document.", "window.document"].contains(where: { line.contains($0) }) else { return nil }
            return Violation(path: file.path, line: index + 1, what: "only core/dom.js touches the document")
        }
    }

    private static func imports(of file: Repository.File) -> [(specifier: String, line: Int)] {
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

    /// Returns the path of an imported file from the repository's root; nil if the import names a package.
    private static func resolve(_ specifier: String, from file: Repository.File) -> String? {
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
