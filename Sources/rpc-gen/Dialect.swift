import RPCSpec

/// How one definition becomes Swift: who may see the types, and what they are called.
struct Dialect {
    let spec: Spec
    let access: String
    /// What reading the types needs.
    let imports: String
    /// Where the files go, from the root of the package.
    let folder: String
    let source: String

    init(_ spec: Spec) {
        self.spec = spec
        switch spec.dialect {
        case .mobile:
            (access, imports) = ("public", "public import JSON")
            (folder, source) = ("Sources/SDLRPC/Generated", "mobile.json")
        case .hmi:
            (access, imports) = ("package", "package import JSON")
            (folder, source) = ("Sources/SDLHMIRPC/Generated", "hmi.json")
        }
    }

    /// What a type is called where it is declared.
    func declared(_ name: String) -> String {
        spec.dialect == .mobile ? "SDL" + SwiftNames.capitalizedFirst(name) : name
    }

    /// What a type is called everywhere else.
    func reference(_ name: String, in interface: String) -> String {
        spec.dialect == .mobile ? declared(name) : "HMI.\(interface).\(name)"
    }

    /// A message's own name: a response is told from its request, unless the definition has done so.
    func message(_ function: Spec.Function) -> String {
        let isResponse = function.message == .response && !function.name.hasSuffix("Response")
        return declared(function.name) + (isResponse ? "Response" : "")
    }

    /// A declaration at its place: in the namespace of its interface, or at the top.
    func placed(_ declaration: [String], in interface: String) -> [String] {
        guard spec.dialect == .hmi else { return declaration }
        return ["extension HMI.\(interface) {"] + declaration.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }
}
