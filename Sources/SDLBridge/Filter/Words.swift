/// The words of a text, as the log is searched by: runs of letters and digits, in lower case.
///
/// The full-text index splits the same way, and so does the page.
enum Words {
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in text.unicodeScalars {
            if isPart(scalar) {
                append(scalar, to: &word)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static func append(_ scalar: Unicode.Scalar, to word: inout String) {
        if scalar.isASCII {
            let value = scalar.value
            word.unicodeScalars.append((0x41...0x5A).contains(value) ? Unicode.Scalar(value + 32)! : scalar)
        } else {
            word += scalar.properties.lowercaseMapping
        }
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return switch scalar.value {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: false
            }
        }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse:
            true
        default: false
        }
    }

    /// Whether `phrase` stands in `words`: one word after the other, the last one perhaps only begun.
    static func hold(_ words: [String], phrase: [String]) -> Bool {
        guard let last = phrase.last else { return true }
        guard words.count >= phrase.count else { return false }
        let whole = phrase.dropLast()
        return (0...(words.count - phrase.count)).contains { start in
            words[start..<start + whole.count].elementsEqual(whole) && words[start + whole.count].hasPrefix(last)
        }
    }
}
