import RPCSpec

/// The structures and enumerations that are equal in the HMI API and the mobile API, including the types of their
/// members. These types are generated only for the mobile API.
struct SharedTypes {
    let mobile: Spec
    let hmi: Spec

    func contains(_ enumeration: Spec.Enumeration) -> Bool {
        mobile.interfaces.contains { interface in
            interface.enums.contains { isEqual(enumeration, $0) }
        }
    }

    func contains(_ structure: Spec.Structure, of interface: Spec.Interface) -> Bool {
        mobile.interfaces.contains { other in
            other.structs.contains { isEqual(structure, interface, $0, other, assuming: []) }
        }
    }

    private func isEqual(_ one: Spec.Enumeration, _ other: Spec.Enumeration) -> Bool {
        Self.isSameName(one.name, other.name)
            && hmi.usedEnumerations.contains(one.name) == mobile.usedEnumerations.contains(other.name)
            && one.elements.map(\.name) == other.elements.map(\.name)
            && one.elements.map(\.value) == other.elements.map(\.value)
    }

    /// Returns whether two structures are equal. `assumed` contains the structures whose comparison has begun but not
    /// ended. They are assumed to be equal, because a structure can contain itself.
    private func isEqual(
        _ one: Spec.Structure, _ home: Spec.Interface, _ other: Spec.Structure, _ otherHome: Spec.Interface,
        assuming assumed: Set<String>
    ) -> Bool {
        guard Self.isSameName(one.name, other.name), one.params.count == other.params.count else { return false }
        if assumed.contains(one.name) { return true }
        let assumed = assumed.union([one.name])
        return zip(one.params, other.params).allSatisfy { param, otherParam in
            guard param.isShapedLike(otherParam), let kind = hmi.kind(of: param.type, in: home),
                let otherKind = mobile.kind(of: otherParam.type, in: otherHome)
            else { return false }
            switch (kind, otherKind) {
            case (.boolean, .boolean), (.integer, .integer), (.float, .float), (.string, .string): return true
            case (.enumeration(let enumeration, _), .enumeration(let otherEnumeration, _)):
                return isEqual(enumeration, otherEnumeration)
            case (.structure(let inner, let interface), .structure(let otherInner, let otherInterface)):
                guard let interface = hmi.interface(interface), let otherInterface = mobile.interface(otherInterface)
                else { return false }
                return isEqual(inner, interface, otherInner, otherInterface, assuming: assumed)
            default: return false
            }
        }
    }

    /// Returns whether two names are equal except for the case of the first letter. Some names begin with a capital
    /// letter in only one of the two APIs.
    private static func isSameName(_ one: String, _ other: String) -> Bool {
        SwiftNames.capitalizedFirst(one) == SwiftNames.capitalizedFirst(other)
    }
}

extension Spec.Parameter {
    /// Returns whether both parameters have the same name, bounds and default value, and agree in whether they are
    /// arrays and whether they are mandatory.
    fileprivate func isShapedLike(_ other: Spec.Parameter) -> Bool {
        name == other.name && isArray == other.isArray && isMandatory == other.isMandatory && size == other.size
            && length == other.length && value == other.value && defaultValue == other.defaultValue
    }
}

extension Spec {
    /// The names of the enumerations that are used as types of parameters. Their values are sent as names.
    var usedEnumerations: Set<String> {
        var used: Set<String> = []
        for interface in interfaces {
            for parameter in interface.structs.flatMap(\.params) + interface.functions.flatMap(\.params) {
                if case .enumeration(let found, _) = kind(of: parameter.type, in: interface) { used.insert(found.name) }
            }
        }
        return used
    }
}
