/// Converts names in the definition to Swift names.
enum SwiftNames {
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]

    /// Returns a Swift identifier. If the name is a keyword, adds backticks.
    static func identifier(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns the Swift name of an enumeration element. For example, `HMI_OBSCURED` becomes `hmiObscured`, `EN-US`
    /// becomes `enUs`, and `8KHZ` becomes `_8khz`.
    static func element(_ name: String) -> String {
        let words = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        let isUppercase = name == name.uppercased()
        var text = ""
        for (index, word) in words.enumerated() {
            let plain = isUppercase ? word.lowercased() : word
            text += index == 0 ? lowercasedFirst(plain) : plain.prefix(1).uppercased() + plain.dropFirst()
        }
        if text.first?.isNumber == true { text = "_" + text }
        return identifier(text)
    }

    /// Returns the name with its first word in lower case. For example, `OnHMIStatus` becomes `onHMIStatus`, and
    /// `HMILevel` becomes `hmiLevel`.
    static func lowercasedFirst(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        if capitals.count <= 1 || capitals.count == name.count {
            return capitals.lowercased() + name.dropFirst(capitals.count)
        }
        let word = capitals.dropLast()
        return word.lowercased() + name.dropFirst(word.count)
    }

    static func capitalizedFirst(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
