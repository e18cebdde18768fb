/// The kinds of the head unit's keyboard.
public enum UIKeyboardType: Hashable, Sendable {
    /// Letters, digits and signs.
    case `default`
    /// Letters, digits and signs.
    case asciiCapable
    /// Letters, digits and signs, for a web address.
    case URL
    /// Letters, digits and signs, for an email address.
    case emailAddress
    /// Letters, digits and signs, for a search.
    case webSearch
    /// Digits.
    case numberPad
    /// Digits, for a telephone number.
    case phonePad
    /// Digits and a decimal point.
    case decimalPad
    /// Digits and signs.
    case numbersAndPunctuation

    /// Whether the head unit shows its numeric keyboard.
    package var isNumeric: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .numbersAndPunctuation: true
        case .default, .asciiCapable, .URL, .emailAddress, .webSearch: false
        }
    }
}

/// The titles of the return key that an app can request. The head unit may show another title.
public enum UIReturnKeyType: Hashable, Sendable {
    /// The keyboard's own title.
    case `default`
    /// The title "Done".
    case done
    /// The title "Go".
    case go
    /// The title "Next".
    case next
    /// The title "Search".
    case search
    /// The title "Send".
    case send
}
