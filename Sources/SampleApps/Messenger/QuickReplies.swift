/// Short answers that the driver can send without typing.
enum QuickReplies {
    static let group = "quick answers"
    static let answers = ["On my way", "Call you back", "Yes", "No", "Thank you"]
    static let phrases = answers + ["Be there soon", "Traffic is bad", "See you tonight"]
}
