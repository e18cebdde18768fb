import JSON

/// A format error in a compact specification. `place` is the position of the error in the file.
package struct SpecError: Error, CustomStringConvertible {
    package var place: String
    package var reason: String

    package var description: String { "\(place): \(reason)" }
}

extension Spec {
    /// The version of the compact file format that this module reads.
    package static let format = 1

    /// Reads a file of `Sources/rpc-gen/Spec`. An unknown key, or a count that does not match the content, is an error.
    /// So no part of the file can be ignored unnoticed.
    package init(json: [UInt8]) throws {
        var members = try Members(JSONValue(parsing: json), at: "spec")
        let format = try members.integer("format")
        guard format == Self.format else { throw members.error("format \(format); expected \(Self.format)") }
        dialect = try members.choice("dialect")
        name = try members.optional("name") { try $0.string($1) }
        var stated = try members.members("counts")
        interfaces = try members.list("interfaces") { try Interface(&$0) }
        try members.finish()
        for (name, count) in counts {
            let wanted = try stated.integer(name)
            guard wanted == count else {
                throw stated.error("the file announces \(wanted) \(name), but contains \(count)")
            }
        }
        try stated.finish()
    }

    /// The number of declarations of each kind. Each specification file contains the same numbers.
    package var counts: KeyValuePairs<String, Int> {
        let enums = interfaces.flatMap(\.enums)
        let structs = interfaces.flatMap(\.structs)
        let functions = interfaces.flatMap(\.functions)
        let params = functions.flatMap(\.params)
        return [
            "interfaces": interfaces.count,
            "enums": enums.count,
            "elements": enums.reduce(0) { $0 + $1.elements.count },
            "structs": structs.count,
            "structParams": structs.reduce(0) { $0 + $1.params.count },
            "functions": functions.count,
            "functionParams": params.count,
            "results": params.reduce(0) { $0 + $1.results.count },
        ]
    }
}

extension Spec.Interface {
    fileprivate init(_ members: inout Members) throws {
        name = try members.string("name")
        version = try members.version("version")
        minVersion = try members.optional("minVersion") { try $0.version($1) }
        date = try members.string("date")
        enums = try members.list("enums") { try Spec.Enumeration(&$0) }
        structs = try members.list("structs") { try Spec.Structure(&$0) }
        functions = try members.list("functions") { try Spec.Function(&$0) }
    }
}

extension Spec.Enumeration {
    fileprivate init(_ members: inout Members) throws {
        name = try members.string("name")
        internalScope = try members.optional("internalScope") { try $0.string($1) }
        platform = try members.optional("platform") { try $0.string($1) }
        lifespan = try Spec.Lifespan(&members)
        history = try members.history { try Spec.Lifespan(&$0) }
        elements = try members.list("elements") { try Spec.Element(&$0) }
    }
}

extension Spec.Element {
    fileprivate init(_ members: inout Members) throws {
        name = try members.string("name")
        internalName = try members.optional("internalName") { try $0.string($1) }
        value = try members.optional("value") { try $0.integer($1) }
        hexValue = try members.optional("hexValue") { try $0.string($1) }
        isRootScreen = try members.mark("rootScreen")
        lifespan = try Spec.Lifespan(&members)
        history = try members.history { try Spec.Lifespan(&$0) }
    }
}

extension Spec.Structure {
    fileprivate init(_ members: inout Members) throws {
        name = try members.string("name")
        scope = try members.optional("scope") { try $0.string($1) }
        lifespan = try Spec.Lifespan(&members)
        history = try members.history { try Spec.Lifespan(&$0) }
        params = try members.list("params") { try Spec.Parameter(&$0) }
    }
}

extension Spec.Function {
    fileprivate init(_ members: inout Members) throws {
        name = try members.string("name")
        id = try members.optional("id") { try $0.string($1) }
        message = try members.choice("message")
        scope = try members.optional("scope") { try $0.string($1) }
        lifespan = try Spec.Lifespan(&members)
        history = try members.history { try Spec.Lifespan(&$0) }
        params = try members.list("params") { try Spec.Parameter(&$0) }
    }
}

extension Spec.Parameter {
    fileprivate init(_ members: inout Members) throws {
        let name = try members.string("name")
        try self.init(&members, named: name)
    }

    /// Reads a parameter, or the form that a parameter had in earlier versions. An earlier form does not contain the
    /// name of the parameter, so the caller passes `name`.
    private init(_ members: inout Members, named name: String) throws {
        self.name = name
        type = try Spec.TypeName(members.string("type"))
        isArray = try members.mark("array")
        isMandatory = try members.boolean("mandatory")
        size = try members.bounds("Size") { try $0.integer($1) }
        length = try members.bounds("Length") { try $0.integer($1) }
        value = try members.bounds("Value") { try $0.number($1) }
        defaultValue = try members.optional("default") { try $0.defaultValue($1) }
        platform = try members.optional("platform") { try $0.string($1) }
        scope = try members.optional("scope") { try $0.string($1) }
        lifespan = try Spec.Lifespan(&members)
        history = try members.history { try Spec.Parameter(&$0, named: name) }
        results = try members.optional("results") { try $0.strings($1) } ?? []
    }
}

extension Spec.TypeName {
    fileprivate init(_ name: String) {
        self =
            switch name {
            case "Boolean": .boolean
            case "Integer": .integer
            case "Float": .float
            case "String": .string
            default: .named(name)
            }
    }
}

extension Spec.Lifespan {
    fileprivate init(_ members: inout Members) throws {
        since = try members.optional("since") { try $0.version($1) }
        until = try members.optional("until") { try $0.version($1) }
        isDeprecated = try members.mark("deprecated")
    }
}
