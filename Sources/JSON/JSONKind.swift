/// The type of a JSON value. A number with a fraction, an exponent or more than 64 bits is a double.
public enum JSONKind: String, Sendable {
    case null = "Null"
    case bool = "Boolean"
    case integer = "Integer"
    case double = "Double"
    case string = "String"
    case array = "Array"
    case object = "Object"
}
