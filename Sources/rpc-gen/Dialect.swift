import RPCSpec

/// The rules for the Swift code that is generated for an API: access level, names and files.
struct Dialect {
    let spec: Spec
    let access: String
    let imports: String
    /// The folder of the generated files, relative to the package root.
    let folder: String
    let source: String
    /// The number of nested namespaces that contain each declaration.
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

    /// Returns the Swift name with which a type is declared.
    func declared(_ name: String) -> String {
        spec.dialect == .mobile ? "SDL" + SwiftNames.capitalizedFirst(name) : name
    }

    /// Returns the Swift name with which other code refers to a type.
    func reference(_ name: String, in interface: String) -> String {
        spec.dialect == .mobile ? declared(name) : "HMI.\(interface).\(name)"
    }

    /// Returns the Swift type name of a message. A response gets the suffix `Response`, unless its name in the API
    /// already ends with this suffix.
    func message(_ function: Spec.Function) -> String {
        let isResponse = function.message == .response && !function.name.hasSuffix("Response")
        return declared(function.name) + (isResponse ? "Response" : "")
    }

    /// Wraps declarations in the namespace of their interface. For the mobile API, which has no namespaces, returns the
    /// declarations unchanged.
    func placed(_ declarations: [String], in interface: String) -> [String] {
        guard spec.dialect == .hmi else { return declarations }
        return ["extension HMI.\(interface) {"] + declarations.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }
}
