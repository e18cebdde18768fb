/// `Package.swift` must list the targets in the order of `DependencyTable`. A target may have only dependencies that
/// the table allows.
enum ManifestRule {
    struct Target {
        var name: String
        var dependencies: [String]
        var line: Int
    }

    static func violations(in repository: Repository) -> [Violation] {
        guard let manifest = repository.files.first(where: { $0.path == "Package.swift" }) else {
            return [Violation(path: "Package.swift", what: "missing")]
        }
        let targets = targets(of: manifest)
        return order(targets) + dependencies(targets) + flags(manifest, targets)
    }

    /// Returns a violation for each unsafe compiler or linker flag outside of test targets. SwiftPM refuses a
    /// dependency on a package if a product of the package has unsafe flags.
    private static func flags(_ manifest: Repository.File, _ targets: [Target]) -> [Violation] {
        var function: Substring = ""
        return manifest.lines.enumerated().compactMap { index, line in
            if line.hasPrefix("func ") { function = line }
            let target = targets.last { $0.line <= index + 1 }
            let isOfTests = target?.name.hasSuffix("Tests") ?? function.hasPrefix("func tests(")
            let isNamed = line.hasPrefix("let testLinking")
            guard line.has("unsafeFlags") && !isNamed || line.has("testLinking") && !isNamed && !isOfTests else {
                return nil
            }
            return Violation(
                path: "Package.swift", line: index + 1,
                what: "a package with unsafe flags cannot be depended on; tests alone may have some, by `testLinking`")
        }
    }

    private static func order(_ targets: [Target]) -> [Violation] {
        var standing: Set<String> = []
        var highest = (row: -1, name: "")
        var found: [Violation] = []
        for target in targets {
            for dependency in target.dependencies where !standing.contains(dependency) {
                found.append(violation(target, "is listed before \(dependency), which it depends on"))
            }
            standing.insert(target.name)
            guard let row = DependencyTable.table.firstIndex(where: { $0.name == target.name }) else { continue }
            if row < highest.row { found.append(violation(target, "comes before \(highest.name) in the table")) }
            if row > highest.row { highest = (row, target.name) }
        }
        return found
    }

    private static func dependencies(_ targets: [Target]) -> [Violation] {
        targets.flatMap { target -> [Violation] in
            guard let allowed = DependencyTable.allowed(for: target.name) else {
                return [violation(target, "has no row in Tests/ArchitectureTests/DependencyTable.swift")]
            }
            // The tests of a program run the program, so they depend on the program without an import.
            return target.dependencies.filter { !allowed.contains($0) }.map {
                violation(
                    target, "may not depend on \($0); Tests/ArchitectureTests/DependencyTable.swift does not list it")
            }
        }
    }

    private static func violation(_ target: Target, _ what: String) -> Violation {
        Violation(path: "Package.swift", line: target.line, what: "\(target.name) \(what)")
    }

    /// Returns the targets of `Package.swift`. Each target is a call after `targets: [` and begins on a new line. The
    /// target's dependencies are the strings without a label in the first brackets of the call.
    static func targets(of manifest: Repository.File) -> [Target] {
        let calls = [
            "module(", "main(", "tests(", "sample(", ".systemLibrary(", ".target(", ".executableTarget(",
            ".testTarget(",
        ]
        var found: [Target] = []
        var body = ""
        func close() {
            guard let target = found.last, !body.isEmpty else { return }
            found[found.count - 1].dependencies = dependencies(in: body, of: target.name)
            body = ""
        }
        var inTargets = false
        for (index, line) in manifest.lines.enumerated() {
            let text = line.prefix(upTo: comment(in: line)).drop { $0 == " " }
            if text.hasPrefix("targets: [") { inTargets = true }
            guard inTargets else { continue }
            if text.hasPrefix("swiftLanguageModes") { break }
            if let call = calls.first(where: { text.hasPrefix($0) }) {
                close()
                found.append(Target(name: "", dependencies: [], line: index + 1))
                body = String(text.dropFirst(call.count))
                if call == "tests(" { body = "tests:" + body }
            } else {
                body += text
            }
            if let last = found.indices.last, found[last].name.isEmpty, let name = strings(in: body).first {
                found[last].name = body.hasPrefix("tests:") ? name + "Tests" : name
            }
        }
        close()
        return found
    }

    private static func comment(in line: Substring) -> Substring.Index {
        var previous: Character = " "
        for index in line.indices {
            if line[index] == "/", previous == "/" { return line.index(before: index) }
            previous = line[index]
        }
        return line.endIndex
    }

    private static func dependencies(in body: String, of name: String) -> [String] {
        let tested = body.hasPrefix("tests:") ? [String(name.dropLast("Tests".count))] : []
        guard let open = body.firstIndex(of: "["), let end = body[open...].firstIndex(of: "]") else { return tested }
        // A label other than `dependencies:` before the brackets opens another list, such as `providers:`.
        let label = body[..<open].split { "(, ".contains($0) }.last ?? ""
        if label.hasSuffix(":"), label != "dependencies:" { return tested }
        return tested + strings(in: String(body[open..<end]))
    }

    private static func strings(in text: String) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
