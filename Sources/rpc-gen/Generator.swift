import RPCSpec

/// Generates the Swift files for the definition of an API.
struct Generator {
    let dialect: Dialect
    private let declarations: Declarations
    private let used: Set<String>
    private let shared: SharedTypes?

    /// Creates a generator for `spec`. If `spec` is the HMI API and `mobile` is the mobile API, types that are equal in
    /// both APIs are not generated again. If `mobile` is nil, all types are generated.
    init(_ spec: Spec, sharing mobile: Spec? = nil) {
        dialect = Dialect(spec)
        declarations = Declarations(dialect: dialect)
        used = spec.usedEnumerations
        shared = mobile.map { SharedTypes(mobile: $0, hmi: spec) }
    }

    /// A generated file. The path is relative to the package root.
    struct File {
        let path: String
        let text: String
    }

    /// The code of a declaration and the name by which declarations are sorted.
    private struct Entry {
        let name: String
        let lines: [String]
        /// Whether the code uses a structure that the HMI API shares with the mobile API. If so, the file must import
        /// the module of the mobile API.
        var usesShared = false
    }

    func files() throws -> [File] {
        var files: [File] = []
        for interface in dialect.spec.interfaces {
            let folder = dialect.spec.dialect == .hmi ? "\(interface.name)/\(interface.name)-" : ""
            let (sharedEnums, ownEnums) = interface.enums.split { shared?.contains($0) == true }
            let (sharedStructs, ownStructs) = interface.structs.split { shared?.contains($0, of: interface) == true }
            let enums = try ownEnums.map {
                Entry(name: $0.name, lines: try declarations.enumeration($0, isUsed: used.contains($0.name)))
            }
            let structs = try ownStructs.map {
                Entry(
                    name: $0.name, lines: try declarations.structure($0, in: interface),
                    usesShared: startsWithShared($0.params, in: interface))
            }
            let functions = try interface.functions.map {
                Entry(
                    name: $0.name, lines: try declarations.message($0, in: interface),
                    usesShared: startsWithShared($0.params, in: interface))
            }
            files += grouped(enums, folder + "Enums", in: interface.name)
            files += grouped(structs, folder + "Structs", in: interface.name)
            files += grouped(functions, folder + "Messages", in: interface.name)
            let names = sharedEnums.map(\.name) + sharedStructs.map(\.name)
            if !names.isEmpty { files.append(aliases(names, folder + "Shared", in: interface.name)) }
        }
        return files + [registry()]
    }

    /// Returns whether the generated `blank` value of a type with these members contains a structure that the HMI API
    /// shares with the mobile API. A `blank` value has only the mandatory members.
    private func startsWithShared(_ params: [Spec.Parameter], in interface: Spec.Interface) -> Bool {
        params.contains { param in
            guard param.isMandatory, !param.isArray,
                case .structure(let structure, let home)? = dialect.spec.kind(of: param.type, in: interface),
                let home = dialect.spec.interface(home)
            else { return false }
            return shared?.contains(structure, of: home) == true
        }
    }

    /// Returns the file with type aliases for the types of an interface that are equal in both APIs.
    private func aliases(_ names: [String], _ path: String, in interface: String) -> File {
        let lines = names.sorted().map { "package typealias \($0) = SDL\(SwiftNames.capitalizedFirst($0))" }
        return file(path, ["package import SDLRPC", ""] + dialect.placed(lines, in: interface))
    }

    /// Distributes declarations over several files by their first letters, so that a declaration is easy to find.
    private func grouped(_ entries: [Entry], _ path: String, in interface: String) -> [File] {
        let byInitial = Dictionary(grouping: entries) { $0.name.prefix(1).uppercased() }
        var groups: [(initials: [String], entries: [Entry], count: Int)] = []
        for initial in byInitial.keys.sorted() {
            let sorted = byInitial[initial]!.sorted { ($0.name, $0.lines.count) < ($1.name, $1.lines.count) }
            let count = sorted.reduce(0) { $0 + $1.lines.count + 1 }
            if let last = groups.last, last.count + count <= Self.linesPerFile {
                groups[groups.count - 1].initials.append(initial)
                groups[groups.count - 1].entries += sorted
                groups[groups.count - 1].count += count
            } else {
                groups.append(([initial], sorted, count))
            }
        }
        return groups.map { group in
            let range = Set([group.initials[0], group.initials[group.initials.count - 1]]).sorted()
            let suffix = groups.count == 1 ? "" : "-" + range.joined(separator: "-")
            let imports = [dialect.imports] + (group.entries.contains(where: \.usesShared) ? ["import SDLRPC"] : [])
            let lines = Array(group.entries.map(\.lines).joined(separator: [""]))
            return file(path + suffix, imports + [""] + dialect.placed(lines, in: interface))
        }
    }

    private static let linesPerFile = 900

    private func registry() -> File {
        let isMobile = dialect.spec.dialect == .mobile
        var lines =
            isMobile
            ? [] : ["extension HMI {"] + dialect.spec.interfaces.map { "    package enum \($0.name) {}" } + ["}", ""]
        lines.append("extension \(isMobile ? "SDLRPCRegistry" : "HMIRegistry") {")
        lines.append("    static let generatedMessages: [any \(isMobile ? "SDLRPCMessage" : "HMIMessage").Type] = [")
        for interface in dialect.spec.interfaces {
            for function in interface.functions {
                let name = dialect.message(function)
                lines.append("        \(isMobile ? name : "HMI.\(interface.name).\(name)").self,")
            }
        }
        lines.append("    ]")
        if isMobile {
            lines += ["", "    static let generatedEnumerations: [String: any OpenEnumeration.Type] = ["]
            for enumeration in dialect.spec.interfaces.flatMap(\.enums) where used.contains(enumeration.name) {
                lines.append("        \"\(enumeration.name)\": \(dialect.declared(enumeration.name)).self,")
            }
            lines.append("    ]")
        }
        return file("Registry", (isMobile ? ["import JSON", ""] : []) + lines + ["}"])
    }

    private func file(_ name: String, _ lines: [String]) -> File {
        let head = [
            "// Made by rpc-gen from Sources/rpc-gen/Spec/\(dialect.source); changes belong there.",
            "// swift-format-ignore-file", "",
        ]
        return File(
            path: "\(dialect.folder)/\(name).swift", text: (head + lines).joined(separator: "\n") + "\n")
    }
}

extension Array {
    /// Returns two lists: the elements for which `matches` returns true, and the other elements. Both keep the original
    /// order.
    fileprivate func split(_ matches: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
        (filter(matches), filter { !matches($0) })
    }
}

struct GeneratorError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
