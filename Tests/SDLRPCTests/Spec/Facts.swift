import RPCSpec

/// Everything in a definition, as single facts. For example, the key `function Alert request/param duration@maxvalue`
/// has the value `10000.0`.
///
/// Independent code converts the official XML and the compact specification to facts; only the form of the keys is
/// shared. If a conversion loses or changes a fact, the comparison shows the difference.
struct Facts {
    private(set) var values: [String: String] = [:]

    var count: Int { values.count }

    subscript(path: String) -> String? {
        get { values[path] }
        set { values[path] = newValue }
    }

    /// Returns the facts that differ, in alphabetical order. Each line contains the key and both values.
    func differences(from other: Facts) -> [String] {
        Set(values.keys).union(other.values.keys).sorted().compactMap { path in
            let (mine, theirs) = (values[path], other.values[path])
            return mine == theirs ? nil : "\(path): \(mine ?? "absent"), \(theirs ?? "absent")"
        }
    }
}

extension Facts {
    /// Creates the facts of a compact specification, with the names of the official XML.
    init(_ spec: Spec) {
        self["@name"] = spec.name
        if spec.dialect == .hmi {
            self["#children"] = spec.interfaces.map { "interface \($0.name)" }.joined(separator: ",")
        }
        for interface in spec.interfaces {
            add(interface, at: spec.dialect == .hmi ? "/interface \(interface.name)" : "")
        }
    }

    private mutating func add(_ interface: Spec.Interface, at path: String) {
        self["\(path)@name"] = interface.name
        self["\(path)@version"] = interface.version.description
        self["\(path)@minVersion"] = interface.minVersion?.description
        self["\(path)@date"] = interface.date
        let enums = interface.enums.map { "enum \($0.name)" }
        let structs = interface.structs.map { "struct \($0.name)" }
        let functions = interface.functions.map { "function \($0.name) \($0.message.rawValue)" }
        // The compact specification groups declarations by kind. The order of kinds in the definition has no meaning.
        self["\(path)#children"] = (enums + structs + functions).joined(separator: ",")
        for (name, enumeration) in zip(enums, interface.enums) { add(enumeration, at: "\(path)/\(name)") }
        for (name, structure) in zip(structs, interface.structs) { add(structure, at: "\(path)/\(name)") }
        for (name, function) in zip(functions, interface.functions) { add(function, at: "\(path)/\(name)") }
    }

    private mutating func add(_ enumeration: Spec.Enumeration, at path: String) {
        self["\(path)@name"] = enumeration.name
        self["\(path)@internal_scope"] = enumeration.internalScope
        self["\(path)@platform"] = enumeration.platform
        add(enumeration.lifespan, at: path)
        children(enumeration.elements.map { "element \($0.name)" }, at: path)
        for (index, past) in enumeration.history.enumerated() {
            self["\(path)/history \(index)@name"] = enumeration.name
            add(past, at: "\(path)/history \(index)")
        }
        for element in enumeration.elements { add(element, at: "\(path)/element \(element.name)") }
    }

    private mutating func add(_ element: Spec.Element, at path: String) {
        self["\(path)@name"] = element.name
        self["\(path)@internal_name"] = element.internalName
        self["\(path)@value"] = element.value.map(String.init)
        self["\(path)@hexvalue"] = element.hexValue
        self["\(path)@rootscreen"] = element.isRootScreen ? "true" : nil
        add(element.lifespan, at: path)
        for (index, past) in element.history.enumerated() {
            self["\(path)/history \(index)@name"] = element.name
            add(past, at: "\(path)/history \(index)")
        }
    }

    private mutating func add(_ structure: Spec.Structure, at path: String) {
        self["\(path)@name"] = structure.name
        self["\(path)@scope"] = structure.scope
        add(structure.lifespan, at: path)
        for (index, past) in structure.history.enumerated() {
            self["\(path)/history \(index)@name"] = structure.name
            add(past, at: "\(path)/history \(index)")
        }
        add(structure.params, at: path)
    }

    private mutating func add(_ function: Spec.Function, at path: String) {
        let identity = ["name": function.name, "functionID": function.id, "messagetype": function.message.rawValue]
        for (key, value) in identity { self["\(path)@\(key)"] = value }
        self["\(path)@scope"] = function.scope
        add(function.lifespan, at: path)
        for (index, past) in function.history.enumerated() {
            for (key, value) in identity { self["\(path)/history \(index)@\(key)"] = value }
            add(past, at: "\(path)/history \(index)")
        }
        add(function.params, at: path)
    }

    private mutating func add(_ params: [Spec.Parameter], at path: String) {
        children(params.map { "param \($0.name)" }, at: path)
        for param in params { add(param, at: "\(path)/param \(param.name)") }
    }

    private mutating func add(_ param: Spec.Parameter, at path: String) {
        self["\(path)@name"] = param.name
        self["\(path)@type"] =
            switch param.type {
            case .boolean: "Boolean"
            case .integer: "Integer"
            case .float: "Float"
            case .string: "String"
            case .named(let name): name
            }
        self["\(path)@array"] = param.isArray ? "true" : nil
        self["\(path)@mandatory"] = param.isMandatory ? "true" : "false"
        self["\(path)@minsize"] = param.size.min.map(String.init)
        self["\(path)@maxsize"] = param.size.max.map(String.init)
        self["\(path)@minlength"] = param.length.min.map(String.init)
        self["\(path)@maxlength"] = param.length.max.map(String.init)
        self["\(path)@minvalue"] = param.value.min?.double.description
        self["\(path)@maxvalue"] = param.value.max?.double.description
        self["\(path)@platform"] = param.platform
        self["\(path)@scope"] = param.scope
        self["\(path)@defvalue"] =
            switch param.defaultValue {
            case .boolean(let value): value.description
            case .number(let value): value.double.description
            case .text(let value): value
            case nil: nil
            }
        add(param.lifespan, at: path)
        children(param.results.map { "element \($0)" }, at: path)
        for result in param.results { self["\(path)/element \(result)@name"] = result }
        for (index, past) in param.history.enumerated() { add(past, at: "\(path)/history \(index)") }
    }

    private mutating func add(_ lifespan: Spec.Lifespan, at path: String) {
        self["\(path)@since"] = lifespan.since?.description
        self["\(path)@until"] = lifespan.until?.description
        self["\(path)@deprecated"] = lifespan.isDeprecated ? "true" : nil
    }

    private mutating func children(_ names: [String], at path: String) {
        if !names.isEmpty { self["\(path)#children"] = names.joined(separator: ",") }
    }
}
