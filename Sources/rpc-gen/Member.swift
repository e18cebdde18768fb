import RPCSpec

/// A Swift property for a parameter of an API. Also creates the code that passes the property to a visitor.
struct Member {
    let parameter: Spec.Parameter
    let kind: Spec.Kind
    /// The Swift type of the parameter; for an array, the Swift type of its elements.
    let element: String

    init(_ parameter: Spec.Parameter, in interface: Spec.Interface, _ dialect: Dialect) throws {
        self.parameter = parameter
        guard let kind = dialect.spec.kind(of: parameter.type, in: interface) else {
            throw GeneratorError("\(interface.name): the type of \(parameter.name) is not declared")
        }
        guard kind != .float || !parameter.isArray else {
            throw GeneratorError("\(interface.name): MemberVisitor has no method for the float array \(parameter.name)")
        }
        self.kind = kind
        switch kind {
        case .boolean: element = "Bool"
        case .integer: element = "Int"
        case .float: element = "Double"
        case .string: element = "String"
        case .enumeration(let enumeration, let home): element = dialect.reference(enumeration.name, in: home)
        case .structure(let structure, let home): element = dialect.reference(structure.name, in: home)
        }
    }

    var name: String { SwiftNames.identifier(parameter.name) }
    var isMandatory: Bool { parameter.isMandatory }
    var type: String { parameter.isArray ? "[\(element)]" : element }
    var storedType: String { isMandatory ? type : type + "?" }
    var initParameter: String { "\(name): \(storedType)" + (isMandatory ? "" : " = nil") }

    // MARK: Bounds

    private var size: String { "\(parameter.size.min ?? 0), \(parameter.size.max.map(String.init) ?? ".max")" }

    /// The minimum and maximum length of a text, as code. The default minimum is 1, as in SDL Core.
    private var length: String { "\(parameter.length.min ?? 1), \(parameter.length.max.map(String.init) ?? ".max")" }

    private var value: String {
        let low = parameter.value.min.map { Declarations.text($0) } ?? (kind == .float ? "-.infinity" : ".min")
        let high = parameter.value.max.map { Declarations.text($0) } ?? (kind == .float ? ".infinity" : ".max")
        return "\(low), \(high)"
    }

    // MARK: Lines

    var visitLine: String {
        let member = "(\"\(parameter.name)\", &it.\(name)"
        return switch (kind, parameter.isArray) {
        case (.boolean, false): "try v.bool\(member))"
        case (.integer, false): "try v.integer\(member), \(value))"
        case (.integer, true): "try v.integers\(member), \(size), values: \(value))"
        case (.float, _): "try v.number\(member), \(value))"
        case (.string, false): "try v.string\(member), \(length))"
        case (.string, true): "try v.strings\(member), \(size), lengths: \(length))"
        case (_, false): "try v.value\(member))"
        case (_, true): "try v.values\(member), \(size))"
        }
    }

    /// The code for the value that a mandatory member has before it is read.
    var blank: String {
        if parameter.isArray { return "[]" }
        return switch kind {
        case .boolean: "false"
        case .integer, .float: "0"
        case .string: "\"\""
        case .enumeration, .structure: ".blank"
        }
    }

    /// The default value of an optional parameter as Swift code; nil if the API defines no default value.
    var defaultExpression: String? {
        guard !isMandatory, let fallback = parameter.defaultValue else { return nil }
        switch fallback {
        case .boolean(let value): return "\(value)"
        case .number(let number): return Declarations.text(number)
        case .text(let text):
            if case .enumeration = kind { return ".\(SwiftNames.element(text))" }
            return "\"\(text)\""
        }
    }
}
