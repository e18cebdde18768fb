import RPCSpec

/// The Swift form of a definition: access level, names and files.
struct Dialect {
    let spec: Spec
    let access: String
    let imports: String
    /// The output folder, relative to the package root.
    let folder: String
    let source: String
    /// The number of namespaces around a declaration.
    let depth: Int

    init(_ spec: Spec) {
        self.spec = spec
        switch spec.dialect {
        case .mobile:
            (access, imports) = ("public", "public import JSON")
            (folder, source, depth) = ("Sources/SDLRPC/Generated", "mobile.json", 0)
        case .hmi:
            (access, imports) = ("package", "package import JSON")
            (folder, source, depth) = ("Sources/SDLHMIRPC/Generated", "hmi.json", 1)
        }
    }

    /// Returns a type's name in its declaration.
    func declared(_ name: String) -> String {
        spec.dialect == .mobile ? "SDL" + SwiftNames.capitalizedFirst(name) : name
    }

    /// Returns a type's name in references.
    func reference(_ name: String, in interface: String) -> String {
        spec.dialect == .mobile ? declared(name) : "HMI.\(interface).\(name)"
    }

    /// Returns a message's type name. Responses get a suffix, unless the definition's name already has it.
    func message(_ function: Spec.Function) -> String {
        let isResponse = function.message == .response && !function.name.hasSuffix("Response")
        return declared(function.name) + (isResponse ? "Response" : "")
    }

    /// Returns declarations inside their interface's namespace, if there is one.
    func placed(_ declarations: [String], in interface: String) -> [String] {
        guard spec.dialect == .hmi else { return declarations }
        return ["extension HMI.\(interface) {"] + declarations.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }
}
