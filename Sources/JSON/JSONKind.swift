/// The type of a JSON value. A number is a double if it has a fraction or an exponent, or does not fit into 64 bits.
public enum JSONKind: String, Sendable {
    case null = "Null"
    case bool = "Boolean"
    case integer = "Integer"
    case double = "Double"
    case string = "String"
    case array = "Array"
    case object = "Object"
}
