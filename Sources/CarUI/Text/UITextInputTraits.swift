/// The keys of the head unit's keyboard.
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

    /// Whether the head unit shows digits only.
    package var isNumeric: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .numbersAndPunctuation: true
        case .default, .asciiCapable, .URL, .emailAddress, .webSearch: false
        }
    }
}

/// The title of the return key. The head unit chooses the title that it shows.
public enum UIReturnKeyType: Hashable, Sendable {
    /// The keyboard's own title.
    case `default`
    /// Done.
    case done
    /// Go.
    case go
    /// Next.
    case next
    /// Search.
    case search
    /// Send.
    case send
}
