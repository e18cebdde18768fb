/// What a thumb can answer without typing.
enum Quick {
    static let group = "quick answers"
    static let answers = ["On my way", "Call you back", "Yes", "No", "Thank you"]
    static let phrases = answers + ["Be there soon", "Traffic is bad", "See you tonight"]
}
