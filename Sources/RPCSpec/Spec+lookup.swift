extension Spec {
    package enum Kind: Equatable, Sendable {
        case boolean, integer, float, string
        case enumeration(Enumeration, interface: String)
        case structure(Structure, interface: String)
    }

    package func interface(_ name: String) -> Interface? {
        interfaces.first { $0.name == name }
    }

    /// Returns the declared type for a type name that is used in `interface`; nil if no such type is declared.
    package func kind(of type: TypeName, in interface: Interface) -> Kind? {
        let name: String
        switch type {
        case .boolean: return .boolean
        case .integer: return .integer
        case .float: return .float
        case .string: return .string
        case .named(let spelled): name = spelled
        }
        var home = interface
        var local = name[...]
        if let dot = name.firstIndex(of: ".") {
            guard let other = self.interface(String(name[..<dot])) else { return nil }
            home = other
            local = name[name.index(after: dot)...]
        }
        if let found = home.enums.first(where: { $0.name == local }) {
            return .enumeration(found, interface: home.name)
        }
        if let found = home.structs.first(where: { $0.name == local }) {
            return .structure(found, interface: home.name)
        }
        return nil
    }

    /// Returns the number that a mobile function has in the protocol, from the enum `FunctionID`. HMI functions have no
    /// number.
    package func number(of function: Function) -> Int? {
        guard let id = function.id else { return nil }
        for interface in interfaces {
            if let ids = interface.enums.first(where: { $0.name == "FunctionID" }) {
                return ids.elements.first { $0.name == id }?.value
            }
        }
        return nil
    }
}
