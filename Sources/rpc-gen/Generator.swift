import RPCSpec

/// Generates the Swift files of a definition.
struct Generator {
    let dialect: Dialect
    private let declarations: Declarations

    init(_ spec: Spec) {
        dialect = Dialect(spec)
        declarations = Declarations(dialect: dialect)
    }

    /// A generated file, with its path relative to the package root.
    struct File {
        let path: String
        let text: String
    }

    /// A declaration with its name for sorting.
    private struct Entry {
        let name: String
        let lines: [String]
    }

    func files() throws -> [File] {
        var files: [File] = []
        for interface in dialect.spec.interfaces {
            let folder = dialect.spec.dialect == .hmi ? "\(interface.name)/\(interface.name)-" : ""
            let used = usedEnumerations()
            let enums = try interface.enums.map {
                Entry(name: $0.name, lines: try declarations.enumeration($0, isUsed: used.contains($0.name)))
            }
            let structs = try interface.structs.map {
                Entry(name: $0.name, lines: try declarations.structure($0, in: interface))
            }
            let functions = try interface.functions.map {
                Entry(name: $0.name, lines: try declarations.message($0, in: interface))
            }
            files += grouped(enums, folder + "Enums", in: interface.name)
            files += grouped(structs, folder + "Structs", in: interface.name)
            files += grouped(functions, folder + "Messages", in: interface.name)
        }
        return files + [registry()]
    }

    /// Returns the enumerations that are types of parameters; their values are sent by name.
    private func usedEnumerations() -> Set<String> {
        var used: Set<String> = []
        for interface in dialect.spec.interfaces {
            let parameters = interface.structs.flatMap(\.params) + interface.functions.flatMap(\.params)
            for parameter in parameters {
                if case .enumeration(let found, _) = dialect.spec.kind(of: parameter.type, in: interface) {
                    used.insert(found.name)
                }
            }
        }
        return used
    }

    /// Groups declarations into files by initial letters, so that they are easy to find.
    private func grouped(_ entries: [Entry], _ path: String, in interface: String) -> [File] {
        let byInitial = Dictionary(grouping: entries) { $0.name.prefix(1).uppercased() }
        let initials = byInitial.keys.sorted().map { initial in
            let sorted = byInitial[initial]!.sorted { ($0.name, $0.lines.count) < ($1.name, $1.lines.count) }
            let blocks = sorted.map { dialect.placed($0.lines, in: interface) }
            return (initial, lines: Array(blocks.joined(separator: [""])))
        }
        var groups: [(initials: [String], lines: [String])] = []
        for (initial, lines) in initials {
            if let last = groups.last, last.lines.count + lines.count <= Self.linesPerFile {
                groups[groups.count - 1].initials.append(initial)
                groups[groups.count - 1].lines += [""] + lines
            } else {
                groups.append(([initial], lines))
            }
        }
        return groups.map { group in
            let range = Set([group.initials[0], group.initials[group.initials.count - 1]]).sorted()
            let suffix = groups.count == 1 ? "" : "-" + range.joined(separator: "-")
            return file(path + suffix, [dialect.imports, ""] + group.lines)
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
            let used = usedEnumerations()
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

struct GeneratorError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
