import RPCSpec

/// A parameter as a Swift property, with the code that writes, reads and checks it.
struct Member {
    let parameter: Spec.Parameter
    let kind: Spec.Kind
    /// The type of the property, or of its array elements.
    let element: String

    init(_ parameter: Spec.Parameter, in interface: Spec.Interface, _ dialect: Dialect) throws {
        self.parameter = parameter
        guard let kind = dialect.spec.kind(of: parameter.type, in: interface) else {
            throw GeneratorError("\(interface.name): the type of \(parameter.name) is not declared")
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

    /// SDL Core requires at least one character if no minimum length is stated.
    private var length: String { "\(parameter.length.min ?? 1), \(parameter.length.max.map(String.init) ?? ".max")" }

    private var isBounded: Bool { parameter.value.min != nil || parameter.value.max != nil }

    private var value: String {
        let low = parameter.value.min.map(Self.text) ?? (kind == .float ? "-.infinity" : ".min")
        let high = parameter.value.max.map(Self.text) ?? (kind == .float ? ".infinity" : ".max")
        return "\(low), \(high)"
    }

    private static func text(_ number: Spec.Number) -> String {
        switch number {
        case .integer(let value): "\(value)"
        case .decimal(let value): "\(value)"
        }
    }

    // MARK: Lines

    var writeLine: String { "writer.field(\"\(parameter.name)\", \(name))" }

    var readExpression: String {
        switch (kind, parameter.isArray) {
        case (.boolean, false): "try reader.bool()"
        case (.boolean, true): "try reader.bools(\(size))"
        case (.integer, false): "try reader.integer(\(isBounded ? value : ""))"
        case (.integer, true): "try reader.integers(\(size)\(isBounded ? ", values: \(value)" : ""))"
        case (.float, false): "try reader.number(\(isBounded ? value : ""))"
        case (.float, true): "try reader.numbers(\(size)\(isBounded ? ", values: \(value)" : ""))"
        case (.string, false): "try reader.string(\(length))"
        case (.string, true): "try reader.strings(\(size), lengths: \(length))"
        case (_, false): "try \(element).read(from: &reader)"
        case (_, true): "try reader.array(of: \(element).self, \(size))"
        }
    }

    /// Nil if every value of the right type is valid.
    var checkLine: String? {
        let key = "\"\(parameter.name)\", \(name)"
        switch (kind, parameter.isArray) {
        case (.boolean, false): return nil
        case (.integer, false): return isBounded ? "violations.integer(\(key), \(value))" : nil
        case (.float, false): return "violations.number(\(key), \(value))"
        case (.string, false): return "violations.string(\(key), \(length))"
        case (.enumeration, false), (.structure, false): return "violations.object(\(key))"
        case (.boolean, true): return "violations.array(\(key), \(size))"
        case (.integer, true) where !isBounded: return "violations.array(\(key), \(size))"
        case (.integer, true), (.float, true): return "violations.array(\(key), \(size)) { $0.check($1, \(value)) }"
        case (.string, true): return "violations.array(\(key), \(size)) { $0.check($1, \(length)) }"
        case (.enumeration, true), (.structure, true): return "violations.objects(\(key), \(size))"
        }
    }

    /// The default of an omitted optional parameter, as a Swift expression.
    var defaultExpression: String? {
        guard !isMandatory, let fallback = parameter.defaultValue else { return nil }
        switch fallback {
        case .boolean(let value): return "\(value)"
        case .number(let number): return Self.text(number)
        case .text(let text):
            if case .enumeration = kind { return ".\(SwiftNames.element(text))" }
            return "\"\(text)\""
        }
    }
}
