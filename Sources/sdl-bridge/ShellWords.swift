/// Splits a line into words as a shell does. Words are separated by spaces, but not by spaces inside quotes or after a
/// backslash. `#` begins a comment.
enum ShellWords {
    static func split(_ line: some StringProtocol) throws(Refusal) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for letter in line {
            if isEscaped {
                word = (word ?? "") + String(letter)
                isEscaped = false
            } else if letter == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
            } else if letter == "'" || letter == "\"" {
                quote = letter
                word = word ?? ""
            } else if letter.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else if letter == "#", word == nil {
                break
            } else {
                word = (word ?? "") + String(letter)
            }
        }
        if let quote { throw Refusal(description: "a \(quote) is not closed") }
        if isEscaped { throw Refusal(description: "nothing follows the last \\") }
        if let word { words.append(word) }
        return words
    }
}
