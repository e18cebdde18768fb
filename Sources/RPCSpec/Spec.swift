/// An official interface definition, read from a file in `Sources/rpc-gen/Spec`.
///
/// The generator and tests use this type. The type contains only facts of the definition. `docs/spec-format.md`
/// describes the file format.
package struct Spec: Equatable, Sendable {
    package var dialect: Dialect
    /// The name of the whole definition. Only the HMI definition has a name.
    package var name: String?
    package var interfaces: [Interface]

    package enum Dialect: String, Sendable {
        case mobile, hmi
    }

    /// An interface of the definition. The mobile definition has one interface. The HMI definition has eleven
    /// interfaces.
    package struct Interface: Equatable, Sendable {
        package var name: String
        package var version: Version
        package var minVersion: Version?
        package var date: String
        package var enums: [Enumeration] = []
        package var structs: [Structure] = []
        package var functions: [Function] = []
    }

    package struct Enumeration: Equatable, Sendable {
        package var name: String
        package var internalScope: String?
        package var platform: String?
        package var lifespan = Lifespan()
        package var history: [Lifespan] = []
        package var elements: [Element] = []
    }

    package struct Element: Equatable, Sendable {
        /// The name of the enumeration element in JSON messages.
        package var name: String
        /// The identifier of the enumeration element in the definition; nil if `name` is also the identifier. For
        /// example, the names `EN-US` and `8KHZ` are not valid identifiers.
        package var internalName: String?
        package var value: Int?
        /// The value of the enumeration element in hexadecimal form; nil if the definition contains only the decimal
        /// form.
        package var hexValue: String?
        package var isRootScreen = false
        package var lifespan = Lifespan()
        package var history: [Lifespan] = []
    }

    package struct Structure: Equatable, Sendable {
        package var name: String
        package var scope: String?
        package var lifespan = Lifespan()
        package var history: [Lifespan] = []
        package var params: [Parameter] = []
    }

    package struct Function: Equatable, Sendable {
        package var name: String
        /// The name of the `FunctionID` element whose value is the number of the function; nil for HMI functions.
        package var id: String?
        package var message: Message
        package var scope: String?
        package var lifespan = Lifespan()
        package var history: [Lifespan] = []
        package var params: [Parameter] = []
    }

    package enum Message: String, Sendable {
        case request, response, notification
    }

    package struct Parameter: Equatable, Sendable {
        package var name: String
        package var type: TypeName
        package var isArray = false
        package var isMandatory: Bool
        package var size = Bounds<Int>()
        /// The minimum and maximum number of characters of the string, or of each string of the array.
        package var length = Bounds<Int>()
        /// The minimum and maximum of the number, or of each number of the array.
        package var value = Bounds<Number>()
        package var defaultValue: Default?
        package var platform: String?
        package var scope: String?
        package var lifespan = Lifespan()
        package var history: [Parameter] = []
        /// The result codes that a response may have. Only the parameter `resultCode` has such codes; for other
        /// parameters, the list is empty.
        package var results: [String] = []
    }

    package enum TypeName: Hashable, Sendable {
        case boolean, integer, float, string
        /// An enum or a struct, with the name from the definition: `Image`, or `Common.Image` in the HMI definition.
        case named(String)
    }

    package enum Default: Equatable, Sendable {
        case boolean(Bool)
        case number(Number)
        /// A text, or the name of an enum element.
        case text(String)
    }

    /// The versions of the interface definition in which a part of the definition exists.
    package struct Lifespan: Equatable, Sendable {
        package var since: Version?
        package var until: Version?
        package var isDeprecated = false

        package init(since: Version? = nil, until: Version? = nil, isDeprecated: Bool = false) {
            self.since = since
            self.until = until
            self.isDeprecated = isDeprecated
        }
    }

    /// Inclusive bounds. A bound is nil if the definition does not contain that bound.
    package struct Bounds<Value: Equatable & Sendable>: Equatable, Sendable {
        package var min: Value?
        package var max: Value?

        package init(min: Value? = nil, max: Value? = nil) {
            self.min = min
            self.max = max
        }
    }

    /// A number as written in the definition. `100` and `100.0` are different, because `100.0` cannot be a bound of
    /// integers.
    package enum Number: Equatable, Sendable {
        case integer(Int)
        case decimal(Double)

        package var double: Double {
            switch self {
            case .integer(let value): Double(value)
            case .decimal(let value): value
            }
        }
    }

    /// A version such as `5`, `7.1` or `4.2.2`. Missing parts count as 0, so `5.0` and `5.0.0` are equal.
    package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        package var major: Int
        package var minor: Int
        package var patch: Int

        package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        package init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
            guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
            let numbers = parts.compactMap { $0.map(Int.init) } + [0, 0]
            self.init(numbers[0], numbers[1], numbers[2])
        }

        package static func < (one: Version, other: Version) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }

        package var description: String { "\(major).\(minor).\(patch)" }
    }
}
