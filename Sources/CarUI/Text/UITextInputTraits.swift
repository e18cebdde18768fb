/// The kinds of the head unit's keyboard.
public enum UIKeyboardType: Hashable, Sendable {
    /// A keyboard with letters, digits and signs.
    case `default`
    /// A keyboard with letters, digits and signs, as with `default`.
    case asciiCapable
    /// A keyboard with letters, digits and signs, for a web address.
    case URL
    /// A keyboard with letters, digits and signs, for an email address.
    case emailAddress
    /// A keyboard with letters, digits and signs, for a search.
    case webSearch
    /// A keyboard with digits.
    case numberPad
    /// A keyboard with digits, for a telephone number.
    case phonePad
    /// A keyboard with digits and a decimal point.
    case decimalPad
    /// A keyboard with digits and signs.
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
    /// A return key with the head unit's own title.
    case `default`
    /// A return key with the title "Done".
    case done
    /// A return key with the title "Go".
    case go
    /// A return key with the title "Next".
    case next
    /// A return key with the title "Search".
    case search
    /// A return key with the title "Send".
    case send
}
